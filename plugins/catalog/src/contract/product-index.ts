import type { ShopProduct } from "./product"
import type { ReturnRule } from "./returns"

/** The key of the module that keeps the search index. It implements `ProductIndex`. */
export const PRODUCT_INDEX = "product_search"

export type ProductIndex = {
  /** Updates these products in the index and removes deleted ones. */
  refresh(ids: string[]): Promise<void>
  /** Finds products, published or not, that match the whole of a search text. */
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

/** Product with the fields that only the index needs. */
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
