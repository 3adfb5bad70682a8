/** What Trench Club gives the stage; its map draws by itself what moves on it. */

import "./banner.css";
import type { Script } from "../../table/beat";
import { beat, SILENT } from "./beats";
import { fold, UNFOLDED } from "./fold";

const script: Script = { fold, beat, unfolded: UNFOLDED, silent: SILENT };
export default script;
