import Button from "@mui/material/Button"
import { EmptyState } from "../components/EmptyState"
import { i18nProvider } from "../i18n/i18n-provider"

/** A screen that failed to draw, or a part of it that could not be fetched after a new version was put up; also where there is no react-admin around it. */
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
