import { settingsModule } from "../settings/settings-module"

export default settingsModule({ position: 70, fetch: () => import("./CancellationSettings") })
