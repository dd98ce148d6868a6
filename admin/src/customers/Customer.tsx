import { CustomerSide } from "virtual:slots"
import type { CustomerDetail } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { CanAccess, useDelete, useTranslate } from "react-admin"
import { useNavigate } from "react-router-dom"
import { ActionButton } from "../components/buttons"
import { SectionCard } from "../components/cards"
import { useDialogs } from "../components/dialogs"
import { Tag } from "../components/fields"
import { dateTime } from "../components/format"
import { EmbeddedList, ListRows } from "../components/List"
import { LinkButton, TextLink } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { RecordScreen } from "../components/RecordScreen"
import { FAIL_OFFLINE } from "../components/use-action"
import { Address } from "../orders/Address"
import { OrderRows } from "../orders/OrderDetail"
import { useOrderCount } from "./CustomerTable"
import { StoreCredit } from "./StoreCredit"

const WORDS = "resources.customers"

const Customer = () => {
  const translate = useTranslate()
  const orderCount = useOrderCount()
  return (
    <RecordScreen<CustomerDetail> failed={`${WORDS}.oneFailed`} unknown={`${WORDS}.unknown`}>
      {(customer) => {
        const { id, name, email, phone, created_at, orders, spent, addresses, credit } = customer
        return (
          <>
            <PageHeading title={name || email} below={translate(`${WORDS}.signedUp`, { day: dateTime(created_at) })}>
              <EraseButton id={id} name={name} email={email} />
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
              <CustomerSide customer={customer} />
              <CustomerOrders customer_id={id} />
            </Box>
          </>
        )
      }}
    </RecordScreen>
  )
}

const CustomerOrders = ({ customer_id }: { customer_id: string }) => (
  <Box component="section" aria-labelledby="their-orders">
    <Typography variant="h2" id="their-orders" sx={{ mb: 1.5 }}>
      {useTranslate()("resources.customers.theirOrders")}
    </Typography>
    <EmbeddedList resource="orders" perPage={10} sort={{ field: "created_at", order: "DESC" }} filter={{ customer_id }}>
      <ListRows failed="resources.customers.ordersFailed" empty="resources.customers.noOrders">
        <OrderRows />
      </ListRows>
    </EmbeddedList>
  </Box>
)

const EraseButton = ({ id, name, email }: Pick<CustomerDetail, "id" | "name" | "email">) => {
  const [erase] = useDelete(undefined, undefined, FAIL_OFFLINE)
  const { showMessage } = useDialogs()
  const navigate = useNavigate()
  return (
    <CanAccess resource="customers" action="delete">
      <ActionButton
        label={`${WORDS}.erase`}
        variant="outlined"
        color="error"
        question={{
          title: `${WORDS}.eraseTitle`,
          text: `${WORDS}.eraseText`,
          yes: `${WORDS}.eraseYes`,
          danger: true,
          words: { name: name || email },
        }}
        action={async () => {
          await erase("customers", { id }, { returnPromise: true })
          await showMessage(`${WORDS}.erasedTitle`, `${WORDS}.erased`)
          navigate("/customers", { replace: true })
        }}
      />
    </CanAccess>
  )
}

export default Customer
