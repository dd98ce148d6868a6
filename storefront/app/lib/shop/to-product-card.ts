import type { ProductCard } from "@haat/catalog/contract"

/** Returns the fields of a product that a card shows, without descriptions, which are most of a list's bytes. */
export const toProductCard = ({
  id,
  name,
  price,
  quantity,
  images,
  rating,
  langs,
  from,
  choices,
  colours,
  list_price,
}: ProductCard) => ({
  id,
  name,
  price,
  quantity,
  images: images.slice(0, 1),
  // most products have no reviews: an absent field costs no bytes
  ...(rating.count > 0 && { rating }),
  ...(from !== undefined && { from }),
  ...(choices && { choices }),
  ...(list_price && { list_price }),
  ...(colours && { colours }),
  ...(langs?.name && { langs: { name: langs.name } }),
})
