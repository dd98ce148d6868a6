import { defineOrderFields, orderSwitch } from "@haat/sdk/order-fields"
import { z } from "zod"

export const V1_FIELDS = defineOrderFields(
  "v1-notes",
  z.object({ is_noted: orderSwitch(), note: z.string().trim().max(50).default("") }),
  {
    is_noted: { label: { en: "Noted", hi: "लिखा गया" } },
    note: { label: { en: "Note for v1", hi: "v1 के लिए नोट" }, on_invoice: true },
  },
)
