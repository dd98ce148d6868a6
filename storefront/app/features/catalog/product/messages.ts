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
  specification: "Specification",
  related: "Related products",
  about: "About this product",
} as const
