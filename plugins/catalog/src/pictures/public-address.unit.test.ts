import { describe, expect, it } from "vitest"
import { isPublicAddress } from "./public-address"

describe("an address pictures are fetched from", () => {
  it.each(["8.8.8.8", "93.184.216.34", "2606:4700::6810:84e5", "::ffff:8.8.8.8"])("may be %s", (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "127.9.9.9"],
    ["loopback", "::1"],
    ["private", "10.0.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["unique local", "fd00:ec2::254"],
    ["link-local, a cloud's metadata", "169.254.169.254"],
    ["link-local", "fe80::1"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["carrier-grade NAT, a cloud's metadata", "100.100.100.200"],
    ["a cloud's metadata", "168.63.129.16"],
    ["reserved, a cloud's metadata", "192.0.0.192"],
    ["multicast", "224.0.0.1"],
    ["multicast", "ff02::1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "0.0.0.0"],
    ["unspecified", "::"],
    ["IPv4 in IPv6", "::ffff:127.0.0.1"],
    ["IPv4 in IPv6", "::ffff:a9fe:a9fe"],
    ["IPv4 in IPv6", "::10.0.0.1"],
    ["NAT64", "64:ff9b::a00:1"],
    ["6to4", "2002:a00:1::"],
    ["Teredo", "2001:0:a00:1::"],
    ["benchmarking", "198.18.0.1"],
    ["documentation", "2001:db8::1"],
    ["no address at all", "localhost"],
    ["no address at all", ""],
  ])("is never %s: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
