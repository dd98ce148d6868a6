import type { ErrorEntry } from "@haat/sdk/errors"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { lowerCaseMailAddress } from "@haat/sdk/mail-address"
import { says } from "@haat/sdk/message-in"
import { normalizePhone } from "@haat/sdk/phone"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"

/** Bounds the work of hashing; the specification's own limit of 20 applies at sign-up. */
export const MAX_PASSWORD = 128

/** A phone number as people write it: with +91, blanks or Devanagari digits. */
export const TYPED_PHONE = /^[+\p{Nd}\s().-]{10,25}$/u
const MAX_OTHER_NAME = 254

/** Invisible characters would let two usernames look the same. */
const NOTHING_HIDDEN = /^[^\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]*$/u

/** @param tooShort, tooLong sentences of the form that it stands in */
export const username = (tooShort: ErrorEntry, tooLong: ErrorEntry) =>
  z
    .string(says(tooShort))
    .trim()
    .min(3, says(tooShort))
    .max(15, says(tooLong))
    .regex(NOTHING_HIDDEN, says(FORM_ERRORS.odd_characters, { label: "username" }))

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
  .regex(NOTHING_HIDDEN, says(FORM_ERRORS.odd_characters, { label: "username" }))

/** @param label of the field, as `errors.ts` in @haat/sdk names it */
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

/** A line that may be left out, or empty for none; it stands on parcels and invoices. */
export const optionalName = (label: "recipient_name" | "company") =>
  z
    .string(says(FORM_ERRORS.odd_characters, { label }))
    .trim()
    .overwrite((name) => name.replace(/\s+/g, " "))
    .max(2 * MAX_NAME_CHARACTERS, says(FORM_ERRORS.at_most_characters, { label, most: 2 * MAX_NAME_CHARACTERS }))
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label }))
    .refine((name) => !WEB_ADDRESS.test(name), says(ACCOUNT_FORM_ERRORS.name_with_web_address, { label }))
    .optional()

/** A mark, as forms of all kinds are given by people with one name. */
const ONLY_MARKS = /^[\p{P}\p{S}\s]+$/u

/**
 * A last name. Those who have one name only type a dash or a dot: there is none then, and nothing is written in its
 * place.
 */
export const lastName = personName("last_name").overwrite((name) => (ONLY_MARKS.test(name) ? "" : name))

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

/** An e-mail address, in lower case. @param invalid the sentence for any other text */
export const emailAddress = (invalid: ErrorEntry) => lowerCaseMailAddress(says(invalid))

/** A phone number, as ten digits where it is one of India's mobiles. @param invalid the sentence for any other text */
export const phoneNumber = (digits: RegExp, invalid: ErrorEntry) =>
  z.string(says(invalid)).overwrite(normalizePhone).regex(digits, says(invalid))

export const email = emailAddress(FORM_ERRORS.valid_email)
