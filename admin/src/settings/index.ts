import { settingsModule } from "./settings-module"

export default settingsModule({ position: 10, fetch: () => import("./ShopSettings") })
