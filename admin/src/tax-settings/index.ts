import { settingsModule } from "../resource-module"

export default settingsModule(30, () => import("./TaxSettings"))
