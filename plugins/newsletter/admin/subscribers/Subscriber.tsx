import type { SubscriberDetail } from "@haat/newsletter/contract"
import { CustomerTable, dateTime, LinkButton, PageHeading, RecordScreen, SectionCard, TextLink } from "@haat/sdk/admin"
import type { CustomerRow } from "@haat/sdk/back-office"
import Typography from "@mui/material/Typography"
import { CanAccess, ListContextProvider, ResourceContextProvider, useList, useTranslate } from "react-admin"

const Subscriber = () => {
  const translate = useTranslate()
  const noCustomer = (
    <SectionCard sx={{ color: "text.secondary" }}>{translate("resources.subscribers.noCustomer")}</SectionCard>
  )
  return (
    <RecordScreen<SubscriberDetail> failed="resources.subscribers.oneFailed" unknown="resources.subscribers.unknown">
      {({ email, created_at, customer }) => (
        <>
          <PageHeading title={email} below={translate("resources.subscribers.since", { day: dateTime(created_at) })}>
            <LinkButton variant="outlined" label="resources.subscribers.all" to="/subscribers" />
          </PageHeading>
          <TextLink to={`mailto:${email}`}>{translate("resources.subscribers.write")}</TextLink>
          <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
            {translate("resources.subscribers.asCustomer")}
          </Typography>
          {customer ? (
            <CanAccess resource="customers" action="list" accessDenied={noCustomer}>
              <CustomerSection customer={customer} />
            </CanAccess>
          ) : (
            noCustomer
          )}
        </>
      )}
    </RecordScreen>
  )
}

const CustomerSection = ({ customer }: { customer: CustomerRow }) => (
  <ResourceContextProvider value="customers">
    <ListContextProvider value={useList({ data: [customer] })}>
      <CustomerTable />
    </ListContextProvider>
  </ResourceContextProvider>
)

export default Subscriber
