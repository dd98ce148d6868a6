import type { PlacedOrder } from "@haat/checkout/contract"
import { WithRecord } from "react-admin"
import { Accordions } from "../components/Accordions"
import { OrderDetail } from "./OrderDetail"
import { OrderSummary } from "./OrderSummary"

export const OrderRows = ({ openFirst }: { openFirst?: string }) => (
  <Accordions
    openFirst={openFirst}
    summary={<WithRecord<PlacedOrder> render={(order) => <OrderSummary order={order} />} />}
    detail={<WithRecord<PlacedOrder> render={(order) => <OrderDetail order={order} />} />}
  />
)
