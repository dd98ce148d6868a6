import { settingsModule } from "../resource-module"

export default settingsModule(70, () => import("./CancellationSettings"))
