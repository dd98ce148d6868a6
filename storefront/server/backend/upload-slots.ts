const MAX_UPLOADS = 16
const MAX_UPLOADS_PER_ADDRESS = 4

/** Limits how many uploads are received at the same time, in all and from one address. */
export function uploadSlots() {
  const byAddress = new Map<string, number>()
  let total = 0
  return {
    /** @returns frees the slot, to be called once; undefined when none is free */
    take(address: string) {
      const taken = byAddress.get(address) ?? 0
      if (total >= MAX_UPLOADS || taken >= MAX_UPLOADS_PER_ADDRESS) return undefined
      byAddress.set(address, taken + 1)
      total++
      return () => {
        total--
        const left = (byAddress.get(address) ?? 1) - 1
        if (left) byAddress.set(address, left)
        else byAddress.delete(address)
      }
    },
  }
}
