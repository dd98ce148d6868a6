import type { LimitedCall } from "@haat/testing/plugin-parts"

const calls: LimitedCall[] = [{ path: "/api/newsletter/subscribe", limit: 20, body: (email) => ({ email }) }]
export default calls
