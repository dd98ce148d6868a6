import { HttpError } from "@haat/sdk/server/http-error"
import type { CustomerAddressDTO } from "@medusajs/framework/types"
import { createStep } from "@medusajs/framework/workflows-sdk"
import { MAX_ADDRESSES } from "../../contract"
import { ACCOUNT_ERRORS } from "../../errors"

/** @throws HttpError 409 when no further address may be saved */
export const requireRoomStep = createStep("accounts-require-room", async (saved: CustomerAddressDTO[]) => {
  if (saved.length >= MAX_ADDRESSES) throw new HttpError(ACCOUNT_ERRORS.too_many_addresses, { most: MAX_ADDRESSES })
})
