import { type Person, UpdateProfile } from "@haat/accounts/contract"
import type { ACCOUNT_ERRORS } from "@haat/accounts/errors"
import { zodResolver } from "@hookform/resolvers/zod"
import type { Resolver } from "react-hook-form"
import type { z } from "zod"
import { EMPTY_ADDRESS } from "../address/address-part.ts"

/** The form's values: the contract's fields, where an empty password means that none was typed. */
export type ProfileValues = Required<z.input<typeof UpdateProfile>>

/** What people with one name type as their last one. */
const NO_LAST_NAME = "-"

/** The form's values for a saved person. */
export const valuesOf = ({ username, email, first_name, last_name, phone, addresses }: Person): ProfileValues => ({
  username,
  email,
  first_name,
  last_name: last_name || NO_LAST_NAME,
  phone: phone ?? "",
  addresses: addresses.map((address) => ({ ...EMPTY_ADDRESS, ...address })),
  new_password: "",
  current_password: "",
})

// the form's values are the contract's input, with nothing left out
const check = zodResolver(UpdateProfile) as unknown as Resolver<ProfileValues, unknown, UpdateProfile>

/** Validates what the form would send. */
export const checkProfile: typeof check = ({ new_password, ...values }, ...rest) =>
  check({ ...values, ...(new_password && { new_password }) } as ProfileValues, ...rest)

/** Whether the server requires the current password for this change. */
export const needsPassword = (before: Person, { username, email, new_password }: UpdateProfile) =>
  username !== before.username || email !== before.email || new_password !== undefined

const FIELDS = new Map<string | undefined, keyof ProfileValues>(
  Object.entries({
    username_taken: "username",
    email_taken: "email",
    current_password_needed: "current_password",
    wrong_current_password: "current_password",
  } satisfies { [Code in keyof typeof ACCOUNT_ERRORS]?: keyof ProfileValues }),
)

/** The field an error of the server is about, if it is about one. */
export const fieldOf = (code: string | undefined) => FIELDS.get(code)
