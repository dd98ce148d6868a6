import type { CustomerDetail } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Chip from "@mui/material/Chip"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { dateTime } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { RecordScreen } from "../components/RecordScreen"
import { Address } from "../orders/Address"
import { CustomerOrders } from "./CustomerOrders"
import { Erase } from "./Erase"
import { StoreCredit } from "./StoreCredit"
import { useOrderCount } from "./use-order-count"

/** Everything about one customer. */
const Customer = () => {
  const translate = useTranslate()
  const orderCount = useOrderCount()
  return (
    <RecordScreen<CustomerDetail> failed="resources.customers.oneFailed" unknown="resources.customers.unknown">
      {({ id, name, email, phone, created_at, orders, spent, addresses, credit }) => (
        <>
          <PageHeading
            title={name || email}
            below={translate("resources.customers.signedUp", { day: dateTime(created_at) })}
          >
            <Erase customer={{ id, name, email }} />
            <Button variant="outlined" component={Link} to="/customers">
              {translate("resources.customers.all")}
            </Button>
          </PageHeading>
          <Box sx={{ display: "grid", gap: 3 }}>
            <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 1 }}>
              <MuiLink href={`mailto:${email}`} sx={{ overflowWrap: "anywhere" }}>
                {email}
              </MuiLink>
              {phone && <MuiLink href={`tel:${phone}`}>{phone}</MuiLink>}
              <Box>
                {orderCount(orders)}, {money(spent)}
              </Box>
              <Typography variant="h2" sx={{ mt: 2 }}>
                {translate("resources.customers.addresses")}
              </Typography>
              {!addresses.length && (
                <Box sx={{ color: "text.secondary" }}>{translate("resources.customers.noAddresses")}</Box>
              )}
              {addresses.map((address) => (
                <Box key={address.id} sx={{ py: 1 }}>
                  {address.is_default && (
                    <Chip size="small" label={translate("resources.customers.default")} sx={{ mb: 0.5 }} />
                  )}
                  <Address address={address} />
                </Box>
              ))}
            </Card>
            <StoreCredit customer_id={id} credit={credit} />
            <CustomerOrders customer_id={id} />
          </Box>
        </>
      )}
    </RecordScreen>
  )
}

export default Customer
