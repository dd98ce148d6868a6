import { parse } from "ipaddr.js"

/** Cloud metadata services with an address in a public range. */
const METADATA_ADDRESSES = new Set(["168.63.129.16"])

/**
 * Returns true for an IP address of the public internet: not loopback, private, link-local, carrier-grade NAT,
 * multicast, unspecified, reserved or a cloud's metadata. An IPv4 address inside an IPv6 one counts as that IPv4
 * address; one that is carried in another way (6to4, NAT64, Teredo) is rejected.
 */
export const isPublicAddress = (address: string): boolean => {
  try {
    const parsed = parse(address)
    const inner = "isIPv4MappedAddress" in parsed && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed
    return inner.range() === "unicast" && !METADATA_ADDRESSES.has(inner.toString())
  } catch {
    return false
  }
}
