import type { PersonalRows } from "@haat/testing/plugin-parts"
import { expect } from "vitest"

const rows: PersonalRows = {
  async addRows({ haat, shopper, owner, product, texts: { first_name, last_name, email, words } }) {
    const report = { product_id: product.id, message: words }
    expect((await shopper.post("/store/problem-reports", report)).status).toBe(201)
    const complaint = { name: `${first_name} ${last_name}`, email, message: words }
    expect((await shopper.post("/store/complaints", complaint)).status).toBe(201)
    const ofGuest = await haat.guest().post("/store/complaints", complaint)
    expect(ofGuest.status).toBe(201)
    const [{ id }] = await haat.sql("select id from complaint where number = $1", [ofGuest.body.complaint.number])
    expect((await owner.put(`/back-office/complaints/${id}`, { closed: true })).status).toBe(200)
  },
  sections: ({ words }) => ({ problem_reports: [{ message: words }] }),
  audited: ["changed"],
}
export default rows
