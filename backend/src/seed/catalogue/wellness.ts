import type { DemoCategory } from "./demo-product"

export const wellness: DemoCategory = {
  name: "Beauty & Ayurveda",
  products: [
    {
      name: "Kumkumadi Face Oil, 30 ml",
      price: 1150,
      quantity: 31,
      weight: 0.12,
      size: [5, 11, 5],
      description:
        "Saffron, sandalwood and twenty-four more herbs, slow cooked in sesame oil after the classical recipe. " +
        "Three drops at night.",
      about:
        "Cooked for 36 hours in a copper vessel by a licensed ayurvedic maker in Thrissur. Try it on the inner " +
        "arm first if your skin is sensitive.",
      attributes: { Volume: "30 ml", Base: "Sesame oil", Licence: "AYUSH", "Skin type": "Normal to dry" },
      drawn: ["1f9f4", "1fab7"],
    },
    {
      name: "Neem and Tulsi Soap, Pack of 6",
      price: 360,
      quantity: 88,
      weight: 0.66,
      size: [20, 7, 14],
      description:
        "Cold-process soap with coconut oil, neem and tulsi. It lathers in hard water and does not leave the skin " +
        "tight.",
      about: "Cured for six weeks. Keep it on a dish that drains and a bar lasts a month. No palm oil, no SLS.",
      attributes: { Bars: "6 × 100 g", Process: "Cold process", Free: "SLS, palm oil, parabens" },
      drawn: ["1f9fc", "1f33f"],
    },
    {
      name: "Bhringraj Hair Oil, 200 ml",
      price: 420,
      quantity: 52,
      weight: 0.26,
      size: [6, 18, 6],
      description:
        "Bhringraj, amla and hibiscus steeped in coconut oil. Warm it, rub it in for ten minutes, wash after an hour.",
      about:
        "A traditional champi oil with a herbal scent that washes out. It solidifies below 24 °C: stand the " +
        "bottle in warm water.",
      attributes: { Volume: "200 ml", Base: "Coconut oil", Free: "Mineral oil, colour" },
      drawn: ["1f9f4", "1f33a"],
      hue: 120,
    },
    {
      name: "Rose Water Toner, 200 ml",
      price: 299,
      quantity: 47,
      weight: 0.25,
      size: [5, 19, 5],
      description:
        "Steam-distilled from Damask roses in Kannauj, with nothing else in the bottle. A spray for hot afternoons.",
      about:
        "One litre takes about two kilos of petals picked before sunrise. Food grade, so a spoon may go into the " +
        "kheer.",
      attributes: { Volume: "200 ml", Ingredients: "Rose distillate", Origin: "Kannauj, Uttar Pradesh" },
      drawn: ["1f339", "1f4a7"],
    },
    {
      name: "Rajasthani Henna Powder, 500 g",
      price: 340,
      quantity: 39,
      weight: 0.53,
      size: [20, 6, 14],
      description:
        "Triple-sifted Sojat henna for hands and hair, from this year's crop. Deep maroon after a night, with no " +
        "chemicals to help it.",
      about:
        "Mix with lemon and sugar for hands, with tea for hair. It contains no PPD, so there is no black henna here.",
      attributes: { Origin: "Sojat, Rajasthan", "Net weight": "500 g", Crop: "This season", Free: "PPD" },
      drawn: ["1f33f", "1f44b"],
    },
    {
      name: "Sandal Face Pack (Ubtan), 100 g",
      price: 450,
      quantity: 26,
      weight: 0.16,
      size: [8, 9, 8],
      description:
        "Gram flour, turmeric, sandalwood and rose petals, ground fine. Mix with milk or curd and rinse after " +
        "fifteen minutes.",
      about:
        "The wedding-morning recipe without the wedding. It may leave a faint yellow tint that goes with the " +
        "first wash.",
      attributes: { "Net weight": "100 g", Use: "Twice a week", Free: "Fragrance, colour" },
      drawn: ["1f33c", "1f95b"],
    },
  ],
}
