import { defineSlot } from "@haat/sdk/storefront"
import { ReportProblem } from "../report-problem.tsx"

export default defineSlot("product.notes", {
  order: 100,
  component: ({ product }) => <ReportProblem product_id={product.id} />,
})
