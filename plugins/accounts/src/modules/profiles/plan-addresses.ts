import { generateEntityId } from "@medusajs/framework/utils"
import type { ReplaceAddresses } from "../../contract"

type Saved = { id: string; is_default: boolean }
type Given = ReplaceAddresses["addresses"][number]

/** Plans the writes that replace the saved addresses by the given ones, with one default. Unknown ids are new. */
export function planAddressWrites(saved: Saved[], given: Given[]) {
  const known = new Set(saved.map(({ id }) => id))
  const kept = given.map((address) => {
    const isSaved = address.id !== undefined && known.delete(address.id)
    return { ...address, id: isSaved ? String(address.id) : generateEntityId(undefined, "cuaddr"), isSaved }
  })
  const before = saved.find(({ is_default }) => is_default)?.id
  const chosen = kept.find(({ is_default }) => is_default) ?? kept.find(({ id }) => id === before) ?? kept[0]
  return { gone: [...known], kept: kept.map((address) => ({ ...address, is_default: address === chosen })) }
}
