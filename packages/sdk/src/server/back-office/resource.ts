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
  /**
   * reads one record in the form in which GET returns it. Other plugins that add routes to this resource call it
   * through `findResource`, to reply with the record that they have changed.
   */
  find?: (db: Knex, id: string) => Promise<unknown>
  /** reads a record for the audit log; without it, the log records the replies of the routes */
  readRecord?: (db: Knex, id: string, scope: MedusaContainer) => Promise<unknown>
  /**
   * reads the display name of a record for the audit log. It is called for routes with `audit: "given"` (see `Route`),
   * whose handlers supply the record before and after the change.
   */
  readName?: (db: Knex, id: string) => Promise<string>
  /** set for a resource that is a single record without an id, such as the shop settings */
  isSingle?: true
  /**
   * reads tasks that wait for the owner, such as `{ reviews: { count: 2, rows: […] } }`. The objects of all resources
   * are merged into the reply of GET /back-office/overview/todo. `may` tells whether the person has a permission.
   */
  readTodo?: (db: Knex, may: (permission: Permission) => boolean) => Promise<object>
}

/** A resource of the back office: its routes with handlers, and its readers for the audit log and the overview. */
export type Resource = Definition & { routes: StaffRoute[] }

/**
 * Routes by their line, which is method and path: "GET /back-office/offers/:id". The type of lines is that of the keys
 * that `defineRoutes` takes.
 */
type RoutesByLine = Record<
  Parameters<typeof defineRoutes>[1] extends Record<infer Line, unknown> ? Line : never,
  Omit<StaffRoute, "method" | "path" | "tag">
>

/**
 * Defines a resource.
 * @param tag heading of its routes in the API documentation
 * @param routes by method and path, such as "GET /back-office/offers/:id"
 */
export const defineResource = ({
  tag,
  routes,
  ...resource
}: Definition & { tag: string; routes: RoutesByLine }): Resource => ({
  ...resource,
  routes: defineRoutes(tag, routes) as StaffRoute[],
})

/**
 * The first five rows of a list, as `skip` and `take`: what `readTodo` reads for each list that the overview shows.
 */
export const FIRST_ROWS = { skip: 0, take: 5 }

const RESOURCES: Resource[] = []

/** Lists the resources that all plugins have added. */
export const allResources = (): readonly Resource[] => RESOURCES

/**
 * Adds resources to the back office. A plugin calls it in its api/middlewares.ts, so that permissions are checked from
 * the first request on. Worker processes load no api/ folders, so jobs and subscribers cannot read resources.
 * @returns middlewares that call the handlers of the routes
 */
export function addResources(resources: Resource[]): MiddlewareRoute[] {
  RESOURCES.push(...resources)
  return resources.flatMap(({ routes }) =>
    routes.map(({ method, path, handler }) => ({ matcher: path, methods: [method], middlewares: [handler] })),
  )
}

/**
 * Returns a function that finds one record of the named resource by its id: `findResource<Order>("orders")(db, id)`. It
 * resolves with the record as GET returns it, or null for an unknown id, and throws when no plugin has added a resource
 * of that name with `find`.
 */
export const findResource =
  <Row>(resource: string) =>
  async (db: Knex, id: string): Promise<Row | null> => {
    const found = RESOURCES.find(({ name, find }) => name === resource && find)
    if (!found?.find) throw new Error(`No plugin adds a resource ${resource} with a find function`)
    return ((await found.find(db, id)) ?? null) as Row | null
  }

/** Lists the routes of the given resources. */
export const routesOf = (resources: readonly Resource[]): StaffRoute[] => resources.flatMap(({ routes }) => routes)
