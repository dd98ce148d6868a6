import type { Category } from "@haat/catalog/contract"
import { useEffect, useMemo, useRef, useState } from "react"
import { useGetList, useGetOne } from "react-admin"

const PAUSE_MS = 250
const SHOWN = 50

/**
 * Categories whose name has what is typed, the first by name and how many there are in all: a shop may have more than
 * anybody wants to scroll through. `chosen` is found by its id (an empty text is none), wherever it is in the list.
 */
export const useCategorySearch = (id: string) => {
  const [q, setQ] = useState("")
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { data, total, error, isPending } = useGetList<Category>(
    "categories",
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: SHOWN }, sort: { field: "name", order: "ASC" } },
    { retry: false, placeholderData: (before) => before },
  )
  const listed = data?.find((category) => category.id === id)
  const { data: found } = useGetOne<Category>("categories", { id }, { enabled: !!id, retry: false })
  const name = (found ?? listed)?.name
  // Another object, even of the same category, would make the box forget what is being typed.
  const chosen = useMemo(() => (name === undefined ? undefined : { id, name }), [id, name])

  /** Asks once the typing pauses; an empty text asks at once. */
  const search = (text: string) => {
    clearTimeout(timer.current)
    const wanted = text.trim().slice(0, 200)
    if (wanted) timer.current = setTimeout(() => setQ(wanted), PAUSE_MS)
    else setQ("")
  }
  return { categories: data ?? [], total: total ?? 0, chosen, error, isPending, search }
}
