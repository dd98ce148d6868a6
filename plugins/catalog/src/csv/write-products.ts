import { toRupees } from "@haat/sdk/money"
import { writeNumber } from "@haat/sdk/numbers/read-numbers"
import { writeRecords } from "@haat/sdk/server/csv/write-records"
import { forTextFacts, type ProductVariants, type SaveGoodsTax, type ShopProduct } from "../contract"
import { writeAttributes, writeChoices } from "./attribute-text"
import { type Column, SUPPLIES, WRITTEN_COLUMNS } from "./columns"
import { writePictures } from "./picture-text"

export const headingLine = () => writeRecords([[...WRITTEN_COLUMNS]])

/**
 * Writes a row for each product, or for each variant of a product with options; product fields are in its first row.
 */
export const writeProducts = (products: ShopProduct[], related: RelatedData) =>
  writeRecords(products.flatMap((product) => productRows(product, related)))

/** Data stored apart from the products, and the address of their pictures. */
type RelatedData = {
  /** Variants by product id. */
  variants: Map<string, ProductVariants>
  /** Own tax classification by product id. */
  taxes: Map<string, SaveGoodsTax>
  /** Origin of the shop's addresses. */
  publicUrl: string
}

const productRows = (product: ShopProduct, { variants, taxes, publicUrl }: RelatedData): string[][] => {
  const productVariants = variants.get(product.id)
  const productCells = WRITTEN_COLUMNS.map((column) => CELL_WRITERS[column]?.(product, publicUrl) ?? "")
  const cells = setCells(productCells, taxCells(taxes.get(product.id)))
  if (!productVariants?.options.length)
    return [
      setCells(cells, {
        sku: productVariants?.variants[0].sku,
        gtin: productVariants?.variants[0].gtin,
        variant_mrp: rupees(productVariants?.variants[0].mrp),
      }),
    ]
  return productVariants.variants.map((variant, at) =>
    setCells(
      at ? WRITTEN_COLUMNS.map((column, i) => (ON_EVERY_ROW.has(column) ? cells[i] : "")) : cells,
      variantCells(variant, productVariants, product),
    ),
  )
}

/** Columns that identify the product and its version on every row, since rows may be sorted. */
const ON_EVERY_ROW = new Set<Column>(["id", "name", "updated_at"])

/** Returns a copy of the cells with other values in their columns. */
const setCells = (cells: string[], others: Partial<Record<Column, string>>) =>
  cells.map((cell, at) => others[WRITTEN_COLUMNS[at]] ?? cell)

const variantCells = (
  { id, values, price, quantity, sku, gtin, active, image, mrp, ...own }: ProductVariants["variants"][number],
  { options }: ProductVariants,
  { images }: ShopProduct,
): Partial<Record<Column, string>> => ({
  variant_id: id,
  options: writeChoices(
    // A variant created outside the back office may lack a value of an option.
    options.flatMap(({ title, values: known }, at) =>
      known.filter(({ value }) => value === values[at]).map((value) => ({ title, ...value })),
    ),
  ),
  price: writeNumber(price),
  quantity: String(quantity),
  quantity_when_exported: String(quantity),
  sku: sku ?? "",
  gtin: gtin ?? "",
  variant_weight_kg: formatMeasure(own.weight),
  variant_active: active ? "yes" : "no",
  variant_length_cm: formatMeasure(own.length),
  variant_breadth_cm: formatMeasure(own.breadth),
  variant_height_cm: formatMeasure(own.height),
  variant_picture: formatMeasure(images.findIndex(({ id }) => id === image) + 1 || undefined),
  variant_mrp: rupees(mrp),
  variant_net_quantity: formatMeasure(own.net_quantity),
  variant_net_unit: own.net_unit ?? "",
})

/** Tax cells, empty when the category's tax applies. */
const taxCells = (tax: SaveGoodsTax | undefined): Partial<Record<Column, string>> => ({
  hsn: tax?.hsn ?? "",
  rate_class: tax?.rate_class ?? "",
  supply: typeof tax?.exempt === "boolean" ? SUPPLIES[Number(tax.exempt)] : "",
})

/** Formats a measure; empty when the product's own applies. */
const formatMeasure = (measure: number | undefined) => (measure === undefined ? "" : writeNumber(measure))

const CELL_WRITERS: Partial<Record<Column, (product: ShopProduct, publicUrl: string) => string>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  category: ({ category }) => category?.name ?? "",
  price: ({ price }) => writeNumber(price),
  quantity: ({ quantity }) => String(quantity),
  active: ({ active }) => (active ? "yes" : "no"),
  about: ({ about }) => about,
  weight_kg: ({ weight }) => writeNumber(weight),
  length_cm: ({ length }) => writeNumber(length),
  breadth_cm: ({ breadth }) => writeNumber(breadth),
  height_cm: ({ height }) => writeNumber(height),
  attributes: ({ attributes }) => writeAttributes(attributes),
  pictures: ({ images }, publicUrl) => writePictures(images, publicUrl),
  name_hi: ({ name_hi }) => name_hi,
  description_hi: ({ description_hi }) => description_hi,
  about_hi: ({ about_hi }) => about_hi,
  attributes_hi: ({ attributes_hi }) => writeAttributes(attributes_hi),
  updated_at: ({ updated_at }) => updated_at,
  quantity_when_exported: ({ quantity }) => String(quantity),
  estimated: ({ estimated = [] }) => estimated.join("; "),
  brand: ({ facts }) => facts.brand ?? "",
  mrp: ({ facts }) => rupees(facts.mrp),
  country_of_origin: ({ facts }) => facts.origin ?? "",
  net_quantity: ({ facts }) => formatMeasure(facts.net_quantity),
  net_unit: ({ facts }) => facts.net_unit ?? "",
  maker_role: ({ facts }) => facts.maker_role ?? "",
  maker: ({ facts }) => facts.maker ?? "",
  maker_address: ({ facts }) => facts.maker_address ?? "",
  ...forTextFacts(
    (fact) =>
      ({ facts }: ShopProduct) =>
        facts[fact] ?? "",
  ),
  month_made: ({ facts }) => facts.made ?? "",
}

/** Rupees as text; empty for a missing amount. */
const rupees = (paise: number | undefined) => (paise === undefined ? "" : writeNumber(toRupees(paise)))
