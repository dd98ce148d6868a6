import type { StoreReplies } from "@haat/testing/plugin-parts"

const askReplies: StoreReplies = async ({ ask, shopper, guest, product }) => {
  const { item } = await ask(shopper, "POST /store/v1-notes", {}, { name: "Lota" })
  await ask(shopper, "GET /store/v1-notes")
  await ask(shopper, "POST /store/v1-notes/mail", {}, { locale: "en" })
  await ask(guest, "GET /store/v1-note-counts/:product_id", { product_id: product.id })
  await ask(shopper, "DELETE /store/v1-notes/:id", item)
}
export default askReplies
