import type { Locale } from "@haat/http/locale"
import type { Langs } from "../texts"

export type ProductImage = {
  id: string
  /** Address of the middle rendition, for where `srcset` is not understood. */
  url: string
  srcset: string
  width: number
  height: number
}

export type Attribute = { key: string; value: string }

/** Of the reviews everybody can read. The average has one decimal; null while there is none. */
export type Rating = { average: number | null; count: number }

/** What a card in a list needs. */
export type ProductCard = {
  id: string
  handle: string
  name: string
  description: string
  category: { id: string; name: string; lang?: Locale } | null
  /** Rupees, tax included. */
  price: number
  /** Pieces that can still be sold: stocked less reserved, never below zero. */
  quantity: number
  images: ProductImage[]
  rating: Rating
  created_at: string
} & Langs<"name" | "description">

/** What a shopper's product page needs; weight and sizes stay behind the counter. */
export type ProductPage = Omit<ProductCard, "langs"> & { attributes: Attribute[]; about: string } & Langs<
    "name" | "description" | "about" | "attributes"
  >

/** Everything, for the owner. */
export type ShopProduct = Omit<ProductPage, "category" | "langs"> & {
  category: { id: string; name: string; name_hi?: string } | null
  /** In Hindi; empty as long as it is not written. */
  name_hi: string
  description_hi: string
  about_hi: string
  attributes_hi: Attribute[]
  active: boolean
  /** kg */
  weight: number
  /** cm */
  length: number
  height: number
  breadth: number
  updated_at: string
}

/** Beside the error of an edit that was refused with a 409: what the product is now; null when it is gone. */
export type ProductChanged = { current: ShopProduct | null }
