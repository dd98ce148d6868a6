import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { writeNextTaxLines } from "../queries/tax-lines"

const BATCH_SIZE = 200
const BATCHES_PER_RUN = 20

/** Writes Medusa's tax lines of orders that an earlier version has taxed. Has nothing to do once all have them. */
export default async function writeTaxLines(container: MedusaContainer) {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (let batch = 0; batch < BATCHES_PER_RUN; batch++) {
    const written = await writeNextTaxLines(db, BATCH_SIZE)
    if (!written) return
    const { orders, last, finished } = written
    if (orders) logger.info(`Tax lines of ${orders} orders are written, up to ${last}`)
    if (finished) return logger.info("Tax lines of all orders are written")
  }
}

export const config = { name: "gst-write-tax-lines", schedule: "* * * * *" }
