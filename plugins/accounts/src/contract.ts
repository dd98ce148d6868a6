import { z } from "zod"

/** What crosses the wire when people sign in, sign up and keep addresses. Messages are the specification's, word for word. */

const SIGN_UP_PASSWORD =
  "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number"

/** Bounds the work of hashing; the specification's own limit of 20 applies at sign-up. */
const LONGEST_PASSWORD = 128

export const SignIn = z.object({
  username: z
    .string()
    .trim()
    .min(3, "Username must be at least 3 characters long")
    .max(15, "Username can't exceed more than 15 characters long"),
  password: z.string().min(3, "Password should be 3 character long").max(LONGEST_PASSWORD, "Password is too long"),
})
export type SignIn = z.infer<typeof SignIn>

export const SignUp = z.object({
  username: z
    .string()
    .trim()
    .min(3, "Username must be at least 3 characters")
    .max(15, "Username must be at most 15 characters"),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, "Please enter a valid email address")
    .pipe(z.email("Please enter a valid email address")),
  password: z
    .string()
    .min(6, "Password must be at least 6 characters")
    .max(20, "Password must be at most 20 characters")
    .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%&*-])[A-Za-z\d!@#$%&*-]+$/, SIGN_UP_PASSWORD),
  first_name: z.string().trim().min(1, "First name is required").max(100, "First name is too long"),
  last_name: z.string().trim().min(1, "Last name is required").max(100, "Last name is too long"),
  phone: z
    .string()
    .trim()
    .regex(/^[6-9]\d{9}$/, "Phone number must be 10 digits and start with 6-9"),
  terms: z.literal(true, "You must agree to the terms and conditions"),
})
export type SignUp = z.infer<typeof SignUp>

export const MAX_ADDRESSES = 4
export const TOO_MANY_ADDRESSES = "You can save at most 4 addresses"

export const NewAddress = z.object({
  address_1: z.string().trim().min(1, "Address Line 1 is required").max(200, "Address Line 1 is too long"),
  address_2: z.string().trim().max(200, "Address Line 2 is too long").optional().default(""),
  city: z.string().trim().min(1, "City is required").max(100, "City is too long"),
  province: z.string().trim().min(1, "State is required").max(100, "State is too long"),
  postal_code: z.string().trim().min(4, "Postal Code is too short").max(12, "Postal Code is too long"),
  country_code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, "Country is required"),
  type: z.enum(["shipping", "billing"]).optional().default("shipping"),
  is_default: z.boolean().optional().default(false),
})
export type NewAddress = z.infer<typeof NewAddress>
export type Address = NewAddress & { id: string }

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
 * GET    /auth/me                         200 { person: Person | null }
 * DELETE /auth/session                    200 (Medusa's own: signs out)
 * GET    /store/addresses                 200 { addresses } | 401
 * POST   /store/addresses     NewAddress  201 { address, addresses } | 400 | 401 | 409 (already four)
 * POST   /store/addresses/:id NewAddress  200 { address, addresses } | 400 | 401 | 404
 * DELETE /store/addresses/:id             200 { addresses } | 401 | 404
 */
