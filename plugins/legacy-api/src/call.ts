import type { SignedIn } from "@haat/accounts/api/open-session"
import type { Permission, Role } from "@haat/back-office/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "zod"
import { LEGACY_PREFIX } from "./contract"
import type { Upload } from "./dispatch/read-multipart"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** What a change is called in the back office's audit log. */
export type Change = { resource: string; action: "created" | "changed" | "deleted" }

/** Who may make a call: guests too, shoppers, administrators, or both of these. */
export type Audience = "everyone" | "customer" | "administrator" | "signed-in"

/** Who is asking, by the session alone. */
export type Caller =
  | { kind: "guest" }
  | { kind: "customer"; id: string; signedIn: SignedIn }
  | { kind: "administrator"; id: string; signedIn: SignedIn; role: Role | null; name: string }

/** What a call is given: everything in it was checked. `customer_id` is the session's, "" for others than customers. */
export type Asked<Params, Query, Body> = {
  scope: MedusaContainer
  req: MedusaRequest
  res: MedusaResponse
  caller: Caller
  customer_id: string
  params: Params
  query: Query
  body: Body
  files: Upload[]
}

type Shape = z.ZodType<Record<string, unknown>> | undefined
type Given<S> = S extends z.ZodType ? z.output<S> : undefined

/** One of the old calls: all that its route, its checks, its tests and its documentation need to know. */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** below /api, with :parameters */
  path: string
  tag: string
  summary: string
  /** what the specification leaves open, answered */
  description?: string
  who: Audience
  /** what an administrator's role has to allow */
  takes?: Permission
  /** what an administrator changes by it; it stands in the audit log */
  changes?: Change
  /** the field in which the client names the person; anybody but the signed-in one is refused */
  own?: "_id" | "id" | "userId"
  /** administrators may name anybody there, as far as their role goes */
  administratorsNameAnybody?: true
  params?: Params
  query?: Query
  body?: Body
  /** The call takes multipart/form-data, with files under this name; its other fields are checked as the body. */
  filesUnder?: string
  reply: Reply
  /** 200 unless told otherwise */
  status?: 201
  /** refusals, beside those of every call, with when they come */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 502, string>>
  /** refusals carry their sentence as `msg` too */
  says?: "msg"
  /** refusals carry `success: false` */
  succeeds?: true
  /** sentence in place of any other for a refusal with this status */
  sentences?: Partial<Record<number, string>>
  run(asked: Asked<Given<Params>, Given<Query>, Given<Body>>): Promise<z.input<Reply>>
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

/** How people and counts name a call: "POST /api/user/login". */
export const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${LEGACY_PREFIX}${path}`
