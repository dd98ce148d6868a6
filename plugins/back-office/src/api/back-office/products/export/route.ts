import { once } from "node:events"
import { BYTE_ORDER_MARK, headingLine, writeProducts } from "../../../../csv/write-products"
import { answering } from "../../../../dialect/answering"
import { readListQuery } from "../../../../dialect/list-query"
import { catalogOf, PRODUCT_LIST, productFilter } from "../../../../reading/catalog"

const AT_ONCE = 200
const MOST = 100_000

/** Everything that matches as a CSV file, sent while it is read: the shop may have more goods than memory. */
export const GET = answering(async (req, res) => {
  const catalog = catalogOf(req.scope)
  const query = readListQuery(req.query, PRODUCT_LIST)
  const filter = await productFilter(req.scope, query.filter)
  const ids = await catalog.listShopProductIds({ ...filter, ids: query.ids }, MOST)
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="products.csv"')
  res.write(BYTE_ORDER_MARK + headingLine())
  for (let at = 0; at < ids.length && !res.destroyed; at += AT_ONCE) {
    const products = await catalog.readShopProducts(ids.slice(at, at + AT_ONCE))
    if (!res.write(writeProducts(products))) await Promise.race([once(res, "drain"), once(res, "close")])
  }
  res.end()
})
