import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { replyHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { allResources, defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"

export const OVERVIEW_RESOURCES = [
  defineResource({
    name: "overview",
    tag: "Back office: shop",
    routes: {
      /** A few entries of each kind of work, as the resources of all plugins read them. */
      "GET /back-office/overview/todo": staffRoute(
        "overview.read",
        "What waits for someone",
        {},
        replyHandler(async (req) => {
          const { role } = requestAdministrator(req)
          const readers = allResources().flatMap(({ readTodo }) => readTodo ?? [])
          const parts = readers.map((readTodo) =>
            readTodo(resolveDatabase(req), (permission) => isAllowed(role, permission)),
          )
          return Object.assign({}, ...(await Promise.all(parts)))
        }),
      ),
    },
  }),
]
