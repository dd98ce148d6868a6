import type { ShopCategory } from "@haat/catalog/contract"
import type { ListProducts, ProductList, RelatedProducts } from "@haat/search/contract"
import { findQuery, readQuery } from "../../lib/backend/read-query.ts"
import { LOCALE } from "../../lib/language/locale.ts"
import { toProductCard } from "../../lib/shop/to-product-card.ts"

const CATEGORIES = "/store/catalog/categories"
const PRODUCTS = "/store/catalog/products"

/** Categories that contain products. */
export const categoriesQuery = readQuery(
  ["categories"],
  CATEGORIES,
  ({ categories }: { categories: ShopCategory[] }) => categories,
)

/** `id` may also be the handle; includes categories without products; null when there is none. */
export const categoryQuery = (id: string) =>
  findQuery(
    ["category", id],
    `${CATEGORIES}/${encodeURIComponent(id)}`,
    ({ category }: { category: ShopCategory }) => category,
  )

/** Products related to one; `id` may also be its handle. */
export const relatedQuery = (id: string) =>
  readQuery(["related", id], `${PRODUCTS}/${encodeURIComponent(id)}/related`, ({ products }: RelatedProducts) =>
    products.map(toProductCard),
  )

export type ProductFilter = Partial<ListProducts>

/** A page of cards. */
export const productListQuery = (filter: ProductFilter) =>
  readQuery(
    ["products", filter],
    PRODUCTS,
    ({ products, ...rest }: ProductList) => ({ ...rest, products: products.map(toProductCard) }),
    { ...filter, ...LOCALE },
  )

const MAX_ON_HOME = 100

/** For home's grid and its carousel, newest first. */
export const homeProductsQuery = productListQuery({ limit: MAX_ON_HOME })
