import type { ProductPage, UnitPrice } from "@haat/catalog/contract"
import type { ReactNode } from "react"
import { COMMON } from "../../../components/messages.ts"
import { Price } from "../../../components/price.tsx"
import { Section } from "../../../components/section.tsx"
import { Stars } from "../../../components/stars.tsx"
import { useDiscounts } from "../../../lib/visit/use-discounts.ts"
import { DeliveryEstimate } from "../delivery/delivery-estimate.tsx"
import { Gallery } from "./gallery.tsx"
import { PRODUCT } from "./messages.ts"
import { FactTable, ProductFacts } from "./product-facts.tsx"
import { SizeChart } from "./size-chart.tsx"

type ProductDetailsProps = {
  product: ProductPage
  /** price per unit, when the product has one */
  unitPrice?: UnitPrice
  /** id of the product or variant for the delivery estimate */
  shipped_item_id: string
  /** the choice among its variants */
  picker?: ReactNode
  /** the number of pieces left, and the button that adds them to the cart */
  action: ReactNode
  /** shown over the picture */
  banner: ReactNode
  /** after the description */
  end: ReactNode
}

/** Everything about a product that shoppers see; weight and sizes are for freight only. */
export function ProductDetails({
  product,
  unitPrice,
  shipped_item_id,
  picker,
  action,
  banner,
  end,
}: ProductDetailsProps) {
  const discount = useDiscounts().pageDiscount(product)
  const { average, count } = product.rating
  return (
    <article>
      <div className="grid gap-8 md:grid-cols-2 xl:gap-12">
        <Gallery
          // another variant's picture comes first
          key={product.images[0]?.id}
          images={product.images}
          name={product.name}
          lang={product.langs?.name}
          banner={banner}
        />
        <div className="flex flex-col gap-5">
          <div>
            {product.category && (
              <p className="mb-1.5 text-sm font-medium text-brand wrap-anywhere" lang={product.category.lang}>
                {product.category.name}
              </p>
            )}
            <h1 className="text-2xl font-semibold" lang={product.langs?.name}>
              {product.name}
            </h1>
            {average && (
              <a href="#reviews" className="mt-2 inline-flex min-h-6 items-center text-sm hover:underline">
                <Stars rating={average} count={count} />
              </a>
            )}
          </div>
          <div>
            <Price
              price={product.price}
              listPrice={discount?.listPrice}
              label={discount && COMMON.percentOff(discount.percent)}
              size="lg"
            />
            <p className="mt-1 text-sm text-ink-soft">{PRODUCT.taxes}</p>
          </div>
          {picker}
          {product.size_chart && <SizeChart rows={product.size_chart} lang={product.langs?.size_chart} />}
          {action}
          <Section name="delivery-estimate">
            <DeliveryEstimate product_id={shipped_item_id} />
          </Section>
          <p className="whitespace-pre-line" lang={product.langs?.description}>
            {product.description}
          </p>
          <ul className="grid gap-1.5 border-t border-line pt-5 text-sm text-ink-soft">
            <li>{PRODUCT.payment}</li>
            <li>{PRODUCT.delivered}</li>
            {product.returns && <li>{returnsText(product.returns)}</li>}
          </ul>
          {end}
        </div>
      </div>
      <div className="mt-12 grid gap-10 md:grid-cols-2 xl:gap-12">
        {product.attributes.length > 0 && (
          <FactTable
            title={PRODUCT.specification}
            rows={product.attributes.map(({ key, value }) => ({ name: key, text: value }))}
            lang={product.langs?.attributes}
          />
        )}
        {product.facts && <ProductFacts facts={product.facts} unitPrice={unitPrice} />}
        {product.about && (
          <section>
            <h2 className="mb-3 text-xl font-semibold">{PRODUCT.about}</h2>
            <p className="whitespace-pre-line text-ink-soft" lang={product.langs?.about}>
              {product.about}
            </p>
          </section>
        )}
      </div>
    </article>
  )
}

const returnsText = ({ days, paid_by, exchange_only }: NonNullable<ProductPage["returns"]>) =>
  `${exchange_only ? PRODUCT.exchangeable(days) : PRODUCT.returnable(days)}; ${
    paid_by === "shop" ? PRODUCT.wayBackByShop : PRODUCT.wayBackByShopper
  }`
