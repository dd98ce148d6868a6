import type { CustomerDetail } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Chip from "@mui/material/Chip"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useGetOne } from "react-admin"
import { Link, useParams } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { count, dateTime, rupees } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { Waiting } from "../layout/Waiting"
import { Address } from "../orders/Address"
import { CustomerOrders } from "./CustomerOrders"

/** Everything about one customer. */
const Customer = () => {
  const { id = "" } = useParams()
  // The list fills react-admin's cache with its rows; `meta` keeps what has more in it apart.
  const { data, error, refetch } = useGetOne<CustomerDetail>("customers", { id, meta: "detail" }, { retry: false })
  if ((error as { status?: number } | null)?.status === 404)
    return <EmptyState main title="There is no such customer" />
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch this customer
      </Alert>
    )
  if (!data) return <Waiting />
  return (
    <>
      <PageHeading title={data.name || data.email} below={`Signed up ${dateTime(data.created_at)}`}>
        <Button variant="outlined" component={Link} to="/customers">
          All customers
        </Button>
      </PageHeading>
      <Box sx={{ display: "grid", gap: 3 }}>
        <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 1 }}>
          <MuiLink href={`mailto:${data.email}`} sx={{ overflowWrap: "anywhere" }}>
            {data.email}
          </MuiLink>
          {data.phone && <MuiLink href={`tel:${data.phone}`}>{data.phone}</MuiLink>}
          <Box>
            {count(data.orders)} {data.orders === 1 ? "order" : "orders"}, {rupees(data.spent)}
          </Box>
          <Typography variant="h2" sx={{ mt: 2 }}>
            Addresses
          </Typography>
          {!data.addresses.length && <Box sx={{ color: "text.secondary" }}>No saved addresses.</Box>}
          {data.addresses.map((address) => (
            <Box key={address.id} sx={{ py: 1 }}>
              {address.is_default && <Chip size="small" label="Default" sx={{ mb: 0.5 }} />}
              <Address address={address} />
            </Box>
          ))}
        </Card>
        <CustomerOrders customer_id={id} />
      </Box>
    </>
  )
}

export default Customer
