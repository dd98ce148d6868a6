import type { StoreReplies } from "@haat/testing/plugin-parts"

const askReplies: StoreReplies = async ({ ask, guest, product }) => {
  await ask(guest, "POST /store/problem-reports", {}, { product_id: product.id, message: "It is dented" })
  const complaint = { name: "Dia", email: "dia@example.com", message: "It never came" }
  await ask(guest, "POST /store/complaints", {}, complaint)
}
export default askReplies
