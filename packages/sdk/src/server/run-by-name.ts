import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Runs a workflow of another plugin by its name. */
export const runByName = async (scope: MedusaContainer, workflow: string, input: object): Promise<unknown> => {
  const { result } = await scope.resolve(Modules.WORKFLOW_ENGINE).run(workflow, { input, logOnError: false })
  return result
}
