import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8")
const compose = read("docker-compose.yml")
const dockerfile = read("Dockerfile")

it("docker compose takes no setting that .env.example does not describe", () => {
  const taken = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const described = read(".env.example")
  expect(taken.filter((name) => !new RegExp(`^# ${name}=`, "m").test(described))).toEqual([])
})

it("docker compose has no secret of its own", () => {
  const secrets = [...compose.matchAll(/\$\{(\w*(?:SECRET|PASSWORD)\w*)(:[-?][^}]*)\}/g)]
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter(([, , otherwise]) => otherwise !== ":-" && !otherwise.startsWith(":?"))).toEqual([])
})

it("docker compose opens no port but the shop's, and runs images of one version each", () => {
  expect(compose.match(/ports:.*/g)).toEqual([`ports: ["\${PORT:-8000}:8000"]`])
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image)
  expect(images.filter((image) => !/:[\w.-]*\d/.test(image) && !image.startsWith("haat-"))).toEqual([])
  expect(dockerfile.match(/^FROM \S+:.*$/gm)).toEqual([expect.stringMatching(/^FROM node:\d+\.\d+\.\d+-/)])
})

it("the Dockerfile names no workspace, and gives npm the package.json of each", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].map(([, sources]) => sources)
  expect(copied).toEqual(["."])
  expect(dockerfile).toContain("find . -name package.json -exec cp --parents {} /manifests")
  const folder = mkdtempSync(path.join(tmpdir(), "haat-manifests-"))
  try {
    for (const place of ["plugins/lamps", "backend"]) {
      mkdirSync(path.join(folder, "context", place), { recursive: true })
      writeFileSync(path.join(folder, "context", place, "package.json"), "{}")
    }
    writeFileSync(path.join(folder, "context/package-lock.json"), "{}")
    const [, copy] = /^RUN (mkdir \/manifests .*)$/m.exec(dockerfile) ?? []
    execFileSync("sh", ["-c", copy.replaceAll("/manifests", `${folder}/manifests`)], { cwd: `${folder}/context` })
    const given = readdirSync(path.join(folder, "manifests"), { recursive: true, encoding: "utf8" })
    expect(given.filter((file) => file.endsWith(".json")).sort()).toEqual([
      "backend/package.json",
      "package-lock.json",
      "plugins/lamps/package.json",
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it("the commands of the containers exist", () => {
  const programs = [...`${dockerfile}${compose}`.matchAll(/"node", "(?:\/haat\/)?([\w@./-]+)"/g)].map(
    ([, file]) => file,
  )
  const built = (file: string) => file.includes("/build/")
  expect(programs).toContain("scripts/migrate.mjs")
  expect(programs.filter((file) => !built(file) && !existsSync(path.join(ROOT, file)))).toEqual([])
})

it("containers run without root", () => {
  const targets = dockerfile.split(/^FROM /m).filter((stage) => /^CMD /m.test(stage))
  expect(targets).toHaveLength(3)
  for (const target of targets) expect(target).toMatch(/^USER node$/m)
})

const services = compose
  .slice(compose.indexOf("\nservices:"), compose.indexOf("\nconfigs:"))
  .split(/^ {2}(?=\w[\w-]*:$)/m)
  .slice(1)

it("every container has limits of memory and processors, and time to answer what it has begun", () => {
  expect(services.length).toBe(9)
  const shared = /^x-shop[\s\S]*?(?=^services:)/m.exec(compose)?.[0] ?? ""
  for (const service of services) {
    const text = service.includes("<<: *shop") ? service + shared : service
    expect(text).toMatch(/limits: \{ cpus: "\d+", memory: \d+[mg] \}/)
  }
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(compose) ?? []
  const [, requestMs] = /REQUESTS_GRACE_MS = ([\d_]+)/.exec(read("storefront/server/stopping.ts")) ?? []
  expect(Number(seconds) * 1_000).toBeGreaterThan(Number(requestMs.replaceAll("_", "")))
})

it("the shop never has the keys of the file store's own administrator", () => {
  const withRoot = services
    .filter((service) => /S3_ROOT_PASSWORD|s3-root/.test(service))
    .map((text) => text.split(":")[0])
  expect(withRoot).toEqual(["s3", "bucket"])
  const policy = JSON.parse(/content: \|\n([\s\S]*?)\n\n/.exec(compose)?.[1] ?? "")
  for (const { Action, Resource } of policy.Statement) {
    expect(
      Action.every((action: string) => /^s3:(Get|Put|Delete)Object$|^s3:(GetBucketLocation|ListBucket)$/.test(action)),
    ).toBe(true)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose's own way to write a setting
    expect(Resource.every((resource: string) => resource.startsWith("arn:aws:s3:::${S3_BUCKET:-haat}"))).toBe(true)
  }
})

it("systemd gives the shop longer to stop than its processes take", () => {
  const unit = read("ops/haat.service")
  const [, stopTimeout] = /STOP_TIMEOUT_MS = ([\d_]+)/.exec(read("scripts/run/processes.mjs")) ?? []
  // web tier, backend, sandbox, database
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]) * 1_000).toBeGreaterThan(
    4 * Number(stopTimeout.replaceAll("_", "")),
  )
  expect(existsSync(path.join(ROOT, /ExecStart=\S+ (\S+)/.exec(unit)?.[1] ?? "none"))).toBe(true)
})
