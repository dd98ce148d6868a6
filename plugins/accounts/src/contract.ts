import type { ProductCard } from "@haat/catalog/contract"
import { FREIGHT_FORM_ERRORS, isPostalCodeOf } from "@haat/freight/contract"
import type { ErrorEntry } from "@haat/http/errors"
import { FORM_ERRORS } from "@haat/http/form-errors"
import { says } from "@haat/http/message-in"
import { STORABLE_LINE } from "@haat/http/storable"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "./form-errors"

export { ACCOUNT_FORM_ERRORS } from "./form-errors"

/** What crosses the wire when people sign in, sign up, keep addresses and save items for later. Messages are the specification's, word for word. */

/** Bounds the work of hashing; the specification's own limit of 20 applies at sign-up. */
const MAX_PASSWORD = 128

/** Invisible characters would let two usernames look the same. */
const VISIBLE = /^[^\p{C}]*$/u

const username = (tooShort: ErrorEntry, tooLong: ErrorEntry) =>
  z
    .string(says(tooShort))
    .trim()
    .min(3, says(tooShort))
    .max(15, says(tooLong))
    .regex(VISIBLE, says(FORM_ERRORS.odd_characters, { label: "username" }))

/** @param label of the field, as `errors.ts` in @haat/http names it */
const required = (label: string, most: number, tooLong = says(FORM_ERRORS.too_long, { label })) =>
  z
    .string(says(FORM_ERRORS.required, { label }))
    .trim()
    .min(1, says(FORM_ERRORS.required, { label }))
    .max(most, tooLong)
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label }))

export const MAX_NAME_CHARACTERS = 50

/**
 * What a mail program turns into a link: a scheme, www, or a domain. Initials and titles before a name ("S.P.Balan",
 * "Md.Rafiq") are none, since what follows their dot is neither two letters long nor a common end of a domain.
 */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d-]{2,}\.\p{L}{2}(?![\p{L}\p{M}\d])|[\p{L}\d-]\.(?:com|net|org|info|biz|edu|gov|app|dev|xyz|top|shop|store|online|site|website|club|live|link|click|page|blog|cloud|space|tech|pro|icu|vip|win|bid|loan|men|xn--[a-z\d-]+|भारत)(?![\p{L}\p{M}\d])/iu

/** A first or last name. It stands in mails that the shop sends, so it must not carry somebody's advertisement. */
const personName = (label: "first_name" | "last_name") =>
  required(
    label,
    MAX_NAME_CHARACTERS,
    says(FORM_ERRORS.at_most_characters, { label, most: MAX_NAME_CHARACTERS }),
  ).refine((name) => !WEB_ADDRESS.test(name), says(ACCOUNT_FORM_ERRORS.name_with_web_address, { label }))

const PASSWORD_TOO_LONG = says(FORM_ERRORS.too_long, { label: "password" })

export const SignIn = z.object({
  username: username(ACCOUNT_FORM_ERRORS.sign_in_username_short, ACCOUNT_FORM_ERRORS.sign_in_username_long),
  password: z
    .string(says(ACCOUNT_FORM_ERRORS.sign_in_password_short))
    .min(3, says(ACCOUNT_FORM_ERRORS.sign_in_password_short))
    .max(MAX_PASSWORD, PASSWORD_TOO_LONG),
})
export type SignIn = z.infer<typeof SignIn>

/** A code of the authenticator app, or a recovery code. */
const secondFactorCode = z
  .string(says(ACCOUNT_FORM_ERRORS.enter_code))
  .trim()
  .min(6, says(ACCOUNT_FORM_ERRORS.code_short))
  .max(40, says(ACCOUNT_FORM_ERRORS.code_long))

/** The second step of a sign-in that answered `{ second_factor: true }`. */
export const SecondStep = z.object({ code: secondFactorCode })
export type SecondStep = z.infer<typeof SecondStep>
/** What a right password is answered with: the person, or the question for a code. */
export type SignedInOrAsked = { person: Person } | { second_factor: true }

export const RECOVERY_CODES = 10

/** Of the signed-in member of staff. `recovery_codes` are left. */
export type SecondFactorState = { enabled: boolean; recovery_codes: number }
/** What an authenticator app needs: its key in base32, and the same as a picture (a data URL). */
export type SecondFactorKey = { key: string; qr: string }

export const SwitchSecondFactorOff = z.object({
  password: z
    .string(says(ACCOUNT_FORM_ERRORS.enter_password))
    .min(1, says(ACCOUNT_FORM_ERRORS.enter_password))
    .max(MAX_PASSWORD, PASSWORD_TOO_LONG),
  code: secondFactorCode,
})
export type SwitchSecondFactorOff = z.infer<typeof SwitchSecondFactorOff>

/** Workflow: input `{ user_id }`; switches the second factor off, ends the sessions opened with it and mails the owner. */
export const REMOVE_SECOND_FACTOR = "accounts-remove-second-factor"

/** The rules of a password somebody chooses. */
const newPassword = z
  .string(says(ACCOUNT_FORM_ERRORS.password_short))
  .min(6, says(ACCOUNT_FORM_ERRORS.password_short))
  .max(20, says(ACCOUNT_FORM_ERRORS.password_long))
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%&*-])[A-Za-z\d!@#$%&*-]+$/,
    says(ACCOUNT_FORM_ERRORS.password_parts),
  )

const emailAddress = (invalid: ErrorEntry) =>
  z
    .string(says(invalid))
    .trim()
    .toLowerCase()
    .max(254, says(invalid))
    .pipe(z.email(says(invalid)))

const email = emailAddress(FORM_ERRORS.valid_email)

export const SignUp = z.object({
  username: username(ACCOUNT_FORM_ERRORS.username_short, ACCOUNT_FORM_ERRORS.username_long),
  email,
  password: newPassword,
  first_name: personName("first_name"),
  last_name: personName("last_name"),
  phone: z
    .string(says(ACCOUNT_FORM_ERRORS.phone_10_digits_from_6))
    .trim()
    .regex(/^[6-9]\d{9}$/, says(ACCOUNT_FORM_ERRORS.phone_10_digits_from_6)),
  terms: z.literal(true, says(ACCOUNT_FORM_ERRORS.agree_to_terms)),
})
export type SignUp = z.infer<typeof SignUp>

/** Asks for a link that sets a new password. Nobody is told whether the address is known. */
export const ForgotPassword = z.object({ email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const RESET_LINK_SENT =
  "If this email address belongs to an account, a link to set a new password is on its way."

/** Asking for a link is answered no sooner: longer than the work for a known address takes, so that the time says nothing. */
export const RESET_ANSWER_AFTER_MS = 300

export const ResetPassword = z.object({ new_password: newPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

export const PASSWORD_CHANGED = "Your password is changed. Please log in with it."

/**
 * The key of the module that counts attempts, and what other plugins may ask of it. Each counts one attempt of a network
 * address and of an account, and answers the seconds to wait, 0 when it may go on. An account is the signed-in shopper,
 * or the one that is named: by an e-mail address as the contracts leave it, or by the token of a mailed link.
 */
export const ATTEMPTS = "attempts"
export type AttemptsOfAddress = {
  /** what a parcel costs, which asks the carrier; a guest has no customer */
  charges(address: string, customer_id: string | null): Promise<number>
  /** placing an order, whether it succeeds or not */
  order(address: string, customer_id: string): Promise<number>
  /** cancelling an order */
  cancel(address: string, customer_id: string): Promise<number>
  /** opening a payment */
  pay(address: string, customer_id: string): Promise<number>
  /** a message to the owner */
  contact(address: string, email: string): Promise<number>
  /** a problem report; a guest's has no customer */
  report(address: string, customer_id: string | null): Promise<number>
  /** the use of a mailed link */
  reset(address: string, token?: string): Promise<number>
  /** a subscription to the newsletter */
  subscribe(address: string, email: string): Promise<number>
}

/**
 * Event: something happened to an account that its owner should hear of, in case it was not them. A mail goes to `to`,
 * which is the old address when the address was changed.
 */
export const SECURITY_NOTICE = "accounts.security-notice"
export type SecurityNotice = {
  /** of this notice; the same is told once */
  id: string
  what: "password-changed" | "email-changed" | "new-sign-in" | "second-factor-on" | "second-factor-off"
  actor_type: "customer" | "user"
  to: string
  /** ISO 8601 */
  at: string
  /** of a sign-in: what the browser calls itself */
  browser?: string
}

export const MAX_ADDRESSES = 4

const addressFields = z.object({
  address_1: required("address_1", 200),
  address_2: z
    .string("Address Line 2 must be text")
    .trim()
    .max(200, says(FORM_ERRORS.too_long, { label: "address_2" }))
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label: "address_2" }))
    .optional()
    .default(""),
  city: required("city", 100),
  province: required("province", 100),
  postal_code: z
    .string(says(ACCOUNT_FORM_ERRORS.postal_code_short))
    .trim()
    .min(4, says(ACCOUNT_FORM_ERRORS.postal_code_short))
    .max(12, says(FORM_ERRORS.too_long, { label: "postal_code" }))
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label: "postal_code" })),
  country_code: z
    .string(says(FORM_ERRORS.required, { label: "country" }))
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, says(FORM_ERRORS.required, { label: "country" })),
  type: z.enum(["shipping", "billing"], "Type is shipping or billing").optional().default("shipping"),
  is_default: z.boolean("The default mark is true or false").optional().default(false),
})

/** Says what is wrong with the postal code also while other fields are wrong. */
const postalCodeRule = {
  path: ["postal_code"],
  ...says(FREIGHT_FORM_ERRORS.postal_code_rule),
  when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    !issues.some(({ path = [] }) => path.length === 0 || path[0] === "postal_code" || path[0] === "country_code"),
}

type Placed = { country_code: string; postal_code: string }
const hasPostalCode = ({ country_code, postal_code }: Placed) => isPostalCodeOf(country_code, postal_code)

/** In India the postal code has India's six digits. */
export const NewAddress = addressFields.refine(hasPostalCode, postalCodeRule)
export type NewAddress = z.infer<typeof NewAddress>
export type Address = NewAddress & { id: string }

const keptAddresses = z
  .array(
    addressFields
      .extend({
        id: z.string(says(FORM_ERRORS.unknown_address)).max(100, says(FORM_ERRORS.unknown_address)).optional(),
      })
      .refine(hasPostalCode, postalCodeRule),
    "Addresses must be a list",
  )
  .max(MAX_ADDRESSES, says(ACCOUNT_FORM_ERRORS.most_addresses, { most: MAX_ADDRESSES }))

/**
 * The whole list of a shopper's addresses. One with the id of a saved address replaces it, any other is new, and what is
 * not in the list is gone. The first that is marked is the default; when none is, the default stays, or the first takes over.
 */
export const ReplaceAddresses = z.object({ addresses: keptAddresses })
export type ReplaceAddresses = z.infer<typeof ReplaceAddresses>

/**
 * Another username (15 characters at most, as at the sign-in), e-mail address or password needs the current password.
 * Without `addresses`, they stay as they are.
 */
export const UpdateProfile = z.object({
  username: username(ACCOUNT_FORM_ERRORS.username_short, ACCOUNT_FORM_ERRORS.username_long),
  email: emailAddress(ACCOUNT_FORM_ERRORS.invalid_email),
  first_name: personName("first_name"),
  last_name: personName("last_name"),
  phone: z
    .string(says(ACCOUNT_FORM_ERRORS.phone_10_digits))
    .trim()
    .regex(/^\d{10}$/, says(ACCOUNT_FORM_ERRORS.phone_10_digits)),
  new_password: newPassword.optional(),
  current_password: z.string("Current password must be text").max(MAX_PASSWORD, PASSWORD_TOO_LONG).optional(),
  addresses: keptAddresses.optional(),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** What is changed of a profile; fields that are left out stay as they are. */
export type ProfileChange = Partial<UpdateProfile>

/**
 * Workflow: input `{ customer_id, auth_identity_id, profile: ProfileChange }`, both ids the session's; answers
 * `UpdatedProfile`. What is left out stays as it is at that moment, so that two changes at once lose nothing of each
 * other. A current password that is given must be right, also where it is not needed. Everything or nothing.
 * Throws HttpError, by `code`: current_password_needed, wrong_current_password, username_taken, email_taken, log_in when
 * the account is gone, and a 429 after ten wrong passwords.
 */
export const UPDATE_PROFILE = "accounts-update-profile"

/** Workflow: input `{ customer_id, addresses }` as in `ReplaceAddresses`; answers `Address[]`, oldest first. */
export const REPLACE_ADDRESSES = "accounts-replace-addresses"

/** `password_mark` is what a session needs to go on (`req.session.password_mark`) once the password is another one. */
export type UpdatedProfile = { password_changed: boolean; password_mark: string }

export const MAX_SAVED_ITEMS = 100

/** Moves a line of the cart to the saved items, with all its pieces. A product saved again keeps the sum. */
export const SaveItem = z.object({
  product_id: z
    .string(says(FORM_ERRORS.pick_product))
    .min(1, says(FORM_ERRORS.pick_product))
    .max(100, says(FORM_ERRORS.unknown_product))
    .regex(/^[\w-]*$/, says(FORM_ERRORS.unknown_product)),
})
export type SaveItem = z.infer<typeof SaveItem>

/** `product.quantity` is what can still be sold (0 while it is hidden), `quantity` what the shopper saved. */
export type SavedItem = { product: ProductCard & { name_hi?: string }; quantity: number; saved_at: string }

/** The signed-in person: a shopper (`customer`) or an administrator (`user`). Addresses are a shopper's; an administrator has none. */
export type Person = {
  id: string
  actor_type: "customer" | "user"
  username: string
  email: string
  first_name: string
  last_name: string
  phone: string | null
  addresses: Address[]
}

/*
 * POST   /auth/sign-in        SignIn      200 { person } + session cookie | 400 | 401 | 429 with Retry-After
 *                             200 { second_factor: true } when a member of staff is to send a code next
 * POST   /auth/sign-in/second-factor  SecondStep  200 { person } + session cookie | 400 | 401 wrong_code or sign_in_again | 429
 * GET    /auth/second-factor              200 SecondFactorState | 401 | 403 a shopper
 * POST   /auth/second-factor              201 SecondFactorKey, until it is confirmed | 401 | 403 | 409 on already
 * POST   /auth/second-factor/confirm  SecondStep  200 { recovery_codes: string[] } | 400 wrong_new_code | 401 | 403 | 429
 * POST   /auth/second-factor/off  SwitchSecondFactorOff  200 SecondFactorState | 400 | 401 | 403 | 429
 *                                         On and off end the person's other sessions; this one goes on under a new id.
 * POST   /auth/sign-up        SignUp      201 { person } + session cookie | 400 | 409 | 429
 * POST   /auth/forgot-password        ForgotPassword  200 { message }, for known and unknown addresses alike | 400 | 429
 * POST   /auth/reset-password/:token  ResetPassword   200 { message } | 400 link_expired or a password against the rules | 429
 *                                                     All sessions of this person end, wherever they are.
 * GET    /auth/me                         200 { person: Person | null }
 * DELETE /auth/session                    200 (Medusa's own: signs out)
 * POST   /store/profile       UpdateProfile  200 { person } | 400 | 401 | 403 an administrator | 409 taken | 429
 *                                         A new password ends the person's other sessions; this one goes on under a new id.
 * GET    /store/addresses                 200 { addresses } | 401
 * PUT    /store/addresses     ReplaceAddresses  200 { addresses } | 400 | 401 | 403
 * POST   /store/addresses     NewAddress  201 { address, addresses } | 400 | 401 | 409 (already four)
 * POST   /store/addresses/:id NewAddress  200 { address, addresses } | 400 | 401 | 404
 * DELETE /store/addresses/:id             200 { addresses } | 401 | 404
 *
 * Newest first, without products that are no more; `cart` is the checkout plugin's Cart.
 * GET    /store/saved-items                            200 { items: SavedItem[], cart } | 401 | 403; read together
 * POST   /store/saved-items              SaveItem      200 { items, cart } | 400 | 401 | 403 | 404 not in the cart | 409 a hundred already
 * POST   /store/saved-items/:product_id/move-to-cart   200 { items, cart } | 401 | 403 | 404 | 409 not enough stock or no room in the cart: it stays saved
 * DELETE /store/saved-items/:product_id                200 { items } | 401 | 403; one that is not there is no error
 *
 * Event auth.password_reset { entity_id: email, actor_type: "customer" | "user", token }: the mail's link is
 * PUBLIC_URL/reset-password/token. Nothing but that mail may keep the token.
 */
