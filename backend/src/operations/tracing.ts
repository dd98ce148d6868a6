import { startTracing } from "@haat/sdk/server/operations/tracing"
import { instrumentRemoteQuery, instrumentWorkflows } from "@medusajs/medusa"
import { env } from "../env"

/**
 * Spans of requests, workflows with their steps, and queries. Medusa's own span of a request is not used: it copies
 * every header, cookies and tokens among them.
 */
export function traceBackend() {
  const tracing = startTracing(env.MEDUSA_WORKER_MODE === "worker" ? "worker" : "backend")
  instrumentWorkflows()
  instrumentRemoteQuery()
  return tracing
}
