import type { CustomerRow } from "@haat/sdk/back-office"
import Box from "@mui/material/Box"
import MuiLink from "@mui/material/Link"
import { Link } from "react-router-dom"
import { DateField, MoneyField } from "../components/fields"
import { Col, Table } from "../components/Table"
import { useOrderCount } from "./use-order-count"

/** The customers of the list around, each a link to all there is about them. */
export const CustomerTable = () => {
  const orderCount = useOrderCount()
  return (
    <Table rowClick={(id) => `/customers/${encodeURIComponent(id)}`}>
      <Col
        source="name"
        render={({ id, name, email }: CustomerRow) => (
          <>
            <MuiLink
              component={Link}
              to={`/customers/${encodeURIComponent(id)}`}
              sx={{ color: "text.primary", fontWeight: 600 }}
            >
              {name || email}
            </MuiLink>
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
