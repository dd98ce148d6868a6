import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useListContext, useTranslate, WithListContext } from "react-admin"
import { Filters, SearchFilter } from "../components/Filters"
import { EmbeddedList } from "../components/List"
import { Thumbnail } from "../products/Thumbnail"
import { useListFailure } from "../products/use-list-failure"
import { useProductPath } from "../products/use-product-path"
import { LinkPanel, LinkRows, PanelText } from "./LinkPanel"

const WORDS = "resources.overview"

/** The specification's products panel, with its fixed '5 of 10', and the five newest matches. */
const NewestProducts = () => {
  const translate = useTranslate()
  const head = (
    <>
      <Typography sx={{ color: "text.secondary", fontSize: "0.875rem", flex: 1 }}>
        {translate(`${WORDS}.fiveOfTen`)}
      </Typography>
      <Filters>
        <SearchFilter label={`${WORDS}.searchProducts`} />
      </Filters>
    </>
  )
  return (
    <EmbeddedList resource="products" perPage={5} sort={{ field: "created_at", order: "DESC" }}>
      <LinkPanel title={`${WORDS}.products`} aside={head} to="/products" all={`${WORDS}.allProducts`}>
        <WithListContext
          loading={<Skeleton variant="rounded" height={220} sx={{ m: 3 }} />}
          error={<LoadError />}
          empty={<PanelText text={`${WORDS}.noProducts`} />}
        >
          <Rows />
        </WithListContext>
      </LinkPanel>
    </EmbeddedList>
  )
}

const Rows = () => {
  const translate = useTranslate()
  const productPath = useProductPath()
  const { data = [] } = useListContext<ShopProduct>()
  const rows = data.map((product) => ({
    id: product.id,
    to: productPath(product),
    image: <Thumbnail product={product} size={44} />,
    title: product.name,
    below: [
      product.category?.name ?? translate(`${WORDS}.noCategory`),
      ...(product.active ? [] : [translate(`${WORDS}.hidden`)]),
    ].join(" · "),
    end: money(product.price),
  }))
  return <LinkRows rows={rows} />
}

const LoadError = () => <PanelText failed text={useListFailure()(useListContext().error)} />

export default NewestProducts
