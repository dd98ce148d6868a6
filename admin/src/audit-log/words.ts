import type { AuditLogRow } from "@haat/back-office/contract"
import { useTranslate } from "react-admin"

/** The audit log's words in the chosen language; a resource and its own actions have theirs in its `messages.ts`. */
export const useWords = () => {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.audit-log.${key}`, values)

  /** What a resource is called in a sentence. */
  const resourceLabel = (resource: string) =>
    translate(`resources.${resource}.audit.thing`, { _: resource.replaceAll("-", " ") })

  /** "changed product Brass lota", "shipped order #12", "imported goods.csv". */
  const actionLabel = ({ action, resource, subject }: AuditLogRow) => {
    const thing = subject ? t("thing", { thing: resourceLabel(resource), subject }) : resourceLabel(resource)
    return (
      translate(`resources.${resource}.audit.actions.${action}`, { thing, subject, _: "" }) ||
      t(`actions.${action}`, { thing, _: `${thing}: ${action.replaceAll("-", " ")}` })
    )
  }

  /** A value as a person reads it; nothing there is a dash. */
  const readable = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return "–"
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (Array.isArray(value)) return value.map(readable).join("\n") || "–"
    if (typeof value !== "object") return String(value)
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== "")
      .map(([name, part]) => `${name.replaceAll("_", " ")}: ${readable(part)}`)
      .join(", ")
  }
  return { resourceLabel, actionLabel, readable }
}

/** A field as a person reads it. */
export const nameOf = (field: string) => field.replaceAll("_", " ").replaceAll(".", " · ")
