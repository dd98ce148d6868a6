import Button from "@mui/material/Button"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { useTitle } from "../components/use-title"
import { HOME } from "../resources"

export const NotFound = () => {
  const translate = useTranslate()
  useTitle(translate("layout.notFound"))
  return (
    <EmptyState main title={translate("layout.notFoundTitle")} text="layout.notFoundText">
      <Button variant="contained" component={Link} to={HOME}>
        {translate("layout.toOverview")}
      </Button>
    </EmptyState>
  )
}
