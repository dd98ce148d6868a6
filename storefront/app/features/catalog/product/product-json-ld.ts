import type { ProductPage, Rating } from "@haat/catalog/contract"
import { asVaried } from "../../../lib/shop/variants/as-variant.ts"
import { queryOf, type Varied } from "../../../lib/shop/variants/choose-variant.ts"

/** A product and its price as schema.org data. `absolute` makes whole addresses. */
export const productJsonLd = (product: ProductPage, absolute: (path: string) => string) => {
  const varied = asVaried(product)
  return varied ? groupJsonLd(varied, absolute) : oneJsonLd(product, absolute)
}

/** A product in several variants. */
const groupJsonLd = (product: ProductPage & Varied, absolute: (path: string) => string) => {
  const { offers: _, sku, "@type": __, ...shared } = oneJsonLd(product, absolute)
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: sku,
    variesBy: product.options.map(({ title }) => title),
    hasVariant: product.variants.map((variant) => ({
      "@type": "Product",
      name: `${product.name} (${variant.choice})`,
      sku: variant.id,
      image: absolute(variant.image ?? product.images[0]?.url ?? "/placeholder.svg"),
      offers: offerJsonLd(variant, absolute(`/product-info/${product.id}?${queryOf(product, variant)}`)),
    })),
  }
}

const oneJsonLd = (product: ProductPage, absolute: (path: string) => string) => ({
  "@type": "Product",
  name: product.name,
  description: product.description,
  sku: product.id,
  image: product.images.map(({ url }) => absolute(url)),
  category: product.category?.name,
  additionalProperty: product.attributes.map(({ key, value }) => ({ "@type": "PropertyValue", name: key, value })),
  ...(product.rating.count > 0 && { aggregateRating: ratingJsonLd(product.rating) }),
  offers: offerJsonLd(product, absolute(`/product-info/${product.id}`)),
})

const offerJsonLd = ({ price, quantity }: { price: number; quantity: number }, url: string) => ({
  "@type": "Offer",
  url,
  price,
  priceCurrency: "INR",
  itemCondition: "https://schema.org/NewCondition",
  availability: quantity > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
})

const ratingJsonLd = ({ average, count }: Rating) => ({
  "@type": "AggregateRating",
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})
