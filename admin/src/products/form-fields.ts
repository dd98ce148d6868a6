import { MAX_IMAGES, type ProductImage, SaveShopProduct, type ShopProduct } from "@haat/catalog/contract"
import { z } from "zod"

/** A picture chosen but not sent yet; `url` is a blob's. */
export type ChosenPicture = { id: string; url: string; file: File }
export type FormPicture = ProductImage | ChosenPicture

export const isChosen = (picture: FormPicture): picture is ChosenPicture => "file" in picture

/** The form checks what the server checks; only pictures are more than their ids while they are being arranged. */
export const ProductForm = SaveShopProduct.extend({
  images: z.array(z.custom<FormPicture>()).max(MAX_IMAGES, `At most ${MAX_IMAGES} pictures`),
})
export type ProductFields = z.output<typeof ProductForm>
/** Numbers not typed yet are null. */
export type ProductDraft = Omit<ProductFields, "price" | "quantity" | "length" | "height" | "breadth" | "weight"> &
  Record<"price" | "quantity" | "length" | "height" | "breadth" | "weight", number | null>

export const NEW_PRODUCT: ProductDraft = {
  name: "",
  description: "",
  category_id: "",
  about: "",
  price: null,
  quantity: null,
  length: null,
  height: null,
  breadth: null,
  weight: null,
  active: true,
  attributes: [],
  name_hi: "",
  description_hi: "",
  about_hi: "",
  attributes_hi: [],
  images: [],
}

export const toFields = ({ category, ...product }: ShopProduct): ProductDraft => ({
  name: product.name,
  description: product.description,
  category_id: category?.id ?? "",
  about: product.about,
  price: product.price,
  quantity: product.quantity,
  length: product.length,
  height: product.height,
  breadth: product.breadth,
  weight: product.weight,
  active: product.active,
  attributes: product.attributes,
  name_hi: product.name_hi,
  description_hi: product.description_hi,
  about_hi: product.about_hi,
  attributes_hi: product.attributes_hi,
  images: product.images,
})

/** A field as it is compared and sent: pictures by their ids. */
const asSent = (fields: ProductDraft, field: keyof ProductDraft) =>
  field === "images" ? fields.images.map(({ id }) => id) : fields[field]

/** What differs in `after`. */
export const changedFields = (before: ProductDraft, after: ProductDraft): Partial<ProductDraft> =>
  Object.fromEntries(
    (Object.keys(before) as (keyof ProductDraft)[])
      .filter((field) => JSON.stringify(asSent(before, field)) !== JSON.stringify(asSent(after, field)))
      .map((field) => [field, after[field]]),
  )
