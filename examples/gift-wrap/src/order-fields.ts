import { defineOrderFields, orderSwitch } from "@haat/sdk/order-fields"
import { z } from "zod"

export const GIFT_WRAP_FIELDS = defineOrderFields(
  "gift-wrap",
  z.object({
    is_wrapped: orderSwitch(),
    message: z.string().trim().max(200, "The message can have up to 200 characters").default(""),
  }),
  {
    is_wrapped: { label: { en: "Wrap as a gift", hi: "गिफ़्ट रैप करें" }, on_invoice: true },
    message: { label: { en: "Gift message", hi: "गिफ़्ट का संदेश" }, on_invoice: true },
  },
)
