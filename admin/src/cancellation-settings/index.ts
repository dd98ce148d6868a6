import type { ResourceModule } from "../resource-module"
import { cancellationRequests } from "./requests"

export default {
  requests: cancellationRequests,
} satisfies ResourceModule
