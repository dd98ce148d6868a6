import { z } from "zod"

export * from "./contract/home-page"
export { BANNER_MESSAGES } from "./messages"

/** The home page's banners and main products ("Trending Products"). Messages are the specification's, word for word. */

const MAX_ADDRESS = 2_000

const pictureId = z.string("A picture is named by its id").max(100, "A picture is named by its id").optional()

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

const optionalAddress = (field: string) =>
  z
    .string(`${field} is required`)
    .trim()
    .max(MAX_ADDRESS, `${field} is too long`)
    .refine(
      (value) => !value || (!UNSAFE.test(value) && (isPath(value) || isHttps(value))),
      `${field} must start with https://, or with / for an address in this shop`,
    )

const address = (field: string) => optionalAddress(field).min(1, `${field} is required`)

export const NewBanner = z.object({
  /** 16:9 or 21:9 looks best. */
  image_url: address("Image URL"),
  /** The picture with its words in Hindi; empty when there is none, and then `image_url` is shown. */
  image_url_hi: optionalAddress("Image URL in Hindi").default(""),
  redirect_url: address("Redirect URL"),
  /** The id of an uploaded picture, whose address replaces `image_url`. */
  picture_id: pictureId,
  /** The same for `image_url_hi`. */
  picture_id_hi: pictureId,
})
export type NewBanner = z.input<typeof NewBanner>

/** For the owner. Shown in the order of `rank`; a new one comes last. */
export type Banner = Required<Omit<NewBanner, "picture_id" | "picture_id_hi">> & { id: string; rank: number }

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
