import { shopName } from "@haat/sdk/server/shop-name"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { toDataURL } from "qrcode"
import type { SecondFactorKey, SecondFactorState } from "../../../contract"
import { SECOND_FACTORS } from "../../../modules/second-factors"
import { authenticatorUri } from "../../../modules/second-factors/codes"
import type { SecondFactorsService } from "../../../modules/second-factors/service"
import { getStaff } from "../../require-staff"

const resolveSecondFactors = (req: MedusaRequest) => req.scope.resolve<SecondFactorsService>(SECOND_FACTORS)

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const state: SecondFactorState = await resolveSecondFactors(req).state(getStaff(req).authContext.auth_identity_id)
  res.json(state)
}

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { authContext, person } = getStaff(req)
  const key = await resolveSecondFactors(req).begin(authContext.auth_identity_id, person.id)
  const qr = await toDataURL(authenticatorUri(key, await shopName(req.scope), person.username), {
    width: 240,
    margin: 2,
  })
  res.status(201).json({ key, qr } satisfies SecondFactorKey)
}
