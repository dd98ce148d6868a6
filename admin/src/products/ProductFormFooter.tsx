import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { useFormState } from "react-hook-form"
import { Notice } from "../components/Notice"
import { SubmitButton } from "../components/SubmitButton"
import { useUploadProgress } from "./picture-requests"

/** Sticky footer: number of invalid fields, upload progress, and buttons. */
export const ProductFormFooter = ({ submitLabel, onCancel }: { submitLabel: string; onCancel: () => void }) => {
  const translate = useTranslate()
  const sent = useUploadProgress()
  const { errors, isSubmitting, submitCount } = useFormState()
  const wrong = Object.keys(errors).length
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        mt: 3,
        py: 2,
        display: "grid",
        gap: 1.5,
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {submitCount > 0 && wrong > 0 && (
        <Notice severity="error" text={translate("resources.products.form.wrong", { smart_count: wrong })} />
      )}
      {sent !== undefined && (
        <Box role="status">
          <Typography sx={{ fontSize: "0.875rem", mb: 0.5 }}>
            {translate("resources.products.form.sending")} {Math.round(sent * 100)}%
          </Typography>
          <LinearProgress
            variant="determinate"
            value={sent * 100}
            aria-label={translate("resources.products.form.sending")}
          />
        </Box>
      )}
      <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end" }}>
        <Button variant="outlined" onClick={onCancel}>
          {translate("components.cancel")}
        </Button>
        <SubmitButton label={isSubmitting ? "resources.products.form.saving" : submitLabel} />
      </Box>
    </Box>
  )
}
