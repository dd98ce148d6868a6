import type { PlacedOrder } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"
import { useDialogs } from "../components/dialogs"
import { useMay } from "../session/use-may"
import { HandOver } from "./HandOver"
import { type Step, stepsOf } from "./steps"
import { useMoveOrder } from "./use-move-order"

/** What the owner can do with the order now; each asks first. */
export const OrderActions = ({ order }: { order: PlacedOrder }) => {
  const may = useMay()
  const { ask } = useDialogs()
  const { move, moving, failure, forget } = useMoveOrder(order.id)
  const steps = stepsOf(order).filter(({ permission }) => may(permission))
  const [form, setForm] = useState<Step>()
  const take = async (step: Step) => {
    if (step.form) {
      forget()
      return setForm(step)
    }
    const { title, text, yes, no, danger } = step
    if (await ask({ title, text, yes, no, danger })) await move(step)
  }
  if (!steps.length && !failure && !form) return null
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {form && <HandOver id={order.id} step={form} onClose={() => setForm(undefined)} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {steps.map((step, i) => (
          <Button
            key={step.yes}
            variant={i === 0 && !step.danger ? "contained" : "outlined"}
            color={step.danger ? "error" : "primary"}
            loading={moving === step}
            loadingPosition="start"
            disabled={!!moving}
            sx={step.danger ? { color: "error.main" } : undefined}
            onClick={() => take(step)}
          >
            {moving === step ? step.busy : step.yes}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
