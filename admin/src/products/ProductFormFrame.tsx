import type { ShopProduct } from "@haat/catalog/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import { type ReactNode, useState } from "react"
import { FormProvider, type Resolver, useForm } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { useUnsaved } from "../components/unsaved"
import { sentenceOf } from "../fetch-back-office"
import { Conflict } from "./Conflict"
import { changedFields, type ProductDraft, type ProductFields, ProductForm, toFields } from "./form-fields"
import { Inputs } from "./Inputs"
import { MESSAGES } from "./messages"
import { useSaveProduct } from "./use-save-product"

type Props = {
  id?: string
  initial: ProductDraft
  /** The `updated_at` of the product that is edited. */
  version?: string
  submitLabel: string
  onSaved: (message?: string) => Promise<void> | void
  cancel: ReactNode
  /** Where the buttons stay in sight: at the foot of a dialog, or of the page. */
  stickyFoot?: boolean
}

type ServerRefusal = { body?: { errors?: Record<string, string>; current?: ShopProduct | null } }

/** The product form around its inputs: checking, sending with progress, and what is said when it fails. */
export const ProductFormFrame = (props: Props) => {
  const { id, submitLabel, onSaved, cancel, stickyFoot } = props
  const [initial, setInitial] = useState(props.initial)
  const [version, setVersion] = useState(props.version)
  const [conflict, setConflict] = useState<ShopProduct | null>()
  const form = useForm<ProductDraft, unknown, ProductFields>({
    defaultValues: initial,
    resolver: zodResolver(ProductForm) as unknown as Resolver<ProductDraft, unknown, ProductFields>,
  })
  const { save, progress } = useSaveProduct()
  const { say } = useDialogs()
  const { isDirty, isSubmitting, errors, submitCount } = form.formState
  const wrongCount = Object.keys(errors).length

  useUnsaved(isDirty)

  const submit = form.handleSubmit(async (fields) => {
    try {
      await save({
        id,
        version,
        fields,
        initial,
        onUploaded: (images) => form.setValue("images", images, { shouldDirty: true }),
      })
    } catch (error) {
      const { body } = error as ServerRefusal
      if (body?.current !== undefined) return setConflict(body.current)
      for (const [field, sentence] of Object.entries(body?.errors ?? {})) {
        form.setError(field as keyof ProductDraft, { message: sentence })
      }
      return say(MESSAGES.oops, sentenceOf(error, MESSAGES.failed))
    }
    form.reset(form.getValues())
    await onSaved()
  })

  /** Goes on from the product as it is now; `mine` are the fields that stay as they were typed here. */
  const goOnFrom = (current: ShopProduct, mine: Partial<ProductDraft>) => {
    const now = toFields(current)
    setConflict(undefined)
    setInitial(now)
    setVersion(current.updated_at)
    form.reset(now)
    for (const [field, value] of Object.entries(mine)) {
      form.setValue(field as keyof ProductDraft, value as never, { shouldDirty: true })
    }
  }

  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 3 }}>
        <Inputs />
        <Box
          sx={{
            position: stickyFoot ? "sticky" : undefined,
            bottom: 0,
            zIndex: 2,
            bgcolor: "background.paper",
            borderTop: 1,
            borderColor: "divider",
            py: 2,
            display: "grid",
            gap: 1.5,
          }}
        >
          {submitCount > 0 && wrongCount > 0 && (
            <Alert severity="error">
              {wrongCount === 1 ? "One field needs a second look." : `${wrongCount} fields need a second look.`}
            </Alert>
          )}
          {progress !== undefined && (
            <Box role="status">
              <Typography sx={{ fontSize: "0.875rem", mb: 0.5 }}>
                Sending pictures… {Math.round(progress * 100)}%
              </Typography>
              <LinearProgress variant="determinate" value={progress * 100} aria-label="Sending pictures" />
            </Box>
          )}
          <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end" }}>
            {cancel}
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {isSubmitting ? "Saving…" : submitLabel}
            </Button>
          </Box>
        </Box>
      </Box>
      {conflict !== undefined && (
        <Conflict
          before={initial}
          current={conflict}
          mine={changedFields(initial, form.getValues())}
          onKeepMine={(mine) => conflict && goOnFrom(conflict, mine)}
          onLoadNewest={() => conflict && goOnFrom(conflict, {})}
          onClose={() => setConflict(undefined)}
        />
      )}
    </FormProvider>
  )
}
