import type { ProductPage } from "@haat/catalog/contract"
import type { ReactNode } from "react"
import { Badge } from "../../components/badge.tsx"
import { Button } from "../../components/button.tsx"
import { Price } from "../../components/price.tsx"
import { productPageDiscount } from "../../lib/discount.ts"
import { DeliveryEstimate } from "./delivery-estimate.tsx"
import { Gallery } from "./gallery.tsx"

/** Everything a shopper should know of a product; weight and sizes stay behind the counter. `action` is for what can be bought. */
export function ProductDetails({ product, action }: { product: ProductPage; action: ReactNode }) {
  const { percent, listPrice } = productPageDiscount(product.price)
  return (
    <article>
      <div className="grid gap-8 md:grid-cols-2 xl:gap-12">
        <Gallery key={product.id} images={product.images} name={product.name} />
        <div className="flex flex-col gap-5">
          <div>
            {product.category && <p className="mb-1.5 text-sm font-medium text-brand">{product.category.name}</p>}
            <h1 className="text-2xl font-semibold">{product.name}</h1>
          </div>
          <div>
            <Price price={product.price} listPrice={listPrice} label={`${percent}% off`} size="lg" />
            <p className="mt-1 text-sm text-ink-soft">Inclusive of all taxes</p>
          </div>
          {product.quantity < 1 && (
            <Badge tone="bad" className="self-start px-3 py-1 text-sm">
              Out of Stock
            </Badge>
          )}
          {product.quantity < 1 ? (
            <Button size="lg" disabled className="w-full sm:w-auto sm:self-start sm:px-12">
              Add to Cart
            </Button>
          ) : (
            action
          )}
          <DeliveryEstimate key={product.id} product_id={product.id} />
          <p className="whitespace-pre-line">{product.description}</p>
          <ul className="grid gap-1.5 border-t border-line pt-5 text-sm text-ink-soft">
            <li>Pay online, or Cash On Delivery at your door</li>
            <li>Delivered across India</li>
          </ul>
        </div>
      </div>
      <div className="mt-12 grid gap-10 md:grid-cols-2 xl:gap-12">
        {product.attributes.length > 0 && <Specification attributes={product.attributes} />}
        {product.about && (
          <section>
            <h2 className="mb-3 text-xl font-semibold">About this product</h2>
            <p className="whitespace-pre-line text-ink-soft">{product.about}</p>
          </section>
        )}
      </div>
    </article>
  )
}

function Specification({ attributes }: { attributes: ProductPage["attributes"] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">Specification</h2>
      <table className="w-full overflow-hidden rounded-md border border-line text-left text-sm">
        <tbody>
          {attributes.map(({ key, value }, i) => (
            <tr key={`${key}-${i}`} className="border-b border-line last:border-0 odd:bg-surface">
              <th scope="row" className="w-2/5 px-4 py-3 align-top font-medium">
                {key}
              </th>
              <td className="px-4 py-3 text-ink-soft">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
