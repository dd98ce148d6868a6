import type { CreateProductWorkflowInputDTO, UpdateProductWorkflowInputDTO } from "@medusajs/framework/types"
import { ONLY_VARIANT } from "../contract"
import { toMetadata, withEstimated } from "../modules/catalog/metadata"
import { middle } from "../modules/catalog/rendition"
import { toGrams } from "../units"
import type { CheckedSave } from "./steps/check-shop-product"
import type { ShopSetup } from "./steps/find-shop-setup"

/** The shop product in Medusa's words: about and attributes are product metadata, which shoppers cannot write. */
const toMedusa = ({ current, changes, renditions }: CheckedSave) => {
  const { name, description, category_id, active, weight, length, height, breadth, images } = changes
  return defined({
    title: name,
    description,
    status: active === undefined ? undefined : active ? ("published" as const) : ("draft" as const),
    category_ids: category_id === undefined ? undefined : [category_id],
    weight: weight === undefined ? undefined : toGrams(weight),
    length,
    height,
    width: breadth,
    images: images && renditions.map((widths) => ({ url: middle(widths).url })),
    thumbnail: images && (renditions[0]?.[0].url ?? null),
    // Medusa merges it, and an empty text takes its field away
    metadata: toMetadata(withEstimated(changes, current), !current),
  })
}

export const toCreate = (save: CheckedSave, setup: ShopSetup): CreateProductWorkflowInputDTO => ({
  ...(toMedusa(save) as { title: string }),
  handle: save.handle,
  options: [{ title: ONLY_VARIANT, values: [ONLY_VARIANT] }],
  variants: [
    {
      title: ONLY_VARIANT,
      options: { [ONLY_VARIANT]: ONLY_VARIANT },
      manage_inventory: true,
      prices: [{ currency_code: "inr", amount: save.changes.price as number }],
    },
  ],
  sales_channels: [{ id: setup.sales_channel_id }],
  shipping_profile_id: setup.shipping_profile_id,
})

export const toUpdate = (id: string, save: CheckedSave): UpdateProductWorkflowInputDTO & { id: string } => ({
  id,
  ...(toMedusa(save) as UpdateProductWorkflowInputDTO),
})

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
