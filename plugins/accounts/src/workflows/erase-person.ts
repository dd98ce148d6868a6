import { workflowOf } from "@haat/sdk/server/workflow-of"
import { ERASE_PERSON } from "../contract"
import { erasePerson } from "../personal-data"

/** For staff, who know no password of the shopper's. */
export const erasePersonWorkflow = workflowOf(ERASE_PERSON, async (container, input: { customer_id: string }) => {
  await erasePerson(container, { customer_id: input.customer_id })
  return null
})
