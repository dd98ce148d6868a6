import type { CustomerRow } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import { Link } from "react-router-dom"
import { count, dateTime, rupees } from "../components/format"

/** Each customer a link to all there is about them. */
export const CustomerTable = ({ customers }: { customers: CustomerRow[] }) => (
  <Card component="ul" aria-label="Customers" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {customers.map(({ id, name, email, orders, spent, created_at }) => (
      <Box component="li" key={id} sx={{ "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" } }}>
        <Box
          component={Link}
          to={`/customers/${encodeURIComponent(id)}`}
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "1fr auto", md: "minmax(0, 3fr) minmax(0, 2fr) 110px 130px" },
            alignItems: "center",
            columnGap: 2,
            minHeight: 44,
            px: { xs: 2, sm: 3 },
            py: 1.25,
            color: "inherit",
            textDecoration: "none",
            "&:hover": { bgcolor: "action.hover" },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name || email}</Box>
            <Box sx={{ color: "text.secondary", fontSize: "0.875rem", overflowWrap: "anywhere" }}>{email}</Box>
          </Box>
          <Box sx={{ color: "text.secondary", fontSize: "0.875rem", display: { xs: "none", md: "block" } }}>
            {dateTime(created_at)}
          </Box>
          <Box sx={{ textAlign: "right", fontSize: "0.875rem" }}>
            {count(orders)} {orders === 1 ? "order" : "orders"}
          </Box>
          <Box
            sx={{
              display: { xs: "none", md: "block" },
              textAlign: "right",
              fontWeight: 600,
              fontVariantNumeric: "tabular-nums",
            }}
          >
            {rupees(spent)}
          </Box>
        </Box>
      </Box>
    ))}
  </Card>
)
