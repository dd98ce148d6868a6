import { isIPv6 } from "node:net"

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
