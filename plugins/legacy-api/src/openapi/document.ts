import { CALLS } from "../calls"
import { LEGACY_PREFIX } from "../contract"
import { type Documented, operationOf } from "./operation"
import { STORE_ROUTES } from "./store-routes"

const ABOUT = `The calls of the shop's first version under \`/api\`, and the store routes of the shop's own plugins. It is made from the contracts that check the calls.

- Who is asking is settled by the session cookie that \`POST /api/user/login\` sets, and by nothing else. A \`userId\` that is not the session's is a 403, and ids of others answer like ids that do not exist.
- \`_id\` is the id the whole shop knows a thing by. Money is in rupees, as numbers, unless said otherwise.
- A refusal is \`{ message }\`, a sentence for people; the password calls say it as \`msg\` too, and calls that reply \`success\` say \`success: false\`. A call that comes too often is a 429 with \`Retry-After\` in seconds.
- A body is JSON and says so; JSON that is sent as text/plain is refused. Requests from other sites' pages are refused unless the owner allows their origin.
- Totals, prices and charges are reckoned on the server. One that is sent and differs from ours is a 409, and nothing is done.
- Lists give at most a thousand rows; \`?page=\` and \`?limit=\` give others.
- Where the first version did not say: success is 200, but 201 for \`/api/faq/create\` and \`/api/newsletter/subscribe\`; fields that a call does not know are ignored.`

/** The OpenAPI 3.1 document of the old calls and of our plugins' store routes. */
export function openApiDocument() {
  const documented: Documented[] = [
    ...CALLS.map((call) => ({ ...call, path: LEGACY_PREFIX + call.path })),
    ...STORE_ROUTES,
  ]
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of documented) {
    const path = one.path.replace(/:(\w+)/g, "{$1}")
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one) }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Haat", version: "1.0.0", description: ABOUT },
    servers: [{ url: "/" }],
    tags: [...new Set(documented.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Refusal: {
          type: "object",
          properties: {
            ...{ message: { type: "string" }, msg: { type: "string" }, success: { const: false } },
            ...{ code: { type: "string" }, params: { type: "object" } },
          },
          required: ["message"],
        },
      },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "connect.sid" } },
    },
  }
}
