import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import { useTranslate } from "react-admin"
import { useLocation } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { ExportButton } from "../components/ExportButton"
import { ChoiceFilter, choicesOf, DayFilter, SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { SavedFilters } from "../components/SavedFilters"
import { messages } from "./messages"
import { OrderRows } from "./OrderRows"
import { OrderTabs } from "./OrderTabs"

const ORDERS = "resources.orders"
const STATES = choicesOf(`${ORDERS}.states`, messages.states)
const PAYMENTS = choicesOf(`${ORDERS}.payments`, messages.payments)
const METHODS = choicesOf(`${ORDERS}.methods`, messages.methods)

/** By words, by how far the order is, by its payment, and by days. */
const FILTERS = (
  <>
    <SearchFilter label={`${ORDERS}.search`} />
    <ChoiceFilter
      source="state"
      label={`${ORDERS}.filters.state`}
      emptyText={`${ORDERS}.filters.everyState`}
      choices={STATES}
    />
    <ChoiceFilter
      source="payment"
      label={`${ORDERS}.filters.payment`}
      emptyText={`${ORDERS}.filters.everyPayment`}
      choices={PAYMENTS}
    />
    <ChoiceFilter
      source="method"
      label={`${ORDERS}.filters.method`}
      emptyText={`${ORDERS}.filters.everyMethod`}
      choices={METHODS}
    />
    <DayFilter source="from" label={`${ORDERS}.filters.from`} />
    <DayFilter source="until" label={`${ORDERS}.filters.until`} />
    <SavedFilters />
  </>
)

const OrderList = () => {
  const translate = useTranslate()
  // Who comes back from an order's slip or invoice finds it open.
  const { state } = useLocation()
  return (
    <List
      failed={`${ORDERS}.failed`}
      empty={<EmptyState icon={<OrdersIcon />} title={translate(`${ORDERS}.none`)} />}
      actions={<ExportButton />}
      above={<OrderTabs />}
      filters={FILTERS}
    >
      <OrderRows openFirst={state?.open} />
    </List>
  )
}

export default OrderList
