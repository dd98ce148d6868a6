import { listHandler, replyHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { z } from "zod"
import { WISHLIST_PERMISSIONS } from "./permissions"
import { countNewWishes, countWishes } from "./queries/count-wishes"
import { WISHLIST_LIST } from "./queries/list-wishlist"

export const WISHLIST_RESOURCES = [
  defineResource({
    name: "wishlists",
    tag: "Back office: people",
    permissions: WISHLIST_PERMISSIONS,
    readTodo: async (db, may) => (may("wishlist.read") ? countNewWishes(db) : {}),
    routes: {
      "GET /back-office/wishlists": staffList(
        "wishlist.read",
        "Lists of all shoppers, newest first",
        "q, customer_id",
        listHandler("wishlists", WISHLIST_LIST, WISHLIST_LIST.page),
      ),
      "GET /back-office/wishlists/wishes": staffRoute(
        "wishlist.read",
        "How many shoppers wish for a product, by its id",
        { reply: z.record(z.string(), z.number()) },
        replyHandler((req) => countWishes(resolveDatabase(req))),
      ),
    },
  }),
]
