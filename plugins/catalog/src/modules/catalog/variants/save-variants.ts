import { HttpError } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ONLY_VARIANT, type ProductVariants, type SaveVariants } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { toGrams } from "../../../units"
import { setPrices } from "../queries/price"
import { readProductVariants } from "../queries/product-variants"
import { readProductPlace } from "../queries/product-warehouse"
import { lockProductStock, setSellable } from "../queries/stock"
import {
  lockProduct,
  readOptions,
  removeVariants,
  touchProduct,
  updateVariants,
  writeOptions,
} from "../queries/write-variants"
import { addPictures } from "./add-pictures"
import { insertVariants, newId } from "./insert-variants"
import { optionRows } from "./option-rows"

const ONLY_OPTION: SaveVariants["options"] = [{ title: ONLY_VARIANT, values: [{ value: ONLY_VARIANT }] }]

/**
 * Gives a product these options and variants, and none else. A variant is the one of its id, else the one that had the same
 * values, as they were called; one of a plain product becomes the first. Whatever becomes another in this way keeps its stock, its orders and its
 * place in carts. New ones are kept where the product is, else at `stock_location_id`. In one transaction.
 * @throws HttpError 404 for an unknown product, 409 for an SKU that another product has and for a product that was changed since `updated_at`, 400 for another product's variant, 400 and 409 for pictures that it cannot have
 */
export const saveVariants = (db: Knex, product_id: string, wanted: SaveVariants, stock_location_id: string) =>
  db
    .transaction(async (trx) => {
      const version = await lockProduct(trx, product_id)
      if (!version) throw new HttpError(HTTP_ERRORS.no_such_product)
      if (version !== (wanted.updated_at ?? version)) throw new HttpError(CATALOG_ERRORS.product_changed)
      const before = (await readProductVariants(trx, product_id)) ?? { options: [], variants: [], updated_at: version }
      const ids = matchVariants(before, wanted)
      await lockProductStock(trx, [product_id])
      const place = (await readProductPlace(trx, product_id))?.location_id ?? stock_location_id
      await addPictures(trx, product_id, picturesIn(wanted))

      const kept = new Set(ids.filter((id) => id !== undefined))
      await removeVariants(
        trx,
        before.variants.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
      )
      const variants = wanted.variants.map((variant, rank) => ({
        ...variant,
        ...{ id: ids[rank] ?? newId("variant"), isNew: !ids[rank], rank, product_id },
        title: variant.values.join(", ") || ONLY_VARIANT,
      }))
      const isNew = variants.filter((variant) => variant.isNew)
      const known = variants.filter((variant) => !variant.isNew)
      await updateVariants(
        trx,
        known.map(({ id, title, sku = null, rank, weight, active, image: picture = null, mrp = null, ...own }) => ({
          ...{ id, title, sku, rank, active, picture, mrp },
          ...{ net_quantity: own.net_quantity ?? null, net_unit: own.net_unit ?? null },
          ...{ length: own.length ?? null, breadth: own.breadth ?? null, height: own.height ?? null },
          grams: weight === undefined ? null : toGrams(weight),
        })),
      )
      await insertVariants(
        trx,
        isNew.map((variant) => ({ ...variant, quantity: variant.quantity ?? 0 })),
        place,
      )
      await setPrices(
        trx,
        known.map(({ id, price }) => ({ variant_id: id, rupees: price })),
      )
      for (const { id, quantity } of known) {
        const old = before.variants.find((variant) => variant.id === id)
        if (quantity !== undefined && quantity !== old?.quantity) await setSellable(trx, { variant_id: id }, quantity)
      }

      const options = wanted.options.length ? wanted.options : ONLY_OPTION
      const chosen = variants.map(({ id, values }) => ({ id, values: values.length ? values : [ONLY_VARIANT] }))
      await writeOptions(trx, product_id, optionRows(options, chosen, await readOptions(trx, product_id)), newId)
      await touchProduct(trx, product_id)
      return { before, after: (await readProductVariants(trx, product_id)) as ProductVariants }
    })
    .catch((error) => {
      if (error.constraint === "IDX_product_variant_sku_unique" || error.constraint === "IDX_inventory_item_sku")
        throw new HttpError(CATALOG_ERRORS.sku_taken)
      throw error
    })

/** The variant that each wanted one is now, undefined for a new one. */
function matchVariants(before: ProductVariants, { options, variants }: SaveVariants): (string | undefined)[] {
  const free = new Map(before.variants.map((variant) => [variant.id, variant]))
  const named = variants.map(({ id }) => {
    if (id === undefined) return undefined
    if (!free.delete(id)) throw new HttpError(CATALOG_ERRORS.no_such_variant)
    return id
  })
  const byValues = variants.map(({ values }, at) => {
    if (named[at]) return named[at]
    const were = values.map((value, nth) => options[nth].values.find((one) => one.value === value)?.was ?? value)
    const same = [...free.values()].find((old) => JSON.stringify(old.values) === JSON.stringify(were))
    if (same) free.delete(same.id)
    return same?.id
  })
  // a plain product's only variant becomes the first, and the first becomes a plain product's
  const isTurned = !before.options.length || variants[0].values.length === 0
  const [first] = free.keys()
  return byValues.map((id, at) => id ?? (at === 0 && isTurned ? first : undefined))
}

const picturesIn = ({ options, variants }: SaveVariants): string[] => [
  ...options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
  ...variants.flatMap(({ image }) => image ?? []),
]
