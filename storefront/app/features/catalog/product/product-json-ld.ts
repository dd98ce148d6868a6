import { type NetUnit, type ProductPage, type Rating, variantFacts } from "@haat/catalog/contract"
import { pageAddress } from "../../../lib/language/page-address.ts"
import { toVariantProduct } from "../../../lib/shop/variants/apply-variant.ts"
import {
  listOptions,
  MAX_IN_PAGE,
  type PageProduct,
  priceRange,
  type Variant,
  type VariantProduct,
  variantQuery,
} from "../../../lib/shop/variants/choose-variant.ts"
import { productUnitPrice } from "../../../lib/shop/variants/product-unit-price.ts"

/** Makes the schema.org data of a product and its price. `absolute` makes absolute URLs. */
export const productJsonLd = (
  product: PageProduct,
  chosen: Variant | undefined,
  absolute: (path: string) => string,
) => {
  const variantProduct = toVariantProduct(product)
  return variantProduct && chosen ? groupJsonLd(variantProduct, chosen, absolute) : oneJsonLd(product, absolute)
}

/** Makes the data of a product with variants; a trimmed one has the chosen variant, links and the price range. */
const groupJsonLd = (product: PageProduct & VariantProduct, chosen: Variant, absolute: (path: string) => string) => {
  const { offers: _, sku: __, gtin: ___, "@type": ____, ...shared } = oneJsonLd(product, absolute)
  const { variants, variant_summary = { prices: priceRange(variants), count: variants.length } } = product
  const variantUrl = (variant: { values: string[] }) =>
    absolute(pageAddress(`/product-info/${product.id}?${variantQuery(product, variant)}`))
  const variantJsonLd = (variant: Variant) => ({
    "@type": "Product",
    name: `${product.name} (${variant.choice})`,
    sku: variant.sku ?? variant.id,
    ...(variant.gtin && { gtin: variant.gtin }),
    image: absolute(variant.image ?? product.images[0]?.url ?? "/placeholder.svg"),
    offers: offerJsonLd(variant, variantUrl(variant), quantityJsonLd(product, variant)),
  })
  const group = {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: product.id,
    variesBy: product.options.map(({ title }) => title),
  }
  if (variant_summary.count <= MAX_IN_PAGE) return { ...group, hasVariant: variants.map(variantJsonLd) }
  const [lowPrice, highPrice] = variant_summary.prices
  const others = listOptions(product, chosen).flatMap(({ values }) =>
    values.flatMap(({ variant, isChosen }) => (variant && !isChosen ? [{ url: variantUrl(variant) }] : [])),
  )
  return {
    ...group,
    offers: { "@type": "AggregateOffer", priceCurrency: "INR", lowPrice, highPrice, offerCount: variant_summary.count },
    hasVariant: [variantJsonLd(chosen), ...others],
  }
}

const oneJsonLd = (product: ProductPage, absolute: (path: string) => string) => ({
  "@type": "Product",
  name: product.name,
  description: product.description,
  sku: product.sku ?? product.id,
  ...(product.gtin && { gtin: product.gtin }),
  ...(product.facts?.brand && { brand: { "@type": "Brand", name: product.facts.brand } }),
  image: product.images.map(({ url }) => absolute(url)),
  category: product.category?.name,
  additionalProperty: product.attributes.map(({ key, value }) => ({ "@type": "PropertyValue", name: key, value })),
  ...(product.rating.count > 0 && { aggregateRating: ratingJsonLd(product.rating) }),
  offers: offerJsonLd(product, absolute(pageAddress(`/product-info/${product.id}`)), quantityJsonLd(product)),
})

const offerJsonLd = (
  { price, quantity }: { price: number; quantity: number },
  url: string,
  referenceQuantity: ReturnType<typeof quantityJsonLd>,
) => ({
  "@type": "Offer",
  url,
  price,
  priceCurrency: "INR",
  ...(referenceQuantity && {
    priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "INR", referenceQuantity },
  }),
  itemCondition: "https://schema.org/NewCondition",
  availability: quantity > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
})

/** UN/CEFACT's codes of units. */
const UNIT_CODES: Record<NetUnit, string> = {
  g: "GRM",
  kg: "KGM",
  ml: "MLT",
  l: "LTR",
  cm: "CMT",
  m: "MTR",
  piece: "H87",
  pair: "PR",
  set: "SET",
}

/** Makes the quantity of the price and of the unit price; undefined without a unit price. */
const quantityJsonLd = (product: ProductPage, variant?: Variant) => {
  const per = productUnitPrice(product, variant)
  const { net_quantity, net_unit } = (variant ? variantFacts(product.facts, variant) : product.facts) ?? {}
  if (!per || !net_quantity || !net_unit) return undefined
  const measured = (value: number, unit: NetUnit) => ({
    "@type": "QuantitativeValue",
    value,
    unitCode: UNIT_CODES[unit],
  })
  return { ...measured(net_quantity, net_unit), valueReference: measured(per.count, per.unit) }
}

const ratingJsonLd = ({ average, count }: Rating) => ({
  "@type": "AggregateRating",
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})
