import { SaveTaxSettings, STATES, type TaxSettings, TURNOVER_BANDS } from "@haat/gst/contract"
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
  SelectInput,
  TextInput,
  useLocale,
  useNotify,
  useTranslate,
} from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AskBeforeLeaving } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"

const WORDS = "resources.tax-settings"
const TWO_COLUMNS = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }
const BANDS = TURNOVER_BANDS.map((id) => ({ id, name: `${WORDS}.bands.${id}` }))
const resolver = zodForm(SaveTaxSettings)
/** An unchosen state is an empty text. */
const asText = (chosen: string | null) => chosen ?? ""

type Props = { settings: TaxSettings; onLookAgain: () => void }

/** All tax settings, saved together. Whoever comes second is told, and what they typed stays until they look again. */
export const TaxSettingsForm = ({ settings, onLookAgain }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const shop = useShopData()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [overtaken, setOvertaken] = useState<string>()
  const states = STATES.map((state) => ({ id: state.code, name: state[locale === "hi" ? "hi" : "en"] }))

  const save = async (values: FieldValues) => {
    try {
      queryClient.setQueryData(["tax-settings"], await shop.saveTaxSettings(values as SaveTaxSettings))
    } catch (error) {
      const { status, message, body } = error as HttpError
      if (status === 409) setOvertaken(message)
      else if (!body?.errors) notify(message || "components.failed", { type: "error" })
      return body?.errors
    }
    notify(`${WORDS}.saved`, { type: "success" })
  }

  return (
    <Form
      record={settings}
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
        <BooleanInput source="registered" helperText={`${WORDS}.hints.registered`} />
        <BooleanInput source="composition" />
        <Box sx={TWO_COLUMNS}>
          <TextInput source="legal_name" />
          <TextInput source="gstin" helperText={`${WORDS}.hints.gstin`} />
          <TextInput source="address" multiline minRows={3} helperText={`${WORDS}.hints.address`} />
          <TextInput source="pan" />
          <SelectInput source="state" choices={states} translateChoice={false} emptyText="–" parse={asText} />
          <TextInput source="series_prefix" helperText={`${WORDS}.hints.series_prefix`} />
          <SelectInput source="turnover_band" choices={BANDS} helperText={`${WORDS}.hints.turnover_band`} />
        </Box>
        <SaveButton label={`${WORDS}.save`} sx={{ justifySelf: "start" }} />
      </Box>
    </Form>
  )
}
