import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import { Breadcrumbs } from "../../../components/breadcrumbs.tsx"
import type { LinkedDialog } from "../../../components/dialog-link.tsx"
import { COMMON } from "../../../components/messages.ts"
import { PageHead } from "../../../components/page-head.tsx"
import { productQuery } from "../../../lib/shop/product-query.ts"
import type { ShownProduct } from "../../../lib/shop/variants/choose-variant.ts"

type ProductFormPageProps = {
  product_id: string
  title: string
  children: (product: ShownProduct, dialog: LinkedDialog) => ReactNode
}

/** The page of a form about a product, which the product's own page shows as a dialog where JavaScript is there. */
export function ProductFormPage({ product_id, title, children }: ProductFormPageProps) {
  const { data: product } = useSuspenseQuery(productQuery(product_id))
  const navigate = useNavigate()
  const { name } = product
  const lang = product.langs?.name
  const to = `/product-info/${product.id}`
  return (
    <>
      <PageHead title={`${title} · ${name}`} description={title} noIndex />
      <Breadcrumbs crumbs={[{ name: COMMON.home, to: "/" }, { name, lang, to }, { name: title }]} />
      <h1 lang={lang} className="text-3xl font-semibold wrap-anywhere">
        {name}
      </h1>
      {children(product, { open: true, look: "page", onClose: () => navigate(to) })}
    </>
  )
}
