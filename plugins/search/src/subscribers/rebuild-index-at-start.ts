import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { rebuildIndex } from "../indexer/index-writer"
import { SEARCH_STARTED } from "../modules/search/service"

/** Rebuilds the whole product index at every start, because events are lost when a process dies. */
export default async function rebuildIndexAtStart({ container }: SubscriberArgs<unknown>) {
  await rebuildIndex(container)
}

export const config: SubscriberConfig = {
  event: SEARCH_STARTED,
  // an id of earlier versions, in which the index belonged to the plugin catalog
  context: { subscriberId: "catalog-heal-at-start" },
}
