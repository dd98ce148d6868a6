import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8")
const compose = read("docker-compose.yml")
const dockerfile = read("Dockerfile")

const workspaces = (JSON.parse(read("package.json")).workspaces as string[]).flatMap((place) =>
  place.endsWith("/*")
    ? readdirSync(path.join(ROOT, place.slice(0, -2)), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${place.slice(0, -1)}${name}`)
    : [place],
)

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

it("the Dockerfile copies what is there, and every workspace's package.json", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) => sources.split(" "))
  expect(copied.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([])
  expect(workspaces.filter((place) => !copied.includes(`${place}/package.json`))).toEqual([])
})

it("what the containers run is there", () => {
  const programs = [...`${dockerfile}${compose}`.matchAll(/"node", "(?:\/haat\/)?([\w@./-]+)"/g)].map(
    ([, file]) => file,
  )
  const built = (file: string) => file.includes("/build/")
  expect(programs).toContain("scripts/migrate.mjs")
  expect(programs.filter((file) => !built(file) && !existsSync(path.join(ROOT, file)))).toEqual([])
})

it("containers run as nobody in particular", () => {
  const targets = dockerfile.split(/^FROM /m).filter((stage) => /^CMD /m.test(stage))
  expect(targets).toHaveLength(3)
  for (const target of targets) expect(target).toMatch(/^USER node$/m)
})
