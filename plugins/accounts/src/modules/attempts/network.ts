import { isIPv4, isIPv6 } from "node:net"

/** One IPv6 subscriber owns a whole /64 and could take a fresh address for each attempt. */
export function networkOf(address: string) {
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
 * The network whose guesses at one username count together: /24 of IPv4, the smallest routed block, /64 of IPv6. Rented
 * addresses are neighbours, and a phone behind its operator's gateway changes between them.
 */
export function subnetOf(address: string) {
  const network = networkOf(address)
  return isIPv4(network) ? network.split(".", 3).join(".") : network
}
