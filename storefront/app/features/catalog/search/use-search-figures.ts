import { useEffect, useRef } from "react"
import type { ProductFilter } from "../product-queries.ts"

const PATH = "/store/catalog/searches"
const PRODUCT = "article :is(a, button)"

/** Searches counted since this page was loaded: coming back to one is not a new search. */
const counted = new Set<string>()

/**
 * Counts a search by text once its result is shown, and the first click on one of its products. The request contains
 * no personal data and no cookie.
 * @returns the ref for the element around the products
 */
export function useSearchFigures({ q, ...narrowedBy }: ProductFilter, found: number | undefined) {
  const products = useRef<HTMLDivElement>(null)
  const isNarrowed = Object.values(narrowedBy).some((value) => value !== undefined)

  useEffect(() => {
    if (!q || found === undefined) return
    if (!isNarrowed) count({ text: q, found, clicked: false })
    const list = products.current
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest(PRODUCT)) count({ text: q, found, clicked: true })
    }
    list?.addEventListener("click", onClick)
    return () => list?.removeEventListener("click", onClick)
  }, [q, found, isNarrowed])

  return products
}

function count(search: { text: string; found: number; clicked: boolean }) {
  const key = `${search.clicked} ${search.text}`
  if (counted.has(key)) return
  counted.add(key)
  fetch(PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(search),
    credentials: "omit",
    // also when the page is left at once
    keepalive: true,
  })
    // a response that is not read to its end keeps its connection
    .then((response) => response.text())
    .catch(() => {})
}
