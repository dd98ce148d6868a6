import type { ResourceModule } from "../resource-module"
import { cashRequests } from "./requests"

export default {
  requests: cashRequests,
} satisfies ResourceModule
