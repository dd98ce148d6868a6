import type { Attribute } from "@haat/catalog/contract"
import { PRODUCT } from "./product-messages.ts"

/** What the owner says of a product in names and values. */
export const Specification = ({ attributes }: { attributes: Attribute[] }) => (
  <section>
    <h2 className="mb-3 text-xl font-semibold">{PRODUCT.specification}</h2>
    <table className="w-full overflow-hidden rounded-md border border-line text-left text-sm">
      <tbody>
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
