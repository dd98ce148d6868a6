import type { ResourceModule } from "../resource-module"

export default {
  recordRepresentation: "name",
} satisfies ResourceModule
