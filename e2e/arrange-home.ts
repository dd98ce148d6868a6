import { shop } from "@haat/testing"
import { expect } from "@playwright/test"

/** Arranges the sections of home as the owner; without any, all stand at their own places again. */
export async function arrangeHome(sections: object[]) {
  const owner = await (await shop()).admin()
  const { version } = (await owner.get("/back-office/home-page")).body
  expect((await owner.put("/back-office/home-page", { version, sections })).status).toBe(200)
}
