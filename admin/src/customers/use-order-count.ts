import { useTranslate } from "react-admin"
import { count } from "../components/format"

/** "1 order", "1,200 orders" */
export const useOrderCount = () => {
  const translate = useTranslate()
  return (orders: number) => translate("resources.customers.orders", { smart_count: orders, count: count(orders) })
}
