import { defineRoutes, TOO_OFTEN } from "@haat/http/route"
import { z } from "zod"
import { Subscribe } from "./contract"

const Message = z.object({ message: z.string() })

export const NEWSLETTER_ROUTES = defineRoutes("Store: content", {
  "POST /store/newsletter": {
    who: "everyone",
    summary: "Subscribes",
    bodyLimit: "4kb",
    fieldErrors: false,
    body: Subscribe,
    reply: Message,
    status: 201,
    errors: TOO_OFTEN,
  },
})
