import type { DemoCategory } from "./demo-product"

export const toys: DemoCategory = {
  name: "Toys & Games",
  products: [
    {
      name: "Channapatna Wooden Stacking Rings",
      price: 540,
      quantity: 37,
      weight: 0.4,
      size: [14, 20, 14],
      description:
        "Ivory wood turned on a lathe and coloured with vegetable lac, round on every edge. Safe when it is chewed, which it will be.",
      about:
        "From the toy town of Karnataka. The colours are turmeric, indigo and kumkum, sealed with lac and no varnish. From 9 months.",
      attributes: { Material: "Ivory wood, natural lac", Pieces: "7", Age: "9 months and up" },
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
        "Cotton thread only: no glass, no nylon, kind to birds and to fingers. Paper in ten colours, so nobody argues over whose is up.",
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
        "Two games on one folding wooden board, with magnetic pieces that stay put on a train. Rainy afternoons solved.",
      about: "Pieces and dice live inside the board when it is folded. For two to four players.",
      attributes: { Material: "Sheesham wood", Players: "2 to 4", Size: "30 cm", Age: "5 and up" },
      drawn: ["1f3b2", "1f40d"],
    },
    {
      name: "Handmade Cotton Rag Doll",
      price: 620,
      quantity: 13,
      weight: 0.25,
      size: [36, 8, 16],
      description:
        "A soft doll in a ghagra choli, sewn from mill-end cotton by a women's group in Jaipur. No buttons, no plastic.",
      about: "Stuffed with recycled cotton; the face is embroidered. Machine washable in a pillow case.",
      attributes: { Material: "Cotton", Height: "34 cm", Age: "From birth" },
      drawn: ["1f9f8", "1f380"],
    },
    {
      name: "1,000-Piece Jigsaw: Ghats of Varanasi",
      price: 850,
      quantity: 20,
      weight: 0.9,
      size: [38, 6, 28],
      description:
        "The river at dawn in a thousand pieces, from a painting made for us. Thick board, linen finish, no two shapes alike.",
      about:
        "The finished picture is 68 × 48 cm. A folded poster of the painting is in the box, as is a bag for each colour family.",
      attributes: { Pieces: "1,000", Size: "68 × 48 cm", Board: "2 mm recycled" },
      drawn: ["1f9e9", "1f6f6"],
    },
    {
      name: "Junior Tabla Pair",
      price: 4650,
      quantity: 4,
      weight: 5.5,
      size: [50, 30, 30],
      description:
        "A playable pair for ages six to twelve: sheesham dayan, light metal bayan, tuned to C sharp. With rings, hammer and cover.",
      about:
        "The heads are goat skin with a proper syahi, so what a child learns on it carries over to a full-size pair.",
      attributes: { Dayan: "Sheesham wood", Bayan: "Brass", Tuning: "C#", Included: "Rings, hammer, cover" },
      drawn: ["1fa98", "1f3b5"],
    },
    {
      name: "Science Kit: 30 Kitchen Experiments",
      price: 1199,
      quantity: 25,
      weight: 1.1,
      size: [34, 10, 26],
      description:
        "Slime, volcanoes, invisible ink and a lemon battery, explained in English and Hindi. Everything but the lemons.",
      about:
        "Written by two school teachers from Pune. Each experiment fits on one page and says what to expect, why, and what to try next.",
      attributes: { Experiments: "30", Languages: "English, Hindi", Age: "8 to 12 years" },
      drawn: ["1f9ea", "1f30b"],
    },
  ],
}
