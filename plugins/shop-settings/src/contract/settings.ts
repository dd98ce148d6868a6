import { POSTAL_CODE, usualPostalCode } from "@haat/places/contract"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { lowerCaseMailAddress } from "@haat/sdk/mail-address"
import { says } from "@haat/sdk/message-in"
import { shopPhone } from "@haat/sdk/shop-phone"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"

/** The key of the module that keeps the settings. SQL of other plugins reads the view `owner_settings`. */
export const SHOP_SETTINGS = "shop_settings"

const line = (longest: number, message: string) =>
  z.string(message).trim().max(longest, message).regex(STORABLE_LINE, message)

const email = lowerCaseMailAddress(says(FORM_ERRORS.valid_email))

const SIX_DIGITS = "A postal code has six digits"
const PHONE = "A phone number has 6 to 20 digits"
const CHAT = "The chat link starts with https://"

/** All settings at once, and the version they were read with. Optional texts may be empty. */
export const SaveSettings = z.object({
  version: z.int("Say which version you changed"),
  name: line(60, "The name is at most 60 characters").min(1, "The shop needs a name"),
  contact_email: z.union([z.literal(""), email], "Please enter a valid email address"),
  contact_phone: shopPhone(PHONE),
  chat_url: z.union([z.literal(""), line(300, CHAT).pipe(z.url({ protocol: /^https$/, error: CHAT }))], CHAT),
  pickup_postal_code: z.string(SIX_DIGITS).overwrite(usualPostalCode).regex(POSTAL_CODE, SIX_DIGITS),
  low_stock_limit: z
    .int("The limit is a whole number")
    .min(0, "The limit cannot be negative")
    .max(10_000, "The limit is at most 10,000"),
  shows_discount: z.boolean("Discounts are shown or not"),
  requires_second_factor: z.boolean("Two-step sign-in is required or not"),
  officer_name: line(100, "The officer's name is at most 100 characters").optional(),
  officer_email: z.union([z.literal(""), email], "Please enter a valid email address").optional(),
  officer_phone: shopPhone(PHONE).optional(),
  officer_hours: line(100, "The hours are at most 100 characters").optional(),
  random_discounts: z.boolean("Random discounts are shown or not").optional(),
  sample_reviews: z.boolean("Sample reviews are shown or not").optional(),
  preticks_terms: z.boolean("The terms box is ticked beforehand or not").optional(),
  /** Sentences of WARNINGS that the owner agreed to, one a line; needed to turn on the settings they are about. */
  confirmed: z.string("What was agreed to is a text").max(1000, "What was agreed to is too long").optional(),
})

/**
 * Reasons why made-up discounts and reviews can be unlawful: read before either is turned on, and kept with the
 * settings.
 */
export const MADE_UP = {
  en:
    "Made-up discounts and reviews mislead shoppers: as false advertisements and unfair trade practices they can be " +
    "punished under the Consumer Protection Act, 2019, with penalties of up to ₹10 lakh.",
  hi:
    "मनगढ़ंत छूट और समीक्षाएँ ग्राहकों को गुमराह करती हैं: झूठे विज्ञापन और अनुचित व्यापार के रूप में उपभोक्ता " +
    "संरक्षण अधिनियम, 2019 में इन पर ₹10 लाख तक का दंड हो सकता है।",
}

/**
 * Reason why a terms box that is ticked beforehand is no consent: read before it is turned on, and kept with the
 * settings.
 */
export const TICKED_TERMS = {
  en:
    "A box that is ticked beforehand records no consent: rule 4(9) of the Consumer Protection (E-Commerce) Rules, " +
    "2020 asks for an act of the shopper's own.",
  hi: "पहले से टिक किया हुआ बॉक्स सहमति नहीं माना जाता: उपभोक्ता संरक्षण (ई-कॉमर्स) नियम, 2020 का नियम 4(9) चाहता है कि ग्राहक ख़ुद टिक करे।",
}

/** Warnings that the owner agrees to before each of these settings is turned on. */
export const WARNINGS = { random_discounts: MADE_UP, sample_reviews: MADE_UP, preticks_terms: TICKED_TERMS } as const

export type SaveSettings = z.infer<typeof SaveSettings>
export type Settings = SaveSettings & { id: "shop"; updated_at: string }
/** True for a shop, other than a demo shop, without a grievance officer whom people can reach. */
export type SettingsTodo = { lacks_officer: boolean }
