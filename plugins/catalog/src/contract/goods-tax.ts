import type { Transaction } from "@haat/sdk/server/database"
import { z } from "zod"

/** Sources of a product's rate: its HSN code, or a fixed slab regardless of the code. */
export const RATE_CLASSES = ["by_hsn", "nil", "precious", "reduced", "standard", "high"] as const
export type RateClass = (typeof RATE_CLASSES)[number]

const HSN = "An HSN code has 4, 6 or 8 digits"

/**
 * Tax classification of a product, or of the products of a category. Null values come from the category, or from the
 * HSN code.
 */
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

/**
 * The key of the module that stores the tax classification of goods. It implements `GoodsTaxes` and
 * `SuppliersOfPlaces`.
 */
export const GOODS_TAXES = "gst"

/** Tax classifications of products themselves, for an import that writes many of them in its own transaction. */
export type GoodsTaxes = {
  /** by product; null values come from the category. A product without a classification is missing */
  ownTaxes(ids: string[]): Promise<Map<string, SaveGoodsTax>>
  /** like `ownTaxes`, and locks the classifications until the transaction ends */
  lockOwnTaxes(trx: Transaction, ids: string[]): Promise<Map<string, SaveGoodsTax>>
  /** saves those of existing products and skips others */
  saveOwnTaxes(trx: Transaction, taxes: ({ id: string } & SaveGoodsTax)[]): Promise<void>
}

export type SuppliersOfPlaces = {
  /**
   * Returns true when both warehouses have the same GST registration, so that goods taxed for one may leave from the
   * other.
   */
  isSameSupplier(trx: Transaction, one: string, other: string): Promise<boolean>
}
