import { randomBytes } from "node:crypto"
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseSettings as parse, requireStrongSecret, VENDOR_KEYS } from "@haat/sdk/server/operations/settings"
import { portIsFree } from "./run/free-port.mjs"
import { ROOT } from "./run/root.mjs"
import { StartError } from "./run/start-error.mjs"

const LOOPBACK = "127.0.0.1"

/**
 * The settings of the whole shop from `values` (an empty one counts as not given); `.env.example` describes each.
 * @throws StartError naming the first that is wrong
 */
export function parseSettings(values) {
  try {
    return checkedSettings(parse(values))
  } catch (error) {
    throw new StartError(error.message)
  }
}

function checkedSettings(settings) {
  // the web tier and the backend serve their metrics on ports of their own
  if (settings.METRICS_PORT) settings.BACKEND_METRICS_PORT ??= settings.METRICS_PORT + 1
  const production = settings.NODE_ENV === "production"
  if (production) for (const name of ["JWT_SECRET", "COOKIE_SECRET"]) requireStrongSecret(name, settings[name])
  if (production && settings.PROXY_SECRET) requireStrongSecret("PROXY_SECRET", settings.PROXY_SECRET)
  const sandbox = needsSandbox(settings, production)
  requireOwnPorts(settings, portsOf({ ...settings, sandbox }))
  return { ...settings, production, sandbox, HAAT_HOME: path.resolve(ROOT, settings.HAAT_HOME) }
}

/** @throws an Error when a third party has neither keys nor leave to be played by the sandbox */
function needsSandbox(settings, production) {
  const missing = Object.entries(VENDOR_KEYS).filter(([, [key]]) => !settings[key])
  if (!missing.length) return false
  if (settings.SANDBOX === "off" || (production && settings.SANDBOX !== "on")) {
    const [[vendor, [key]]] = missing
    throw new Error(
      `The setting ${key} is missing: give the keys of ${vendor}, or let the sandbox play it with SANDBOX=on.`,
    )
  }
  return true
}

const portsOf = ({ sandbox, METRICS_PORT, BACKEND_METRICS_PORT }) => [
  "PORT",
  "BACKEND_PORT",
  ...(sandbox ? ["SANDBOX_PORT", "SANDBOX_SMTP_PORT"] : []),
  ...(METRICS_PORT ? ["METRICS_PORT"] : []),
  ...(BACKEND_METRICS_PORT ? ["BACKEND_METRICS_PORT"] : []),
]

function requireOwnPorts(settings, names) {
  for (const [index, name] of names.entries()) {
    const earlier = names.slice(0, index).find((other) => settings[other] === settings[name])
    if (earlier) throw new Error(`The settings ${earlier} and ${name} are both ${settings[name]}: give each its own.`)
  }
}

/** The settings of this process, once the data folder can be written and the ports are free. */
export async function readSettings() {
  const settings = parseSettings(process.env)
  openHome(settings)
  await requireFreePorts(settings)
  return settings
}

/** Environment of the shop's processes: the settings as text, the secrets, and the sandbox's address. */
export function environmentOf({ production, sandbox, ...settings }) {
  const values = { ...settings, ...keptSecrets({ production, sandbox, ...settings }) }
  if (sandbox) values.SANDBOX_URL = `http://127.0.0.1:${settings.SANDBOX_PORT}`
  if (!production) values.SANDBOX_MAILBOX = "open"
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Makes the data folder and proves that it can be written. */
function openHome({ HAAT_HOME }) {
  try {
    makeFolder(HAAT_HOME)
    accessSync(HAAT_HOME, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `The data folder ${HAAT_HOME} cannot be written: make it writable, or set HAAT_HOME to another folder.`,
    )
  }
}

/** Node's own recursive mkdir never returns on file systems such as /proc that reject with ENOENT. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** @throws StartError naming the setting whose port is taken */
async function requireFreePorts(settings) {
  for (const name of portsOf(settings))
    if (
      !(await portIsFree(
        settings[name],
        {
          PORT: settings.HOST,
          BACKEND_PORT: settings.BACKEND_HOST,
          METRICS_PORT: settings.METRICS_HOST,
          BACKEND_METRICS_PORT: settings.METRICS_HOST,
        }[name] ?? LOOPBACK,
      ))
    )
      throw new StartError(
        `Port ${settings[name]} is in use by another program: stop that program, or set ${name} to another port.`,
      )
}

/**
 * Secrets that were not configured: made once and kept in the data folder, so that sign-ins outlive a restart. In
 * production the two that sign must be configured; the one that web tier and backend share is of no use outside this
 * machine.
 */
function keptSecrets({ production, sandbox, HAAT_HOME, JWT_SECRET, COOKIE_SECRET, PROXY_SECRET }) {
  const given = { JWT_SECRET, COOKIE_SECRET, PROXY_SECRET }
  const wanted = production ? ["PROXY_SECRET"] : Object.keys(given)
  if (sandbox) wanted.push("SANDBOX_SECRET")
  const file = path.join(HAAT_HOME, "secrets.json")
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  const missing = wanted.filter((name) => !given[name] && !kept[name])
  for (const name of missing) kept[name] = randomBytes(32).toString("base64url")
  if (missing.length) writeFileSync(file, JSON.stringify(kept), { mode: 0o600 })
  return Object.fromEntries([...Object.keys(given), ...wanted].map((name) => [name, given[name] ?? kept[name]]))
}
