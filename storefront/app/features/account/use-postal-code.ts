import { useEffect, useRef, useState } from "react"
import type { AddressPart } from "./address-part.ts"
import { hasSixDigits, type Lookup, lookUp } from "./postal-places.ts"

/** What a postal code fills in. */
const FILLED = ["city", "province", "country_code"] as const
type Filled = (typeof FILLED)[number]

/**
 * Keeps city, state and country in step with the postal code: six digits fill them, anything else clears them.
 * What the shopper typed since the code was entered is theirs; an answer that comes later leaves it alone.
 */
export const usePostalCode = (part: Pick<AddressPart, "set" | "focus" | "path">) => {
  const form = useRef(part)
  form.current = part
  const [lookup, setLookup] = useState<Lookup>({ state: "idle" })
  const asked = useRef<AbortController>(undefined)
  const typed = useRef(new Set<Filled>())
  const refocus = useRef(false)
  useEffect(() => () => asked.current?.abort(), [])
  useEffect(() => {
    // the field that had the focus may just have become another kind of field
    if (refocus.current && lookup.state === "found") form.current.focus("city")
    refocus.current = false
  }, [lookup])

  const fill = (values: Partial<Record<Filled, string>>) => {
    for (const name of FILLED) if (!typed.current.has(name)) form.current.set(name, values[name] ?? "")
  }

  const settle = (answer: Lookup) => {
    if (answer.state === "found") {
      const { cities, state, country_code } = answer.places
      refocus.current =
        document.activeElement?.getAttribute("name") === form.current.path("city") && !typed.current.has("city")
      fill({ city: cities.length === 1 ? cities[0] : "", province: state, country_code })
    } else fill(answer.state === "down" ? { country_code: "in" } : {})
    setLookup(answer)
  }

  /** Call with each change of the code. Spaces people write into it are taken out. */
  const look = (written: string) => {
    const code = written.replace(/\s/g, "")
    if (code !== written) form.current.set("postal_code", code)
    asked.current?.abort()
    typed.current.clear()
    fill({})
    if (!hasSixDigits(code)) return setLookup({ state: "idle" })
    const { signal } = (asked.current = new AbortController())
    setLookup({ state: "looking", code })
    lookUp(code, signal).then(
      (answer) => signal.aborted || settle(answer),
      () => {},
    )
  }

  /** Call when the shopper changes one of the filled fields. */
  const touch = (name: Filled) => typed.current.add(name)

  const isFound = lookup.state === "found"
  return {
    lookup,
    look,
    touch,
    /** to choose from; none where the city is typed */
    cities: isFound && lookup.places.cities.length > 1 ? lookup.places.cities : [],
  }
}
