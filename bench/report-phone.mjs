import { row, table, verdict } from "./report.mjs"

const MIN_SCORE = 95
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
}
/** KB of JavaScript, gzipped, that the first load of a page may have. */
const MAX_KB = { home: 150, product: 160, cart: 155 }

/** Columns with a limit: heading, figure of a page, whether it is within the limit, text. */
const COLUMNS = [
  ...Object.entries(CATEGORIES).map(([name, title]) => ({
    title: `${title} (≥ ${MIN_SCORE})`,
    of: ({ scores }) => scores[name],
    holds: (score) => score >= MIN_SCORE,
    text: String,
  })),
  { title: "first paint, s", of: ({ fcp }) => fcp / 1000, text: (seconds) => seconds.toFixed(1) },
  {
    title: "largest paint, s (≤ 2.0)",
    of: ({ lcp }) => lcp / 1000,
    holds: (seconds) => seconds <= 2,
    text: (seconds) => seconds.toFixed(1),
  },
  {
    title: "blocking, ms (≤ 150)",
    of: ({ tbt }) => tbt,
    holds: (ms) => ms <= 150,
    text: (ms) => ms.toFixed(0),
  },
  {
    title: "layout shift (≤ 0.02)",
    of: ({ cls }) => cls,
    holds: (share) => share <= 0.02,
    text: (share) => share.toFixed(3),
  },
  {
    title: "JavaScript, KB gzipped",
    of: ({ load }) => load.bytes / 1024,
    holds: (kb, { name }) => MAX_KB[name] === undefined || kb <= MAX_KB[name],
    text: (kb, { name }) => `${kb.toFixed(1)}${MAX_KB[name] === undefined ? "" : ` (≤ ${MAX_KB[name]})`}`,
    isLimited: ({ name }) => MAX_KB[name] !== undefined,
  },
]

const cell = ({ of, holds, text, isLimited = () => Boolean(holds) }, page) =>
  `${text(of(page), page)}${isLimited(page) ? ` ${verdict(holds(of(page), page))}` : ""}`

/** The pages as a phone meets them as Markdown, and whether every limit is kept. */
export function reportPhone({ pages, runs, lighthouse, machine }) {
  const lacking = pages.filter((page) => page.lacking.length)
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, the demo shop, Lighthouse ${lighthouse} with its mobile settings, median of ${runs} runs.`,
    "",
    table(
      ["page", ...COLUMNS.map(({ title }) => title)],
      pages.map((page) => row(`${page.name}, ${page.language}`, ...COLUMNS.map((column) => cell(column, page)))),
    ),
    ...(lacking.length ? ["", "What costs points besides performance:", ""] : []),
    ...lacking.map(({ name, language, lacking }) => `- ${name}, ${language}: ${lacking.join(", ")}`),
  ].join("\n")
  const holds = pages.every((page) => COLUMNS.every((column) => !column.holds || column.holds(column.of(page), page)))
  return { text, holds }
}
