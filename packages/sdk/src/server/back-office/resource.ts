import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Permission, Permissions } from "../../roles"
import { defineRoutes, type Route } from "../route"

/** Handler of a route under /back-office. `isAudited` marks one whose change goes into the audit log. */
export type StaffHandler = ((req: MedusaRequest, res: MedusaResponse) => unknown) & { isAudited?: true }

export type StaffRoute = Route & { handler: StaffHandler }

type Definition = {
  /** first part of its paths below /back-office, and its name in the audit log */
  name: string
  /** permissions that its routes take, with the roles that have each */
  permissions?: Permissions
  /** finds a record as its page shows it, for the replies of routes that other plugins add to it */
  find?: (db: Knex, id: string) => Promise<unknown>
  /** reads a record as the audit log shows it; without it, the log has what the routes reply */
  readRecord?: (db: Knex, id: string, scope: MedusaContainer) => Promise<unknown>
  /** reads what a record is called, for changes whose handlers supply the rest */
  readName?: (db: Knex, id: string) => Promise<string>
  /** it is one record, and so has no id */
  isSingle?: true
  /** reads what of it waits for the owner, by the names in the reply of GET /back-office/overview/todo */
  readTodo?: (db: Knex, may: (permission: Permission) => boolean) => Promise<object>
}

/** A noun of the back office: its routes with their handlers, and what the audit log and the overview read of it. */
export type Resource = Definition & { routes: StaffRoute[] }

type Lines = Record<
  Parameters<typeof defineRoutes>[1] extends Record<infer Line, unknown> ? Line : never,
  Omit<StaffRoute, "method" | "path" | "tag">
>

/** @param tag heading of its routes in the documentation */
export const defineResource = ({
  tag,
  routes,
  ...resource
}: Definition & { tag: string; routes: Lines }): Resource => ({
  ...resource,
  routes: defineRoutes(tag, routes) as StaffRoute[],
})

/** The page of a list that `readTodo` shows. */
export const FIRST_ROWS = { skip: 0, take: 5 }

/** Resources of all plugins. */
const RESOURCES: Resource[] = []

export const allResources = (): readonly Resource[] => RESOURCES

/**
 * Adds resources to the back office. A plugin calls it in its api/middlewares.ts, for the guard to know the routes
 * before the first request. A worker loads no api/, so jobs and subscribers cannot read resources.
 * @returns the middlewares that answer their routes
 */
export function addResources(resources: Resource[]): MiddlewareRoute[] {
  RESOURCES.push(...resources)
  return resources.flatMap(({ routes }) =>
    routes.map(({ method, path, handler }) => ({ matcher: path, methods: [method], middlewares: [handler] })),
  )
}

/** Finds a record as the resource of this name shows it, by the plugin that brings it; null when there is none. */
export const findResource =
  <Row>(resource: string) =>
  async (db: Knex, id: string): Promise<Row | null> => {
    const shown = RESOURCES.find(({ name, find }) => name === resource && find)
    if (!shown?.find) throw new Error(`No resource finds one of ${resource}`)
    return ((await shown.find(db, id)) ?? null) as Row | null
  }

/** Routes of resources as the documentation has them. */
export const routesOf = (resources: readonly Resource[]): StaffRoute[] => resources.flatMap(({ routes }) => routes)
