import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { brotliDecompressSync } from "node:zlib"
import { build } from "esbuild"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Language } from "../../app/lib/language/languages.ts"
import { pluginParts } from "../../plugin-parts/esbuild-plugin.mjs"
import { catalogueCache } from "../cache/catalogue-cache.ts"
import { RenderUnavailable } from "./app.ts"
import { renderPool } from "./render-pool.ts"
import type { PostedForm } from "./rendered-page.ts"
import { TrackedReads } from "./tracked-reads.ts"

/** A storefront whose pages do what a rendering thread must live with. */
const APP = (backendUrl: string) => `
import { threadId } from "node:worker_threads"
let fetch = globalThis.fetch
export const setFetchBackend = (own) => { fetch = own }
const pages = {
  "/busy": () => { const until = Date.now() + 200; while (Date.now() < until); return threadId },
  "/thread": () => threadId,
  "/throws": () => { throw new Error("secret detail") },
  "/throws-later": () => { setTimeout(() => { throw new Error("uncaught") }); return new Promise(() => {}) },
  "/rejects": () => { Promise.reject(new Error("nobody waited for this")); return "rendered" },
  "/hangs": () => { for (;;); },
  "/reads-then-hangs": () => fetch("${backendUrl}/store/catalog/products").then(() => { for (;;); }),
  "/never": () => new Promise(() => {}),
  "/long": () => "₹499 ".repeat(1_000),
  "/dies": () => process.exit(3),
  "/catalogue": () => fetch("${backendUrl}/store/catalog/products").then((answer) => answer.text()),
  "/me": ({ headers }) => fetch("${backendUrl}/auth/me", { headers: { cookie: headers.get("cookie") ?? "" } }).then((answer) => answer.text()),
}
export const handle = async (request) =>
  new Response(String(await pages[new URL(request.url).pathname](request)), {
    headers: { "content-type": "text/html", "set-cookie": "seen=" + (request.headers.get("cookie") ?? "nobody") },
  })
`

let folder: string
let backendUrl: string
const backend = createServer((req, res) => setTimeout(() => res.end(`I am ${req.headers.cookie}`), 20))

beforeAll(async () => {
  await once(backend.listen(0, "127.0.0.1"), "listening")
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), "haat-threads-"))
  await writeFile(path.join(folder, "app.mjs"), APP(backendUrl))
  await writeFile(path.join(folder, "app-hi.mjs"), `export const handle = async () => new Response("हिन्दी")`)
  await build({
    entryPoints: [fileURLToPath(new URL("./render-worker.ts", import.meta.url))],
    bundle: true,
    platform: "node",
    format: "esm",
    plugins: [pluginParts],
    outfile: path.join(folder, "worker.mjs"),
  })
})
afterAll(async () => {
  backend.close()
  await rm(folder, { recursive: true })
})

const built = (file: string) => pathToFileURL(path.join(folder, file))

/** Two threads, and a catalogue with a record of the requests to its backend. */
async function pool({
  timeoutMs,
  hangTimeoutMs,
  maxPerThread,
  burstMs,
  maxAgeMs = 1_000,
  fails = false,
  hangs = false,
}: {
  timeoutMs?: number
  hangTimeoutMs?: number
  maxPerThread?: number
  burstMs?: number
  maxAgeMs?: number
  fails?: boolean
  hangs?: boolean
} = {}) {
  const lines: Record<string, unknown>[] = []
  const requests: string[] = []
  const catalogue = catalogueCache({
    async request(key) {
      requests.push(key)
      if (hangs) return new Promise(() => {})
      if (fails) throw new Error("silence")
      return { status: 200, headers: {}, body: Buffer.from("twelve products, ₹499") }
    },
    publishableKey: "pk",
    headers: {},
    maxAgeMs,
    maxBytes: 1_000_000,
  })
  const { render, close } = await renderPool({
    workerUrl: built("worker.mjs"),
    data: { appUrls: { en: built("app.mjs").href, hi: built("app-hi.mjs").href }, backendUrl },
    size: 2,
    timeoutMs,
    hangTimeoutMs,
    maxPerThread,
    burstMs,
    log: (line) => lines.push(line),
  })
  const page = async (
    address: string,
    cookie?: string,
    language: Language = "en",
    prefetchKeys: string[] = [],
    form?: PostedForm,
  ) => {
    const reads = new TrackedReads("id", catalogue)
    const { body, ...rest } = await render(
      {
        url: `http://shop.test${address}`,
        language,
        requestId: "id",
        cookie,
        form,
        compressionLevel: "fast",
        prefetchKeys,
      },
      reads,
    )
    return { ...rest, reads, text: Buffer.from(body).toString() }
  }
  return { page, lines, requests, close, [Symbol.asyncDispose]: close }
}

describe("pages rendered in threads", () => {
  it("are compressed with Brotli when they are long enough", async () => {
    await using threads = await pool()
    const { text, brotli = new Uint8Array() } = await threads.page("/long")
    expect(brotliDecompressSync(brotli).toString()).toBe(text)
    expect(text).toBe("₹499 ".repeat(1_000))
    expect((await threads.page("/thread")).brotli).toBeUndefined()
  })

  it("are rendered in parallel, without blocking the main thread", async () => {
    await using threads = await pool()
    let turns = 0
    const turning = setInterval(() => turns++, 5)
    const [one, other] = await Promise.all([threads.page("/busy"), threads.page("/busy")])
    clearInterval(turning)
    expect(one.text).not.toBe(other.text)
    expect(turns).toBeGreaterThan(5)
  })

  it("are rendered by the build of their language", async () => {
    await using threads = await pool()
    expect((await threads.page("/thread", undefined, "hi")).text).toBe("हिन्दी")
    expect((await threads.page("/thread")).text).toMatch(/^\d+$/)
  })

  it("receive prefetched reads, and do not request them again", async () => {
    await using threads = await pool({ maxAgeMs: 0 })
    const prefetchKeys = ["/store/catalog/products"]
    const { text, reads } = await threads.page("/catalogue", undefined, "en", prefetchKeys)
    expect(text).toBe("twelve products, ₹499")
    expect([...reads.etags.keys()]).toEqual(prefetchKeys)
    expect(threads.requests).toEqual(prefetchKeys)
  })

  it("do not wait for slow prefetched reads", async () => {
    await using threads = await pool({ hangs: true })
    expect((await threads.page("/thread", undefined, "en", ["/store/catalog/products"])).text).toMatch(/^\d+$/)
  })

  it("fail like any other read when a prefetched read failed", async () => {
    await using threads = await pool({ fails: true })
    await expect(threads.page("/catalogue", undefined, "en", ["/store/catalog/products"])).rejects.toThrow("silence")
    expect(threads.requests).toEqual(["/store/catalog/products"])
    expect((await threads.page("/thread", undefined, "en", ["/store/catalog/products"])).text).toMatch(/^\d+$/)
  })

  it("read the catalogue through the cache, which records the reads", async () => {
    await using threads = await pool()
    const before = performance.now()
    const pages = await Promise.all(Array.from({ length: 6 }, () => threads.page("/catalogue")))
    expect(pages.map(({ text }) => text)).toEqual(Array(6).fill("twelve products, ₹499"))
    expect(threads.requests).toEqual(["/store/catalog/products"])
    for (const { reads } of pages) {
      expect([...reads.etags.keys()]).toEqual(["/store/catalog/products"])
      expect(reads.hasUncachedReads).toBe(false)
      expect(reads.requestedAt).toBeGreaterThanOrEqual(before)
    }
  })

  it("receive errors of catalogue reads", async () => {
    await using threads = await pool({ fails: true })
    await expect(threads.page("/catalogue")).rejects.toThrow("silence")
  })

  it("receive no data of other visitors", async () => {
    await using threads = await pool()
    const people = Array.from({ length: 8 }, (_, at) => `connect.sid=person${at}`)
    const pages = await Promise.all(people.map((cookie) => threads.page("/me", cookie)))
    expect(pages.map(({ text }) => text)).toEqual(people.map((cookie) => `I am ${cookie}`))
    expect(pages.map(({ cookies }) => cookies)).toEqual(people.map((cookie) => [`seen=${cookie}`]))
    expect(pages.every(({ reads }) => reads.hasUncachedReads)).toBe(true)
    expect((await threads.page("/catalogue")).cookies).toEqual(["seen=nobody"])
  })
})

describe("a thread in trouble", () => {
  /** Within this, a thread has taken the place of another on a busy machine too. */
  const STARTED_WITHIN = { timeout: 10_000 }
  /** How many threads render two pages at once. */
  const countThreads = async (threads: Awaited<ReturnType<typeof pool>>) => {
    const pages = await Promise.all([threads.page("/busy"), threads.page("/busy")])
    return new Set(pages.map(({ text }) => text)).size
  }

  it("goes on after a page that throws, with the stack for the log", async () => {
    await using threads = await pool()
    const error = await threads.page("/throws").catch((reason) => reason)
    expect(error.stack).toMatch(/secret detail[\s\S]+app\.mjs/)
    expect((await threads.page("/catalogue")).status).toBe(200)
    expect(threads.lines).toEqual([])
  })

  it("goes on after an unhandled rejection", async () => {
    await using threads = await pool()
    const [{ text }, { text: neighbour }] = await Promise.all([threads.page("/rejects"), threads.page("/busy")])
    expect(text).toBe("rendered")
    expect(neighbour).not.toBe("")
    expect(threads.lines).toMatchObject([{ error: expect.stringContaining("nobody waited for this") }])
  })

  it.each(["/dies", "/throws-later"])("is replaced when it ends, and only its own pages fail: %s", async (address) => {
    await using threads = await pool()
    const failing = threads.page(address).catch((error) => error)
    const spared = threads.page("/busy")
    expect(await failing).toBeInstanceOf(Error)
    expect((await spared).status).toBe(200)
    await expect.poll(() => countThreads(threads), STARTED_WITHIN).toBe(2)
    expect(threads.lines).toHaveLength(1)
  })

  it("replaces a hung thread before its pages would be late; their readers get Retry-After", async () => {
    await using threads = await pool({ hangTimeoutMs: 2_000 })
    const failing = threads.page("/hangs").catch((error) => error)
    expect((await threads.page("/catalogue")).status).toBe(200)
    expect(await failing).toBeInstanceOf(RenderUnavailable)
    await expect.poll(() => threads.lines).toMatchObject([{ error: expect.stringContaining("hung") }])
    await expect.poll(() => countThreads(threads), STARTED_WITHIN).toBe(2)
  }, 30_000)

  it("is replaced when it hangs after it has read what it needs, and gets no other page meanwhile", async () => {
    await using threads = await pool({ hangTimeoutMs: 2_000 })
    const failing = threads.page("/reads-then-hangs").catch((error) => error)
    await expect.poll(() => threads.requests).toEqual(["/store/catalog/products"])
    const others = await Promise.all(Array.from({ length: 6 }, () => threads.page("/busy").catch((error) => error)))
    expect(await failing).toBeInstanceOf(RenderUnavailable)
    const later = await Promise.all(Array.from({ length: 6 }, () => threads.page("/thread")))
    expect(later.every(({ status }) => status === 200)).toBe(true)
    expect(others.filter((page) => page.status === 200).length).toBeGreaterThan(0)
    await expect.poll(() => threads.lines).toMatchObject([{ error: expect.stringContaining("hung") }])
  }, 30_000)

  it("stays when only one of its pages never ends", async () => {
    await using threads = await pool({ timeoutMs: 2_000 })
    const never = [threads.page("/never"), threads.page("/never")].map((page) => page.catch((error) => error))
    const both = () => Promise.all([threads.page("/thread"), threads.page("/thread")])
    const before = await both()
    for (const error of await Promise.all(never)) expect(error.message).toContain("was not rendered within")
    expect((await both()).map(({ text }) => text)).toEqual(before.map(({ text }) => text))
    expect(threads.lines).toEqual([])
  })

  it("keeps the web tier from starting when it cannot start", async () => {
    const options = {
      workerUrl: built("worker.mjs"),
      data: { appUrls: { en: built("missing.mjs").href, hi: built("missing.mjs").href }, backendUrl },
      size: 2,
    }
    await expect(renderPool(options)).rejects.toThrow("missing.mjs")
  })
})

describe("more pages than can be rendered", () => {
  it("are rejected at once, guests before signed-in visitors", async () => {
    await using threads = await pool({ maxPerThread: 4, burstMs: 0 })
    const page = (cookie?: string) => threads.page("/busy", cookie).catch((error) => error)
    const guests = Array.from({ length: 8 }, () => page())
    const persons = Array.from({ length: 4 }, () => page("connect.sid=asha"))
    const rejected = await Promise.race([...guests].reverse())
    expect(rejected).toBeInstanceOf(RenderUnavailable)
    const count = async (pages: Promise<unknown>[]) =>
      (await Promise.all(pages)).filter((page) => page instanceof RenderUnavailable).length
    expect([await count(guests), await count(persons)]).toEqual([2, 2])
    expect((await threads.page("/thread")).status).toBe(200)
  })
})

describe("forms", () => {
  const post = (threads: Awaited<ReturnType<typeof pool>>, address: string) => {
    const form = { body: "", type: "text/plain", visitor: {} as PostedForm["visitor"] }
    return threads.page(address, "connect.sid=asha", "en", [], form).catch((error) => error)
  }

  it("have a small limit apart from pages", async () => {
    await using threads = await pool({ maxPerThread: 4, burstMs: 0 })
    const forms = Array.from({ length: 8 }, () => post(threads, "/busy"))
    const pages = await Promise.all(Array.from({ length: 6 }, () => threads.page("/busy")))
    expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const results = await Promise.all(forms)
    const rejected = results.filter((result) => result instanceof RenderUnavailable)
    expect(rejected.map(({ hasStarted }) => hasStarted)).toEqual(Array(6).fill(false))
  })

  it("have a longer timeout than pages, and count as started after it", async () => {
    await using threads = await pool({ timeoutMs: 500 })
    const form = post(threads, "/never")
    expect((await threads.page("/never").catch((error) => error)).message).toContain("within 500 ms")
    expect(await form).toMatchObject({ hasStarted: true, message: expect.stringContaining("within 8500 ms") })
  }, 30_000)
})

describe("stopping", () => {
  it("finishes running pages and accepts no more", async () => {
    const threads = await pool()
    const last = threads.page("/busy")
    const closed = threads.close()
    await expect(threads.page("/catalogue")).rejects.toThrow("No rendering thread is available")
    expect((await last).status).toBe(200)
    await closed
  })
})
