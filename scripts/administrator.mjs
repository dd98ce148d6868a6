import path from "node:path"
import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { explain, Sentence } from "./run/sentence.mjs"

/** npm run administrator: asks for a person and lets them into the back office. The shop must have been started once. */

try {
  await prepare()
  await build(["plugins", "backend"])
  const { environmentOf, parseSettings } = await import("./settings.mjs")
  const { runningPostgres } = await import("./run/postgres.mjs")
  const { seed } = await import("./run/shop.mjs")
  const settings = parseSettings(process.env)
  const embedded = settings.DATABASE_URL ? null : await runningPostgres(path.join(settings.HAAT_HOME, "postgres"))
  const database = settings.DATABASE_URL ?? embedded?.("haat")
  if (!database) throw new Sentence("The shop is closed: open it with npm start, then run this beside it.")
  const person = await checked(await ask())
  const env = {
    ...environmentOf(settings),
    DATABASE_URL: database,
    HAAT_NEW_ADMINISTRATOR: JSON.stringify(person),
  }
  await step("Letting them in", () => seed(env, ["administrator"]))
  console.log(`${person.username} can sign in at /login.`)
} catch (error) {
  explain(error)
}

/** @throws Sentence with the first rule of sign-up that is broken */
async function checked(person) {
  const { SignUp } = await import("@haat/accounts/contract")
  const { data, error } = SignUp.omit({ phone: true, terms: true }).safeParse(person)
  if (error) throw new Sentence(`${error.issues[0].message}.`)
  return data
}

async function ask() {
  let hidden = false
  const screen = new Writable({
    write(chunk, _, done) {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output: screen, terminal: process.stdin.isTTY })
  const answers = terminal[Symbol.asyncIterator]()
  const answer = async (question) => {
    process.stdout.write(`${question}: `)
    const { value, done } = await answers.next()
    if (done) throw new Sentence("Five answers are needed: username, e-mail, first name, last name, password.")
    return value.trim()
  }
  const person = {
    username: await answer("Username"),
    email: await answer("E-mail"),
    first_name: await answer("First name"),
    last_name: await answer("Last name"),
  }
  hidden = true
  person.password = await answer("Password")
  terminal.close()
  console.log()
  return person
}
