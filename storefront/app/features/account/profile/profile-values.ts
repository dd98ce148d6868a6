import { MAX_ADDRESSES, type Person, UpdateProfile } from "@haat/accounts/contract"
import { z } from "zod"
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

/** What the form sends: a password that was not typed is left out. */
export const TypedProfile = z.preprocess(
  ({ new_password, current_password, ...values }) => ({
    ...values,
    ...(new_password && { new_password }),
    ...(current_password && { current_password }),
  }),
  UpdateProfile,
) as z.ZodType<UpdateProfile, ProfileValues>

/** The form's values from its fields as a browser sends them, such as `addresses.2.city`. */
export const profileFrom = (sent: Record<string, string>) => ({
  ...sent,
  addresses: Array.from({ length: MAX_ADDRESSES }, (_, index) => fieldsUnder(sent, `addresses.${index}.`))
    .filter((address) => Object.keys(address).length > 0)
    .map((address) => ({ ...address, is_default: address.is_default !== undefined })),
})

const fieldsUnder = (sent: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )

/** Whether the server requires the current password for this change. */
export const needsPassword = (before: Person, { username, email, new_password }: UpdateProfile) =>
  username !== before.username || email !== before.email || new_password !== undefined
