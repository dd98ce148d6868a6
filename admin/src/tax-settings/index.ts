import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  isSingle: true,
  permission: "settings",
  settings: { position: 30, section: screen("/setting", () => import("./TaxSettings")) },
} satisfies ResourceModule
