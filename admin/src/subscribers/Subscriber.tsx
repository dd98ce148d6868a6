import type { SubscriberDetail } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useGetOne } from "react-admin"
import { Link, useParams } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { dateTime } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { CustomerTable } from "../customers/CustomerTable"
import { Waiting } from "../layout/Waiting"
import { useMay } from "../session/use-may"

/** Who reads the newsletter, and whether they shop here too. */
const Subscriber = () => {
  const { id = "" } = useParams()
  const may = useMay()
  // The list fills react-admin's cache with its rows; `meta` keeps what has more in it apart.
  const { data, error, refetch } = useGetOne<SubscriberDetail>("subscribers", { id, meta: "detail" }, { retry: false })
  if ((error as { status?: number } | null)?.status === 404)
    return <EmptyState main title="There is no such subscriber" />
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch this subscriber
      </Alert>
    )
  if (!data) return <Waiting />
  return (
    <>
      <PageHeading title={data.email} below={`Subscribed ${dateTime(data.created_at)}`}>
        <Button variant="outlined" component={Link} to="/subscribers">
          All subscribers
        </Button>
      </PageHeading>
      <MuiLink href={`mailto:${data.email}`}>Write to them</MuiLink>
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        As a customer
      </Typography>
      {data.customer && may("customers.read") ? (
        <CustomerTable customers={[data.customer]} />
      ) : (
        <Card sx={{ p: 3, color: "text.secondary" }}>Nobody has signed up with this address.</Card>
      )}
    </>
  )
}

export default Subscriber
