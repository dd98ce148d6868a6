import { money } from "@haat/sdk/money"
import type { Suggestions } from "@haat/search/contract"
import { Search, X } from "lucide-react"
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { Link } from "react-router-dom"
import { Picture } from "../../../../components/picture.tsx"
import { cx } from "../../../../lib/class-names.ts"
import { SUGGESTIONS } from "./messages.ts"
import { recentSearches } from "./recent-searches.ts"

/** One option of the list. `to` is its address; `search` is set when it runs a search, which is then remembered. */
type ListOption = {
  text: string
  to: string
  lang?: string
  search?: string
  product?: Suggestions["products"][number]
}
type OptionGroup = { label: string; options: ListOption[] }

const DEVANAGARI = /[\u0900-\u097f]/

const searchOption = (text: string): ListOption => ({
  text,
  search: text,
  lang: DEVANAGARI.test(text) ? "hi" : "en",
  to: `/search?query=${encodeURIComponent(text)}`,
})

/** Returns the options for the server's suggestions, by kind; kinds without a suggestion are left out. */
export const suggestionGroups = ({ words, categories, products }: Suggestions): OptionGroup[] =>
  [
    { label: SUGGESTIONS.words, options: words.map(searchOption) },
    {
      label: SUGGESTIONS.categories,
      options: categories.map(({ id, name, lang }) => ({ text: name, lang, to: `/category/${id}` })),
    },
    {
      label: SUGGESTIONS.products,
      options: products.map((product) => ({
        text: product.name,
        lang: product.lang,
        to: `/product-info/${product.id}`,
        product,
      })),
    },
  ].filter(({ options }) => options.length)

/** Returns the options for the visitor's last searches. */
export const recentSearchGroups = (texts: readonly string[]): OptionGroup[] =>
  texts.length ? [{ label: SUGGESTIONS.recent, options: texts.map(searchOption) }] : []

/** Limits the list to the visible space below the search field (`--room`), but at least to a few lines. */
const SCROLLING = "max-h-[clamp(12rem,var(--room),32rem)] overflow-y-auto overscroll-contain"
/** Space between the list and the lower edge of the visible screen. */
const MARGIN_PX = 24

type SuggestionListProps = {
  id: string
  /** Returns the element id of an option; `index` counts through all groups. */
  getOptionId: (index: number) => string
  /** Form of the search field: the list is placed below it, with its width. */
  form: RefObject<HTMLFormElement | null>
  groups: OptionGroup[]
  /** Index of the option that Enter chooses; -1 for none. */
  active: number
  /** true when the options are the visitor's last searches, which can be removed */
  isRecent: boolean
}

/** List of options below a search field, as a popover over the page, so that the page does not move. */
export function SuggestionList({ id, getOptionId, form, groups, active, isRecent }: SuggestionListProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const placeBelowForm = () => {
      if (!box.current || !form.current) return
      const { left, bottom, width } = form.current.getBoundingClientRect()
      const room = (visualViewport?.height ?? innerHeight) - bottom - MARGIN_PX
      box.current.style.cssText = `left:${left + scrollX}px;top:${bottom + scrollY + 4}px;width:${width}px;--room:${room}px`
    }
    placeBelowForm()
    box.current?.showPopover()
    box.current?.addEventListener("mousedown", keepFocus)
    addEventListener("resize", placeBelowForm)
    visualViewport?.addEventListener("resize", placeBelowForm)
    return () => {
      removeEventListener("resize", placeBelowForm)
      visualViewport?.removeEventListener("resize", placeBelowForm)
    }
  }, [form])

  useEffect(() => {
    if (active >= 0) document.getElementById(getOptionId(active))?.scrollIntoView({ block: "nearest" })
  }, [active, getOptionId])

  let nextIndex = 0
  // recent searches scroll together with their buttons beside the list; other options scroll in the list itself
  const boxClasses = isRecent ? SCROLLING : "overflow-hidden"
  const listClasses = isRecent ? "" : SCROLLING
  return (
    <div
      ref={box}
      popover="manual"
      className={cx(
        "absolute inset-auto rounded-lg border border-line bg-surface py-2 text-ink shadow-float",
        boxClasses,
      )}
    >
      <div className="flex">
        <div id={id} role="listbox" aria-label={SUGGESTIONS.label} className={cx("min-w-0 grow", listClasses)}>
          {groups.map(({ label, options }) => (
            <div key={label} role="group" aria-label={label}>
              <div aria-hidden className="flex h-8 items-center px-4 text-xs font-semibold text-ink-soft">
                {label}
              </div>
              {options.map((option) => {
                const index = nextIndex++
                return <Option key={option.to} id={getOptionId(index)} option={option} isActive={index === active} />
              })}
            </div>
          ))}
        </div>
        {isRecent && <RemoveButtons texts={groups.flatMap(({ options }) => options.map(({ text }) => text))} />}
      </div>
      {isRecent && (
        <button
          type="button"
          tabIndex={-1}
          onClick={recentSearches.removeAll}
          className="mt-1 min-h-11 px-4 text-sm font-medium text-brand hover:underline"
        >
          {SUGGESTIONS.removeAll}
        </button>
      )}
    </div>
  )
}

/**
 * Keeps the focus in the search field while the mouse is pressed. Otherwise the field would lose it, which closes the
 * list before the click reaches an option.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type OptionProps = { id: string; option: ListOption; isActive: boolean }

const Option = ({ id, option: { text, to, lang, search, product }, isActive }: OptionProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={to}
    onClick={() => search && recentSearches.add(search)}
    className={cx(
      "flex min-h-11 items-center gap-3 px-4 py-1.5 text-base hover:bg-sunken",
      isActive && "bg-brand-soft outline-2 -outline-offset-2 outline-brand",
    )}
  >
    {product && (
      <Picture image={product.image} alt="" sizes="44px" className="size-11 flex-none rounded-sm object-cover" />
    )}
    {search && <Search className="size-4 flex-none text-ink-soft" />}
    <span lang={lang} className="min-w-0 grow truncate">
      {text}
    </span>
    {product && <span className="flex-none font-semibold tabular-nums">{money(product.price)}</span>}
  </Link>
)

/**
 * Buttons that remove recent searches, each beside its option: an element with the role option must not contain a
 * button. With the keyboard, Delete removes the active one.
 */
const RemoveButtons = ({ texts }: { texts: string[] }) => (
  <div className="flex-none pt-8">
    {texts.map((text) => (
      <button
        key={text}
        type="button"
        tabIndex={-1}
        aria-label={SUGGESTIONS.remove(text)}
        onClick={() => recentSearches.remove(text)}
        className="grid size-11 place-items-center text-ink-soft hover:text-ink"
      >
        <X className="size-4" />
      </button>
    ))}
  </div>
)
