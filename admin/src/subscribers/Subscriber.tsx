import type { SubscriberDetail } from "@haat/newsletter/contract"
import type { CustomerRow } from "@haat/sdk/back-office"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { CanAccess, ListContextProvider, ResourceContextProvider, useList, useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { dateTime } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { RecordScreen } from "../components/RecordScreen"
import { CustomerTable } from "../customers/CustomerTable"

/** Who reads the newsletter, and whether they shop here too. */
const Subscriber = () => {
  const translate = useTranslate()
  const nobody = <Card sx={{ p: 3, color: "text.secondary" }}>{translate("resources.subscribers.noCustomer")}</Card>
  return (
    <RecordScreen<SubscriberDetail> failed="resources.subscribers.oneFailed" unknown="resources.subscribers.unknown">
      {({ email, created_at, customer }) => (
        <>
          <PageHeading title={email} below={translate("resources.subscribers.since", { day: dateTime(created_at) })}>
            <Button variant="outlined" component={Link} to="/subscribers">
              {translate("resources.subscribers.all")}
            </Button>
          </PageHeading>
          <MuiLink href={`mailto:${email}`}>{translate("resources.subscribers.write")}</MuiLink>
          <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
            {translate("resources.subscribers.asCustomer")}
          </Typography>
          {customer ? (
            <CanAccess resource="customers" action="list" accessDenied={nobody}>
              <AsCustomer customer={customer} />
            </CanAccess>
          ) : (
            nobody
          )}
        </>
      )}
    </RecordScreen>
  )
}

const AsCustomer = ({ customer }: { customer: CustomerRow }) => (
  <ResourceContextProvider value="customers">
    <ListContextProvider value={useList({ data: [customer] })}>
      <CustomerTable />
    </ListContextProvider>
  </ResourceContextProvider>
)

export default Subscriber
