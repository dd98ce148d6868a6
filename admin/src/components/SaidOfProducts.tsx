import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useListContext } from "react-admin"
import { Link } from "react-router-dom"
import { Waiting } from "../layout/Waiting"
import { useProductAddress } from "../products/use-product-address"
import { Choice } from "./Choice"

type OfProduct = { id: string; product_id: string; product_name: string }

const BY_PRODUCT = { field: "product_name", order: "ASC" } as const
const NEWEST = { field: "created_at", order: "DESC" } as const

/** The two orders of a list of what is said of products. */
export const NewestOrByProduct = ({ label }: { label: string }) => {
  const { sort, setSort } = useListContext()
  return (
    <Choice
      label={label}
      value={sort.field === BY_PRODUCT.field ? "product" : "newest"}
      options={{ newest: "Newest", product: "By product" }}
      onChoose={(order) => setSort(order === "product" ? BY_PRODUCT : NEWEST)}
    />
  )
}

type SaidOfProductsProps<T extends OfProduct> = {
  /** Said when the list cannot be fetched. */
  failed: string
  empty: ReactNode
  /** `named` where no heading names the product. */
  children: (row: T, named: boolean) => ReactNode
}

/** The rows of such a list in its order, or why there are none. */
export const SaidOfProducts = <T extends OfProduct>({ failed, empty, children }: SaidOfProductsProps<T>) => {
  const { data, error, isPending, sort, refetch } = useListContext<T>()
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {failed}
      </Alert>
    )
  }
  if (isPending) return <Waiting />
  if (!data.length) return empty
  return sort.field === BY_PRODUCT.field ? (
    <ProductGroups rows={data}>{(row) => children(row, false)}</ProductGroups>
  ) : (
    <Rows>{data.map((row) => children(row, true))}</Rows>
  )
}

type Props<T extends OfProduct> = { rows: T[]; children: (row: T) => ReactNode }

/** Rows that come sorted by product, under a heading for each. */
const ProductGroups = <T extends OfProduct>({ rows, children }: Props<T>) => {
  const addressOf = useProductAddress()
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row])
  return [...groups].map(([id, ofProduct]) => (
    <Box component="section" key={id} aria-label={ofProduct[0].product_name || "A deleted product"} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1, overflowWrap: "anywhere" }}>
        {ofProduct[0].product_name ? (
          <Box
            component={Link}
            to={addressOf({ id, name: ofProduct[0].product_name })}
            sx={{ color: "inherit", textDecorationColor: "transparent", "&:hover": { textDecorationColor: "inherit" } }}
          >
            {ofProduct[0].product_name}
          </Box>
        ) : (
          "A deleted product"
        )}
      </Typography>
      <Rows>{ofProduct.map(children)}</Rows>
    </Box>
  ))
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
    {children}
  </Box>
)
