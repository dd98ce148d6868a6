import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useLocale, useNotify } from "react-admin"
import { today } from "../components/format"
import { useShopData } from "../data-provider"
import { DayRange } from "./DayRange"
import { downloadZip, saveFile } from "./download-zip"
import { documentsFile, type taxReturnRequests } from "./requests"
import { useWords } from "./use-words"

/** All documents of a period as one file, with how far it is. */
export const Documents = () => {
  const translate = useWords()
  const locale = useLocale()
  const notify = useNotify()
  const shop = useShopData<typeof taxReturnRequests>()
  const [days, setDays] = useState({ from: `${today().slice(0, 7)}-01`, until: today() })
  const [begun, setBegun] = useState<number>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const { data } = useQuery({
    queryKey: ["tax-documents", days.from, days.until],
    queryFn: ({ signal }) => shop.taxDocuments(days, signal),
  })
  const busy = begun !== undefined
  const fetchAll = async () => {
    abort.current = new AbortController()
    const { signal } = abort.current
    setBegun(0)
    try {
      const zip = await downloadZip(documentsFile(days, locale === "hi" ? "hi" : "en"), setBegun, signal)
      saveFile(zip, `documents-${days.from}-${days.until}.zip`)
    } catch (error) {
      if (!signal.aborted) notify((error as Error).message || "components.failed", { type: "error" })
    }
    setBegun(undefined)
  }
  // A file has begun when the one before it is whole.
  const done = data && busy ? Math.max(0, begun - 1) / data.parts : 0
  return (
    <Card component="section" aria-labelledby="tax-documents" sx={{ mt: 3, p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Box sx={{ flex: "1 1 220px" }}>
          <Typography variant="h2" id="tax-documents">
            {translate("allDocuments")}
          </Typography>
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }} aria-live="polite">
            {data ? translate("documentsOf", { smart_count: data.documents, count: grouped(data.documents) }) : " "}
          </Typography>
        </Box>
        <DayRange days={days} onChoose={setDays} />
        {busy ? (
          <Button variant="outlined" onClick={() => abort.current?.abort()}>
            {translate("stop")}
          </Button>
        ) : (
          <Button variant="outlined" disabled={!data?.documents} onClick={() => void fetchAll()}>
            {translate("downloadAll")}
          </Button>
        )}
      </Box>
      {busy && (
        <LinearProgress variant="determinate" value={done * 100} aria-label={translate("progress")} sx={{ mt: 2 }} />
      )}
    </Card>
  )
}
