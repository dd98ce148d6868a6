import type { ErrorEntry } from "@haat/sdk/errors"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { lowerCaseMailAddress } from "@haat/sdk/mail-address"
import { says } from "@haat/sdk/message-in"
import { normalizePhone } from "@haat/sdk/phone"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"

/** Maximum length at sign-in, which bounds the hashing work. New passwords have the specification's limit of 20. */
export const MAX_PASSWORD = 128

/** A phone number as people write it: with +91, blanks or Devanagari digits. */
export const TYPED_PHONE = /^[+\p{Nd}\s().-]{10,25}$/u
const MAX_OTHER_NAME = 254

/** Invisible characters would let two usernames look the same. */
const NO_INVISIBLE_CHARACTERS = /^[^\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]*$/u

/** Schema of a username. @param tooShort, tooLong error sentences of the form */
export const username = (tooShort: ErrorEntry, tooLong: ErrorEntry) =>
  z
    .string(says(tooShort))
    .trim()
    .min(3, says(tooShort))
    .max(15, says(tooLong))
    .regex(NO_INVISIBLE_CHARACTERS, says(FORM_ERRORS.odd_characters, { label: "username" }))

/**
 * Name to sign in with: a username by its rules, or an e-mail address or a phone number, of which only the length is
 * checked.
 */
export const signInName = z
  .string(says(ACCOUNT_FORM_ERRORS.sign_in_username_short))
  .trim()
  .min(3, says(ACCOUNT_FORM_ERRORS.sign_in_username_short))
  .max(MAX_OTHER_NAME, says(ACCOUNT_FORM_ERRORS.sign_in_username_long))
  .refine(
    (name) => name.length <= 15 || name.includes("@") || TYPED_PHONE.test(name),
    says(ACCOUNT_FORM_ERRORS.sign_in_username_long),
  )
  .regex(NO_INVISIBLE_CHARACTERS, says(FORM_ERRORS.odd_characters, { label: "username" }))

/** Schema of a required line of text. @param label key of the field's name in `errors.ts` of @haat/sdk */
export const required = (label: string, most: number, tooLong = says(FORM_ERRORS.too_long, { label })) =>
  z
    .string(says(FORM_ERRORS.required, { label }))
    .trim()
    .min(1, says(FORM_ERRORS.required, { label }))
    .max(most, tooLong)
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label }))

export const MAX_NAME_CHARACTERS = 50

/**
 * Matches text that a mail program turns into a link: a scheme, www, or a domain. Initials and titles before a name
 * ("S.P.Balan", "Md.Rafiq") do not match, since the text after their dot is neither two letters long nor a common end
 * of a domain.
 */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d-]{2,}\.\p{L}{2}(?![\p{L}\p{M}\d])|[\p{L}\d-]\.(?:com|net|org|info|biz|edu|gov|app|dev|xyz|top|shop|store|online|site|website|club|live|link|click|page|blog|cloud|space|tech|pro|icu|vip|win|bid|loan|men|xn--[a-z\d-]+|भारत)(?![\p{L}\p{M}\d])/iu

/** A first or last name. It stands in mails that the shop sends, so it must not contain an advertisement. */
export const personName = (label: "first_name" | "last_name") =>
  required(
    label,
    MAX_NAME_CHARACTERS,
    says(FORM_ERRORS.at_most_characters, { label, most: MAX_NAME_CHARACTERS }),
  ).refine((name) => !WEB_ADDRESS.test(name), says(ACCOUNT_FORM_ERRORS.name_with_web_address, { label }))

/** Schema of an optional name on parcels and invoices; an empty text removes it. */
export const optionalName = (label: "recipient_name" | "company") =>
  z
    .string(says(FORM_ERRORS.odd_characters, { label }))
    .trim()
    .overwrite((name) => name.replace(/\s+/g, " "))
    .max(2 * MAX_NAME_CHARACTERS, says(FORM_ERRORS.at_most_characters, { label, most: 2 * MAX_NAME_CHARACTERS }))
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label }))
    .refine((name) => !WEB_ADDRESS.test(name), says(ACCOUNT_FORM_ERRORS.name_with_web_address, { label }))
    .optional()

/** Matches a dash or dot, which people without a last name type. */
const PUNCTUATION_ONLY = /^[\p{P}\p{S}\s]+$/u

/**
 * Schema of a last name. A text of punctuation only is replaced by an empty text.
 */
export const lastName = personName("last_name").overwrite((name) => (PUNCTUATION_ONLY.test(name) ? "" : name))

export const PASSWORD_TOO_LONG = says(FORM_ERRORS.too_long, { label: "password" })

/** Rules of a new password. */
export const newPassword = z
  .string(says(ACCOUNT_FORM_ERRORS.password_short))
  .min(6, says(ACCOUNT_FORM_ERRORS.password_short))
  .max(20, says(ACCOUNT_FORM_ERRORS.password_long))
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%&*-])[A-Za-z\d!@#$%&*-]+$/,
    says(ACCOUNT_FORM_ERRORS.password_parts),
  )

/** Schema of an e-mail address, converted to lower case. @param invalid error sentence */
export const emailAddress = (invalid: ErrorEntry) => lowerCaseMailAddress(says(invalid))

/** Schema of a phone number; Indian mobile numbers are converted to ten digits. @param invalid error sentence */
export const phoneNumber = (digits: RegExp, invalid: ErrorEntry) =>
  z.string(says(invalid)).overwrite(normalizePhone).regex(digits, says(invalid))

export const email = emailAddress(FORM_ERRORS.valid_email)
