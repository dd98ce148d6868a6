import { SaveSizeChart, type SizeChart } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useMutation } from "@tanstack/react-query"
import { useId, useState } from "react"
import { CanAccess, useNotify, useTranslate } from "react-admin"
import { useDialogs } from "../../components/dialogs"
import { useUnsaved } from "../../components/unsaved"
import { CellTable } from "./CellTable"

const WORDS = "resources.products.sizeChart"
/** What one begins with. */
const BLANK = [
  ["", ""],
  ["", ""],
]

type Props = { title: string; saved: SizeChart; save: (chart: SizeChart) => Promise<SizeChart> }

/** A size chart as it is edited, with the same in Hindi. */
export const SizeChartForm = ({ title, saved, save }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { sayFailure } = useDialogs()
  const id = useId()
  const [before, setBefore] = useState<SizeChart>({ rows: saved.rows, rows_hi: saved.rows_hi })
  const [chart, setChart] = useState(before)
  const [wrong, setWrong] = useState<string>()
  const isChanged = JSON.stringify(chart) !== JSON.stringify(before)
  useUnsaved(isChanged)
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: (after) => {
      setBefore(after)
      setChart(after)
      notify(`${WORDS}.saved`, { type: "success" })
    },
    onError: (error) => void sayFailure(error),
  })
  const submit = () => {
    const { data, error } = SaveSizeChart.safeParse(chart)
    setWrong(error?.issues[0].message)
    if (data) mutate(data)
  }
  const { rows, rows_hi } = chart
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {rows.length ? (
        <>
          <CellTable
            name={title}
            rows={rows}
            onChange={(changed) => setChart({ rows: changed, rows_hi: changed.length ? rows_hi : [] })}
          />
          {rows_hi.length ? (
            <CellTable
              name={translate(`${WORDS}.inHindi`, { name: title })}
              lang="hi"
              rows={rows_hi}
              onChange={(changed) => setChart({ rows, rows_hi: changed })}
            />
          ) : (
            <Button sx={{ justifySelf: "start" }} onClick={() => setChart({ rows, rows_hi: rows })}>
              {translate(`${WORDS}.addHindi`)}
            </Button>
          )}
        </>
      ) : (
        <Button variant="outlined" sx={{ justifySelf: "start" }} onClick={() => setChart({ rows: BLANK, rows_hi: [] })}>
          {translate(`${WORDS}.add`)}
        </Button>
      )}
      {wrong && <Alert severity="error">{wrong}</Alert>}
      <CanAccess resource="products" action="edit">
        {isChanged && (
          <Button variant="contained" loading={isPending} onClick={submit} sx={{ justifySelf: "start" }}>
            {translate(`${WORDS}.save`)}
          </Button>
        )}
      </CanAccess>
    </Box>
  )
}
