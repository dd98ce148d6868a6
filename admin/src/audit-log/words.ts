import type { AuditLogRow } from "@haat/back-office/contract"
import { useTranslate } from "react-admin"

/** Lowercases "Price" for use within a sentence; keeps "MRP" and Hindi. */
const lowercaseFirst = (word: string) =>
  /^[A-Z][a-z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word

/** Labels of audit log entries in the chosen language; those of a resource are in its `messages.ts`. */
export const useAuditLabels = () => {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.audit-log.${key}`, values)

  /** Name of a resource within a sentence. */
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

  /** Label of a field from the resource's messages, from those of all resources or of facts, or the name itself. */
  const translateName = (resource: string, name: string) =>
    [
      `resources.${resource}.audit.fields`,
      `resources.${resource}.fields`,
      "resources.audit-log.fields",
      "components.facts.texts",
    ].reduceRight((otherwise, words) => translate(`${words}.${name}`, { _: otherwise }), name.replaceAll("_", " "))

  /** Label of a path: "category · name" for category.name. A part whose label is empty is left out. */
  const fieldLabel = (resource: string, field: string) =>
    field
      .split(".")
      .map((name) => lowercaseFirst(translateName(resource, name)))
      .filter(Boolean)
      .join(" · ")

  /** Formats a value for display; an empty one is a dash. */
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
