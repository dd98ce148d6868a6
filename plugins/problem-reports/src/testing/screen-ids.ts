import type { ScreenIds } from "@haat/testing/plugin-parts"

const createScreens: ScreenIds = async ({ haat, owner, product }) => {
  const email = `tara${Date.now()}@example.com`
  await haat.guest().post("/store/problem-reports", { product_id: product.id, message: "It came without its lid" })
  await haat.guest().post("/store/complaints", { name: "Tara", email, message: "Nobody writes back" })
  const findFirst = async (resource: string, filter: object) => {
    const { body } = await owner.get(`/back-office/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    return body[0].id as string
  }
  return {
    "/problem-reports/:id/show": await findFirst("problem-reports", { product_id: product.id }),
    "/complaints/:id/show": await findFirst("complaints", { q: email }),
  }
}
export default createScreens
