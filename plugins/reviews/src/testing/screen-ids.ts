import type { ScreenIds } from "@haat/testing/plugin-parts"

/** Adds a review whose account is deleted. */
const createScreens: ScreenIds = async ({ haat, product }) => {
  const id = `prev_${product.id}_seen`
  await haat.sql(
    `insert into product_review (id, product_id, customer_id, rating, comment, created_at)
     values ($1, $2, 'cus_gone_seen', 4, 'Holds water', now())`,
    [id, product.id],
  )
  return { "/reviews/:id/show": id }
}
export default createScreens
