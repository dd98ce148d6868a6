import type { AuditLogRow } from "@haat/back-office/contract"
import { useTranslate } from "react-admin"

/** "Price" as it stands within a line; "MRP" and Hindi stay as they are. */
const lowercaseFirst = (word: string) =>
  /^[A-Z][a-z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word

/** The audit log's words in the chosen language; those of a resource are in its `messages.ts`. */
export const useAuditLabels = () => {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.audit-log.${key}`, values)

  /** The name of a resource in a sentence. */
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

  /**
   * A name that the server writes, in the resource's words, else in those of all resources or of facts, else as it is.
   */
  const translateName = (resource: string, name: string) =>
    [
      `resources.${resource}.audit.fields`,
      `resources.${resource}.fields`,
      "resources.audit-log.fields",
      "components.facts.texts",
    ].reduceRight((otherwise, words) => translate(`${words}.${name}`, { _: otherwise }), name.replaceAll("_", " "))

  /** "category · name", of the field category.name. */
  const fieldLabel = (resource: string, field: string) =>
    field
      .split(".")
      .map((name) => lowercaseFirst(translateName(resource, name)))
      .join(" · ")

  /** A value as a person reads it; nothing there is a dash. */
  const formatValue = (resource: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return "–"
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (Array.isArray(value)) return value.map((one) => formatValue(resource, one)).join("\n") || "–"
    if (typeof value !== "object") return String(value)
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== "")
      .map(([name, part]) => `${fieldLabel(resource, name)}: ${formatValue(resource, part)}`)
      .join(", ")
  }
  return { resourceLabel, actionLabel, fieldLabel, formatValue }
}
