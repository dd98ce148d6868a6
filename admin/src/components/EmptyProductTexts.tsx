import { useResourceContext } from "react-admin"
import { EmptyState } from "./EmptyState"

/** Why a list of what is said of products has no rows; `filtered` when a filter may be the reason. */
export const EmptyProductTexts = ({ filtered }: { filtered: boolean }) => {
  const words = `resources.${useResourceContext()}`
  return filtered ? (
    <EmptyState title={`${words}.noMatch`} />
  ) : (
    <EmptyState title={`${words}.none`} text={`${words}.noneText`} />
  )
}
