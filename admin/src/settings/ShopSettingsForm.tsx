import { SaveSettings, type Settings } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import {
  BooleanInput,
  Form,
  type HttpError,
  SaveButton,
  TextInput,
  useNotify,
  useRefresh,
  useTranslate,
} from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { AskBeforeLeaving } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"

const WORDS = "resources.settings"
const TWO_COLUMNS = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }
const resolver = zodForm(SaveSettings)

type Props = { settings: Settings; onLookAgain: () => void }

/** All settings, saved together. Whoever comes second is told, and what they typed stays until they look again. */
export const ShopSettingsForm = ({ settings, onLookAgain }: Props) => {
  const translate = useTranslate()
  const shop = useShopData()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string>()

  const save = async (values: FieldValues) => {
    try {
      queryClient.setQueryData(["settings"], await shop.saveSettings(values as SaveSettings))
    } catch (error) {
      const { status, message, body } = error as HttpError
      if (status === 409) setOvertaken(message)
      else if (!body?.errors) notify(message || `${WORDS}.failed`, { type: "error" })
      return body?.errors
    }
    notify(`${WORDS}.saved`, { type: "success" })
    refresh()
  }

  return (
    <Form
      record={settings as Settings & { id: string }}
      resolver={resolver}
      onSubmit={save}
      noValidate
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
    >
      <Box sx={{ display: "grid", gap: 2.5 }}>
        {overtaken && (
          <Alert
            severity="warning"
            action={<Button onClick={onLookAgain}>{translate(`${WORDS}.lookAtTheirs`)}</Button>}
          >
            {overtaken}
          </Alert>
        )}
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
        <BooleanInput source="shows_discount" />
        <BooleanInput source="requires_second_factor" />
        <SaveButton label={`${WORDS}.save`} sx={{ justifySelf: "start" }} />
      </Box>
    </Form>
  )
}
