// begin mail
import { LocaleQuery } from "@haat/sdk/locale"
// end mail
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { __Row__, New__Row__ } from "./contract"

const who = "customer"

export const __PLUGIN___ROUTES = defineRoutes("Store: __title__", {
  "GET /store/__name__": { who, summary: "The shopper's __rows_words__", reply: z.object({ items: z.array(__Row__) }) },
  "POST /store/__name__": {
    who,
    summary: "Adds a __row_words__",
    body: New__Row__,
    status: 201,
    reply: z.object({ item: __Row__ }),
    errors: { 404: "No such product", 409: "Too many" },
  },
  "DELETE /store/__name__/:id": { who, summary: "Removes a __row_words__", reply: __Row__.pick({ id: true }) },
  // begin mail
  "POST /store/__name__/mail": {
    who,
    summary: "Mails the list to the shopper, once a day",
    body: LocaleQuery,
    status: 202,
    reply: z.object({ sent: z.literal(true) }),
  },
  // end mail
})
