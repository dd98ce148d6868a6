import {
  Button,
  EmptyState,
  formAction,
  loadOnServer,
  meQuery,
  PageForm,
  PageHead,
  postForm,
  requireShopper,
  TextField,
  useNamedFormResult,
} from "@haat/sdk/storefront"
import { useQuery } from "@tanstack/react-query"
import { Heart } from "lucide-react"
import { useLocation } from "react-router-dom"
import { MailWishlist, NewWishlist } from "../../src/contract.ts"
import { addWish } from "../add-wish.ts"
import { ListPicker } from "../list-picker.tsx"
import { listsQuery, wishedProductsQuery } from "../lists.ts"
import { WISHLIST } from "../messages.ts"
import { LISTS } from "../page-messages.ts"
import { WishlistSection } from "../wishlist-section.tsx"

export const loader = loadOnServer(async (page) => {
  await requireShopper(page)
  const me = await page.ensureQueryData(meQuery)
  return { critical: me ? [listsQuery(me.id), wishedProductsQuery(me.id)] : [] }
})

const path = (id: string, more = "") => `/store/wishlist/${encodeURIComponent(id)}${more}`

export const action = formAction({
  "new-list": postForm("/store/wishlist", NewWishlist, () => ({ done: LISTS.listAdded })),
  wish: addWish("/wishlist"),
  remove: async ({ values: { id, list }, call }) => {
    await call(`${path("items")}/${encodeURIComponent(id)}?wishlist_id=${encodeURIComponent(list)}`, {
      method: "DELETE",
    })
    return { done: WISHLIST.removed }
  },
  "delete-list": async ({ values, call }) => {
    await call(path(values.id), { method: "DELETE" })
    return { done: LISTS.deleted }
  },
  share: async ({ values, call }) => {
    await call(path(values.id, "/link"))
    return "/wishlist"
  },
  "end-link": async ({ values, call }) => {
    await call(path(values.id, "/link"), { method: "DELETE" })
    return { done: LISTS.ended }
  },
  "mail-list": async ({ values: { id, ...values }, call }) => {
    await call(path(id, "/mail"), { body: MailWishlist.parse(values) })
    return { done: LISTS.mailed }
  },
})

export default function WishlistPage() {
  const { data: me } = useQuery(meQuery)
  const { data: lists = [] } = useQuery({ ...listsQuery(me?.id ?? ""), enabled: !!me })
  const { data: products = [] } = useQuery({ ...wishedProductsQuery(me?.id ?? ""), enabled: !!me })
  const rejected = useNamedFormResult("new-list")
  const add = new URLSearchParams(useLocation().search).get("add")
  return (
    <>
      <PageHead title={WISHLIST.title} description={LISTS.description} noIndex />
      <h1 className="text-3xl font-semibold">{WISHLIST.title}</h1>
      {add && (
        <PageForm name="wish" className="mt-6 flex flex-wrap items-end gap-3 rounded-lg border border-line p-4">
          <ListPicker product_id={add} lists={lists} />
          <Button type="submit">{LISTS.keepNow}</Button>
        </PageForm>
      )}
      {lists.length === 0 && (
        <EmptyState icon={Heart} title={LISTS.none}>
          {LISTS.noneAbout}
        </EmptyState>
      )}
      {lists.map((list) => (
        <WishlistSection key={list.id} list={list} products={products} />
      ))}
      <PageForm name="new-list" key={lists.length} hasFieldMessage className="mt-8 flex flex-wrap items-end gap-3">
        <TextField
          name="name"
          label={LISTS.name}
          error={rejected?.message}
          defaultValue={rejected?.values?.name}
          maxLength={100}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {LISTS.add}
        </Button>
      </PageForm>
    </>
  )
}
