import type { Client } from "../client.ts"
import { inBatches } from "../in-batches.ts"
import { elements, linkedAddresses } from "../topology/crawl.ts"

const PAGES_AT_ONCE = 6
/** Addresses that are read of each kind; there are hundreds of products. */
const SAMPLE = 8

/** Names the kind of a page: pages of one kind differ in the last part of their address, or in its parameters. */
const kindOf = ({ pathname }: URL) => pathname.replace(/(\/[^/]+)\/[^/]+$/, "$1/:id")

/**
 * Follows the links of these pages, and of the pages that they lead to.
 * @returns what is dead: addresses that answer with an error, and links to a part that their page does not have
 */
export async function findDeadLinks(visitor: Client, starts: string[]) {
  const read = new Map<string, number>()
  const dead: string[] = []
  let found = starts.map((path) => ({ address: new URL(path, visitor.origin).href, page: "the first pages" }))
  while (found.length) {
    const next: typeof found = []
    const unread = found.filter(({ address }, at) => {
      const kind = kindOf(new URL(address))
      const count = read.get(kind) ?? 0
      if (read.has(address) || count >= SAMPLE || found.findIndex((one) => one.address === address) < at) return false
      read.set(kind, count + 1).set(address, 0)
      return true
    })
    await inBatches(unread, PAGES_AT_ONCE, async ({ address, page }) => {
      const { status, body, headers } = await visitor.get(address)
      if (status >= 400) dead.push(`${status} ${address} on ${page}`)
      const target = headers.get("location")
      if (target) next.push({ address: new URL(target, address).href, page: address })
      if (!headers.get("content-type")?.includes("text/html")) return
      dead.push(...missingParts(body).map((part) => `${part} on ${address}`))
      next.push(...linkedAddresses(body, address).map((linked) => ({ address: linked, page: address })))
    })
    found = next.filter(({ address }) => address.startsWith(`${visitor.origin}/`))
  }
  return { dead, count: [...read.keys()].filter((key) => key.startsWith("http")).length }
}

/** Links to a part of the same page that it does not have. */
const missingParts = (markup: string) =>
  elements(markup, "a")
    .map(({ href }) => href)
    .filter((href) => href?.startsWith("#") && href.length > 1 && !markup.includes(`id="${href.slice(1)}"`))
