import { expect, it } from "vitest"
import { networkOf, subnetOf } from "./network"

it("counts an IPv4 address for itself, however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7")
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7")
})

it("counts all addresses of one IPv6 subscriber together, and neighbours apart", () => {
  expect(networkOf("2001:db8:0:7::1")).toBe(networkOf("2001:db8:0:7:ffff:1:2:3"))
  expect(networkOf("2001:0db8::1")).toBe(networkOf("2001:db8:0:0:9::"))
  expect(networkOf("2001:db8:0:8::1")).not.toBe(networkOf("2001:db8:0:7::1"))
  expect(networkOf("::1")).toBe("0:0:0:0")
})

it("takes the 256 addresses of an IPv4 subnet together for guesses, and of IPv6 a subscriber's", () => {
  expect(subnetOf("203.0.113.7")).toBe(subnetOf("::ffff:203.0.113.250"))
  expect(subnetOf("203.0.114.7")).not.toBe(subnetOf("203.0.113.7"))
  expect(subnetOf("2001:db8:0:7::1")).toBe(networkOf("2001:db8:0:7::1"))
})
