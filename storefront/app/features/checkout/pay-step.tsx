import CheckoutFields from "virtual:haat/slots/checkout.fields"
import type { Address } from "@haat/accounts/contract"
import { collectOrderFields } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQuery } from "@tanstack/react-query"
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react"
import { Link } from "react-router-dom"
import { Button, ButtonLink } from "../../components/button.tsx"
import { PageForm } from "../../components/page-form.tsx"
import { TestModeBadge } from "../../components/test-mode-badge.tsx"
import { useSentence } from "../../lib/backend/use-sentence.ts"
import { useFormResult } from "../../lib/forms/form-result.ts"
import { BillingChoice, defaultBilling } from "./billing-choice.tsx"
import { checkoutQuery } from "./checkout-query.ts"
import { CodCode } from "./cod-code.tsx"
import { CreditChoice } from "./credit-choice.tsx"
import { GstinField, useGstin } from "./gstin-field.tsx"
import { CHECKOUT } from "./messages.ts"
import { usePayChoices } from "./pay-choices.ts"
import { type Method, PaymentChoice } from "./payment-choice.tsx"
import { isSignedOut, PaymentNote } from "./payment-note.tsx"
import { usePlaceOrder } from "./place-order.ts"
import { recipientLine } from "./recipient-line.ts"
import { useFieldErrors } from "./rejected-fields.ts"
import { SummaryPanel } from "./summary-panel.tsx"
import { useOnlinePayment } from "./use-online-payment.ts"

type PayStepProps = {
  address: Address
  addresses: Address[]
  backTo: string
  onPlaced: (order: { id: string; display_id?: number }) => void
}

const ORDER_FORM = "order"

/** Prevents Enter in a field from placing the order. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The second step: the payment method, and the button that places the order. */
export function PayStep({ address, addresses, backTo, onPlaced }: PayStepProps) {
  const [chosen, setMethod] = useState<Method>("cod")
  const [code, setCode] = useState("")
  const posted = useFormResult()
  // parts of plugins send the order's form too; that of a code has other fields
  const result = posted?.form === "code" || posted?.form === "removeCode" ? undefined : posted
  const [wantsCredit, setWantsCredit] = useState(result?.values?.credit !== "")
  const { data: summary, error } = useQuery(checkoutQuery(address.id))
  const credit = summary?.credit
  const usesCredit = wantsCredit && !!credit
  const toPay = usesCredit ? credit.to_pay : summary?.total
  // nothing is left to pay, so there is no method to choose
  const isCovered = toPay === 0
  const codWithheldReason = useSentence(credit && !usesCredit ? credit.cod_withheld : summary?.cod_withheld)
  const method = isCovered ? "cod" : codWithheldReason ? "online" : chosen
  const paysCash = method === "cod" && !isCovered
  const needsCode = paysCash && !!summary?.cod_code
  const cash = usePlaceOrder(onPlaced)
  const online = useOnlinePayment()
  const business = useGstin(result)
  const [billing, setBilling] = useState(
    () => result?.values?.billing_address_id ?? defaultBilling(addresses, address.id),
  )
  const busy = cash.busy || online.progress !== undefined
  // a summary that asks to sign in says so itself
  const isSummarySignedOut = isSignedOut(error)
  const failure = method === "cod" ? cash.note : online.note
  const note = isSummarySignedOut ? undefined : failure
  const isSignInNeeded = isSummarySignedOut || failure?.offer === "login"
  usePayChoices({ method: chosen, wantsCredit, gstin: business.field.typed, billing }, isSignInNeeded, (kept) => {
    setMethod(kept.method)
    setWantsCredit(kept.wantsCredit)
    business.field.onType(kept.gstin)
    if (kept.billing === "" || addresses.some(({ id }) => id === kept.billing)) setBilling(kept.billing ?? "")
  })
  const button = useRef<HTMLButtonElement>(null)
  const isPaying = useRef(false)
  useEffect(() => {
    // the provider's window, which had the focus, has closed
    if (isPaying.current && online.progress === undefined) button.current?.focus()
    isPaying.current = online.progress !== undefined
  }, [online.progress])
  // after the button: a field that is rejected has the focus in its place
  const { errors, onFieldChange } = useFieldErrors({
    form: ORDER_FORM,
    error: failure?.error,
    posted: result?.errors,
    isBusy: busy,
  })

  const total = error || !summary ? undefined : paysCash ? summary.cod_total : summary.total
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // a part of a plugin sends the fields to a handler of its own
    if (((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.name === "form") return
    event.preventDefault()
    if (total === undefined) return
    const gstin = business.read()
    if (gstin === undefined) return
    const request = {
      address_id: address.id,
      expected_total: total,
      ...(usesCredit && { credit: credit.used }),
      ...(gstin && { gstin }),
      ...(gstin && billing && { billing_address_id: billing }),
      fields: collectOrderFields(new FormData(event.currentTarget)),
    }
    if (method === "cod") cash.place({ ...request, payment_method: "cod", ...(needsCode && code && { code }) })
    else online.pay(request)
  }
  const tryAgain = () => {
    button.current?.focus()
    button.current?.form?.requestSubmit()
  }
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <PageForm
        name={ORDER_FORM}
        id={ORDER_FORM}
        onSubmit={submit}
        onKeyDown={ignoreEnter}
        onChange={({ target }) => onFieldChange((target as EventTarget as HTMLInputElement).name)}
      >
        <fieldset disabled={busy} className="min-w-0 space-y-8">
          {result?.form === ORDER_FORM && result.message && <AfterFailure />}
          <input type="hidden" name="cart_id" value={summary?.cart_id ?? ""} />
          <input type="hidden" name="address_id" value={address.id} />
          <input type="hidden" name="expected_total" value={total ?? ""} />
          {CheckoutFields && <CheckoutFields fields={summary?.fields ?? {}} errors={errors} />}
          {credit && <CreditChoice credit={credit} value={wantsCredit} onChoose={setWantsCredit} />}
          {!isCovered && (
            <PaymentChoice
              value={method}
              onChoose={setMethod}
              testMode={summary?.test_mode.payment ?? false}
              codWithheldReason={codWithheldReason}
              cashSurcharge={summary ? summary.cod_total - summary.total : 0}
            />
          )}
          <GstinField {...business.field} />
          {business.field.typed && addresses.length > 1 && (
            <BillingChoice addresses={addresses} shipping_id={address.id} value={billing} onChoose={setBilling} />
          )}
          {needsCode && <CodCode value={code} onChange={setCode} result={result} />}
          <DeliverTo address={address} changeAt={backTo} />
        </fieldset>
      </PageForm>
      <SummaryPanel address_id={address.id} usesCredit={usesCredit} paysCash={paysCash}>
        {() => (
          <>
            {note && (
              <PaymentNote note={note} onRetry={tryAgain}>
                {method === "cod" && !isSignInNeeded && <AfterFailure />}
              </PaymentNote>
            )}
            {method === "online" && summary?.test_mode.payment && (
              <p className="flex items-center gap-2 text-sm text-ink-soft">
                <TestModeBadge /> {CHECKOUT.noRealMoney}
              </p>
            )}
            <Button
              ref={button}
              type="submit"
              form={ORDER_FORM}
              size="lg"
              busy={busy}
              disabled={total === undefined && !busy}
            >
              {method === "cod" ? CHECKOUT.placeOrder : CHECKOUT.pay(toPay === undefined ? "" : money(toPay))}
            </Button>
            <p role="status" className="sr-only">
              {online.progress && CHECKOUT.progress[online.progress]}
            </p>
          </>
        )}
      </SummaryPanel>
    </div>
  )
}

/** Link to the orders, for an order that failed or may have. */
const AfterFailure = () => (
  <div className="mt-4 flex flex-wrap gap-3">
    <ButtonLink size="sm" variant="secondary" to="/cart">
      {CHECKOUT.seeCart}
    </ButtonLink>
    <ButtonLink size="sm" variant="secondary" to="/orders">
      {CHECKOUT.seeOrders}
    </ButtonLink>
  </div>
)

function DeliverTo({ address, changeAt }: { address: Address; changeAt: string }) {
  return (
    <section aria-labelledby="deliver-to">
      <h2 id="deliver-to" className="text-xl font-semibold">
        {CHECKOUT.deliverTo}
      </h2>
      <p className="mt-2 text-ink-soft">
        {[
          recipientLine(address),
          address.address_1,
          address.address_2,
          address.city,
          `${address.province} ${address.postal_code}`,
        ]
          .filter(Boolean)
          .join(", ")}
      </p>
      <Link to={changeAt} className="mt-1 inline-block font-medium text-brand underline">
        {CHECKOUT.changeAddress}
      </Link>
    </section>
  )
}
