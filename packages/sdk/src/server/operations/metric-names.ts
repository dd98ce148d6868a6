/** One metric: its name in Prometheus, its help text and its labels. */
type Metric = { name: string; help: string; labelNames: string[] }

/**
 * Every metric of the shop. Each process also exports prom-client's metrics of Node itself (`process_…`, `nodejs_…`).
 */
export const METRICS = {
  requests: {
    name: "haat_http_request_duration_seconds",
    help: "Requests by method, route and status, and how long they took",
    labelNames: ["method", "route", "status"],
  },
  cacheReads: {
    name: "haat_cache_reads_total",
    help: "Guests' reads that the web tier's memory was asked for: pages, catalogue, files; result is hit or miss",
    labelNames: ["cache", "result"],
  },
  failedSections: {
    name: "haat_failed_sections_total",
    help: "Sections of pages that could not be rendered, by name; the rest of each page was sent",
    labelNames: ["section"],
  },
  connections: {
    name: "haat_database_connections",
    help: "Connections of this process to the database: used, free; waiting are requests that wait for one",
    labelNames: ["state"],
  },
  maxConnections: {
    name: "haat_database_connections_max",
    help: "How many connections to the database this process may have (DATABASE_POOL)",
    labelNames: [],
  },
  queueJobs: {
    name: "haat_queue_jobs",
    help: "Jobs in the queues of Redis, by queue and state",
    labelNames: ["queue", "state"],
  },
  outboxMails: { name: "haat_outbox_mails", help: "Mails that wait to be sent", labelNames: [] },
  outboxAge: {
    name: "haat_outbox_age_seconds",
    help: "For how long the mail that should have gone first has been due; /ready fails at 300",
    labelNames: [],
  },
  failedMailParts: {
    name: "haat_failed_mail_parts",
    help: "How often a plugin's part of a mail failed since this process started; the mails were sent without it",
    labelNames: ["plugin", "kind"],
  },
  failedHooks: {
    name: "haat_failed_hooks",
    help: "How often a plugin's handler of an order hook failed since this process started; those orders were rejected",
    labelNames: ["plugin", "hook"],
  },
  orders: { name: "haat_orders", help: "Orders by status", labelNames: ["status"] },
  payments: {
    name: "haat_payments",
    help: "Online payments by the state they have in the ledger",
    labelNames: ["state"],
  },
} as const satisfies Record<string, Metric>

/** Minimum interval between database reads for metrics that change slowly. */
export const KEPT_MS = 10_000
