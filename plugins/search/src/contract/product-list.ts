import { ProductCard, ProductFields, ProductImage, ShopCategory } from "@haat/catalog/contract"
import { Lang } from "@haat/sdk/lang"
import { z } from "zod"

/** Related products that can be bought now: first of the same category, then those bought together with it. */
export const RelatedProducts = z.object({ products: z.array(ProductCard) })
export type RelatedProducts = z.infer<typeof RelatedProducts>

/** Completions of a half-typed search text. */
export const Suggestions = z.object({
  words: z.array(z.string()).describe("Each finds a product"),
  categories: z.array(ShopCategory.omit({ product_count: true })),
  products: z.array(
    ProductFields.pick({ id: true, name: true, price: true }).extend({ lang: Lang, image: ProductImage.nullable() }),
  ),
})
export type Suggestions = z.infer<typeof Suggestions>

/** One page of the products on sale that a query finds. */
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
          "What variants are chosen by, and brands, for `choice`; none of everything; where prices, countries or " +
            "several values of one option are chosen, and in a search, counted of the first thousand products",
        ),
    })
    .describe("Each ignores its own filter and obeys the others"),
})
export type ProductList = z.infer<typeof ProductList>
