import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  permission: "settings",
  settings: { position: 90, section: screen("/setting", () => import("./PluginSettings")) },
} satisfies ResourceModule
