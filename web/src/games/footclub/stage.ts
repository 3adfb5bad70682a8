/** What FootClub gives the stage. */

import "./banner.css";
import type { Script } from "../../table/beat";
import { beat, SILENT } from "./beats";
import { chapter } from "./chapter";
import { fold, opening, UNFOLDED } from "./fold";
import Ghost from "./Ghost.svelte";

const script: Script = { fold, opening, beat, unfolded: UNFOLDED, chapter, silent: SILENT, Ghost };
export default script;
