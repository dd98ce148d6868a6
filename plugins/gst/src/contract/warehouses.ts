import type { SuppliersOfPlaces } from "@haat/catalog/contract"
import { POSTAL_CODE, stateByCode, usualPostalCode } from "@haat/places/contract"
import { readGstin, usualGstin } from "@haat/places/gstin"
import type { Transaction } from "@haat/sdk/server/database"
import { shopPhone } from "@haat/sdk/shop-phone"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"

const line = (longest: number, message: string) =>
  z.string(message).trim().max(longest, message).regex(STORABLE_LINE, message)

const SIX_DIGITS = "A postal code has six digits"
const WRONG_GSTIN = "This is not a GSTIN: please compare it with your certificate"
const PHONE = "A phone number has 6 to 20 digits"

/** A warehouse besides the main one. Texts that may be left out are empty. */
export const SaveWarehouse = z
  .object({
    /** version as it was read; missing for a new one */
    updated_at: line(40, "Say which version you changed").optional(),
    name: line(60, "The name is at most 60 characters").min(1, "The warehouse needs a name"),
    address_1: line(120, "A line of the address is at most 120 characters").min(1, "The warehouse needs an address"),
    address_2: line(120, "A line of the address is at most 120 characters").default(""),
    city: line(60, "The city is at most 60 characters").min(1, "Please enter the city"),
    state: z.string("Please choose a state").refine((code) => stateByCode(code) !== undefined, "Please choose a state"),
    postal_code: z.string(SIX_DIGITS).overwrite(usualPostalCode).regex(POSTAL_CODE, SIX_DIGITS),
    phone: shopPhone(PHONE).default(""),
    gstin: z
      .string(WRONG_GSTIN)
      .overwrite(usualGstin)
      .refine((gstin) => gstin === "" || readGstin(gstin) !== null, WRONG_GSTIN)
      .default(""),
    /** carrier's name of this pickup address */
    pickup_location: line(36, "The carrier's name is at most 36 characters").default(""),
  })
  .superRefine(({ state, gstin }, context) => {
    const say = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message })
    const named = readGstin(gstin)
    if (named && named.state !== state) say("gstin", "The GSTIN is of another state than the address")
  })
export type SaveWarehouse = z.infer<typeof SaveWarehouse>

export type Warehouse = Required<SaveWarehouse> & { id: string /** products that are kept there */; products: number }

/** Registration of a warehouse. */
export type Registration = { location_id: string; state: string; gstin: string }

/** Registrations of warehouses, for a workflow that writes them in a transaction of its own. */
export type Registrations = SuppliersOfPlaces & {
  registrations(): Promise<Registration[]>
  /** @throws HttpError 400 where it does not fit what the shop is registered as */
  saveRegistration(trx: Transaction, registration: Registration): Promise<void>
}
