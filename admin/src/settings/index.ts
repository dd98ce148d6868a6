import { settingsModule } from "../resource-module"

export default settingsModule(10, () => import("./ShopSettings"))
