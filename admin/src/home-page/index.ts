import type { ResourceModule } from "../resource-module"

export default { isSingle: true, permission: "customize" } satisfies ResourceModule
