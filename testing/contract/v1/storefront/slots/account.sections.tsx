import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"
import { v1NotesQuery } from "../read-v1-notes.ts"

export default defineSlot("account.sections", {
  order: 30_000,
  queries: () => [v1NotesQuery],
  component: ({ person }) => (
    <section>
      <p>
        {V1_NOTES.part("account.sections")} <span hidden>{person.id}</span>
      </p>
    </section>
  ),
})
