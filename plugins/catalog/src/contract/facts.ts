import { toPaise } from "@haat/sdk/money"
import { z } from "zod"
import { COUNTRIES } from "./countries"
import { optionalName, storable } from "./fields"
import type { Facts } from "./product-facts"
import { forTextFacts, TEXT_FACTS } from "./text-facts"

/** Facts that the Legal Metrology (Packaged Commodities) Rules require of packed goods, in display order. */
export const FACTS = ["mrp", "origin", "net_quantity", "maker", "best_before", "made"] as const
export type Fact = (typeof FACTS)[number]

/** Units of a net quantity. */
export const NET_UNITS = ["g", "kg", "ml", "l", "cm", "m", "piece", "pair", "set"] as const
export type NetUnit = (typeof NET_UNITS)[number]
export const MAKER_ROLES = ["maker", "packer", "importer"] as const

const MRP = "MRP is a number above 0 with at most two decimals"
/** No MRP is higher; in paise. */
export const MAX_MRP = 1_000_000_000
/** The highest price that may be asked, all taxes included; in paise. */
export const mrp = z.number(MRP).int(MRP).min(1, MRP).max(MAX_MRP, "MRP is too large")

const words = (field: string, max: number) =>
  z
    .string(`${field} is a text`)
    .trim()
    .max(max, `${field} is too long`)
    .refine(storable, `${field} has a character that cannot be stored`)
    .nullish()

const isIn = (known: readonly string[]) => (chosen: string | null | undefined) => !chosen || known.includes(chosen)

const QUANTITY = "Net quantity is a number above 0 with at most three decimals"
const MADE = "Month of manufacture is written as 2026-03"

/** Origin of goods, and the party responsible for them. */
const SOURCE = {
  origin: z
    .string("Country of origin is a code of two letters, as IN")
    .nullish()
    .refine(isIn(COUNTRIES), "Country of origin is a code of two letters, as IN"),
  maker_role: z
    .string("It is the maker, the packer or the importer")
    .nullish()
    .refine(isIn(MAKER_ROLES), "It is the maker, the packer or the importer"),
  maker: words("Name of the maker", 200),
  maker_address: words("Address of the maker", 500),
}

export const netQuantity = z
  .number(QUANTITY)
  .positive(QUANTITY)
  .max(1_000_000, "Net quantity is too large")
  .refine((amount) => Math.abs(amount * 1e3 - Math.round(amount * 1e3)) < 1e-6, QUANTITY)

const UNIT = "Choose the unit of the net quantity"
const UNIT_OF_THESE = `The unit of the net quantity is one of ${NET_UNITS.join(", ")}`
export const netUnit = z.enum(NET_UNITS, UNIT_OF_THESE)

type Net = { net_quantity?: number | null; net_unit?: string | null }
/** A quantity has its unit. */
export const hasUnit = ({ net_quantity, net_unit }: Net) => !net_quantity || Boolean(net_unit)
export const NO_UNIT = { error: UNIT, path: ["net_unit"] }

const FIELDS = z.object({
  /** the brand as people know it, beside the maker */
  brand: optionalName("Brand", 100).nullish(),
  /** paise */
  mrp: mrp.nullish(),
  ...SOURCE,
  net_quantity: netQuantity.nullish(),
  net_unit: z.string(UNIT).nullish().refine(isIn(NET_UNITS), UNIT_OF_THESE),
  ...forTextFacts((fact) => words(TEXT_FACTS[fact].name, TEXT_FACTS[fact].max)),
  /** a month such as "2026-03" */
  made: z
    .string(MADE)
    .nullish()
    .refine((month) => !month || /^20\d\d-(0[1-9]|1[0-2])$/.test(month), MADE),
})

/** Defaults of a category for products without these facts, and the facts that each of them must have. */
export type CategoryFacts = Pick<Facts, "origin" | "maker_role" | "maker" | "maker_address"> & { required: Fact[] }

export const FACT_FIELDS = Object.keys(FIELDS.shape) as (keyof Facts)[]

/** Facts that are present, always in one order. */
export const presentFacts = (facts: object | null | undefined): Facts => {
  const known = new Map<string, unknown>(Object.entries(facts ?? {}))
  return Object.fromEntries(
    FACT_FIELDS.map((fact) => [fact, known.get(fact)] as const).filter(
      ([, value]) => value !== undefined && value !== null && value !== "",
    ),
  )
}

type Source = { maker?: string | null; maker_address?: string | null }
const hasAddress = ({ maker, maker_address }: Source) => Boolean(maker) === Boolean(maker_address)
const NO_ADDRESS = {
  error: "Name and address of the maker, packer or importer belong together",
  path: ["maker_address"],
}

/** Facts of a product itself. */
export const OwnFacts = FIELDS.refine(hasAddress, NO_ADDRESS).refine(hasUnit, NO_UNIT).transform(presentFacts)

const REQUIRED = "Required facts are a list"
export const SaveCategoryFacts = z
  .object({ required: z.array(z.enum(FACTS, `A fact is one of ${FACTS.join(", ")}`), REQUIRED).default([]), ...SOURCE })
  .refine(hasAddress, NO_ADDRESS)
  .transform(({ required, ...source }) => ({
    required: FACTS.filter((fact) => required.includes(fact)),
    ...presentFacts(source),
  }))

/**
 * Facts that apply to a product: its own, else its category's. The responsible party comes entirely from one of them.
 */
export const factsOf = (own: Facts, category: CategoryFacts | null): Facts => {
  const { origin, ...source } = presentFacts(category)
  const { mrp: _, ...who } = source
  return presentFacts({ ...(origin && { origin }), ...(!own.maker && who), ...own })
}

/** Facts that a variant may have in place of its product's. */
export const VARIANT_FACTS = ["mrp", "net_quantity"] as const satisfies Fact[]
export type VariantFacts = Pick<Facts, (typeof VARIANT_FACTS)[number] | "net_unit">

/** Required facts that a product of a category lacks. @param variants facts of each of them */
export const missingFacts = (own: Facts, category: CategoryFacts | null, variants: VariantFacts[] = []): Fact[] => {
  const facts = factsOf(own, category)
  const ofEach: Fact[] = VARIANT_FACTS.filter((fact) => variants.length && variants.every((one) => one[fact]))
  return (category?.required ?? []).filter((fact) => facts[fact] === undefined && !ofEach.includes(fact))
}

/** @param rupees a price @param mrp paise; without one nothing is above it */
export const isAboveMrp = (rupees: number, mrp: number | undefined) => mrp !== undefined && toPaise(rupees) > mrp
