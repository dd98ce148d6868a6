import { MAX_ADDRESSES, type Person, UpdateProfile } from "@haat/accounts/contract"
import { z } from "zod"
import { EMPTY_ADDRESS } from "../address/address-part.ts"

/** The form's values: the contract's fields, where an empty password means that none was typed. */
export type ProfileValues = Required<z.input<typeof UpdateProfile>>

/** Typed as a last name by people who have one name. */
const NO_LAST_NAME = "-"

/** The form's values for a saved person. */
export const toProfileValues = ({
  username,
  email,
  first_name,
  last_name,
  phone,
  addresses,
}: Person): ProfileValues => ({
  username,
  email,
  first_name,
  last_name: last_name || NO_LAST_NAME,
  phone: phone ?? "",
  addresses: addresses.map((address) => ({ ...EMPTY_ADDRESS, ...address })),
  new_password: "",
  current_password: "",
})

/** The form's values as they are sent: a password that was not typed is left out. */
export const TypedProfile = z.preprocess(
  ({ new_password, current_password, ...values }) => ({
    ...values,
    ...(new_password && { new_password }),
    ...(current_password && { current_password }),
  }),
  UpdateProfile,
) as z.ZodType<UpdateProfile, ProfileValues>

type Sent = Record<string, string>

/**
 * The form's values from its fields as a browser sends them, such as `addresses.2.city`. Addresses that are as the form
 * was rendered with, by its field `saved_addresses`, are left out: they may have been changed elsewhere.
 */
export function parseProfileFields({ saved_addresses, default_address, ...sent }: Sent) {
  const saved = parseSavedAddresses(saved_addresses)
  const addresses = Array.from({ length: MAX_ADDRESSES }, (_, index) => ({
    fields: fieldsWithPrefix(sent, `addresses.${index}.`),
    is_default: default_address === String(index),
  }))
    .filter(({ fields }) => Object.keys(fields).length > 0)
    .map(({ fields, is_default }) => ({ ...fields, is_default }))
  const isUnchanged =
    addresses.length === saved.length &&
    addresses.every((address, index) =>
      Object.entries(address).every(([name, value]) => String(saved[index][name] ?? "") === String(value)),
    )
  return { ...sent, ...(!isUnchanged && { addresses }) }
}

/** True when the form was rendered with the addresses that are saved now: it would remove what was added elsewhere. */
export const hasSameAddresses = ({ saved_addresses }: Sent, { addresses }: Person) =>
  parseSavedAddresses(saved_addresses)
    .map(({ id }) => id)
    .join() === addresses.map(({ id }) => id).join()

/** The fields that a browser has sent, without those of addresses. */
export const omitAddresses = (sent: Sent): Sent =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !name.includes("address")))

/** The fields that a browser has sent by the names of the form's values: the default address is chosen by its index. */
export const toTypedValues = ({ default_address, ...sent }: Sent): Sent => ({
  ...sent,
  ...Object.fromEntries(
    Array.from({ length: MAX_ADDRESSES }, (_, index) => [
      `addresses.${index}.is_default`,
      String(default_address === String(index)),
    ]),
  ),
})

function parseSavedAddresses(text = "[]"): Record<string, unknown>[] {
  try {
    return Array.from(JSON.parse(text), Object)
  } catch {
    // a request that no page of ours has sent
    return []
  }
}

const fieldsWithPrefix = (sent: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )

/** True when the server requires the current password for this change. */
export const needsPassword = (before: Person, { username, email, new_password }: UpdateProfile) =>
  username !== before.username || email !== before.email || new_password !== undefined
