import type { DemoCategory } from "./demo-product"

export const kitchen: DemoCategory = {
  name: "Kitchen & Steelware",
  products: [
    {
      name: "Triply Steel Kadhai, 26 cm",
      price: 2290,
      quantity: 26,
      weight: 1.7,
      size: [34, 12, 28],
      description:
        "Three layers, steel and aluminium and steel, spread the heat so that onions brown evenly and nothing catches in the middle. Works on gas and induction.",
      about:
        "The handles are riveted and stay cool enough for a short hold. The steel is 304 grade inside, so tamarind and tomatoes do not react with it. With a lid.",
      attributes: {
        Material: "Triply stainless steel",
        Capacity: "3.2 litres",
        Base: "Gas and induction",
        Warranty: "5 years",
      },
      drawn: ["1f373", "1f9c5"],
    },
    {
      name: "Cast Iron Dosa Tawa, 30 cm",
      price: 1390,
      quantity: 19,
      weight: 2.6,
      size: [44, 3, 30],
      description:
        "A heavy, pre-seasoned tawa that holds its heat and lets a dosa go without sticking. It improves with every use.",
      about:
        "Seasoned three times with flaxseed oil before it leaves the foundry in Coimbatore. Wash with warm water and no soap, dry on the flame, and rub in a drop of oil.",
      attributes: { Material: "Cast iron", Diameter: "30 cm", Thickness: "4 mm", Base: "Gas, induction, wood fire" },
      drawn: ["1f958", "1f525"],
    },
    {
      name: "Stainless Steel Pressure Cooker, 5 L",
      price: 2750,
      quantity: 15,
      weight: 2.9,
      size: [42, 22, 26],
      description:
        "An outer-lid cooker for a family of five, with a sandwich base for even heat. Dal in three whistles, rajma in eight.",
      about:
        "ISI certified. Gasket, safety valve and weight are standard parts that every shop in India keeps, and one spare gasket comes with it.",
      attributes: {
        Material: "Stainless steel",
        Capacity: "5 litres",
        Lid: "Outer",
        Certification: "ISI",
        Warranty: "10 years",
      },
      drawn: ["1f372", "1fad8"],
    },
    {
      name: "Masala Dabba with Seven Bowls",
      price: 1150,
      quantity: 38,
      weight: 0.9,
      size: [22, 8, 22],
      description:
        "The round spice box of every Indian kitchen: seven bowls, two lids and a small spoon. Your daily spices in one reach.",
      about:
        "The inner lid presses on the bowls so that turmeric and chilli keep to themselves when the box is carried. The outer lid has a glass window.",
      attributes: { Material: "Stainless steel and glass", Bowls: "7", Diameter: "21 cm", Spoon: "Included" },
      drawn: ["1fad9", "1f336-fe0f"],
    },
    {
      name: "Brass Filter Coffee Set",
      price: 980,
      quantity: 22,
      weight: 0.7,
      size: [16, 18, 16],
      description:
        "A South Indian drip filter with a davara and tumbler, in brass lined with tin. Fill it at night and wake up to decoction.",
      about:
        "Makes four strong cups. The holes are drilled, not punched, so the decoction drips slowly. Made in Kumbakonam, where the degree coffee comes from.",
      attributes: { Material: "Brass, tin lined", Capacity: "200 ml decoction", Pieces: "Filter, davara, tumbler" },
      drawn: ["2615", "1fad6"],
    },
    {
      name: "Steel Tiffin Carrier, 4 Tiers",
      price: 1240,
      quantity: 30,
      weight: 1.1,
      size: [16, 32, 16],
      description:
        "Rice, sambar, sabzi and curd, each in its own box, locked tight for the train or the office. It does not leak when it tips.",
      about: "Each tier holds 350 ml and doubles as a plate. The clamp is one piece of steel with no plastic to break.",
      attributes: { Material: "Stainless steel 304", Tiers: "4", Capacity: "4 × 350 ml", Use: "Not for microwave" },
      drawn: ["1f371", "1f35a"],
    },
    {
      name: "Olive Wood Chakla Belan",
      price: 760,
      quantity: 3,
      weight: 1.2,
      size: [28, 7, 28],
      description:
        "A rolling board with short legs and a slim pin, turned from one piece of seasoned wood. Round rotis are still up to you.",
      about:
        "Finished with food-grade oil and no lacquer. Wipe with a damp cloth, do not soak, and oil it once in a while.",
      attributes: { Material: "Seasoned hardwood", Diameter: "25 cm", Finish: "Food-grade oil" },
      drawn: ["1fad3", "1f33e"],
    },
    {
      name: "Copper Water Bottle, 1 L",
      price: 899,
      quantity: 54,
      weight: 0.35,
      size: [8, 28, 8],
      description:
        "A seamless copper bottle that keeps water cool by itself. The wide mouth can be cleaned with lemon and salt.",
      about:
        "Beaten from one sheet, without joints. Copper darkens as it lives; lemon and salt bring the shine back in a minute.",
      attributes: {
        Material: "Pure copper",
        Capacity: "1 litre",
        Joint: "None",
        Care: "Hand wash with lemon and salt",
      },
      drawn: ["1f376", "1f34b"],
    },
  ],
}
