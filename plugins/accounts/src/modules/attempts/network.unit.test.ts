import { expect, it } from "vitest"
import { toNetwork, toSubnet } from "./network"

it("counts an IPv4 address for itself, however it is written", () => {
  expect(toNetwork("203.0.113.7")).toBe("203.0.113.7")
  expect(toNetwork("::ffff:203.0.113.7")).toBe("203.0.113.7")
})

it("counts all addresses of one IPv6 subscriber together, and neighbours apart", () => {
  expect(toNetwork("2001:db8:0:7::1")).toBe(toNetwork("2001:db8:0:7:ffff:1:2:3"))
  expect(toNetwork("2001:0db8::1")).toBe(toNetwork("2001:db8:0:0:9::"))
  expect(toNetwork("2001:db8:0:8::1")).not.toBe(toNetwork("2001:db8:0:7::1"))
  expect(toNetwork("::1")).toBe("0:0:0:0")
})

it("takes the 256 addresses of an IPv4 subnet together for guesses, and of IPv6 a subscriber's", () => {
  expect(toSubnet("203.0.113.7")).toBe(toSubnet("::ffff:203.0.113.250"))
  expect(toSubnet("203.0.114.7")).not.toBe(toSubnet("203.0.113.7"))
  expect(toSubnet("2001:db8:0:7::1")).toBe(toNetwork("2001:db8:0:7::1"))
})
