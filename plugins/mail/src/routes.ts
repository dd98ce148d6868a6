import { defineRoutes, TOO_OFTEN } from "@haat/http/route"
import { z } from "zod"
import { ContactMessage, Enquiry } from "./contract"

const Message = z.object({ message: z.string() })

export const MAIL_ROUTES = defineRoutes("Store: content", {
  "POST /store/contact": {
    who: "everyone",
    summary: "Writes to the owner",
    bodyLimit: "40kb",
    body: ContactMessage,
    reply: Message,
    status: 202,
    errors: TOO_OFTEN,
  },
  "POST /store/enquiries": {
    who: "everyone",
    summary: "Asks the owner to ring up or write back, from who wants to sell",
    bodyLimit: "40kb",
    body: Enquiry,
    reply: Message,
    status: 202,
    errors: TOO_OFTEN,
  },
})
