import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { useStored } from "../../../../lib/device/stored-value.ts"
import { SUGGESTIONS } from "./messages.ts"
import { recentSearches } from "./recent-searches.ts"
import { recentSearchGroups, SuggestionList, suggestionGroups } from "./suggestion-list.tsx"
import { useSuggestions } from "./use-suggestions.ts"

const NONE: string[] = []

export type SuggestionsProps = {
  form: RefObject<HTMLFormElement | null>
  field: RefObject<HTMLInputElement | null>
}

/**
 * Makes a combobox of a search field, by the pattern of the ARIA guide: the focus stays in the field, and the keys go
 * through a list below it. The text is the field's own and is never changed by a suggestion that was not chosen.
 */
export function Suggestions({ form, field }: SuggestionsProps) {
  const id = useId()
  const [text, setText] = useState(() => field.current?.value.trim() ?? "")
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current)
  const [active, setActive] = useState(-1)
  const recent = useStored(recentSearches, NONE)
  const found = useSuggestions(isOpen ? text : "")
  const { key } = useLocation()
  const page = useRef(key)

  const groups = text ? (found ? suggestionGroups(found) : []) : recentSearchGroups(recent)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const isShown = isOpen && count > 0
  const current = isShown && active < count ? active : -1
  const getOptionId = (index: number) => `${id}-${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const follow = () => {
    setText(field.current?.value.trim() ?? "")
    setActive(-1)
    setOpen(true)
  }
  const clear = () => {
    if (field.current) field.current.value = ""
    setText("")
    close()
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // the keys are those of whatever composes Hindi letters
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (isShown) setActive(((current + 1 + step + count + 1) % (count + 1)) - 1)
      else if (!isOpen) follow()
    } else if (event.key === "Enter") {
      if (current >= 0) {
        event.preventDefault()
        document.getElementById(getOptionId(current))?.click()
      }
      close()
    } else if (event.key === "Escape" && (isShown || text)) {
      // the next Escape closes the search bar of a phone
      event.preventDefault()
      if (isShown) close()
      else clear()
    } else if (event.key === "Delete" && current >= 0 && !text) {
      event.preventDefault()
      recentSearches.remove(recent[current])
    } else if (event.key === "Tab") close()
    else if (!event.key.startsWith("Shift")) setActive(-1)
  })
  const onFocus = useEffectEvent(() => !field.current?.value && follow())
  const onInput = useEffectEvent(follow)
  const onBlur = useEffectEvent(close)
  const onLeave = useEffectEvent(clear)
  /** Text that came into the field between the first drawing and the listeners. */
  const catchUp = useEffectEvent(() => field.current?.value.trim() !== text && follow())
  const onSubmit = useEffectEvent(() => {
    recentSearches.add(field.current?.value ?? "")
    close()
  })

  useEffect(() => {
    const [input, frame] = [field.current, form.current]
    if (!input || !frame) return
    const ended = new AbortController()
    const { signal } = ended
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal })
    input.addEventListener("input", () => onInput(), { signal })
    input.addEventListener("focus", () => onFocus(), { signal })
    input.addEventListener("click", () => onFocus(), { signal })
    input.addEventListener("blur", () => onBlur(), { signal })
    frame.addEventListener("submit", () => onSubmit(), { signal })
    catchUp()
    return () => ended.abort()
  }, [form, field])

  useEffect(() => {
    const input = field.current
    input?.setAttribute("aria-expanded", String(isShown))
    const set = (name: string, value: string | false) =>
      value ? input?.setAttribute(name, value) : input?.removeAttribute(name)
    set("aria-controls", isShown && id)
    set("aria-activedescendant", current >= 0 && `${id}-${current}`)
  }, [field, id, isShown, current])

  // a chosen option leads to another page, which the typed text does not concern
  useEffect(() => {
    if (page.current === key) return
    page.current = key
    onLeave()
  }, [key])

  return (
    <>
      <p role="status" className="sr-only">
        {isShown && (text ? SUGGESTIONS.count(count) : SUGGESTIONS.recentCount(count))}
      </p>
      {isShown && (
        <SuggestionList
          id={id}
          getOptionId={getOptionId}
          form={form}
          groups={groups}
          active={current}
          isRecent={!text}
        />
      )}
    </>
  )
}
