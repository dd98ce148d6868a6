import {
  COUNTRIES,
  countryName,
  FACTS,
  MAKER_ROLES,
  NET_UNITS,
  TEXT_FACT_NAMES,
  type TextFact,
} from "@haat/catalog/contract"
import { toFractionalPaise, toRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useMemo } from "react"
import { AutocompleteArrayInput, AutocompleteInput, SelectInput, TextInput, useLocale, useTranslate } from "react-admin"
import { AmountInput } from "./AmountInput"
import { TWO_COLUMNS } from "./SettingsForm"

const WORDS = "components.facts"
const inputProps = (fact: string) => ({ source: `facts.${fact}`, label: `${WORDS}.${fact}` })
const toOptions = (kind: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${WORDS}.${kind}.${id}` }))

const ROLES = toOptions("roles", MAKER_ROLES)
const UNITS = toOptions("units", NET_UNITS)
const REQUIRABLE = toOptions("required", FACTS)
/** Converts paise to the rupees that are typed. */
const formatPaise = (paise: number | null | undefined) => (typeof paise === "number" ? String(toRupees(paise)) : "")
const parsePaise = (typed: string | number) => (typed === "" ? null : toFractionalPaise(Number(typed)))

const SourceInputs = () => {
  const locale = useLocale()
  const countries = useMemo(
    () =>
      COUNTRIES.map((id) => ({ id, name: countryName(id, locale) })).toSorted((a, b) =>
        a.name.localeCompare(b.name, locale),
      ),
    [locale],
  )
  return (
    <>
      <AutocompleteInput {...inputProps("origin")} choices={countries} translateChoice={false} />
      <SelectInput {...inputProps("maker_role")} choices={ROLES} emptyText={`${WORDS}.roles.maker`} />
      <TextInput {...inputProps("maker")} />
      <TextInput {...inputProps("maker_address")} multiline />
    </>
  )
}

const TextFactInput = ({ fact }: { fact: TextFact }) => {
  const hint = `${WORDS}.hints.${fact}`
  const helperText = useTranslate()(hint, { _: "" }) ? hint : undefined
  return <TextInput source={`facts.${fact}`} label={`${WORDS}.texts.${fact}`} helperText={helperText} />
}

export const FactsInputs = () => (
  <Box sx={TWO_COLUMNS}>
    <TextInput {...inputProps("brand")} />
    <AmountInput
      {...inputProps("mrp")}
      before="₹"
      isRequired={false}
      format={formatPaise}
      parse={parsePaise}
      helperText={`${WORDS}.mrpHint`}
    />
    <TextInput {...inputProps("made")} placeholder="2026-03" helperText={`${WORDS}.madeHint`} />
    <AmountInput {...inputProps("net_quantity")} isRequired={false} />
    <SelectInput {...inputProps("net_unit")} choices={UNITS} emptyText="–" />
    <SourceInputs />
    {TEXT_FACT_NAMES.map((fact) => (
      <TextFactInput key={fact} fact={fact} />
    ))}
  </Box>
)

export const CategoryFactsInputs = () => (
  <Box sx={TWO_COLUMNS}>
    <AutocompleteArrayInput
      {...inputProps("required")}
      label={`${WORDS}.requiredOf`}
      choices={REQUIRABLE}
      sx={{ gridColumn: "1 / -1" }}
    />
    <SourceInputs />
  </Box>
)
