import { defineSlot } from "@haat/sdk/storefront"
import { useQuery } from "@tanstack/react-query"
import { V1_NOTES } from "../messages.ts"
import { countQuery } from "../read-v1-notes.ts"

function Count({ product }: { product: { id: string } }) {
  const { data } = useQuery(countQuery(product.id))
  return (
    <section>
      <p>{V1_NOTES.part("product.sections")}</p>
      {data && <p>{V1_NOTES.count(data.count)}</p>}
    </section>
  )
}

export default defineSlot("product.sections", {
  order: 30_000,
  queries: ({ url }) => [countQuery(url.pathname.split("/").at(-1) ?? "")],
  component: Count,
})
