import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { ListBase, useListContext, useTranslate, WithListContext } from "react-admin"
import { Link } from "react-router-dom"
import { Filters, SearchFilter } from "../components/Filters"
import { Thumbnail } from "../products/Thumbnail"
import { useListFailure } from "../products/use-list-failure"
import { useProductAddress } from "../products/use-product-address"
import { LinkRows } from "./LinkRows"

const WORDS = "resources.overview"

/** The products header as the specification has it, '5 of 10' included, above the newest five that match. */
const NewestProducts = () => {
  const translate = useTranslate()
  return (
    <ListBase
      resource="products"
      disableSyncWithLocation
      storeKey={false}
      perPage={5}
      sort={{ field: "created_at", order: "DESC" }}
    >
      <Card component="section" aria-labelledby="newest">
        <Box sx={HEAD}>
          <Typography variant="h2" id="newest">
            {translate(`${WORDS}.products`)}
          </Typography>
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem", flex: 1 }}>
            {translate(`${WORDS}.fiveOfTen`)}
          </Typography>
          <Filters>
            <SearchFilter label={`${WORDS}.searchProducts`} />
          </Filters>
        </Box>
        <WithListContext
          loading={<Skeleton variant="rounded" height={220} sx={{ m: 3 }} />}
          error={<Unread />}
          empty={<Typography sx={{ px: 3, pb: 3 }}>{translate(`${WORDS}.noProducts`)}</Typography>}
        >
          <Rows />
        </WithListContext>
        <Box sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>
          <Button component={Link} to="/products">
            {translate(`${WORDS}.allProducts`)}
          </Button>
        </Box>
      </Card>
    </ListBase>
  )
}

const HEAD = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  p: { xs: 2, sm: 3 },
  "& form": { mb: 0 },
} as const

const Rows = () => {
  const translate = useTranslate()
  const addressOf = useProductAddress()
  const { data = [] } = useListContext<ShopProduct>()
  const rows = data.map((product) => ({
    id: product.id,
    to: addressOf(product),
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

const Unread = () => {
  const { error } = useListContext()
  return (
    <Typography role="alert" sx={{ px: 3, pb: 3, color: "error.main" }}>
      {useListFailure()(error)}
    </Typography>
  )
}

export default NewestProducts
