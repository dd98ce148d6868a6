import { SaveOffer } from "@haat/offers/contract"
import Box from "@mui/material/Box"
import type { ReactNode } from "react"
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateTimeInput,
  NumberInput,
  ReferenceArrayInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from "react-admin"
import { useWatch } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { toChoices } from "../components/Filters"
import { FORM_DEFAULTS } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { messages } from "./messages"

const OFFERS = "resources.offers"
const BY_NAME = { field: "name", order: "ASC" } as const
const KINDS = toChoices(`${OFFERS}.kinds`, messages.kinds)
const SCOPES = toChoices(`${OFFERS}.scopes`, messages.scopes)
const GOODS = SCOPES.filter(({ id }) => id !== "delivery")
const resolver = zodForm(SaveOffer)

/** The contract's defaults, and what a new offer proposes. */
const NEW_OFFER = {
  ...Object.fromEntries(
    Object.entries(SaveOffer.shape).map(([name, field]) => [name, field.safeParse(undefined).data]),
  ),
  name: "",
  kind: "percent",
  scope: "order",
  percent: 10,
  buy: 2,
  code: "",
}

const ROW = { display: "grid", columnGap: 2, width: "100%", gridTemplateColumns: { sm: "1fr 1fr" } } as const

/** Makes ISO texts for the contract; `DateTimeInput` makes Dates. */
const toIso = (typed: string) => {
  const time = typed ? new Date(typed) : undefined
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null
}

type Props = {
  toolbarActions?: ReactNode
  children: ReactNode
}

/** Keeps the toolbar below the form on phones, where it would cover the focused field. */
const FOOT = { justifyContent: "space-between", "&.RaToolbar-mobileToolbar": { position: "static", px: 2 } } as const

export const OfferForm = ({ toolbarActions, children }: Props) => (
  <SimpleForm
    defaultValues={NEW_OFFER}
    resolver={resolver}
    toolbar={
      <Toolbar sx={FOOT}>
        <SaveButton />
        {toolbarActions}
      </Toolbar>
    }
    {...FORM_DEFAULTS}
  >
    <EffectInputs />
    <ConditionInputs />
    {children}
  </SimpleForm>
)

const EffectInputs = () => {
  const [kind, scope] = useWatch({ name: ["kind", "scope"] })
  return (
    <>
      <Box sx={ROW}>
        <TextInput source="name" isRequired helperText={`${OFFERS}.shown`} />
        <TextInput source="name_hi" />
        <SelectInput source="kind" isRequired choices={KINDS} />
        <SelectInput source="scope" isRequired choices={kind === "buy_get" ? GOODS : SCOPES} />
        {kind === "buy_get" && <AmountInput source="buy" step={1} />}
        {kind === "buy_get" && <AmountInput source="get" step={1} />}
        {kind === "amount" ? (
          <AmountInput source="amount" before="₹" />
        ) : (
          <AmountInput source="percent" unit="%" step={1} />
        )}
        <AmountInput source="min_amount" before="₹" isRequired={false} />
      </Box>
      {(scope === "products" || scope === "categories") && (
        <ReferenceArrayInput
          source={scope === "products" ? "product_ids" : "category_ids"}
          reference={scope}
          perPage={20}
          sort={BY_NAME}
        >
          <AutocompleteArrayInput optionText="name" isRequired />
        </ReferenceArrayInput>
      )}
    </>
  )
}

const ConditionInputs = () => {
  const automatic = useWatch({ name: "automatic" })
  return (
    <>
      <BooleanInput source="automatic" />
      {!automatic && <TextInput source="code" helperText={`${OFFERS}.codeHint`} sx={{ maxWidth: 480 }} />}
      <Box sx={ROW}>
        <NumberInput source="per_customer_limit" step={1} min={1} helperText={`${OFFERS}.noLimit`} />
        <NumberInput source="total_limit" step={1} min={1} helperText={`${OFFERS}.noLimit`} />
        <DateTimeInput source="starts_at" parse={toIso} />
        <DateTimeInput source="ends_at" parse={toIso} />
      </Box>
      <BooleanInput source="first_order_only" />
      <BooleanInput source="counts_same_person" helperText={`${OFFERS}.samePersonHint`} />
      <BooleanInput source="stackable" helperText={`${OFFERS}.stackHint`} />
      <BooleanInput source="active" />
    </>
  )
}
