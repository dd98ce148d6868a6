import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { V1NoteCount } from "../../../../contract"
import { countV1Notes } from "../../../../workflows/change-v1-notes"

export const GET = async (req: MedusaRequest, res: MedusaResponse<V1NoteCount>) =>
  res.json(await countV1Notes(req.scope, req.params.product_id))
