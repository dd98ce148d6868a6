import type { ShownCharge } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { AmountRow } from "./amount-row.tsx"
import { DisplayName } from "./display-name.tsx"

/** Rows of an order's sums with the charges of plugins. */
export const ChargeRows = ({ charges }: { charges: ShownCharge[] }) =>
  charges.map((charge) => (
    <AmountRow key={charge.id} term={<DisplayName of={charge} />}>
      {money(charge.amount)}
    </AmountRow>
  ))
