import { zodResolver } from "@hookform/resolvers/zod"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import { type ReactNode, useEffect, useState } from "react"
import { FormProvider, type Resolver, useForm } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { type ProductDraft, type ProductFields, ProductForm } from "./form-fields"
import { Inputs } from "./Inputs"
import { useSaveProduct } from "./use-save-product"

type Props = {
  id?: string
  initial: ProductDraft
  submitLabel: string
  onDirty: (dirty: boolean) => void
  onSaved: (message?: string) => Promise<void> | void
  cancel: ReactNode
  /** Where the buttons stay in sight: at the foot of a dialog, or of the page. */
  stickyFoot?: boolean
}

type ServerRefusal = { message?: string; body?: { errors?: Record<string, string> } }

/** The product form around its inputs: checking, sending with progress, and what is said when it fails. */
export const ProductFormFrame = ({ id, initial: given, submitLabel, onDirty, onSaved, cancel, stickyFoot }: Props) => {
  const [initial] = useState(given)
  const form = useForm<ProductDraft, unknown, ProductFields>({
    defaultValues: initial,
    resolver: zodResolver(ProductForm) as unknown as Resolver<ProductDraft, unknown, ProductFields>,
  })
  const { save, progress } = useSaveProduct()
  const { say } = useDialogs()
  const { isDirty, isSubmitting, errors, submitCount } = form.formState
  const wrongCount = Object.keys(errors).length

  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = form.handleSubmit(async (fields) => {
    try {
      await save({
        id,
        fields,
        initial,
        onUploaded: (images) => form.setValue("images", images, { shouldDirty: true }),
      })
    } catch (error) {
      const { message, body } = error as ServerRefusal
      for (const [field, sentence] of Object.entries(body?.errors ?? {})) {
        form.setError(field as keyof ProductDraft, { message: sentence })
      }
      return say("Oops...", message || "Something went wrong!")
    }
    onDirty(false)
    await onSaved()
  })

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
    </FormProvider>
  )
}
