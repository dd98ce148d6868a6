import type { CreateProductWorkflowInputDTO, UpdateProductWorkflowInputDTO } from "@medusajs/framework/types"
import type { ShopProduct } from "../contract"
import type { Rendition } from "../modules/catalog/rendition"
import { toGrams } from "../units"
import type { CheckedSave } from "./steps/check-shop-product"
import type { ShopSetup } from "./steps/find-shop-setup"

const ONLY_OPTION = { title: "Default", value: "Default" }

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
    images: images && renditions.map((widths) => ({ url: middle(widths) })),
    thumbnail: images && (renditions[0]?.[0].url ?? null),
    metadata: toMetadata(changes, current),
  })
}

export const toCreate = (save: CheckedSave, setup: ShopSetup): CreateProductWorkflowInputDTO => ({
  ...(toMedusa(save) as { title: string }),
  handle: save.handle,
  options: [{ title: ONLY_OPTION.title, values: [ONLY_OPTION.value] }],
  variants: [
    {
      title: ONLY_OPTION.value,
      options: { [ONLY_OPTION.title]: ONLY_OPTION.value },
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

const toMetadata = ({ about, attributes }: CheckedSave["changes"], current: ShopProduct | null) =>
  about === undefined && attributes === undefined
    ? undefined
    : { about: about ?? current?.about ?? "", attributes: attributes ?? current?.attributes ?? [] }

const middle = (widths: Rendition[]) => widths[widths.length >> 1].url

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
