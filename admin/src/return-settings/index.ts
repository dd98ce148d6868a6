import { settingsModule } from "../resource-module"

export default settingsModule(60, () => import("./ReturnSettings"))
