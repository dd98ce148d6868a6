import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findAddressee } from "../../queries/addressee"

/** Who hears of what happens to a sign-in; nobody when it belongs to nobody. */
export const findAddresseeStep = createStep(
  "accounts-find-addressee",
  async ({ auth_identity_id }: { auth_identity_id: string }, { container }) =>
    new StepResponse(await findAddressee(container, auth_identity_id)),
)
