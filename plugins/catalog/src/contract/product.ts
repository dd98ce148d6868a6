import type { CategoryFacts } from "./facts"
import type { Facts } from "./product-facts"
import type { Attribute, ProductPage } from "./product-page"
import type { ReturnRule } from "./returns"
import type { Measure } from "./save-product"

/** Product with all fields, as the back office reads it. */
export type ShopProduct = Omit<ProductPage, "category" | "langs" | "returns" | "facts"> & {
  category: { id: string; name: string; name_hi?: string } | null
  /** Hindi name; empty while there is none. */
  name_hi: string
  description_hi: string
  about_hi: string
  attributes_hi: Attribute[]
  size_chart_hi?: string[][]
  /** Measures that an import guessed. */
  estimated?: Measure[]
  active: boolean
  /** Its own return rule; null when its category's applies. */
  returns: ReturnRule | null
  /** Its own facts, without its category's. */
  facts: Facts
  /** Facts of its category; null when there are none. */
  category_facts: CategoryFacts | null
  /** kg */
  weight: number
  /** cm */
  length: number
  height: number
  breadth: number
  updated_at: string
}

/** Added to the 409 error of an outdated edit: the current product, null when it was deleted. */
export type ProductChanged = { current: ShopProduct | null }

/** Filters of the back office's list of products. */
export type ShopProductFilter = {
  q?: string
  active?: boolean
  category_id?: string
  /** "low" is at least one piece and at most `low_stock_limit`. */
  stock?: "in" | "low" | "out"
  low_stock_limit?: number
  /** Rupees, both ends included. */
  min_price?: number
  max_price?: number
  ids?: string[]
}
export type ShopProductPage = ShopProductFilter & {
  /** A field of the shop product and "ASC" or "DESC"; without it, the newest first. */
  sort?: [field: string, direction: "ASC" | "DESC"]
  skip: number
  take: number
}
