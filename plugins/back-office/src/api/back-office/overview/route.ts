import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "zod"
import { BACK_OFFICE_ERRORS } from "../../../errors"
import { readOverview } from "../../../queries/overview"
import { databaseOf } from "../../resource"

const Day = z.iso.date().optional()

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const date = Day.safeParse(req.query.date)
  if (!date.success) throw new HttpError(BACK_OFFICE_ERRORS.day_expected)
  res.json(await readOverview(databaseOf(req), date.data))
}
