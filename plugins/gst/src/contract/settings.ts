import { stateByCode } from "@haat/places/contract"
import { PAN, readGstin, usualGstin } from "@haat/places/gstin"
import { STORABLE_LINE, STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

/** Bands of annual turnover: above ₹5 crore HSN codes have six digits, below four. */
export const TURNOVER_BANDS = ["to_5_crore", "above_5_crore"] as const

/** Prefix of document numbers: the rest of the sixteen characters is enough for 9,999,999 documents a year. */
const PREFIX = "The prefix is one or two letters or digits"
const UPI_ID = "A UPI ID looks like haat@okbank"
const WRONG_GSTIN = "This is not a GSTIN: please compare it with your certificate"
const WRONG_PAN = "A PAN is five letters, four digits and a letter"

/** All of the tax settings, and the version they were read with. */
export const SaveTaxSettings = z
  .object({
    version: z.int("Say which version you changed"),
    registered: z.boolean("Registered or not"),
    composition: z.boolean("Under the composition scheme or not"),
    legal_name: z
      .string("The legal name is a text")
      .trim()
      .max(120, "The legal name is at most 120 characters")
      .regex(STORABLE_LINE, "The legal name has a character that cannot be stored"),
    address: z
      .string("The address is a text")
      .trim()
      .max(400, "The address is at most 400 characters")
      .regex(STORABLE_TEXT, "The address has a character that cannot be stored"),
    state: z
      .string("Please choose a state")
      .refine((code) => code === "" || stateByCode(code) !== undefined, "Please choose a state"),
    gstin: z
      .string(WRONG_GSTIN)
      .overwrite(usualGstin)
      .refine((gstin) => gstin === "" || readGstin(gstin) !== null, WRONG_GSTIN),
    pan: z
      .string(WRONG_PAN)
      .overwrite(usualGstin)
      .refine((pan) => pan === "" || PAN.test(pan), WRONG_PAN),
    turnover_band: z.enum(TURNOVER_BANDS, "Please choose what is sold in a year"),
    series_prefix: z
      .string(PREFIX)
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,2}$/, PREFIX),
    /** UPI ID for the code on invoices, which is scanned to pay on delivery; no code without it */
    upi_id: z
      .string(UPI_ID)
      .trim()
      .regex(/^([A-Za-z0-9._-]{2,200}@[A-Za-z][A-Za-z0-9]{1,63})?$/, UPI_ID)
      .default(""),
  })
  .superRefine((settings, context) => {
    const say = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message })
    const { registered, composition, gstin, pan, state } = settings
    if (composition && !registered) say("composition", "Only who is registered can be under the composition scheme")
    if (registered) {
      if (!settings.legal_name) say("legal_name", "Invoices need the legal name")
      if (!settings.address) say("address", "Invoices need the address")
      if (!gstin) say("gstin", "Who is registered has a GSTIN")
    }
    const named = readGstin(gstin)
    if (named && state !== named.state) say("state", "The GSTIN is of another state")
    if (named && pan && pan !== named.pan) say("pan", "The GSTIN has another PAN in it")
  })
export type SaveTaxSettings = z.infer<typeof SaveTaxSettings>

export type TaxSettings = SaveTaxSettings & { id: "shop"; updated_at: string }

/** True when prices hold tax that is shown on an invoice. */
export const chargesTax = ({ registered, composition }: Pick<TaxSettings, "registered" | "composition">) =>
  registered && !composition

/** Number of digits of HSN codes that invoices need at this turnover. */
export const hsnDigits = ({ turnover_band }: Pick<TaxSettings, "turnover_band">) =>
  turnover_band === "above_5_crore" ? 6 : 4
