import {
  Button,
  type CardProduct,
  LOCALE,
  PageForm,
  ProductCard,
  ProductGrid,
  TextField,
  useAbsolute,
  useNamedFormResult,
  useShopFacts,
} from "@haat/sdk/storefront"
import type { Wishlist } from "../src/contract.ts"
import { LISTS } from "./page-messages.ts"

type Props = { list: Wishlist; products: CardProduct[] }

/** One list with its products, and what shares or deletes it. */
export function WishlistSection({ list, products }: Props) {
  const { id, name, product_ids, share_token } = list
  const { max_items } = useShopFacts().plugins.wishlist ?? { max_items: product_ids.length }
  const shown = product_ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl font-semibold wrap-anywhere">
          {name}
        </h2>
        <p className="grow text-sm text-ink-soft">{LISTS.count(product_ids.length, max_items)}</p>
        <div className="-mx-3 flex">
          {!share_token && <ListButton form="share" id={id} text={LISTS.share} />}
          <ListButton form="delete-list" id={id} text={LISTS.deleteList} />
        </div>
      </div>
      {share_token && <SharedLink id={id} token={share_token} />}
      {shown.length === 0 ? (
        <p className="text-ink-soft">{LISTS.empty}</p>
      ) : (
        <ProductGrid label={name}>
          {shown.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                action={
                  <PageForm name="remove">
                    <input type="hidden" name="list" value={id} />
                    <Button type="submit" size="sm" variant="secondary" className="w-full" name="id" value={product.id}>
                      <span aria-hidden>{LISTS.remove}</span>
                      <span className="sr-only">{LISTS.removeOne(product.name)}</span>
                    </Button>
                  </PageForm>
                }
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </section>
  )
}

const ListButton = ({ form, id, text }: { form: string; id: string; text: string }) => (
  <PageForm name={form}>
    <Button type="submit" size="sm" variant="quiet" name="id" value={id}>
      {text}
    </Button>
  </PageForm>
)

/** The link of a shared list, what ends it, and a form that mails it. */
function SharedLink({ id, token }: { id: string; token: string }) {
  const url = useAbsolute()(`/wishlist/shared/${token}`)
  const rejected = useNamedFormResult("mail-list")
  return (
    <div className="mb-4 rounded-lg border border-line bg-surface p-4 text-sm">
      <p>{LISTS.shared}</p>
      <p className="my-2 font-medium wrap-anywhere">{url}</p>
      <div className="flex flex-wrap items-end gap-3">
        <PageForm name="mail-list" className="flex grow flex-wrap items-end gap-3" hasFieldMessage>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="locale" value={LOCALE.locale} />
          <TextField name="to" type="email" label={LISTS.mailTo} error={rejected?.message} className="grow" />
          <Button type="submit" variant="secondary">
            {LISTS.mail}
          </Button>
        </PageForm>
        <ListButton form="end-link" id={id} text={LISTS.end} />
      </div>
    </div>
  )
}
