import { AUDIT_LOG_RESOURCES } from "./resources/audit-log"
import { OVERVIEW_RESOURCES } from "./resources/overview"
import { STAFF_RESOURCES } from "./resources/staff"

/** Resources that this plugin brings to the back office. */
export const BACK_OFFICE_RESOURCES = [...OVERVIEW_RESOURCES, ...STAFF_RESOURCES, ...AUDIT_LOG_RESOURCES]
