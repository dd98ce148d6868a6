import type { ResourceModule } from "../resource-module"
import { taxRequests } from "./requests"

export default {
  requests: taxRequests,
} satisfies ResourceModule
