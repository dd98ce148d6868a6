import { findUnlabelledFields, schemaNames, typeNames } from "@haat/admin/testing"
import { OwnReview, type ReviewRow } from "@haat/reviews/contract"
import { expect, it } from "vitest"

it.each([
  [
    "reviews",
    [
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
  ],
])("has a label for each audited field of %s", (resource, names) => {
  expect(findUnlabelledFields(resource, names)).toEqual([])
})
