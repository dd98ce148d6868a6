import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/http/money"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useMutation } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import { useRefresh, useTranslate } from "react-admin"
import { sentenceOf } from "../../components/sentence-of"
import { useShopData } from "../../data-provider"
import { FileChoice } from "./FileChoice"
import { ImportProgress } from "./ImportProgress"
import { ImportResult } from "./ImportResult"
import { NewCategories } from "./NewCategories"
import { SameNames } from "./SameNames"

type Props = { onClose: () => void }
/** The file, and how many of its rows are new products though the shop has some of their names. */
type CheckInput = { file: File; same_names_are_new: number }

const WORDS = "resources.products.importing"

/** Products from a file: choose, see what it would do or what is wrong, then import it as a whole. */
const Import = ({ onClose }: Props) => {
  const fullScreen = useMediaQuery("(max-width: 700px)")
  const translate = useTranslate()
  const data = useShopData()
  const refresh = useRefresh()
  const [checked, setChecked] = useState<ProductImport>()
  const [sent, setSent] = useState<number>()
  const [makeCategories, setMakeCategories] = useState(false)
  const [input, setInput] = useState<CheckInput>()
  const [wrong, setWrong] = useState<string>()
  const finish = useCallback(
    (now: ProductImport) => {
      setChecked(now)
      if (now.state === "done") refresh()
    },
    [refresh],
  )
  const { mutate: check } = useMutation({
    onMutate: (next) => {
      setInput(next)
      setWrong(undefined)
      setChecked(undefined)
      setMakeCategories(false)
      setSent(0)
    },
    mutationFn: ({ file, same_names_are_new }: CheckInput) => data.checkImport(file, setSent, same_names_are_new > 0),
    onSuccess: setChecked,
    onError: (error) => setWrong(sentenceOf(error, translate(`${WORDS}.failed`))),
    onSettled: () => setSent(undefined),
  })
  const { mutate: run, isPending: running } = useMutation({
    onMutate: () => setWrong(undefined),
    mutationFn: ({ id }: ProductImport) => data.runImport(id, makeCategories),
    onSuccess: setChecked,
    onError: async (error, { id }) => {
      // The connection may have died while the shop went on: it knows.
      const now = await data.readImport(id).catch(() => undefined)
      if (now) setChecked(now)
      if (now?.state !== "done" && now?.state !== "running") setWrong(sentenceOf(error, translate(`${WORDS}.failed`)))
    },
    onSettled: refresh,
  })
  const writes = checked ? checked.added + checked.changed : 0
  const goesOn = checked?.state === "checking" || checked?.state === "running" || running
  const ready = checked?.state === "ready" && !running
  const sameNames = checked?.state === "ready" ? checked.found_by_name || input?.same_names_are_new : 0
  const newCategories = checked?.state === "ready" ? checked.new_categories : []

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={fullScreen}
      onClose={() => !running && onClose()}
      aria-labelledby="import-products"
      slotProps={fullScreen ? { paper: { sx: { borderRadius: 0, border: 0 } } } : undefined}
    >
      <DialogTitle id="import-products">{translate(`${WORDS}.title`)}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        {checked?.state !== "done" && !goesOn && (
          <FileChoice sent={sent} onChoose={(file) => check({ file, same_names_are_new: 0 })} />
        )}
        {wrong && <Alert severity="error">{wrong}</Alert>}
        {goesOn && checked && <ImportProgress key={checked.state} started={checked} onEnd={finish} />}
        {checked && !goesOn && <ImportResult result={checked} />}
        {input && !goesOn && sameNames ? (
          <SameNames
            count={sameNames}
            areNew={input.same_names_are_new > 0}
            onChange={(areNew) => check({ ...input, same_names_are_new: areNew ? sameNames : 0 })}
          />
        ) : null}
        {checked && !goesOn && newCategories.length > 0 && (
          <NewCategories id={checked.id} names={newCategories} wanted={makeCategories} onChange={setMakeCategories} />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant={checked?.state === "done" ? "contained" : "outlined"} disabled={running} onClick={onClose}>
          {translate(checked?.state === "done" ? `${WORDS}.done` : `${WORDS}.cancel`)}
        </Button>
        {ready && writes > 0 && (
          <Button
            variant="contained"
            disabled={newCategories.length > 0 && !makeCategories}
            onClick={() => run(checked)}
          >
            {translate(`${WORDS}.run`, { smart_count: writes, count: grouped(writes) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

export default Import
