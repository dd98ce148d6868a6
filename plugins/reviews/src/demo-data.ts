import type { DemoData } from "@haat/sdk/server/demo-data"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { demoReviews } from "./demo/demo-reviews"
import { ageReview, findUnsaid } from "./demo/queries/unsaid-reviews"
import { saveReview } from "./workflows/save-review"

const DAYS_SINCE_REVIEW = 33

/** Reviews of the demo shop; a large shop has one of each customer. */
export const DEMO_DATA: DemoData = {
  async addOpinions(container) {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    for (const { email, product, rating, comment } of demoReviews)
      for (const bought of await findUnsaid(database, email, product)) {
        const { review } = await saveReview(container, { ...bought, rating, comment })
        await ageReview(database, review.id, DAYS_SINCE_REVIEW)
      }
  },
  fillStatements: ({ people, products }) => [
    `insert into product_review (id, product_id, customer_id, rating, comment, hidden, reply, created_at, updated_at)
     select 'rev_large' || key, 'prod_large' || lpad((1 + (n * 37) % ${products})::text, 6, '0'), 'cus_large' || key,
       1 + n % 5, 'Came in good time and looks as in the picture. Bought for number ' || n || '.', n % 50 = 0,
       case when n % 10 = 0 then 'Thank you for telling us.' end, at, at from ${people}`,
  ],
}
