import type { PersonalRows } from "@haat/testing/plugin-parts"
import { expect } from "vitest"

const rows: PersonalRows = {
  async addRows({ haat, texts }) {
    expect((await haat.guest().post("/store/newsletter", { email: texts.email })).status).toBe(201)
  },
  sections: ({ email }) => ({ newsletter: [{ email }] }),
}
export default rows
