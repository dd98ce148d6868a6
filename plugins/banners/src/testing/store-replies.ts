import type { StoreReplies } from "@haat/testing/plugin-parts"

const askReplies: StoreReplies = async ({ ask, guest }) => {
  for (const page of ["banners", "main-products"]) await ask(guest, `GET /store/${page}`)
}
export default askReplies
