import { workflowOf } from "@haat/sdk/server/workflow-of"
import { ERASE_PERSON } from "../contract"
import { erasePerson } from "../personal-data"

/** Erases a shopper's account for staff, without the shopper's password. */
export const erasePersonWorkflow = workflowOf(ERASE_PERSON, async (container, input: { customer_id: string }) => {
  await erasePerson(container, { customer_id: input.customer_id })
  return null
})
