import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ProductPart, SaveVariants } from "../contract"
import { replaceVariants, rethrowTakenCode, type SavedVariants } from "../modules/catalog/variants/replace-variants"
import { announceProducts } from "./announce-products"

type Input = { product_id: string; variants: SaveVariants }

/**
 * Replaces the options and variants of a product in one transaction; see `replaceVariants`. @returns the previous and
 * the new ones
 * @throws HttpError 409 for an SKU or GTIN that another product has
 */
export async function saveVariants(
  container: MedusaContainer,
  { product_id, variants }: Input,
): Promise<SavedVariants> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const saved = await db.transaction((trx) => replaceVariants(trx, product_id, variants)).catch(rethrowTakenCode)
  await announceProducts(container, { product_ids: [product_id], changed: changedParts(saved) })
  return saved
}

/** Prices and quantities are parts of their own; everything else is "variants". */
export function changedParts({ before, after }: SavedVariants): ProductPart[] {
  const parts: ProductPart[] = []
  const known = new Map(before.variants.map((variant) => [variant.id, variant]))
  const isOther = (part: "price" | "quantity") =>
    after.variants.some((variant) => known.get(variant.id)?.[part] !== variant[part])
  if (isOther("price")) parts.push("price")
  if (isOther("quantity")) parts.push("quantity")
  const others = ({ options, variants }: SavedVariants["after"]) => ({
    options,
    variants: variants.map((variant) => ({ ...variant, price: 0, quantity: 0 })),
  })
  if (!isDeepStrictEqual(others(before), others(after))) parts.push("variants")
  return parts
}
