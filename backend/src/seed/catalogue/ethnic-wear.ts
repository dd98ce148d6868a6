import type { DemoCategory } from "./demo-product"

export const ethnicWear: DemoCategory = {
  name: "Sarees & Ethnic Wear",
  products: [
    {
      name: "Maheshwari Silk Cotton Saree",
      price: 3450,
      quantity: 14,
      weight: 0.6,
      size: [38, 4, 28],
      description:
        "A light Maheshwari saree in silk warp and cotton weft, with the narrow zari border the town is known " +
        "for. It drapes without pins and does not cling in summer.",
      about:
        "Woven on handlooms in Maheshwar, Madhya Pradesh. Each saree takes a weaver about four days, and small " +
        "differences in the border are the mark of the hand. Comes with an unstitched blouse piece of 80 cm.",
      attributes: {
        Fabric: "Silk cotton",
        Length: "5.5 m with 0.8 m blouse piece",
        Weave: "Handloom",
        Care: "Dry clean first, then gentle hand wash",
      },
      drawn: ["1f97b", "1fab7"],
      choices: { Colour: ["Maroon #7b1e3a", "Indigo #34408c", "Mustard #c8961e", "Bottle Green #14523a"] },
    },
    {
      name: "Bagru Block Print Cotton Saree",
      price: 1290,
      quantity: 32,
      weight: 0.55,
      size: [36, 4, 26],
      description:
        "Soft mulmul cotton printed by hand with wooden blocks in Bagru. An everyday saree that gets softer with " +
        "each wash.",
      about:
        "The red comes from alizarin and the black from fermented iron and jaggery, as it has for generations. " +
        "Wash the first two times on its own, since natural colours bleed a little.",
      attributes: { Fabric: "Mulmul cotton", Length: "5.5 m", Print: "Hand block", Blouse: "Included, unstitched" },
      drawn: ["1f97b", "1f33f"],
      hue: 150,
      choices: { Colour: ["Red #b3202c", "Black #22201f", "Indigo #34408c"] },
    },
    {
      name: "Men's Handloom Khadi T-Shirt",
      price: 1150,
      quantity: 41,
      weight: 0.35,
      size: [34, 3, 26],
      description:
        "An easy round-neck T-shirt in hand-spun, hand-woven khadi. It breathes in the heat and keeps its shape " +
        "after years of washing.",
      about:
        "Cut straight, with a contrast band across the chest and a ribbed neck. Khadi shrinks a little in the " +
        "first wash, so we wash the cloth before it is cut.",
      attributes: {
        Fabric: "100% khadi cotton",
        Fit: "Regular",
        Sleeve: "Half",
        Care: "Machine wash cold",
      },
      drawn: ["1f455", "1f9f5"],
      hue: 110,
      choices: { Colour: ["Indigo #34408c", "Natural #e6dcc3", "Madder #9c3a2e"], Size: ["S", "M", "L", "XL"] },
    },
    {
      name: "Chikankari Cotton Kurti",
      price: 1680,
      quantity: 23,
      weight: 0.3,
      size: [34, 3, 26],
      description:
        "White-on-white Lucknowi embroidery on fine cotton, with three-quarter sleeves. Elegant at work and easy " +
        "at home.",
      about:
        "Hand embroidered by a women's group near Lucknow using six traditional stitches, among them bakhiya and " +
        "phanda. The threads on the back are secured, so it survives the washing machine in a laundry bag.",
      attributes: { Fabric: "Cotton voile", Work: "Hand chikankari", Length: "Knee", Lining: "Separate slip included" },
      drawn: ["1f45a", "1f33c"],
      choices: { Colour: ["White #f7f4ee", "Rose #d98a9a", "Sky #9cc3dd"], Size: ["S", "M", "L", "XL"] },
    },
    {
      name: "Kutch Bandhani Dupatta",
      price: 890,
      quantity: 0,
      weight: 0.2,
      size: [28, 3, 22],
      description:
        "Thousands of tiny knots tied by hand make the dots of this bandhani dupatta. Bright enough to carry a " +
        "plain suit.",
      about:
        "Made in Bhuj on gajji silk blend. The cloth arrives still slightly crinkled from the tying; press it " +
        "lightly or wear it as it is.",
      attributes: { Fabric: "Silk blend", Size: "2.4 × 0.9 m", Technique: "Tie and dye", Care: "Dry clean" },
      drawn: ["1f9e3", "1f338"],
      choices: { Colour: ["Red #b3202c", "Yellow #e2b022"] },
    },
    {
      name: "Pashmina Wool Stole",
      price: 4200,
      quantity: 7,
      weight: 0.18,
      size: [28, 4, 22],
      description:
        "A feather-light stole of fine Ladakhi wool, hand woven in Srinagar. It is warm on a winter evening and " +
        "folds into a coat pocket.",
      about:
        "Woven in the diamond twill called chashm-e-bulbul. We buy from a cooperative that pays the spinners by " +
        "the gram and tells us the name of the weaver, which is on the label.",
      attributes: { Fabric: "Pashmina wool", Size: "2 × 0.7 m", Weight: "About 150 g", Care: "Dry clean only" },
      drawn: ["1f9e3", "2744-fe0f"],
      hue: 230,
      choices: { Colour: ["Grey #8b8d93", "Natural #e6dcc3", "Maroon #7b1e3a"] },
    },
    {
      name: "Jaipuri Block Print Robe",
      price: 1390,
      quantity: 18,
      weight: 0.45,
      size: [34, 5, 26],
      description:
        "A wrap robe in soft cotton, printed by hand in Sanganer with indigo and small flowers. For slow " +
        "mornings, and for travelling light.",
      about:
        "Cut from one width of cloth with deep pockets and a tie that stays on. The print is on both sides of the " +
        "seams, because each piece is printed before it is sewn.",
      attributes: { Fabric: "Cotton voile", Print: "Hand block", Colour: "Indigo" },
      drawn: ["1f458", "1f33c"],
      choices: { Size: ["S", "M", "L", "XL"] },
    },
  ],
}
