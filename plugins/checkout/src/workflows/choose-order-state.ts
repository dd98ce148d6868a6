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
 * Names the state of an order's address, which was written before states were chosen. Its tax follows when its goods
 * leave.
 * @throws HttpError 404; 409 for what has left or was cancelled; 400 for a state that the postal code does not serve
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
