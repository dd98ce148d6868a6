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
    const { orders, failed, last, finished } = written
    for (const { order_id, reason } of failed) logger.error(`Tax lines of order ${order_id} are not written: ${reason}`)
    if (orders) logger.info(`Tax lines of ${orders - failed.length} orders are written, up to ${last}`)
    if (finished) return logger.info("Tax lines of all orders are written")
  }
}

export const config = { name: "gst-write-tax-lines", schedule: "* * * * *" }
