const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A handle of this shop: the other shop's own, else one of the name; empty where no Latin letter is left. Each once. */
export const toHandle = (own: string, name: string, taken: Set<string>): string => {
  const plain = HANDLE.test(own) ? own : slugOf(own) || slugOf(name)
  if (!plain) return ""
  let handle = plain
  for (let nth = 2; taken.has(handle); nth++) handle = `${plain}-${nth}`
  taken.add(handle)
  return handle
}

const slugOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-$/, "")
