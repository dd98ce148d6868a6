import { isWholePaise } from "@haat/sdk/money"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"

export const OFFER_KINDS = ["percent", "amount", "buy_get"] as const
export const OFFER_SCOPES = ["order", "products", "categories", "delivery"] as const

/** Maximum of products or categories of an offer. */
export const MAX_OFFER_GOODS = 500
/** Maximum of codes generated at once, and of an offer. */
export const MAX_NEW_CODES = 5_000
export const MAX_CODES_OF_OFFER = 100_000
/** Maximum of offers, without deleted ones. */
export const MAX_OFFERS = 500

/** Normalizes a code: without surrounding spaces, in capitals. */
export const codeKey = (code: string) => code.trim().toUpperCase()

const CODE_RULE = "A code has 3 to 30 letters, digits and dashes"
/** A code as it is stored. */
export const OfferCode = z
  .string(CODE_RULE)
  .transform(codeKey)
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, CODE_RULE))

const textLine = (what: string) =>
  z
    .string(`${what} is required`)
    .trim()
    .max(80, `${what} is at most 80 characters`)
    .regex(STORABLE_LINE, `${what} has a character that cannot be stored`)

const rupees = (what: string) =>
  z
    .number(`${what} is a number of rupees`)
    .min(0, `${what} is not less than ₹0`)
    .max(1_000_000, `${what} is at most ₹10,00,000`)
    .refine(isWholePaise, `${what} has at most two decimals`)

const wholeNumber = (what: string, least: number, most: number) =>
  z
    .number(`${what} is a number`)
    .int(`${what} is a whole number`)
    .min(least, `${what} is at least ${least}`)
    .max(most, `${what} is at most ${most}`)

const limit = (what: string) =>
  wholeNumber(what, 1, 1_000_000)
    .nullish()
    .transform((most) => most ?? null)
const time = (what: string) =>
  z
    .union(
      [z.literal(""), z.iso.datetime({ offset: true, error: `${what} is a date and a time` })],
      `${what} is a date and a time`,
    )
    .nullish()
    .transform((at) => at || null)
const goods = (what: string) =>
  z
    .array(z.string(what).regex(/^[\w-]{1,100}$/, what), what)
    .max(MAX_OFFER_GOODS, `At most ${MAX_OFFER_GOODS} of them`)
    .default([])

const fields = z.object({
  name: textLine("The name").min(1, "The name is required"),
  /** name in Hindi; empty when it is not written */
  name_hi: textLine("The name in Hindi").default(""),
  kind: z.enum(OFFER_KINDS, "Choose what the offer does"),
  scope: z.enum(OFFER_SCOPES, "Choose what the offer is for"),
  /** used by "percent" and "buy_get" */
  percent: wholeNumber("The percentage", 1, 100).default(100),
  /** used by "amount", in rupees */
  amount: rupees("The amount").default(0),
  buy: wholeNumber("The number of pieces to buy", 1, 100).default(1),
  get: wholeNumber("The number of pieces for less", 1, 100).default(1),
  product_ids: goods("Choose products"),
  category_ids: goods("Choose categories"),
  /** minimum price of the goods before any offer, in rupees; 0 for none */
  min_amount: rupees("The minimum").default(0),
  first_order_only: z.boolean("Say yes or no").default(false),
  per_customer_limit: limit("The limit for each customer"),
  /** True when limits also count accounts with the same phone, address, or e-mail address without its +tag. */
  counts_same_person: z.boolean("Say yes or no").default(false),
  total_limit: limit("The limit in all"),
  starts_at: time("The start"),
  ends_at: time("The end"),
  automatic: z.boolean("Say yes or no").default(false),
  /** public code; null for an automatic offer, or one that has only unique codes */
  code: z
    .union([z.literal("").transform(() => null), OfferCode], CODE_RULE)
    .nullish()
    .transform((code) => code ?? null),
  stackable: z.boolean("Say yes or no").default(false),
  active: z.boolean("Say yes or no").default(true),
})

type Rule = [isBroken: (offer: z.output<typeof fields>) => boolean, field: string, message: string]

const RULES: Rule[] = [
  [({ kind, amount }) => kind === "amount" && !(amount > 0), "amount", "Say how many rupees are off"],
  [
    ({ kind, scope }) => kind === "buy_get" && scope === "delivery",
    "scope",
    "Pieces are bought of goods, not of delivery",
  ],
  [({ scope, product_ids }) => scope === "products" && !product_ids.length, "product_ids", "Choose products"],
  [({ scope, category_ids }) => scope === "categories" && !category_ids.length, "category_ids", "Choose categories"],
  [({ automatic, code }) => automatic && code !== null, "code", "An automatic offer needs no code"],
  [
    ({ starts_at, ends_at }) => !!starts_at && !!ends_at && Date.parse(starts_at) >= Date.parse(ends_at),
    "ends_at",
    "The end is after the start",
  ],
]

const checkRules = (offer: z.output<typeof fields>, context: z.RefinementCtx) => {
  for (const [isBroken, field, message] of RULES)
    if (isBroken(offer)) context.addIssue({ code: "custom", path: [field], message })
}

/** Input for an offer. */
export const SaveOffer = fields.superRefine(checkRules)
export type SaveOffer = z.output<typeof SaveOffer>

/** `was`: time of the offer's last change as it was read, so that a concurrent change is not overwritten. */
export const ChangeOffer = fields
  .extend({ was: z.iso.datetime({ error: "Say which offer you read: was, its updated_at" }) })
  .superRefine(checkRules)
export type ChangeOffer = z.output<typeof ChangeOffer>

export type Offer = SaveOffer & { id: string; created_at: string; updated_at: string }

/**
 * Offer for the owner. `revenue` is the sum of its orders, `saved` its discount on them, in rupees, without cancelled
 * orders.
 */
export type OfferRow = Offer & {
  /** unique codes, each for one order */
  unique_codes: number
  uses: number
  revenue: number
  saved: number
  products: { id: string; name: string }[]
}

export const MakeCodes = z.object({
  count: wholeNumber("The number of codes", 1, MAX_NEW_CODES),
  prefix: z
    .string()
    .transform(codeKey)
    .pipe(z.string().regex(/^[A-Z0-9-]{0,12}$/, "What codes begin with has at most 12 letters, digits and dashes"))
    .default(""),
})
export type MakeCodes = z.output<typeof MakeCodes>

/** Trial of an offer: the offer as it is in the form, and the contents of a cart. */
export const TryOffer = z.object({
  offer: SaveOffer,
  lines: z
    .array(
      z.object({
        product_id: z.string("Choose a product").regex(/^[\w-]{1,100}$/, "Choose a product"),
        quantity: wholeNumber("The number of pieces", 1, 1_000),
      }),
      "Choose products",
    )
    .min(1, "Choose products")
    .max(50, "At most 50 products"),
  delivery_charge: rupees("The delivery charge").default(0),
})
export type TryOffer = z.output<typeof TryOffer>

/** Result of a trial, in rupees. `reason` is a sentence that explains why there is no discount. */
export type TriedOffer = {
  lines: { product_id: string; name: string; quantity: number; price: number; discount: number }[]
  item_total: number
  item_discount: number
  delivery_charge: number
  delivery_discount: number
  total: number
  reason: string | null
}
