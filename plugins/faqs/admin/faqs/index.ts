import type { ResourceModule } from "@haat/sdk/admin"

export default { permission: "customize" } satisfies ResourceModule
