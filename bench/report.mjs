const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 })
export const verdict = (holds) => (holds ? "holds" : "**missed**")
export const row = (...cells) => `| ${cells.join(" | ")} |`
export const table = (head, rows) => [row(...head), row(...head.map(() => "---")), ...rows].join("\n")

const reading = ([name, { stock, cold, hot, bare }]) => [
  name,
  { stock, cold, hot, bare },
  [hot / stock >= 100, hot / bare >= 0.25, cold / stock >= 10],
]

/** The measurements as Markdown, and whether every target holds. */
export function report({ reads, orders, load, processes, machine }) {
  const read = Object.entries(reads).map(reading)
  const line = orders.stock.line / orders.ours.line
  const order = orders.stock.order / orders.ours.order
  const home = load.home.bytes / 1024
  const admin = load.admin.bytes / 1024
  const verdicts = [...read.flatMap(([, , holds]) => holds), line >= 5, order >= 4, home <= 150, admin <= 400]
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, 500 products, 8 connections, median of 3 runs, all in one run on one machine.`,
    "",
    table(
      [
        "requests a second",
        "stock Medusa",
        "Haat cold",
        "Haat hot",
        "bare Node",
        "cold ÷ stock (≥ 10)",
        "hot ÷ stock (≥ 100)",
        "hot ÷ bare (≥ 25 %)",
      ],
      read.map(([name, n, [hot, bare, cold]]) =>
        row(
          name,
          ...[n.stock, n.cold, n.hot, n.bare].map((value) => whole.format(value)),
          `${(n.cold / n.stock).toFixed(1)} ${verdict(cold)}`,
          `${whole.format(n.hot / n.stock)} ${verdict(hot)}`,
          `${whole.format((100 * n.hot) / n.bare)} % ${verdict(bare)}`,
        ),
      ),
    ),
    "",
    table(
      ["milliseconds, one after another", "stock Medusa", "Haat", "times faster", "target"],
      [
        row(
          "add a line to the cart",
          orders.stock.line.toFixed(0),
          orders.ours.line.toFixed(0),
          line.toFixed(1),
          `≥ 5 ${verdict(line >= 5)}`,
        ),
        row(
          "whole cash-on-delivery order",
          orders.stock.order.toFixed(0),
          orders.ours.order.toFixed(0),
          order.toFixed(1),
          `≥ 4 ${verdict(order >= 4)}`,
        ),
      ],
    ),
    "",
    `First-load JavaScript of home: ${home.toFixed(0)} KB gzipped in ${load.home.files} files (≤ 150 KB: ${verdict(home <= 150)}).`,
    `First load of the back office before signing in, all of it: ${admin.toFixed(0)} KB gzipped in ${load.admin.files} files (≤ 400 KB: ${verdict(admin <= 400)}).`,
    "",
    table(
      ["part", "start, seconds", "memory after the run, MB"],
      processes.map(({ name, seconds, memory }) => row(name, seconds.toFixed(1), whole.format(memory))),
    ),
  ].join("\n")
  return { text, holds: verdicts.every(Boolean) }
}

const sizeText = ({ products, orders, customers }) =>
  `${whole.format(products)} products, ${whole.format(orders)} orders, ${whole.format(customers)} customers`

/**
 * The back office's lists as Markdown, and whether each responds within the milliseconds that a shop of the size is
 * given.
 */
export function reportLists({ lists, size, machine }) {
  const holds = ({ p95 }) => p95 < size.limitMs
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, ${sizeText(size)}, 20 requests of each, one after another.`,
    "",
    table(
      ["list", "asked for", "rows", "median, ms", "p95, ms", `< ${size.limitMs} ms`],
      lists.map((one) =>
        row(
          one.list,
          one.what,
          Number.isFinite(one.rows) ? whole.format(one.rows) : "",
          one.median.toFixed(0),
          one.p95.toFixed(0),
          verdict(holds(one)),
        ),
      ),
    ),
  ].join("\n")
  return { text, holds: lists.every(holds) }
}

/**
 * Lists of shops of several sizes, and pages with and without variants, as Markdown; and whether every target holds.
 */
export function reportVariants({ shops, page, typed, machine }) {
  const [base, ...others] = shops
  const formatName = ({ size }) => `${whole.format(size.products)} × ${size.variants}`
  const within = (shop, list) => shop.lists[list] <= 2 * base.lists[list]
  const { plain, varied } = page
  const largest = others.at(-1)
  const { searches, suggestions, queries } = typed
  const verdicts = [
    searches <= 50,
    suggestions <= 30,
    ...others.flatMap((shop) => Object.keys(base.lists).map((list) => within(shop, list))),
    varied.ms <= 2 * plain.ms,
    varied.bytes <= 1.25 * plain.bytes,
  ]
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, median of 40 requests of the backend, one after another and of each shop in turn.`,
    "",
    table(
      ["milliseconds", formatName(base), ...others.map((shop) => `${formatName(shop)} (≤ 2 times)`)],
      Object.keys(base.lists).map((list) =>
        row(
          list,
          base.lists[list].toFixed(1),
          ...others.map(
            (shop) =>
              `${shop.lists[list].toFixed(1)}, ${(shop.lists[list] / base.lists[list]).toFixed(1)} ${verdict(within(shop, list))}`,
          ),
        ),
      ),
    ),
    "",
    `A product page that is rendered anew: ${plain.ms.toFixed(0)} ms and ${whole.format(plain.bytes)} bytes compressed; of a product in 200 variants ${varied.ms.toFixed(0)} ms (≤ 2 times: ${verdict(varied.ms <= 2 * plain.ms)}) and ${whole.format(varied.bytes)} bytes (≤ 1.25 times: ${verdict(varied.bytes <= 1.25 * plain.bytes)}).`,
    "",
    `Of ${queries} judged queries in the shop of ${formatName(largest)}, 95 of 100 take at most: searches ${searches.toFixed(0)} ms (≤ 50: ${verdict(searches <= 50)}), suggestions for their first five letters ${suggestions.toFixed(0)} ms (≤ 30: ${verdict(suggestions <= 30)}).`,
  ].join("\n")
  return { text, holds: verdicts.every(Boolean) }
}

const ORDER_PARTS = [
  ["add a line, ms", "line", "milliseconds"],
  ["add a line, SQL statements", "line", "statements"],
  ["place the order, ms", "order", "milliseconds"],
  ["place the order, SQL statements", "order", "statements"],
]

/** Formats what a code and GST add to an order as Markdown, and says whether they keep their limits. */
export function reportOrderExtras({ times, rounds, machine }) {
  const rows = ORDER_PARTS.map(([name, part, unit]) => {
    const [plain, code, tax] = [times.plain, times.code, times.tax].map((way) => way[part][unit])
    const isTimed = unit === "milliseconds"
    return { name, plain, code, tax, isTimed, hold: [code / plain <= 1.3, !isTimed || tax / plain <= 1.15] }
  })
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, the demo shop's backend, medians of ${rounds} orders of two lines each, in turn.`,
    "",
    table(
      ["", "plain", "with a code", "÷ plain (≤ 1.3)", "with GST", "÷ plain (ms ≤ 1.15)"],
      rows.map(({ name, plain, code, tax, isTimed, hold: [codeHolds, taxHolds] }) =>
        row(
          name,
          ...[plain, code].map((value) => value.toFixed(isTimed ? 1 : 0)),
          `${(code / plain).toFixed(2)} ${verdict(codeHolds)}`,
          tax.toFixed(isTimed ? 1 : 0),
          `${(tax / plain).toFixed(2)}${isTimed ? ` ${verdict(taxHolds)}` : ""}`,
        ),
      ),
    ),
  ].join("\n")
  return { text, holds: rows.every(({ hold }) => hold.every(Boolean)) }
}

/** Orders with a plugin and without, as Markdown; and whether they take 1.1 times as long at most. */
export function reportPluginOrders({ plugin, times, orders, machine }) {
  const rows = ORDER_PARTS.map(([name, part, unit]) => {
    const [without, added] = [times.without[part][unit], times.with[part][unit]]
    const isTimed = unit === "milliseconds"
    return { name, without, added, isTimed, holds: !isTimed || added / without <= 1.1 }
  })
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, the demo shop's backend, medians of ${orders} orders of two lines each, the plugin ${plugin} switched on and off in turn.`,
    "",
    table(
      ["", "without", `with ${plugin}`, "÷ without (ms ≤ 1.1)"],
      rows.map(({ name, without, added, isTimed, holds }) =>
        row(
          name,
          ...[without, added].map((value) => value.toFixed(isTimed ? 1 : 0)),
          `${(added / without).toFixed(2)}${isTimed ? ` ${verdict(holds)}` : ""}`,
        ),
      ),
    ),
  ].join("\n")
  return { text, holds: rows.every(({ holds }) => holds) }
}

/**
 * A file of rows with SKU beside the same product by product, and saves meanwhile, as Markdown; and whether the targets
 * hold.
 */
export function reportImports({ added, changed, oneByOne, alone, rows, machine }) {
  const files = { "new products": added, "products that are there": changed }
  const holds = ({ seconds, save }) => [oneByOne / seconds >= 4, save <= 2 * alone]
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, ${whole.format(rows)} rows with SKU. The same variants written product by product take ${oneByOne.toFixed(1)} s; another product is saved in ${alone.toFixed(0)} ms when nothing is imported.`,
    "",
    table(
      ["a file of", "answered, ms", "written, s", "times faster (≥ 4)", "a save meanwhile, ms (≤ 2 times)"],
      Object.entries(files).map(([name, file]) => {
        const [isFaster, isOpen] = holds(file)
        return row(
          name,
          file.answered.toFixed(0),
          file.seconds.toFixed(1),
          `${(oneByOne / file.seconds).toFixed(1)} ${verdict(isFaster)}`,
          `${file.save.toFixed(0)}, ${(file.save / alone).toFixed(1)} ${verdict(isOpen)}`,
        )
      }),
    ),
  ].join("\n")
  return { text, holds: [added, changed].flatMap(holds).every(Boolean) }
}
