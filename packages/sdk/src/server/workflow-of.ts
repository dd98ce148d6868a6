import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"

/**
 * A function by its name in the workflow engine, for plugins that know only its contract. It needs no compensation, as
 * it writes everything in one transaction.
 */
export function workflowOf<Input extends object, Output>(
  name: string,
  run: (container: MedusaContainer, input: Input) => Promise<Output>,
) {
  const step = createStep(
    name,
    async (input: Input, { container }) => new StepResponse<unknown>(await run(container, input)),
  )
  return createWorkflow(
    name,
    (input: WorkflowData<Input>) => new WorkflowResponse(step(input as never) as WorkflowData<Output>),
  )
}
