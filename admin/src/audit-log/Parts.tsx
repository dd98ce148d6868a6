import type { AuditLogPart, AuditLogRow } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { ListBase, useListContext } from "react-admin"
import { count } from "../components/format"
import { Pager } from "../components/Pager"
import { SearchBox } from "../components/SearchBox"
import { Part } from "./Part"

const PER_PAGE = 25

/** A change to many, product by product. */
export const Parts = ({ entry }: { entry: AuditLogRow }) => (
  <ListBase
    resource={`audit-log/${encodeURIComponent(entry.id)}/parts`}
    disableSyncWithLocation
    storeKey={false}
    perPage={PER_PAGE}
    sort={{ field: "place", order: "ASC" }}
    queryOptions={{ retry: false }}
  >
    <Box component="section" aria-label="Product by product" sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {entry.parts === 1 ? "1 product" : `${count(entry.parts)} products`}
      </Typography>
      <List all={entry.parts} />
    </Box>
  </ListBase>
)

const List = ({ all }: { all: number }) => {
  const { data, error, refetch, filterValues, setFilters } = useListContext<AuditLogPart>()
  return (
    <>
      {all > PER_PAGE && (
        <Box sx={{ maxWidth: 480, mb: 1 }}>
          <SearchBox
            label="Find a product in this change"
            value={filterValues.q ?? ""}
            onSearch={(q) => setFilters(q ? { q } : {}, undefined, false)}
          />
        </Box>
      )}
      {error ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
          Something went wrong! Unable to fetch the products of this change
        </Alert>
      ) : data ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
      {data?.length === 0 && <Typography sx={{ color: "text.secondary" }}>No products found.</Typography>}
      {all > PER_PAGE && <Pager />}
    </>
  )
}
