import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect, it, vi } from "vitest"
import { z } from "zod"
import { MANAGERS } from "../../roles"
import { auditedHandler, backOffice, listHandler, provideBackOffice } from "./handlers"
import { isAllowed, rolePermissions } from "./permissions"
import { addResources, allResources, defineResource, findResource, routesOf } from "./resource"
import { staffList, staffRoute } from "./staff-route"

const PAGE = { rows: [{ id: "lamp_1" }, { id: "lamp_2" }], count: 5 }
const NO_ROWS = { rows: [], count: 0 }
const read = vi.fn(async (): Promise<{ rows: unknown[]; count: number }> => PAGE)

const LAMPS = defineResource({
  name: "lamps",
  tag: "Back office: lamps",
  routes: {
    "GET /back-office/lamps": staffList(
      "lamps.read",
      "Lamps",
      "none",
      listHandler("lamps", { filters: z.object({}), sortable: ["id"] }, read),
    ),
    "POST /back-office/lamps": staffRoute(
      "lamps.edit",
      "Adds a lamp",
      { status: 201 },
      auditedHandler(async () => PAGE.rows[0]),
    ),
  },
})

const request = (query = {}) => ({ query, scope: { resolve: () => undefined } }) as unknown as MedusaRequest
const response = () => ({ setHeader: vi.fn(), json: vi.fn() })
const [listRoute, addRoute] = LAMPS.routes

it("answers each route of an added resource by its method and path", () => {
  const middlewares = addResources([LAMPS])
  expect(allResources()).toContain(LAMPS)
  expect(middlewares).toEqual([
    { matcher: "/back-office/lamps", methods: ["GET"], middlewares: [listRoute.handler] },
    { matcher: "/back-office/lamps", methods: ["POST"], middlewares: [addRoute.handler] },
  ])
  expect(routesOf([LAMPS])).toMatchObject([
    { method: "GET", tag: "Back office: lamps", who: "administrator", permission: "lamps.read" },
    { method: "POST", tag: "Back office: lamps", who: "administrator", permission: "lamps.edit", status: 201 },
  ])
})

it("tells in Content-Range which rows of a list it sends, and how many there are", async () => {
  const res = response()
  await listRoute.handler(request({ range: "[2,3]" }), res as unknown as MedusaResponse)
  expect(res.setHeader).toHaveBeenCalledWith("Content-Range", "lamps 2-3/5")
  expect(res.json).toHaveBeenCalledWith(PAGE.rows)
  read.mockResolvedValueOnce(NO_ROWS)
  await listRoute.handler(request(), res as unknown as MedusaResponse)
  expect(res.setHeader).toHaveBeenLastCalledWith("Content-Range", "lamps */0")
})

it("rejects a filter and a sort that the list does not know", async () => {
  for (const query of [{ filter: '{"colour":"red"}' }, { sort: '["colour","ASC"]' }])
    await expect(listRoute.handler(request(query), response() as unknown as MedusaResponse)).rejects.toMatchObject({
      status: 400,
    })
})

it("leaves a change to the plugin that guards the back office, and makes none without it", async () => {
  expect(addRoute.handler.isAudited).toBe(true)
  expect(listRoute.handler.isAudited).toBeUndefined()
  const [req, res] = [request(), response() as unknown as MedusaResponse]
  expect(() => addRoute.handler(req, res)).toThrow("No plugin provides the back office")
  const makeAudited = vi.fn(async () => undefined)
  const others = { sendExport: vi.fn(), openEntry: vi.fn(), finishEntry: vi.fn(), auditRead: vi.fn() }
  provideBackOffice({ makeAudited, ...others, recordEntry: vi.fn() })
  await addRoute.handler(req, res)
  expect(makeAudited).toHaveBeenCalledWith(expect.any(Function), req, res)
  expect(backOffice().makeAudited).toBe(makeAudited)
})

it("knows who may do what from the resources that declare it", () => {
  addResources([defineResource({ name: "wicks", tag: "Lamps", permissions: { "wicks.edit": MANAGERS }, routes: {} })])
  expect(isAllowed("manager", "wicks.edit")).toBe(true)
  expect(isAllowed("support", "wicks.edit")).toBe(false)
  expect(isAllowed("owner", "wicks.sell")).toBe(false)
  expect(rolePermissions("manager")).toContain("wicks.edit")
  expect(rolePermissions("support")).not.toContain("wicks.edit")
})

it("finds a record as the resource of its name shows it", async () => {
  const find = vi.fn(async (_db: Knex, id: string) => (id === "oil_1" ? { id } : undefined))
  addResources([
    defineResource({ name: "oils", tag: "Lamps", routes: {} }),
    defineResource({ name: "oils", tag: "Lamps", find, routes: {} }),
  ])
  const db = {} as Knex
  expect(await findResource("oils")(db, "oil_1")).toEqual({ id: "oil_1" })
  expect(await findResource("oils")(db, "oil_2")).toBeNull()
  await expect(findResource("wax")(db, "wax_1")).rejects.toThrow("No plugin adds a resource wax with a find function")
})
