import { useEffect, useState } from "react"
import { useWatch } from "react-hook-form"
import { TextField } from "../../../components/text-field.tsx"
import { ACCOUNT } from "../messages.ts"
import type { AddressPart } from "./address-part.ts"

const NAMES = ["recipient_name", "recipient_phone", "company"] as const

/** Fields for a recipient other than the shopper, behind a button: most addresses have none. */
export function RecipientFields({ part }: { part: AddressPart }) {
  const [isOpened, setOpened] = useState(false)
  const isFilled = useWatch({ control: part.control, name: NAMES.map(part.path) }).some(Boolean)
  useEffect(() => {
    // stays open when everything is deleted again
    if (isFilled) setOpened(true)
  }, [isFilled])
  if (isOpened || isFilled) return <Fields part={part} autoFocus={isOpened} />
  return (
    <>
      <button
        type="button"
        onClick={() => setOpened(true)}
        className="min-h-11 justify-self-start font-medium text-brand underline sm:col-span-2 noscript:hidden"
      >
        {ACCOUNT.addRecipient}
      </button>
      <noscript className="hidden noscript:contents">
        <Fields part={part} />
      </noscript>
    </>
  )
}

function Fields({ part, autoFocus }: { part: AddressPart; autoFocus?: boolean }) {
  return (
    <>
      <TextField
        label={ACCOUNT.recipientName}
        hint={ACCOUNT.recipientHint}
        autoFocus={autoFocus}
        autoComplete="off"
        {...part.field("recipient_name")}
      />
      <TextField
        label={ACCOUNT.recipientPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        {...part.field("recipient_phone")}
      />
      <TextField
        label={ACCOUNT.company}
        hint={ACCOUNT.companyHint}
        autoComplete={part.autoComplete("organization")}
        className="sm:col-span-2"
        {...part.field("company")}
      />
    </>
  )
}
