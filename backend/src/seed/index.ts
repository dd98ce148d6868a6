import type { ExecArgs } from "@medusajs/framework/types"
import { seedCatalogue } from "./catalogue"
import { seedEngine } from "./engine"
import { seedPeople } from "./people"
import { seedTestAdministrator } from "./test-administrator"

/**
 * Sets the shop up; run by `medusa exec`. Running it again changes nothing.
 * Arguments: "demo" fills an empty shop with the demo goods and people; "tests" adds the tests' administrator.
 */
export default async function seed({ container, args }: ExecArgs) {
  await seedEngine(container)
  if (args.includes("demo")) {
    await seedCatalogue(container)
    await seedPeople(container)
  }
  if (args.includes("tests")) await seedTestAdministrator(container)
}
