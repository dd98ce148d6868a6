import type { AuditLogRow } from "@haat/back-office/contract"
import { useTranslate } from "react-admin"

/** The words of the audit log in the language chosen. */
export const useWords = () => {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.audit-log.${key}`, values)

  /** What a resource is called in a sentence. */
  const thingOf = (resource: string) => t(`things.${resource}`, { _: resource.replaceAll("-", " ") })

  /** "changed product Brass lota", "shipped order #12", "imported goods.csv". What is done to many has sentences of its own. */
  const deedOf = ({ action, resource, subject }: AuditLogRow) => {
    const ofMany = t(`ofMany.${resource} ${action}`, { subject, _: "" })
    if (ofMany) return ofMany
    const thing = subject ? t("thing", { thing: thingOf(resource), subject }) : thingOf(resource)
    return t(`deeds.${action}`, { thing, _: `${thing}: ${action.replaceAll("-", " ")}` })
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
  return { thingOf, deedOf, readable }
}

/** A field as a person reads it. */
export const nameOf = (field: string) => field.replaceAll("_", " ").replaceAll(".", " · ")
