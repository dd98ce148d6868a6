import { randomBytes } from "node:crypto"
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { portIsFree } from "./run/free-port.mjs"
import { ROOT } from "./run/root.mjs"
import { Sentence } from "./run/sentence.mjs"

const port = (fallback) =>
  z.coerce
    .number("must be a number between 1 and 65535")
    .int("must be a whole number")
    .min(1, "must be between 1 and 65535")
    .max(65535, "must be between 1 and 65535")
    .default(fallback)

const Settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port(8000),
  BACKEND_PORT: port(9000),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be an address like https://shop.example.in" }).optional(),
  HAAT_HOME: z.string().default(".haat"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, "must be an address like postgres://user:password@host:5432/haat")
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, "must be an address like redis://host:6379")
    .optional(),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_[A-Za-z0-9_]{3,100}$/, "must start with pk_ and hold only letters, digits and _")
    .default("pk_haat_storefront"),
  RATE_LIMIT_FACTOR: z.coerce.number("must be a number").positive("must be greater than 0").default(1),
  JWT_SECRET: z.string().optional(),
  COOKIE_SECRET: z.string().optional(),
})

export const SETTING_NAMES = Object.keys(Settings.shape)

/**
 * The settings of the whole shop from `values` (an empty one counts as not given); `.env.example` describes each.
 * @throws Sentence naming the first that is wrong
 */
export function parseSettings(values) {
  const result = Settings.safeParse(Object.fromEntries(Object.entries(values).filter(([, value]) => value)))
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Sentence(`The setting ${issue.path[0]} ${issue.message}.`)
  }
  const settings = result.data
  const production = settings.NODE_ENV === "production"
  if (production) for (const name of ["JWT_SECRET", "COOKIE_SECRET"]) refuseWeakSecret(name, settings[name])
  if (settings.PORT === settings.BACKEND_PORT)
    throw new Sentence(`The settings PORT and BACKEND_PORT are both ${settings.PORT}: give each its own.`)
  return { ...settings, production, HAAT_HOME: path.resolve(ROOT, settings.HAAT_HOME) }
}

function refuseWeakSecret(name, secret = "") {
  if (secret.length < 32)
    throw new Sentence(`The setting ${name} must hold at least 32 random characters in production.`)
  if (/secret|changeme|password|demo|example/i.test(secret) || new Set(secret).size < 10)
    throw new Sentence(`The setting ${name} is easy to guess: give it at least 32 random characters.`)
}

/** The settings of this process, with the folder, ports and secrets a shop needs before anything starts. */
export async function readSettings() {
  const settings = parseSettings(process.env)
  openHome(settings)
  await refuseBusyPorts(settings)
  return { ...settings, ...keptSecrets(settings) }
}

/** Makes the data folder and proves that it can be written. */
function openHome({ HAAT_HOME }) {
  try {
    makeFolder(HAAT_HOME)
    accessSync(HAAT_HOME, constants.W_OK | constants.X_OK)
  } catch {
    throw new Sentence(
      `The data folder ${HAAT_HOME} cannot be written: make it writable, or set HAAT_HOME to another folder.`,
    )
  }
}

/** Node's own recursive mkdir never returns on file systems such as /proc that refuse with ENOENT. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** @throws Sentence naming the setting whose port is taken */
async function refuseBusyPorts(settings) {
  for (const name of ["PORT", "BACKEND_PORT"])
    if (!(await portIsFree(settings[name])))
      throw new Sentence(
        `Port ${settings[name]} is in use by another program: stop that program, or set ${name} to another port.`,
      )
}

/** Secrets of a shop that is not in production: made once and kept in the data folder, so that sign-ins outlive a restart. */
function keptSecrets({ production, HAAT_HOME, JWT_SECRET, COOKIE_SECRET }) {
  if (production) return { JWT_SECRET, COOKIE_SECRET }
  const file = path.join(HAAT_HOME, "secrets.json")
  if (!existsSync(file)) {
    const random = () => randomBytes(32).toString("base64url")
    writeFileSync(file, JSON.stringify({ JWT_SECRET: random(), COOKIE_SECRET: random() }), { mode: 0o600 })
  }
  const kept = JSON.parse(readFileSync(file, "utf8"))
  return { JWT_SECRET: JWT_SECRET ?? kept.JWT_SECRET, COOKIE_SECRET: COOKIE_SECRET ?? kept.COOKIE_SECRET }
}
