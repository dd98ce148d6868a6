import { SaveReturnSettings } from "@haat/checkout/contract"
import { BooleanInput } from "react-admin"
import { AmountInput } from "../components/AmountInput"
import { SettingsSection } from "../components/SettingsForm"

const HINTS = "resources.return-settings.hints"

const ReturnSettings = () => (
  <SettingsSection contract={SaveReturnSettings} height={160}>
    <AmountInput source="claim_days" step={1} helperText={`${HINTS}.claim_days`} />
    <BooleanInput source="keeps_discount" helperText={`${HINTS}.keeps_discount`} />
  </SettingsSection>
)

export default ReturnSettings
