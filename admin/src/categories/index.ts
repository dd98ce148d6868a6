import type { ResourceModule } from "../resource-module"
import { categoryRequests } from "./requests"

export default {
  recordRepresentation: "name",
  requests: categoryRequests,
} satisfies ResourceModule
