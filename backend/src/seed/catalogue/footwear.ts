import type { DemoCategory } from "./demo-product"

export const footwear: DemoCategory = {
  name: "Footwear",
  products: [
    {
      name: "Kolhapuri Leather Chappals",
      price: 1350,
      quantity: 29,
      weight: 0.7,
      size: [30, 10, 20],
      description:
        "Vegetable-tanned buffalo leather, cut and braided by hand in Kolhapur. Stiff for three days, yours for years.",
      about:
        "No nails and no synthetic glue. Rub in a little coconut oil on the first evening and keep them out of the rain.",
      attributes: { Material: "Vegetable-tanned leather", Sole: "Leather", Size: "UK 8", Certification: "GI tagged" },
      drawn: ["1fa74", "1f33e"],
    },
    {
      name: "Rajasthani Mojari",
      price: 1190,
      quantity: 17,
      weight: 0.55,
      size: [29, 9, 19],
      description:
        "Embroidered juttis with a soft cushioned inner, for weddings where you dance. The pair has no left or right on day one.",
      about:
        "Camel leather outside, cotton inside, with dabka work done by hand in Jodhpur. They take the shape of your foot within a week.",
      attributes: { Material: "Leather with zari work", Inner: "Cushioned", Size: "UK 6" },
      drawn: ["1f97f", "2728"],
    },
    {
      name: "Everyday Running Shoes",
      price: 2490,
      quantity: 34,
      weight: 0.65,
      size: [33, 12, 21],
      description:
        "A light mesh upper and a springy EVA sole for five kilometres before work. Reflective at the heel for early mornings.",
      about:
        "An 8 mm drop and a wide toe box, made for Indian feet after measuring eight hundred of them. Tested to 600 km.",
      attributes: { Upper: "Knit mesh", Sole: "EVA with rubber pads", Drop: "8 mm", Size: "UK 9" },
      drawn: ["1f45f", "1f4a8"],
    },
    {
      name: "Formal Leather Derby Shoes",
      price: 3290,
      quantity: 11,
      weight: 1.1,
      size: [34, 13, 22],
      description:
        "Full-grain leather with a stitched sole that can be renewed. Comfortable enough to forget at the end of the day.",
      about:
        "Made in Agra on a broad last. Polish with neutral cream, use shoe trees, and let them rest a day between wears.",
      attributes: { Leather: "Full grain", Sole: "Stitched, resolable", Colour: "Tan", Size: "UK 9" },
      drawn: ["1f45e", "1f454"],
    },
    {
      name: "Women's Block Heel Sandals",
      price: 1590,
      quantity: 0,
      weight: 0.6,
      size: [30, 11, 20],
      description:
        "A 6 cm block heel and a padded strap: height for a reception, without the ache. Vegan leather in antique gold.",
      about: "The buckle hides an elastic so it slips on. The sole is ribbed against polished marble floors.",
      attributes: { Upper: "Vegan leather", Heel: "6 cm block", Size: "UK 5" },
      drawn: ["1f461", "2728"],
    },
    {
      name: "High-Ankle Trekking Boots",
      price: 2890,
      quantity: 46,
      weight: 1.2,
      size: [34, 14, 22],
      description:
        "Suede and mesh boots with a deep-lugged sole for wet Sahyadri trails. The collar is padded, so there is little to break in.",
      about:
        "A sealed membrane keeps a monsoon stream out up to the ankle. The sole is stitched as well as glued; the laces are long enough to tie twice.",
      attributes: { Upper: "Suede and mesh", Sole: "Rubber, 5 mm lugs", Lining: "Waterproof membrane", Size: "UK 8" },
      drawn: ["1f97e", "26f0-fe0f"],
    },
  ],
}
