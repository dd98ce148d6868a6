import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { RETURN_PHOTO_DAYS } from "../contract"
import { deleteOldPhotos } from "../queries/return-photos"

/** Deletes unused pictures, and pictures of returns that ended RETURN_PHOTO_DAYS days ago. */
export default async function deleteReturnPhotos(container: MedusaContainer) {
  await deleteOldPhotos(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), RETURN_PHOTO_DAYS)
}

export const config = { name: "checkout-delete-return-photos", schedule: "25 * * * *" }
