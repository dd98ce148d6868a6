import { type AuditedNames, schemaNames, typeNames } from "@haat/testing/audited-names"
import { Complain, type ComplaintRow, ProblemReport, type ProblemReportRow } from "../contract"

const names: AuditedNames = {
  complaints: [
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
  "problem-reports": [
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
}
export default names
