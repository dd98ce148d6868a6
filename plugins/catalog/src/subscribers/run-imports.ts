import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { IMPORT_QUEUED } from "../contract"
import { runImports } from "../workflows/run-imports"

/** Begins an import at once. It is not waited for: other events would wait behind it. */
export default async function runImportsAtOnce({ container }: SubscriberArgs<unknown>) {
  runImports(container).catch((error: Error) => {
    container.resolve(ContainerRegistrationKeys.LOGGER).error("Imports could not be run now", error)
  })
}

export const config: SubscriberConfig = {
  event: IMPORT_QUEUED,
  context: { subscriberId: "back-office-run-imports" },
}
