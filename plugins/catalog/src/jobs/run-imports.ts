import type { MedusaContainer } from "@medusajs/framework/types"
import { runImports } from "../workflows/run-imports"

/** For imports whose event was lost, and those whose process died. */
export default async function runWaitingImports(container: MedusaContainer) {
  await runImports(container)
}

export const config = { name: "back-office-run-imports", schedule: "* * * * *" }
