import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Runs a workflow of another plugin by its name. Its HttpErrors are thrown as plain copies. */
export async function run<Result>(scope: MedusaContainer, workflow: string, input: object): Promise<Result> {
  const { result } = await scope.resolve(Modules.WORKFLOW_ENGINE).run(workflow, { input, logOnError: false })
  return result as Result
}
