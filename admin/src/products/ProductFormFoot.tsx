import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { useFormState } from "react-hook-form"
import { SubmitButton } from "../components/SubmitButton"
import { usePicturesSent } from "./picture-requests"

type Props = { submitLabel: string; cancel: ReactNode }

/** How many fields are wrong, how far pictures are, and the buttons: in sight at the foot of the dialog or the page. */
export const ProductFormFoot = ({ submitLabel, cancel }: Props) => {
  const translate = useTranslate()
  const sent = usePicturesSent()
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
        <Alert severity="error">{translate("resources.products.form.wrong", { smart_count: wrong })}</Alert>
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
        {cancel}
        <SubmitButton label={isSubmitting ? "resources.products.form.saving" : submitLabel} />
      </Box>
    </Box>
  )
}
