import { useTranslate } from "react-admin"
import { EmptyState } from "../components/EmptyState"

/** In place of a screen that the signed-in person's role may not open. */
export const AccessDenied = () => {
  const translate = useTranslate()
  return <EmptyState main title={translate("layout.notYours")} text="layout.notYoursText" />
}
