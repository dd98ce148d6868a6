import { listHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList } from "@haat/sdk/server/back-office/staff-route"
import { LEGACY_PERMISSIONS } from "./permissions"
import { LEGACY_CALLS } from "./queries/list-legacy-calls"

/** Back office list of the uses of old calls. */
export const LEGACY_RESOURCES = [
  defineResource({
    name: "legacy-calls",
    tag: "Back office: shop",
    permissions: LEGACY_PERMISSIONS,
    routes: {
      "GET /back-office/legacy-calls": staffList(
        "old-api.read",
        "Uses of the old calls, the latest day first",
        "q",
        listHandler("legacy-calls", LEGACY_CALLS, LEGACY_CALLS.page),
      ),
    },
  }),
]
