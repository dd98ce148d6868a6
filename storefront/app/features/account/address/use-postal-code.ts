import { usualPostalCode } from "@haat/places/contract"
import { useEffect, useRef, useState } from "react"
import type { AddressPart } from "./address-part.ts"
import { hasSixDigits, type Lookup, lookUp } from "./postal-places.ts"

/** What a postal code fills in. */
const FILLED = ["city", "province", "country_code"] as const
type Filled = (typeof FILLED)[number]

/** English names of the states that a postal code serves; none where the directory does not know it. */
export type Served = { code: string; states: string[] }

/**
 * Fills in city, state and country from the postal code: six digits fill them, anything else clears them. A field the
 * shopper has changed since the code was entered is not overwritten by a result that arrives later.
 * @param suggestedCode is entered in the shopper's place once it is given
 */
export const usePostalCode = (
  part: Pick<AddressPart, "set" | "read" | "focus" | "path" | "typedEarly">,
  suggestedCode?: string,
) => {
  const form = useRef(part)
  form.current = part
  const [lookup, setLookup] = useState<Lookup>({ state: "idle" })
  const [served, setServed] = useState<Served>()
  const request = useRef<AbortController>(undefined)
  const typed = useRef(new Set<Filled>())
  const refocus = useRef(false)
  useEffect(() => () => request.current?.abort(), [])
  useEffect(() => {
    // the focused text field may have become a select
    if (refocus.current && lookup.state === "found") form.current.focus("city")
    refocus.current = false
  }, [lookup])

  const fill = (values: Partial<Record<Filled, string>>) => {
    for (const name of FILLED) if (!typed.current.has(name)) form.current.set(name, values[name] ?? "")
  }

  const applyLookup = (result: Lookup) => {
    if (result.state === "found") {
      const { cities, state, country_code } = result.places
      refocus.current =
        document.activeElement?.getAttribute("name") === form.current.path("city") && !typed.current.has("city")
      fill({ city: cities.length === 1 ? cities[0] : "", province: state, country_code })
      setServed({ code: result.places.postal_code, states: result.places.states })
    } else fill(result.state === "down" ? { country_code: "in" } : {})
    setLookup(result)
  }

  /** Writes the code as its digits. `own` are fields the shopper has filled in already. */
  const lookUpCode = (written: string, own: Filled[] = []) => {
    const code = usualPostalCode(written).replace(/\s/g, "")
    if (code !== written) form.current.set("postal_code", code)
    request.current?.abort()
    typed.current = new Set(own)
    fill({})
    setServed(undefined)
    if (!hasSixDigits(code)) return setLookup({ state: "idle" })
    const { signal } = (request.current = new AbortController())
    setLookup({ state: "looking", code })
    lookUp(code, signal).then(
      (result) => signal.aborted || applyLookup(result),
      () => {},
    )
  }

  const initialLookUp = useRef(lookUpCode)
  useEffect(() => {
    const { typedEarly } = form.current
    const code = typedEarly("postal_code")
    if (code) initialLookUp.current(code, FILLED.filter(typedEarly))
  }, [])

  useEffect(() => {
    if (!suggestedCode) return
    form.current.set("postal_code", suggestedCode)
    initialLookUp.current(suggestedCode)
  }, [suggestedCode])

  /** Call when the shopper changes one of the filled fields. */
  const touch = (name: Filled) => typed.current.add(name)

  /** Call when the shopper chooses another state: of a code that was saved before it is not known yet which states it serves. */
  const touchState = () => {
    touch("province")
    const code = usualPostalCode(form.current.read("postal_code"))
    if (served || lookup.state !== "idle" || !hasSixDigits(code)) return
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    lookUp(code, signal).then(
      (result) => result.state === "found" && !signal.aborted && setServed({ code, states: result.places.states }),
      () => {},
    )
  }

  const isFound = lookup.state === "found"
  return {
    lookup,
    /** Call with each change of the code. */
    look: (written: string) => lookUpCode(written),
    touch,
    touchState,
    served,
    /** to choose from; none where the city is typed */
    cities: isFound && lookup.places.cities.length > 1 ? lookup.places.cities : [],
  }
}
