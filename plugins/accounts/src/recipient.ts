import { normalizePhone } from "@haat/sdk/phone"
import type { Recipient } from "./contract"

/** The columns of Medusa's address that say who receives; undefined for what is left out, empty for none. */
export type RecipientColumns = { first_name?: string; last_name?: string; phone?: string; company?: string }

/** Medusa, the carrier and the order keep a name in two parts: the last word is the second. */
export function toRecipientColumns({ recipient_name, recipient_phone, company }: Recipient): RecipientColumns {
  const words = recipient_name?.split(" ")
  return {
    ...(words && {
      first_name: words.slice(0, Math.max(1, words.length - 1)).join(" "),
      last_name: words.length > 1 ? words.at(-1) : "",
    }),
    ...(recipient_phone !== undefined && { phone: recipient_phone }),
    ...(company !== undefined && { company }),
  }
}

type Saved = { [Column in keyof RecipientColumns]?: string | null }

/** Recipient in the contract's form, without empty fields. */
export function toRecipient({ first_name, last_name, phone, company }: Saved): Recipient {
  const recipient_name = `${first_name ?? ""} ${last_name ?? ""}`.trim()
  return {
    ...(recipient_name && { recipient_name }),
    ...(phone && { recipient_phone: normalizePhone(phone) }),
    ...(company && { company }),
  }
}
