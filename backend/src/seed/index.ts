import type { ExecArgs } from "@medusajs/framework/types"
import { seedEngine } from "./engine"

/** Fills an empty shop; run by `medusa exec`. Running it again changes nothing. */
export default async function seed({ container }: ExecArgs) {
  await seedEngine(container)
}
