import { money } from "@haat/sdk/money"
import {
  Button,
  Checkbox,
  FetchError,
  TextArea,
  useFormResult,
  useSaveOrderFields,
  useShopFacts,
} from "@haat/sdk/storefront"
import { useState } from "react"
import type { GiftWish } from "../src/contract.ts"
import { GIFT_WRAP } from "./messages.ts"

export const PLUGIN = "gift-wrap"
const WRAPPED = `${PLUGIN}.is_wrapped`
const MESSAGE = `${PLUGIN}.message`

type Errors = Record<string, string>
type GiftFieldsProps = { wish: GiftWish; errors: Errors }

/** The names of its inputs send them with the order; the choice is saved at once, as it changes the total. */
export function GiftFields({ wish, errors }: GiftFieldsProps) {
  const { piece_rupees = 0, free_above_rupees = 0 } = useShopFacts().plugins[PLUGIN] ?? {}
  const { save, isSaving, error } = useSaveOrderFields(PLUGIN)
  const posted = useFormResult()
  // what a browser without JavaScript has sent
  const sent = posted?.values && MESSAGE in posted.values ? posted.values : undefined
  const [isWrapped, setIsWrapped] = useState(sent ? sent[WRAPPED] === "true" : wish.is_wrapped)
  const [message, setMessage] = useState(sent?.[MESSAGE] ?? wish.message)
  const saveErrors = ((error instanceof FetchError && error.reply.errors) || {}) as Errors
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{GIFT_WRAP.title}</legend>
      <div className="mt-4 grid gap-4" aria-busy={isSaving}>
        <Checkbox
          name={WRAPPED}
          value="true"
          error={message.trim() ? errors[WRAPPED] : undefined}
          checked={isWrapped}
          onChange={({ target: { checked } }) => {
            setIsWrapped(checked)
            save({ is_wrapped: checked, message })
          }}
          label={`${GIFT_WRAP.wrap(money(piece_rupees))}. ${GIFT_WRAP.freeAbove(money(free_above_rupees))}`}
        />
        <TextArea
          name={MESSAGE}
          label={GIFT_WRAP.message}
          hint={GIFT_WRAP.hint}
          error={errors[MESSAGE] ?? saveErrors[MESSAGE]}
          rows={2}
          maxLength={200}
          value={message}
          onChange={({ target: { value } }) => setMessage(value)}
          onBlur={() => save({ is_wrapped: isWrapped, message })}
        />
        <noscript>
          <Button type="submit" name="form" value="save-gift-wish" size="sm" variant="secondary">
            {GIFT_WRAP.save}
          </Button>
        </noscript>
        <p role="status" className="text-sm font-medium empty:hidden">
          {posted?.form === "save-gift-wish" && (posted.done ?? posted.message)}
        </p>
      </div>
    </fieldset>
  )
}
