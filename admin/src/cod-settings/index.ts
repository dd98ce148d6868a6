import { settingsModule } from "../settings/settings-module"

export default settingsModule(50, () => import("./CodSettings"))
