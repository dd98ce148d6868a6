import { z } from "zod"
import type { Route } from "../route"
import type { StaffHandler } from "./resource"

type Rest = Omit<Route, "method" | "path" | "tag" | "who" | "permission" | "summary">

/** Describes a route for staff with a permission, such as "reviews.edit", that a resource of the plugin declares. */
export const staffRoute = (permission: string, summary: string, rest: Rest, handler: StaffHandler) =>
  ({ who: "administrator", permission, summary, handler, ...rest }) as const

const LIST = z.object({
  filter: z.string().optional().describe('Filter in JSON: {"q":"lota"}, or {"id":["…"]} for the rows with these ids'),
  range: z.string().optional().describe("First and last row in JSON: [0,24]; Content-Range of the reply has the total"),
  sort: z.string().optional().describe('Sort field and direction in JSON: ["name","ASC"]'),
})

/** Describes a list in the simple-rest protocol. @param filters names of its filter fields, for the documentation */
export const staffList = (permission: string, summary: string, filters: string, handler: StaffHandler) =>
  staffRoute(permission, summary, { query: LIST, description: `Filters: ${filters}.` }, handler)

/** Describes the export of all rows that match a list's filter, as a CSV file. */
export const staffExport = (permission: string, summary: string, handler: StaffHandler) =>
  staffRoute(
    permission,
    summary,
    { query: LIST, description: "Replies with a CSV file. The export is recorded in the audit log." },
    handler,
  )
