import type { MedusaContainer } from "@medusajs/framework/types"

type Settings = { facts(): Promise<{ name: string }> }

/** What the owner calls the shop, read from the settings now; the software's own name where nobody keeps settings. */
export const shopName = async (container: MedusaContainer): Promise<string> => {
  const settings = container.resolve<Settings | undefined>("shop_settings", { allowUnregistered: true })
  return (await settings?.facts())?.name ?? "Haat"
}
