import type { OfferRow } from "@haat/offers/contract"
import { grouped } from "@haat/sdk/money"
import AddIcon from "@mui/icons-material/Add"
import OfferIcon from "@mui/icons-material/LocalOfferOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import type { ChipProps } from "@mui/material/Chip"
import type { ReactNode } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { ChoiceFilter, choicesOf, SearchFilter } from "../components/Filters"
import { DateField, MoneyField, StateField } from "../components/fields"
import { List } from "../components/List"
import { Col, Table } from "../components/Table"
import { messages } from "./messages"
import { type OfferState, stateOf, useOfferWords } from "./words"

const OFFERS = "resources.offers"

const CARDS_BELOW = 1100

const LOOKS: Record<OfferState, Pick<ChipProps, "color" | "variant">> = {
  running: { color: "success" },
  planned: { variant: "outlined" },
  over: { variant: "outlined" },
  off: { variant: "outlined" },
}

/** Offers, how often they were used and what their orders came to; a row leads to its form. */
const OfferList = () => {
  const translate = useTranslate()
  return (
    <List
      failed={`${OFFERS}.failed`}
      empty={<EmptyState icon={<OfferIcon />} title={`${OFFERS}.none`} text={`${OFFERS}.noneText`} />}
      actions={
        <CanAccess action="create">
          <Button component={Link} to="/offers/create" variant="contained" startIcon={<AddIcon />}>
            {translate(`${OFFERS}.add`)}
          </Button>
        </CanAccess>
      }
      filters={[
        <SearchFilter key="q" label={`${OFFERS}.search`} />,
        <ChoiceFilter
          key="state"
          source="state"
          label={`${OFFERS}.fields.state`}
          emptyText={`${OFFERS}.anyState`}
          choices={choicesOf(`${OFFERS}.states`, messages.states)}
        />,
      ]}
    >
      <Table rowClick="edit" cardsBelow={CARDS_BELOW}>
        <Col source="name" render={(offer: OfferRow) => <Name offer={offer} />} />
        <Col source="code" disableSort render={(offer: OfferRow) => <Codes offer={offer} />} />
        <Col
          source="ends_at"
          render={({ ends_at }: OfferRow) =>
            ends_at && (
              <Named as="ends_at">
                <DateField source="ends_at" />
              </Named>
            )
          }
        />
        <Col source="uses" align="right" render={(offer: OfferRow) => <Uses offer={offer} />} />
        <Col
          source="saved"
          align="right"
          render={() => (
            <Named as="saved">
              <MoneyField source="saved" />
            </Named>
          )}
        />
        <Col
          source="revenue"
          align="right"
          render={() => (
            <Named as="revenue">
              <MoneyField source="revenue" />
            </Named>
          )}
        />
        <Col
          source="state"
          disableSort
          render={(offer: OfferRow) => <StateField state={stateOf(offer)} looks={LOOKS} />}
        />
      </Table>
    </List>
  )
}

const Name = ({ offer }: { offer: OfferRow }) => {
  const words = useOfferWords()
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{offer.name}</Box>
      <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{words(offer)}</Box>
    </>
  )
}

const Codes = ({ offer: { automatic, code, unique_codes } }: { offer: OfferRow }) => {
  const translate = useTranslate()
  if (automatic) return translate(`${OFFERS}.automaticShort`)
  const unique =
    unique_codes && translate(`${OFFERS}.uniqueCodes`, { smart_count: unique_codes, count: grouped(unique_codes) })
  return [code, unique].filter(Boolean).join(", ")
}

/** Labels a figure in a card, where there is no table head. */
const Named = ({ as, children }: { as: string; children: ReactNode }) => {
  const name = useTranslate()(`${OFFERS}.fields.${as}`)
  return (
    <>
      <Box
        component="span"
        sx={{ color: "text.secondary", [`@media (min-width: ${CARDS_BELOW}px)`]: { display: "none" } }}
      >
        {name}:{" "}
      </Box>
      {children}
    </>
  )
}

const Uses = ({ offer: { uses, total_limit } }: { offer: OfferRow }) => {
  const translate = useTranslate()
  const words = { uses: grouped(uses), limit: grouped(total_limit ?? 0) }
  return <Named as="uses">{total_limit === null ? grouped(uses) : translate(`${OFFERS}.usedOf`, words)}</Named>
}

export default OfferList
