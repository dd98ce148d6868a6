import { isDeepStrictEqual } from "node:util"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ONLY_VARIANT, type ProductVariants, type SaveVariants } from "../../../contract"
import { requireShopSetup } from "../../../queries/shop-setup"
import { toGrams } from "../../../units"
import { readVariantsOf } from "../queries/product-variants"
import { readProductPlaces } from "../queries/product-warehouse"
import { rejectAboveMrp } from "../queries/reject-above-mrp"
import { lockProductStock, type NewQuantity, setSellables } from "../queries/stock"
import {
  readOptions,
  removeVariants,
  touchProducts,
  updateVariants,
  type VariantRow,
  writeOptions,
} from "../queries/write-variants"
import { addPictures } from "./add-pictures"
import { insertVariants, newId } from "./insert-variants"
import { matchVariants } from "./match-variants"
import { optionRows } from "./option-rows"

/** Options and variants to write for a product. */
export type ProductVariantsWrite = { product_id: string; variants: SaveVariants }

const ONLY_OPTION: SaveVariants["options"] = [{ title: ONLY_VARIANT, values: [{ value: ONLY_VARIANT }] }]
const NO_VARIANTS: Pick<ProductVariants, "options" | "variants"> = { options: [], variants: [] }

/**
 * Replaces options and variants of products (see `replaceVariants`), with the same few statements for one product and
 * for a hundred, in the caller's transaction, which has locked the products. A caller of several batches first locks
 * the stock of all products, in one order.
 * @returns previous options and variants by product id
 * @throws HttpError `price_above_mrp`
 */
export async function writeProductVariants(
  trx: Knex,
  products: ProductVariantsWrite[],
): Promise<Map<string, ProductVariants>> {
  const product_ids = products.map(({ product_id }) => product_id)
  const before = await readVariantsOf(trx, product_ids)
  const matched = products.map((product) => matchProduct(product, before.get(product.product_id) ?? NO_VARIANTS))
  const variants = matched.flatMap((product) => product.variants)
  const removed = matched.flatMap((product) => product.removed)
  // Writes to variants or stock change what can be sold, so all stock of these products is locked first.
  if (removed.length || variants.some(({ isSame, pieces }) => !isSame || pieces !== undefined))
    await lockProductStock(trx, product_ids)
  const added = variants.filter(({ isNew }) => isNew)
  // Reads locations before the variants that determine them are removed.
  const locations = await readLocations(trx, added)
  await addPictures(
    trx,
    matched.flatMap(({ product_id, pictures, isUnchanged }) => (isUnchanged ? [] : { product_id, ids: pictures })),
  )
  if (removed.length) await removeVariants(trx, removed)
  await updateChangedVariants(trx, variants)
  await insertNewVariants(trx, added, locations)
  await setSellables(trx, variants.flatMap(toQuantity))
  await writeChangedOptions(
    trx,
    matched.filter(({ hasSameChoices }) => !hasSameChoices),
  )
  const prices = variants.flatMap(({ id, price, isNew, isSamePrice }) =>
    isNew || isSamePrice ? [] : [{ variant_id: id, rupees: price }],
  )
  await touchProducts(trx, product_ids, prices)
  await rejectAboveMrp(trx, product_ids)
  return before
}

async function writeChangedOptions(trx: Knex, products: MatchedProduct[]): Promise<void> {
  if (!products.length) return
  const stored = await readOptions(
    trx,
    products.map(({ product_id }) => product_id),
  )
  const rows = products.map(({ product_id, options, variants }) => {
    const chosen = variants.map(({ id, values }) => ({ id, values: values.length ? values : [ONLY_VARIANT] }))
    return optionRows(product_id, options.length ? options : ONLY_OPTION, chosen, stored.get(product_id) ?? [])
  })
  const all = {
    options: rows.flatMap(({ options }) => options),
    values: rows.flatMap(({ values }) => values),
    choices: rows.flatMap(({ choices }) => choices),
  }
  await writeOptions(trx, all, newId)
}

type MatchedProduct = ReturnType<typeof matchProduct>
type MatchedVariant = MatchedProduct["variants"][number]

/**
 * Compares the variants to save with the stored ones. `pieces` is set when the owner changed the quantity. A variant
 * that `isSame` differs at most in price and pieces; a product with `hasSameChoices` keeps its options and values.
 */
function matchProduct({ product_id, variants: input }: ProductVariantsWrite, before: typeof NO_VARIANTS) {
  const ids = matchVariants(before, input)
  const variants = input.variants.map((variant, rank) => {
    const old = before.variants.find(({ id }) => id === ids[rank])
    return {
      ...variant,
      id: old?.id ?? newId("variant"),
      isNew: !old,
      rank,
      product_id,
      isSame:
        old !== undefined &&
        old === before.variants[rank] &&
        ROW_FIELDS.every((field) => isDeepStrictEqual(variant[field], old[field])),
      isSamePrice: variant.price === old?.price,
      title: variant.values.join(", ") || ONLY_VARIANT,
      pieces: variant.quantity === old?.quantity ? undefined : variant.quantity,
    }
  })
  const removed = before.variants.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
  const hasSameChoices =
    !removed.length &&
    isDeepStrictEqual(input.options, before.options) &&
    variants.every(({ id, values, rank }) => {
      const old = before.variants[rank]
      return old?.id === id && isDeepStrictEqual(values, old.values)
    })
  const isUnchanged = hasSameChoices && variants.every(({ isSame }) => isSame)
  return {
    product_id,
    options: input.options,
    variants,
    removed,
    pictures: pictureIds(input),
    hasSameChoices,
    isUnchanged,
  }
}

/** Fields that are stored in the row of a variant. */
const ROW_FIELDS = [
  "values",
  "sku",
  "gtin",
  "weight",
  "length",
  "breadth",
  "height",
  "mrp",
  "net_quantity",
  "net_unit",
  "active",
  "image",
] as const

async function updateChangedVariants(trx: Knex, variants: MatchedVariant[]): Promise<void> {
  const rows = variants.filter(({ isNew, isSame }) => !isNew && !isSame).map(toVariantRow)
  if (rows.length) await updateVariants(trx, rows)
}

const toVariantRow = (variant: MatchedVariant): VariantRow => ({
  id: variant.id,
  title: variant.title,
  sku: variant.sku ?? null,
  gtin: variant.gtin ?? null,
  rank: variant.rank,
  grams: variant.weight === undefined ? null : toGrams(variant.weight),
  length: variant.length ?? null,
  breadth: variant.breadth ?? null,
  height: variant.height ?? null,
  active: variant.active,
  picture: variant.image ?? null,
  mrp: variant.mrp ?? null,
  net_quantity: variant.net_quantity ?? null,
  net_unit: variant.net_unit ?? null,
})

const toQuantity = ({ id, isNew, pieces }: MatchedVariant): NewQuantity[] =>
  isNew || pieces === undefined ? [] : [{ variant_id: id, quantity: pieces }]

/** Returns the stock location of each product of these new variants; the shop's main one when it has none. */
async function readLocations(trx: Knex, variants: MatchedVariant[]): Promise<Map<string, string>> {
  if (!variants.length) return new Map()
  const product_ids = [...new Set(variants.map(({ product_id }) => product_id))]
  const known = await readProductPlaces(trx, product_ids)
  const mainLocation = product_ids.every((id) => known.get(id)) ? "" : (await requireShopSetup(trx)).stock_location_id
  return new Map(product_ids.map((id) => [id, known.get(id) ?? mainLocation]))
}

async function insertNewVariants(trx: Knex, variants: MatchedVariant[], locations: Map<string, string>): Promise<void> {
  for (const location of new Set(locations.values())) {
    const localVariants = variants.filter(({ product_id }) => locations.get(product_id) === location)
    await insertVariants(
      trx,
      localVariants.map((variant) => ({ ...variant, quantity: variant.quantity ?? 0 })),
      location,
    )
  }
}

const pictureIds = ({ options, variants }: SaveVariants): string[] => [
  ...options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
  ...variants.flatMap(({ image }) => image ?? []),
]
