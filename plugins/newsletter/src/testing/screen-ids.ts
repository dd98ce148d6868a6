import type { ScreenIds } from "@haat/testing/plugin-parts"

const createScreens: ScreenIds = async ({ haat, owner }) => {
  const email = `reader${Date.now()}@example.com`
  await haat.guest().post("/store/newsletter", { email })
  const filter = encodeURIComponent(JSON.stringify({ q: email }))
  const [{ id }] = (await owner.get(`/back-office/subscribers?filter=${filter}`)).body
  return { "/subscribers/:id": id }
}
export default createScreens
