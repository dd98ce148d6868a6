import type { DemoCategory } from "./demo-product"

export const sports: DemoCategory = {
  name: "Cricket & Sports",
  products: [
    {
      name: "Kashmir Willow Cricket Bat, Full Size",
      price: 2199,
      quantity: 24,
      weight: 1.25,
      size: [86, 8, 12],
      description:
        "A grade-one Kashmir willow bat with a thick edge and a full spine, for leather and heavy tennis balls. " +
        "Knocked in and ready.",
      about:
        "Made in Sangam, Anantnag, from willow seasoned for a year. Short handle, nine-piece cane with rubber " +
        "grip. Oil the face lightly before the season.",
      attributes: {
        Wood: "Kashmir willow, grade 1",
        Size: "Short handle, full size",
        Weight: "1,160 to 1,220 g",
        Ball: "Leather and tennis",
      },
      drawn: ["1f3cf", "1f3c6"],
    },
    {
      name: "Mulberry Wood Hockey Stick",
      price: 1690,
      quantity: 40,
      weight: 0.56,
      size: [96, 8, 12],
      description:
        "A light-bow stick of seasoned mulberry with a glass-fibre wrap at the head. Balanced for midfield, and " +
        "kind to the hands on dry turf.",
      about:
        "Made in Jalandhar, where India's sticks have come from for three generations. The grip is cushioned and " +
        "can be changed; a practice ball comes along.",
      attributes: { Wood: "Mulberry", Length: "36.5 inch", Bow: "Light, 20 mm", Included: "Practice ball" },
      drawn: ["1f3d1", "1f3c5"],
    },
    {
      name: "Table Tennis Bats, Pair",
      price: 980,
      quantity: 35,
      weight: 0.4,
      size: [28, 5, 17],
      description:
        "Two five-ply bats with pimple-in rubber, quick enough for a club and forgiving enough for the terrace. " +
        "Three balls in the case.",
      about:
        "The rubber is glued with water-based glue and may be renewed. Keep the bats in their case, out of the " +
        "sun, and they hold their grip for a year of daily play.",
      attributes: { Ply: "5, poplar", Rubber: "1.8 mm, pimple-in", Included: "3 balls and a case" },
      drawn: ["1f3d3", "1f3c6"],
    },
    {
      name: "Graphite Badminton Racket",
      price: 1850,
      quantity: 16,
      weight: 0.3,
      size: [68, 4, 24],
      description:
        "An even-balanced 84 g graphite racket, strung at 24 lbs. Forgiving for a beginner, quick enough for the club.",
      about:
        "Isometric head and a slim shaft of medium flex. Comes in a padded cover, with the string and grip already on.",
      attributes: { Frame: "Graphite", Weight: "84 g (4U)", Tension: "24 lbs", Cover: "Included" },
      drawn: ["1f3f8", "1f455"],
    },
    {
      name: "Match Football, Size 5",
      price: 1120,
      quantity: 27,
      weight: 0.45,
      size: [24, 24, 24],
      description:
        "A hand-stitched ball of 32 panels from Jalandhar with a latex bladder. Good on grass, honest on hard ground.",
      about: "Comes deflated. Inflate to 0.8 bar, wet the needle first. Water-resistant PU with a foam backing.",
      attributes: { Size: "5", Panels: "32, hand stitched", Cover: "PU", Bladder: "Latex" },
      drawn: ["26bd", "1f945"],
    },
    {
      name: "Natural Jute Yoga Mat, 5 mm",
      price: 1490,
      quantity: 21,
      weight: 1.4,
      size: [64, 14, 14],
      description:
        "Jute on natural rubber: it grips when you sweat and does not smell of chemicals. Long enough for tall people.",
      about: "Wipe with water and a little vinegar, dry in the shade. The cotton strap is included.",
      attributes: { Material: "Jute and natural rubber", Size: "185 × 65 cm", Thickness: "5 mm" },
      drawn: ["1f9d8", "1f33f"],
      choices: { Colour: ["Natural #c9b58f", "Bottle Green #14523a", "Black #22201f"] },
    },
    {
      name: "Family Dartboard with Six Darts",
      price: 2190,
      quantity: 5,
      weight: 3.2,
      size: [47, 6, 47],
      description:
        "A sisal board that closes over every hole, with six steel-tipped darts. Wires thin enough that few darts " +
        "bounce out.",
      about:
        "Bristle of natural sisal, pressed and sewn, with a number ring that turns so that it wears evenly. Hang " +
        "the middle at 173 cm and stand 237 cm away. For ages 14 and up.",
      attributes: { Surface: "Sisal bristle", Diameter: "45 cm", Darts: "6, steel tip, 22 g", Age: "14 years and up" },
      drawn: ["1f3af", "1f3c6"],
    },
  ],
}
