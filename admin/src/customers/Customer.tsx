import type { CustomerDetail } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { dateTime } from "../components/format"
import { LinkButton, TextLink } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { RecordScreen } from "../components/RecordScreen"
import { Tag } from "../components/Tag"
import { Address } from "../orders/Address"
import { CustomerOrders } from "./CustomerOrders"
import { Erase } from "./Erase"
import { StoreCredit } from "./StoreCredit"
import { useOrderCount } from "./use-order-count"

const WORDS = "resources.customers"

/** Everything about one customer. */
const Customer = () => {
  const translate = useTranslate()
  const orderCount = useOrderCount()
  return (
    <RecordScreen<CustomerDetail> failed={`${WORDS}.oneFailed`} unknown={`${WORDS}.unknown`}>
      {({ id, name, email, phone, created_at, orders, spent, addresses, credit }) => (
        <>
          <PageHeading title={name || email} below={translate(`${WORDS}.signedUp`, { day: dateTime(created_at) })}>
            <Erase id={id} name={name} email={email} />
            <LinkButton variant="outlined" label={`${WORDS}.all`} to="/customers" />
          </PageHeading>
          <Box sx={{ display: "grid", gap: 3 }}>
            <SectionCard sx={{ gap: 1, justifyItems: "start" }}>
              <TextLink to={`mailto:${email}`} sx={{ overflowWrap: "anywhere" }}>
                {email}
              </TextLink>
              {phone && <TextLink to={`tel:${phone}`}>{phone}</TextLink>}
              <Box>
                {orderCount(orders)}, {money(spent)}
              </Box>
              <Typography variant="h2" sx={{ mt: 2 }}>
                {translate(`${WORDS}.addresses`)}
              </Typography>
              {!addresses.length && <Box sx={{ color: "text.secondary" }}>{translate(`${WORDS}.noAddresses`)}</Box>}
              {addresses.map((address) => (
                <Box key={address.id} sx={{ py: 1 }}>
                  {address.is_default && <Tag label={translate(`${WORDS}.default`)} sx={{ mb: 0.5 }} />}
                  <Address address={address} />
                </Box>
              ))}
            </SectionCard>
            <StoreCredit customer_id={id} credit={credit} />
            <CustomerOrders customer_id={id} />
          </Box>
        </>
      )}
    </RecordScreen>
  )
}

export default Customer
