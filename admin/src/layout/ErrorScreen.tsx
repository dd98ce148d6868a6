import Button from "@mui/material/Button"
import { EmptyState } from "../components/EmptyState"
import { i18nProvider } from "../i18n/i18n-provider"

/** Replaces a screen that failed to draw, or whose code is gone since a deployment; works outside react-admin too. */
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
