import type { DemoCategory } from "./demo-product"

export const festive: DemoCategory = {
  name: "Festive & Puja",
  products: [
    {
      name: "Brass Akhand Diya",
      price: 690,
      quantity: 44,
      weight: 0.5,
      size: [12, 16, 12],
      description:
        "A brass lamp with a glass chimney that keeps the flame steady through the night. Holds oil for about " +
        "eight hours.",
      about:
        "Cast in Moradabad and polished by hand. The wick holder unscrews for cleaning. The chimney is " +
        "borosilicate glass, so a draught will not crack it.",
      attributes: { Material: "Brass and borosilicate glass", Burning: "About 8 hours", Height: "15 cm" },
      drawn: ["1fa94", "1f525"],
    },
    {
      name: "Hand-Painted Clay Diyas, Set of 21",
      price: 349,
      quantity: 120,
      weight: 1.1,
      size: [30, 8, 24],
      description:
        "Twenty-one small lamps thrown on the wheel in Khurja and painted with white rice-flour patterns. Soak " +
        "for an hour before the first lighting.",
      about:
        "Each diya burns for about three hours on 15 ml of oil. Packed in straw and paper with no plastic; broken " +
        "pieces are replaced.",
      attributes: { Material: "Terracotta", Pieces: "21", Diameter: "6 cm", Wicks: "Included" },
      drawn: ["1fa94", "1f33c"],
      hue: 320,
    },
    {
      name: "Rangoli Colours, 10 Shades",
      price: 260,
      quantity: 75,
      weight: 1.6,
      size: [30, 10, 22],
      description:
        "Ten fine powders that flow evenly through the fingers, with a cone and four stencils. Safe for children, " +
        "easy to sweep.",
      about:
        "Made from rice flour and food-grade colour. Kept dry, they last from one Diwali to the next and well " +
        "past Onam.",
      attributes: { Shades: "10 × 150 g", Base: "Rice flour", Extras: "Cone and 4 stencils" },
      drawn: ["1f3f5-fe0f", "1f3a8"],
    },
    {
      name: "Sandalwood Agarbatti, 250 Sticks",
      price: 310,
      quantity: 95,
      weight: 0.4,
      size: [26, 6, 8],
      description:
        "Slow-burning incense rolled by hand in Mysuru with real sandalwood powder. The scent stays in the room " +
        "and out of the throat.",
      about:
        "Charcoal-free masala sticks that burn for about 45 minutes each. Made by a women's cooperative that " +
        "shares its profit.",
      attributes: { Sticks: "250", Burning: "45 minutes", Base: "Charcoal free", Fragrance: "Sandalwood" },
      drawn: ["1fab7", "1f33f"],
    },
    {
      name: "Brass Temple Bell, 12 cm",
      price: 1190,
      quantity: 12,
      weight: 0.9,
      size: [14, 16, 14],
      description:
        "A cast brass bell with a tone that rings on for seven seconds. For the puja room, or to hang where the " +
        "veranda begins.",
      about:
        "Sand cast in Swamimalai from bell metal, then turned and tuned by hand, so that no two sound quite the " +
        "same. Comes with a hook and a length of chain.",
      attributes: { Material: "Bell metal brass", Height: "12 cm", Included: "Hook and chain" },
      drawn: ["1f514", "1fab7"],
    },
    {
      name: "Paper Lantern Akash Kandil",
      price: 220,
      quantity: 50,
      weight: 0.25,
      size: [34, 4, 34],
      description:
        "The star that hangs outside every Maharashtrian home at Diwali, in kite paper on a bamboo frame. Folds " +
        "flat for next year.",
      about:
        "For a bulb of up to 9 watts (not included). Made by families in Mahim who have made nothing else for " +
        "sixty years.",
      attributes: { Material: "Kite paper and bamboo", Size: "35 cm", Bulb: "LED up to 9 W, not included" },
      drawn: ["1f3ee", "2728"],
    },
    {
      name: "Dry Fruit Gift Box, 1 kg",
      price: 1850,
      quantity: 28,
      weight: 1.3,
      size: [32, 8, 24],
      description:
        "Almonds, cashews, pistachios and raisins, 250 g each, in a reusable sheesham-pattern box. A gift that is " +
        "eaten.",
      about:
        "California almonds, W240 cashews from Kollam, Iranian pistachios and Nashik raisins, packed the week you " +
        "order.",
      attributes: { "Net weight": "4 × 250 g", Box: "Reusable", "Best before": "6 months" },
      drawn: ["1f381", "1f95c"],
    },
  ],
}
