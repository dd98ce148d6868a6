import { SaveTaxSettings, type TaxSettings, TURNOVER_BANDS } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import Box from "@mui/material/Box"
import { useQueryClient } from "@tanstack/react-query"
import { BooleanInput, SelectInput, TextInput, useLocale } from "react-admin"
import { SettingsForm, TWO_COLUMNS } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { taxRequests } from "./requests"

const WORDS = "resources.tax-settings"
const BANDS = TURNOVER_BANDS.map((id) => ({ id, name: `${WORDS}.bands.${id}` }))
const resolver = zodForm(SaveTaxSettings)
/** An unchosen state is an empty text. */
const asText = (chosen: string | null) => chosen ?? ""

type Props = { settings: TaxSettings; onLookAgain: () => void }

export const TaxSettingsForm = ({ settings, onLookAgain }: Props) => {
  const locale = useLocale()
  const shop = useShopData<typeof taxRequests>()
  const queryClient = useQueryClient()
  const states = STATES.map((state) => ({ id: state.code, name: state[locale === "hi" ? "hi" : "en"] }))

  return (
    <SettingsForm
      words={WORDS}
      settings={settings}
      resolver={resolver}
      onSave={async (values) =>
        queryClient.setQueryData(["tax-settings"], await shop.saveTaxSettings(values as SaveTaxSettings))
      }
      onLookAgain={onLookAgain}
    >
      <BooleanInput source="registered" helperText={`${WORDS}.hints.registered`} />
      <BooleanInput source="composition" />
      <Box sx={TWO_COLUMNS}>
        <TextInput source="legal_name" />
        <TextInput source="gstin" helperText={`${WORDS}.hints.gstin`} />
        <TextInput source="address" multiline minRows={3} helperText={`${WORDS}.hints.address`} />
        <TextInput source="pan" />
        <SelectInput source="state" choices={states} translateChoice={false} emptyText="–" parse={asText} />
        <TextInput source="series_prefix" helperText={`${WORDS}.hints.series_prefix`} />
        <TextInput source="upi_id" helperText={`${WORDS}.hints.upi_id`} />
        <SelectInput source="turnover_band" choices={BANDS} helperText={`${WORDS}.hints.turnover_band`} />
      </Box>
    </SettingsForm>
  )
}
