import { settingsModule } from "../settings/settings-module"

export default settingsModule({ position: 60, fetch: () => import("./ReturnSettings") })
