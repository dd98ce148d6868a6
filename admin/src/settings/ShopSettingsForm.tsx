import { SaveSettings, type Settings, WARNINGS } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import { useQueryClient } from "@tanstack/react-query"
import { BooleanInput, TextInput, useLocale, useRefresh } from "react-admin"
import { AmountInput } from "../components/AmountInput"
import { useDialogs } from "../components/dialogs"
import { SettingsForm, TWO_COLUMNS } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { settingsRequests } from "./requests"

const WORDS = "resources.settings"
const WARNED_ABOUT = Object.keys(WARNINGS) as (keyof typeof WARNINGS)[]
const resolver = zodForm(SaveSettings)

type Props = { settings: Settings; onLookAgain: () => void }

export const ShopSettingsForm = ({ settings, onLookAgain }: Props) => {
  const shop = useShopData<typeof settingsRequests>()
  const queryClient = useQueryClient()
  const refresh = useRefresh()

  const { ask } = useDialogs()
  const language = useLocale() === "hi" ? "hi" : "en"

  const save = async (values: object) => {
    const turnedOn = WARNED_ABOUT.filter((name) => (values as Settings)[name] && !settings[name])
    const warnings = [...new Set(turnedOn.map((name) => WARNINGS[name][language]))].join("\n")
    if (warnings) {
      const agrees = await ask({ title: `${WORDS}.warned`, text: warnings, yes: `${WORDS}.turnOn`, danger: true })
      if (!agrees) return false
      Object.assign(values, { confirmed: warnings })
    }
    queryClient.setQueryData(["settings"], await shop.saveSettings(values as SaveSettings))
    refresh()
  }

  return (
    <SettingsForm words={WORDS} settings={settings} resolver={resolver} onSave={save} onLookAgain={onLookAgain}>
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
    </SettingsForm>
  )
}
