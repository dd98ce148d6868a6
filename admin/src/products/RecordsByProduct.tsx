import type { ShopProduct } from "@haat/catalog/contract"
import CloseIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { type ReactNode, useContext } from "react"
import {
  ListContext,
  ListContextProvider,
  useGetOne,
  useListContext,
  useRecordContext,
  useTranslate,
} from "react-admin"
import { Link } from "react-router-dom"
import { TextButton } from "../components/buttons"
import { Choice } from "../components/Choice"
import { RecordCards } from "../components/cards"
import { TextLink } from "../components/links"
import { useProductPath } from "./use-product-path"

type ProductReference = { id: string; product_id: string; product_name: string }

const BY_PRODUCT = { field: "product_name", order: "ASC" } as const
const NEWEST = { field: "created_at", order: "DESC" } as const

export const ProductSortChoice = ({ label }: { label: string }) => {
  const translate = useTranslate()
  const { sort, setSort } = useListContext()
  return (
    <Choice
      label={label}
      value={sort.field === BY_PRODUCT.field ? "product" : "newest"}
      options={{ newest: translate("components.newest"), product: translate("components.byProduct") }}
      onChoose={(order) => setSort(order === "product" ? BY_PRODUCT : NEWEST)}
    />
  )
}

/**
 * Cards of a list of records about products: the newest first, or grouped under a heading for each product. `children`
 * render the record in context.
 */
export const RecordsByProduct = ({ children }: { children: ReactNode }) => {
  const list = useListContext<ProductReference>()
  const productPath = useProductPath()
  const deleted = useTranslate()("components.deletedProduct")
  if (list.sort.field !== BY_PRODUCT.field || !list.data) return <RecordCards>{children}</RecordCards>
  const groups = new Map<string, ProductReference[]>()
  for (const row of list.data) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row])
  return [...groups].map(([id, rows]) => {
    const name = rows[0].product_name
    return (
      <Box component="section" key={id} aria-label={name || deleted} sx={{ mb: 3 }}>
        <Typography variant="h2" sx={{ mb: 1, overflowWrap: "anywhere" }}>
          {name ? (
            <MuiLink component={Link} to={productPath({ id, name })} color="inherit" underline="hover">
              {name}
            </MuiLink>
          ) : (
            deleted
          )}
        </Typography>
        <ListContextProvider value={{ ...list, data: rows }}>
          <RecordCards>{children}</RecordCards>
        </ListContextProvider>
      </Box>
    )
  })
}

export const ProductFilterChip = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { product_id: id, ...rest } = filterValues
  const { data } = useGetOne<ShopProduct>("products", { id }, { enabled: !!id })
  if (!id) return null
  const name = data?.name ?? translate("components.oneProduct")
  return (
    <TextButton
      size="small"
      variant="outlined"
      endIcon={<CloseIcon />}
      label={translate("components.only", { name })}
      onClick={() => setFilters(rest)}
    />
  )
}

const SMALL = { display: "block", mt: 0.5, color: "text.secondary", fontSize: "0.875rem", minHeight: 24 } as const

/**
 * Name of the record's product. In a list it filters by the product, unless the list is grouped; on the record's own
 * screen it links to the product.
 */
export const ProductLink = () => {
  const { product_id: id, product_name } = useRecordContext() as ProductReference
  const list = useContext(ListContext)
  const productPath = useProductPath()
  const deleted = useTranslate()("components.deletedProduct")
  const name = product_name || deleted
  if (list?.sort.field === BY_PRODUCT.field) return null
  if (list)
    return (
      <MuiLink
        component="button"
        type="button"
        underline="hover"
        sx={{ ...SMALL, textAlign: "left" }}
        onClick={() => list.setFilters({ ...list.filterValues, product_id: id })}
      >
        {name}
      </MuiLink>
    )
  return product_name ? (
    <TextLink to={productPath({ id, name })} sx={SMALL}>
      {name}
    </TextLink>
  ) : (
    <Box sx={SMALL}>{name}</Box>
  )
}
