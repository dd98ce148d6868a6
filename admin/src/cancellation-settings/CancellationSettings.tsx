import { SaveCancellationSettings } from "@haat/checkout/contract"
import { BooleanInput } from "react-admin"
import { SettingsSection } from "../components/SettingsForm"

const CancellationSettings = () => (
  <SettingsSection contract={SaveCancellationSettings} height={120}>
    <BooleanInput source="by_shoppers" helperText="resources.cancellation-settings.hints.by_shoppers" />
  </SettingsSection>
)

export default CancellationSettings
