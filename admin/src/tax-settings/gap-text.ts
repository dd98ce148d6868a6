import type { PriceInGap } from "@haat/gst/contract"
import { money } from "@haat/sdk/money"
import type { TranslateFunction } from "react-admin"

/** The sentence about a price between two slabs, with the nearest prices that fit. */
export const gapText = (translate: TranslateFunction, { name, price, nearest_low, nearest_high }: PriceInGap) =>
  translate("resources.tax-settings.gap", {
    name,
    price: money(price),
    low: money(nearest_low),
    high: money(nearest_high),
  })
