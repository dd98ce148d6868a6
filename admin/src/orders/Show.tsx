import type { OrderDetail as Detail } from "@haat/read-model/contract"
import { useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { LinkButton } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { RecordScreen } from "../components/RecordScreen"
import { OrderDetail } from "./OrderDetail"
import { OrderSummary } from "./OrderSummary"

const OrderShow = () => {
  const translate = useTranslate()
  return (
    <RecordScreen<Detail> failed="resources.orders.oneFailed" unknown="resources.orders.unknown">
      {(order) => (
        <>
          <PageHeading title={translate("resources.orders.number", { number: order.display_id })}>
            <LinkButton variant="outlined" label="resources.orders.all" to="/orders" />
          </PageHeading>
          <SectionCard>
            <OrderSummary order={order} />
            <OrderDetail order={order} isOwnScreen />
          </SectionCard>
        </>
      )}
    </RecordScreen>
  )
}

export default OrderShow
