import type { BackendAnswer } from "./ask-backend.ts"
import { productId } from "./product-id.ts"

type Ask = (path: string, headers: Record<string, string>) => Promise<BackendAnswer>
type Wish = { path: string; id: string; answer: (answer: BackendAnswer | Promise<BackendAnswer>) => void }

/** How many the backend tells at once. */
const MOST = 16
/** How long a product waits for the answer to the question before it. */
const LONGEST_WAIT_MS = 10

const ONE_PRODUCT = /^\/store\/catalog\/products\/([^/?]+)$/

/**
 * Asks the backend as `ask` does. Products that are wanted while others are being asked for go together, in one question:
 * a request costs the engine far more than a product does.
 */
export function askTogether(ask: Ask): Ask {
  let waiting: Wish[] = []
  let underWay = 0
  let departure: NodeJS.Timeout | undefined

  function depart(headers: Record<string, string>) {
    clearTimeout(departure)
    departure = undefined
    const wishes = waiting
    waiting = []
    underWay++
    const done = () => {
      underWay--
      if (waiting.length) depart(headers)
    }
    askFor(ask, wishes, headers).then(done, done)
  }

  return (path, headers) => {
    const id = productId(ONE_PRODUCT.exec(path)?.[1])
    if (!id) return ask(path, headers)
    return new Promise((answer) => {
      waiting.push({ path, id, answer })
      if (!underWay || waiting.length === MOST) depart(headers)
      else departure ??= setTimeout(depart, LONGEST_WAIT_MS, headers)
    })
  }
}

const NONE = "null"

/** The products of an answer, each to the byte what it is when it is asked for alone: they stand on lines of their own. */
const linesOf = (body: Buffer) =>
  String(body)
    .split("\n")
    .slice(1, -1)
    .map((line) => line.replace(/,$/, ""))

/** Settles every wish; ends when the backend has answered, or rejects when it does not. */
async function askFor(ask: Ask, wishes: Wish[], headers: Record<string, string>) {
  if (wishes.length === 1) {
    const [{ path, answer }] = wishes
    const asked = ask(path, headers)
    answer(asked)
    return void (await asked)
  }
  const asked = ask(`/store/catalog/product-pages?${wishes.map(({ id }) => `id=${id}`).join("&")}`, headers)
  const pages = asked.then(({ status, body }) => (status === 200 ? linesOf(body) : []))
  for (const [at, { path, answer }] of wishes.entries())
    answer(
      Promise.all([asked, pages]).then(([got, pages]) => {
        if (got.status >= 500) return got
        const page = pages[at] ?? NONE
        // what is not on sale is refused in the backend's own words
        return page === NONE ? ask(path, headers) : { ...got, body: Buffer.from(page) }
      }),
    )
  await asked
}
