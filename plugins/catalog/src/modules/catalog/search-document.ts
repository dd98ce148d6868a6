import type { ProductCard, ProductPage } from "../../contract"
import { type ShopProductRow, toShopProduct } from "./shop-product-row"

export const SHOP_PRODUCT_INDEX = "shop_product"

/** What the index holds for one product: fields to find it by, and the card and page ready to be sent. */
export type SearchDocument = {
  id: string
  handle: string
  name: string
  category: string | null
  /** "Colour Red Size M" */
  attributes: string
  description: string
  category_id: string | null
  category_handle: string | null
  price: number
  quantity: number
  active: boolean
  created_at: string
  card: ProductCard
  /** What the page has more than the card. */
  more: Omit<ProductPage, keyof ProductCard>
}

export const toSearchDocument = (row: ShopProductRow): SearchDocument => {
  const {
    id,
    handle,
    name,
    description,
    category,
    price,
    quantity,
    images,
    rating,
    created_at,
    attributes,
    about,
    active,
  } = toShopProduct(row)
  return {
    id,
    handle,
    name,
    category: category?.name ?? null,
    attributes: attributes.map(({ key, value }) => `${key} ${value}`).join(" "),
    description,
    category_id: category?.id ?? null,
    category_handle: row.category_handle,
    price,
    quantity,
    active,
    created_at,
    card: { id, handle, name, description, category, price, quantity, images, rating, created_at },
    more: { attributes, about },
  }
}
