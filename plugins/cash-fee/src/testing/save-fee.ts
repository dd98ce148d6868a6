import type { TestShop } from "@haat/testing"
import { expect } from "vitest"

/** Saves the fee for cash on delivery, in rupees, as the owner. */
export async function saveFee(haat: TestShop, fee_rupees: number) {
  const owner = await haat.admin()
  const path = "/back-office/plugin-settings/cash-fee"
  const { version } = (await owner.get(path)).body
  const saved = await owner.put(path, { version, values: { fee_rupees } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}
