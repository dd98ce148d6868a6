import type { ResourceModule } from "../resource-module"
import { warehouseRequests } from "./requests"

export default {
  recordRepresentation: "name",
  permission: "settings",
  requests: warehouseRequests,
} satisfies ResourceModule
