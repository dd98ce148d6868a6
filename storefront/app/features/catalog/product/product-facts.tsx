import { countryName, type ProductPage, TEXT_FACT_NAMES, type UnitPrice } from "@haat/catalog/contract"
import { grouped, inRupees } from "@haat/sdk/money"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { LANGUAGES } from "../../../lib/language/languages.ts"
import { FACTS } from "./messages.ts"

const { tag } = LANGUAGES[LANGUAGE]
const formatMonth = (made: string) =>
  new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${made}-01`))

type ProductFactsProps = {
  facts: NonNullable<ProductPage["facts"]>
  /** unit price, where there is one */
  unitPrice?: UnitPrice
}

/** The brand, and what the law asks to say of packed goods. */
export const ProductFacts = ({ facts, unitPrice }: ProductFactsProps) => (
  <FactTable title={FACTS.title} rows={factRows(facts, unitPrice)} />
)

type FactTableProps = {
  title: string
  rows: { name: string; text: string | number | null | undefined }[]
  /** their language, when it is not the page's */
  lang?: string
}

/** Facts about a product by name; those without a text are left out. */
export const FactTable = ({ title, rows, lang }: FactTableProps) => (
  <section aria-label={title}>
    <h2 className="mb-3 text-xl font-semibold">{title}</h2>
    <table className="w-full overflow-hidden rounded-md border border-line text-left text-sm">
      <tbody lang={lang}>
        {rows
          .filter(({ text }) => text)
          .map(({ name, text }, i) => (
            <tr key={`${name}-${i}`} className="border-b border-line last:border-0 odd:bg-surface">
              <th scope="row" className="w-2/5 px-4 py-3 align-top font-medium wrap-anywhere">
                {name}
              </th>
              <td className="px-4 py-3 whitespace-pre-line text-ink-soft wrap-anywhere">{text}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </section>
)

function factRows(facts: ProductFactsProps["facts"], unitPrice: UnitPrice | undefined): FactTableProps["rows"] {
  const { brand, mrp, net_quantity, net_unit, origin, maker_role = "maker", maker, maker_address, made } = facts
  const quantity = (count: number, unit: NonNullable<typeof net_unit>) => `${grouped(count)} ${FACTS.units[unit]}`
  return [
    { name: FACTS.brand, text: brand },
    { name: FACTS.mrp, text: mrp && FACTS.inclusive(inRupees(mrp)) },
    { name: FACTS.netQuantity, text: net_quantity && net_unit && quantity(net_quantity, net_unit) },
    {
      name: FACTS.unitPrice,
      text: unitPrice && FACTS.per(inRupees(unitPrice.paise), quantity(unitPrice.count, unitPrice.unit)),
    },
    { name: FACTS.origin, text: origin && countryName(origin, tag) },
    { name: FACTS.roles[maker_role], text: maker && `${maker}\n${maker_address}` },
    ...TEXT_FACT_NAMES.map((fact) => ({ name: FACTS.texts[fact], text: facts[fact] })),
    { name: FACTS.made, text: made && formatMonth(made) },
  ]
}
