import type { CategoryFacts } from "./facts"
import type { Facts } from "./product-facts"
import type { Attribute, ProductPage } from "./product-page"
import type { ReturnRule } from "./returns"
import type { Measure } from "./save-product"

/** Everything, for the owner. */
export type ShopProduct = Omit<ProductPage, "category" | "langs" | "returns" | "facts"> & {
  category: { id: string; name: string; name_hi?: string } | null
  /** In Hindi; empty as long as it is not written. */
  name_hi: string
  description_hi: string
  about_hi: string
  attributes_hi: Attribute[]
  size_chart_hi?: string[][]
  /** Measures that an import guessed. */
  estimated?: Measure[]
  active: boolean
  /** Its own; null when it has its category's. `return_rule` is what holds. */
  returns: ReturnRule | null
  /** What it says itself. */
  facts: Facts
  /** What its category says; null when that is nothing. */
  category_facts: CategoryFacts | null
  /** kg */
  weight: number
  /** cm */
  length: number
  height: number
  breadth: number
  updated_at: string
}

/** Beside the error of an edit that was rejected with a 409: what the product is now; null when it is gone. */
export type ProductChanged = { current: ShopProduct | null }

/** What the products of the back office are filtered by. */
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
