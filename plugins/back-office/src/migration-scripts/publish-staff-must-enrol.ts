import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { STAFF_MUST_ENROL } from "../schema/staff-must-enrol"

/** Makes the view that says who has to set up a second factor. Safe to run again. */
export default async function publishStaffMustEnrol({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STAFF_MUST_ENROL)
}
