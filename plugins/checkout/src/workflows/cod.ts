import { createHash } from "node:crypto"
import { sentenceOf } from "@haat/sdk/errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  COD_CODE,
  COD_WITHHELD,
  type CodCode,
  type CodSettings,
  type CodWithheld,
  type SaveCodSettings,
} from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"
import { type CodOrder, findCodRejection, needsCodCode, readCodSettings, writeCodSettings } from "../queries/cod"
import { readStoredCart } from "../queries/stored-cart"

const resolveDatabase = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

export const findCodSettings = (container: MedusaContainer): Promise<CodSettings> =>
  readCodSettings(resolveDatabase(container))

/** Saves all settings if their version is current. @throws HttpError 409 cod_settings_changed */
export async function saveCodSettings(container: MedusaContainer, settings: SaveCodSettings): Promise<CodSettings> {
  const saved = await writeCodSettings(resolveDatabase(container), settings)
  if (!saved) throw new HttpError(CHECKOUT_ERRORS.cod_settings_changed)
  return saved
}

/** @throws HttpError 409 when this order has to be paid online */
export async function requireCodAllowed(
  container: MedusaContainer,
  settings: CodSettings,
  order: CodOrder,
): Promise<void> {
  const rejection = await findCodRejection(container, settings, order)
  if (!rejection) return
  await logCodWithheld(container, order.customer_id, sentenceOf(rejection.entry, rejection.params))
  throw new HttpError(rejection.entry, rejection.params)
}

/** Logs that a shopper could not pay on delivery, with the reason: once a day for each reason. */
export async function logCodWithheld(container: MedusaContainer, customer_id: string, reason: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const id = createHash("sha256").update(`${day} ${customer_id} ${reason}`).digest("hex").slice(0, 26)
  const data: CodWithheld = { id, customer_id, reason }
  await emitEvents(container, [{ name: COD_WITHHELD, data }])
}

type CodCodeCheck = { cart_id: string; customer_id: string; total: number; code?: string }

/** @throws HttpError 409 when the mailed code is required and missing, 400 when it is wrong */
export async function requireCodCode(
  container: MedusaContainer,
  settings: CodSettings,
  { cart_id, code, ...order }: CodCodeCheck,
): Promise<void> {
  if (!(await needsCodCode(resolveDatabase(container), settings, order))) return
  if (!code) throw new HttpError(CHECKOUT_ERRORS.cod_code_needed)
  const { codCodes } = container.resolve<CheckoutService>(CHECKOUT)
  if (!codCodes.isValid(cart_id, code, Date.now())) throw new HttpError(CHECKOUT_ERRORS.cod_code_wrong)
}

/** Mails the code for the shopper's cart; repeated requests for the same code send one mail. */
export async function mailCodCode(container: MedusaContainer, customer_id: string): Promise<void> {
  const { cart_id, email } = await readStoredCart(container, customer_id)
  if (!cart_id) throw new HttpError(CHECKOUT_ERRORS.cart_empty)
  const data: CodCode = {
    to: email,
    ...container.resolve<CheckoutService>(CHECKOUT).codCodes.make(cart_id, Date.now()),
  }
  await container.resolve(Modules.EVENT_BUS).emit({ name: COD_CODE, data })
}
