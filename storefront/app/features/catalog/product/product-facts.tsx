import { countryName, type ProductPage, TEXT_FACT_NAMES, type UnitPrice } from "@haat/catalog/contract"
import { grouped, inRupees } from "@haat/sdk/money"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { LANGUAGES } from "../../../lib/language/languages.ts"
import { FACTS } from "./messages.ts"

const { tag } = LANGUAGES[LANGUAGE]
const monthOf = (made: string) =>
  new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${made}-01`))

type Props = {
  facts: NonNullable<ProductPage["facts"]>
  /** unit price, where there is one */
  per?: UnitPrice
}

/** The brand, and what the law asks to say of packed goods. */
export function ProductFacts({ facts, per }: Props) {
  const rows = rowsOf(facts, per)
  return (
    <section aria-label={FACTS.title}>
      <h2 className="mb-3 text-xl font-semibold">{FACTS.title}</h2>
      <dl className="overflow-hidden rounded-md border border-line text-sm">
        {rows.map(({ name, text }) => (
          <div key={name} className="flex border-b border-line last:border-0 odd:bg-surface">
            <dt className="w-2/5 shrink-0 px-4 py-3 font-medium wrap-anywhere">{name}</dt>
            <dd className="min-w-0 px-4 py-3 whitespace-pre-line text-ink-soft wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function rowsOf(facts: Props["facts"], per: UnitPrice | undefined) {
  const { brand, mrp, net_quantity, net_unit, origin, maker_role = "maker", maker, maker_address, made } = facts
  const quantity = (count: number, unit: NonNullable<typeof net_unit>) => `${grouped(count)} ${FACTS.units[unit]}`
  const rows = [
    { name: FACTS.brand, text: brand },
    { name: FACTS.mrp, text: mrp && FACTS.inclusive(inRupees(mrp)) },
    { name: FACTS.netQuantity, text: net_quantity && net_unit && quantity(net_quantity, net_unit) },
    { name: FACTS.unitPrice, text: per && FACTS.per(inRupees(per.paise), quantity(per.count, per.unit)) },
    { name: FACTS.origin, text: origin && countryName(origin, tag) },
    { name: FACTS.roles[maker_role], text: maker && `${maker}\n${maker_address}` },
    ...TEXT_FACT_NAMES.map((fact) => ({ name: FACTS.texts[fact], text: facts[fact] })),
    { name: FACTS.made, text: made && monthOf(made) },
  ]
  return rows.filter(({ text }) => text)
}
