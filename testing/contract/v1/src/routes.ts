import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { NewV1Note, V1Note, V1NoteCount } from "./contract"

const who = "customer"

export const V1_NOTES_ROUTES = defineRoutes("Store: v1 notes", {
  "GET /store/v1-notes": { who, summary: "The shopper's v1 notes", reply: z.object({ items: z.array(V1Note) }) },
  "POST /store/v1-notes": {
    who,
    summary: "Adds a v1 note",
    body: NewV1Note,
    status: 201,
    reply: z.object({ item: V1Note }),
    errors: { 404: "No such product", 409: "Too many" },
  },
  "DELETE /store/v1-notes/:id": { who, summary: "Removes a v1 note", reply: V1Note.pick({ id: true }) },
  "POST /store/v1-notes/mail": {
    who,
    summary: "Mails the list to the shopper, once a day",
    body: LocaleQuery,
    status: 202,
    reply: z.object({ sent: z.literal(true) }),
  },
  "GET /store/v1-note-counts/:product_id": {
    who: "everyone",
    summary: "Number of v1 notes about a product",
    reply: V1NoteCount,
  },
})
