/** How many products, and categories they are in, every shop has that is measured against another. */
exports.PRODUCTS = 500
exports.CATEGORIES = 10

/** The n-th product, counted from 0: the same texts and price in every shop. */
exports.goods = (n) => ({
  name: `Handloom cotton saree number ${n}`,
  handle: `saree-${n}`,
  description: `Woven by hand in Maheshwar, with a border of its own and a blouse piece. Design ${n} of the year's weave, washed once before it is packed.`,
  category: `Category ${(n % exports.CATEGORIES) + 1}`,
  images: [0, 1].map((view) => `/static/saree-${n}-${view}-480.webp`),
  weight_grams: 600,
  rupees: 499 + n,
})

/** Pieces of each that are in stock. */
exports.STOCK = 1_000_000
