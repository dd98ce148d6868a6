import type { StoreReplies } from "@haat/testing/plugin-parts"

const askReplies: StoreReplies = async ({ ask, shopper, guest, product }) => {
  await ask(shopper, "POST /store/reviews", {}, { product_id: product.id, rating: 5, comment: "Shines like gold" })
  await ask(guest, "GET /store/reviews", {}, undefined, `?product_id=${product.id}`)
}
export default askReplies
