import type { ShopProduct } from "@haat/catalog/contract"
import { stringify } from "csv-stringify/sync"
import { writeAttributes } from "./attribute-text"
import { COLUMN_NAMES, type Column } from "./columns"
import { guardCell } from "./guard-cell"
import { writePictures } from "./picture-text"

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"

/** Records as lines of a CSV file; texts are kept from being taken for formulas. */
export const writeRecords = (records: string[][]) =>
  stringify(
    records.map((cells) => cells.map(guardCell)),
    { record_delimiter: "\r\n" },
  )

export const headingLine = () => writeRecords([[...COLUMN_NAMES]])

/** `publicUrl` is where the shop's own addresses begin. */
export const writeProducts = (products: ShopProduct[], publicUrl: string) =>
  writeRecords(products.map((product) => COLUMN_NAMES.map((column) => CELLS[column](product, publicUrl))))

const CELLS: Record<Column, (product: ShopProduct, publicUrl: string) => string> = {
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
  pictures: ({ images }, publicUrl) => writePictures(images, publicUrl),
  name_hi: ({ name_hi }) => name_hi,
  description_hi: ({ description_hi }) => description_hi,
  about_hi: ({ about_hi }) => about_hi,
  attributes_hi: ({ attributes_hi }) => writeAttributes(attributes_hi),
  updated_at: ({ updated_at }) => updated_at,
  quantity_when_exported: ({ quantity }) => String(quantity),
}
