import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { DRAWING, pluginDemoData } from "./demo-data"

/**
 * Gives the demo shop the content of its plugins, such as banners and questions. Once only: what the owner deletes
 * stays deleted. A shop with goods of its own is not the demo shop.
 */
export async function seedContent(container: MedusaContainer) {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores()
  if (!store.metadata?.demo_catalogue || store.metadata.demo_content) return
  for (const { addContent } of pluginDemoData()) await addContent?.(container, DRAWING)
  await stores.updateStores(store.id, { metadata: { ...store.metadata, demo_content: "done" } })
}

/** Adds what the demo shop's people say, such as reviews. What has been said already is left alone. */
export async function seedOpinions(container: MedusaContainer) {
  for (const { addOpinions } of pluginDemoData()) await addOpinions?.(container)
}
