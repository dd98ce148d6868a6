import type { ProductVariants, SaveVariants } from "@haat/catalog/contract"
import type { Client } from "./client.ts"

/** A kurta's: colour, then size. */
export const COLOURS = ["Indigo", "Red"]
export const SIZES = ["S", "M", "L"]

/** Two colours and three sizes, each with `quantity` pieces; a red one costs 100 rupees more. */
export const kurtaVariants = (price = 499, quantity = 5): SaveVariants => ({
  options: [
    {
      title: "Colour",
      values: [
        { value: "Indigo", colour: "#34408c" },
        { value: "Red", colour: "#b3202c" },
      ],
    },
    { title: "Size", values: SIZES.map((value) => ({ value })) },
  ],
  variants: COLOURS.flatMap((colour, at) =>
    SIZES.map((size) => ({ values: [colour, size], price: price + 100 * at, quantity, active: true })),
  ),
})

const READ_TIMEOUT_MS = 5_000

/**
 * Gives a product on sale these options and variants in the back office; its page has them when this returns.
 * @throws when it is rejected
 */
export async function saveProductVariants(admin: Client, id: string, variants: SaveVariants = kurtaVariants()) {
  const { status, body } = await admin.put(`/back-office/products/${id}/variants`, variants)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  const { options, variants: saved } = body as ProductVariants
  const until = Date.now() + READ_TIMEOUT_MS
  // pictures are ids here and addresses there
  const named = (of: ProductVariants["options"] = []) =>
    JSON.stringify(of.map(({ title, values }) => [title, values.map(({ value, colour }) => [value, colour])]))
  const shown = async () => named((await admin.get(`/store/catalog/products/${id}`)).body.product.options)
  while ((await shown()) !== named(options))
    if (Date.now() > until) throw new Error(`The variants of ${id} were saved but did not reach the shop window.`)
  /** The variant with these values. */
  const variantOf = (...values: string[]) => {
    const found = saved.find((variant) => variant.values.join() === values.join())
    if (!found) throw new Error(`There is no variant ${values}`)
    return found
  }
  return { options, variants: saved, variantOf }
}
