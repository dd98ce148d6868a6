import { AskSales } from "@haat/read-model/contract"
import { readOverview } from "@haat/read-model/queries/overview"
import { readSales } from "@haat/read-model/queries/sales"
import { administratorOf } from "@haat/sdk/server/back-office/administrator"
import { databaseOf } from "@haat/sdk/server/back-office/handlers"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import { parseInput } from "@haat/sdk/server/parse-input"
import { z } from "zod"
import { PERMISSIONS } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import { readTodo } from "../queries/todo"

const Day = z.iso.date().optional()

export const OVERVIEW_RESOURCES = [
  defineResource({
    name: "overview",
    permissions: PERMISSIONS,
    tag: "Back office: shop",
    routes: {
      "GET /back-office/overview": staffRoute(
        "overview.read",
        "The overview, up to the end of a day",
        {
          query: z.object({ date: z.string().optional().describe("YYYY-MM-DD") }),
        },
        async (req, res) => {
          const date = Day.safeParse(req.query.date)
          if (!date.success) throw new HttpError(BACK_OFFICE_ERRORS.day_expected)
          res.json(await readOverview(databaseOf(req), date.data))
        },
      ),
      "GET /back-office/overview/sales": staffRoute(
        "overview.read",
        "Sales from one day to another",
        { query: AskSales },
        async (req, res) => {
          const { from, until } = parseInput(AskSales, req.query)
          res.json(await readSales(databaseOf(req), from, until))
        },
      ),
      "GET /back-office/overview/todo": staffRoute("overview.read", "What waits for somebody", {}, async (req, res) => {
        const seesPayments = isAllowed(administratorOf(req).role, "payments.read")
        res.json(await readTodo(databaseOf(req), seesPayments))
      }),
    },
  }),
]
