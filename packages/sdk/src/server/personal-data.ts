import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A shopper whose data is exported or erased, by the shop's current data. */
export type DataSubject = {
  customer_id: string
  auth_identity_ids: string[]
  username: string
  /** in lower case */
  email: string
  first_name: string
  last_name: string
  phone: string | null
  /** first lines of their saved addresses */
  address_lines: string[]
}

/** Requester of an erasure: the shopper, or staff at the shopper's request. */
export type ErasedBy = "shopper" | "staff"

/** An event to emit once an erasure is committed. */
export type ErasureEvent = { name: string; data: object }

/**
 * Personal data that a plugin keeps, as the property `personalData` of its module's service: each plugin implements it
 * for its own noun, and `plugins/accounts/src/personal-data.ts` finds it there. Every database call gets the
 * transaction.
 */
export type PersonalData = {
  /** @returns the data, by section names of the file that the person downloads */
  read(db: Knex, subject: DataSubject): Promise<Record<string, unknown>>
  /**
   * Locks the rows that the erasure changes until the transaction ends, in the same sequence as all other code.
   * @throws HttpError 409 while something is in progress, with what to wait for
   */
  requireErasable?(trx: Knex.Transaction, subject: DataSubject): Promise<void>
  /** Erases the data. Records that the law requires stay in one separate table, with the day of their deletion. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to emit
  erase(trx: Knex.Transaction, subject: DataSubject, by: ErasedBy): Promise<ErasureEvent[] | void>
}

/** The part of a module's service that holds personal data. */
export type PersonalDataHolder = { readonly personalData: PersonalData }
