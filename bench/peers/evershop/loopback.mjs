import { Server } from "node:net"

/** Preloaded into a program that listens on every address of the machine: it listens on the loopback address alone. */
const { listen } = Server.prototype

Server.prototype.listen = function (port, ...rest) {
  const named = typeof port === "object" || typeof rest[0] === "string"
  return named ? listen.call(this, port, ...rest) : listen.call(this, port, "127.0.0.1", ...rest)
}
