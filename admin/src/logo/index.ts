import type { ResourceModule } from "../resource-module"
import { logoRequests } from "./requests"

export default {
  requests: logoRequests,
} satisfies ResourceModule
