import type { Page } from "@playwright/test"
import { expect } from "./shop-test.ts"

type Move = { key: "ArrowUp" | "ArrowLeft"; from: number; to: number; of: number }

/**
 * Moves what has this name in a list that is reordered, with Space, one arrow key and Space. An arrow in the moment
 * after the lifting comes before the library listens for it: then it is pressed again, as who sees nothing move would.
 */
export const moveWithKeys = async (page: Page, name: string, { key, from, to, of }: Move) => {
  const over = (place: number) => page.getByText(`${name} is over place ${place} of ${of}.`)
  await page.getByRole("button", { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press("Space")
  await expect(over(from)).toBeAttached()
  await expect(async () => {
    if (await over(from).count()) await page.keyboard.press(key)
    await expect(over(to)).toBeAttached({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press("Space")
}
