import { toSlug } from "../../contract"

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns an unused handle: the other shop's, else the name's slug; empty without Latin letters or digits. */
export const toHandle = (own: string, name: string, taken: Set<string>): string => {
  const plain = HANDLE.test(own) ? own : toSlug(own) || toSlug(name)
  if (!plain) return ""
  let handle = plain
  for (let suffix = 2; taken.has(handle); suffix++) handle = `${plain}-${suffix}`
  taken.add(handle)
  return handle
}
