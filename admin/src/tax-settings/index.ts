import { settingsModule } from "../settings/settings-module"

export default settingsModule({ position: 30, fetch: () => import("./TaxSettings") })
