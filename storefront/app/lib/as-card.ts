import type { ProductCard } from "@haat/catalog/contract"

/** What a card shows. Descriptions stay behind: they are most of a list's weight. */
export const asCard = ({ id, name, price, quantity, images, rating }: ProductCard) => ({
  id,
  name,
  price,
  quantity,
  images: images.slice(0, 1),
  // most products have no reviews, and what is not said costs nothing
  ...(rating.count > 0 && { rating }),
})
