import {
  FACT_FIELDS,
  MAX_IMAGES,
  type ProductImage,
  presentFacts,
  SaveShopProduct,
  type ShopProduct,
} from "@haat/catalog/contract"
import { z } from "zod"
import { emptyFacts } from "../components/fact-fields"

/** A picture that is not uploaded yet; `url` is a blob URL. */
export type ChosenPicture = { id: string; url: string; rawFile: File }
export type FormPicture = ProductImage | ChosenPicture

/** The server's contract, except that pictures are whole records until they are saved. */
export const ProductFields = SaveShopProduct.extend({
  images: z.array(z.custom<FormPicture>()).max(MAX_IMAGES, `At most ${MAX_IMAGES} pictures`),
})
export type ProductFields = z.output<typeof ProductFields>
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
  estimated: [],
  name_hi: "",
  description_hi: "",
  about_hi: "",
  attributes_hi: [],
  images: [],
  returns: null,
  facts: emptyFacts(FACT_FIELDS),
}

export const toFields = (product: ShopProduct): ProductDraft => {
  const facts = { ...NEW_PRODUCT.facts, ...product.facts }
  const draft = { estimated: [], ...product, facts, category_id: product.category?.id ?? "" }
  return Object.fromEntries(
    (Object.keys(NEW_PRODUCT) as (keyof ProductDraft)[]).map((field) => [field, draft[field]]),
  ) as ProductDraft
}

/** Value to compare for changes: pictures as ids, facts without the missing ones. */
const comparableValue = <Fields extends ProductDraft>(fields: Fields, field: keyof Fields): unknown => {
  if (field === "images") return fields.images.map(({ id }) => id)
  if (field === "facts") return presentFacts(fields.facts)
  return fields[field]
}

export const changedFields = <Fields extends ProductDraft>(before: Fields, after: Fields): Partial<Fields> =>
  Object.fromEntries(
    (Object.keys(before) as (keyof Fields)[])
      .filter(
        (field) => JSON.stringify(comparableValue(before, field)) !== JSON.stringify(comparableValue(after, field)),
      )
      .map((field) => [field, after[field]]),
  ) as Partial<Fields>
