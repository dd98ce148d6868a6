import type { OfferRow } from "@haat/offers/contract"
import OfferIcon from "@mui/icons-material/LocalOfferOutlined"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import { CreateButton, useTranslate } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { ChoiceFilter, choicesOf, SearchFilter } from "../components/Filters"
import { count, dateTime, rupees } from "../components/format"
import { List } from "../components/List"
import { Col, NumberCol, Table } from "../components/Table"
import { messages } from "./messages"
import { stateOf, useOfferWords } from "./words"

const OFFERS = "resources.offers"

/** Offers, how often they were used and what their orders came to; a row leads to its form. */
const OfferList = () => {
  const translate = useTranslate()
  return (
    <List
      failed={`${OFFERS}.failed`}
      empty={<EmptyState icon={<OfferIcon />} title={`${OFFERS}.none`} text={`${OFFERS}.noneText`} />}
      actions={<CreateButton label={`${OFFERS}.add`} variant="contained" />}
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
      <Table rowClick="edit" cardsBelow={1100}>
        <Col source="name" render={(offer: OfferRow) => <Name offer={offer} />} />
        <Col source="code" disableSort render={(offer: OfferRow) => <Codes offer={offer} />} />
        <Col source="ends_at" render={({ ends_at }: OfferRow) => (ends_at ? dateTime(ends_at) : "–")} />
        <NumberCol source="uses" render={(offer: OfferRow) => <Uses offer={offer} />} />
        <NumberCol source="saved" render={({ saved }: OfferRow) => rupees(saved)} />
        <NumberCol source="revenue" render={({ revenue }: OfferRow) => rupees(revenue)} />
        <Col
          source="state"
          disableSort
          render={(offer: OfferRow) => (
            <Chip
              size="small"
              label={translate(`${OFFERS}.states.${stateOf(offer)}`)}
              color={stateOf(offer) === "running" ? "success" : "default"}
              variant={stateOf(offer) === "running" ? "filled" : "outlined"}
            />
          )}
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
    unique_codes && translate(`${OFFERS}.uniqueCodes`, { smart_count: unique_codes, count: count(unique_codes) })
  return [code, unique].filter(Boolean).join(", ")
}

const Uses = ({ offer: { uses, total_limit } }: { offer: OfferRow }) => {
  const translate = useTranslate()
  if (total_limit === null) return count(uses)
  return translate(`${OFFERS}.usedOf`, { uses: count(uses), limit: count(total_limit) })
}

export default OfferList
