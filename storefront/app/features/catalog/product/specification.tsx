import type { Attribute } from "@haat/catalog/contract"
import { PRODUCT } from "./messages.ts"

type SpecificationProps = {
  attributes: Attribute[]
  /** their language, when it is not the page's */
  lang?: string
}

/** The owner's attributes of a product, by name and value. */
export const Specification = ({ attributes, lang }: SpecificationProps) => (
  <section>
    <h2 className="mb-3 text-xl font-semibold">{PRODUCT.specification}</h2>
    <table className="w-full overflow-hidden rounded-md border border-line text-left text-sm">
      <tbody lang={lang}>
        {attributes.map(({ key, value }, i) => (
          <tr key={`${key}-${i}`} className="border-b border-line last:border-0 odd:bg-surface">
            <th scope="row" className="w-2/5 px-4 py-3 align-top font-medium wrap-anywhere">
              {key}
            </th>
            <td className="px-4 py-3 text-ink-soft wrap-anywhere">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
