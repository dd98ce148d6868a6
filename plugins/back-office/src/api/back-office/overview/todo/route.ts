import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isAllowed } from "../../../../contract"
import { answering } from "../../../../dialect/answering"
import { readTodo } from "../../../../reading/todo"
import { administratorOf } from "../../../guard"

export const GET = answering(async (req, res) => {
  const seesPayments = isAllowed(administratorOf(req).role, "payments.read")
  res.json(await readTodo(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), seesPayments))
})
