import { type TaxProblems as Problems, SaveTaxSettings, TURNOVER_BANDS } from "@haat/gst/contract"
import Box from "@mui/material/Box"
import { BooleanInput, SelectInput, TextInput, useRecordContext, useTranslate } from "react-admin"
import { TextLink } from "../components/links"
import { Notice } from "../components/Notice"
import { SettingsSection, TWO_COLUMNS } from "../components/SettingsForm"
import { StateInput } from "../components/StateInput"
import { useRequest } from "../use-shop-data"
import { gapText } from "./GoodsTaxInputs"
import { TAX_PROBLEMS_PATH } from "./tax-problems"

const WORDS = "resources.tax-settings"
const BANDS = TURNOVER_BANDS.map((id) => ({ id, name: `${WORDS}.bands.${id}` }))

const TaxSettings = () => (
  <SettingsSection contract={SaveTaxSettings} height={320}>
    <TaxProblems />
    <BooleanInput source="registered" helperText={`${WORDS}.hints.registered`} />
    <BooleanInput source="composition" />
    <Box sx={TWO_COLUMNS}>
      <TextInput source="legal_name" />
      <TextInput source="gstin" helperText={`${WORDS}.hints.gstin`} />
      <TextInput source="address" multiline minRows={3} helperText={`${WORDS}.hints.address`} />
      <TextInput source="pan" />
      <StateInput />
      <TextInput source="series_prefix" helperText={`${WORDS}.hints.series_prefix`} />
      <TextInput source="upi_id" helperText={`${WORDS}.hints.upi_id`} />
      <SelectInput source="turnover_band" choices={BANDS} helperText={`${WORDS}.hints.turnover_band`} />
    </Box>
  </SettingsSection>
)

const TaxProblems = () => {
  const translate = useTranslate()
  const settings = useRecordContext()
  // Problems depend on the saved settings.
  const queryKey = [TAX_PROBLEMS_PATH, settings?.version]
  const { data } = useRequest<Problems>(TAX_PROBLEMS_PATH, { queryKey })
  if (!data) return null
  const { without_hsn, in_gap } = data
  return (
    <>
      {without_hsn > 0 && (
        <Notice severity="info" text={translate(`${WORDS}.withoutHsn`, { smart_count: without_hsn })} />
      )}
      {in_gap.length > 0 && (
        <Notice severity="warning" text={`${WORDS}.inGap`}>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 240, overflowY: "auto" }}>
            {in_gap.map((one) => (
              <li key={one.variant_id}>
                <TextLink to={`/update-product/${one.product_id}`}>{gapText(translate, one)}</TextLink>
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </>
  )
}

export default TaxSettings
