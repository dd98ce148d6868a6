import type { CustomerAddressDTO } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep } from "@medusajs/framework/workflows-sdk"
import { MAX_ADDRESSES, TOO_MANY_ADDRESSES } from "../../contract"

/** @throws CONFLICT when no further address may be saved */
export const requireRoomStep = createStep("accounts-require-room", async (saved: CustomerAddressDTO[]) => {
  if (saved.length >= MAX_ADDRESSES) throw new MedusaError(MedusaError.Types.CONFLICT, TOO_MANY_ADDRESSES)
})
