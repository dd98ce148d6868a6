import { lookup } from "node:dns/promises"
import type { IncomingMessage } from "node:http"
import { request } from "node:https"
import { isIP } from "node:net"
import { type ConnectionOptions, connect, type TLSSocket } from "node:tls"
import { HttpError, isHttpError } from "@haat/sdk/server/http-error"
import { MAX_PICTURE_BYTES } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { isPublicAddress } from "./public-address"

const FETCH_TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3

/** Network access, so that a test can replace it; every check stays. */
export type Network = {
  /** The IP addresses of a host name. */
  resolve: (host: string) => Promise<{ address: string; family: number }[]>
  connect: (options: ConnectionOptions) => TLSSocket
}

const NETWORK: Network = { resolve: (host) => lookup(host, { all: true, verbatim: true }), connect }

/**
 * Fetches a picture from an https address of the public internet: at most MAX_PICTURE_BYTES, 15 seconds and three
 * redirects. Resolves the host once, checks all its IP addresses and connects to a checked one, so that a second lookup
 * cannot return a private address (DNS rebinding).
 * @throws HttpError 400 with the reason
 */
export const fetchPicture = async (
  address: string,
  network: Network = NETWORK,
  timeoutMs = FETCH_TIMEOUT_MS,
): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = parsePictureUrl(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await sendRequest(url, network, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 200 && statusCode < 300) return await readPicture(response)
      response.destroy()
      if (statusCode < 300 || statusCode >= 400 || !headers.location)
        throw new HttpError(CATALOG_ERRORS.picture_address_answers, { status: statusCode })
      url = parsePictureUrl(headers.location, url)
    }
    throw new HttpError(CATALOG_ERRORS.picture_address_redirects)
  } catch (error) {
    if (isHttpError(error)) throw error
    throw new HttpError(signal.aborted ? CATALOG_ERRORS.picture_address_slow : CATALOG_ERRORS.picture_address_silent)
  }
}

/** Parses an address that may be fetched. @throws HttpError 400 for any other address */
export const parsePictureUrl = (text: string, base?: URL): URL => {
  if (!URL.canParse(text, base?.href)) throw new HttpError(CATALOG_ERRORS.no_picture_address)
  const url = new URL(text, base)
  if (url.protocol !== "https:") throw new HttpError(CATALOG_ERRORS.picture_address_not_https)
  if (url.username || url.password) throw new HttpError(CATALOG_ERRORS.picture_address_with_password)
  if (url.port) throw new HttpError(CATALOG_ERRORS.picture_address_port)
  return url
}

const sendRequest = async (url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> => {
  const host = url.hostname.replace(/^\[|\]$/g, "")
  const addresses = await resolvePublicAddresses(host, network, signal)
  return new Promise((resolve, reject) => {
    const options: ConnectionOptions = {
      host,
      port: 443,
      servername: isIP(host) ? undefined : host,
      lookup: (_host, { all }, found) =>
        all ? found(null, addresses) : found(null, addresses[0].address, addresses[0].family),
    }
    const clientRequest = request(url, {
      signal,
      // Without an agent the name of the host would be sent with the port of http.
      defaultPort: 443,
      createConnection: () => network.connect(options),
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg", "accept-encoding": "identity" },
    })
    clientRequest.once("response", resolve).once("error", reject).end()
  })
}

const resolvePublicAddresses = async (host: string, network: Network, signal: AbortSignal) => {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  )
  const resolved = isIP(host) ? [{ address: host, family: isIP(host) }] : network.resolve(host)
  const addresses = await Promise.race([resolved, aborted]).catch((error) => {
    throw signal.aborted ? error : new HttpError(CATALOG_ERRORS.picture_address_unknown)
  })
  if (!addresses.length) throw new HttpError(CATALOG_ERRORS.picture_address_unknown)
  if (!addresses.every(({ address }) => isPublicAddress(address))) {
    throw new HttpError(CATALOG_ERRORS.picture_address_private)
  }
  return addresses
}

const readPicture = async (response: IncomingMessage): Promise<Buffer> => {
  const tooLarge = () =>
    new HttpError(CATALOG_ERRORS.fetched_picture_too_large, { megabytes: MAX_PICTURE_BYTES / 1024 ** 2 })
  if (Number(response.headers["content-length"]) > MAX_PICTURE_BYTES) {
    response.destroy()
    throw tooLarge()
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop ends the connection.
    if (size > MAX_PICTURE_BYTES) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
