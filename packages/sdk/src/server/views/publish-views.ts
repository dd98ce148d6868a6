import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * A migration script that makes the views, in this sequence and in one transaction. Safe to run again. A view that reads
 * another's comes after it; views of other plugins come before, in the sequence of medusa-config.ts.
 */
export const publishViews =
  (...views: string[]) =>
  async ({ container }: { container: MedusaContainer }) => {
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
      for (const view of views) await transaction.raw(view)
    })
  }
