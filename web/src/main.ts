import "@fontsource-variable/source-serif-4/index.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/im-fell-english-sc/latin-400.css";
import "@fontsource/special-elite/latin-400.css";
import "@fontsource/bowlby-one/latin-400.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";

await speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
