import type { ShopCategory, ShopProduct } from "@haat/catalog/contract"
import type { z } from "zod"
import type { Category, Product } from "../shapes/product"

export const toProduct = (product: ShopProduct): Product => ({
  _id: product.id,
  name: product.name,
  description: product.description,
  category: product.category && { _id: product.category.id, category: product.category.name },
  price: product.price,
  quantity: product.quantity,
  active: product.active,
  images: product.images.map(({ url }) => url),
  imagesId: product.images.map(({ id }) => id),
  attributes: product.attributes,
  weight: product.weight,
  height: product.height,
  breadth: product.breadth,
  length: product.length,
  about: product.about,
  createdAt: product.created_at,
})

export const toCategory = ({ id, name, product_count }: ShopCategory): z.input<typeof Category> => ({
  _id: id,
  category: name,
  productCount: product_count,
})
