import { sdk } from "../../../lib/backend/sdk.ts"

/** Saves everything that the shop holds about the signed-in shopper as a file. */
export async function downloadData() {
  const data = await sdk.client.fetch<object>("/store/personal-data")
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" })
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = "my-data.json"
  link.click()
  // the browser has taken the file over by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
