import { grouped } from "@haat/sdk/money"
import { useTranslate } from "react-admin"

/** "1 order", "1,200 orders" */
export const useOrderCount = () => {
  const translate = useTranslate()
  return (orders: number) => translate("resources.customers.orders", { smart_count: orders, count: grouped(orders) })
}
