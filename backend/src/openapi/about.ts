/** Introduction of the OpenAPI document: rules that hold for all routes. */
export const ABOUT = `The calls of the shop's first version under \`/api\`, and every route of the shop's own plugins. It is made from the descriptions that the routes are checked by.

- Who is asking is settled by the session cookie that \`POST /api/user/login\` sets, and by nothing else. A \`userId\` that is not the session's is a 403, and ids of others answer like ids that do not exist.
- \`_id\` is the id the whole shop knows a thing by. Money is in rupees, as numbers, unless said otherwise.
- A rejection is \`{ message }\`, a sentence for people; the password calls say it as \`msg\` too, and calls that reply \`success\` say \`success: false\`. A call that comes too often is a 429 with \`Retry-After\` in seconds.
- A body is JSON and says so; JSON that is sent as text/plain is rejected. Requests from other sites' pages are rejected unless the owner allows their origin.
- Totals, prices and charges are reckoned on the server. One that is sent and differs from ours is a 409, and nothing is done.
- Lists give at most a thousand rows; \`?page=\` and \`?limit=\` give others.
- Where the first version did not say: success is 200, but 201 for \`/api/faq/create\` and \`/api/newsletter/subscribe\`; fields that a call does not know are ignored.`
