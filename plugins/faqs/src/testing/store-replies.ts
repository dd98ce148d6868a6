import type { StoreReplies } from "@haat/testing/plugin-parts"

const askReplies: StoreReplies = async ({ ask, guest }) => {
  await ask(guest, "GET /store/faqs")
}
export default askReplies
