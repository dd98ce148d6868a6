import type { ProductCard } from "@haat/catalog/contract"
import { z } from "zod"

/** The home page's banners and main products ("Trending Products"). Messages are the specification's, word for word. */

const LONGEST_ADDRESS = 2_000
/** Any origin will do to see whether an address stays on it. */
const HERE = "https://shop.invalid"

/** Browsers drop tabs and line ends in an address and read a backslash as a slash, so none of them may be in one. */
const UNSAFE = /[\s\\\p{Cc}\p{Cs}]/u

const isPath = (address: string) =>
  address.startsWith("/") && URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE

const isHttps = (address: string) => {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return !username && !password
}

const address = (field: string) =>
  z
    .string(`${field} is required`)
    .trim()
    .min(1, `${field} is required`)
    .max(LONGEST_ADDRESS, `${field} is too long`)
    .refine(
      (value) => !UNSAFE.test(value) && (isPath(value) || isHttps(value)),
      `${field} must start with https://, or with / for an address in this shop`,
    )

export const NewBanner = z.object({
  /** 16:9 or 21:9 looks best. */
  image_url: address("Image URL"),
  redirect_url: address("Redirect URL"),
  /** Of a picture that was uploaded for it, whose address then takes the place of `image_url`. */
  picture_id: z.string("A picture is named by its id").max(100, "A picture is named by its id").optional(),
})
export type NewBanner = z.infer<typeof NewBanner>

/** Shown in the order of `rank`; a new one comes last. */
export type Banner = Omit<NewBanner, "picture_id"> & { id: string; rank: number }

export const MAX_BANNERS = 20
export const MAX_MAIN_PRODUCTS = 50

const NAMED_BY_ID = "A product is named by its id"

/** The owner's choice, in their order; it replaces the previous one. */
export const MainProducts = z.object({
  product_ids: z
    .array(z.string(NAMED_BY_ID).min(1, NAMED_BY_ID).max(100, NAMED_BY_ID), "Main products are a list of product ids")
    .max(MAX_MAIN_PRODUCTS, `At most ${MAX_MAIN_PRODUCTS} main products`)
    .refine((ids) => new Set(ids).size === ids.length, "A product can be chosen once"),
})
export type MainProducts = z.infer<typeof MainProducts>

/** Main products as shoppers see them: active ones only. */
export type MainProductCards = { products: ProductCard[] }

/** Refusals with a status of their own, by the `code` of the MedusaError a workflow throws. */
export const BANNER_REFUSALS = { too_many_banners: 409 } as const

export const BANNER_MESSAGES = {
  created: "Success",
  confirm: "Are you sure?",
  deleted: "Successfully Deleted",
  notDeleted: "Failed to delete banner.",
  failed: "An error occurred.",
  mainProductsSaved: "Products added successfully",
} as const

/*
 * GET    /store/banners                            200 { banners: Banner[] }
 * GET    /store/main-products                      200 MainProductCards
 * GET    /back-office/banners                      200 Banner[] in the simple-rest dialect
 * POST   /back-office/banners        NewBanner     201 Banner | 400 FieldErrors | 409 MAX_BANNERS are there
 * DELETE /back-office/banners/:id                  200 { id } | 404
 * GET    /back-office/main-products                200 MainProducts, also inactive ones
 * PUT    /back-office/main-products  MainProducts  200 MainProducts | 400 FieldErrors, or a product that is not there
 *
 * Workflows: banners-create { banners: NewBanner[] } → Banner[], banners-delete { id } → Banner,
 * banners-choose-main-products MainProducts → MainProducts
 */
