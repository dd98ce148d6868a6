#!/usr/bin/env node
import { parseArgs } from "node:util"
import { httpServer } from "./http-server"
import { openSandbox } from "./index"

/** shiprocket-sandbox: serves the sandbox on this machine, and prints the settings of a shop that uses it. */

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8101" },
    /** address of the Medusa server, which gets the webhooks */
    shop: { type: "string", default: "http://localhost:9000" },
    "webhook-path": { type: "string", default: "/hooks/parcels" },
    secret: { type: "string", default: "sandbox-secret" },
  },
})
const { port, shop, secret, "webhook-path": webhookPath } = values
const sandbox = openSandbox({ secret, backendUrl: shop, webhookPath })
const server = httpServer(sandbox.mounts.shiprocket)

server.on("error", ({ message }) => {
  console.error(`The Shiprocket sandbox cannot use port ${port}: ${message}`)
  process.exit(1)
})
server.listen(Number(port), "127.0.0.1", () => {
  console.log(`SHIPROCKET_URL=http://127.0.0.1:${port}`)
  console.log(`SHIPROCKET_EMAIL=${sandbox.user.email}`)
  console.log(`SHIPROCKET_PASSWORD=${sandbox.user.password}`)
  console.log(`SHIPROCKET_WEBHOOK_TOKEN=${sandbox.user.webhookToken}`)
})

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0))
