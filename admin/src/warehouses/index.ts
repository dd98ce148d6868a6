import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { warehouseRequests } from "./requests"

const fetchSection = async () => ({ default: (await import("./Warehouses")).Warehouses })

export default {
  recordRepresentation: "name",
  permission: "settings",
  settings: { position: 40, section: screen("/setting", fetchSection) },
  requests: warehouseRequests,
} satisfies ResourceModule
