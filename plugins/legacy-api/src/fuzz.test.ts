/** @module-tag fuzz */
import { type Client, shop } from "@haat/testing"
import { type FuzzRequest, fuzzRequests, type OpenApi, safeJson } from "@haat/testing/fuzz/requests"
import { smallOrFull } from "@haat/testing/test-size"
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { HOME, place, put } from "./testing/people"

/** `npm run fuzz` sends thousands, from a seed of its own. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? smallOrFull(120, 400))
const SEED = Number(process.env.FUZZ_SEED ?? 6)
const AT_ONCE = 8
/** Patterns that no response may contain: code, stack traces, hashes, and SQL in error messages. */
const INSIDE = /node_modules|\\n\s+at |password_hash/
const REJECTED_INSIDE = /node_modules|\bat .+:\d+:\d+|select .+ from |password_hash/

const MAX_RESPONSE_MS = 5_000

type Outcome = { status: number; took: number; problem?: string }

const haat = shop()
let people: Record<FuzzRequest["as"], Client>
let known: string[]
let document: OpenApi

beforeAll(async () => {
  const [customer, administrator, lota, diya] = await Promise.all([
    haat.shopper(),
    haat.admin(),
    haat.product({ quantity: 1_000_000 }),
    haat.product({ quantity: 1_000_000 }),
  ])
  people = { guest: haat.guest(), customer, administrator }
  await customer.put("/api/user/updateUserAddress", { addresses: [HOME] })
  await put(customer, lota.id)
  const { order } = (await place(customer)).body
  await put(customer, diya.id, 2)
  const address = (await customer.get("/store/addresses")).body.addresses[0].id
  known = [customer.person.id, lota.id, diya.id, order._id, String(order.order_id), address, "411004", "COD", "India"]
  known.push(customer.person.username, customer.person.email, "Secret@123", lota.category?.id ?? "")
  document = (await haat.guest().get("/api/openapi.json")).body
})

async function outcomeOf({ as, method, path, body }: FuzzRequest): Promise<Outcome> {
  const { cookie, publishableKey } = people[as]
  const headers: Record<string, string> = { "x-publishable-api-key": publishableKey, cookie }
  if (body?.kind === "json" || body?.kind === "raw") headers["content-type"] = "application/json"
  const since = Date.now()
  let response: Response
  try {
    response = await fetch(new URL(path, haat.backendUrl), {
      method,
      headers,
      body: method === "GET" ? undefined : toBody(body),
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    })
  } catch (error) {
    const took = Date.now() - since
    return { status: 0, took, problem: `no answer after ${took} ms: ${error}` }
  }
  const { status } = response
  const text = await response.text()
  return { status, took: Date.now() - since, problem: problemWith(status, text) }
}

/** Returns what is wrong with the response, or undefined. */
function problemWith(status: number, text: string): string | undefined {
  if (status >= 500) return `${status} ${text}`
  if (status >= 400 && typeof JSON.parse(text).message !== "string") return `${status} without a sentence`
  const telling = status < 400 ? INSIDE : REJECTED_INSIDE
  if (telling.test(text)) return `tells too much: ${text.slice(0, 500)}`
}

function toBody(body: FuzzRequest["body"]): BodyInit | undefined {
  if (!body) return undefined
  if (body.kind === "raw") return String(body.content)
  if (body.kind === "json") return safeJson(body.content) ?? "{}"
  const form = new FormData()
  const fields = typeof body.content === "object" && body.content !== null ? body.content : {}
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined) continue
      if (/^images/i.test(name)) form.append(name, new Blob([String(safeJson(one))]), "a.png")
      else form.append(name.toWellFormed(), (typeof one === "string" ? one : String(safeJson(one))).toWellFormed())
    }
  }
  return form
}

/** How many responses of each kind there were, and which were the slowest. */
function summaryOf(outcomes: (Outcome & { request: FuzzRequest })[]) {
  const kinds = outcomes.map(({ status }) => `${Math.floor(status / 100)}xx`)
  const counts = [...new Set(kinds)].sort().map((kind) => `${kind} ${kinds.filter((one) => one === kind).length}`)
  const slowest = [...outcomes].sort((a, b) => b.took - a.took).slice(0, 5)
  return [counts.join(", "), ...slowest.map(({ took, request }) => `${took} ms ${request.operation}`)].join("\n")
}

describe("requests made at random from the OpenAPI document", () => {
  it("find no 5xx, no hang and no rejection without a sentence", async () => {
    const requests = fc.sample(fuzzRequests(document, known), { numRuns: REQUESTS, seed: SEED })
    const outcomes: (Outcome & { request: FuzzRequest })[] = []
    const waiting = requests.values()
    const work = async () => {
      for (const request of waiting) outcomes.push({ request, ...(await outcomeOf(request)) })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    // A busy machine is no fault of the shop: what was slow beside seven others is asked again alone.
    for (const outcome of outcomes.filter(({ took, problem }) => took > MAX_RESPONSE_MS && !problem)) {
      const { took, problem } = await outcomeOf(outcome.request)
      outcome.problem = took > MAX_RESPONSE_MS ? `took ${outcome.took} ms, and ${took} ms alone` : problem
    }
    if (process.env.FUZZ_REQUESTS) console.log(summaryOf(outcomes))
    const problems = outcomes.flatMap(({ request: { as, method, path, body }, problem }) =>
      problem ? [`${as} ${method} ${path} ${safeJson(body)}: ${problem}`] : [],
    )
    expect(problems.slice(0, 5), `${problems.length} of ${REQUESTS}`).toEqual([])
    expect((await haat.guest().get("/api/product/getCategories")).status).toBe(200)
  }, 1_800_000)
})
