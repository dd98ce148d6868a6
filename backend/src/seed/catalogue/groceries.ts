import type { DemoCategory } from "./demo-product"

export const groceries: DemoCategory = {
  name: "Masala & Groceries",
  products: [
    {
      name: "Aged Basmati Rice, 5 kg",
      price: 845,
      quantity: 60,
      weight: 5.1,
      size: [40, 12, 28],
      description:
        "Long-grain basmati aged for two years, so that each grain stays apart and doubles in length. For " +
        "biryani, pulao and ordinary Sundays.",
      about:
        "Grown in the Doon valley and milled in small lots. Wash three times, soak for half an hour, and cook " +
        "with one and a half times the water.",
      attributes: {
        Origin: "Dehradun, Uttarakhand",
        Ageing: "2 years",
        "Net weight": "5 kg",
        "Best before": "18 months",
      },
      drawn: ["1f35a", "1f33e"],
    },
    {
      name: "Alphonso Mangoes, Box of 12",
      price: 1490,
      quantity: 0,
      weight: 3.4,
      size: [40, 12, 30],
      description:
        "Hapus from Ratnagiri, picked at three quarters ripe and sent in hay. They finish ripening on your table " +
        "in four to six days.",
      about:
        "Ripened without carbide. Do not put them in the fridge until they give to the thumb and smell of summer. " +
        "Season: April to early June.",
      attributes: {
        Origin: "Ratnagiri, Maharashtra",
        Grade: "A1, 240 to 260 g each",
        Pieces: "12",
        Certification: "GI tagged",
      },
      drawn: ["1f96d", "1f33f"],
    },
    {
      name: "Lakadong Turmeric Powder",
      price: 275,
      quantity: 85,
      weight: 0.28,
      size: [16, 5, 11],
      description:
        "Turmeric from the Jaintia Hills with more than 7% curcumin, about twice the usual. Use half of what you " +
        "are used to.",
      about: "Slow dried and stone ground in small batches by farmer families in Meghalaya. Nothing is added.",
      attributes: { Origin: "Meghalaya", Curcumin: "7 to 9%", Additives: "None" },
      drawn: ["1fada", "1f33c"],
      choices: { Pack: ["250 g", "100 g"] },
      priced: { "100 g": { price: 125, weight: 0.12 } },
    },
    {
      name: "Byadgi Red Chilli Powder, 500 g",
      price: 320,
      quantity: 72,
      weight: 0.53,
      size: [20, 6, 13],
      description:
        "Deep red and mild: the chilli that gives colour to a curry before it gives heat. Stemless, sun dried, " +
        "ground cool.",
      about:
        "Byadgi chillies come from Haveri in Karnataka and have a wrinkled skin and few seeds. Keep the packet " +
        "away from light to hold the colour.",
      attributes: { Origin: "Haveri, Karnataka", Heat: "Mild, 15,000 SHU", "Net weight": "500 g", Additives: "None" },
      drawn: ["1f336-fe0f", "1f525"],
    },
    {
      name: "Cold Pressed Groundnut Oil, 1 L",
      price: 385,
      quantity: 48,
      weight: 1.05,
      size: [9, 28, 9],
      description:
        "Pressed in a wooden ghani below 45 °C, then only settled and filtered. It smells of roasted peanuts and " +
        "fries crisp.",
      about:
        "Not refined, not bleached, not mixed with palm oil. A little sediment is natural. Bottled in glass " +
        "within a week of pressing.",
      attributes: { Process: "Wood pressed", Volume: "1 litre", Bottle: "Glass", "Best before": "6 months" },
      drawn: ["1f95c", "1fad9"],
    },
    {
      name: "Raw Forest Honey, 500 g",
      price: 540,
      quantity: 33,
      weight: 0.75,
      size: [9, 13, 9],
      description:
        "Unheated honey gathered by Kurumba families in the Nilgiri forests. Dark, a little spicy, never the same " +
        "two years in a row.",
      about:
        "Only strained through cloth. It may crystallise in winter; stand the jar in warm water to make it flow " +
        "again. Not for children under one year.",
      attributes: { Origin: "Nilgiris, Tamil Nadu", Processing: "Raw, strained", "Net weight": "500 g" },
      drawn: ["1f36f", "1f33c"],
    },
    {
      name: "Assam CTC Tea",
      price: 460,
      quantity: 90,
      weight: 1.04,
      size: [22, 8, 14],
      description: "Strong, malty leaf for proper kadak chai that stands up to milk, ginger and a second boil.",
      about:
        "Second-flush leaf from estates on the south bank of the Brahmaputra, packed within three weeks of " +
        "plucking. A kilogram makes about 450 cups.",
      attributes: { Origin: "Assam", Grade: "BP" },
      drawn: ["1fad6", "2615"],
      choices: { Pack: ["1 kg", "500 g", "250 g"] },
      priced: { "500 g": { price: 240, weight: 0.53 }, "250 g": { price: 125, weight: 0.28 } },
    },
    {
      name: "Roasted Makhana, Pepper and Salt, Pack of 4",
      price: 299,
      quantity: 65,
      weight: 0.4,
      size: [26, 18, 16],
      description:
        "Lotus seeds from Darbhanga roasted in a spoon of olive oil. Crunchy, light, gone before the film starts.",
      about:
        "Each 80 g packet has about 9 g of protein per 100 g and no palm oil. Sealed with nitrogen so they stay crisp.",
      attributes: { Origin: "Mithila, Bihar", "Net weight": "4 × 80 g", Diet: "Vegetarian, gluten free" },
      drawn: ["1f37f", "1fab7"],
    },
  ],
}
