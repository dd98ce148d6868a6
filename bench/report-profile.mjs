import { row, table } from "./report.mjs"

const MAX_STATEMENTS = 20
const REQUESTS = ["first line", "second line", "summary", "order, mail and index"]
const MIN_MS = 0.2

const total = (requests, nth) => requests.reduce((sum, { calls }) => sum + calls[nth], 0)
const code = (text) => `\`${text.replaceAll("|", "\\|")}\``

/** Formats where the time of an order goes as Markdown. It has no targets. */
export function reportOrderProfile({ milliseconds, statements, requests, functions, packages, orders, machine }) {
  const ms = (value) => value.toFixed(1)
  const sum = (rows, of) => rows.reduce((total, one) => total + one[of], 0)
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, means of ${orders} orders of two lines each, from the empty cart to the order, one after another, while they are looked at: ${ms(milliseconds)} ms.`,
    "",
    `The database: ${sum(statements, "calls").toFixed(0)} statements with what follows the order, ${ms(sum(statements, "plan_ms"))} ms of planning, ${ms(sum(statements, "run_ms"))} ms of running.`,
    "",
    table(
      ["statement", "calls", "planning, ms", "running, ms"],
      statements
        .slice(0, MAX_STATEMENTS)
        .map((one) => row(code(one.text), ms(one.calls), ms(one.plan_ms), ms(one.run_ms))),
    ),
    "",
    `One order after a minute without any, statement by statement: ${REQUESTS.map((name, nth) => `${name} ${total(requests, nth)}`).join(", ")}.`,
    "",
    table(
      ["statement", ...REQUESTS],
      requests.map(({ text, calls }) => row(code(text), ...calls.map((count) => count || ""))),
    ),
    "",
    table(
      ["function of the database", "calls", "in itself, ms"],
      functions.filter((one) => one.run_ms >= MIN_MS).map((one) => row(one.name, ms(one.calls), ms(one.run_ms))),
    ),
    "",
    table(
      ["package of the backend", "processor time, ms"],
      packages.filter((one) => one.ms >= MIN_MS).map((one) => row(one.name, ms(one.ms))),
    ),
  ].join("\n")
  return { text, holds: true }
}
