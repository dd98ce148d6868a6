import { RETURN_PAYERS, type ReturnRule } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { BooleanInput, SelectInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { TWO_COLUMNS } from "../components/SettingsForm"

const WORDS = "components.returns"
const CHOICES = ["inherited", "none", "returns", "exchange"] as const
type Choice = (typeof CHOICES)[number]

const DEFAULT_RULE: ReturnRule = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
const FIELDSET = { display: "grid", gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }
const COLUMNS = { ...TWO_COLUMNS, alignItems: "center" }

const toChoice = (rule: ReturnRule | null): Choice =>
  !rule ? "inherited" : !rule.returnable ? "none" : rule.exchange_only ? "exchange" : "returns"

/** Input for a return rule; `null` inherits the category's rule, or with `isCategoryRule` sets none. */
export const ReturnRuleInput = ({ source, isCategoryRule = false }: { source: string; isCategoryRule?: boolean }) => {
  const { getValues } = useFormContext()
  const rule: ReturnRule | null = useWatch({ name: source })
  const toRule = (choice: Choice) =>
    choice === "inherited"
      ? null
      : { ...DEFAULT_RULE, ...getValues(source), returnable: choice !== "none", exchange_only: choice === "exchange" }
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Typography component="legend" sx={{ color: "text.secondary", fontSize: "0.875rem", p: 0, mb: 1 }}>
        {useTranslate()(`${WORDS}.title`)}
      </Typography>
      <SelectInput
        source={source}
        label={`${WORDS}.allowed`}
        choices={CHOICES.map((id) => ({
          id,
          name: `${WORDS}.${id === "inherited" && isCategoryRule ? "unsaid" : id}`,
        }))}
        format={toChoice}
        parse={toRule}
        isRequired
      />
      {rule?.returnable && (
        <Box sx={COLUMNS}>
          <AmountInput
            source={`${source}.days`}
            label={`${WORDS}.days`}
            helperText={`${WORDS}.daysHint`}
            step={1}
            min={1}
            max={90}
          />
          <BooleanInput
            source={`${source}.paid_by`}
            label={`${WORDS}.paidByShop`}
            format={(payer) => payer === RETURN_PAYERS[0]}
            parse={(isShop: boolean) => RETURN_PAYERS[isShop ? 0 : 1]}
          />
        </Box>
      )}
    </Box>
  )
}
