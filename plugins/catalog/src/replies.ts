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

const Image = z.object({
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

const CardFields = z.object({
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

export const RelatedProducts = z.object({ products: z.array(ProductCard) })

export const Suggestions = z.object({
  words: z.array(z.string()).describe("Each finds a product"),
  categories: z.array(Category.omit({ product_count: true })),
  products: z.array(
    CardFields.pick({ id: true, name: true, price: true }).extend({ lang: Lang, image: Image.nullable() }),
  ),
})

const Changed = z.string().describe("When a product was changed last")

export const Addresses = z.object({ products: z.array(z.object({ id: z.string(), updated_at: Changed })) })

export const Sitemaps = z.object({
  sitemaps: z.array(z.object({ products: z.number(), updated_at: Changed })).describe("In the order of the addresses"),
})

export const ProductList = z.object({
  products: z.array(ProductCard),
  count: z.number(),
  count_is_at_least: z.boolean().describe("That there may be more: no more than a thousand of a search are counted"),
  facets_of: z
    .number()
    .nullable()
    .describe("Of how many products the facets are, where a search finds more than are counted: of the first"),
  page: z.number(),
  limit: z.number(),
  whole: z.number().describe("How many of these have all of the search text; those that come closest follow them"),
  up_to: z.number().nullable().describe("The highest price the search text names, in rupees, as another maximum price"),
  at_least: z.number().nullable().describe("The lowest price the search text names, as another minimum price"),
  without_price: z
    .string()
    .nullable()
    .describe("The search text without the prices that it names; null when it names none"),
  by_price: z
    .enum(["cheapest", "dearest"])
    .nullable()
    .describe("The order the search text asks for, where no `sort` is given"),
  no_such: z
    .string()
    .nullable()
    .describe("What is looked for, when no product on sale is that: what is shown comes closest"),
  read_as: z.string().nullable().describe("What was looked for, when no product has the search text as it is typed"),
  did_you_mean: z.array(z.string()).describe("Other texts that it may have been meant to be"),
  found_in: z
    .record(z.string(), z.object({ field: z.enum(["category", "attributes", "description"]), text: z.string() }))
    .describe("By a product's id, where the words stand that its name does not have"),
  facets: z
    .object({
      categories: z.array(z.object({ id: z.string(), name: z.string(), lang: Lang, count: z.number() })),
      price: z.object({ min: z.number(), max: z.number() }),
      in_stock: z.number(),
      origins: z
        .array(z.object({ origin: z.string().describe("A country, as IN"), count: z.number() }))
        .describe("Countries of origin, for `origin`; what does not say one is in none"),
      options: z
        .array(
          z.object({
            option: z.string(),
            title: z.string(),
            values: z.array(
              z.object({ choice: z.string(), value: z.string(), colour: z.string().optional(), count: z.number() }),
            ),
          }),
        )
        .describe(
          "What variants are chosen by, and brands, for `choice`; none of everything; where prices, countries or several values of one option are chosen, and in a search, counted of the first thousand products",
        ),
    })
    .describe("Each ignores its own filter and obeys the others"),
})
