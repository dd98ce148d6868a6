import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isAllowed } from "../../../../contract"
import { readTodo } from "../../../../queries/todo"
import { administratorOf } from "../../../guard"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const seesPayments = isAllowed(administratorOf(req).role, "payments.read")
  res.json(await readTodo(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), seesPayments))
}
