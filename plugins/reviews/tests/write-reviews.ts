import { shop } from "@haat/testing"
import { expect } from "@playwright/test"

/** Adds reviews whose accounts are deleted, and resolves when the catalogue counts them. */
export const writeReviews = async (product: { id: string }, ratings: number[]) => {
  const haat = await shop()
  for (const [i, rating] of ratings.entries())
    await haat.sql(
      `insert into product_review (id, product_id, customer_id, rating, comment, created_at)
       values ($1, $2, $3, $4, $5, now() - make_interval(days => $6))`,
      [`prev_${product.id}_${i}`, product.id, `cus_gone_${i}`, rating, `Opinion number ${i + 1}`, i + 1],
    )
  // whatever the owner does to a review, the catalogue counts anew
  await (await haat.admin()).put(`/back-office/reviews/prev_${product.id}_0`, { hidden: false })
  const known = async () =>
    (await haat.guest().get(`/store/catalog/products/${product.id}`)).body.product.rating.count as number
  await expect.poll(known).toBe(ratings.length)
}
