import { randomBytes } from "node:crypto"
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseSettings as parse, requireStrongSecret, VENDOR_KEYS } from "@haat/sdk/server/operations/settings"
import { portIsFree } from "./run/free-port.mjs"
import { ROOT } from "./run/root.mjs"
import { StartError } from "./run/start-error.mjs"

const LOOPBACK = "127.0.0.1"

/**
 * Parses the settings of the shop; an empty value counts as missing. `.env.example` describes each.
 * @throws StartError for the first invalid setting
 */
export function parseSettings(values) {
  try {
    return completeSettings(parse(values))
  } catch (error) {
    throw new StartError(error.message)
  }
}

function completeSettings(settings) {
  // Web tier and backend serve their metrics on separate ports.
  if (settings.METRICS_PORT) settings.BACKEND_METRICS_PORT ??= settings.METRICS_PORT + 1
  const production = settings.NODE_ENV === "production"
  if (production) for (const name of ["JWT_SECRET", "COOKIE_SECRET"]) requireStrongSecret(name, settings[name])
  if (production && settings.PROXY_SECRET) requireStrongSecret("PROXY_SECRET", settings.PROXY_SECRET)
  const sandbox = needsSandbox(settings, production)
  requireOwnPorts(settings, listPorts({ ...settings, sandbox }))
  return { ...settings, production, sandbox, HAAT_HOME: path.resolve(ROOT, settings.HAAT_HOME) }
}

/** Returns whether the sandbox replaces a third party. @throws Error when keys are missing and the sandbox is off */
function needsSandbox(settings, production) {
  const missing = Object.entries(VENDOR_KEYS).filter(([, [key]]) => !settings[key])
  if (!missing.length) return false
  if (settings.SANDBOX === "off" || (production && settings.SANDBOX !== "on")) {
    const [[vendor, [key]]] = missing
    throw new Error(`The setting ${key} is missing: set the keys of ${vendor}, or use the sandbox with SANDBOX=on.`)
  }
  return true
}

const listPorts = ({ sandbox, METRICS_PORT, BACKEND_METRICS_PORT }) => [
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

/** Reads the settings of this process, and checks that the data folder is writable and the ports are free. */
export async function readSettings() {
  const settings = parseSettings(process.env)
  openHome(settings)
  await requireFreePorts(settings)
  return settings
}

/** Returns the environment of the shop's processes: settings as text, secrets, and the sandbox's URL. */
export function toEnvironment({ production, sandbox, ...settings }) {
  const values = { ...settings, ...readSecrets({ production, sandbox, ...settings }) }
  if (sandbox) values.SANDBOX_URL = `http://127.0.0.1:${settings.SANDBOX_PORT}`
  if (!production) values.SANDBOX_MAILBOX = "open"
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Creates the data folder. @throws StartError when it is not writable */
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

/** Replaces Node's recursive mkdir, which never returns on file systems such as /proc that reject with ENOENT. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** @throws StartError naming the setting whose port is taken */
async function requireFreePorts(settings) {
  for (const name of listPorts(settings))
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
 * Returns the secrets. Missing ones are generated once and stored in the data folder, so that sessions survive a
 * restart. In production JWT_SECRET and COOKIE_SECRET must be configured; PROXY_SECRET is used on this machine only.
 */
function readSecrets({ production, sandbox, HAAT_HOME, JWT_SECRET, COOKIE_SECRET, PROXY_SECRET }) {
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
