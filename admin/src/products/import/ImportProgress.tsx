import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { LinearProgress, useTranslate } from "react-admin"
import { useShopData } from "../../use-shop-data"

const POLL_MS = 400
const WORDS = "resources.products.importing"

export const ImportProgress = ({ started, onEnd }: { started: ProductImport; onEnd: (job: ProductImport) => void }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const { data: job = started, isError } = useQuery({
    queryKey: ["product-import", started.id],
    queryFn: () => request<ProductImport>(`product-imports/${started.id}`),
    refetchInterval: POLL_MS,
    gcTime: 0,
  })
  const hasEnded =
    job.state !== "checking" && job.state !== "running" && (job.state !== "ready" || started.state !== "ready")
  useEffect(() => {
    if (hasEnded) onEnd(job)
  }, [hasEnded, job, onEnd])

  const isChecking = started.state === "checking"
  const all = Math.max(isChecking ? started.pictures : started.added + started.changed, 1)
  const done = Math.min(isChecking ? job.pictures_done : job.written, all)
  const percent = Math.floor((done / all) * 100)
  const what = `${WORDS}.${isChecking ? "gettingPictures" : "importing"}`
  return (
    <Box role="status" sx={{ py: 3 }}>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {!isChecking && <b>{started.filename}: </b>}
        {job.ahead > 0
          ? translate(`${WORDS}.waiting`, { smart_count: job.ahead, count: grouped(job.ahead) })
          : translate(what, { done: grouped(done), all: grouped(all), percent })}
      </Typography>
      <LinearProgress
        timeout={0}
        variant="determinate"
        value={percent}
        aria-label={translate(`${what}Label`)}
        sx={{ width: "auto" }}
      />
      <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {translate(isChecking ? `${WORDS}.nothingYet` : `${WORDS}.allTogether`)}
        {!isChecking && ` ${translate(`${WORDS}.leave`)}`}
      </Typography>
      {isError && <Typography sx={{ mt: 1, fontSize: "0.875rem" }}>{translate(`${WORDS}.unreachable`)}</Typography>}
    </Box>
  )
}
