/** Places at which two values of JSON differ, as "orders.0.total: 100 → 101". */
export function differences(before: unknown, after: unknown, at = ""): string[] {
  if (!isContainer(before) || !isContainer(after))
    return before === after ? [] : [`${at}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => differences(before[key], after[key], at ? `${at}.${key}` : key))
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null
