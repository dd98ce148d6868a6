import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { warehouseRequests } from "./requests"

export default {
  recordRepresentation: "name",
  permission: "settings",
  settings: { position: 40, section: screen("/setting", () => import("./Warehouses")) },
  requests: warehouseRequests,
} satisfies ResourceModule
