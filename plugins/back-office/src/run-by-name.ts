import { asConflict } from "@haat/http/conflict"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Runs a workflow of another plugin by its name. Its conflicts keep their sentence; other refusals are thrown as they came. */
export const runByName = async (scope: MedusaContainer, workflow: string, input: object): Promise<unknown> => {
  try {
    const { result } = await scope.resolve(Modules.WORKFLOW_ENGINE).run(workflow, { input, logOnError: false })
    return result
  } catch (error) {
    throw asConflict(error)
  }
}
