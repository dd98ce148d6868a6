import { stateByCode } from "@haat/places/contract"
import { requireState } from "@haat/places/require-state"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CHECKOUT_ERRORS } from "../errors"
import { readAddressState, writeAddressState } from "../queries/address-state"
import { readPackableOrder } from "../queries/pack-order"

type Input = { order_id: string /** code of a state */; state: string }

/**
 * Sets the state of an order's address when the stored text is not a known state. Its tax is computed when it is
 * shipped.
 * @throws HttpError 404; 409 for a shipped or cancelled order; 400 for a state that the postal code does not serve
 */
export const chooseOrderState = (container: MedusaContainer, { order_id, state }: Input): Promise<void> =>
  inOrderTransaction(container, order_id, async ({ trx }) => {
    const { cancelled, shipped } = await readPackableOrder(trx, order_id)
    if (cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
    if (shipped) throw new HttpError(CHECKOUT_ERRORS.order_is_shipped)
    const province = stateByCode(state)?.en ?? ""
    await requireState({ ...(await readAddressState(trx, order_id)), province })
    await writeAddressState(trx, { order_id, province })
  })
