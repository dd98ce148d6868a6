import http from "node:http"
import https from "node:https"
import { type ConnectionPool, isFull } from "./connection-pools.ts"

/** Timeout of each read that a page makes. */
export const READ_TIMEOUT_MS = 5_000

export type BackendResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

const MAX_RESPONSE_BYTES = 8 * 1024 * 1024

/**
 * Thrown when the backend sent no usable response. `status` is 502 for a broken or oversized response, 504 after a
 * timeout, and 503 when no connection became free or the queue is full. Clients receive 503 in each case.
 */
export class BackendUnavailable extends Error {
  constructor(
    readonly status: 502 | 503 | 504,
    reason: string,
  ) {
    super(reason)
  }
}

type Options = { backendUrl: string; agent: ConnectionPool; timeoutMs: number }

/**
 * Returns `get(path, headers)`, which sends GET requests over keep-alive connections and rejects with
 * BackendUnavailable.
 */
export function backendClient({ backendUrl, agent, timeoutMs }: Options) {
  const { hostname, port, pathname, protocol } = new URL(backendUrl)
  const { request } = protocol === "https:" ? https : http
  const base = pathname.replace(/\/$/, "")

  const requestOnce = (path: string, headers: Record<string, string>) =>
    new Promise<BackendResponse>((resolve, reject) => {
      const req = request({ hostname, port, path: base + path, agent, headers }, (res) => {
        const chunks: Buffer[] = []
        let size = 0
        res.on("data", (chunk: Buffer) => {
          chunks.push(chunk)
          size += chunk.length
          if (size > MAX_RESPONSE_BYTES) req.destroy(new BackendUnavailable(502, "The backend's answer is too large"))
        })
        res.on("end", () => {
          clearTimeout(timer)
          resolve({ status: res.statusCode ?? 502, headers: res.headers, body: Buffer.concat(chunks) })
        })
        res.on("error", fail)
      })
      const fail = (error: Error) => {
        clearTimeout(timer)
        reject(error)
      }
      const timer = setTimeout(() => {
        // a request that waits for a connection emits `error` only once it has one
        if (!req.socket) reject(new BackendUnavailable(503, `No connection became free within ${timeoutMs} ms`))
        req.destroy(new BackendUnavailable(504, `The backend did not answer within ${timeoutMs} ms`))
      }, timeoutMs)
      req.on("error", (error: NodeJS.ErrnoException) => {
        // the backend closed the kept connection just as the request was sent: a GET can be repeated
        if (req.reusedSocket && error.code === "ECONNRESET") reject(new ClosedWhileIdle())
        else fail(error instanceof BackendUnavailable ? error : new BackendUnavailable(502, error.message))
        clearTimeout(timer)
      })
      req.end()
    })

  return async (path: string, headers: Record<string, string> = {}) => {
    if (isFull(agent)) throw new BackendUnavailable(503, "Too many requests wait for a connection to the backend")
    try {
      return await requestOnce(path, headers)
    } catch (error) {
      if (error instanceof ClosedWhileIdle) return requestOnce(path, headers)
      throw error
    }
  }
}

class ClosedWhileIdle extends Error {}
