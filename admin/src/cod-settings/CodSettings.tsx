import { SaveCodSettings } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { TextInput } from "react-admin"
import { AmountInput } from "../components/AmountInput"
import { TWO_COLUMNS } from "../components/SettingsForm"
import { SettingsSection } from "../components/SettingsSection"
import { ReturnedParcels } from "./ReturnedParcels"

const HINTS = "resources.cod-settings.hints"
/** An empty field is an empty text. */
const asText = (typed: string | null) => typed ?? ""

/** When the shop takes cash on delivery, and where parcels come back from. */
const CodSettings = () => (
  <SettingsSection contract={SaveCodSettings} height={200} after={<ReturnedParcels />}>
    <Box sx={TWO_COLUMNS}>
      <AmountInput source="max_rupees" step={1} isRequired={false} helperText={`${HINTS}.max_rupees`} />
      <AmountInput source="fee_rupees" step={1} helperText={`${HINTS}.fee_rupees`} />
      <AmountInput source="code_above_rupees" step={1} isRequired={false} helperText={`${HINTS}.code_above_rupees`} />
      <AmountInput source="max_returned" step={1} isRequired={false} helperText={`${HINTS}.max_returned`} />
    </Box>
    <TextInput
      source="without_postal_codes"
      multiline
      minRows={2}
      parse={asText}
      helperText={`${HINTS}.without_postal_codes`}
    />
  </SettingsSection>
)

export default CodSettings
