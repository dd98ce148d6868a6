import { ChangeSubscription } from "@haat/newsletter/contract"
import { defineSlot } from "@haat/sdk/storefront"
import { MySubscription, subscriptionQuery } from "../my-subscription.tsx"

export default defineSlot("account.sections", {
  order: 100,
  queries: ({ person }) => [subscriptionQuery(person.email)],
  actions: {
    subscription: async ({ values, call }) => {
      const subscribed = values.subscribed === "true"
      await call("/store/newsletter/mine", { body: ChangeSubscription.parse({ ...values, subscribed }) })
      return "/profile#newsletter"
    },
  },
  component: ({ person }) => <MySubscription email={person.email} />,
})
