import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isAllowed, type LackingRole, type Role } from "../contract"
import { findDoor } from "./doors"

type Session = { auth_context?: { actor_type?: string; actor_id?: string } }

/** The administrator behind a request. `name` is for people to read. */
export type Administrator = { id: string; role: Role; name: string }

/** Who the guard let through. @throws when the route is not behind the guard */
export const administratorOf = (req: MedusaRequest): Administrator => {
  const { administrator } = req as { administrator?: Administrator }
  if (!administrator) throw new Error("This route is not behind the back office's guard")
  return administrator
}

/** Lets only a signed-in administrator with a role through, by the session alone: no tokens, no keys. A deleted one is nobody. */
export const requireAdministrator = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  // What a person sees here is theirs alone and true only now.
  res.setHeader("Cache-Control", "no-store")
  const { actor_type, actor_id } = (req.session as Session | undefined)?.auth_context ?? {}
  if (actor_type === "customer")
    return void res.status(403).json({ message: "Only the shop's administrator can do this" })
  const user = actor_type === "user" && actor_id ? await findUser(req, actor_id) : undefined
  if (!user) return void res.status(401).json({ message: "Please sign in as the shop's administrator" })
  const { id, role, name } = user
  if (!role)
    return void res.status(403).json({ message: "You have no role in this shop yet. An owner can give you one" })
  Object.assign(req, { administrator: { id, role, name } satisfies Administrator })
  next()
}

/** Lets through whose role may do this. A path or method that doors.ts does not name is refused, whoever asks. */
export const requirePermission = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  const methods = findDoor(req.path)?.methods
  if (!methods) return void res.status(404).json({ message: "There is no such page in the back office" })
  const permission = methods[req.method === "HEAD" ? "GET" : (req.method as keyof typeof methods)]
  if (!permission) {
    const known = Object.keys(methods).join(", ")
    res.setHeader("Allow", known)
    return void res.status(405).json({ message: `This page only answers ${known}` })
  }
  const { role } = administratorOf(req)
  if (isAllowed(role, permission)) return next()
  const refusal: LackingRole = {
    message: `This is not part of your role (${role}). An owner of the shop can change it`,
    permission,
  }
  res.status(403).json(refusal)
}

/** Medusa's own Admin API, on the backend's own port, knows no roles: of those who come with a session, it is the owners'. */
export const requireOwner = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  const { actor_type, actor_id } = (req.session as Session | undefined)?.auth_context ?? {}
  if (actor_type !== "user" || !actor_id) return next()
  if ((await findUser(req, actor_id))?.role === "owner") return next()
  res.status(403).json({ type: "not_allowed", message: "Only an owner of the shop can do this" })
}

type User = { id: string; role: Role | null; name: string }

const findUser = async (req: MedusaRequest, id: string): Promise<User | undefined> => {
  const db = req.scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await db.raw<{ rows: User[] }>(
    `select u.id, s.role, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name
     from "user" u left join staff s on s.id = u.id and s.deleted_at is null
     where u.id = ? and u.deleted_at is null`,
    [id],
  )
  return rows[0]
}
