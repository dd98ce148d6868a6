import { Lang } from "@haat/sdk/lang"
import { z } from "zod"
import { NET_UNITS } from "./facts"
import { CARD_LANGS, ListPrice, ProductFields } from "./product-card"
import { Facts } from "./product-facts"
import { RETURN_PAYERS } from "./returns"

export const Attribute = z.object({ key: z.string(), value: z.string() })
export type Attribute = z.infer<typeof Attribute>

const Option = z.object({
  title: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      colour: z.string().optional().describe("As #4b5d9b"),
      image: z.string().optional().describe("The address of a picture, in place of the colour"),
    }),
  ),
})

const Variant = z.object({
  id: z.string(),
  choice: z.string().describe('Its values, as "Indigo, M"'),
  values: z.array(z.string()).describe("One for each option, in their order"),
  price: z.number().describe("Rupees, tax included"),
  quantity: z.number().describe("Pieces that can still be sold"),
  list_price: ListPrice,
  sku: z.string().optional().describe("The owner's own"),
  gtin: z.string().optional().describe("The number under its barcode, of 8, 12, 13 or 14 digits"),
  image: z.string().optional().describe("The address of its own picture, one of the product's"),
  mrp: z.number().optional().describe("Paise, of its own; left out for the product's"),
  net_quantity: z.number().optional().describe("Of its own, in `net_unit`; both left out for the product's"),
  net_unit: z.enum(NET_UNITS).optional(),
})

/** Page of a product for shoppers; weight and sizes are for the owner only. */
export const ProductPage = ProductFields.extend({
  sku: z.string().optional().describe("The owner's own, of one kind only; variants have theirs"),
  gtin: z.string().optional().describe("The number under its barcode, of one kind only; variants have theirs"),
  options: z.array(Option).optional().describe("What is chosen, in the owner's order; left out for one kind only"),
  variants: z
    .array(Variant)
    .optional()
    .describe("The price and the quantity of the product are those of the first that can be bought"),
  attributes: z.array(Attribute),
  about: z.string(),
  returns: z
    .object({ days: z.number(), paid_by: z.enum(RETURN_PAYERS), exchange_only: z.boolean() })
    .optional()
    .describe("What can be sent back, and until how many days after delivery; left out when it cannot"),
  facts: Facts.optional().describe("What is said of packed goods; left out when nothing is"),
  size_chart: z
    .array(z.array(z.string()))
    .optional()
    .describe("What sizes measure: rows of cells, of which the first row and the first of each row are headings"),
  langs: z.object({ ...CARD_LANGS, about: Lang, attributes: Lang, size_chart: Lang }).optional(),
})
export type ProductPage = z.infer<typeof ProductPage>
