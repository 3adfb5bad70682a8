import "@fontsource-variable/source-serif-4/index.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import { greet, speak } from "./lib/texts.svelte";
import Unreached from "./ui/Unreached.svelte";

applySettings();
greet(settings.language);
const spoken = await speak(settings.language).then(
  () => true,
  () => false,
);
const target = document.getElementById("app");
if (target) mount(spoken ? App : Unreached, { target });
