import { SaveCodSettings } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { TextInput, useTranslate } from "react-admin"
import { AmountInput } from "../components/AmountInput"
import { EmbeddedList, ListRows } from "../components/List"
import { SettingsSection, TWO_COLUMNS } from "../components/SettingsForm"
import { Col, NumberCol, Table } from "../components/Table"

const HINTS = "resources.cod-settings.hints"

const CodSettings = () => (
  <SettingsSection contract={SaveCodSettings} height={200} after={<ReturnedParcels />}>
    <Box sx={TWO_COLUMNS}>
      <AmountInput source="max_rupees" step={1} isRequired={false} helperText={`${HINTS}.max_rupees`} />
      <AmountInput source="code_above_rupees" step={1} isRequired={false} helperText={`${HINTS}.code_above_rupees`} />
      <AmountInput source="max_returned" step={1} isRequired={false} helperText={`${HINTS}.max_returned`} />
    </Box>
    <TextInput source="without_postal_codes" multiline minRows={2} helperText={`${HINTS}.without_postal_codes`} />
  </SettingsSection>
)

const WORDS = "resources.returned-parcels"
const WORST_FIRST = { field: "parcels", order: "DESC" } as const

const ReturnedParcels = () => {
  const translate = useTranslate()
  return (
    <EmbeddedList resource="returned-parcels" sort={WORST_FIRST} perPage={25} disableAuthentication>
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
    </EmbeddedList>
  )
}

export default CodSettings
