import { listHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList } from "@haat/sdk/server/back-office/staff-route"
import { __PLUGIN___PERMISSIONS } from "./permissions"
import { __PLUGIN___LIST as LIST } from "./queries/list-__name__"

export const __PLUGIN___RESOURCES = [
  defineResource({
    name: "__resource__",
    tag: "Back office: people",
    permissions: __PLUGIN___PERMISSIONS,
    routes: {
      "GET /back-office/__resource__": staffList(
        "__name__.read",
        "__Rows_words__ of all shoppers, newest first",
        "q",
        listHandler("__resource__", LIST, LIST.page),
      ),
    },
  }),
]
