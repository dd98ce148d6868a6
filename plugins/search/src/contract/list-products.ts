import { storable } from "@haat/catalog/contract"
import { localeParameter } from "@haat/sdk/locale"
import { pageQuery } from "@haat/sdk/page-query"
import { z } from "zod"

export const SORTS = ["newest", "oldest", "priceLowToHigh", "priceHighToLow", "countryOfOrigin"] as const
export type Sort = (typeof SORTS)[number]

/** A whole number of rows of two, four and five cards. */
export const PAGE_SIZE = 20

export const SearchText = z
  .string("The search text is one text")
  .trim()
  .max(200, "The search text is too long")
  .refine(storable, "The search text has a character that cannot be searched")

const COUNTRY = "A country of origin is a code of two letters, as IN"

/**
 * Query of the product list; every field optional. `q` matches name, description, category and attributes, and
 * tolerates typing errors.
 */
export const ListProducts = z.object({
  q: SearchText.optional(),
  category: z
    .string("Category is one id, handle or name")
    .trim()
    .max(100, "There is no such category")
    .refine(storable, "There is no such category")
    .optional(),
  min_price: z.coerce.number("Minimum price must be a number").min(0, "Minimum price cannot be negative").optional(),
  max_price: z.coerce.number("Maximum price must be a number").min(0, "Maximum price cannot be negative").optional(),
  in_stock: z.enum(["true", "false"], "in_stock is true or false").optional(),
  choice: z
    .preprocess(
      (given) => (typeof given === "string" ? [given] : given),
      z
        .array(
          z
            .string("A choice is written as size:m")
            .max(120, "There is no such choice")
            .refine(storable, "There is no such choice"),
        )
        .max(30, "At most 30 choices"),
    )
    .optional(),
  origin: z
    .preprocess(
      (given) => (typeof given === "string" ? [given] : given),
      z
        .array(z.string(COUNTRY).regex(/^[A-Z]{2}$/, COUNTRY), "Countries of origin are codes of two letters, as IN")
        .max(30, "At most 30 countries"),
    )
    .optional(),
  sort: z.enum(SORTS, `Sort is one of ${SORTS.join(", ")}`).optional(),
  ...pageQuery(PAGE_SIZE),
  locale: localeParameter,
})
export type ListProducts = z.infer<typeof ListProducts>

/** Query of the suggestions: what has been typed so far. */
export const Suggest = z.object({
  q: z.preprocess((given) => given ?? "", SearchText.min(1, "Say what has been typed: q")),
  locale: localeParameter,
})
export type Suggest = z.infer<typeof Suggest>

const MAX_PRODUCT_PAGES = 16

/** Query of several products at once: `id`, once for each, an id or a handle. */
export const ListProductPages = z.object({
  id: z.preprocess(
    (given) => (typeof given === "string" ? [given] : given),
    z
      .array(z.string("Each id is one text"), "Say which products: id, once for each")
      .max(MAX_PRODUCT_PAGES, `At most ${MAX_PRODUCT_PAGES} products at once`),
  ),
  locale: localeParameter,
})

export type ListProductPages = z.infer<typeof ListProductPages>

/** Maximum number of related products of the same category, and of those bought together. */
export const MAX_RELATED_OF_A_KIND = 5
