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

/** The variants of a product to write. */
export type VariantsOfProduct = { product_id: string; variants: SaveVariants }

const ONLY_OPTION: SaveVariants["options"] = [{ title: ONLY_VARIANT, values: [{ value: ONLY_VARIANT }] }]
const NONE: Pick<ProductVariants, "options" | "variants"> = { options: [], variants: [] }

/**
 * Gives products their options and variants, and none else (see `replaceVariants`): the same few statements for one
 * product and for a hundred, and only those that write something new. In the caller's transaction, which holds these
 * products. A caller who writes several times locks the stock of all of them before, in one sequence.
 * @returns their previous options and variants, by their ids
 * @throws HttpError `price_above_mrp`
 */
export async function writeProductVariants(
  trx: Knex,
  products: VariantsOfProduct[],
): Promise<Map<string, ProductVariants>> {
  const product_ids = products.map(({ product_id }) => product_id)
  const before = await readVariantsOf(trx, product_ids)
  const matched = products.map((one) => matchProduct(one, before.get(one.product_id) ?? NONE))
  const variants = matched.flatMap((product) => product.variants)
  const gone = matched.flatMap((product) => product.gone)
  // whatever writes rows of variants or stock changes what can be sold, and so locks all stock of these products first
  if (gone.length || variants.some(({ isSame, pieces }) => !isSame || pieces !== undefined))
    await lockProductStock(trx, product_ids)
  const added = variants.filter(({ isNew }) => isNew)
  // read before the variants that say it are removed
  const places = await readPlacesOf(trx, added)
  await addPictures(
    trx,
    matched.flatMap(({ product_id, pictures, isUnchanged }) => (isUnchanged ? [] : { product_id, ids: pictures })),
  )
  if (gone.length) await removeVariants(trx, gone)
  await updateKnown(trx, variants)
  await insertNew(trx, added, places)
  await setSellables(trx, variants.flatMap(toQuantity))
  await writeChangedOptions(
    trx,
    matched.filter(({ isChosenSame }) => !isChosenSame),
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
 * Rows that the variants of a product are to have. `pieces` are set where the owner has changed them. A variant that
 * `isSame` differs at most in its price and pieces; a product that `isChosenSame` has the same choices as before.
 */
function matchProduct({ product_id, variants: wanted }: VariantsOfProduct, before: typeof NONE) {
  const ids = matchVariants(before, wanted)
  const variants = wanted.variants.map((variant, rank) => {
    const old = before.variants.find(({ id }) => id === ids[rank])
    return {
      ...variant,
      ...{ id: old?.id ?? newId("variant"), isNew: !old, rank, product_id },
      isSame:
        old !== undefined &&
        old === before.variants[rank] &&
        OWN.every((field) => isDeepStrictEqual(variant[field], old[field])),
      isSamePrice: variant.price === old?.price,
      title: variant.values.join(", ") || ONLY_VARIANT,
      pieces: variant.quantity === old?.quantity ? undefined : variant.quantity,
    }
  })
  const gone = before.variants.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
  const isChosenSame =
    !gone.length &&
    isDeepStrictEqual(wanted.options, before.options) &&
    variants.every(({ id, values, rank }) => {
      const old = before.variants[rank]
      return old?.id === id && isDeepStrictEqual(values, old.values)
    })
  const isUnchanged = isChosenSame && variants.every(({ isSame }) => isSame)
  return {
    product_id,
    options: wanted.options,
    variants,
    gone,
    pictures: picturesIn(wanted),
    isChosenSame,
    isUnchanged,
  }
}

/** Fields of a variant that are written into its own row. */
const OWN = [
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

async function updateKnown(trx: Knex, variants: MatchedVariant[]): Promise<void> {
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

/** Places of the products that these new variants are of: where a product is kept, else the shop's main place. */
async function readPlacesOf(trx: Knex, variants: MatchedVariant[]): Promise<Map<string, string>> {
  if (!variants.length) return new Map()
  const product_ids = [...new Set(variants.map(({ product_id }) => product_id))]
  const known = await readProductPlaces(trx, product_ids)
  const main = product_ids.every((id) => known.get(id)) ? "" : (await requireShopSetup(trx)).stock_location_id
  return new Map(product_ids.map((id) => [id, known.get(id) ?? main]))
}

async function insertNew(trx: Knex, variants: MatchedVariant[], places: Map<string, string>): Promise<void> {
  for (const place of new Set(places.values())) {
    const here = variants.filter(({ product_id }) => places.get(product_id) === place)
    await insertVariants(
      trx,
      here.map((variant) => ({ ...variant, quantity: variant.quantity ?? 0 })),
      place,
    )
  }
}

const picturesIn = ({ options, variants }: SaveVariants): string[] => [
  ...options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
  ...variants.flatMap(({ image }) => image ?? []),
]
