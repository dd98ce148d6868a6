import {
  CURRENT_PASSWORD_NEEDED,
  EMAIL_TAKEN,
  type Person,
  UpdateProfile,
  USERNAME_TAKEN,
  WRONG_CURRENT_PASSWORD,
} from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import type { Resolver } from "react-hook-form"
import type { z } from "zod"
import { serverMessage } from "../../lib/server-message.ts"

/** What the form holds: the contract's fields, where an empty password means that none was typed. */
export type ProfileValues = Required<z.input<typeof UpdateProfile>>

export const valuesOf = ({ username, email, first_name, last_name, phone, addresses }: Person): ProfileValues => ({
  username,
  email,
  first_name,
  last_name,
  phone: phone ?? "",
  addresses,
  new_password: "",
  current_password: "",
})

// the form's values are the contract's input, with nothing left out
const check = zodResolver(UpdateProfile) as unknown as Resolver<ProfileValues, unknown, UpdateProfile>

/** Checks what the form would send. */
export const checkProfile: typeof check = ({ new_password, ...values }, ...rest) =>
  check({ ...values, ...(new_password && { new_password }) } as ProfileValues, ...rest)

/** Whether the server will ask for the current password. */
export const needsPassword = (before: Person, { username, email, new_password }: UpdateProfile) =>
  username !== before.username || email !== before.email || new_password !== undefined

const FIELDS: Record<string, "username" | "email" | "current_password"> = {
  [USERNAME_TAKEN]: "username",
  [EMAIL_TAKEN]: "email",
  [CURRENT_PASSWORD_NEEDED]: "current_password",
  [WRONG_CURRENT_PASSWORD]: "current_password",
}

/** The field a refusal of the server is about, if it is about one. */
export const fieldOf = (message: string) =>
  Object.entries(FIELDS).find(([sentence]) => serverMessage(sentence) === message)?.[1]
