import { money } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import { useTranslate } from "react-admin"
import type { ReturnToRefund } from "./requests"

type Props = Pick<ReturnToRefund, "missed_minimums" | "keeps_discount">

/**
 * Lists the coupons whose minimum is higher than the rest of the order, with both amounts, and the effect on the
 * discount.
 */
export const MissedMinimums = ({ missed_minimums, keeps_discount }: Props) => {
  const translate = useTranslate()
  return missed_minimums.map(({ name, min_amount, kept_amount, discount }) => (
    <Alert key={name} severity="info">
      {translate("resources.returns.missedMinimum", {
        ...{ name, minimum: money(min_amount), kept: money(kept_amount), discount: money(discount) },
      })}{" "}
      {translate(`resources.returns.${keeps_discount ? "keepsDiscount" : "losesDiscount"}`)}
    </Alert>
  ))
}
