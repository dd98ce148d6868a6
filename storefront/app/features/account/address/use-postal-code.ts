import type { PostalPlaces } from "@haat/freight/contract"
import { usualPostalCode } from "@haat/places/contract"
import { useEffect, useRef, useState } from "react"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import type { AddressPart } from "./address-part.ts"

/** Fields that a postal code fills in. */
const FILLED = ["city", "province", "country_code"] as const
type Filled = (typeof FILLED)[number]

/**
 * The state of the lookup of a postal code. "found" fills in the address and "known" does not; "down": the lookup
 * failed, so the shopper types the rest.
 */
export type Lookup =
  | { state: "idle" | "unknown" | "down" }
  | { state: "looking"; code: string }
  | { state: "found" | "known"; places: PostalPlaces }

/** Only these are looked up. */
const hasSixDigits = (code: string) => /^\d{6}$/.test(code)

async function fetchPlaces(code: string): Promise<Lookup> {
  try {
    const { places } = await sdk.client.fetch<{ places: PostalPlaces }>(`/store/postal-codes/${code}`)
    return { state: "found", places }
  } catch (error) {
    const isUnknown = error instanceof FetchError && (error.status === 404 || error.status === 400)
    return { state: isUnknown ? "unknown" : "down" }
  }
}

/**
 * Fills in city, state and country from the postal code: six digits fill them, anything else clears them. A field the
 * shopper has changed since the code was entered is not overwritten by a result that arrives later.
 * @param suggestedCode code to prefill once it is known
 */
export const usePostalCode = (part: AddressPart, suggestedCode?: string) => {
  const form = useRef(part)
  form.current = part
  const [lookup, setLookup] = useState<Lookup>({ state: "idle" })
  /** The code that was entered last; results for earlier ones are ignored, as are all when the address is gone. */
  const entered = useRef<string>(undefined)
  const typed = useRef(new Set<Filled>())
  const refocus = useRef(false)
  useEffect(
    () => () => {
      entered.current = undefined
    },
    [],
  )
  useEffect(() => {
    // the focused text field may have become a select
    if (refocus.current && lookup.state === "found") form.current.focus("city")
    refocus.current = false
  }, [lookup])

  const fill = (values: Partial<Record<Filled, string>>) => {
    for (const name of FILLED) if (!typed.current.has(name)) form.current.set(name, values[name] ?? "")
  }

  const applyLookup = (result: Lookup) => {
    if ("places" in result) {
      const { cities, state, country_code } = result.places
      refocus.current =
        document.activeElement?.getAttribute("name") === form.current.path("city") && !typed.current.has("city")
      fill({ city: cities.length === 1 ? cities[0] : "", province: state, country_code })
    } else fill(result.state === "down" ? { country_code: "in" } : {})
    setLookup(result)
  }

  /** Writes the code as its digits. `own` are fields the shopper has filled in already. */
  const fillFromCode = async (written: string, own: Filled[] = []) => {
    const code = usualPostalCode(written).replace(/\s/g, "")
    if (code !== written) form.current.set("postal_code", code)
    entered.current = code
    typed.current = new Set(own)
    fill({})
    if (!hasSixDigits(code)) return setLookup({ state: "idle" })
    setLookup({ state: "looking", code })
    const result = await fetchPlaces(code)
    if (entered.current === code) applyLookup(result)
  }

  const initialFill = useRef(fillFromCode)
  useEffect(() => {
    const { typedEarly } = form.current
    const code = typedEarly("postal_code")
    if (code) void initialFill.current(code, FILLED.filter(typedEarly))
  }, [])

  useEffect(() => {
    if (!suggestedCode) return
    form.current.set("postal_code", suggestedCode)
    void initialFill.current(suggestedCode)
  }, [suggestedCode])

  /** Call when the shopper changes one of the filled fields. */
  const touch = (name: Filled) => typed.current.add(name)

  /**
   * Call when the shopper chooses another state; looks up the states of a saved postal code.
   */
  const touchState = async () => {
    touch("province")
    const code = usualPostalCode(form.current.read("postal_code"))
    if (lookup.state !== "idle" || !hasSixDigits(code)) return
    entered.current = code
    const result = await fetchPlaces(code)
    if ("places" in result && entered.current === code) setLookup({ ...result, state: "known" })
  }

  return { lookup, fillFromCode, touch, touchState }
}
