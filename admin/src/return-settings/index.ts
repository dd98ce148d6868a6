import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  isSingle: true,
  permission: "settings",
  settings: { position: 60, section: screen("/setting", () => import("./ReturnSettings")) },
} satisfies ResourceModule
