import { spawn } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { shop } from "@haat/testing"
import { authenticator } from "@haat/testing/authenticator"
import { expect, it } from "vitest"
import { runningShop } from "../testing/running-shop.ts"
import { ROOT } from "./run/root.mjs"

/** Types the replies to what `npm run administrator` asks, beside the open shop. */
async function administrator(args: string[], responses: string[]) {
  const script = spawn(process.execPath, [path.join(ROOT, "scripts/administrator.mjs"), ...args], {
    env: {
      PATH: process.env.PATH,
      HAAT_BUILT: "yes",
      HAAT_HOME: mkdtempSync(path.join(tmpdir(), "haat-administrator-")),
      DATABASE_URL: runningShop().databaseUrl,
    },
  })
  let printed = ""
  for (const output of [script.stdout, script.stderr]) output.on("data", (part) => (printed += part))
  script.stdin.end(responses.map((response) => `${response}\n`).join(""))
  const code = await new Promise((resolve) => script.on("close", resolve))
  return { code, printed }
}

it("npm run administrator -- lost-phone switches off the two-step sign-in of a member of staff", async () => {
  const haat = await shop()
  const member = await haat.staff("owner")
  const { key } = (await member.post("/auth/second-factor", {})).body
  await member.post("/auth/second-factor/confirm", { code: await authenticator(key).code() })
  const { username, password } = member
  const signIn = async () => (await haat.guest().post("/auth/sign-in", { username, password })).body
  expect(await signIn()).toEqual({ second_factor: true })

  const [{ code, printed }, unknown] = await Promise.all(
    [username, "nobodyatall"].map((response) => administrator(["lost-phone"], [response])),
  )
  expect(code, printed).toBe(0)
  expect(printed).toContain(`${username} now signs in with the password only.`)
  expect((await signIn()).person.id).toBe(member.id)

  expect(unknown.code).toBe(1)
  expect(unknown.printed).toContain("Nobody who works here has the username nobodyatall")
}, 240_000)
