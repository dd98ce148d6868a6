import { toPaise, toRupees } from "@haat/sdk/money"
import { z } from "zod"

/** Changes to many products at once, all or none, that can be taken back for a while. */

export const MAX_BULK = 5_000
/** Period in which a deletion can be undone; until then the products are only hidden. */
export const UNDO_DELETE_SECONDS = 30
/** Period in which other changes can be undone. */
export const UNDO_SECONDS = 3_600

export const ROUNDINGS = ["none", "rupee", "ten", "nine"] as const
export type Rounding = (typeof ROUNDINGS)[number]

const MAX_AMOUNT = 10_000_000

const PriceChange = z.object({
  kind: z.literal("price"),
  by: z.enum(["percent", "amount"], "A price changes by percent or by an amount"),
  value: z
    .number("How much must be a number")
    .min(-MAX_AMOUNT, "That is too much")
    .max(MAX_AMOUNT, "That is too much")
    .refine((value) => value !== 0, "How much must not be zero"),
  rounding: z.enum(ROUNDINGS, `Rounding is one of ${ROUNDINGS.join(", ")}`).default("none"),
})
export type PriceChange = z.infer<typeof PriceChange>

export const BulkChange = z.object({
  ids: z
    .array(
      z.string("A product is named by its id").min(1).max(100, "A product is named by its id"),
      "Products are a list of ids",
    )
    .min(1, "Choose a product first")
    .max(MAX_BULK, `At most ${MAX_BULK} products at once`)
    .transform((ids) => [...new Set(ids)]),
  change: z.discriminatedUnion(
    "kind",
    [
      z.object({ kind: z.literal("activate") }),
      z.object({ kind: z.literal("deactivate") }),
      z.object({ kind: z.literal("delete") }),
      PriceChange,
    ],
    "A change is activate, deactivate, delete or price",
  ),
})
export type BulkChange = z.infer<typeof BulkChange>

/** `count` products were changed; those that were so already are not counted. */
export type ChangedProducts = {
  id: string
  kind: BulkChange["change"]["kind"]
  count: number
  undo_seconds: number
}

/**
 * Result for one product of a change to many: the fields that differ, the category by its name. A new product has no
 * `before`, a deleted one no `after`.
 */
export type ChangedProduct = {
  id: string
  name: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** `restored` are as they were; the others were changed again meanwhile and stay as they are. */
export type RestoredProducts = { id: string; restored: number; kept: number }

/**
 * Rupees before and after, for the first of the products; `wrong` of all of them cannot have the price they would get.
 */
export type PricePreview = {
  count: number
  products: { id: string; name: string; before: number; after: number }[]
  wrong: number
  message?: string
}

/** The new price in rupees, worked out in paise. Not above zero means that it cannot be. */
export const changePrice = (rupees: number, { by, value, rounding }: Omit<PriceChange, "kind">): number => {
  const before = toPaise(rupees)
  const after = by === "percent" ? Math.round(before * (1 + value / 100)) : before + toPaise(value)
  return toRupees(round(after, rounding))
}

const round = (paise: number, rounding: Rounding) => {
  if (rounding === "rupee") return Math.round(paise / 100) * 100
  if (rounding === "ten") return Math.round(paise / 1_000) * 1_000
  if (rounding === "nine") return Math.round((paise - 900) / 1_000) * 1_000 + 900
  return paise
}

export const isPrice = (rupees: number) => rupees > 0 && rupees <= MAX_AMOUNT
