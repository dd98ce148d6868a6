import type { TextFact } from "@haat/catalog/contract"

/** Texts of the product page, with the specification's wording where it has one. */
export const PRODUCT = {
  pictures: "Pictures",
  pictureOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  showPicture: (number: number) => `Show picture ${number}`,
  lookCloser: "Look closer:",
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  taxes: "Inclusive of all taxes",
  payment: "Pay online, or Cash On Delivery at your door",
  delivered: "Delivered across India",
  sizeChart: "Size chart",
  returnable: (days: number) => `Can be sent back within ${days} days of delivery`,
  exchangeable: (days: number) => `Can be exchanged within ${days} days of delivery`,
  wayBackByShop: "the way back is free",
  wayBackByShopper: "you pay the way back",
  specification: "Specification",
  related: "Related products",
  about: "About this product",
} as const

/** Texts of the facts of packed goods. */
export const FACTS = {
  title: "Product information",
  brand: "Brand",
  mrp: "MRP",
  inclusive: (price: string) => `${price} (inclusive of all taxes)`,
  netQuantity: "Net quantity",
  unitPrice: "Unit price",
  per: (price: string, quantity: string) => `${price} per ${quantity}`,
  origin: "Country of origin",
  roles: { maker: "Maker", packer: "Packer", importer: "Importer" },
  texts: {
    best_before: "Best before",
  } satisfies Record<TextFact, string>,
  made: "Month of manufacture",
  units: {
    g: "g",
    kg: "kg",
    ml: "ml",
    l: "l",
    cm: "cm",
    m: "m",
    piece: "pieces",
    pair: "pair",
    set: "set",
  },
} as const
