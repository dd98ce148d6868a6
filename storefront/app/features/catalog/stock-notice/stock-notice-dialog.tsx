import { AskForNotice } from "@haat/mail/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useQuery } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { FormDialog } from "../../../components/form-dialog.tsx"
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

type StockNoticeDialogProps = { soldOut: SoldOut[]; chosen?: string; open: boolean; onClose: () => void }

/** What a person can do something about is shown as well. */
const detail = (error: Error) => (isClientError(error) ? error.message : STOCK_NOTICE.failed)

/** Asks for an address, and for which of several it is; who is signed in finds theirs filled in. */
export default function StockNoticeDialog({ soldOut, chosen, open, onClose }: StockNoticeDialogProps) {
  const { data: me } = useQuery(meQuery)
  const { mutateAsync, isPending, error, reset } = usePost<AskForNotice, { message: string }>("/store/stock-notices")
  const form = useForm<AskForNotice>({
    resolver: zodResolver(AskForNotice),
    values: { product_id: chosen ?? soldOut[0].id, email: me?.email ?? "" },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit(
    async (values) => {
      const kept = await mutateAsync(values).catch(() => null)
      if (!kept) return
      notify.success(STOCK_NOTICE.kept, KEPT_MS)
      onClose()
    },
    () => reset(),
  )

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={STOCK_NOTICE.ask}
      description={STOCK_NOTICE.hint}
      onSubmit={submit}
      busy={isPending}
      problem={error && detail(error)}
      submitLabel={STOCK_NOTICE.send}
    >
      {soldOut.length > 1 && (
        <Select label={STOCK_NOTICE.which} {...form.register("product_id")}>
          {soldOut.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={STOCK_NOTICE.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
    </FormDialog>
  )
}
