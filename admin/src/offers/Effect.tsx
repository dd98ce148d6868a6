import Box from "@mui/material/Box"
import { AutocompleteArrayInput, ReferenceArrayInput, SelectInput, TextInput } from "react-admin"
import { useWatch } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { choicesOf } from "../components/Filters"
import { messages } from "./messages"

const OFFERS = "resources.offers"
const BY_NAME = { field: "name", order: "ASC" } as const

/** Fields side by side where there is room. */
export const ROW = { display: "grid", columnGap: 2, width: "100%", gridTemplateColumns: { sm: "1fr 1fr" } } as const

/** What an offer is called, what it takes off, and off what. */
export const Effect = () => {
  const [kind, scope] = useWatch({ name: ["kind", "scope"] })
  const scopes = choicesOf(`${OFFERS}.scopes`, messages.scopes)
  return (
    <>
      <Box sx={ROW}>
        <TextInput source="name" isRequired helperText={`${OFFERS}.shown`} />
        <TextInput source="name_hi" />
        <SelectInput source="kind" isRequired choices={choicesOf(`${OFFERS}.kinds`, messages.kinds)} />
        <SelectInput
          source="scope"
          isRequired
          choices={kind === "buy_get" ? scopes.filter(({ id }) => id !== "delivery") : scopes}
        />
        {kind === "buy_get" && <AmountInput source="buy" step={1} />}
        {kind === "buy_get" && <AmountInput source="get" step={1} />}
        {kind === "amount" ? (
          <AmountInput source="amount" before="₹" />
        ) : (
          <AmountInput source="percent" unit="%" step={1} />
        )}
        <AmountInput source="min_amount" before="₹" isRequired={false} />
      </Box>
      {scope === "products" && <Goods source="product_ids" reference="products" />}
      {scope === "categories" && <Goods source="category_ids" reference="categories" />}
    </>
  )
}

const Goods = ({ source, reference }: { source: string; reference: string }) => (
  <ReferenceArrayInput source={source} reference={reference} perPage={20} sort={BY_NAME}>
    <AutocompleteArrayInput optionText="name" isRequired />
  </ReferenceArrayInput>
)
