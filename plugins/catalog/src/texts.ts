import { type Locale, localizedText } from "@haat/sdk/locale"
import type { ProductCard, ProductPage, ShopProduct } from "./contract"

/** Texts that are in English although the product is read in another language. */
export type Langs<Field extends string> = { langs?: Partial<Record<Field, Locale>> }

/** Product card for a shopper, in this language as far as its texts are translated. */
export const cardIn = (locale: Locale, product: ShopProduct): ProductCard => {
  const { id, handle, category, price, list_price, quantity, images, rating, created_at } = product
  const name = localizedText(locale, product.name, product.name_hi)
  const description = localizedText(locale, product.description, product.description_hi)
  const choices = choicesOf(product)
  return {
    id,
    handle,
    name: name.text,
    description: description.text,
    category: category && categoryIn(locale, category),
    price,
    // beside the lowest of several prices it would be another variant's
    ...(list_price && choices.from === undefined && { list_price }),
    quantity,
    images,
    rating,
    created_at,
    ...choices,
    ...langsOf({ name, description }),
  }
}

const choicesOf = ({ variants, options = [] }: ShopProduct): Pick<ProductCard, "from" | "choices" | "colours"> => {
  if (!variants) return {}
  const prices = variants.map(({ price }) => price)
  const lowest = Math.min(...prices)
  const colours = options.flatMap(({ values }) => values.flatMap(({ colour, image }) => image ?? colour ?? []))
  return {
    ...(Math.max(...prices) > lowest && { from: lowest }),
    ...(variants.length > 1 && { choices: variants.length }),
    ...(colours.length && { colours }),
  }
}

/** Product page for a shopper, in this language as far as its texts are translated. */
export const pageIn = (locale: Locale, product: ShopProduct): ProductPage => {
  const about = localizedText(locale, product.about, product.about_hi)
  const isHindi = locale === "hi" && product.attributes_hi.length > 0
  const attributes = locale === "hi" && !isHindi ? ({ lang: "en" } as const) : {}
  const card = cardIn(locale, product)
  const { size_chart, size_chart_hi } = product
  const chart = locale === "hi" && size_chart && !size_chart_hi ? ({ lang: "en" } as const) : {}
  const { langs } = langsOf({ about, attributes, size_chart: chart })
  return {
    ...card,
    attributes: isHindi ? product.attributes_hi : product.attributes,
    about: about.text,
    ...(product.variants && { options: product.options, variants: product.variants }),
    ...(size_chart && { size_chart: (locale === "hi" && size_chart_hi) || size_chart }),
    ...(langs && { langs: { ...card.langs, ...langs } }),
  }
}

const categoryIn = (locale: Locale, { id, name, name_hi }: NonNullable<ShopProduct["category"]>) => {
  const { text, lang } = localizedText(locale, name, name_hi)
  return { id, name: text, ...(lang && { lang }) }
}

const langsOf = <Field extends string>(texts: Record<Field, { lang?: Locale }>): Langs<Field> => {
  const foreign = Object.entries<{ lang?: Locale }>(texts).flatMap(([field, { lang }]) => (lang ? [[field, lang]] : []))
  return foreign.length ? { langs: Object.fromEntries(foreign) } : {}
}
