import { settingsModule } from "../resource-module"

export default settingsModule(50, () => import("./CodSettings"))
