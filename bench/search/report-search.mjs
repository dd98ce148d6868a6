import { row, table, verdict } from "../report.mjs"
import { BEFORE } from "./before.mjs"

const TARGETS = {
  English: 0.9,
  misspelt: 0.85,
  Hinglish: 0.8,
  Devanagari: 0.85,
  "Tamil and Bengali": 0.8,
  budgets: 0.8,
}
const MAX_WITHOUT_RESULT = 0.02
const LOW = 0.8

const two = (value) => value.toFixed(3)
const percent = (share) => `${(100 * share).toFixed(1)} %`

/** The judged searches as Markdown, and whether every target holds. Of the held-out third it tells totals alone. */
export function reportSearch({ scripts, none, names, machine, goods }) {
  const verdicts = []
  const say = (text, holds) => {
    verdicts.push(holds)
    return `${text} ${verdict(holds)}`
  }
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, ${goods} products, nDCG@10.`,
    "",
    table(
      [
        "typed in",
        "queries",
        "Haat, the rest",
        "Haat, held-out third",
        "stock Medusa, held-out third",
        "before, held-out third",
      ],
      scripts.map(({ script, ours, stock }) =>
        row(
          script,
          `${ours.all.queries}, ${ours.heldOut.queries} held out`,
          two(ours.rest.ndcg),
          say(`${two(ours.heldOut.ndcg)} (≥ ${two(TARGETS[script])})`, ours.heldOut.ndcg >= TARGETS[script]),
          say(two(stock.heldOut.ndcg), ours.heldOut.ndcg > stock.heldOut.ndcg),
          BEFORE[script] ? say(two(BEFORE[script].heldOut), ours.heldOut.ndcg > BEFORE[script].heldOut) : "–",
        ),
      ),
    ),
    "",
    table(
      [
        "typed in",
        "Haat finds nothing",
        "Haat finds only in part",
        "stock Medusa finds nothing",
        "before, found nothing",
      ],
      scripts.map(({ script, ours, stock }) =>
        row(
          script,
          percent(ours.all.none),
          percent(ours.all.partial),
          percent(stock.all.none),
          BEFORE[script] ? percent(BEFORE[script].none) : "–",
        ),
      ),
    ),
    "",
    `Searches without a result: ${say(`${percent(none)} (≤ 2 %)`, none <= MAX_WITHOUT_RESULT)}. ` +
      `Exact names that come first: ${say(`${names.total - names.missed.length} of ${names.total}`, !names.missed.length)}.`,
  ].join("\n")
  return { text, holds: verdicts.every(Boolean) }
}

const wantedText = ({ kinds, mods, min, max, grade }) =>
  [
    kinds.join(","),
    ...Object.entries(mods).map((pair) => pair.join("=")),
    ...(min ? [`min=${min}`] : []),
    ...(max ? [`max=${max}`] : []),
    ...(grade < 3 ? [`(${grade})`] : []),
  ].join(" ")

/** The queries that are not held out and did badly, worst first: what was wanted and what came, each with its grade. */
export function reportMisses({ misses, names }) {
  const low = misses.filter(({ ndcg }) => ndcg < LOW).sort((a, b) => a.ndcg - b.ndcg)
  const lines = low.map(({ script, typed, wanted, ndcg, partial, came }) => {
    const list = came.map(({ name, grade }) => `      ${grade}  ${name}`)
    return [
      `${two(ndcg)}  ${typed}  [${script}${partial ? ", in part" : ""}]  wanted: ${wanted.map(wantedText).join("; ")}`,
      ...(list.length ? list : ["      nothing"]),
    ].join("\n")
  })
  const first = names.missed.map(({ name, came }) => `not first: ${name}, but ${came ?? "nothing"}`)
  return [`${low.length} of ${misses.length} queries below ${LOW}:`, ...lines, ...first].join("\n")
}
