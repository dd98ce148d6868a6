import { HttpError } from "@haat/sdk/server/http-error"
import {
  type CategoryFacts,
  type Facts,
  isAboveMrp,
  missingFacts,
  type SaveShopProduct,
  type ShopProduct,
  type VariantFacts,
} from "../../contract"
import { aboveMrp, CATALOG_ERRORS, namesOf } from "../../errors"

type PricedVariant = VariantFacts & { price: number }
type Goods = { name: string; facts: Facts; variants: PricedVariant[] }
type RequiringCategory = { name: string; facts?: CategoryFacts | null } | null

/** Returns the error for a price variantAboveMrp the MRP; undefined when no price is. */
export const priceError = ({ name, facts, variants }: Goods): HttpError | undefined => {
  const variantAboveMrp = variants.find(({ price, mrp = facts.mrp }) => isAboveMrp(price, mrp))
  return (
    variantAboveMrp &&
    new HttpError(
      CATALOG_ERRORS.price_above_mrp,
      aboveMrp(name, variantAboveMrp.price, variantAboveMrp.mrp ?? facts.mrp ?? 0),
    )
  )
}

/** Returns the error for facts that the category requires and the product lacks; undefined when none. */
export const missingFactsError = (
  { name, facts, variants }: Goods,
  category: RequiringCategory,
): HttpError | undefined => {
  if (!category) return undefined
  const missing = missingFacts(facts, category.facts ?? null, variants)
  if (!missing.length) return undefined
  return new HttpError(CATALOG_ERRORS.facts_missing, {
    product: name,
    category: category.name,
    facts: namesOf(missing),
  })
}

/**
 * Returns the error that prevents saving a product with these changes. An existing product that lacks a fact can be
 * saved unless its facts, category or active state change.
 * @param current null for a new product
 * @param variants variants after the change; none for a product with one variant
 * @param category category after the change
 */
export const factsError = (
  current: ShopProduct | null,
  changes: Partial<SaveShopProduct>,
  variants: PricedVariant[],
  category: RequiringCategory,
): HttpError | undefined => {
  const { name = "", facts = {}, price = 0, active = true } = { ...current, ...changes }
  const hasVariants = Boolean(current?.variants) || variants.length > 1
  const goods = { name, facts, variants: hasVariants ? variants : [{ price, mrp: variants[0]?.mrp }] }
  const affectsFacts = !current || changes.facts || changes.category_id || changes.active
  return priceError(goods) ?? (active && affectsFacts ? missingFactsError(goods, category) : undefined)
}
