import type { PersonalRows } from "@haat/testing/plugin-parts"

const rows: PersonalRows = {
  addRows: async ({ shopper, texts }) => void (await shopper.post("/store/__name__", { name: texts.words })),
  sections: ({ words }) => ({ __tables__: [{ name: words }] }),
}
export default rows
