import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { METRICS } from "./metric-names"
import { metrics } from "./metrics"

const OPS = path.join(import.meta.dirname, "../../../../../ops")
const read = (file: string) => readFileSync(path.join(OPS, file), "utf8")

it("the dashboard and the alert rules name only metrics that are there", async () => {
  const { registry } = metrics("test")
  const registered = registry.getMetricsAsArray().map(({ name }) => name)
  const known = new Set([...registered, ...Object.values(METRICS).map(({ name }) => name)])
  const dashboard = JSON.parse(read("grafana-dashboard.json")) as { panels: { targets: { expr: string }[] }[] }
  const queries = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...read("prometheus-rules.yml").split("- alert:").slice(1),
  ]
  const named = queries.flatMap((expr) => expr.match(/\b(haat|nodejs|process)_\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(15)
  const unknown = named.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, "")))
  expect(unknown).toEqual([])
  // and every one of ours is shown
  const unseen = Object.values(METRICS).filter(({ name }) => !named.some((other) => other.startsWith(name)))
  expect(unseen).toEqual([])
})

it("there are five alert rules, each with a sentence that docs/operations.md explains", () => {
  const rules = [...read("prometheus-rules.yml").matchAll(/- alert: (\w+)[\s\S]*?summary: "(.+)"/g)]
  expect(rules).toHaveLength(5)
  const docs = readFileSync(path.join(OPS, "../docs/operations.md"), "utf8")
  expect(rules.filter(([, name]) => !docs.includes(`\`${name}\``))).toEqual([])
})

it("a value that cannot be asked for just now is left out, and one that is slow is asked for once", async () => {
  const { registry, gauge } = metrics("test")
  let queries = 0
  gauge("payments", () => [])
  gauge("outboxMails", () => Promise.reject(new Error("the database is away")))
  gauge("orders", () => [{ labels: { status: "pending" }, value: ++queries }], { slow: true })
  const text = [await registry.metrics(), await registry.metrics()].join("")
  expect(text).not.toMatch(/^haat_outbox_mails\{/m)
  expect(text.match(/^haat_orders\{.*\} \d+$/gm)).toEqual(Array(2).fill('haat_orders{status="pending",part="test"} 1'))
})
