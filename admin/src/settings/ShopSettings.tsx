import { SaveSettings, WARNINGS } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import { BooleanInput, type RaRecord, TextInput, useLocale, useRefresh } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { useDialogs } from "../components/dialogs"
import { SettingsSection, TWO_COLUMNS } from "../components/SettingsForm"

const WORDS = "resources.settings"
const WARNED_SETTINGS = Object.keys(WARNINGS) as (keyof typeof WARNINGS)[]

const ShopSettings = () => {
  const refresh = useRefresh()
  const { ask } = useDialogs()
  const language = useLocale() === "hi" ? "hi" : "en"

  const confirmWarnings = async (values: FieldValues, saved: RaRecord) => {
    const turnedOn = WARNED_SETTINGS.filter((name) => values[name] && !saved[name])
    const confirmed = [...new Set(turnedOn.map((name) => WARNINGS[name][language]))].join("\n")
    if (!confirmed) return values
    const agrees = await ask({ title: `${WORDS}.warned`, text: confirmed, yes: `${WORDS}.turnOn`, danger: true })
    return agrees && { ...values, confirmed }
  }

  return (
    <SettingsSection contract={SaveSettings} height={320} prepare={confirmWarnings} onSaved={refresh}>
      <Box sx={TWO_COLUMNS}>
        <TextInput source="name" helperText={`${WORDS}.hints.name`} />
        <TextInput source="contact_email" type="email" helperText={`${WORDS}.hints.contact`} />
        <TextInput source="contact_phone" type="tel" helperText={`${WORDS}.hints.contact`} />
        <TextInput source="chat_url" type="url" helperText={`${WORDS}.hints.chat_url`} />
        <TextInput source="pickup_postal_code" helperText={`${WORDS}.hints.pickup_postal_code`} />
        <AmountInput
          source="low_stock_limit"
          step={1}
          isRequired={false}
          helperText={`${WORDS}.hints.low_stock_limit`}
        />
      </Box>
      <Box sx={TWO_COLUMNS}>
        <TextInput source="officer_name" helperText={`${WORDS}.hints.officer`} />
        <TextInput source="officer_hours" helperText={`${WORDS}.hints.officer_hours`} />
        <TextInput source="officer_email" type="email" />
        <TextInput source="officer_phone" type="tel" />
      </Box>
      <BooleanInput source="shows_discount" />
      <BooleanInput source="random_discounts" helperText={`${WORDS}.hints.random_discounts`} />
      <BooleanInput source="sample_reviews" />
      <BooleanInput source="preticks_terms" helperText={`${WORDS}.hints.preticks_terms`} />
      <BooleanInput source="requires_second_factor" />
    </SettingsSection>
  )
}

export default ShopSettings
