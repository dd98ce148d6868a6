import type { LimitedCall } from "@haat/testing/plugin-parts"

const calls: LimitedCall[] = [
  {
    path: "/api/report-product",
    limit: 20,
    isByAccount: true,
    body: () => ({ productId: "not_there", message: "It is dented" }),
  },
]
export default calls
