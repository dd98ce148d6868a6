import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import { useTranslate } from "react-admin"

export const RowsWaiting = () => (
  <Card role="status" aria-label={useTranslate()("layout.loading")} sx={{ p: 2 }}>
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} variant="rounded" height={56} sx={{ my: 1 }} />
    ))}
  </Card>
)
