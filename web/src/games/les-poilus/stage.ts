/** What Les Poilus gives the stage. */

import "./banner.css";
import type { Script } from "../../table/beat";
import { beat, SILENT } from "./beats";
import { chapter } from "./chapter";
import { fold, UNFOLDED } from "./fold";
import Ghost from "./Ghost.svelte";

const script: Script = { fold, beat, unfolded: UNFOLDED, chapter, silent: SILENT, Ghost };
export default script;
