import type { PersonalRows } from "@haat/testing/plugin-parts"
import { expect } from "vitest"

const rows: PersonalRows = {
  async addRows({ shopper, product, texts }) {
    const review = { product_id: product.id, rating: 5, comment: texts.words }
    expect((await shopper.post("/store/reviews", review)).status).toBe(201)
  },
  sections: ({ words }) => ({ reviews: [{ comment: words, rating: 5 }] }),
}
export default rows
