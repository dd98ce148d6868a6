import {
  type ProductVariants,
  type ProductWarehouse,
  SaveGoodsTax,
  SaveSizeChart,
  SaveVariants,
  type ShopProduct,
  type SizeChart,
  type SizeCharts,
} from "@haat/catalog/contract"
import type { ProductTax } from "@haat/gst/contract"
import { z } from "zod"
import { zodForm } from "../components/zod-form"
import { changedFields, type ProductDraft, ProductFields, toFields } from "./form-fields"
import { clearOwnPrice, type Draft, fillOwnPrice, hasVariants, toDraft } from "./variants/draft"
import { toSaveRequest } from "./variants/save-draft"

/** A product with the parts that have their own requests. */
export type OpenedProduct = {
  product: ShopProduct
  variants: ProductVariants
  charts: SizeCharts
  tax: ProductTax
  warehouse: ProductWarehouse
}

export type EditedDraft = ProductDraft & {
  variants: Draft
  size_chart: SizeChart
  tax: SaveGoodsTax
  location_id: string
}

export const toEditedDraft = ({ product, variants, charts, tax, warehouse }: OpenedProduct): EditedDraft => {
  const fields = toFields(product)
  const { rows, rows_hi } = charts.product
  const { hsn, rate_class, exempt } = tax.own
  return {
    ...fields,
    variants: clearOwnPrice(toDraft(variants)),
    size_chart: { rows, rows_hi },
    tax: { hsn, rate_class, exempt },
    location_id: warehouse.location_id,
  }
}

/** Returns the version to send: the older one, as someone else may have saved between the two requests. */
export const oldestVersion = ({ product, variants }: OpenedProduct) =>
  [product.updated_at, variants.updated_at].toSorted()[0]

/** Builds the request from the changes. Price and stock are sent with the variants if these are changed or several. */
export function toChanges(before: EditedDraft, after: EditedDraft) {
  const { price, quantity, variants, ...changed } = changedFields(before, after)
  if (!variants) {
    if (hasVariants(after.variants)) return changed
    return { ...changed, ...(price !== undefined && { price }), ...(quantity !== undefined && { quantity }) }
  }
  const pictures = new Set(after.images.map(({ id }) => id))
  const [read, typed] = [fillOwnPrice(before.variants, before), fillOwnPrice(variants, after)]
  return { ...changed, variants: toSaveRequest(typed, read, (id) => pictures.has(id)) }
}

/** Maps the path of a request's issue to the form; undefined if the product's own fields report it. */
function toFormPath(draft: Draft, path: PropertyKey[]): PropertyKey[] | undefined {
  const [part, at, field] = path
  if (part !== "variants" || field === undefined) return path
  if (!hasVariants(draft) && (field === "price" || field === "quantity")) return undefined
  return ["rows", at, field === "net_quantity" || field === "net_unit" ? "net" : field]
}

const Variants = z.custom<Draft>().superRefine((draft, context) => {
  for (const { path, message } of SaveVariants.safeParse(toSaveRequest(draft)).error?.issues ?? []) {
    const inForm = toFormPath(draft, path)
    if (inForm) context.addIssue({ code: "custom", path: inForm, message })
  }
})

export const editedProduct = zodForm(
  ProductFields.extend({
    variants: Variants,
    size_chart: SaveSizeChart,
    tax: SaveGoodsTax,
    location_id: z.string(),
  }),
)
