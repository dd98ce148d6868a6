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
  choice: z.string().describe('Its option values, as "Indigo, M"'),
  values: z.array(z.string()).describe("One for each option, in their order"),
  price: z.number().describe("Rupees, tax included"),
  quantity: z.number().describe("Pieces that can still be sold"),
  list_price: ListPrice,
  sku: z.string().optional().describe("SKU that the owner set"),
  gtin: z.string().optional().describe("The number under its barcode, of 8, 12, 13 or 14 digits"),
  image: z.string().optional().describe("Address of its own picture, which is one of the product's"),
  mrp: z.number().optional().describe("Paise; left out when the product's MRP applies"),
  net_quantity: z.number().optional().describe("Quantity in `net_unit`; both left out when the product's apply"),
  net_unit: z.enum(NET_UNITS).optional(),
})

/** Page of a product for shoppers; weight and sizes are for the owner only. */
export const ProductPage = ProductFields.extend({
  sku: z.string().optional().describe("SKU of a product without options; variants have their own"),
  gtin: z.string().optional().describe("GTIN of a product without options; variants have their own"),
  options: z.array(Option).optional().describe("Options in the owner's order; left out for a product without options"),
  variants: z
    .array(Variant)
    .optional()
    .describe("Price and quantity of the product are those of the first variant in stock"),
  attributes: z.array(Attribute),
  about: z.string(),
  returns: z
    .object({ days: z.number(), paid_by: z.enum(RETURN_PAYERS), exchange_only: z.boolean() })
    .optional()
    .describe("Return rule, in days after delivery; left out when the product cannot be returned"),
  facts: Facts.optional().describe("Facts about packed goods; left out when there are none"),
  size_chart: z
    .array(z.array(z.string()))
    .optional()
    .describe("Size chart: rows of cells; the first row and the first cell of each row are headings"),
  langs: z.object({ ...CARD_LANGS, about: Lang, attributes: Lang, size_chart: Lang }).optional(),
})
export type ProductPage = z.infer<typeof ProductPage>
