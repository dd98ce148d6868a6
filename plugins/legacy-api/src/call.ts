import type { SignedIn } from "@haat/accounts/api/open-session"
import type { Permission, Role } from "@haat/back-office/contract"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import type { Route } from "@haat/sdk/server/route"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "zod"
import { LEGACY_PREFIX } from "./contract"
import type { Upload } from "./dispatch/read-multipart"

/** Audit log resource of a change. */
export type Change = {
  resource: string
  action: "created" | "changed" | "deleted"
  /** its workflow gives what was before and after it */
  given?: true
}

/** Sender of a request, by the session alone. */
export type Caller =
  | { kind: "guest" }
  | { kind: "customer"; id: string; signedIn: SignedIn }
  | { kind: "administrator"; id: string; signedIn: SignedIn; role: Role | null; name: string }

/** Input of a call, completely checked. `customer_id` is the session's, "" for callers other than customers. */
export type CallInput<Params, Query, Body> = {
  scope: MedusaContainer
  req: MedusaRequest
  res: MedusaResponse
  caller: Caller
  customer_id: string
  params: Params
  query: Query
  body: Body
  files: Upload[]
  /** further details of the audit log's entry: the id of a new record */
  details: AuditDetails
}

type Shape = z.ZodType<Record<string, unknown>> | undefined
type Given<S> = S extends z.ZodType ? z.output<S> : undefined

/** One of the old calls, whose path is below /api: a route with its handler. */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
> = Omit<Route, "permission" | "params" | "query" | "body" | "reply" | "audit"> & {
  /** permission that an administrator's role needs */
  permission?: Permission
  /** resource that an administrator changes, for the audit log */
  changes?: Change
  /** field in which the client names the person; any other than the signed-in one is rejected */
  own?: "_id" | "id" | "userId"
  /** lets administrators name any person there, as far as their role allows */
  administratorsNameAnybody?: true
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** errors carry their sentence as `msg` too */
  says?: "msg"
  /** errors carry `success: false` */
  succeeds?: true
  /** sentence in place of any other for an error with this status */
  sentences?: Partial<Record<number, string>>
  run(input: CallInput<Given<Params>, Given<Query>, Given<Body>>): Promise<z.input<Reply>>
}

/** Keeps a call's types together while it is written down. */
export const call = <
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType,
>(
  definition: Call<Params, Query, Body, Reply>,
): Call => definition as unknown as Call

/** Name of a call for people and counts: "POST /api/user/login". */
export const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${LEGACY_PREFIX}${path}`
