import { row, table } from "./report.mjs"

const NONE = "–"
const whole = (value) => value.toFixed(0)
const tenth = (value) => value.toFixed(1)
const percent = (share) => `${(100 * share).toFixed(1)} %`

const ROWS = {
  "list of 12, requests a second": ({ reads }) => reads.list && whole(reads.list),
  "search, requests a second": ({ reads }) => reads.search && whole(reads.search),
  "product page, requests a second": ({ reads }) => reads.product && whole(reads.product),
  "home page, requests a second": ({ reads }) => reads.home && whole(reads.home),
  "add a line, ms": ({ alone }) => tenth(alone.line),
  "whole order of two lines, ms": ({ alone }) => tenth(alone.order),
  "whole order, SQL statements": ({ statements }) => whole(statements),
  "orders a second, 4 shoppers": ({ crowds }) => tenth(crowds[4].perSecond),
  "their p95, ms, and share that failed": ({ crowds }) => formatCrowd(crowds[4]),
  "orders a second, 16 shoppers": ({ crowds }) => tenth(crowds[16].perSecond),
  "their p95, ms, and share that failed at 16": ({ crowds }) => formatCrowd(crowds[16]),
  "cold start to the first list, s": ({ seconds }) => tenth(seconds),
  "memory idle, MB": ({ memory }) => whole(memory.idle),
  "memory after the load, MB": ({ memory }) => whole(memory.loaded),
}

const formatCrowd = ({ p95, failed }) => `${whole(p95)}, ${percent(failed)}`

/** Haat beside other shops, as Markdown. Nothing is wanted of it: the shops do not do the same. */
export function reportPeers({ shops, turns, machine }) {
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, 500 products, 8 connections for reads, medians of ${turns} turns, all in one run on one machine.`,
    "",
    table(
      ["", ...shops.map(({ name }) => name)],
      Object.entries(ROWS).map(([title, cell]) => row(title, ...shops.map((shop) => cell(shop) ?? NONE))),
    ),
    ...failures(shops),
  ].join("\n")
  return { text, holds: true }
}

/** Messages of the first failed order of each shop that had failures. */
const failures = (shops) =>
  shops.flatMap(({ name, crowds }) => {
    const { why } = Object.values(crowds).find((crowd) => crowd.why) ?? {}
    return why ? ["", `The first order of ${name} that failed: ${why.replaceAll(/\s+/g, " ")}`] : []
  })
