import type { ResourceModule } from "../resource-module"
import { warehouseRequests } from "./requests"

export default {
  requests: warehouseRequests,
} satisfies ResourceModule
