import { Lang } from "@haat/sdk/locale"
import { z } from "zod"
import { MAKER_ROLES, NET_UNITS } from "./contract/facts"

export const Category = z.object({
  id: z.string(),
  name: z.string(),
  lang: Lang,
  handle: z.string(),
  product_count: z.number().describe("Products on sale"),
})

export const Image = z.object({
  id: z.string(),
  url: z.string().describe("The middle rendition"),
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
})

const ListPrice = z
  .number()
  .optional()
  .describe(
    "Rupees: the MRP, else the lowest price of the last 30 days; left out where that is no more than the price. Shown where the shop's `random_discounts` are off",
  )

export const CardFields = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.object({ id: z.string(), name: z.string(), lang: Lang }).nullable(),
  price: z.number().describe("Rupees, tax included"),
  list_price: ListPrice,
  quantity: z.number().describe("Pieces that can still be sold"),
  images: z.array(Image),
  rating: z.object({ average: z.number().nullable(), count: z.number() }),
  created_at: z.string(),
})
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

const Facts = z.object({
  brand: z.string().optional(),
  mrp: z.number().optional().describe("The highest price that may be asked, inclusive of all taxes, in paise"),
  origin: z.string().optional().describe("The country of origin, as IN"),
  net_quantity: z.number().optional(),
  net_unit: z.enum(NET_UNITS).optional(),
  maker_role: z.enum(MAKER_ROLES).optional(),
  maker: z.string().optional(),
  maker_address: z.string().optional(),
  best_before: z.string().optional(),
  made: z.string().optional().describe("The month of manufacture, as 2026-03"),
})

const CARD_LANGS = { name: Lang, description: Lang }

export const ProductCard = CardFields.extend({
  from: z.number().optional().describe("The lowest price of its variants, left out when all cost the same"),
  colours: z.array(z.string()).optional().describe("Of its variants: as #4b5d9b, or the address of a picture"),
  choices: z.number().optional().describe("How many variants there are to choose from; left out for one kind only"),
  langs: z.object(CARD_LANGS).optional(),
})

/** Saved items have both names, like the lines of the cart. */
export const SavedProduct = ProductCard.extend({ name_hi: z.string().optional() })

export const ProductPage = CardFields.extend({
  sku: z.string().optional().describe("The owner's own, of one kind only; variants have theirs"),
  gtin: z.string().optional().describe("The number under its barcode, of one kind only; variants have theirs"),
  options: z.array(Option).optional().describe("What is chosen, in the owner's order; left out for one kind only"),
  variants: z
    .array(Variant)
    .optional()
    .describe("The price and the quantity of the product are those of the first that can be bought"),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  about: z.string(),
  returns: z
    .object({ days: z.number(), paid_by: z.enum(["shop", "shopper"]), exchange_only: z.boolean() })
    .optional()
    .describe("What can be sent back, and until how many days after delivery; left out when it cannot"),
  facts: Facts.optional().describe("What is said of packed goods; left out when nothing is"),
  size_chart: z
    .array(z.array(z.string()))
    .optional()
    .describe("What sizes measure: rows of cells, of which the first row and the first of each row are headings"),
  langs: z.object({ ...CARD_LANGS, about: Lang, attributes: Lang, size_chart: Lang }).optional(),
})

const Changed = z.string().describe("When a product was changed last")

export const Addresses = z.object({ products: z.array(z.object({ id: z.string(), updated_at: Changed })) })

export const Sitemaps = z.object({
  sitemaps: z.array(z.object({ products: z.number(), updated_at: Changed })).describe("In the order of the addresses"),
})
