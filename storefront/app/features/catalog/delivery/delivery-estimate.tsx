import { useQuery } from "@tanstack/react-query"
import { Truck } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../../components/button.tsx"
import { useStored } from "../../../lib/device/stored-value.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { deliveryCode } from "../../../lib/visit/delivery-code.ts"
import { DeliveryCodeForm } from "./delivery-code-form.tsx"
import { DeliveryQuote } from "./delivery-quote.tsx"
import { DELIVERY } from "./messages.ts"

/**
 * What delivery of one piece costs: to a shopper's default address, or to a postal code that the visitor types. It is
 * loaded in the browser, because the page is the same for everybody; its height stays the same meanwhile.
 */
export function DeliveryEstimate({ product_id }: { product_id: string }) {
  const { data: me } = useQuery(meQuery)
  const address = me?.addresses.find(({ is_default }) => is_default) ?? me?.addresses[0]
  return (
    <section
      aria-label={DELIVERY.title}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <Truck className="size-5 shrink-0 text-brand" strokeWidth={1.75} />
      <div className="flex min-h-18 min-w-0 grow flex-col justify-center text-sm">
        {address ? (
          <DeliveryQuote
            product_id={product_id}
            postal_code={address.postal_code}
            place={`${address.address_1}, ${address.city} ${address.postal_code}`}
          />
        ) : (
          <ForAnybody product_id={product_id} />
        )}
      </div>
    </section>
  )
}

function ForAnybody({ product_id }: { product_id: string }) {
  const code = useStored(deliveryCode, null)
  const [changing, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const checked = useRef(false)
  const isEditing = code === null || changing
  useEffect(() => {
    // the form that had the focus has been removed
    if (!isEditing && checked.current) change.current?.focus()
    checked.current = false
  }, [isEditing])

  const check = (code: string) => {
    checked.current = true
    deliveryCode.set(code)
    setChanging(false)
  }
  if (isEditing) return <DeliveryCodeForm initial={code ?? ""} focus={changing} onCheck={check} />
  return (
    <div className="flex items-center justify-between gap-3">
      <DeliveryQuote product_id={product_id} postal_code={code} place={code} />
      <Button ref={change} variant="quiet" size="sm" aria-label={DELIVERY.changeCode} onClick={() => setChanging(true)}>
        {DELIVERY.change}
      </Button>
    </div>
  )
}
