import type { Transaction } from "@haat/sdk/server/database"
import { z } from "zod"

/** How a product's rate is found: by its HSN code, or a slab whatever the code says. */
export const RATE_CLASSES = ["by_hsn", "nil", "precious", "reduced", "standard", "high"] as const
export type RateClass = (typeof RATE_CLASSES)[number]

const HSN = "An HSN code has 4, 6 or 8 digits"

/** What a product or the products of a category are taxed as. What is null comes from the category, or is found by the HSN code. */
export const SaveGoodsTax = z.object({
  hsn: z
    .string(HSN)
    .trim()
    .regex(/^(\d{4}|\d{6}|\d{8})$/, HSN)
    .nullable(),
  rate_class: z.enum(RATE_CLASSES, "Please choose a rate").nullable(),
  exempt: z.boolean("Exempt or taxable").nullable(),
})
export type SaveGoodsTax = z.infer<typeof SaveGoodsTax>

/** Hook: the key of the module that keeps what goods are taxed as. It fills `GoodsTaxes` and `SuppliersOfPlaces`. */
export const GOODS_TAXES = "gst"

/** What products say of their tax themselves, for an import that writes many of them in a transaction of its own. */
export type GoodsTaxes = {
  /** by product; null is what it leaves to its category. A product that is not there has none */
  ownTaxes(ids: string[]): Promise<Map<string, SaveGoodsTax>>
  /** as `ownTaxes`, and nobody else changes them until the transaction ends */
  lockOwnTaxes(trx: Transaction, ids: string[]): Promise<Map<string, SaveGoodsTax>>
  /** of products that are there; others are passed over */
  saveOwnTaxes(trx: Transaction, taxes: ({ id: string } & SaveGoodsTax)[]): Promise<void>
}

export type SuppliersOfPlaces = {
  /** Whether goods leave both places under the same registration: what is taxed for one may leave from the other. */
  isSameSupplier(trx: Transaction, one: string, other: string): Promise<boolean>
}
