import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { command } from "../../scripts/run/command.mjs"
import { step } from "../../scripts/run/progress.mjs"
import { ROOT } from "../../scripts/run/root.mjs"
import { type PackedProvider, PROVIDERS } from "./pack-providers.ts"
import { projectEnv } from "./project-env.ts"
import { readmeBlock, readmeModules } from "./readme.ts"

/** Packages of a new Medusa project without the admin, at the versions of the lock file. */
const PACKAGES = ["@medusajs/cli", "@medusajs/framework", "@medusajs/medusa"]
const DEV_PACKAGES = ["@swc/core", "@types/node", "ts-node", "typescript"]

const config = (modules: string) => `import { defineConfig } from "@medusajs/framework/utils"

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: "http://localhost",
      adminCors: "http://localhost",
      authCors: "http://localhost",
      jwtSecret: "a secret of the bare shop",
      cookieSecret: "another secret of the bare shop",
    },
  },
  admin: { disable: true },
  modules: [
${modules}  ],
})
`

/** As in Medusa's own starter. */
const TSCONFIG = {
  compilerOptions: {
    target: "ES2021",
    module: "Node16",
    moduleResolution: "Node16",
    esModuleInterop: true,
    emitDecoratorMetadata: true,
    experimentalDecorators: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    resolveJsonModule: true,
    forceConsistentCasingInFileNames: true,
  },
  "ts-node": { swc: true },
  include: ["**/*"],
  exclude: ["node_modules"],
}

/** Fails to compile where the packages' declarations are missing or say less than they should. */
const TYPES = `import { accountOf } from "medusa-fulfillment-shiprocket"
import { openSandbox as openCarrier } from "medusa-fulfillment-shiprocket/sandbox"
import { isSigned, type RazorpayClient } from "medusa-payment-razorpay"
import { RazorpayPayment } from "medusa-payment-razorpay/replies"
import { openSandbox } from "medusa-payment-razorpay/sandbox"

export const isRight: boolean = isSigned("text", "signature", "secret")
export const findReceipt = async (client: RazorpayClient) => (await client.findOrder("order_A")).receipt?.length
export const readAmount = (value: unknown): number => RazorpayPayment.parse(value).amount
export const respond: (request: Request) => Promise<Response> = openSandbox({ secret: "s", backendUrl: "http://a" })
  .mounts.razorpay
export const carrier: (request: Request) => Promise<Response> = openCarrier({ secret: "s" }).mounts.shiprocket
// @ts-expect-error an order is found by its id, a text
export const order = (client: RazorpayClient) => client.findOrder(1)
// @ts-expect-error an account has a user
accountOf({ url: "http://a" })
`

/**
 * Writes a bare Medusa project with the packed providers, and installs it with npm. Its medusa-config.ts has the lines
 * of their READMEs, and its only route is the one of the carrier's README.
 */
export async function makeProject(folder: string, packed: PackedProvider[]) {
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const { packages } = JSON.parse(await readFile(path.join(ROOT, "package-lock.json"), "utf8"))
  const locked = (names: string[]) => names.map((name) => [name, packages[`node_modules/${name}`].version])
  const manifest = {
    name: "bare-shop",
    private: true,
    dependencies: Object.fromEntries([
      ...locked(PACKAGES),
      ...packed.map(({ name, tarball }) => [name, `file:${tarball}`]),
    ]),
    devDependencies: Object.fromEntries(locked(DEV_PACKAGES)),
  }
  await write("package.json", JSON.stringify(manifest, null, 2))
  await write("tsconfig.json", JSON.stringify(TSCONFIG, null, 2))
  await write("medusa-config.ts", config(PROVIDERS.map(readmeModules).join("")))
  await write(
    "src/api/hooks/parcels/route.ts",
    readmeBlock("medusa-fulfillment-shiprocket", "export async function POST"),
  )
  await write("src/types.ts", TYPES)
  await step("Installing a bare Medusa project (npm)", () =>
    command("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: folder, env: projectEnv() }),
  )
}
