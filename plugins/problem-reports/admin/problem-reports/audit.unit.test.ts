import { findUnlabelledFields, schemaNames, typeNames } from "@haat/admin/testing"
import { Complain, type ComplaintRow, ProblemReport, type ProblemReportRow } from "@haat/problem-reports/contract"
import { expect, it } from "vitest"

it.each([
  [
    "problem-reports",
    [
      ...schemaNames(ProblemReport),
      ...typeNames<Omit<ProblemReportRow, keyof ProblemReport>>({
        resolved: true,
        reply: true,
        replied_at: true,
        product_name: true,
        customer_name: true,
        customer_email: true,
      }),
    ],
  ],
  [
    "complaints",
    [
      ...schemaNames(Complain),
      ...typeNames<Omit<ComplaintRow, keyof Complain>>({
        id: true,
        number: true,
        created_at: true,
        acknowledge_by: true,
        acknowledged_at: true,
        close_by: true,
        closed_at: true,
        overdue: true,
        closed: true,
        reply: true,
        replied_at: true,
      }),
    ],
  ],
])("has a label for each audited field of %s", (resource, names) => {
  expect(findUnlabelledFields(resource, names)).toEqual([])
})
