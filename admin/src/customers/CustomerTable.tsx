import type { CustomerRow } from "@haat/sdk/back-office"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { type Identifier, useTranslate } from "react-admin"
import { DateField, MoneyField } from "../components/fields"
import { TextLink } from "../components/links"
import { Col, Table } from "../components/Table"

/** Returns a function that formats "1 order" or "1,200 orders". */
export const useOrderCount = () => {
  const translate = useTranslate()
  return (orders: number) => translate("resources.customers.orders", { smart_count: orders, count: grouped(orders) })
}

const customerPath = (id: Identifier) => `/customers/${encodeURIComponent(id)}`

/** Table of the customers in the list in context. */
export const CustomerTable = () => {
  const orderCount = useOrderCount()
  return (
    <Table rowClick={customerPath}>
      <Col
        source="name"
        render={({ id, name, email }: CustomerRow) => (
          <>
            <TextLink to={customerPath(id)} sx={{ color: "text.primary", fontWeight: 600 }}>
              {name || email}
            </TextLink>
            <Box sx={{ color: "text.secondary" }}>{email}</Box>
          </>
        )}
      />
      <Col source="created_at" field={DateField} />
      <Col source="orders" align="right" disableSort render={({ orders }: CustomerRow) => orderCount(orders)} />
      <Col source="spent" align="right" disableSort field={MoneyField} />
    </Table>
  )
}
