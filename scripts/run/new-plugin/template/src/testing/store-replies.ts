import type { StoreReplies } from "@haat/testing/plugin-parts"

const askReplies: StoreReplies = async ({ ask, shopper }) => {
  const { item } = await ask(shopper, "POST /store/__name__", {}, { name: "Lota" })
  await ask(shopper, "GET /store/__name__")
  // begin mail
  await ask(shopper, "POST /store/__name__/mail", {}, { locale: "en" })
  // end mail
  await ask(shopper, "DELETE /store/__name__/:id", item)
}
export default askReplies
