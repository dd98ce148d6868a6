import { SubscribeHere } from "@haat/newsletter/contract"
import { defineSlot, latePart, postForm } from "@haat/sdk/storefront"
import { NEWSLETTER } from "../messages.ts"

export default defineSlot("home.sections", {
  order: 700,
  name: { en: "Newsletter", hi: "न्यूज़लेटर" },
  actions: {
    newsletter: postForm("/store/newsletter", SubscribeHere, () => ({ done: NEWSLETTER.subscribed })),
  },
  component: latePart(() => import("../newsletter-form.tsx")),
})
