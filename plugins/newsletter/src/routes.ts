import { defineRoutes, Message, TOO_OFTEN } from "@haat/sdk/server/route"
import { ChangeSubscription, SubscribeHere, Subscription, Unsubscribe } from "./contract"

export const NEWSLETTER_ROUTES = defineRoutes("Store: content", {
  "POST /store/newsletter": {
    who: "everyone",
    summary: "Subscribes",
    description: "With `language`, the words that the shop's pages show in it are kept as what was agreed to.",
    bodyLimit: "4kb",
    fieldErrors: false,
    body: SubscribeHere,
    reply: Message,
    status: 201,
    errors: TOO_OFTEN,
  },
  "POST /store/newsletter/unsubscribe": {
    who: "everyone",
    summary: "Unsubscribes, by the link in a mail",
    description: "Again, or with an unknown link, it says the same.",
    bodyLimit: "4kb",
    body: Unsubscribe,
    reply: Message,
  },
  "GET /store/newsletter/mine": {
    who: "customer",
    summary: "Whether the shopper's e-mail address is subscribed",
    reply: Subscription,
  },
  "POST /store/newsletter/mine": {
    who: "customer",
    summary: "Subscribes the shopper's e-mail address, or unsubscribes it",
    bodyLimit: "4kb",
    body: ChangeSubscription,
    reply: Subscription,
    errors: TOO_OFTEN,
  },
})
