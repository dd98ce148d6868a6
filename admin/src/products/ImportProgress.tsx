import Box from "@mui/material/Box"
import LinearProgress from "@mui/material/LinearProgress"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { count } from "../components/format"
import { readImport } from "./import-file"

const ASK_EVERY_MS = 400

/** How far an import is, asked while it runs. */
export const ImportProgress = ({ id, writes }: { id: string; writes: number }) => {
  const { data } = useQuery({
    queryKey: ["product-import", id],
    queryFn: () => readImport(id),
    refetchInterval: ASK_EVERY_MS,
    gcTime: 0,
  })
  const written = Math.min(data?.written ?? 0, writes)
  return (
    <Box role="status" sx={{ py: 3 }}>
      <Typography sx={{ mb: 1 }}>
        Importing… {count(written)} of {count(writes)}
      </Typography>
      <LinearProgress variant="determinate" value={(written / Math.max(writes, 1)) * 100} aria-label="Importing" />
      <Typography sx={{ mt: 1, color: "text.secondary", fontSize: "0.875rem" }}>
        The shop shows them all together at the end, or none if something goes wrong.
      </Typography>
    </Box>
  )
}
