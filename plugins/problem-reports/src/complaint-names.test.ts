import { shop } from "@haat/testing"
import { expect, it } from "vitest"

const haat = shop()
const complain = (name: string) =>
  haat.guest().post("/store/complaints", { name, email: "esha@example.com", message: "A question" })

it.each(["\u200b", "\u3164", "\u200c\u200d", "Esha\nRao", "Esha\u202eRao"])(
  "rejects %j as the name of who complains: nothing of it is seen, or it has a line break",
  async (name) => expect((await complain(name)).status).toBe(400),
)

it("takes a name with joiners between letters", async () => {
  expect((await complain("क्‍ष")).status).toBeLessThan(300)
})
