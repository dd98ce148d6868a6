import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isAllowed } from "../../../../contract"
import { readTodo } from "../../../../queries/todo"
import { administratorOf } from "../../../guard"
import { databaseOf } from "../../../resource"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const seesPayments = isAllowed(administratorOf(req).role, "payments.read")
  res.json(await readTodo(databaseOf(req), seesPayments))
}
