import { CustomerWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { type ProfileChange, SECURITY_NOTICE, UPDATE_PROFILE } from "../contract"
import type { ProfileOwner } from "../modules/profiles/service"
import { addressLock } from "./address-lock"
import { checkCurrentPasswordStep } from "./steps/check-current-password"
import { requireStatesStep } from "./steps/require-states"
import { writeProfileStep } from "./steps/write-profile"

/** Changes what a shopper says about themselves, all of it or nothing; the contract tells the errors. */
export const updateProfileWorkflow = createWorkflow(
  UPDATE_PROFILE,
  (input: ProfileOwner & { profile: ProfileChange }) => {
    requireStatesStep(transform(input, ({ profile }) => profile.addresses ?? []))
    const lock = transform(input, ({ customer_id }) => addressLock(customer_id))
    acquireLockStep(lock)
    const proven = checkCurrentPasswordStep(input)
    const updated = writeProfileStep({ change: input, proven })
    emitEventStep({ eventName: CustomerWorkflowEvents.UPDATED, data: { id: input.customer_id } })
    const notices = transform(updated, ({ notices }) => notices)
    emitEventStep({ eventName: SECURITY_NOTICE, data: notices }).config({ name: "emit-security-notices" })
    releaseLockStep(lock)
    // the step's own output: a transform would be run, and fall over, also where the step was not reached
    return new WorkflowResponse(updated)
  },
)
