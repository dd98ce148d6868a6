import { saveReview } from "@haat/reviews/workflows/save-review"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const DAYS_SINCE_REVIEW = 33

/** Reviews by demo shoppers, with their email address and the product's name. */
const REVIEWS = [
  {
    email: "asha@haat.example",
    product: "Brass Akhand Diya",
    rating: 5,
    comment:
      "Burns through the whole night without a flicker, and the glass keeps the draught out. Heavier than I expected.",
  },
  {
    email: "asha@haat.example",
    product: "Assam CTC Tea",
    rating: 4,
    comment: "Strong and malty, just right with milk and ginger. The packet could close better once it is open.",
  },
]

const UNSAID = `
  select c.id as customer_id, p.id as product_id from customer c, product p
  where c.email = :email and c.has_account and c.deleted_at is null and p.title = :product and p.deleted_at is null
    and not exists (select 1 from product_review r where r.customer_id = c.id and r.product_id = p.id)
    and exists (
      select 1 from "order" o join order_item oi on oi.order_id = o.id join order_line_item li on li.id = oi.item_id
      where o.customer_id = c.id and o.status <> 'canceled' and o.deleted_at is null and li.product_id = p.id)`

/** The demo shop's reviews. What has been said already is left alone. */
export async function seedReviews(container: MedusaContainer) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const { email, product, rating, comment } of REVIEWS) {
    const { rows } = await database.raw<{ rows: { customer_id: string; product_id: string }[] }>(UNSAID, {
      email,
      product,
    })
    for (const which of rows) {
      const { review } = await saveReview(container, { ...which, rating, comment })
      await database.raw("update product_review set created_at = created_at - make_interval(days => ?) where id = ?", [
        DAYS_SINCE_REVIEW,
        review.id,
      ])
    }
  }
}
