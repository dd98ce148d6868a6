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
type Requiring = { name: string; facts?: CategoryFacts | null } | null

/** Error for a price above the MRP; undefined when no price is. */
export const priceError = ({ name, facts, variants }: Goods): HttpError | undefined => {
  const above = variants.find(({ price, mrp = facts.mrp }) => isAboveMrp(price, mrp))
  return (
    above && new HttpError(CATALOG_ERRORS.price_above_mrp, aboveMrp(name, above.price, above.mrp ?? facts.mrp ?? 0))
  )
}

/** Error for facts that goods lack and their category requires; undefined when none. */
export const missingError = ({ name, facts, variants }: Goods, category: Requiring): HttpError | undefined => {
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
 * Error that prevents saving a product with these changes. An existing product that lacks a fact can still be saved as
 * long as no field changes that the rule is about.
 * @param current null for a new one
 * @param variants as they will be; none for a product with one variant
 * @param category of the product as it will be
 */
export const factsError = (
  current: ShopProduct | null,
  changes: Partial<SaveShopProduct>,
  variants: PricedVariant[],
  category: Requiring,
): HttpError | undefined => {
  const { name = "", facts = {}, price = 0, active = true } = { ...current, ...changes }
  const isVaried = Boolean(current?.variants) || variants.length > 1
  const goods = { name, facts, variants: isVaried ? variants : [{ price, mrp: variants[0]?.mrp }] }
  const isAbout = !current || changes.facts || changes.category_id || changes.active
  return priceError(goods) ?? (active && isAbout ? missingError(goods, category) : undefined)
}
