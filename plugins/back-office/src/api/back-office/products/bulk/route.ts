import { BulkChange } from "@haat/catalog/contract"
import { changeProductsWorkflow } from "@haat/catalog/workflows/change-products"
import { isAllowed } from "../../../../contract"
import { answering } from "../../../../dialect/answering"
import { readBody } from "../../../../dialect/read-body"
import { catalogOf } from "../../../../reading/catalog"
import { administratorOf } from "../../../guard"
import { tellTrail } from "../../../keep-trail"

export const POST = answering(async (req, res) => {
  const input = readBody(BulkChange, req.body)
  if (input.change.kind === "delete" && !isAllowed(administratorOf(req).role, "products.delete")) {
    return void res.status(403).json({ message: "Deleting is not part of your role", permission: "products.delete" })
  }
  const { result } = await changeProductsWorkflow(req.scope).run({ input })
  const { id, kind, count } = result
  const { kind: _, ...how } = input.change
  tellTrail(
    req,
    count
      ? {
          subject: `${kind}: ${count} products`,
          before: {},
          after: { products: count, ...how },
          parts: await catalogOf(req.scope).readChange(id),
        }
      : { nothing: true },
  )
  res.status(201).json(result)
})
