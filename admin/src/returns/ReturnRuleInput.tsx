import { RETURN_PAYERS, type ReturnRule } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import FormControl from "@mui/material/FormControl"
import FormControlLabel from "@mui/material/FormControlLabel"
import FormLabel from "@mui/material/FormLabel"
import MenuItem from "@mui/material/MenuItem"
import Switch from "@mui/material/Switch"
import TextField from "@mui/material/TextField"
import { useId } from "react"
import { useInput, useTranslate } from "react-admin"

const CHOICES = ["inherited", "none", "returns", "exchange"] as const
type Choice = (typeof CHOICES)[number]

const FIRST: ReturnRule = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

const choiceOf = (rule: ReturnRule | null): Choice =>
  !rule ? "inherited" : !rule.returnable ? "none" : rule.exchange_only ? "exchange" : "returns"

/** What may be sent back; `null` is what `ofCategory` says: the category's rule, or of a category itself none. */
export const ReturnRuleInput = ({ source, ofCategory = false }: { source: string; ofCategory?: boolean }) => {
  const translate = useTranslate()
  const t = (key: string) => translate(`components.returns.${key}`)
  const id = useId()
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useInput({ source, defaultValue: null })
  const rule = value as ReturnRule | null
  const choose = (choice: Choice) =>
    onChange(
      choice === "inherited"
        ? null
        : { ...(rule ?? FIRST), returnable: choice !== "none", exchange_only: choice === "exchange" },
    )
  return (
    <FormControl component="fieldset" error={!!error} sx={{ display: "grid", gap: 2 }}>
      <FormLabel component="legend" sx={{ fontSize: "0.875rem", mb: 1 }}>
        {t("title")}
      </FormLabel>
      <TextField
        select
        id={id}
        label={t("allowed")}
        value={choiceOf(rule)}
        onChange={({ target }) => choose(target.value as Choice)}
      >
        {CHOICES.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(choice === "inherited" && ofCategory ? "unsaid" : choice)}
          </MenuItem>
        ))}
      </TextField>
      {rule?.returnable && (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "center" }}>
          <TextField
            type="number"
            label={t("days")}
            value={Number.isNaN(rule.days) ? "" : rule.days}
            error={!!error}
            helperText={error?.message ?? t("daysHint")}
            slotProps={{ htmlInput: { min: 1, max: 90, step: 1 } }}
            onChange={({ target }) =>
              onChange({ ...rule, days: target.value === "" ? Number.NaN : Number(target.value) })
            }
          />
          <FormControlLabel
            control={
              <Switch
                checked={rule.paid_by === RETURN_PAYERS[0]}
                onChange={(_event, shop) => onChange({ ...rule, paid_by: RETURN_PAYERS[shop ? 0 : 1] })}
              />
            }
            label={t("paidByShop")}
          />
        </Box>
      )}
    </FormControl>
  )
}
