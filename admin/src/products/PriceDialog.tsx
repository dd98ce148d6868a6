import { type PriceChange, type PricePreview, ROUNDINGS, type Rounding } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useState } from "react"
import { Choice } from "../components/Choice"
import { Field } from "../components/Field"
import { FormDialog } from "../components/FormDialog"
import { count } from "../components/format"
import { fetchBackOffice, sentenceOf } from "../fetch-back-office"
import { MESSAGES } from "./messages"
import { PriceTable } from "./PriceTable"

type How = Omit<PriceChange, "kind">
type Props = { ids: string[]; onChange: (how: How) => void; onClose: () => void }

const ROUNDED: Record<Rounding, string> = {
  none: "Do not round",
  rupee: "To a whole rupee",
  ten: "To ten rupees",
  nine: "To the nearest 9 (₹499)",
}

/** How prices change, seen on the products before it is done. */
const PriceDialog = ({ ids, onChange, onClose }: Props) => {
  const [by, setBy] = useState<How["by"]>("percent")
  const [typed, setTyped] = useState("")
  const [rounding, setRounding] = useState<Rounding>("none")
  const value = useDeferredValue(Number(typed))
  const asks = Number.isFinite(value) && value !== 0
  const { data, error } = useQuery({
    queryKey: ["price-preview", ids, by, value, rounding],
    queryFn: ({ signal }) =>
      fetchBackOffice<PricePreview>("products/bulk/preview", {
        method: "POST",
        body: { ids, change: { kind: "price", by, value, rounding } },
        signal,
      }),
    enabled: asks,
    retry: false,
    gcTime: 0,
  })

  return (
    <FormDialog open isDirty={typed !== ""} onClose={onClose} maxWidth="sm" aria-labelledby="change-price">
      {(close) => (
        <>
          <DialogTitle id="change-price">
            Change the price of {ids.length === 1 ? "1 product" : `${count(ids.length)} products`}
          </DialogTitle>
          <DialogContent sx={{ display: "grid", gap: 2 }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-end" }}>
              <Choice
                label="Change by"
                value={by}
                options={{ percent: "Percent", amount: "Rupees" }}
                onChoose={setBy}
              />
              <Box sx={{ flex: "1 1 160px" }}>
                <Field label={by === "percent" ? "How many percent" : "How many rupees"} hint="−10 makes it cheaper">
                  {(parts) => (
                    <OutlinedInput
                      autoFocus
                      fullWidth
                      type="number"
                      value={typed}
                      onChange={({ target }) => setTyped(target.value)}
                      slotProps={{ input: { ...parts, step: "any" } }}
                    />
                  )}
                </Field>
              </Box>
            </Box>
            <Field label="Rounding">
              {(parts) => (
                <NativeSelect
                  value={rounding}
                  onChange={({ target }) => setRounding(target.value as Rounding)}
                  input={<OutlinedInput />}
                  slotProps={{ input: parts }}
                >
                  {ROUNDINGS.map((one) => (
                    <option key={one} value={one}>
                      {ROUNDED[one]}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
            {asks && error && <Alert severity="error">{sentenceOf(error, MESSAGES.failed)}</Alert>}
            {asks && data?.message && <Alert severity="error">{data.message}</Alert>}
            {asks && data && <PriceTable preview={data} />}
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button variant="outlined" onClick={close}>
              Cancel
            </Button>
            <Button
              variant="contained"
              disabled={!asks || !data || data.wrong > 0}
              onClick={() => onChange({ by, value, rounding })}
            >
              Change price
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  )
}

export default PriceDialog
