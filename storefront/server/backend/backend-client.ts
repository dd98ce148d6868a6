import http from "node:http"
import https from "node:https"
import { Socket } from "node:net"

/** Less than the five seconds after which Node servers close an idle connection, perhaps just as a request is sent on it. */
const IDLE_TIMEOUT_MS = 4_000

/** How long a page waits for what it reads. */
export const READ_TIMEOUT_MS = 5_000

/** A pool of kept connections to the backend; `maxSockets` keeps a burst of requests from overloading it. */
export const backendAgent = (backendUrl: string, { idleMs = IDLE_TIMEOUT_MS, maxSockets = 48 } = {}) => {
  const { Agent } = backendUrl.startsWith("https:") ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets, maxFreeSockets: 32, scheduling: "lifo" })
  const keep = agent.keepSocketAlive.bind(agent)
  // the agent's own `timeout` would also apply to connections in use
  agent.keepSocketAlive = (socket) => {
    const kept = keep(socket)
    if (socket instanceof Socket) socket.setTimeout(idleMs)
    return kept
  }
  return agent
}

export type BackendResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

const MAX_RESPONSE_BYTES = 8 * 1024 * 1024

/**
 * Thrown when the backend sent no usable response; `status` is the one for the client: 504 when it took too long, 503 when
 * no connection to it became free in time.
 */
export class BackendUnavailable extends Error {
  constructor(
    readonly status: 502 | 503 | 504,
    reason: string,
  ) {
    super(reason)
  }
}

type Options = { backendUrl: string; agent: http.Agent; timeoutMs: number }

/** Sends GET requests over kept connections: `get(path, headers)`. Rejects with BackendUnavailable. */
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
        // one that still waits for a connection emits its error only when it gets one
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
    try {
      return await requestOnce(path, headers)
    } catch (error) {
      if (error instanceof ClosedWhileIdle) return requestOnce(path, headers)
      throw error
    }
  }
}

class ClosedWhileIdle extends Error {}
