import type { MedusaContainer } from "@medusajs/framework/types"

type Settings = { facts(): Promise<{ name: string }> }

/** Reads the shop's current name; returns "Haat" when the settings module is not installed. */
export const shopName = async (container: MedusaContainer): Promise<string> => {
  const settings = container.resolve<Settings | undefined>("shop_settings", { allowUnregistered: true })
  return (await settings?.facts())?.name ?? "Haat"
}
