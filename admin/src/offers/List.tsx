import type { OfferRow } from "@haat/offers/contract"
import { grouped, money } from "@haat/sdk/money"
import AddIcon from "@mui/icons-material/Add"
import Box from "@mui/material/Box"
import type { ComponentType } from "react"
import { CanAccess, useFieldValue, useRecordContext, useTranslate } from "react-admin"
import { ChoiceFilter, toChoices } from "../components/Filters"
import { DateField, MoneyField, StateField } from "../components/fields"
import { LinkButton, TextLink } from "../components/links"
import { ResourceList } from "../components/ResourceList"
import { Col, Table } from "../components/Table"
import { messages } from "./messages"

const OFFERS = "resources.offers"
const CARDS_BELOW = 1100

const CHIP_PROPS = {
  running: { color: "success" },
  planned: { variant: "outlined" },
  over: { variant: "outlined" },
  off: { variant: "outlined" },
} as const

const OfferList = () => (
  <ResourceList
    actions={
      <CanAccess action="create">
        <LinkButton label={`${OFFERS}.add`} to="/offers/create" variant="contained" startIcon={<AddIcon />} />
      </CanAccess>
    }
    filters={
      <ChoiceFilter
        source="state"
        label={`${OFFERS}.fields.state`}
        emptyText={`${OFFERS}.anyState`}
        choices={toChoices(`${OFFERS}.states`, messages.states)}
      />
    }
  >
    <Table rowClick="edit" cardsBelow={CARDS_BELOW}>
      <Col source="name" field={NameField} />
      <Col source="code" disableSort field={CodeField} />
      <Col source="ends_at">
        <NamedField source="ends_at" field={DateField} />
      </Col>
      <Col source="uses" align="right">
        <NamedField source="uses" field={UsesField} />
      </Col>
      <Col source="saved" align="right">
        <NamedField source="saved" field={MoneyField} />
      </Col>
      <Col source="revenue" align="right">
        <NamedField source="revenue" field={MoneyField} />
      </Col>
      <Col
        source="state"
        disableSort
        render={(offer: OfferRow) => <StateField state={offerState(offer)} chipProps={CHIP_PROPS} />}
      />
    </Table>
  </ResourceList>
)

const NameField = () => {
  const offer = useRecordContext() as OfferRow
  const summarize = useOfferSummary()
  return (
    <>
      <TextLink to={`/offers/${encodeURIComponent(offer.id)}`} sx={{ fontWeight: 600 }}>
        {offer.name}
      </TextLink>
      <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{summarize(offer)}</Box>
    </>
  )
}

const CodeField = () => {
  const { automatic, code, unique_codes } = useRecordContext() as OfferRow
  const translate = useTranslate()
  if (automatic) return translate(`${OFFERS}.automaticShort`)
  const unique =
    unique_codes && translate(`${OFFERS}.uniqueCodes`, { smart_count: unique_codes, count: grouped(unique_codes) })
  return [code, unique].filter(Boolean).join(", ")
}

const UsesField = () => {
  const { uses, total_limit } = useRecordContext() as OfferRow
  const translate = useTranslate()
  if (total_limit === null) return grouped(uses)
  return translate(`${OFFERS}.usedOf`, { uses: grouped(uses), limit: grouped(total_limit) })
}

const ONLY_IN_CARDS = { color: "text.secondary", [`@media (min-width: ${CARDS_BELOW}px)`]: { display: "none" } }

/** A field with its label in the card layout; hidden without a value. */
const NamedField = ({ source, field: Field }: { source: string; field: ComponentType<{ source: string }> }) => {
  const name = useTranslate()(`${OFFERS}.fields.${source}`)
  if (useFieldValue({ source }) === null) return null
  return (
    <>
      <Box component="span" sx={ONLY_IN_CARDS}>
        {name}:{" "}
      </Box>
      <Field source={source} />
    </>
  )
}

type OfferState = "running" | "planned" | "over" | "off"

function offerState({ active, starts_at, ends_at }: OfferRow, now = Date.now()): OfferState {
  if (!active) return "off"
  if (ends_at && Date.parse(ends_at) <= now) return "over"
  return starts_at && Date.parse(starts_at) > now ? "planned" : "running"
}

/** Short description of an offer: "10% off: Products, above ₹500". */
const useOfferSummary = () => {
  const translate = useTranslate()
  return ({ kind, scope, percent, amount, buy, get, min_amount }: OfferRow) => {
    const isFree = scope === "delivery" && kind === "percent" && percent === 100
    const values = { percent, buy, get, amount: money(amount), scope: translate(`${OFFERS}.scopes.${scope}`) }
    const does = translate(`${OFFERS}.does.${isFree ? "free_delivery" : kind}`, values)
    return min_amount ? `${does}, ${translate(`${OFFERS}.above`, { amount: money(min_amount) })}` : does
  }
}

export default OfferList
