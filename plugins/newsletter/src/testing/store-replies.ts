import type { StoreReplies } from "@haat/testing/plugin-parts"

const askReplies: StoreReplies = async ({ ask, shopper, guest }) => {
  await ask(guest, "POST /store/newsletter", {}, { email: shopper.person.email })
  await ask(guest, "POST /store/newsletter/unsubscribe", {}, { token: "0".repeat(64) })
  await ask(shopper, "GET /store/newsletter/mine")
  await ask(shopper, "POST /store/newsletter/mine", {}, { subscribed: true, language: "en" })
}
export default askReplies
