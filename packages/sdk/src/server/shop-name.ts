import type { MedusaContainer } from "@medusajs/framework/types"

type Settings = { facts(): Promise<{ name: string }> }

/** The shop's name by its current settings; the software's own name in a shop without the settings module. */
export const shopName = async (container: MedusaContainer): Promise<string> => {
  const settings = container.resolve<Settings | undefined>("shop_settings", { allowUnregistered: true })
  return (await settings?.facts())?.name ?? "Haat"
}
