import { type AuditedNames, schemaNames, typeNames } from "@haat/testing/audited-names"
import { type Faq, NewFaq } from "../contract"

const names: AuditedNames = {
  faqs: [...schemaNames(NewFaq), ...typeNames<Omit<Faq, keyof NewFaq>>({ id: true, rank: true })],
}
export default names
