import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import * as ownership from "../modules/catalog/queries/picture-ownership"
import { discardPictures } from "./discard-pictures"

/** Releases a picture that was kept for something that is no product, and removes its files. */
export async function releasePicture(container: MedusaContainer, id: string): Promise<void> {
  await releasePictures(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [id])
  await discardPictures(container, { ids: [id] })
}

/** `releasePicture` in a transaction of the caller, who calls `discardPictures` after it. */
export const releasePictures = (trx: Knex, ids: string[]): Promise<void> => ownership.releasePictures(trx, ids)
