import { EVERYONE, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const PROBLEM_REPORT_PERMISSIONS = {
  "problem-reports.read": EVERYONE,
  "problem-reports.edit": EVERYONE,
} as const satisfies Permissions
