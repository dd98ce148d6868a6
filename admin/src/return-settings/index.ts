import type { ResourceModule } from "../resource-module"
import { returnSettingsRequests } from "./requests"

export default {
  requests: returnSettingsRequests,
} satisfies ResourceModule
