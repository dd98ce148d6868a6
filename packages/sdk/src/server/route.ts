import type { z } from "zod"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** Who may use a route: guests too, shoppers, administrators, or both of these. */
export type Audience = "everyone" | "customer" | "administrator" | "signed-in"

/** All that is to be known of a route but what it does: its checks, its documentation and its tests are made from it. */
export type Route = {
  method: Method
  /** with :parameters */
  path: string
  /** the heading it is documented under */
  tag: string
  summary: string
  /** what its readers need to know besides */
  description?: string
  who: Audience
  /** what an administrator's role has to allow */
  permission?: string
  params?: z.ZodType
  query?: z.ZodType
  /** The query is a form's: an empty field counts as not filled in. */
  queryOfForm?: true
  body?: z.ZodType
  /** how large the body may be, in Express's words ("10kb"); 100 KB unless it says otherwise */
  bodyLimit?: string
  /** Only the fields that are sent are checked; defaults of the rest stay out of it. */
  partial?: true
  /** The response to a wrong body names no field, so that none may be distinguished from another. */
  fieldErrors?: false
  /** The body is multipart/form-data, with files under this name; its other fields are checked as the body. */
  filesUnder?: string
  /** what a shopper, or with searches a network address, may do so often and no more */
  rateLimit?: "order" | "cancel" | "pay" | "search" | "offerCode" | "export"
  /** left out where the reply is another's, or a file */
  reply?: z.ZodType
  /** of the reply; 200 unless it says otherwise */
  status?: 201 | 202
  /** errors, beside those of every route, with when they come */
  errors?: Partial<Record<number, string>>
  /**
   * How a change comes into the audit log: as the record is read before and after it, unless this says otherwise. "given":
   * its handler gives what was before and after; "later": its handler opens the entry, which is closed when what it has begun
   * is over; false: nothing is changed though it is no GET.
   */
  audit?: "given" | "later" | false
}

type Line = `${Method} /${string}`

/**
 * The routes of a plugin under one heading: `{ "POST /store/cart/merge": { who: "customer", summary: … } }`. Beside each stands
 * the file that answers it, by Medusa's rule: src/api/store/cart/merge/route.ts.
 */
export const defineRoutes = (tag: string, routes: Record<Line, Omit<Route, "method" | "path" | "tag">>): Route[] =>
  Object.entries(routes).map(([line, route]) => {
    const [method, path] = line.split(" ") as [Method, string]
    return { method, path, tag, ...route }
  })

/** For `errors` of a route that counts attempts. */
export const TOO_OFTEN = { 429: "Too often" }
