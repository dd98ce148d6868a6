import type { IncomingMessage, ServerResponse } from "node:http"
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { NodeSDK } from "@opentelemetry/sdk-node"

/** Facts about a finished request; undefined for a request without a span. */
type Known = () => { requestId: string; route: string } | undefined
export type Tracing = ReturnType<typeof startTracing>

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT, configured by the other `OTEL_` variables. A span holds method, route,
 * status and request id, but no header, address or body.
 */
export function startTracing(part: string) {
  const sdk = new NodeSDK({
    serviceName: `haat-${part.replaceAll(" ", "-")}`,
    traceExporter: new OTLPTraceExporter(),
    metricReaders: [],
    logRecordProcessors: [],
    // spans must not describe the machine or the command line
    autoDetectResources: false,
    instrumentations: [],
  })
  sdk.start()
  const tracer = trace.getTracer("haat")

  return {
    /**
     * Runs `handle` in a span that ends with the response. @param trusted whether `traceparent` comes from our web tier
     */
    traceRequest(
      req: IncomingMessage,
      res: ServerResponse,
      { known, trusted }: { known: Known; trusted: boolean },
      handle: () => void,
    ) {
      const parent = trusted ? propagation.extract(ROOT_CONTEXT, req.headers) : ROOT_CONTEXT
      const span = tracer.startSpan(req.method ?? "", { kind: SpanKind.SERVER }, parent)
      res.once("close", () => {
        const facts = known()
        if (!facts) return
        span.updateName(`${req.method} ${facts.route}`)
        span.setAttributes({
          "http.request.method": req.method,
          "http.route": facts.route,
          "http.response.status_code": res.statusCode,
          "haat.request_id": facts.requestId,
        })
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(parent, span), handle)
    },
    /** Headers that continue the current span in another process. */
    headers() {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return headers
    },
    /** Sends the remaining spans. */
    end: () => sdk.shutdown().catch(() => {}),
  }
}
