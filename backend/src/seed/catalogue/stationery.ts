import type { DemoCategory } from "./demo-product"

export const stationery: DemoCategory = {
  name: "Books & Stationery",
  products: [
    {
      name: "Handmade Paper Notebook, A5",
      price: 420,
      quantity: 55,
      weight: 0.3,
      size: [21, 2, 15],
      description:
        "Ninety-six unruled pages of cotton-rag paper from Sanganer, in a block-printed cover. Takes ink without " +
        "feathering.",
      about: "Made from T-shirt cuttings, without a single tree. Sewn in sections so that it opens flat.",
      attributes: { Pages: "96, unruled", Paper: "150 gsm cotton rag", Size: "A5" },
      drawn: ["1f4d4", "2712-fe0f"],
    },
    {
      name: "Ebonite Fountain Pen",
      price: 1890,
      quantity: 9,
      weight: 0.08,
      size: [16, 4, 6],
      description:
        "Turned by hand from ebonite rod in Rajahmundry, with a German medium nib. Warm in the hand, and fed by " +
        "eyedropper.",
      about:
        "Holds 3 ml of ink, which writes for weeks. Every pen is tested before it is sent, so there may be a " +
        "trace of blue in the nib.",
      attributes: { Body: "Ebonite", Nib: "Medium, steel", Filling: "Eyedropper and converter" },
      drawn: ["1f58b-fe0f", "1f4dc"],
    },
    {
      name: "Watercolour Pan Set, 24 Colours",
      price: 1350,
      quantity: 22,
      weight: 0.4,
      size: [24, 3, 12],
      description:
        "Twenty-four half pans with honest pigment, in a tin with a mixing tray and a travel brush. Colours you " +
        "can lift again.",
      about: "Every pan names its pigment and how well it stands light. Refills are sold one by one.",
      attributes: { Colours: "24 half pans", Binder: "Gum arabic", Brush: "Included" },
      drawn: ["1f3a8", "1f58c-fe0f"],
    },
    {
      name: "The Little Book of Indian Birds",
      price: 495,
      quantity: 36,
      weight: 0.35,
      size: [20, 2, 13],
      description:
        "One hundred and twenty birds you can see from a city balcony, painted and described on a page each. For " +
        "ages nine to ninety.",
      about:
        "With the names in Hindi, Marathi, Tamil and Bengali, the call written out, and the months when each is about.",
      attributes: { Pages: "264", Binding: "Paperback", Language: "English" },
      drawn: ["1f4d7", "1f99c"],
    },
    {
      name: "Cookbook: Everyday Dals",
      price: 650,
      quantity: 18,
      weight: 0.7,
      size: [24, 2, 19],
      description:
        "Seventy dals from eighteen states, each from a pantry you already have. With a chapter on what to do " +
        "with the leftovers.",
      about:
        "Tested by home cooks in gas, pressure and electric cookers, with times for each. Lies open on the counter.",
      attributes: { Pages: "208", Binding: "Hardback, lay-flat", Language: "English" },
      drawn: ["1f4d5", "1fad8"],
    },
    {
      name: "Student's Geometry and Art Kit",
      price: 380,
      quantity: 67,
      weight: 0.5,
      size: [26, 4, 18],
      description: "Compass, set squares, protractor, pencils and crayons in a steel box that survives a school bag.",
      about: "The compass locks, the ruler has a metal edge, the eraser does not smear. Spare leads are included.",
      attributes: { Pieces: "28", Box: "Steel", Age: "8 and up" },
      drawn: ["1f4d0", "270f-fe0f"],
    },
  ],
}
