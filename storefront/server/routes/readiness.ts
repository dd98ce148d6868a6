import type { Express } from "express"
import { type BackendResponse, BackendUnavailable } from "../backend/backend-client.ts"
import { setRoute } from "../request/request-log.ts"

type Readiness = {
  status: "ok" | "unavailable"
  /** State of each part that serving needs: `ok`, or what is wrong. */
  parts: Record<string, string>
}

/** Time for which a result is reused. */
const MAX_AGE_MS = 500

type Options = { request: (path: string) => Promise<BackendResponse>; isStopping: () => boolean }

/**
 * Returns a function that checks whether the shop can serve: this process is not stopping and the backend is ready. It
 * never rejects.
 */
function readiness({ request, isStopping }: Options): () => Promise<Readiness> {
  let last: { at: number; parts: Promise<Record<string, string>> } | undefined

  return async () => {
    const now = performance.now()
    if (!last || now - last.at > MAX_AGE_MS) last = { at: now, parts: checkBackend(request) }
    const parts: Record<string, string> = { web: isStopping() ? "stopping" : "ok", ...(await last.parts) }
    const isReady = parts.web === "ok" && parts.backend === "ok"
    return { status: isReady ? "ok" : "unavailable", parts }
  }
}

async function checkBackend(request: Options["request"]): Promise<Record<string, string>> {
  try {
    const { status, body } = await request("/ready")
    return { backend: status === 200 ? "ok" : "not ready", ...parseFailedParts(body) }
  } catch (error) {
    const isTimeout = error instanceof BackendUnavailable && error.status === 504
    return { backend: isTimeout ? "did not answer in time" : "not reachable" }
  }
}

function parseFailedParts(body: Buffer): Record<string, string> {
  try {
    const { parts } = JSON.parse(body.toString()) as { parts?: Record<string, string> }
    return Object.fromEntries(
      Object.entries(parts ?? {}).filter(([name, state]) => name !== "web" && name !== "backend" && state !== "ok"),
    )
  } catch {
    return {}
  }
}

/** Adds `/health`, which always responds, and `/ready`, which has status 503 unless the shop can serve. */
export function addHealthRoutes(app: Express, options: Options) {
  app.get("/health", (_req, res) => {
    setRoute(res, "/health")
    res.set("Cache-Control", "no-store").json({ status: "ok" })
  })
  const check = readiness(options)
  app.get("/ready", async (_req, res) => {
    setRoute(res, "/ready")
    const state = await check()
    res
      .status(state.status === "ok" ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json(state)
  })
}
