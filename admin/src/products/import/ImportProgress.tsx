import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/http/money"
import Box from "@mui/material/Box"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useTranslate } from "react-admin"
import { useShopData } from "../../data-provider"

const ASK_EVERY_MS = 400
const WORDS = "resources.products.importing"

type Props = { started: ProductImport; onEnd: (now: ProductImport) => void }

/** How far an import is with its pictures or its products, asked while it goes on. `onEnd` gets what became of it. */
export const ImportProgress = ({ started, onEnd }: Props) => {
  const translate = useTranslate()
  const data = useShopData()
  const { data: now = started } = useQuery({
    queryKey: ["product-import", started.id],
    queryFn: () => data.readImport(started.id),
    refetchInterval: ASK_EVERY_MS,
    gcTime: 0,
  })
  const over = now.state === "refused" || now.state === "done" || (now.state === "ready" && started.state !== "ready")
  useEffect(() => {
    if (over) onEnd(now)
  }, [over, now, onEnd])

  const checking = started.state === "checking"
  const all = Math.max(checking ? started.pictures : started.added + started.changed, 1)
  const done = Math.min(checking ? now.pictures_done : now.written, all)
  const what = `${WORDS}.${checking ? "gettingPictures" : "importing"}`
  return (
    <Box role="status" sx={{ py: 3 }}>
      <Typography sx={{ mb: 1 }}>{translate(what, { done: grouped(done), all: grouped(all) })}</Typography>
      <LinearProgress variant="determinate" value={(done / all) * 100} aria-label={translate(`${what}Label`)} />
      <Typography sx={{ mt: 1, color: "text.secondary", fontSize: "0.875rem" }}>
        {translate(checking ? `${WORDS}.nothingYet` : `${WORDS}.allTogether`)}
      </Typography>
    </Box>
  )
}
