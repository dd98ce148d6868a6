import { createServer } from "node:http"
import * as freight from "@haat/freight/sandbox"
import * as mail from "@haat/mail/sandbox"
import * as shiprocket from "medusa-fulfillment-shiprocket/sandbox"
import * as razorpay from "medusa-payment-razorpay/sandbox"
import { listener } from "./listener.mjs"

/** Serves all vendors' sandboxes on one port, by the first part of the path, as in /razorpay/v1/orders. */

const {
  SANDBOX_HOME,
  SANDBOX_PORT = "8100",
  SANDBOX_SMTP_PORT = "8101",
  SANDBOX_SECRET,
  BACKEND_URL,
  HOST = "127.0.0.1",
} = process.env
if (!SANDBOX_SECRET) {
  console.error("The setting SANDBOX_SECRET is missing: shop and sandbox must share one.")
  process.exit(1)
}

const options = {
  secret: SANDBOX_SECRET,
  backendUrl: BACKEND_URL ?? "http://127.0.0.1:9000",
  smtpPort: Number(SANDBOX_SMTP_PORT),
  host: HOST,
  folder: SANDBOX_HOME,
}
const vendors = [razorpay, shiprocket, freight, mail].map(({ openSandbox }) => openSandbox(options))
const mounts = Object.assign({}, ...vendors.map((vendor) => vendor.mounts))

const server = createServer(listener(mounts))
server.on("error", (error) => {
  console.error(`The setting SANDBOX_PORT: ${error.message}.`)
  process.exit(1)
})
server.listen(Number(SANDBOX_PORT), HOST)

const shutDown = async () => {
  server.close()
  server.closeAllConnections()
  await Promise.all(vendors.map((vendor) => vendor.close?.()))
  process.exit(0)
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, shutDown)
