import type { ProductImport } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { count } from "../components/format"
import { readImport } from "./import-file"

const ASK_EVERY_MS = 400

type Props = { started: ProductImport; onEnd: (now: ProductImport) => void }

/** How far an import is with its pictures or its products, asked while it goes on. `onEnd` gets what became of it. */
export const ImportProgress = ({ started, onEnd }: Props) => {
  const { data: now = started } = useQuery({
    queryKey: ["product-import", started.id],
    queryFn: () => readImport(started.id),
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
  return (
    <Box role="status" sx={{ py: 3 }}>
      <Typography sx={{ mb: 1 }}>
        {checking ? "Getting the pictures…" : "Importing…"} {count(done)} of {count(all)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / all) * 100}
        aria-label={checking ? "Getting the pictures" : "Importing"}
      />
      <Typography sx={{ mt: 1, color: "text.secondary", fontSize: "0.875rem" }}>
        {checking
          ? "Nothing changes in the shop before you say so."
          : "The shop shows them all together at the end, or none if something goes wrong."}
      </Typography>
    </Box>
  )
}
