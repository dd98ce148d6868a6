#!/usr/bin/env node
import { parseArgs } from "node:util"
import { httpServer } from "./http-server"
import { openSandbox } from "./index"

/** razorpay-sandbox: serves the sandbox on this machine, and prints the settings of a shop that uses it. */

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8100" },
    /** address of the Medusa server, which gets the webhooks */
    shop: { type: "string", default: "http://localhost:9000" },
    secret: { type: "string", default: "sandbox-secret" },
    /** folder that keeps the payments until the next start */
    folder: { type: "string" },
  },
})
const { port, secret, shop, folder } = values
const sandbox = openSandbox({ secret, backendUrl: shop, folder })
const server = httpServer(sandbox.mounts.razorpay)

server.on("error", ({ message }) => {
  console.error(`The Razorpay sandbox cannot use port ${port}: ${message}`)
  process.exit(1)
})
server.listen(Number(port), "127.0.0.1", () => {
  console.log(`RAZORPAY_URL=http://127.0.0.1:${port}`)
  console.log(`RAZORPAY_KEY_ID=${sandbox.keys.id}`)
  console.log(`RAZORPAY_KEY_SECRET=${sandbox.keys.secret}`)
  console.log(`RAZORPAY_WEBHOOK_SECRET=${sandbox.keys.webhook}`)
})

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await sandbox.close()
    process.exit(0)
  })
