import { createInterface } from "node:readline"

const report = (error) => console.log(JSON.stringify({ ran: true, error }))

/**
 * Runs the scripts that its input names, a line of JSON each, until the input ends; for `medusa exec`
 * (run-in-medusa.ts).
 */
export default async function runScripts({ container }) {
  report()
  for await (const line of createInterface({ input: process.stdin })) {
    const { script, args } = JSON.parse(line)
    await import(script)
      .then(({ default: run }) => run({ container, args }))
      .then(
        () => report(),
        ({ stack }) => report(stack),
      )
  }
}
