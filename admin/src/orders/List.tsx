import { useLocation } from "react-router-dom"
import { ExportButton } from "../components/ExportButton"
import { ChoiceFilter, DayFilter, toChoices } from "../components/Filters"
import { ResourceList } from "../components/ResourceList"
import { SavedFilters } from "../components/SavedFilters"
import { messages } from "./messages"
import { OrderRows } from "./OrderDetail"
import { OrderTabs } from "./OrderTabs"

const ORDERS = "resources.orders"
const CHOICES = { state: messages.states, payment: messages.payments, method: messages.methods }

const FILTERS = (
  <>
    {Object.entries(CHOICES).map(([source, choices]) => (
      <ChoiceFilter
        key={source}
        source={source}
        label={`${ORDERS}.filters.${source}`}
        emptyText={`${ORDERS}.every.${source}`}
        choices={toChoices(`${ORDERS}.${source}s`, choices)}
      />
    ))}
    <DayFilter source="from" label={`${ORDERS}.filters.from`} />
    <DayFilter source="until" label={`${ORDERS}.filters.until`} />
    <SavedFilters />
  </>
)

const OrderList = () => {
  // Reopens the order on return from its packing slip.
  const { state } = useLocation()
  return (
    <ResourceList actions={<ExportButton />} above={<OrderTabs />} filters={FILTERS}>
      <OrderRows initiallyOpenId={state?.open} />
    </ResourceList>
  )
}

export default OrderList
