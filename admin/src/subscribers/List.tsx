import type { Subscriber } from "@haat/newsletter/contract"
import SubscribersIcon from "@mui/icons-material/MailOutlined"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import MuiLink from "@mui/material/Link"
import { ListBase, useListContext } from "react-admin"
import { Link } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { ExportButton } from "../components/ExportButton"
import { dateTime } from "../components/format"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { SearchBox } from "../components/SearchBox"
import { RowsWaiting } from "../products/RowsWaiting"

const List = () => (
  <ListBase storeKey={false} perPage={50} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Subscribers />
  </ListBase>
)

const Subscribers = () => {
  const { filterValues, setFilters, isFetching, refetch } = useListContext<Subscriber>()
  return (
    <>
      <PageHeading title="Subscribers" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />}>
        <ExportButton resource="subscribers" />
      </PageHeading>
      <Box role="search" sx={{ maxWidth: 480, mb: 2 }}>
        <SearchBox
          label="Search by email"
          value={filterValues.q ?? ""}
          onSearch={(q) => setFilters(q ? { q } : {}, undefined, false)}
        />
      </Box>
      <Rows />
      <Pager />
    </>
  )
}

const Rows = () => {
  const { data, error, isPending, refetch } = useListContext<Subscriber>()
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch subscribers
      </Alert>
    )
  if (isPending) return <RowsWaiting />
  if (!data.length) return <EmptyState icon={<SubscribersIcon />} title="No subscribers found." />
  return (
    <Card component="ul" aria-label="Subscribers" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map(({ id, email, created_at }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "space-between",
            gap: 1,
            px: { xs: 2, sm: 3 },
            py: 1.5,
            "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" },
          }}
        >
          <MuiLink
            component={Link}
            to={`/subscribers/${encodeURIComponent(id)}`}
            sx={{ color: "text.primary", overflowWrap: "anywhere" }}
          >
            {email}
          </MuiLink>
          <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{dateTime(created_at)}</Box>
        </Box>
      ))}
    </Card>
  )
}

export default List
