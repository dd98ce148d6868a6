import { z } from "zod"
import type { Audience } from "../call"

type Json = Record<string, unknown>

/** What is documented of one call, whichever plugin answers it. */
export type Documented = {
  method: string
  /** with :parameters */
  path: string
  tag: string
  summary: string
  description?: string
  who: Audience
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  filesUnder?: string
  reply?: z.ZodType
  status?: number
  refusals?: Partial<Record<number, string>>
  /** its refusals have more than a message */
  says?: string
}

/** JSON Schema of what is sent (`input`) or answered (`output`). What JSON cannot say is left open. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json
  return json
}

const AUDIENCES: Record<Audience, string> = {
  everyone: "For everybody.",
  customer: "For the signed-in customer: 401 for a guest, 403 for an administrator.",
  administrator: "For administrators: 401 for a guest, 403 for a customer.",
  "signed-in": "For who is signed in: 401 for a guest, whatever is sent.",
}

const refusal = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
})

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query") {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...json }]) => ({
    ...{ name, in: place, description, schema: json },
    required: place === "path" || required.includes(name),
  }))
}

function requestBodyOf({ body, filesUnder }: Documented) {
  if (!body) return undefined
  const schema = schemaOf(body, "input")
  if (!filesUnder) return { content: { "application/json": { schema } } }
  const files = { type: "array", items: { type: "string", format: "binary" }, maxItems: 8 }
  const properties = { ...(schema.properties as Json), [filesUnder]: files }
  return { required: true, content: { "multipart/form-data": { schema: { ...schema, properties } } } }
}

function refusalsOf({ who, params, query, body, filesUnder, refusals }: Documented) {
  const usual: Record<number, string | undefined> = {
    ...((params || query || body) && { 400: "Something that was sent is wrong; the message says what" }),
    ...(who !== "everyone" && { 401: "Nobody is signed in" }),
    403: who === "everyone" ? "Sent by another site's page" : "Not for this person, or sent by another site's page",
    ...(body && { 413: "Too much at once", 415: filesUnder ? "No form, or no picture" : "Not JSON" }),
  }
  const all = { ...usual, ...refusals }
  return Object.fromEntries(Object.entries(all).map(([status, sentence]) => [status, refusal(String(sentence))]))
}

/** One operation of an OpenAPI 3.1 document. */
export function operationOf(documented: Documented) {
  const { method, path, tag, summary, description, who, params, query, reply, status = 200 } = documented
  const content = reply && { "application/json": { schema: schemaOf(reply, "output") } }
  return {
    operationId: `${method} ${path}`.replace(/[^A-Za-z]+/g, "_"),
    tags: [tag],
    summary,
    description: [AUDIENCES[who], description].filter(Boolean).join(" "),
    ...(who !== "everyone" && { security: [{ session: [] }] }),
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
    requestBody: requestBodyOf(documented),
    responses: { [status]: { description: "Done", content }, ...refusalsOf(documented) },
  }
}
