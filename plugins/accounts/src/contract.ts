import type { ProductCard } from "@haat/catalog/contract"
import { z } from "zod"

/** What crosses the wire when people sign in, sign up, keep addresses and save items for later. Messages are the specification's, word for word. */

const SIGN_UP_PASSWORD =
  "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number"

/** Bounds the work of hashing; the specification's own limit of 20 applies at sign-up. */
const LONGEST_PASSWORD = 128

/** Control characters and broken surrogate pairs cannot be stored. Joiners stay allowed: Indian scripts need them. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u

/** Invisible characters would let two usernames look the same. */
const VISIBLE = /^[^\p{C}]*$/u

const username = (tooShort: string, tooLong: string) =>
  z
    .string(tooShort)
    .trim()
    .min(3, tooShort)
    .max(15, tooLong)
    .regex(VISIBLE, "Username contains characters that cannot be used")

const required = (field: string, message: string, longest: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(longest, `${field} is too long`)
    .regex(STORABLE, `${field} contains characters that cannot be used`)

export const SignIn = z.object({
  username: username(
    "Username must be at least 3 characters long",
    "Username can't exceed more than 15 characters long",
  ),
  password: z
    .string("Password should be 3 character long")
    .min(3, "Password should be 3 character long")
    .max(LONGEST_PASSWORD, "Password is too long"),
})
export type SignIn = z.infer<typeof SignIn>

export const WRONG_SIGN_IN = "Invalid username or password"

/** The rules of a password somebody chooses. */
const newPassword = z
  .string("Password must be at least 6 characters")
  .min(6, "Password must be at least 6 characters")
  .max(20, "Password must be at most 20 characters")
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%&*-])[A-Za-z\d!@#$%&*-]+$/, SIGN_UP_PASSWORD)

const emailAddress = (message: string) =>
  z.string(message).trim().toLowerCase().max(254, message).pipe(z.email(message))

const email = emailAddress("Please enter a valid email address")

export const SignUp = z.object({
  username: username("Username must be at least 3 characters", "Username must be at most 15 characters"),
  email,
  password: newPassword,
  first_name: required("First name", "First name is required", 100),
  last_name: required("Last name", "Last name is required", 100),
  phone: z
    .string("Phone number must be 10 digits and start with 6-9")
    .trim()
    .regex(/^[6-9]\d{9}$/, "Phone number must be 10 digits and start with 6-9"),
  terms: z.literal(true, "You must agree to the terms and conditions"),
})
export type SignUp = z.infer<typeof SignUp>

export const USERNAME_TAKEN = "This username is already taken"
export const EMAIL_TAKEN = "An account with this email address already exists"

/** Asks for a link that sets a new password. Nobody is told whether the address is known. */
export const ForgotPassword = z.object({ email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const RESET_LINK_SENT =
  "If this email address belongs to an account, a link to set a new password is on its way."

export const ResetPassword = z.object({ new_password: newPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

export const PASSWORD_CHANGED = "Your password is changed. Please log in with it."
export const LINK_EXPIRED = "Link expired or invalid."

/**
 * The key of the module that counts attempts, and what other plugins may ask of it. Each counts one attempt of a network
 * address and of an account, and answers the seconds to wait, 0 when it may go on. An account is the signed-in shopper,
 * or the one that is named: by an e-mail address as the contracts leave it, or by the token of a mailed link.
 */
export const ATTEMPTS = "attempts"
export type AttemptsOfAddress = {
  /** what a parcel costs, which asks the carrier; a guest has no customer */
  charges(address: string, customer_id: string | null): Promise<number>
  /** a message to the owner */
  contact(address: string, email: string): Promise<number>
  /** a problem report; a guest's has no customer */
  report(address: string, customer_id: string | null): Promise<number>
  /** the use of a mailed link */
  reset(address: string, token?: string): Promise<number>
  /** a subscription to the newsletter */
  subscribe(address: string, email: string): Promise<number>
}

export const MAX_ADDRESSES = 4
export const TOO_MANY_ADDRESSES = "You can save at most 4 addresses"

export const NewAddress = z.object({
  address_1: required("Address Line 1", "Address Line 1 is required", 200),
  address_2: z
    .string("Address Line 2 must be text")
    .trim()
    .max(200, "Address Line 2 is too long")
    .regex(STORABLE, "Address Line 2 contains characters that cannot be used")
    .optional()
    .default(""),
  city: required("City", "City is required", 100),
  province: required("State", "State is required", 100),
  postal_code: z
    .string("Postal Code is too short")
    .trim()
    .min(4, "Postal Code is too short")
    .max(12, "Postal Code is too long")
    .regex(STORABLE, "Postal Code contains characters that cannot be used"),
  country_code: z
    .string("Country is required")
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, "Country is required"),
  type: z.enum(["shipping", "billing"], "Type is shipping or billing").optional().default("shipping"),
  is_default: z.boolean("The default mark is true or false").optional().default(false),
})
export type NewAddress = z.infer<typeof NewAddress>
export type Address = NewAddress & { id: string }

const keptAddresses = z
  .array(
    NewAddress.extend({ id: z.string("There is no such address").max(100, "There is no such address").optional() }),
    "Addresses must be a list",
  )
  .max(MAX_ADDRESSES, TOO_MANY_ADDRESSES)

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
  username: username("Username must be at least 3 characters", "Username must be at most 15 characters"),
  email: emailAddress("Invalid email address"),
  first_name: required("First name", "First name is required", 100),
  last_name: required("Last name", "Last name is required", 100),
  phone: z
    .string("Phone must be 10 digits")
    .trim()
    .regex(/^\d{10}$/, "Phone must be 10 digits"),
  new_password: newPassword.optional(),
  current_password: z.string("Current password must be text").max(LONGEST_PASSWORD, "Password is too long").optional(),
  addresses: keptAddresses.optional(),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** What is changed of a profile; fields that are left out stay as they are. */
export type ProfileChange = Partial<UpdateProfile>

export const CURRENT_PASSWORD_NEEDED = "Enter your current password to change your username, email or password"
export const WRONG_CURRENT_PASSWORD = "Your current password is wrong"

/**
 * Workflow: input `{ customer_id, auth_identity_id, profile: ProfileChange }`, both ids the session's; answers
 * `UpdatedProfile`. What is left out stays as it is at that moment, so that two changes at once lose nothing of each
 * other. A current password that is given must be right, also where it is not needed. Everything or nothing.
 * Throws (type, message): invalid_data with one of the two sentences above; duplicate_error with USERNAME_TAKEN or
 * EMAIL_TAKEN; too_many_requests, which becomes a 429, after ten wrong passwords; unauthorized when the account is gone.
 */
export const UPDATE_PROFILE = "accounts-update-profile"

/** Workflow: input `{ customer_id, addresses }` as in `ReplaceAddresses`; answers `Address[]`, oldest first. */
export const REPLACE_ADDRESSES = "accounts-replace-addresses"

/** `password_mark` is what a session needs to go on (`req.session.password_mark`) once the password is another one. */
export type UpdatedProfile = { password_changed: boolean; password_mark: string }

export const MAX_SAVED_ITEMS = 100
export const TOO_MANY_SAVED_ITEMS = `You can save at most ${MAX_SAVED_ITEMS} products for later`

/** Moves a line of the cart to the saved items, with all its pieces. A product saved again keeps the sum. */
export const SaveItem = z.object({
  product_id: z
    .string("Pick a product")
    .min(1, "Pick a product")
    .max(100, "There is no such product")
    .regex(/^[\w-]*$/, "There is no such product"),
})
export type SaveItem = z.infer<typeof SaveItem>

/** `product.quantity` is what can still be sold (0 while it is hidden), `quantity` what the shopper saved. */
export type SavedItem = { product: ProductCard; quantity: number; saved_at: string }

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
 * POST   /auth/sign-up        SignUp      201 { person } + session cookie | 400 | 409 | 429
 * POST   /auth/forgot-password        ForgotPassword  200 { message }, for known and unknown addresses alike | 400 | 429
 * POST   /auth/reset-password/:token  ResetPassword   200 { message } | 400 LINK_EXPIRED or a password against the rules | 429
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
