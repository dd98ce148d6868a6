// begin mail
import {
  Button,
  EmptyState,
  formAction,
  LOCALE,
  loadOnServer,
  PageForm,
  PageHead,
  postForm,
  requireShopper,
  ShopLink,
  TextField,
  useNamedFormResult,
} from "@haat/sdk/storefront"
// end mail
import { useSuspenseQuery } from "@tanstack/react-query"
import { Bookmark } from "lucide-react"
import { New__Row__ } from "../../src/contract.ts"
import { __PLUGIN__ } from "../messages.ts"
import { __plugin__Query } from "../read-__name__.ts"

export const loader = loadOnServer(async (page) => {
  await requireShopper(page)
  return { critical: [__plugin__Query] }
})

export const action = formAction({
  add: postForm("/store/__name__", New__Row__, () => ({ done: __PLUGIN__.added })),
  remove: async ({ values, call }) => {
    await call(`/store/__name__/${encodeURIComponent(values.id)}`, { method: "DELETE" })
    return "/__name__"
  },
  // begin mail
  mail: async ({ call }) => {
    await call("/store/__name__/mail", { body: LOCALE })
    return { done: __PLUGIN__.mailed }
  },
  // end mail
})

export default function __Plugin__Page() {
  const { items } = useSuspenseQuery(__plugin__Query).data
  const rejected = useNamedFormResult("add")
  return (
    <>
      <PageHead title={__PLUGIN__.title} description={__PLUGIN__.description} noIndex />
      <h1 className="text-3xl font-semibold">{__PLUGIN__.title}</h1>
      <PageForm
        reloadDocument
        name="add"
        key={items[0]?.id}
        hasFieldMessage
        className="mt-6 flex flex-wrap items-end gap-3"
      >
        <TextField
          name="name"
          label={__PLUGIN__.name}
          error={rejected?.message}
          defaultValue={rejected?.values?.name}
          maxLength={200}
          className="grow"
        />
        <Button type="submit">{__PLUGIN__.add}</Button>
      </PageForm>
      {items.length === 0 && <EmptyState icon={Bookmark} title={__PLUGIN__.none} />}
      <ul aria-label={__PLUGIN__.title} className="mt-6 divide-y divide-line">
        {items.map(({ id, name, product_id }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            {product_id ? <ShopLink to={`/product-info/${product_id}`}>{name}</ShopLink> : name}
            <PageForm reloadDocument name="remove">
              <Button type="submit" name="id" value={id} variant="quiet" aria-label={__PLUGIN__.removeOne(name)}>
                {__PLUGIN__.remove}
              </Button>
            </PageForm>
          </li>
        ))}
      </ul>
      {/* begin mail */}
      {items.length > 0 && (
        <PageForm reloadDocument name="mail" className="mt-6">
          <Button type="submit" variant="secondary">
            {__PLUGIN__.mail}
          </Button>
        </PageForm>
      )}
      {/* end mail */}
    </>
  )
}
