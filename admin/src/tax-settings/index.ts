import { settingsModule } from "../settings/settings-module"

export default settingsModule(30, () => import("./TaxSettings"))
