import { type AuditedNames, schemaNames, typeNames } from "@haat/testing/audited-names"
import { OwnReview, type ReviewRow } from "../contract"

const names: AuditedNames = {
  reviews: [
    ...schemaNames(OwnReview),
    ...typeNames<Omit<ReviewRow, keyof OwnReview>>({
      cancelled: true,
      product_name: true,
      customer_id: true,
      customer_name: true,
      customer_email: true,
      updated_at: true,
    }),
  ],
}
export default names
