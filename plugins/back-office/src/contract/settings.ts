import { SignUp } from "@haat/accounts/contract"
import { POSTAL_CODE } from "@haat/freight/contract"
import { STORABLE_LINE } from "@haat/http/storable"
import { z } from "zod"

/** The key of the module that keeps the settings. Low stock in SQL: quantity <= (select low_stock_limit from shop_settings). */
export const SHOP_SETTINGS = "shop_settings"

const line = (longest: number, message: string) =>
  z.string(message).trim().max(longest, message).regex(STORABLE_LINE, message)

const PHONE = "A phone number has 6 to 20 digits"
const CHAT = "The chat link starts with https://"

/** All settings at once, and the version they were read with. What may be left out is an empty text. */
export const SaveSettings = z.object({
  version: z.int("Say which version you changed"),
  name: line(60, "The name is at most 60 characters").min(1, "The shop needs a name"),
  contact_email: z.union([z.literal(""), SignUp.shape.email], "Please enter a valid email address"),
  contact_phone: line(20, PHONE).regex(/^(\+?[\d ()-]{6,20})?$/, PHONE),
  chat_url: z.union([z.literal(""), line(300, CHAT).pipe(z.url({ protocol: /^https$/, error: CHAT }))], CHAT),
  pickup_postal_code: line(6, "A postal code has six digits").regex(POSTAL_CODE, "A postal code has six digits"),
  low_stock_limit: z
    .int("The limit is a whole number")
    .min(0, "The limit cannot be negative")
    .max(10_000, "The limit is at most 10,000"),
  shows_discount: z.boolean("Discounts are shown or not"),
  requires_second_factor: z.boolean("Two-step sign-in is required or not"),
})
export type SaveSettings = z.infer<typeof SaveSettings>
export type Settings = SaveSettings & { id: "shop"; updated_at: string }

/** What every visitor may know of the settings; `version` is another one after every change. */
export type ShopFacts = Pick<
  Settings,
  "version" | "name" | "contact_email" | "contact_phone" | "chat_url" | "low_stock_limit" | "shows_discount"
> & {
  /** What paying on delivery costs, in rupees. */
  cod_fee: number
}
