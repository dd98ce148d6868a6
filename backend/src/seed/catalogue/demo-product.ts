/** A product of the demo shop. Prices in rupees, weight in kg, sizes in cm. */
export type DemoProduct = {
  name: string
  price: number
  quantity: number
  weight: number
  /** length, height, breadth */
  size: [number, number, number]
  description: string
  about: string
  attributes: Record<string, string>
  /** Code points of the emoji drawn on its pictures: the item, then what lies beside it. */
  drawn: [item: string, beside: string]
  /** Degrees by which the colours of the item turn, so that two products with one emoji differ. */
  hue?: number
  /** Options with their values, a colour as "Indigo #34408c". The first values are the product's own. */
  choices?: Record<string, string[]>
  /** Price and weight of the variant with these values, where they differ from the product's. */
  priced?: Record<string, { price: number; weight: number }>
  /** Left out means on sale. */
  active?: false
}

export type DemoCategory = { name: string; products: DemoProduct[] }
