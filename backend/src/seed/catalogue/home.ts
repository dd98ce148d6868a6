import type { DemoCategory } from "./demo-product"

export const home: DemoCategory = {
  name: "Home & Living",
  products: [
    {
      name: "Jaipuri Razai, Double",
      price: 2690,
      quantity: 20,
      weight: 1.6,
      size: [45, 20, 38],
      description:
        "A quilt of fine cotton filled by hand, so light that you forget it and so warm that you sleep late. " +
        "Block printed on both sides.",
      about:
        "Filled with one kilo of carded cotton, spread and stitched in Jaipur. Sun it for an afternoon now and " +
        "then and it puffs up again.",
      attributes: { Cover: "Cotton voile", Filling: "1 kg cotton", Size: "220 × 270 cm", Care: "Dry clean or sun" },
      drawn: ["1f6cf-fe0f", "1f338"],
    },
    {
      name: "Kullu Wool Yarn, 400 g",
      price: 890,
      quantity: 14,
      weight: 0.45,
      size: [26, 12, 18],
      description:
        "Four balls of Himalayan sheep's wool, spun slightly thick for caps, cushions and throws. Warm, and " +
        "softer after the first wash.",
      about:
        "Carded and spun in the Kullu valley, and dyed with walnut, madder and indigo. Each lot is dyed once, so " +
        "please order enough for the whole piece.",
      attributes: { Fibre: "100% sheep wool", Weight: "4 × 100 g", Length: "180 m each", Needles: "5 to 6 mm" },
      drawn: ["1f9f6", "1f411"],
      choices: { Colour: ["Natural #e6dcc3", "Maroon #7b1e3a", "Bottle Green #14523a", "Grey #8b8d93"] },
    },
    {
      name: "Terracotta Planters, Set of 3",
      price: 890,
      quantity: 16,
      weight: 3.8,
      size: [36, 24, 24],
      description:
        "Three pots with saucers for a sunny sill, thrown and fired in Kutch. They breathe, so roots do not rot.",
      about: "12, 15 and 18 cm across, each with a drain hole. Soak them overnight before planting.",
      attributes: { Material: "Terracotta", Sizes: "12, 15, 18 cm", Saucers: "Included" },
      drawn: ["1fab4", "1f331"],
    },
    {
      name: "Warm White LED Bulbs, Pack of 4",
      price: 499,
      quantity: 88,
      weight: 0.3,
      size: [24, 12, 7],
      description:
        "Nine watts that light a room like the old 75, in the colour of evening. They start at once and do not " +
        "flicker in a low-voltage hour.",
      about:
        "Works from 100 to 300 volts, with surge protection for the monsoon. BEE five star and BIS marked; two " +
        "years of warranty in exchange for the box.",
      attributes: { Power: "9 W, 900 lumen", Colour: "Warm white, 2700 K", Fitting: "B22", Warranty: "2 years" },
      drawn: ["1f4a1", "2728"],
    },
    {
      name: "Bamboo Laundry Basket",
      price: 1090,
      quantity: 23,
      weight: 1.5,
      size: [40, 55, 40],
      description:
        "Split bamboo from Tripura, woven tight enough that socks stay in. With a lid and a washable cotton liner.",
      about:
        "Treated with borax against insects and nothing else. It wants a dry corner and a damp cloth once a month.",
      attributes: { Material: "Bamboo, cotton liner" },
      drawn: ["1f9fa", "1f9e6"],
      choices: { Size: ["60 litres", "40 litres"] },
      priced: { "40 litres": { price: 840, weight: 1.1 } },
    },
    {
      name: "Framed Madhubani Print, 30 × 40 cm",
      price: 1590,
      quantity: 61,
      weight: 1.1,
      size: [44, 4, 34],
      description:
        "A village and its river in the fine double lines of Mithila, printed on cotton paper and framed in mango " +
        "wood. Ready to hang.",
      about:
        "From a painting by an artist of Jitwarpur, who is named on the back and has a share of each print sold. " +
        "The glass is real, and packed so that it arrives so.",
      attributes: { Print: "Pigment ink on cotton paper", Frame: "Mango wood", Size: "30 × 40 cm" },
      drawn: ["1f5bc-fe0f", "1fab4"],
    },
    {
      name: "Ceramic Chai Cups, Set of 6",
      price: 720,
      quantity: 34,
      weight: 1.3,
      size: [30, 10, 22],
      description: "Small, round cups without a handle, glazed in six monsoon colours. Just right for cutting chai.",
      about: "Stoneware from Khurja, 110 ml each, lead-free glaze. Dishwasher and microwave do them no harm.",
      attributes: { Material: "Stoneware", Capacity: "110 ml", Pieces: "6" },
      drawn: ["1f375", "1f343"],
      choices: { Colour: ["Terracotta #b5643c", "Indigo #34408c"] },
    },
    {
      name: "Wall Clock with Devanagari Numerals",
      price: 1290,
      quantity: 0,
      weight: 0.8,
      size: [32, 5, 32],
      description:
        "A silent clock with Hindi numerals on a mango-wood face. The children will learn to read it before you do.",
      about: "A sweep movement without ticking, on one AA cell (not included). The wood is kiln dried and oiled.",
      attributes: { Face: "Mango wood", Diameter: "30 cm", Movement: "Silent sweep" },
      drawn: ["1f570-fe0f", "1f333"],
    },
    {
      name: "Sheesham Wood Chair",
      price: 2190,
      quantity: 10,
      weight: 4.2,
      size: [45, 88, 46],
      description:
        "A straight dining chair of solid sheesham, held by dovetail joints and no screws. The seat is at 45 cm, " +
        "where an Indian table wants it.",
      about:
        "Rubbed with oil and wax, so that a scratch is mended with a cloth. Being redesigned with a wider seat; " +
        "it returns after the monsoon.",
      attributes: { Material: "Sheesham wood", Seat: "45 cm high", Load: "120 kg" },
      drawn: ["1fa91", "1fab5"],
      active: false,
    },
  ],
}
