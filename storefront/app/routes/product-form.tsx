import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, Outlet, useNavigate, useParams } from "react-router-dom"
import type { LinkedDialog } from "../components/dialog-link.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { PageProduct } from "../lib/shop/variants/choose-variant.ts"
import type { Route } from "./+types/product-form"

const queries = ({ params }: PageArgs<Route.LoaderArgs["params"]>) => ({
  critical: [productQuery(params.product_id ?? "")],
})
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

/** The `useOutletContext` of a page with such a form. */
export type ProductFormContext = { product: PageProduct; dialog: LinkedDialog }

/** The frame of a page with a form about a product, which the product's own page shows as a dialog with JavaScript. */
export default function ProductFormFrame() {
  const { product_id = "" } = useParams()
  const { data: product } = useSuspenseQuery(productQuery(product_id))
  const navigate = useNavigate()
  const to = `/product-info/${product.id}`
  const dialog: LinkedDialog = { open: true, layout: "page", onClose: () => navigate(to) }
  return (
    <>
      <h1 lang={product.langs?.name} className="text-3xl font-semibold wrap-anywhere">
        <Link to={to} className="hover:underline">
          {product.name}
        </Link>
      </h1>
      <Outlet context={{ product, dialog } satisfies ProductFormContext} />
    </>
  )
}
