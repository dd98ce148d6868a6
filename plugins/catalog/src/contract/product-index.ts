import type { ShopProduct } from "./product"
import type { ReturnRule } from "./returns"

/** The key of the module that keeps the search index. It implements `ProductIndex`. */
export const PRODUCT_INDEX = "product_search"

export type ProductIndex = {
  /** Brings these products up to date in the index, and takes out those that are gone. */
  refresh(ids: string[]): Promise<void>
  /** Finds products by a text of the owner, on sale or not; without those that have a part of it only. */
  findProducts(text: string): Promise<FoundProducts>
}

export type FoundProducts = {
  /** SQL for the ids of products that have the words of the text; undefined when it has none */
  known?: string
  /** SQL for the ids of products that have words like those of the text */
  guessed?: string
  /** named values of both */
  bindings: Record<string, string | number | boolean | string[]>
  /** prices that the text names, in rupees */
  lowest?: number
  highest?: number
}

/** A product with what the index has of it beside what is shown. */
export type ProductToIndex = {
  product: ShopProduct
  category_handle: string | null
  /** codes of all variants, separated by spaces */
  skus: string | null
  gtins: string | null
  /** its own, or its category's */
  return_rule: ReturnRule | null
}

/** Reads products for the index; the module of CATALOG implements it. */
export type ProductReader = { readProductsToIndex(ids: string[]): Promise<ProductToIndex[]> }
