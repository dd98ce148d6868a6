import { resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource, FIRST_ROWS } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import { parseInput } from "@haat/sdk/server/parse-input"
import { z } from "zod"
import { AskSales, type StockTodo } from "../contract"
import { READ_MODEL_ERRORS } from "../errors"
import { OVERVIEW_PERMISSIONS } from "../permissions"
import { readOverview } from "../queries/overview"
import { readSales } from "../queries/sales"
import { readScarceProducts } from "../queries/scarce-products"

const Day = z.iso.date().optional()

export const OVERVIEW_RESOURCES = [
  defineResource({
    name: "overview",
    tag: "Back office: shop",
    permissions: OVERVIEW_PERMISSIONS,
    readTodo: async (db): Promise<StockTodo> => ({ stock: await readScarceProducts(db, FIRST_ROWS.take) }),
    routes: {
      "GET /back-office/overview": staffRoute(
        "overview.read",
        "The overview, up to the end of a day",
        {
          query: z.object({ date: z.string().optional().describe("YYYY-MM-DD") }),
        },
        async (req, res) => {
          const date = Day.safeParse(req.query.date)
          if (!date.success) throw new HttpError(READ_MODEL_ERRORS.day_expected)
          res.json(await readOverview(resolveDatabase(req), date.data))
        },
      ),
      "GET /back-office/overview/sales": staffRoute(
        "overview.read",
        "Sales from one day to another",
        { query: AskSales },
        async (req, res) => {
          const { from, until } = parseInput(AskSales, req.query)
          res.json(await readSales(resolveDatabase(req), from, until))
        },
      ),
    },
  }),
]
