import { defineRoutes, Message, TOO_OFTEN } from "@haat/sdk/server/route"
import { AskForNotice, ContactMessage, Enquiry, StopNotices } from "./contract"

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
  "POST /store/stock-notices": {
    who: "everyone",
    summary: "Asks for one mail when what is sold out is back",
    description: "The reply is the same whether the address waits already or not.",
    bodyLimit: "4kb",
    body: AskForNotice,
    reply: Message,
    status: 202,
    errors: { ...TOO_OFTEN, 404: "Not sold any more", 409: "In stock" },
  },
  "POST /store/stock-notices/stop": {
    who: "everyone",
    summary: "Stops all mails that an address waits for, by the link of one that it got",
    bodyLimit: "4kb",
    body: StopNotices,
    reply: Message,
  },
})
