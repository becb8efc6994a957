/** Where the browser's script begins. */
import { addBehaviours, reportEvents, wakeIslands } from "./app";

addBehaviours();
wakeIslands();
reportEvents();
