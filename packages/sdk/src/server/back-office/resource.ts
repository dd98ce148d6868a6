import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Permission, Permissions } from "../../roles"
import { defineRoutes, type Route } from "../route"

/** Handler of a route under /back-office. `isAudited` marks one whose change goes into the audit log. */
export type StaffHandler = ((req: MedusaRequest, res: MedusaResponse) => unknown) & { isAudited?: true }

export type StaffRoute = Route & { handler: StaffHandler }

type Definition = {
  /** first segment of its paths under /back-office, and name of the resource in the audit log */
  name: string
  /** permissions that its routes require, each with the roles that have it */
  permissions?: Permissions
  /** finds a record as GET returns it, for routes that other plugins add to the resource and that reply with it */
  find?: (db: Knex, id: string) => Promise<unknown>
  /** reads a record for the audit log; without it, the log records the replies of the routes */
  readRecord?: (db: Knex, id: string, scope: MedusaContainer) => Promise<unknown>
  /** reads the display name of a record, for changes whose handlers supply the rest */
  readName?: (db: Knex, id: string) => Promise<string>
  /** set for a resource that is a single record without an id, such as the shop settings */
  isSingle?: true
  /** reads the rows that need the owner's attention, by their names in the reply of GET /back-office/overview/todo */
  readTodo?: (db: Knex, may: (permission: Permission) => boolean) => Promise<object>
}

/** A resource of the back office: its routes with handlers, and its readers for the audit log and the overview. */
export type Resource = Definition & { routes: StaffRoute[] }

/** Routes by "METHOD /path". */
type RoutesByLine = Record<
  Parameters<typeof defineRoutes>[1] extends Record<infer Line, unknown> ? Line : never,
  Omit<StaffRoute, "method" | "path" | "tag">
>

/** Defines a resource. @param tag heading of its routes in the API documentation @param routes by "METHOD /path" */
export const defineResource = ({
  tag,
  routes,
  ...resource
}: Definition & { tag: string; routes: RoutesByLine }): Resource => ({
  ...resource,
  routes: defineRoutes(tag, routes) as StaffRoute[],
})

/** Range of the rows of one list in the reply of `readTodo`: the first five. */
export const FIRST_ROWS = { skip: 0, take: 5 }

const RESOURCES: Resource[] = []

/** Lists the resources that all plugins have added. */
export const allResources = (): readonly Resource[] => RESOURCES

/**
 * Adds resources to the back office. A plugin calls it in its api/middlewares.ts, so that the guard knows the routes
 * before the first request. Worker processes load no api/ folders, so jobs and subscribers cannot read resources.
 * @returns middlewares that call the handlers of the routes
 */
export function addResources(resources: Resource[]): MiddlewareRoute[] {
  RESOURCES.push(...resources)
  return resources.flatMap(({ routes }) =>
    routes.map(({ method, path, handler }) => ({ matcher: path, methods: [method], middlewares: [handler] })),
  )
}

/**
 * Returns a function that finds a record of the named resource as GET returns it; null for an unknown id. It throws an
 * Error when no plugin has added the resource.
 */
export const findResource =
  <Row>(resource: string) =>
  async (db: Knex, id: string): Promise<Row | null> => {
    const owner = RESOURCES.find(({ name, find }) => name === resource && find)
    if (!owner?.find) throw new Error(`No plugin adds a resource ${resource} with a find function`)
    return ((await owner.find(db, id)) ?? null) as Row | null
  }

/** Lists the routes of these resources. */
export const routesOf = (resources: readonly Resource[]): StaffRoute[] => resources.flatMap(({ routes }) => routes)
