import type { Express } from "express"
import { type BackendResponse, BackendUnavailable } from "../backend/backend-client.ts"
import { nameRoute } from "../request/request-log.ts"

type Readiness = {
  status: "ok" | "unavailable"
  /** Each part that serving needs: `ok`, or what is wrong with it. */
  parts: Record<string, string>
}

/** Checks within this time get the same result. */
const MAX_AGE_MS = 500

type Options = { request: (path: string) => Promise<BackendResponse>; isStopping: () => boolean }

/**
 * Whether the shop can serve: this process is not stopping, and the backend is ready. The function it returns never
 * rejects.
 */
function readiness({ request, isStopping }: Options): () => Promise<Readiness> {
  let last: { at: number; parts: Promise<Record<string, string>> } | undefined

  return async () => {
    const now = performance.now()
    if (!last || now - last.at > MAX_AGE_MS) last = { at: now, parts: backendParts(request) }
    const parts: Record<string, string> = { web: isStopping() ? "stopping" : "ok", ...(await last.parts) }
    const isReady = parts.web === "ok" && parts.backend === "ok"
    return { status: isReady ? "ok" : "unavailable", parts }
  }
}

async function backendParts(request: Options["request"]): Promise<Record<string, string>> {
  try {
    const { status, body } = await request("/ready")
    return { backend: status === 200 ? "ok" : "not ready", ...partsOf(body) }
  } catch (error) {
    const isTimeout = error instanceof BackendUnavailable && error.status === 504
    return { backend: isTimeout ? "did not answer in time" : "not reachable" }
  }
}

function partsOf(body: Buffer): Record<string, string> {
  try {
    const { parts } = JSON.parse(body.toString()) as { parts?: Record<string, string> }
    return Object.fromEntries(
      Object.entries(parts ?? {}).filter(([name, state]) => name !== "web" && name !== "backend" && state !== "ok"),
    )
  } catch {
    return {}
  }
}

/** `/health`: the process lives. `/ready`: it can serve, with the state of each part; else status 503. */
export function addHealthRoutes(app: Express, options: Options) {
  app.get("/health", (_req, res) => {
    nameRoute(res, "/health")
    res.set("Cache-Control", "no-store").json({ status: "ok" })
  })
  const check = readiness(options)
  app.get("/ready", async (_req, res) => {
    nameRoute(res, "/ready")
    const state = await check()
    res
      .status(state.status === "ok" ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json(state)
  })
}
