import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import { meQuery } from "../../../lib/person/me-query.ts"
import { deliveryCode } from "../../../lib/visit/delivery-code.ts"
import type { TypedAddress } from "./address-part.ts"

/** The code and what it fills in: one of these that is filled in is the shopper's own. */
const FILLED = ["postal_code", "city", "province"] as const

/**
 * The postal code that a guest typed to see what delivery costs: their first address will be there. Only an
 * empty form gets it. Call after `useDraft`, so that what was typed before a reload is there.
 */
export function useSuggestedCode({
  getValues,
}: Pick<UseFormReturn<TypedAddress, unknown, unknown>, "getValues">): string | undefined {
  const { data: me } = useQuery(meQuery)
  const isFirst = me?.addresses.length === 0
  const [code, setCode] = useState<string>()
  useEffect(() => {
    if (isFirst && !getValues([...FILLED]).some(Boolean)) setCode(deliveryCode.get() ?? undefined)
  }, [getValues, isFirst])
  return code
}
