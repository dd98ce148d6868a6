import type { AuditLogRow } from "@haat/back-office/contract"
import AuditLogIcon from "@mui/icons-material/HistoryOutlined"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useState } from "react"
import { ListBase, useListContext } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { RowsWaiting } from "../products/RowsWaiting"
import { Entry } from "./Entry"
import { Filters } from "./Filters"

const List = () => (
  <ListBase storeKey={false} perPage={25} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <AuditLog />
  </ListBase>
)

/** Every change in the back office, the newest first. */
const AuditLog = () => {
  const { isFetching, refetch } = useListContext<AuditLogRow>()
  return (
    <>
      <PageHeading title="Audit log" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />} />
      <Filters />
      <Rows />
      <Pager />
    </>
  )
}

const Rows = () => {
  const { data, error, isPending, refetch } = useListContext<AuditLogRow>()
  const [open, setOpen] = useState<string>()
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch the audit log
      </Alert>
    )
  }
  if (isPending) return <RowsWaiting />
  if (!data.length) return <EmptyState icon={<AuditLogIcon />} title="No changes found." />
  return (
    <Card>
      {data.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          open={open === entry.id}
          onToggle={() => setOpen(open === entry.id ? undefined : entry.id)}
        />
      ))}
    </Card>
  )
}

export default List
