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
        "No nails and no synthetic glue. Rub in a little coconut oil on the first evening and keep them out of " +
        "the rain.",
      attributes: { Material: "Vegetable-tanned leather", Sole: "Leather", Certification: "GI tagged" },
      drawn: ["1fa74", "1f33e"],
      choices: { Size: ["UK 6", "UK 7", "UK 8", "UK 9", "UK 10"] },
    },
    {
      name: "Rajasthani Mojari",
      price: 1190,
      quantity: 17,
      weight: 0.55,
      size: [29, 9, 19],
      description:
        "Embroidered juttis with a soft cushioned inner, for weddings where you dance. The pair has no left or " +
        "right on day one.",
      about:
        "Camel leather outside, cotton inside, with dabka work done by hand in Jodhpur. They take the shape of " +
        "your foot within a week.",
      attributes: { Material: "Leather with zari work", Inner: "Cushioned" },
      drawn: ["1f97f", "2728"],
      choices: { Colour: ["Gold #b8924a", "Maroon #7b1e3a"], Size: ["UK 5", "UK 6", "UK 7", "UK 8"] },
    },
    {
      name: "Everyday Running Shoes",
      price: 2490,
      quantity: 34,
      weight: 0.65,
      size: [33, 12, 21],
      description:
        "A light mesh upper and a springy EVA sole for five kilometres before work. Reflective at the heel for " +
        "early mornings.",
      about:
        "An 8 mm drop and a wide toe box, made for Indian feet after measuring eight hundred of them. Tested to " +
        "600 km.",
      attributes: { Upper: "Knit mesh", Sole: "EVA with rubber pads", Drop: "8 mm" },
      drawn: ["1f45f", "1f4a8"],
      choices: { Size: ["UK 7", "UK 8", "UK 9", "UK 10", "UK 11"], Colour: ["Blue #2f62ad", "Black #22201f"] },
    },
    {
      name: "Formal Leather Derby Shoes",
      price: 3290,
      quantity: 11,
      weight: 1.1,
      size: [34, 13, 22],
      description:
        "Full-grain leather with a stitched sole that can be renewed. Comfortable enough to forget at the end of " +
        "the day.",
      about:
        "Made in Agra on a broad last. Polish with neutral cream, use shoe trees, and let them rest a day between " +
        "wears.",
      attributes: { Leather: "Full grain", Sole: "Stitched, resolable", Lining: "Leather" },
      drawn: ["1f45e", "1f454"],
      choices: { Colour: ["Tan #a5713c", "Black #22201f"], Size: ["UK 7", "UK 8", "UK 9", "UK 10"] },
    },
    {
      name: "Women's Block Heel Sandals",
      price: 1590,
      quantity: 0,
      weight: 0.6,
      size: [30, 11, 20],
      description:
        "A 6 cm block heel and a padded strap: height for a reception, without the ache. Vegan leather in antique " +
        "gold.",
      about: "The buckle hides an elastic so it slips on. The sole is ribbed against polished marble floors.",
      attributes: { Upper: "Vegan leather", Heel: "6 cm block" },
      drawn: ["1f461", "2728"],
      choices: { Size: ["UK 4", "UK 5", "UK 6"] },
    },
    {
      name: "High-Ankle Trekking Boots",
      price: 2890,
      quantity: 46,
      weight: 1.2,
      size: [34, 14, 22],
      description:
        "Suede and mesh boots with a deep-lugged sole for wet Sahyadri trails. The collar is padded, so there is " +
        "little to break in.",
      about:
        "A sealed membrane keeps a monsoon stream out up to the ankle. The sole is stitched as well as glued; the " +
        "laces are long enough to tie twice.",
      attributes: { Upper: "Suede and mesh", Sole: "Rubber, 5 mm lugs", Lining: "Waterproof membrane" },
      drawn: ["1f97e", "26f0-fe0f"],
      choices: { Size: ["UK 7", "UK 8", "UK 9", "UK 10"] },
    },
  ],
}
