import { PRODUCT } from "./messages.ts"

type SizeChartProps = {
  /** The first row and the first cell of each row are headings. */
  rows: string[][]
  /** their language, when it is not the page's */
  lang?: string
}

/** The measures of sizes, opened by a click or a key; works without JavaScript. */
export const SizeChart = ({ rows: [head, ...rows], lang }: SizeChartProps) => (
  <details className="rounded-md border border-line">
    <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm font-semibold">{PRODUCT.sizeChart}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may be wider than a phone, and is then moved by the arrow
        keys */}
    <section tabIndex={0} aria-label={PRODUCT.sizeChart} className="overflow-x-auto border-t border-line">
      <table className="w-full text-left text-sm tabular-nums" lang={lang}>
        <thead>
          <tr className="border-b border-line">
            {head.map((cell, at) => (
              <th key={at} scope="col" className="px-4 py-2.5 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            <tr key={at} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2.5 font-medium">
                {name}
              </th>
              {cells.map((cell, nth) => (
                <td key={nth} className="px-4 py-2.5 text-ink-soft">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
