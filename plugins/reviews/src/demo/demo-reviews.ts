/** Reviews by demo shoppers, with their email address and the product's name. */
export const demoReviews = [
  {
    email: "asha@haat.example",
    product: "Brass Akhand Diya",
    rating: 5,
    comment:
      "Burns through the whole night without a flicker, and the glass keeps the draught out. Heavier than I expected.",
  },
  {
    email: "asha@haat.example",
    product: "Assam CTC Tea",
    rating: 4,
    comment: "Strong and malty, just right with milk and ginger. The packet could close better once it is open.",
  },
]
