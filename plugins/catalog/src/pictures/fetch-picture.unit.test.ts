import type { RequestListener } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { type ConnectionOptions, connect } from "node:tls"
import { afterEach, describe, expect, it } from "vitest"
import { MAX_PICTURE_BYTES } from "../contract"
import { fetchPicture, type Network } from "./fetch-picture"

const key = Buffer.alloc(32, 7)
const PUBLIC = "93.184.216.34"
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/**
 * An https server on this machine in the place of the internet: names lead to the addresses given here, and what
 * connects to a checked address ends at the server, which keeps which names and addresses were dialled. A shared key
 * stands for certificates.
 */
const internet = async (names: Record<string, string[]>, listener: RequestListener) => {
  const server = createServer({ pskCallback: () => key, ciphers: "PSK", maxVersion: "TLSv1.2" }, listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const dialled: string[] = []
  const network: Network = {
    resolve: async (host) => {
      if (!names[host]) throw new Error("ENOTFOUND")
      return names[host].map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))
    },
    connect: ({ host = "", lookup }: ConnectionOptions) => {
      lookup?.(host, { all: true }, (_, found) => {
        for (const { address } of [found].flat() as { address: string }[]) dialled.push(`${host} ${address}`)
      })
      return connect({
        host: "127.0.0.1",
        port: (server.address() as AddressInfo).port,
        ciphers: "PSK",
        pskCallback: () => ({ psk: key, identity: "haat" }),
        checkServerIdentity: () => undefined,
      })
    },
  }
  return { network, dialled }
}
const why = (address: string, network: Network, timeoutMs?: number) =>
  fetchPicture(address, network, timeoutMs).then(
    () => "fetched",
    ({ message }) => message,
  )

describe("a picture at an https address", () => {
  it("is fetched from the address that was checked, whatever the name leads to by then", async () => {
    const names = { "photos.example": [PUBLIC] }
    const { network, dialled } = await internet(names, (_, res) => res.end("picture"))
    const resolve: Network["resolve"] = async (host) => {
      const first = await network.resolve(host)
      // A second lookup, should there be one, leads to this machine.
      names["photos.example"] = ["127.0.0.1"]
      return first
    }
    expect(String(await fetchPicture("https://photos.example/a.jpg", { ...network, resolve }))).toBe("picture")
    expect(dialled).toEqual([`photos.example ${PUBLIC}`])
  })

  it("is rejected, without a connection, when its name leads to an address of no public network", async () => {
    const { network, dialled } = await internet(
      { inside: ["10.0.0.5"], mixed: [PUBLIC, "::1"], localhost: ["127.0.0.1"] },
      (_, res) => res.end("secret"),
    )
    for (const host of [
      "inside",
      "mixed",
      "localhost",
      "127.0.0.1",
      "0x7f.1",
      "2130706433",
      "169.254.169.254",
      "[::1]",
      "[::ffff:10.0.0.1]",
    ]) {
      expect(await why(`https://${host}/latest/meta-data`, network), host).toBe(
        "This address is not on the public internet",
      )
    }
    expect(await why("https://nobody.example/a.jpg", network)).toBe("There is no such address")
    expect(dialled).toEqual([])
  })

  it("is fetched by https only, without a password, from the ordinary port", async () => {
    const { network, dialled } = await internet({ "a.in": [PUBLIC] }, (_, res) => res.end())
    expect(await why("http://a.in/a.jpg", network)).toBe("Pictures are fetched from https addresses only")
    expect(await why("file:///etc/passwd", network)).toBe("Pictures are fetched from https addresses only")
    expect(await why("https://me:secret@a.in/a.jpg", network)).toMatch(/no password/)
    expect(await why("https://a.in:8443/a.jpg", network)).toMatch(/ordinary https port/)
    expect(await why("https://", network)).toBe("This is no address")
    expect(dialled).toEqual([])
  })

  it("is found behind three redirects and no more, each of them checked", async () => {
    const { network, dialled } = await internet(
      { "a.in": [PUBLIC], "b.in": ["198.41.0.4"], inside: ["192.168.0.1"] },
      ({ url = "", headers }, res) => {
        const hops = Number(new URL(url, "https://a.in").searchParams.get("hops"))
        if (url.startsWith("/inside")) return res.writeHead(302, { location: "https://inside/" }).end()
        if (url.startsWith("/plain")) return res.writeHead(302, { location: "http://a.in/" }).end()
        if (!hops) return res.end(`picture of ${headers.host}`)
        res.writeHead(301, { location: `https://b.in/?hops=${hops - 1}` }).end()
      },
    )
    expect(String(await fetchPicture("https://a.in/?hops=3", network))).toBe("picture of b.in")
    expect(dialled).toContain("b.in 198.41.0.4")
    expect(await why("https://a.in/?hops=4", network)).toBe("The address redirects too often")
    expect(await why("https://a.in/inside", network)).toBe("This address is not on the public internet")
    expect(await why("https://a.in/plain", network)).toBe("Pictures are fetched from https addresses only")
    expect(dialled.join()).not.toContain("192.168")
  })

  it("may be as large as an uploaded one: what is larger is broken off, whether it says so or not", async () => {
    let sent = 0
    const { network } = await internet({ "a.in": [PUBLIC] }, ({ url }, res) => {
      if (url === "/says") return res.writeHead(200, { "content-length": MAX_PICTURE_BYTES + 1 }).flushHeaders()
      const part = Buffer.alloc(256 * 1024)
      const more = () => {
        while (!res.destroyed && sent < 20 * MAX_PICTURE_BYTES) {
          sent += part.length
          if (!res.write(part)) return res.once("drain", more)
        }
      }
      more()
    })
    expect(await why("https://a.in/says", network)).toBe("A picture can have at most 5 MB")
    expect(await why("https://a.in/streams", network)).toBe("A picture can have at most 5 MB")
    expect(sent).toBeLessThan(10 * MAX_PICTURE_BYTES)
  })

  it("that never comes, or is not there, or breaks off, is said so", async () => {
    const { network } = await internet({ "a.in": [PUBLIC] }, ({ url }, res) => {
      if (url === "/missing") res.writeHead(404).end()
      if (url === "/broken") res.destroy()
      if (url === "/slow") res.writeHead(200).write("p")
    })
    expect(await why("https://a.in/missing", network)).toBe("The address answers 404")
    expect(await why("https://a.in/broken", network)).toBe("The address cannot be reached")
    expect(await why("https://a.in/slow", network, 300)).toBe("The address takes too long to answer")
    const never: Network = { ...network, resolve: () => new Promise(() => {}) }
    expect(await why("https://a.in/", never, 300)).toBe("The address takes too long to answer")
  })
})
