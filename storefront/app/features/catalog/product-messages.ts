/** What the product page says, in the specification's words where it has them. */
export const PRODUCT = {
  pictures: "Pictures",
  pictureOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  showPicture: (number: number) => `Show picture ${number}`,
  lookCloser: "Look closer:",
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  addToCart: "Add to Cart",
  taxes: "Inclusive of all taxes",
  payment: "Pay online, or Cash On Delivery at your door",
  delivered: "Delivered across India",
  specification: "Specification",
  about: "About this product",
} as const
