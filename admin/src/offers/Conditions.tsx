import Box from "@mui/material/Box"
import { BooleanInput, DateTimeInput, NumberInput, TextInput } from "react-admin"
import { useWatch } from "react-hook-form"
import { ROW } from "./Effect"

const OFFERS = "resources.offers"

/** react-admin's own makes a Date of it; the contract, and the server, have the time in words. */
const toIso = (typed: string) => {
  const time = typed ? new Date(typed) : undefined
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null
}

/** How it comes to a cart, who may use it, how often and when. */
export const Conditions = () => {
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
