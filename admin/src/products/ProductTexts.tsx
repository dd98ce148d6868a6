import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { ListContextProvider, useListContext, useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { Choice } from "../components/Choice"
import { RecordCards } from "../components/cards"
import { useProductAddress } from "./use-product-address"

export type ProductReference = { id: string; product_id: string; product_name: string }

export const BY_PRODUCT = { field: "product_name", order: "ASC" } as const
const NEWEST = { field: "created_at", order: "DESC" } as const

export const NewestOrByProduct = ({ label }: { label: string }) => {
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

/** The rows of such a list in its order: the newest first, or under a heading for each product. `children` draw the record in context. */
export const ProductTexts = ({ children }: { children: ReactNode }) => {
  const list = useListContext<ProductReference>()
  const addressOf = useProductAddress()
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
            <Box
              component={Link}
              to={addressOf({ id, name })}
              sx={{
                color: "inherit",
                textDecorationColor: "transparent",
                "&:hover": { textDecorationColor: "inherit" },
              }}
            >
              {name}
            </Box>
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
