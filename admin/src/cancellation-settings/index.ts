import { settingsModule } from "../settings/settings-module"

export default settingsModule(70, () => import("./CancellationSettings"))
