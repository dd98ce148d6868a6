/** @module-tag pages */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findPlugins } from "../../scripts/run/find-plugins.mjs"
import { Client } from "../client.ts"
import { shop } from "../shop.ts"
import { openTopology, type Topology } from "./open-topology.ts"

/** Time within which all processes and their cached pages follow a switch. */
const FRESH_MS = 2_000
/** The optional plugin that is switched, whose folder may be removed. */
const PLUGIN = "reviews"
const HEADING = "No reviews yet."

type Seen = { section: boolean; page: number; read: number; oldCall: number; facts: string[] }

describe.runIf(findPlugins().some(({ name }) => name === PLUGIN))("a plugin that an owner switches off", () => {
  let place: Topology
  let owner: Client
  let product: { id: string }
  let shoppers: Client[]

  beforeAll(async () => {
    place = await openTopology()
    owner = await shop().staff("owner")
    product = await shop().product()
    shoppers = place.webs.map((web) => new Client(web, place.env.PUBLISHABLE_KEY))
  })
  afterAll(() => place?.close())

  const switchTo = (is_on: boolean) => owner.put(`/back-office/plugins/${PLUGIN}`, { is_on })

  /** Reads as a guest what the plugin brings to one web tier and its backend. */
  async function read(guest: Client): Promise<Seen> {
    const [shown, page, reviews, oldCall, facts] = await Promise.all([
      guest.get(`/product-info/${product.id}`),
      guest.get(`/review/${product.id}`),
      guest.get(`/store/reviews?product_id=${product.id}`),
      guest.get(`/api/reviews/getReviewsByProduct/${product.id}`),
      guest.get("/store/shop"),
    ])
    const status = page.status === 404 && page.body.includes("404 not found!") ? 404 : page.status
    return {
      section: shown.body.includes(HEADING),
      page: status,
      read: reviews.status,
      oldCall: oldCall.status,
      facts: facts.body.plugins_off,
    }
  }
  const OFF: Seen = { section: false, page: 404, read: 404, oldCall: 404, facts: [PLUGIN] }

  /** Reads at every web tier until all see the same as wished. @returns what was seen last, after at most FRESH_MS */
  async function readUntil(wished: Seen[]): Promise<Seen[]> {
    const end = Date.now() + FRESH_MS
    for (;;) {
      const seen = await Promise.all(shoppers.map(read))
      if (JSON.stringify(seen) === JSON.stringify(wished) || Date.now() > end) return seen
    }
  }

  it("rests in all processes within two seconds, and is back as soon, without a restart", async () => {
    const before = await Promise.all(shoppers.map(read))
    expect(before[0]).toMatchObject({ section: true, read: 200, oldCall: 200, facts: [] })
    expect(before[0].page).not.toBe(404)
    expect((await switchTo(false)).status).toBe(200)
    expect(await readUntil([OFF, OFF])).toEqual([OFF, OFF])
    expect((await switchTo(true)).status).toBe(200)
    expect(await readUntil(before)).toEqual(before)
  })

  it("lets the shopper's own data be downloaded meanwhile", async () => {
    const shopper = await shop().shopper()
    await switchTo(false)
    const { status, body } = await shopper.get("/store/personal-data")
    expect(status).toBe(200)
    expect(body).toHaveProperty("reviews")
    await switchTo(true)
  })
})
