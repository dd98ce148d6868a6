import type { Route } from "@haat/sdk/server/route"
import { z } from "zod"
import type { Permission } from "../permissions"

type Rest = Omit<Route, "method" | "path" | "tag" | "who" | "permission" | "summary">

/** A route for staff whose role has this permission. */
export const staffRoute = (permission: Permission, summary: string, rest: Rest = {}) =>
  ({ who: "administrator", permission, summary, ...rest }) as const

const LIST = z.object({
  filter: z.string().optional().describe('What is listed, in JSON: {"q":"lota"}, or {"id":["…"]} for these rows'),
  range: z.string().optional().describe("Of which row to which, in JSON: [0,24]; the reply's Content-Range counts all"),
  sort: z.string().optional().describe('By what, in JSON: ["name","ASC"]'),
})

/** A list in the simple-rest dialect. @param filters the names that its filter knows */
export const staffList = (permission: Permission, summary: string, filters: string) =>
  staffRoute(permission, summary, { query: LIST, description: `Filters: ${filters}.` })

/** All that a list's filter finds, as a CSV file. */
export const staffExport = (permission: Permission, summary: string) =>
  staffRoute(permission, summary, { query: LIST, description: "A CSV file; it stands in the audit log." })
