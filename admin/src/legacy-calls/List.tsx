import type { LegacyCallUse } from "@haat/back-office/contract"
import CallsIcon from "@mui/icons-material/ApiOutlined"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { ListBase, useListContext } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { SearchBox } from "../components/SearchBox"
import { RowsWaiting } from "../products/RowsWaiting"
import { Day } from "./Day"

const List = () => (
  <ListBase storeKey={false} perPage={100} sort={{ field: "day", order: "DESC" }} queryOptions={{ retry: false }}>
    <LegacyCalls />
  </ListBase>
)

const LegacyCalls = () => {
  const { filterValues, setFilters, isFetching, refetch } = useListContext<LegacyCallUse>()
  return (
    <>
      <PageHeading title="Old Calls" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />} />
      <Box sx={{ color: "text.secondary", maxWidth: 640, mb: 2 }}>
        How often clients of the shop's first version made each call under /api, day by day. Nobody is counted, only
        calls.
      </Box>
      <Box role="search" sx={{ maxWidth: 480, mb: 2 }}>
        <SearchBox
          label="Search by call"
          value={filterValues.q ?? ""}
          onSearch={(q) => setFilters(q ? { q } : {}, undefined, false)}
        />
      </Box>
      <Days />
      <Pager />
    </>
  )
}

const Days = () => {
  const { data, error, isPending, refetch } = useListContext<LegacyCallUse>()
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch the old calls
      </Alert>
    )
  if (isPending) return <RowsWaiting />
  if (!data.length) return <EmptyState icon={<CallsIcon />} title="No old calls found." />
  const days = [...new Set(data.map(({ day }) => day))]
  return days.map((day) => <Day key={day} day={day} calls={data.filter((use) => use.day === day)} />)
}

export default List
