import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { PUBLISHED_REVIEW } from "../schema/published-review"

/** Makes the view that everybody reads reviews by; it reads a view of checkout's, which comes first. Safe to run again. */
export default async function publishReviews({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(PUBLISHED_REVIEW)
}
