import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { PostalCode } from "../../../../contract"
import { POSTAL_CODES } from "../../../../modules/postal-codes"
import type PostalCodesService from "../../../../modules/postal-codes/service"
import { LookupDown } from "../../../../modules/postal-codes/service"

const LOOKUP_DOWN = "Postal codes cannot be looked up just now. Please enter the place by hand"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const code = PostalCode.safeParse(req.params.code)
  if (!code.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, code.error.issues[0].message)
  try {
    const places = await req.scope.resolve<PostalCodesService>(POSTAL_CODES).lookUp(code.data)
    if (!places) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such postal code")
    res.setHeader("Cache-Control", "public, max-age=3600")
    res.json({ places })
  } catch (error) {
    if (!(error instanceof LookupDown)) throw error
    res.status(503).json({ message: LOOKUP_DOWN })
  }
}
