import type { PricePreview } from "@haat/catalog/contract"
import { grouped, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { DataTable, useTranslate } from "react-admin"

const WORDS = "resources.products.price"
type Row = PricePreview["products"][number]

/** The first of the products with their prices before and after. */
export const PriceTable = ({ preview }: { preview: PricePreview }) => {
  const translate = useTranslate()
  return (
    <>
      <DataTable<Row>
        resource="products"
        storeKey="price.preview"
        aria-label={translate(`${WORDS}.table`)}
        data={preview.products}
        total={preview.products.length}
        isPending={false}
        bulkActionButtons={false}
        rowClick={false}
      >
        <DataTable.Col source="name" label={`${WORDS}.product`} disableSort />
        <DataTable.Col
          source="before"
          label={`${WORDS}.now`}
          align="right"
          disableSort
          render={({ before }: Row) => money(before)}
        />
        <DataTable.Col
          source="after"
          label={`${WORDS}.after`}
          align="right"
          disableSort
          render={({ after }: Row) => (
            <Box component="b" sx={{ color: after > 0 ? undefined : "error.main" }}>
              {money(after)}
            </Box>
          )}
        />
      </DataTable>
      {preview.count > preview.products.length && (
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {translate(`${WORDS}.more`, { count: grouped(preview.count - preview.products.length) })}
        </Typography>
      )}
    </>
  )
}
