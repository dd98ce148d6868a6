import path from "node:path"
import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/**
 * npm run administrator: asks for a person's details and adds them as an administrator. With `-- lost-phone` it asks
 * for a username and switches off that person's two-step sign-in. The shop must be open.
 */

const PERSON = {
  username: "Username",
  email: "E-mail",
  first_name: "First name",
  last_name: "Last name",
  password: "Password",
}

const isLostPhone = process.argv[2] === "lost-phone"

try {
  await prepare()
  await build(["plugins", "backend"])
  const { toEnvironment, parseSettings } = await import("./settings.mjs")
  const { runningPostgres } = await import("./run/postgres.mjs")
  const { seed } = await import("./run/shop.mjs")
  const settings = parseSettings(process.env)
  const embedded = settings.DATABASE_URL ? null : await runningPostgres(path.join(settings.HAAT_HOME, "postgres"))
  const database = settings.DATABASE_URL ?? embedded?.("haat")
  if (!database) throw new StartError("The shop is closed: open it with npm start, then run this beside it.")
  const env = { ...toEnvironment(settings), DATABASE_URL: database }
  if (isLostPhone) {
    const { username } = await ask({ username: "Username" })
    await step("Switching off two-step sign-in", () => seed({ ...env, HAAT_LOST_PHONE_OF: username }, ["lost-phone"]))
    console.log(`${username} now signs in with the password only.`)
  } else {
    const person = await validatePerson(await ask(PERSON))
    await step("Adding the administrator", () =>
      seed({ ...env, HAAT_NEW_ADMINISTRATOR: JSON.stringify(person) }, ["administrator"]),
    )
    console.log(`${person.username} can sign in at /login.`)
  }
} catch (error) {
  explain(error)
}

/** Validates the details. @throws StartError with the first violated rule of sign-up */
async function validatePerson(person) {
  const { SignUp } = await import("@haat/accounts/contract")
  const { data, error } = SignUp.omit({ phone: true, terms: true }).safeParse(person)
  if (error) throw new StartError(`${error.issues[0].message}.`)
  return data
}

/** Asks the questions on the terminal, without echo for `password`. @param questions question by name of the answer */
async function ask(questions) {
  let hidden = false
  const screen = new Writable({
    write(chunk, _, done) {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output: screen, terminal: process.stdin.isTTY })
  const typed = terminal[Symbol.asyncIterator]()
  const responses = {}
  for (const [name, question] of Object.entries(questions)) {
    hidden = name === "password"
    process.stdout.write(`${question}: `)
    const { value, done } = await typed.next()
    if (done) throw new StartError(`These answers are needed: ${Object.values(questions).join(", ")}.`)
    responses[name] = value.trim()
  }
  terminal.close()
  console.log()
  return responses
}
