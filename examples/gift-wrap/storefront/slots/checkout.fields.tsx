import { collectOrderFields } from "@haat/checkout/contract"
import { defineSlot } from "@haat/sdk/storefront"
import type { GiftWish } from "../../src/contract.ts"
import { GiftFields, PLUGIN } from "../gift-fields.tsx"
import { GIFT_WRAP } from "../messages.ts"

export default defineSlot("checkout.fields", {
  order: 1_000,
  actions: {
    "save-gift-wish": async ({ values, call }) => {
      const wish = collectOrderFields(Object.entries(values))?.[PLUGIN] ?? {}
      await call("/store/checkout/fields", { body: { plugin: PLUGIN, values: wish } })
      return { done: GIFT_WRAP.saved, values }
    },
  },
  component: ({ fields, errors = {} }) => {
    const wish = fields[PLUGIN] as GiftWish | undefined
    // the summary that has the values is still loading
    return wish ? <GiftFields wish={wish} errors={errors} /> : null
  },
})
