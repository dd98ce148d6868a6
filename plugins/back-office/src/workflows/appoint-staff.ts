import type { Role } from "@haat/sdk/roles"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { APPOINT_STAFF, STAFF } from "../contract"
import type { StaffService } from "../modules/staff/service"

type Appointment = { user_id: string; role: Role }

const appointStaffStep = createStep(
  "back-office-appoint-staff-step",
  async ({ user_id, role }: Appointment, { container }) => {
    const before = await container.resolve<StaffService>(STAFF).appoint(user_id, role)
    return new StepResponse(user_id, { user_id, before })
  },
  async (done, { container }) => {
    if (!done) return
    const staff = container.resolve<StaffService>(STAFF)
    await (done.before ? staff.appoint(done.user_id, done.before) : staff.dismiss(done.user_id))
  },
)

/** Gives a user of Medusa a role in the back office. */
export const appointStaffWorkflow = createWorkflow(
  APPOINT_STAFF,
  (input: Appointment) => new WorkflowResponse(appointStaffStep(input)),
)
