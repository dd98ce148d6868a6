import type { Cart } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { X } from "lucide-react"
import type { FormEvent } from "react"
import { useSentence } from "../../lib/backend/use-sentence.ts"
import { displayName } from "../../lib/shop/display-name.ts"
import { useOfferCode } from "../../lib/shop/offers/offer-codes.ts"
import { IconButton } from "../icon-button.tsx"
import { PageForm } from "../page-form.tsx"
import { OFFERS } from "./messages.ts"

export type Offers = NonNullable<Cart["offers"]>
type Applied = Offers["applied"][number]

/** Lists applied offers, rejected codes with the reason, and the amounts missing for further offers. */
export function OfferRows({ offers }: { offers: Offers }) {
  const { applied, rejected, hints } = offers
  return (
    <>
      {(applied.length > 0 || rejected.length > 0) && (
        <ul className="grid gap-1 text-sm">
          {applied.map((offer) => (
            <AppliedRow key={offer.code ?? offer.name} offer={offer} />
          ))}
          {rejected.map(({ code, reason }) => (
            <li key={code} className="flex items-center justify-between gap-3">
              <Reason reason={reason} />
              <RemoveCodeButton code={code} />
            </li>
          ))}
        </ul>
      )}
      {hints.map((hint) => {
        const { name, lang } = displayName(hint)
        const missing = money(hint.missing)
        return (
          <p key={hint.name} className="text-sm font-medium text-brand wrap-anywhere">
            {hint.free_delivery ? (
              OFFERS.moreForDelivery(missing)
            ) : (
              <span lang={lang}>{OFFERS.more(missing, name)}</span>
            )}
          </p>
        )
      })}
    </>
  )
}

function AppliedRow({ offer }: { offer: Applied }) {
  const { name, lang } = displayName(offer)
  return (
    <li className="flex min-h-11 items-center justify-between gap-3">
      <span lang={lang} className="wrap-anywhere">
        {offer.code ? `${offer.code} · ${name}` : name}
      </span>
      <div className="flex items-center gap-1 font-semibold whitespace-nowrap text-good tabular-nums">
        {offer.amount ? `−${money(offer.amount)}` : OFFERS.atCheckout}
        {offer.code && <RemoveCodeButton code={offer.code} />}
      </div>
    </li>
  )
}

function RemoveCodeButton({ code }: { code: string }) {
  const { mutate, isPending } = useOfferCode()
  const removeCode = (event: FormEvent) => {
    event.preventDefault()
    mutate({ code, isRemoval: true })
  }
  return (
    <PageForm name="removeCode" onSubmit={removeCode}>
      <IconButton
        icon={X}
        label={OFFERS.takeOff(code)}
        type="submit"
        name="code"
        value={code}
        disabled={isPending}
        className="shrink-0 text-ink-soft"
      />
    </PageForm>
  )
}

/** Reason why an offer gives no discount. */
function Reason({ reason }: { reason: Offers["rejected"][number]["reason"] }) {
  const sentence = useSentence(reason)
  return <span className="text-ink-soft">{sentence}</span>
}
