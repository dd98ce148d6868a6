import { toSlug } from "../../contract"

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns a handle that no earlier product has: the other shop's, else the name's slug; empty without a Latin letter. */
export const toHandle = (own: string, name: string, taken: Set<string>): string => {
  const plain = HANDLE.test(own) ? own : toSlug(own) || toSlug(name)
  if (!plain) return ""
  let handle = plain
  for (let nth = 2; taken.has(handle); nth++) handle = `${plain}-${nth}`
  taken.add(handle)
  return handle
}
