import { settingsModule } from "../settings/settings-module"

export default settingsModule(60, () => import("./ReturnSettings"))
