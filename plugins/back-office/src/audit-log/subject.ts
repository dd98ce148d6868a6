const MAX_CHARACTERS = 100

/** Fields that hold a record's display name, in order of preference. */
const NAMES = [
  "name",
  "title",
  "username",
  "question",
  "product_name",
  "email",
  "image_url",
  "message",
  "words",
  "text",
]

export const auditSubject = (record: unknown): string => {
  if (typeof record !== "object" || record === null) return ""
  const fields = record as Record<string, unknown>
  if (typeof fields.display_id === "number") return `#${fields.display_id}`
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === "string" && value)
  return String(name ?? "").slice(0, MAX_CHARACTERS)
}
