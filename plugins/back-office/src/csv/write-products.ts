import type { ShopProduct } from "@haat/catalog/contract"
import { stringify } from "csv-stringify/sync"
import { writeAttributes } from "./attribute-text"
import { COLUMN_NAMES, type Column } from "./columns"
import { guardCell } from "./guard-cell"

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"

/** Records as lines of a CSV file; texts are kept from being taken for formulas. */
export const writeRecords = (records: string[][]) =>
  stringify(
    records.map((cells) => cells.map(guardCell)),
    { record_delimiter: "\r\n" },
  )

export const headingLine = () => writeRecords([[...COLUMN_NAMES]])

export const writeProducts = (products: ShopProduct[]) =>
  writeRecords(products.map((product) => COLUMN_NAMES.map((column) => cellOf(product, column))))

const CELLS: Record<Column, (product: ShopProduct) => string> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  category: ({ category }) => category?.name ?? "",
  price: ({ price }) => String(price),
  quantity: ({ quantity }) => String(quantity),
  active: ({ active }) => (active ? "yes" : "no"),
  about: ({ about }) => about,
  weight_kg: ({ weight }) => String(weight),
  length_cm: ({ length }) => String(length),
  breadth_cm: ({ breadth }) => String(breadth),
  height_cm: ({ height }) => String(height),
  attributes: ({ attributes }) => writeAttributes(attributes),
  updated_at: ({ updated_at }) => updated_at,
  quantity_when_exported: ({ quantity }) => String(quantity),
}

const cellOf = (product: ShopProduct, column: Column) => CELLS[column](product)
