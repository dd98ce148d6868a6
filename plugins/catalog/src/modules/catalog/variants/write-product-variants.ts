import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ONLY_VARIANT, type ProductVariants, type SaveVariants } from "../../../contract"
import { toGrams } from "../../../units"
import { setPrices } from "../queries/price"
import { readVariantsOf } from "../queries/product-variants"
import { readProductPlaces } from "../queries/product-warehouse"
import { lockProductStock, type NewQuantity, setSellables } from "../queries/stock"
import { readOptions, removeVariants, touchProducts, updateVariants, writeOptions } from "../queries/write-variants"
import { addPictures } from "./add-pictures"
import { insertVariants, newId } from "./insert-variants"
import { matchVariants } from "./match-variants"
import { optionRows } from "./option-rows"

/** What a product is to be had in. */
export type VariantsOfProduct = { product_id: string; variants: SaveVariants }

const ONLY_OPTION: SaveVariants["options"] = [{ title: ONLY_VARIANT, values: [{ value: ONLY_VARIANT }] }]
const NONE: Pick<ProductVariants, "options" | "variants"> = { options: [], variants: [] }

/**
 * Gives products their options and variants, and none else (see `saveVariants`): the same few statements for one product
 * and for a hundred. In the caller's transaction, which holds these products. A caller who writes several times locks the
 * stock of all of them before, so that it is locked in one sequence.
 * @returns what they were to be had in before, by their ids
 */
export async function writeProductVariants(
  trx: Knex,
  products: VariantsOfProduct[],
  stock_location_id: string,
): Promise<Map<string, ProductVariants>> {
  const product_ids = products.map(({ product_id }) => product_id)
  const before = await readVariantsOf(trx, product_ids)
  const matched = products.map((one) => matchProduct(one, before.get(one.product_id) ?? NONE))
  await lockProductStock(trx, product_ids)
  const places = await readProductPlaces(trx, product_ids)
  await addPictures(
    trx,
    products.map(({ product_id, variants }) => ({ product_id, ids: picturesIn(variants) })),
  )
  await removeVariants(
    trx,
    matched.flatMap(({ gone }) => gone),
  )
  const variants = matched.flatMap((product) => product.variants)
  await writeRows(trx, variants, (product_id) => places.get(product_id) ?? stock_location_id)

  const stored = await readOptions(trx, product_ids)
  const rows = matched.map(({ product_id, options, variants }) => {
    const chosen = variants.map(({ id, values }) => ({ id, values: values.length ? values : [ONLY_VARIANT] }))
    return optionRows(product_id, options.length ? options : ONLY_OPTION, chosen, stored.get(product_id) ?? [])
  })
  const all = {
    options: rows.flatMap(({ options }) => options),
    values: rows.flatMap(({ values }) => values),
    choices: rows.flatMap(({ choices }) => choices),
  }
  await writeOptions(trx, all, newId)
  await touchProducts(trx, product_ids)
  return before
}

type MatchedVariant = ReturnType<typeof matchProduct>["variants"][number]

/** The rows that the variants of a product are to have. `pieces` are those it is to have from now on, where these are others. */
function matchProduct({ product_id, variants: wanted }: VariantsOfProduct, before: typeof NONE) {
  const ids = matchVariants(before, wanted)
  const variants = wanted.variants.map((variant, rank) => {
    const old = before.variants.find(({ id }) => id === ids[rank])
    return {
      ...variant,
      ...{ id: old?.id ?? newId("variant"), isNew: !old, rank, product_id },
      title: variant.values.join(", ") || ONLY_VARIANT,
      pieces: variant.quantity === old?.quantity ? undefined : variant.quantity,
    }
  })
  const gone = before.variants.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
  return { product_id, options: wanted.options, variants, gone }
}

async function writeRows(trx: Knex, variants: MatchedVariant[], placeOf: (product_id: string) => string) {
  const known = variants.filter(({ isNew }) => !isNew)
  if (known.length)
    await updateVariants(
      trx,
      known.map(
        ({ id, title, sku = null, gtin = null, rank, weight, active, image: picture = null, mrp = null, ...own }) => ({
          ...{ id, title, sku, gtin, rank, active, picture, mrp },
          ...{ net_quantity: own.net_quantity ?? null, net_unit: own.net_unit ?? null },
          ...{ length: own.length ?? null, breadth: own.breadth ?? null, height: own.height ?? null },
          grams: weight === undefined ? null : toGrams(weight),
        }),
      ),
    )
  const isNew = variants.filter((variant) => variant.isNew)
  for (const place of new Set(isNew.map(({ product_id }) => placeOf(product_id)))) {
    const here = isNew.filter(({ product_id }) => placeOf(product_id) === place)
    await insertVariants(
      trx,
      here.map((variant) => ({ ...variant, quantity: variant.quantity ?? 0 })),
      place,
    )
  }
  if (known.length)
    await setPrices(
      trx,
      known.map(({ id, price }) => ({ variant_id: id, rupees: price })),
    )
  const quantities: NewQuantity[] = known.flatMap(({ id, pieces }) =>
    pieces === undefined ? [] : [{ variant_id: id, quantity: pieces }],
  )
  await setSellables(trx, quantities)
}

const picturesIn = ({ options, variants }: SaveVariants): string[] => [
  ...options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
  ...variants.flatMap(({ image }) => image ?? []),
]
