import { settingsModule } from "../settings/settings-module"

export default settingsModule({ position: 50, fetch: () => import("./CodSettings") })
