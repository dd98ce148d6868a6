import Button from "@mui/material/Button"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { EmptyState, useTitle } from "../components/EmptyState"
import { i18nProvider } from "../i18n/i18n-provider"
import { HOME } from "../resources"

/** Replaces a screen that failed to render or to load its chunk; works outside react-admin too. */
export const ErrorScreen = () => {
  const { translate } = i18nProvider
  return (
    <EmptyState main title={translate("layout.broken")} text="layout.brokenText">
      <Button variant="contained" onClick={() => location.reload()}>
        {translate("layout.loadAgain")}
      </Button>
    </EmptyState>
  )
}

export const AccessDenied = () => {
  const translate = useTranslate()
  return <EmptyState main title={translate("layout.notYours")} text="layout.notYoursText" />
}

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
