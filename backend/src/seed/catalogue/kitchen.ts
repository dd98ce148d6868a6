import type { DemoCategory } from "./demo-product"

export const kitchen: DemoCategory = {
  name: "Kitchen & Steelware",
  products: [
    {
      name: "Triply Steel Frying Pan, 26 cm",
      price: 2290,
      quantity: 26,
      weight: 1.7,
      size: [34, 12, 28],
      description:
        "Three layers, steel and aluminium and steel, spread the heat so that onions brown evenly and nothing " +
        "catches in the middle. Works on gas and induction.",
      about:
        "The handle is riveted and stays cool enough to hold. The steel is 304 grade inside, so tamarind and " +
        "tomatoes do not react with it. With a lid.",
      attributes: {
        Material: "Triply stainless steel",
        Capacity: "2.1 litres",
        Base: "Gas and induction",
        Warranty: "5 years",
      },
      drawn: ["1f373", "1f9c5"],
    },
    {
      name: "Cast Iron Kadhai, 30 cm",
      price: 1390,
      quantity: 19,
      weight: 2.6,
      size: [40, 11, 31],
      description:
        "A heavy, pre-seasoned kadhai that holds its heat and lets go of what is fried in it. It improves with " +
        "every use.",
      about:
        "Seasoned three times with flaxseed oil before it leaves the foundry in Coimbatore. Wash with warm water " +
        "and no soap, dry on the flame, and rub in a drop of oil.",
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
        "An outer-lid cooker for a family of five, with a sandwich base for even heat. Dal in three whistles, " +
        "rajma in eight.",
      about:
        "ISI certified. Gasket, safety valve and weight are standard parts that every shop in India keeps, and " +
        "one spare gasket comes with it.",
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
      name: "Airtight Glass Spice Jars, Set of 6",
      price: 790,
      quantity: 38,
      weight: 2.4,
      size: [30, 14, 20],
      description:
        "Six clear jars with steel lids and a silicone ring, so that ground spices keep their smell past the " +
        "season. You see at once what is running out.",
      about:
        "Thick soda-lime glass of 400 ml each, with a mouth wide enough for a tablespoon. The labels are blank " +
        "and wash off; the jars may go into the dishwasher without their lids.",
      attributes: {
        Material: "Glass and stainless steel",
        Capacity: "400 ml each",
        Pieces: "6",
        Seal: "Silicone ring",
      },
      drawn: ["1fad9", "1f336-fe0f"],
    },
    {
      name: "Brass Filter Coffee Set",
      price: 980,
      quantity: 22,
      weight: 0.7,
      size: [16, 18, 16],
      description:
        "A South Indian drip filter with a davara and tumbler, in brass lined with tin. Fill it at night and wake " +
        "up to decoction.",
      about:
        "Makes four strong cups. The holes are drilled, not punched, so the decoction drips slowly. Made in " +
        "Kumbakonam, where the degree coffee comes from.",
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
        "Rice, sambar, sabzi and curd, each in its own box, locked tight for the train or the office. It does not " +
        "leak when it tips.",
      about: "Each tier holds 350 ml and doubles as a plate. The clamp is one piece of steel with no plastic to break.",
      attributes: { Material: "Stainless steel 304", Tiers: "4", Capacity: "4 × 350 ml", Use: "Not for microwave" },
      drawn: ["1f371", "1f35a"],
    },
    {
      name: "Forged Chef's Knife, 20 cm",
      price: 1290,
      quantity: 3,
      weight: 0.28,
      size: [36, 3, 8],
      description:
        "A full-tang knife of high-carbon steel, forged and ground in Firozabad. Heavy enough for pumpkin, fine " +
        "enough for coriander.",
      about:
        "The edge comes honed to 15 degrees on each side and takes a new one easily. Wash it by hand and dry it " +
        "at once; high-carbon steel is strong, but it does not like to stay wet.",
      attributes: {
        Blade: "High-carbon steel, 20 cm",
        Handle: "Sheesham wood",
        Edge: "15° each side",
        Care: "Hand wash",
      },
      drawn: ["1f52a", "1f9c5"],
    },
    {
      name: "Insulated Tumbler with Straw, 600 ml",
      price: 749,
      quantity: 54,
      weight: 0.32,
      size: [9, 26, 9],
      description:
        "A double-walled tumbler that keeps nimbu pani cold for six hours and your bag dry. It stands in a car's " +
        "cup holder.",
      about:
        "Food-grade steel inside, powder coat outside, and a lid whose straw folds away. A cleaning brush comes along.",
      attributes: {
        Material: "Stainless steel 304",
        Capacity: "600 ml",
        "Keeps cold": "6 hours",
        Included: "Straw and brush",
      },
      drawn: ["1f964", "1f34b"],
    },
  ],
}
