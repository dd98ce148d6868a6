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
import { useSuspenseQuery } from "@tanstack/react-query"
import { Bookmark } from "lucide-react"
import { NewV1Note } from "../../src/contract.ts"
import { V1_NOTES } from "../messages.ts"
import { v1NotesQuery } from "../read-v1-notes.ts"

export const loader = loadOnServer(async (page) => {
  await requireShopper(page)
  return { critical: [v1NotesQuery] }
})

export const action = formAction({
  add: postForm("/store/v1-notes", NewV1Note, () => ({ done: V1_NOTES.added })),
  remove: async ({ values, call }) => {
    await call(`/store/v1-notes/${encodeURIComponent(values.id)}`, { method: "DELETE" })
    return "/v1-notes"
  },
  mail: async ({ call }) => {
    await call("/store/v1-notes/mail", { body: LOCALE })
    return { done: V1_NOTES.mailed }
  },
})

export default function V1NotesPage() {
  const { items } = useSuspenseQuery(v1NotesQuery).data
  const rejected = useNamedFormResult("add")
  return (
    <>
      <PageHead title={V1_NOTES.title} description={V1_NOTES.description} noIndex />
      <h1 className="text-3xl font-semibold">{V1_NOTES.title}</h1>
      <PageForm
        reloadDocument
        name="add"
        key={items[0]?.id}
        hasFieldMessage
        className="mt-6 flex flex-wrap items-end gap-3"
      >
        <TextField
          name="name"
          label={V1_NOTES.name}
          error={rejected?.message}
          defaultValue={rejected?.values?.name}
          maxLength={200}
          className="grow"
        />
        <Button type="submit">{V1_NOTES.add}</Button>
      </PageForm>
      {items.length === 0 && <EmptyState icon={Bookmark} title={V1_NOTES.none} />}
      <ul aria-label={V1_NOTES.title} className="mt-6 divide-y divide-line">
        {items.map(({ id, name, product_id }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            {product_id ? <ShopLink to={`/product-info/${product_id}`}>{name}</ShopLink> : name}
            <PageForm reloadDocument name="remove">
              <Button type="submit" name="id" value={id} variant="quiet" aria-label={V1_NOTES.removeOne(name)}>
                {V1_NOTES.remove}
              </Button>
            </PageForm>
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <PageForm reloadDocument name="mail" className="mt-6">
          <Button type="submit" variant="secondary">
            {V1_NOTES.mail}
          </Button>
        </PageForm>
      )}
    </>
  )
}
