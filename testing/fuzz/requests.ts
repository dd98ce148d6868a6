import fc from "fast-check"
import { type Schema, valueFor } from "./arbitrary.ts"

type Parameter = { name: string; in: "path" | "query"; required?: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
type Operation = { parameters?: Parameter[]; requestBody?: { content: Content } }
export type OpenApi = { paths: Record<string, Record<string, Operation>> }

/** One request, ready to be sent. `body` of a form is a record of its fields. */
export type FuzzRequest = {
  method: string
  /** as the document has it, for reports */
  operation: string
  path: string
  as: "guest" | "customer" | "administrator"
  body?: { kind: "json" | "form" | "raw"; content: unknown }
}

const PEOPLE = ["guest", "customer", "customer", "administrator"] as const

/** Requests of every operation of the document, equally often. */
export function fuzzRequests(document: OpenApi, known: string[]): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(path, method.toUpperCase(), operation, known)),
  )
  return fc.oneof(...operations)
}

function requestOf(path: string, method: string, operation: Operation, known: string[]): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? []
  const valuesIn = (place: Parameter["in"]) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            place === "path" ? valueFor(schema, known) : fc.option(valueFor(schema, known)),
          ]),
      ),
    )
  return fc
    .record({
      as: fc.constantFrom(...PEOPLE),
      inPath: valuesIn("path"),
      inQuery: valuesIn("query"),
      body: bodyOf(operation.requestBody?.content, known),
    })
    .map(({ as, inPath, inQuery, body }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => encoded(inPath[name]) || "-")
      const query = Object.entries(inQuery)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => `${name}=${encoded(value)}`)
      const address = [filled, query.join("&")].filter(Boolean).join("?").slice(0, 4_000)
      return { as, method, operation: `${method} ${path}`, path: address, body: body ?? undefined }
    })
}

function bodyOf(content: Content | undefined, known: string[]): fc.Arbitrary<FuzzRequest["body"] | undefined> {
  if (!content) return fc.constant(undefined)
  const [[type, { schema }]] = Object.entries(content)
  const kind = type === "multipart/form-data" ? ("form" as const) : ("json" as const)
  const raw = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.json())
  return fc.oneof(
    { weight: 12, arbitrary: valueFor(schema, known).map((content) => ({ kind, content })) },
    { weight: 1, arbitrary: raw.map((content) => ({ kind: "raw" as const, content })) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** Any value as a piece of an address. Half surrogates cannot be encoded; they go as they would from a browser. */
function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (safeJson(value) ?? String(typeof value))
  return encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, "%2E")
}

export function safeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_key, one) => (typeof one === "bigint" ? String(one) : one))
  } catch {
    return undefined
  }
}
