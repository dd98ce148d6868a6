import type { AuditedNames } from "@haat/testing/audited-names"

const names: AuditedNames = { subscribers: ["filter", "q", "rows"] }
export default names
