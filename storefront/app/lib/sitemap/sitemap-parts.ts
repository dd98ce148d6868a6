import type { ProductAddresses, ShopCategory, Sitemaps } from "@haat/catalog/contract"
import { sdk } from "../backend/sdk.ts"
import type { SitemapEntry } from "./sitemap-xml.ts"

/** Pages that are no products: home, explore, about the shop and its categories. */
export const readPages = async (): Promise<SitemapEntry[]> => {
  const { categories } = await sdk.client.fetch<{ categories: ShopCategory[] }>("/store/catalog/categories")
  return [
    "/",
    "/explore",
    "/aboutUs",
    "/contact",
    "/legal",
    "/termsandcondition",
    ...["privacy", "returns", "delivery"].map((name) => `/policies/${name}`),
    "/Home",
    ...categories.map(({ id }) => `/category/${id}`),
  ].map((path) => ({ path }))
}

/** How many products each sitemap of products has, and when these were changed last. */
export const readSitemaps = async () => (await sdk.client.fetch<Sitemaps>("/store/catalog/sitemaps")).sitemaps

/** The products of a sitemap; they are counted from 1. */
export const readProducts = async (nth: number): Promise<SitemapEntry[]> => {
  const { products } = await sdk.client.fetch<ProductAddresses>("/store/catalog/addresses", { query: { page: nth } })
  return products.map(({ id, updated_at }) => ({ path: `/product-info/${id}`, updated_at }))
}
