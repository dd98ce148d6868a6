import { checkProductImportWorkflow } from "@haat/catalog/workflows/check-product-import"
import { readProducts } from "../../../csv/read-products"
import { answering } from "../../../dialect/answering"
import { importAnswer } from "../../../reading/product-import"
import { tellTrail } from "../../keep-trail"

const LONGEST_NAME = 200

/** The dry run: what the file would do, and everything that is wrong in it. */
export const POST = answering(async (req, res) => {
  tellTrail(req, { nothing: true })
  const { filename } = req.query
  const file = readProducts(req.body as Buffer)
  const { result } = await checkProductImportWorkflow(req.scope).run({
    input: { filename: (typeof filename === "string" ? filename : "products.csv").slice(0, LONGEST_NAME), ...file },
  })
  res.status(201).json(importAnswer(result))
})
