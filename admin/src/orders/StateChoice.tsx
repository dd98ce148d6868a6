import type { PlacedOrder } from "@haat/checkout/contract"
import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import { useState } from "react"
import { CanAccess, useLocale, useTranslate } from "react-admin"
import { useMoveOrder } from "./use-move-order"

const ORDERS = "resources.orders"

/** Chooses the state of an order whose address names none that can be read: its tax goes by it. */
export const StateChoice = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const language = useLocale() === "hi" ? "hi" : "en"
  const [state, setState] = useState("")
  const { move, moving, failure } = useMoveOrder(order.id)
  return (
    <Box sx={{ display: "grid", gap: 1, mt: 1 }}>
      <Alert severity="warning">{translate(`${ORDERS}.stateUnknownText`)}</Alert>
      {failure && <Alert severity="error">{failure}</Alert>}
      <CanAccess resource="orders" action="edit">
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <TextField
            select
            size="small"
            label={translate(`${ORDERS}.chooseState`)}
            value={state}
            onChange={({ target }) => setState(target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="" />
            {STATES_OF_ADDRESSES.map((one) => (
              <option key={one.code} value={one.code}>
                {one[language]}
              </option>
            ))}
          </TextField>
          <Button
            variant="outlined"
            disabled={!state}
            loading={!!moving}
            onClick={() => move({ name: "chooseState", path: "delivery-state", body: { state } })}
          >
            {translate(`${ORDERS}.steps.chooseState.yes`)}
          </Button>
        </Box>
      </CanAccess>
    </Box>
  )
}
