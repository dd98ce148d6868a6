import { Banknote } from "lucide-react"

/** How to pay. Cash On Delivery is what there is. */
export function PaymentChoice() {
  return (
    <fieldset>
      <legend className="text-xl font-semibold">Payment</legend>
      <label className="mt-4 flex items-center gap-3 rounded-lg border border-brand bg-brand-soft p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <input
          type="radio"
          name="payment"
          value="cod"
          defaultChecked
          className="size-4 shrink-0 accent-(--brand) outline-none"
        />
        <Banknote aria-hidden className="size-6 text-brand" strokeWidth={1.5} />
        <span>
          <span className="block font-medium">Cash On Delivery</span>
          <span className="block text-sm text-ink-soft">Pay when the parcel is at your door.</span>
        </span>
      </label>
    </fieldset>
  )
}
