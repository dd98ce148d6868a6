import type { MainProductCards, ShownBanner } from "@haat/banners/contract"
import type { ShownFaq } from "@haat/faqs/contract"
import { readQuery } from "../../lib/backend/read-query.ts"
import { toProductCard } from "../../lib/shop/to-product-card.ts"

/** The owner's banners, in their order. */
export const bannersQuery = readQuery(
  ["banners"],
  "/store/banners",
  ({ banners }: { banners: ShownBanner[] }) => banners,
)

/** Questions and answers, in the owner's order. */
export const faqsQuery = readQuery(["faqs"], "/store/faqs", ({ faqs }: { faqs: ShownFaq[] }) =>
  faqs.map(({ rank, ...faq }) => faq),
)

/** The products the owner chose, in their order. */
export const mainProductsQuery = readQuery(
  ["main-products"],
  "/store/main-products",
  ({ products }: MainProductCards) => products.map(toProductCard),
)
