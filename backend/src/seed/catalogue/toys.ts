import type { DemoCategory } from "./demo-product"

export const toys: DemoCategory = {
  name: "Toys & Games",
  products: [
    {
      name: "Channapatna Wooden Yo-Yo",
      price: 240,
      quantity: 37,
      weight: 0.1,
      size: [7, 5, 7],
      description:
        "Ivory wood turned on a lathe and coloured with vegetable lac, with a cotton string. Sleeps well once you " +
        "have found the wrist for it.",
      about:
        "From the toy town of Karnataka, where the lac is pressed on while the wood spins. The colours are " +
        "turmeric, indigo and kumkum. Two spare strings come along.",
      attributes: { Material: "Ivory wood, natural lac", String: "Cotton, 3 pieces", Age: "6 years and up" },
      drawn: ["1fa80", "1f308"],
    },
    {
      name: "Patang Kites with Manjha, Set of 10",
      price: 320,
      quantity: 58,
      weight: 0.35,
      size: [60, 3, 50],
      description:
        "Ten paper fighters on bamboo, with a wooden firki and 500 m of plain cotton thread. Ready for Uttarayan.",
      about:
        "Cotton thread only: no glass, no nylon, kind to birds and to fingers. Paper in ten colours, so nobody " +
        "argues over whose is up.",
      attributes: { Kites: "10", Thread: "500 m cotton", Spool: "Wood" },
      drawn: ["1fa81", "2601-fe0f"],
    },
    {
      name: "Ludo and Snakes & Ladders Board",
      price: 399,
      quantity: 42,
      weight: 0.9,
      size: [32, 4, 32],
      description:
        "Two games on one folding wooden board, with magnetic pieces that stay put on a train. Rainy afternoons " +
        "solved.",
      about: "Pieces and dice live inside the board when it is folded. For two to four players.",
      attributes: { Material: "Sheesham wood", Players: "2 to 4", Size: "30 cm", Age: "5 and up" },
      drawn: ["1f3b2", "1f40d"],
    },
    {
      name: "Handmade Cotton Teddy Bear",
      price: 620,
      quantity: 13,
      weight: 0.25,
      size: [30, 14, 20],
      description:
        "A soft bear sewn from mill-end cotton by a women's group in Jaipur. No buttons and no plastic, so it may " +
        "go to bed with the smallest.",
      about:
        "Stuffed with recycled cotton; the face is embroidered. Machine washable in a pillow case, and dry by the " +
        "evening.",
      attributes: { Material: "Cotton", Height: "28 cm", Age: "From birth" },
      drawn: ["1f9f8", "1f380"],
    },
    {
      name: "1,000-Piece Jigsaw: Ghats of Varanasi",
      price: 850,
      quantity: 20,
      weight: 0.9,
      size: [38, 6, 28],
      description:
        "The river at dawn in a thousand pieces, from a painting made for us. Thick board, linen finish, no two " +
        "shapes alike.",
      about:
        "The finished picture is 68 × 48 cm. A folded poster of the painting is in the box, as is a bag for each " +
        "colour family.",
      attributes: { Pieces: "1,000", Size: "68 × 48 cm", Board: "2 mm recycled" },
      drawn: ["1f9e9", "1f6f6"],
    },
    {
      name: "Junior Djembe Drum",
      price: 2650,
      quantity: 4,
      weight: 2.6,
      size: [26, 40, 26],
      description:
        "A playable goblet drum for ages six to twelve, carved from one piece of mango wood. Warm in the middle " +
        "and bright at the rim.",
      about:
        "The goat-skin head is roped in the old way and can be tuned at home; a leaflet shows how. It comes with " +
        "a strap and a cotton cover.",
      attributes: { Body: "Mango wood", Head: "Goat skin, rope tuned", Height: "40 cm", Included: "Strap and cover" },
      drawn: ["1fa98", "1f3b5"],
    },
    {
      name: "Science Kit: 30 Kitchen Experiments",
      price: 1199,
      quantity: 25,
      weight: 1.1,
      size: [34, 10, 26],
      description:
        "Slime, volcanoes, invisible ink and a lemon battery, explained in English and Hindi. Everything but the " +
        "lemons.",
      about:
        "Written by two school teachers from Pune. Each experiment fits on one page and says what to expect, why, " +
        "and what to try next.",
      attributes: { Experiments: "30", Languages: "English, Hindi", Age: "8 to 12 years" },
      drawn: ["1f9ea", "1f30b"],
    },
  ],
}
