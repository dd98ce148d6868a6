import { settingsModule } from "./settings-module"

export default settingsModule(10, () => import("./ShopSettings"))
