import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer, get, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { filesOf } from "@haat/testing/zip-of"
import type { MedusaResponse } from "@medusajs/framework/http"
import { afterEach, describe, expect, it } from "vitest"
import { sendZip } from "./send-zip"

type File = { name: string; content: Buffer }

let server: ReturnType<typeof createServer> | undefined
afterEach(() => server?.close().closeAllConnections())

/** Asks a server of its own for a zip of these files. `sent` resolves when it has done with it. */
async function ask(files: AsyncIterable<File>) {
  let sent: Promise<void> | undefined
  server = createServer((_, res) => {
    sent = sendZip(res as unknown as MedusaResponse, "files.zip", files)
    sent.catch(() => {})
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const request = get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" })
  const [response] = (await once(request, "response")) as [IncomingMessage]
  return { response, sent: sent as Promise<void> }
}

const SIZE = 2 * 2 ** 20
const COUNT = 40
/** Bytes that may be buffered: the socket's own, the file being sent and the file being made. */
const AHEAD = 16 * 2 ** 20

describe("a zip that is sent while it is made", () => {
  it("is a zip of the files as they are", async () => {
    const files = [
      { name: "goods.csv", content: Buffer.from("name\nLota") },
      { name: "001_HI-2627-00001.pdf", content: randomBytes(300_000) },
      { name: "002_HI-2627-00051.pdf", content: Buffer.alloc(0) },
    ]
    const { response, sent } = await ask(
      (async function* () {
        yield* files
      })(),
    )
    const sentFiles = await filesOf(await buffer(response))
    await sent
    expect(sentFiles.map(([name]) => name)).toEqual(files.map(({ name }) => name))
    for (const [at, [, content]] of sentFiles.entries()) expect(content.equals(files[at].content)).toBe(true)
  })

  it("is made no faster than it is read, and none of its files is kept", async () => {
    setFlagsFromString("--expose_gc")
    const collectGarbage = runInNewContext("gc")
    const made: WeakRef<Buffer>[] = []
    let kept = 0
    const { response } = await ask(
      (async function* () {
        while (made.length < COUNT) {
          const content = randomBytes(SIZE)
          made.push(new WeakRef(content))
          yield { name: `${made.length}.pdf`, content }
        }
        collectGarbage()
        kept = made.filter((file) => file.deref()).length
      })(),
    )
    let [read, ahead] = [0, 0]
    for await (const chunk of response) {
      ahead = Math.max(ahead, made.length * SIZE - read)
      read += chunk.length
    }
    expect(made).toHaveLength(COUNT)
    expect(read).toBeGreaterThan(COUNT * SIZE)
    expect(ahead).toBeLessThan(AHEAD)
    expect(kept).toBeLessThan(5)
  })

  it("is made no further when nobody reads it any more", async () => {
    let made = 0
    const { response, sent } = await ask(
      (async function* () {
        for (; made < 1_000; made++) yield { name: `${made}.pdf`, content: randomBytes(SIZE) }
      })(),
    )
    await once(response, "data")
    response.destroy()
    await sent
    expect(made).toBeLessThan(20)
  })
})
