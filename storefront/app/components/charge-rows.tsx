import type { ShownCharge } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { displayName } from "../lib/shop/display-name.ts"
import { AmountRow } from "./amount-row.tsx"

/** Rows of an order's sums with the charges of plugins. */
export const ChargeRows = ({ charges }: { charges: ShownCharge[] }) =>
  charges
    .map((charge) => ({ charge, ...displayName(charge) }))
    .map(({ charge: { id, amount }, name, lang }) => (
      <AmountRow key={id} term={name} lang={lang}>
        {money(amount)}
      </AmountRow>
    ))
