import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, Outlet, useNavigate, useParams } from "react-router-dom"
import type { LinkedDialog } from "../components/dialog-link.tsx"
import { ensureQueries, loadQueries } from "../lib/backend/load-queries.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { ShownProduct } from "../lib/shop/variants/choose-variant.ts"
import type { Route } from "./+types/product-form"

export const loader = ({ request, params }: Route.LoaderArgs) =>
  loadQueries(request, productQuery(params.product_id ?? ""))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ensureQueries(productQuery(params.product_id ?? ""))

/** The `useOutletContext` of a page with such a form. */
export type ProductForm = { product: ShownProduct; dialog: LinkedDialog }

/** The frame of a page with a form about a product, which the product's own page shows as a dialog with JavaScript. */
export default function ProductFormFrame() {
  const { product_id = "" } = useParams()
  const { data: product } = useSuspenseQuery(productQuery(product_id))
  const navigate = useNavigate()
  const to = `/product-info/${product.id}`
  const dialog: LinkedDialog = { open: true, look: "page", onClose: () => navigate(to) }
  return (
    <>
      <h1 lang={product.langs?.name} className="text-3xl font-semibold wrap-anywhere">
        <Link to={to} className="hover:underline">
          {product.name}
        </Link>
      </h1>
      <Outlet context={{ product, dialog } satisfies ProductForm} />
    </>
  )
}
