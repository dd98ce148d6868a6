import Button from "@mui/material/Button"
import { Link } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { useTitle } from "../components/use-title"

export const NotFound = () => {
  useTitle("Not found")
  return (
    <EmptyState main title="404 not found!" text="There is no such screen in the back office.">
      <Button variant="contained" component={Link} to="/panel">
        To the overview
      </Button>
    </EmptyState>
  )
}
