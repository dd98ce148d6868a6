import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { productQuery } from "../lib/shop/product-query.ts"
import type { PageProduct } from "../lib/shop/variants/choose-variant.ts"
import type { LinkedDialog } from "./dialog-link.tsx"

type ProductFormFrameProps = {
  /** draws the form; `dialog` are the props of its dialog, which it shows in the page */
  children: (product: PageProduct, dialog: LinkedDialog) => ReactNode
}

/**
 * A page with a form about a product, which the product's own page shows as a dialog with JavaScript. Its address has
 * the parameter `product_id`, and its loader loads the `productQuery`.
 */
export function ProductFormFrame({ children }: ProductFormFrameProps) {
  const { product_id = "" } = useParams()
  const { data: product } = useSuspenseQuery(productQuery(product_id))
  const navigate = useNavigate()
  const to = `/product-info/${product.id}`
  return (
    <>
      <h1 lang={product.langs?.name} className="text-3xl font-semibold wrap-anywhere">
        <Link to={to} className="hover:underline">
          {product.name}
        </Link>
      </h1>
      {children(product, { open: true, layout: "page", onClose: () => navigate(to) })}
    </>
  )
}
