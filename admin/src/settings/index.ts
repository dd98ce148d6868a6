import type { ResourceModule } from "../resource-module"
import { settingsRequests } from "./requests"

export default {
  requests: settingsRequests,
} satisfies ResourceModule
