import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run sdk-report: writes what the contract with plugins covers, and raises the version of the SDK. With `-- freeze
 * v1` it freezes the plugin that stands for a contract.
 */

try {
  await prepare()
  const [verb, version] = process.argv.slice(2)
  const { freezePlugin } = await import("./run/sdk-report/frozen-plugins.mjs")
  const { writeSdkReport } = await import("./run/sdk-report/sdk-report.mjs")
  console.log(verb === "freeze" ? freezePlugin(version) : await writeSdkReport())
} catch (error) {
  explain(error)
}
