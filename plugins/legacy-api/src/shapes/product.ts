import { z } from "zod"

export const Category = z.object({ _id: z.string(), category: z.string(), productCount: z.number() })

export const Product = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.object({ _id: z.string(), category: z.string() }).nullable(),
  price: z.number().describe("Rupees"),
  quantity: z.number().describe("Sellable pieces: reduced by an order, restored by its cancellation"),
  active: z.boolean(),
  images: z.array(z.string()).describe("Paths on this origin, the main picture first"),
  imagesId: z.array(z.string()).describe("Ids of the pictures, in the sequence of images"),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  weight: z.number().describe("kg"),
  height: z.number().describe("cm"),
  breadth: z.number().describe("cm"),
  length: z.number().describe("cm"),
  about: z.string(),
  createdAt: z.string(),
})
export type Product = z.input<typeof Product>
