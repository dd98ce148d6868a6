import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { refreshEverything } from "../indexer/index-writer"
import { SEARCH_STARTED } from "../modules/search/service"

/** Rebuilds the whole product index at every start, because events are lost when a process dies. */
export default async function healAtStart({ container }: SubscriberArgs<unknown>) {
  await refreshEverything(container)
}

export const config: SubscriberConfig = {
  event: SEARCH_STARTED,
  context: { subscriberId: "catalog-heal-at-start" },
}
