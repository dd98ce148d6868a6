import Button from "@mui/material/Button"
import { EmptyState } from "../components/EmptyState"

/** A screen that failed to draw, or a part of it that could not be fetched after a new version was put up. */
export const Broken = () => (
  <EmptyState main title="Something went wrong!" text="This screen could not be shown. Loading it again usually helps.">
    <Button variant="contained" onClick={() => location.reload()}>
      Load it again
    </Button>
  </EmptyState>
)
