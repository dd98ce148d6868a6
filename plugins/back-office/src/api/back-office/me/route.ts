import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type Me, permissionsOf } from "../../../contract"
import { administratorOf } from "../../guard"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { id, role, must_enrol } = administratorOf(req)
  const me: Me = { id, role, must_enrol, permissions: must_enrol ? [] : permissionsOf(role) }
  res.json(me)
}
