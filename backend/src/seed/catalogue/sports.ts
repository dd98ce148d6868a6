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
        "A grade-one Kashmir willow bat with a thick edge and a full spine, for leather and heavy tennis balls. Knocked in and ready.",
      about:
        "Made in Sangam, Anantnag, from willow seasoned for a year. Short handle, nine-piece cane with rubber grip. Oil the face lightly before the season.",
      attributes: {
        Wood: "Kashmir willow, grade 1",
        Size: "Short handle, full size",
        Weight: "1,160 to 1,220 g",
        Ball: "Leather and tennis",
      },
      drawn: ["1f3cf", "1f3c6"],
    },
    {
      name: "Leather Cricket Ball, Pack of 3",
      price: 999,
      quantity: 40,
      weight: 0.52,
      size: [24, 8, 8],
      description:
        "Four-piece alum-tanned leather over a cork core, hand stitched in Meerut. Keeps its seam for a 40-over game.",
      about: "156 g each and tested for bounce. Red for the day; wipe dry after a wet outfield.",
      attributes: { Leather: "Alum tanned", Pieces: "3", Weight: "156 g each", Stitching: "Hand, 80 stitches" },
      drawn: ["1f3cf", "1f534"],
    },
    {
      name: "Feather Shuttlecocks, Tube of 10",
      price: 780,
      quantity: 35,
      weight: 0.12,
      size: [40, 7, 7],
      description:
        "Duck-feather shuttles with a composite cork head, speed 77. A true flight and about two games each.",
      about: "Steam them for a minute before play in dry weather and they last half as long again.",
      attributes: { Feather: "Duck", Speed: "77", Pieces: "10" },
      drawn: ["1f3f8", "1f3c5"],
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
    },
    {
      name: "Tournament Carrom Board, 35 inch",
      price: 4990,
      quantity: 5,
      weight: 12,
      size: [92, 8, 92],
      description:
        "A birch-ply playing surface of 12 mm with a solid kikar frame, smooth as glass. Coins, striker and powder included.",
      about:
        "The surface is sanded and sealed five times. Delivered by two people; please check the frame before you sign.",
      attributes: {
        Surface: "12 mm birch ply",
        Frame: "3 inch kikar wood",
        Size: "35 inch",
        Included: "24 coins, striker, powder",
      },
      drawn: ["1f3af", "1f3b2"],
    },
  ],
}
