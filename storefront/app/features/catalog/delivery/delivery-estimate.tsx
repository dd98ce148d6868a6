import { usualPostalCode } from "@haat/places/contract"
import { useQuery } from "@tanstack/react-query"
import { Truck } from "lucide-react"
import { type FormEvent, useRef, useState } from "react"
import { Button } from "../../../components/button.tsx"
import { CONTROL } from "../../../components/control.ts"
import { FieldFrame } from "../../../components/field-frame.tsx"
import { useStored } from "../../../lib/device/stored-value.ts"
import { isPostalCode } from "../../../lib/format/postal-code.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { deliveryCode } from "../../../lib/visit/delivery-code.ts"
import { DeliveryQuote } from "./delivery-quote.tsx"
import { DELIVERY } from "./messages.ts"

/**
 * The price of delivering one piece: to a shopper's default address, or to a postal code that the visitor types. It is
 * loaded in the browser, because the page is the same for all visitors; its height stays the same meanwhile.
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
          <GuestEstimate product_id={product_id} />
        )}
      </div>
    </section>
  )
}

function GuestEstimate({ product_id }: { product_id: string }) {
  const code = useStored(deliveryCode, null)
  const [isChanging, setChanging] = useState(false)
  const [hasChecked, setChecked] = useState(false)
  const check = (typed: string) => {
    deliveryCode.set(typed)
    setChecked(true)
    setChanging(false)
  }
  if (code === null || isChanging) return <DeliveryCodeForm initial={code ?? ""} focus={isChanging} onCheck={check} />
  return (
    <div className="flex items-center justify-between gap-3">
      <DeliveryQuote product_id={product_id} postal_code={code} place={code} />
      <Button
        // the form that had the focus has been removed
        autoFocus={hasChecked}
        variant="quiet"
        size="sm"
        aria-label={DELIVERY.changeCode}
        onClick={() => setChanging(true)}
      >
        {DELIVERY.change}
      </Button>
    </div>
  )
}

type DeliveryCodeFormProps = {
  initial: string
  /** true when a click has just opened the form */
  focus: boolean
  onCheck: (code: string) => void
}

/** A form with the postal code, in one line. */
function DeliveryCodeForm({ initial, focus, onCheck }: DeliveryCodeFormProps) {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = usualPostalCode(String(new FormData(event.currentTarget).get("postal_code")))
    if (isPostalCode(code)) return onCheck(code)
    setError(DELIVERY.sixDigits)
    input.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <FieldFrame
        label={DELIVERY.checkCode}
        error={error}
        control={(props) => (
          <div className="flex max-w-xs gap-2">
            <input
              {...props}
              ref={input}
              // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that opened it
              autoFocus={focus}
              type="text"
              name="postal_code"
              defaultValue={initial}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={12}
              className={`${CONTROL} min-w-0`}
            />
            <Button type="submit" variant="secondary">
              {DELIVERY.check}
            </Button>
          </div>
        )}
      />
    </form>
  )
}
