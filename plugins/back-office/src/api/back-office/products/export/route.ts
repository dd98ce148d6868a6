import { once } from "node:events"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { auditedBy } from "../../../../audit-log/audit-entry"
import { auditRead } from "../../../../audit-log/audit-read"
import { BYTE_ORDER_MARK, headingLine, writeProducts } from "../../../../csv/write-products"
import { readListQuery } from "../../../../dialect/list-query"
import { catalogOf, PRODUCT_LIST, productFilter } from "../../../../queries/catalog"
import { gstOf } from "../../../../queries/gst"
import { administratorOf } from "../../../guard"

const AT_ONCE = 200
const MAX_EXPORTED = 100_000

/** Everything that matches as a CSV file, sent while it is read: the shop may have more goods than memory. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const catalog = catalogOf(req.scope)
  const gst = gstOf(req.scope)
  const query = readListQuery(req.query, PRODUCT_LIST)
  const filter = await productFilter(req.scope, query.filter)
  const ids = await catalog.listShopProductIds({ ...filter, ids: query.ids }, MAX_EXPORTED)
  const send = async () => {
    res.setHeader("Content-Type", "text/csv; charset=utf-8")
    res.setHeader("Content-Disposition", 'attachment; filename="products.csv"')
    res.write(BYTE_ORDER_MARK + headingLine())
    for (let at = 0; at < ids.length && !res.destroyed; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE)
      const [products, variants, taxes] = await Promise.all([
        catalog.readShopProducts(some),
        catalog.readVariantsOf(some),
        gst.ownTaxes(some),
      ])
      if (!res.write(writeProducts(products, { variants, taxes, publicUrl: catalog.publicUrl })))
        await Promise.race([once(res, "drain"), once(res, "close")])
    }
    return { rows: ids.length }
  }
  const read = { resource: "products", action: "exported", filter: query.filter } as const
  await auditRead(req.scope, auditedBy(administratorOf(req)), read, send)
  res.end()
}
