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
        "A quilt of fine cotton filled by hand, so light that you forget it and so warm that you sleep late. Block printed on both sides.",
      about:
        "Filled with one kilo of carded cotton, spread and stitched in Jaipur. Sun it for an afternoon now and then and it puffs up again.",
      attributes: { Cover: "Cotton voile", Filling: "1 kg cotton", Size: "220 × 270 cm", Care: "Dry clean or sun" },
      drawn: ["1f6cf-fe0f", "1f338"],
    },
    {
      name: "Handwoven Cotton Dhurrie, 4 × 6 ft",
      price: 1990,
      quantity: 14,
      weight: 2.4,
      size: [60, 16, 16],
      description:
        "A flat-woven rug in indigo and ecru that lies still and goes into the washing machine. Same on both sides.",
      about:
        "Woven on pit looms in Navalgund, where the craft has been handed from mother to daughter for generations.",
      attributes: { Material: "Cotton", Size: "120 × 180 cm", Weave: "Panja", Care: "Machine wash cold" },
      drawn: ["1f9f6", "1f3e1"],
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
      name: "Brass Table Lamp",
      price: 2450,
      quantity: 8,
      weight: 1.9,
      size: [24, 42, 24],
      description:
        "A turned brass base and a handloom shade that throws a soft, warm circle. For the corner where you read.",
      about: "BIS-marked wiring with a 1.8 m cord and an inline switch. Takes a B22 bulb of up to 9 W LED.",
      attributes: { Base: "Brass", Shade: "Handloom cotton", Bulb: "B22, up to 9 W LED", Height: "42 cm" },
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
      attributes: { Material: "Bamboo, cotton liner", Capacity: "60 litres", Height: "55 cm" },
      drawn: ["1f9fa", "1f9e6"],
    },
    {
      name: "Cotton Bath Towels, Pair",
      price: 990,
      quantity: 61,
      weight: 1.1,
      size: [36, 12, 28],
      description:
        "Thirsty 500 gsm towels from Solapur that dry quickly even in the monsoon. Two of them, so nobody waits.",
      about:
        "Combed cotton with a flat border that does not shrink out of line. Softest after the third wash; skip the softener.",
      attributes: { Material: "Combed cotton", Weight: "500 gsm", Size: "75 × 150 cm", Pieces: "2" },
      drawn: ["1f6c1", "1f9fc"],
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
    },
    {
      name: "Wall Clock with Devanagari Numerals",
      price: 1290,
      quantity: 0,
      weight: 0.8,
      size: [32, 5, 32],
      description:
        "A silent clock with १ to १२ on a mango-wood face. The children will learn to read it before you do.",
      about: "A sweep movement without ticking, on one AA cell (not included). The wood is kiln dried and oiled.",
      attributes: { Face: "Mango wood", Diameter: "30 cm", Movement: "Silent sweep" },
      drawn: ["1f570-fe0f", "1f333"],
    },
    {
      name: "Sheesham Wood Stool",
      price: 2190,
      quantity: 10,
      weight: 4.2,
      size: [38, 45, 38],
      description:
        "A solid seat, a bedside table, a place for the plant: 45 cm of sheesham with dovetail joints and no screws.",
      about: "Being redesigned with a wider seat; this version returns after the monsoon.",
      attributes: { Material: "Sheesham wood", Height: "45 cm", Load: "120 kg" },
      drawn: ["1fa91", "1fab5"],
      active: false,
    },
  ],
}
