import type { ProductPage, Rating } from "@haat/catalog/contract"

/** A product and its price as schema.org data. `absolute` makes whole addresses. */
export const productJsonLd = (product: ProductPage, absolute: (path: string) => string) => ({
  "@type": "Product",
  name: product.name,
  description: product.description,
  sku: product.id,
  image: product.images.map(({ url }) => absolute(url)),
  category: product.category?.name,
  additionalProperty: product.attributes.map(({ key, value }) => ({ "@type": "PropertyValue", name: key, value })),
  ...(product.rating.count > 0 && { aggregateRating: ratingJsonLd(product.rating) }),
  offers: {
    "@type": "Offer",
    url: absolute(`/product-info/${product.id}`),
    price: product.price,
    priceCurrency: "INR",
    itemCondition: "https://schema.org/NewCondition",
    availability: product.quantity > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
  },
})

const ratingJsonLd = ({ average, count }: Rating) => ({
  "@type": "AggregateRating",
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})
