import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  recordRepresentation: "name",
  permission: "settings",
  settings: { position: 40, section: screen("/setting", () => import("./Warehouses")) },
} satisfies ResourceModule
