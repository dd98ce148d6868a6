import type { IncomingMessage, ServerResponse } from "node:http"
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { NodeSDK } from "@opentelemetry/sdk-node"

/** What a request is when it is over; nothing for one that is not worth a span. */
type Known = () => { requestId: string; route: string } | undefined
export type Tracing = ReturnType<typeof startTracing>

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT from now on, as the other `OTEL_` variables say. A span holds method, route,
 * status and request id; no header, address or body is ever copied into one.
 */
export function startTracing(part: string) {
  const sdk = new NodeSDK({
    serviceName: `haat-${part.replaceAll(" ", "-")}`,
    traceExporter: new OTLPTraceExporter(),
    metricReaders: [],
    logRecordProcessors: [],
    // of the machine and the command line nothing is told
    autoDetectResources: false,
    instrumentations: [],
  })
  sdk.start()
  const tracer = trace.getTracer("haat")

  return {
    /** Runs `handle` as one span, which ends with the response. @param trusted whether its `traceparent` is our web tier's */
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
    /** The headers by which another process of ours goes on with the span of just now. */
    headers() {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return headers
    },
    /** Sends what is left. */
    end: () => sdk.shutdown().catch(() => {}),
  }
}
