import Typography from "@mui/material/Typography"
import { ListBase, useTranslate } from "react-admin"
import { ListRows } from "../components/List"
import { Col, NumberCol, Table } from "../components/Table"

const WORDS = "resources.returned-parcels"
const WORST_FIRST = { field: "parcels", order: "DESC" } as const

/** Postal codes that most parcels come back from. */
export const ReturnedParcels = () => {
  const translate = useTranslate()
  return (
    <ListBase
      resource="returned-parcels"
      sort={WORST_FIRST}
      perPage={25}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
    >
      <Typography variant="h3" sx={{ mt: 1 }}>
        {translate(`${WORDS}.name`)}
      </Typography>
      <ListRows
        failed={`${WORDS}.unread`}
        empty={<Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.none`)}</Typography>}
      >
        <Table size="small" cardsBelow={0}>
          <Col source="id" disableSort />
          <NumberCol source="parcels" disableSort />
          <NumberCol source="received" disableSort />
          <NumberCol source="orders" disableSort />
        </Table>
      </ListRows>
    </ListBase>
  )
}
