import type { Route } from "../route"
import { openApiOperation } from "./operation"

const ERROR = {
  type: "object",
  properties: {
    message: { type: "string" },
    msg: { type: "string" },
    success: { const: false },
    code: { type: "string" },
    params: { type: "object" },
  },
  required: ["message"],
}

/** Builds the OpenAPI 3.1 document of these routes. @param description introduction of the document */
export function openApiDocument(routes: Route[], description: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}")
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: openApiOperation(route) }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Haat", version: "1.0.0", description },
    servers: [{ url: "/" }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: ERROR },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "connect.sid" } },
    },
  }
}
