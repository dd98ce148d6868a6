import type { MainProductCards, ShownBanner } from "@haat/banners/contract"
import { readQuery, toProductCard } from "@haat/sdk/storefront"

/** The owner's banners, in their order. */
export const bannersQuery = readQuery(
  ["banners"],
  "/store/banners",
  ({ banners }: { banners: ShownBanner[] }) => banners,
)

/** The products the owner chose, in their order. */
export const mainProductsQuery = readQuery(
  ["main-products"],
  "/store/main-products",
  ({ products }: MainProductCards) => products.map(toProductCard),
)
