import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A shopper whose data is exported or erased, as the shop knows them now. */
export type DataSubject = {
  customer_id: string
  auth_identity_ids: string[]
  username: string
  /** in lower case */
  email: string
  first_name: string
  last_name: string
  phone: string | null
  /** the first lines of their saved addresses */
  address_lines: string[]
}

/** Who has an account erased: the shopper, or staff at their request. */
export type ErasedBy = "shopper" | "staff"

/** What is to be emitted once an erasure is committed. */
export type ErasureEvent = { name: string; data: object }

/**
 * What a plugin holds about a person, as the property `personalData` of its module's service: each plugin says it for its
 * own noun, and `plugins/accounts/src/personal-data.ts` names the modules. Every database call is given the transaction.
 */
export type PersonalData = {
  /** @returns what is held, by the names of its sections in the file that the person downloads */
  read(db: Knex, subject: DataSubject): Promise<Record<string, unknown>>
  /**
   * Holds until the transaction ends what the erasure changes, in the sequence in which everybody else locks it.
   * @throws HttpError 409 while something is under way, with what to wait for
   */
  requireErasable?(trx: Knex.Transaction, subject: DataSubject): Promise<void>
  /** Erases it. What the law keeps stays in one table of its own, with the day on which it goes. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to emit
  erase(trx: Knex.Transaction, subject: DataSubject, by: ErasedBy): Promise<ErasureEvent[] | void>
}

/** The part of a module's service that holds personal data. */
export type PersonalDataHolder = { readonly personalData: PersonalData }
