import http from "node:http"
import https from "node:https"
import { Socket } from "node:net"

/** Less than the five seconds after which Node servers close an idle connection, perhaps just as we ask again. */
const IDLE_MS = 4_000

/** How long a page waits for what it reads. */
export const READ_LIMIT_MS = 5_000

/** Connections to the backend are kept until they idle; the limit keeps a burst from drowning it. */
export const backendAgent = (backendUrl: string, idleMs = IDLE_MS) => {
  const { Agent } = backendUrl.startsWith("https:") ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 32, scheduling: "lifo" })
  const keep = agent.keepSocketAlive.bind(agent)
  // the agent's own `timeout` would count for connections at work as well
  agent.keepSocketAlive = (socket) => {
    const kept = keep(socket)
    if (socket instanceof Socket) socket.setTimeout(idleMs)
    return kept
  }
  return agent
}

export type BackendAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

const LARGEST_ANSWER = 8 * 1024 * 1024

/** Thrown when the backend gave no usable answer; `status` is what to tell the client: 502 or 504. */
export class BackendSilent extends Error {
  constructor(
    readonly status: 502 | 504,
    reason: string,
  ) {
    super(reason)
  }
}

type Options = { backendUrl: string; agent: http.Agent; timeoutMs: number }

/** GETs from the backend over kept connections: `ask(path, headers)`. Rejects with BackendSilent. */
export function backendReader({ backendUrl, agent, timeoutMs }: Options) {
  const { hostname, port, pathname, protocol } = new URL(backendUrl)
  const { request } = protocol === "https:" ? https : http
  const base = pathname.replace(/\/$/, "")

  const once = (path: string, headers: Record<string, string>) =>
    new Promise<BackendAnswer>((resolve, reject) => {
      const req = request({ hostname, port, path: base + path, agent, headers }, (res) => {
        const parts: Buffer[] = []
        let size = 0
        res.on("data", (part: Buffer) => {
          parts.push(part)
          size += part.length
          if (size > LARGEST_ANSWER) req.destroy(new BackendSilent(502, "The backend's answer is too large"))
        })
        res.on("end", () => {
          clearTimeout(timer)
          resolve({ status: res.statusCode ?? 502, headers: res.headers, body: Buffer.concat(parts) })
        })
        res.on("error", fail)
      })
      const fail = (error: Error) => {
        clearTimeout(timer)
        reject(error)
      }
      const timer = setTimeout(
        () => req.destroy(new BackendSilent(504, `The backend did not answer within ${timeoutMs} ms`)),
        timeoutMs,
      )
      req.on("error", (error: NodeJS.ErrnoException) => {
        // the backend closed a kept connection just as we used it: nothing was answered, a GET may be asked again
        if (req.reusedSocket && error.code === "ECONNRESET") reject(new ClosedWhileIdle())
        else fail(error instanceof BackendSilent ? error : new BackendSilent(502, error.message))
        clearTimeout(timer)
      })
      req.end()
    })

  return async (path: string, headers: Record<string, string> = {}) => {
    try {
      return await once(path, headers)
    } catch (error) {
      if (error instanceof ClosedWhileIdle) return once(path, headers)
      throw error
    }
  }
}

class ClosedWhileIdle extends Error {}
