import type { ExecArgs } from "@medusajs/framework/types"
import { seedAdministrator } from "./administrator"
import { seedCatalogue } from "./catalogue"
import { seedContent, seedOpinions } from "./content"
import { seedEngine } from "./engine"
import { fillLargeShop } from "./large/fill-large-shop"
import { seedOffers } from "./offers"
import { seedPeople } from "./people"
import { removeLostSecondFactor } from "./second-factor"
import { seedTaxes } from "./taxes"

/**
 * Sets the shop up; run by `medusa exec`. Running it again changes nothing.
 * Arguments: "demo" fills an empty shop with the demo goods and people; "large" adds thousands of them, "products=500",
 * "orders=500" and "customers=500" so many, with "variants" each product in ten; "administrator" makes the one of
 * HAAT_NEW_ADMINISTRATOR; "lost-phone" switches off the second factor of HAAT_LOST_PHONE_OF.
 */
export default async function seed({ container, args }: ExecArgs) {
  await seedEngine(container)
  if (args.includes("demo")) {
    await seedCatalogue(container)
    await seedContent(container)
    await seedOffers(container)
    await seedTaxes(container)
    await seedPeople(container)
    await seedOpinions(container)
  }
  if (args.includes("large"))
    await fillLargeShop(container, {
      varied: args.includes("variants"),
      products: numberIn(args, "products"),
      orders: numberIn(args, "orders"),
      customers: numberIn(args, "customers"),
    })
  if (args.includes("administrator")) await seedAdministrator(container)
  if (args.includes("lost-phone")) await removeLostSecondFactor(container)
}

/** The number of an argument like "orders=500"; 0 without it. */
const numberIn = (args: string[], name: string) =>
  Number(args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1)) || 0
