import { AskForNotice } from "@haat/mail/contract"
import { useQuery } from "@tanstack/react-query"
import type { LinkedDialog } from "../../../components/dialog-link.tsx"
import { FormDialog, useFormDialog } from "../../../components/form-dialog.tsx"
import { Select } from "../../../components/select.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { usePost } from "../../../lib/backend/use-post.ts"
import { notify } from "../../../lib/notify.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { STOCK_NOTICE } from "./messages.ts"
import type { SoldOut } from "./stock-notice.tsx"

/** How long the success message stays. */
const KEPT_MS = 4_000

type StockNoticeDialogProps = LinkedDialog & { soldOut: SoldOut[]; chosen?: string }

/** The reason of a client error is shown: a person can do something about it. */
const explain = (error: Error) => (isClientError(error) ? error.message : STOCK_NOTICE.failed)

/** Asks for an email address, prefilled for a signed-in shopper, and for one of the sold-out variants. */
export default function StockNoticeDialog({ soldOut, chosen, ...dialog }: StockNoticeDialogProps) {
  const { data: me } = useQuery(meQuery)
  const { field, formDialog } = useFormDialog({
    dialog,
    name: "stock-notice",
    contract: AskForNotice,
    defaultValues: { product_id: chosen ?? soldOut[0].id, email: me?.email ?? "" },
    followsDefaults: true,
    mutation: usePost<AskForNotice, { message: string }>("/store/stock-notices"),
    explain,
    onSent: () => notify.success(STOCK_NOTICE.kept, KEPT_MS),
  })
  const { error: _, ...whichField } = field("product_id")

  return (
    <FormDialog
      {...formDialog}
      title={STOCK_NOTICE.ask}
      description={STOCK_NOTICE.hint}
      submitLabel={STOCK_NOTICE.send}
    >
      {soldOut.length > 1 ? (
        <Select label={STOCK_NOTICE.which} {...field("product_id")}>
          {soldOut.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <input type="hidden" {...whichField} />
      )}
      <TextField label={STOCK_NOTICE.email} type="email" autoComplete="email" {...field("email")} />
    </FormDialog>
  )
}
