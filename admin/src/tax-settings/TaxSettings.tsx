import { SaveTaxSettings, TURNOVER_BANDS } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import Box from "@mui/material/Box"
import { BooleanInput, SelectInput, TextInput, useLocale } from "react-admin"
import { TWO_COLUMNS } from "../components/SettingsForm"
import { SettingsSection } from "../components/SettingsSection"
import { TaxProblems } from "./TaxProblems"

const WORDS = "resources.tax-settings"
const BANDS = TURNOVER_BANDS.map((id) => ({ id, name: `${WORDS}.bands.${id}` }))
/** An unchosen state is an empty text. */
const asText = (chosen: string | null) => chosen ?? ""

/** The shop's registration, and what an accountant would ask about its goods. */
const TaxSettings = () => {
  const language = useLocale() === "hi" ? "hi" : "en"
  const states = STATES.map((state) => ({ id: state.code, name: state[language] }))
  return (
    <SettingsSection contract={SaveTaxSettings} height={320}>
      <TaxProblems />
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
    </SettingsSection>
  )
}

export default TaxSettings
