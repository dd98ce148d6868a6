import { shop } from "@haat/testing"
import { expect, it } from "vitest"

const haat = shop()

it("erasing an account erases a guest's closed complaint under the same address and keeps an open one", async () => {
  const [asha, owner] = [await haat.shopper(), await haat.admin()]
  const { email } = asha.person
  const complain = async (client: { post: typeof asha.post }): Promise<string> =>
    (await client.post("/store/complaints", { name: "Asha", email, message: "It never came" })).body.complaint.number
  const [open, closed] = [await complain(haat.guest()), await complain(haat.guest())]
  await complain(asha)
  const [{ id }] = await haat.sql("select id from complaint where number = $1", [closed])
  expect((await owner.put(`/back-office/complaints/${id}`, { closed: true })).status).toBe(200)
  const erased = await asha.post("/store/personal-data/erasure", { current_password: "Secret@123" })
  expect(erased.status).toBe(200)
  expect(await haat.sql("select number from complaint where email = $1", [email])).toEqual([{ number: open }])
})
