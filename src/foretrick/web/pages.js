/** The pages around the card table. */
export { StartPage } from "./start.js";
export { NewTablePage } from "./create.js";
export { Lobby } from "./lobby.js";
export { Summary } from "./summary.js";
export { ReviewPage } from "./review.js";
export { RulesPage, RulesText } from "./rules.js";
export { SettingsPanel } from "./settings.js";
