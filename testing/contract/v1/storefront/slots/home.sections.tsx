import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("home.sections", {
  order: 30_000,
  name: { en: "V1 notes", hi: "v1 notes" },
  component: ({ title }) => (
    <section>
      <h2>{title ?? V1_NOTES.title}</h2>
      <p>{V1_NOTES.part("home.sections")}</p>
    </section>
  ),
})
