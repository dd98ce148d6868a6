import { createServer } from "node:net"

/** Below the ports that the system gives to connections, of which one may be taken before a server listens on it. */
const [FIRST, LAST] = [20_000, 32_000]
const given = new Set()

/** A port nobody listens on just now, by chance, and another one each time. */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (given.has(port) || !(await portIsFree(port, "127.0.0.1"))) continue
    given.add(port)
    return port
  }
}

/** True when a server could listen on the port of the address `host`. */
export function portIsFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
