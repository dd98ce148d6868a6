import { createServer } from "node:net"

/** Range below the system's ephemeral ports, which outgoing connections could take first. */
const [FIRST, LAST] = [20_000, 32_000]
const given = new Set()

/** Returns a random free port, a different one each time. */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (given.has(port) || !(await portIsFree(port, "127.0.0.1"))) continue
    given.add(port)
    return port
  }
}

/** Returns whether the port is free on the address `host`. */
export function portIsFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
