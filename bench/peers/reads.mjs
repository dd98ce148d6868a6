import { setTimeout } from "node:timers/promises"
import { throughput } from "../throughput.mjs"

const RETRY_MS = 50
const TIMEOUT_MS = 60_000
/** A text that each page and list of a shop must contain, to count products in it. */
const GOODS = /saree number/g
const NAMED = { list: 12, search: 12, product: 1, home: 1 }

/** @returns of each shop the requests a second of each of its reads, by what is read */
export async function measureReads(shops) {
  const all = shops.map(({ reads, url }) => reads(url))
  for (const [at, reads] of all.entries())
    for (const [what, target] of Object.entries(reads)) {
      const named = (await read(target)).match(GOODS)?.length ?? 0
      if (named < NAMED[what]) throw new Error(`${shops[at].name}: the ${what} names ${named} products`)
    }
  const targets = all.flatMap((reads, at) =>
    Object.entries(reads).map(([what, target]) => ({ ...target, name: `${shops[at].name}, ${what}` })),
  )
  const measured = await throughput(targets)
  return all.map((reads, at) =>
    Object.fromEntries(Object.keys(reads).map((what) => [what, measured[`${shops[at].name}, ${what}`]])),
  )
}

/** Resolves with the text of a target's first request. @throws when the response is not a 2xx */
async function read({ url, paths, headers, requests: [first] = [{ method: "GET", path: paths[0] }] }) {
  const { path, method, body } = first
  const response = await fetch(url + path, { method, body, headers: { ...headers, ...first.headers } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return text
}

/** Resolves once a target names products. @throws what it answered last, after a minute */
export async function untilRead(target) {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      if ((await read(target)).match(GOODS)) return
    } catch (error) {
      if (Date.now() > until) throw error
    }
    await setTimeout(RETRY_MS)
  }
}
