import { money } from "@haat/sdk/money"
import { Checkbox, defineSlot, FetchError, TextArea, useSaveOrderFields, useShopFacts } from "@haat/sdk/storefront"
import { useState } from "react"
import type { GiftWish } from "../../src/contract.ts"
import { GIFT_WRAP } from "../messages.ts"

const PLUGIN = "gift-wrap"

/** The names of its inputs send them with the order; the choice is saved at once, as it changes the total. */
function GiftFields({ wish }: { wish: GiftWish }) {
  const { piece_rupees = 0, free_above_rupees = 0 } = useShopFacts().plugins[PLUGIN] ?? {}
  const { save, isSaving, error } = useSaveOrderFields(PLUGIN)
  const [isWrapped, setIsWrapped] = useState(wish.is_wrapped)
  const [message, setMessage] = useState(wish.message)
  const { errors = {} } = ((error instanceof FetchError && error.reply) || {}) as { errors?: Record<string, string> }
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{GIFT_WRAP.title}</legend>
      <div className="mt-4 grid gap-4" aria-busy={isSaving}>
        <Checkbox
          name={`${PLUGIN}.is_wrapped`}
          value="true"
          checked={isWrapped}
          onChange={({ target: { checked } }) => {
            setIsWrapped(checked)
            save({ is_wrapped: checked, message: checked ? message : "" })
          }}
          label={`${GIFT_WRAP.wrap(money(piece_rupees))}. ${GIFT_WRAP.freeAbove(money(free_above_rupees))}`}
        />
        {isWrapped && (
          <TextArea
            name={`${PLUGIN}.message`}
            label={GIFT_WRAP.message}
            hint={GIFT_WRAP.hint}
            error={errors[`${PLUGIN}.message`]}
            rows={3}
            maxLength={200}
            value={message}
            onChange={({ target: { value } }) => setMessage(value)}
            onBlur={() => save({ is_wrapped: isWrapped, message })}
          />
        )}
      </div>
    </fieldset>
  )
}

export default defineSlot("checkout.fields", {
  order: 1_000,
  component: ({ fields }) => {
    const wish = fields[PLUGIN] as GiftWish | undefined
    // the summary that has the values is still loading
    return wish ? <GiftFields wish={wish} /> : null
  },
})
