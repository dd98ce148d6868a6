import { isIPv4, isIPv6 } from "node:net"

/** Returns the /64 of an IPv6 address, since one subscriber owns all of it; returns an IPv4 address unchanged. */
export function toNetwork(address: string) {
  if (!isIPv6(address) || address.includes(".")) return address.replace(/^::ffff:/i, "")
  const [head, tail] = address.split("::")
  const front = head ? head.split(":") : []
  const back = tail ? tail.split(":") : []
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill("0")
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")
}

/**
 * Returns the subnet by which wrong guesses are counted: /24 of IPv4, the smallest routed block, and /64 of IPv6.
 * Rented servers and phones behind a carrier gateway change addresses within it.
 */
export function toSubnet(address: string) {
  const network = toNetwork(address)
  return isIPv4(network) ? network.split(".", 3).join(".") : network
}
