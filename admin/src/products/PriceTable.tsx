import type { PricePreview } from "@haat/catalog/contract"
import { grouped, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { FiguresTable } from "../components/FiguresTable"
import { MoneyField } from "../components/fields"
import { Col } from "../components/Table"

const WORDS = "resources.products.price"

/** The first of the products with their prices before and after. */
export const PriceTable = ({ preview: { products, count } }: { preview: PricePreview }) => {
  const translate = useTranslate()
  return (
    <>
      <FiguresTable label={translate(`${WORDS}.table`)} rows={products}>
        <Col source="name" label={`${WORDS}.product`} disableSort />
        <Col source="before" label={`${WORDS}.now`} align="right" disableSort field={MoneyField} />
        <Col
          source="after"
          label={`${WORDS}.after`}
          align="right"
          disableSort
          render={({ after }: PricePreview["products"][number]) => (
            <Box component="b" sx={{ color: after > 0 ? undefined : "error.main" }}>
              {money(after)}
            </Box>
          )}
        />
      </FiguresTable>
      {count > products.length && (
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {translate(`${WORDS}.more`, { count: grouped(count - products.length) })}
        </Typography>
      )}
    </>
  )
}
