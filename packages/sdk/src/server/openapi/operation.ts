import { z } from "zod"
import type { Audience, Route } from "../route"

type Json = Record<string, unknown>
type Fields = { properties?: Record<string, Json>; required?: string[] }

/** JSON Schema of a request (`input`) or reply (`output`). Constraints that JSON Schema cannot express are left out. */
function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json
  return json
}

const AUDIENCES: Record<Audience, string> = {
  everyone: "For everyone.",
  customer: "For the signed-in customer: 401 for a guest, 403 for an administrator.",
  administrator: "For administrators: 401 for a guest, 403 for a customer.",
  "signed-in": "For signed-in customers and administrators: 401 for a guest, for any request.",
}

const errorReply = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
})

function queryParameters(schema: z.ZodType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, "input") as Fields
  return Object.entries(properties).map(([name, { description, ...json }]) => ({
    name,
    in: "query",
    description,
    schema: json,
    required: required.includes(name),
  }))
}

/** Describes the path parameters of a route; those without a schema are texts. */
function pathParameters({ path, params }: Route) {
  const { properties = {} } = (params ? toJsonSchema(params, "input") : {}) as Fields
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    const { description, ...schema } = properties[name] ?? { type: "string" }
    return { name, in: "path", description, schema, required: true }
  })
}

function describeRequestBody({ body, filesUnder }: Route) {
  if (!body) return undefined
  const schema = toJsonSchema(body, "input")
  if (!filesUnder) return { content: { "application/json": { schema } } }
  const files = { type: "array", items: { type: "string", format: "binary" }, maxItems: 8 }
  const properties = { ...(schema.properties as Json), [filesUnder]: files }
  return { required: true, content: { "multipart/form-data": { schema: { ...schema, properties } } } }
}

function errorResponses({ who, path, query, body, filesUnder, errors }: Route) {
  const defaults: Record<number, string | undefined> = {
    ...((path.includes(":") || query || body) && { 400: "A value of the request is invalid; see the message" }),
    ...(who !== "everyone" && { 401: "No one is signed in" }),
    403: who === "everyone" ? "Sent by another site's page" : "Not for this person, or sent by another site's page",
    ...(body && { 413: "Too much at once", 415: filesUnder ? "No form, or no picture" : "Not JSON" }),
  }
  const all = { ...defaults, ...errors }
  return Object.fromEntries(Object.entries(all).map(([status, sentence]) => [status, errorReply(String(sentence))]))
}

/** Describes a route as an operation of an OpenAPI 3.1 document. */
export function openApiOperation(route: Route) {
  const { method, path, tag, summary, description, who, permission, query, reply, status = 200 } = route
  const content = reply && { "application/json": { schema: toJsonSchema(reply, "output") } }
  return {
    operationId: `${method} ${path}`.replace(/[^A-Za-z]+/g, "_"),
    tags: [tag],
    summary,
    description: [AUDIENCES[who], permission && `Requires the permission ${permission}.`, description]
      .filter(Boolean)
      .join(" "),
    ...(who !== "everyone" && { security: [{ session: [] }] }),
    parameters: [...pathParameters(route), ...queryParameters(query)],
    requestBody: describeRequestBody(route),
    responses: { [status]: { description: "Done", content }, ...errorResponses(route) },
  }
}
