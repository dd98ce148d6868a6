import { plugins, resources } from "virtual:plugin-messages.hi"
import { messages as components } from "../components/messages.hi"
import { messages as join } from "../join/messages.hi"
import { messages as layout } from "../layout/messages.hi"
import { collectMessages } from "./collect-messages"
import type { english } from "./english"
import { raMessages } from "./ra-messages.hi"

/** All Hindi messages, loaded when Hindi is chosen; typed by the English ones. */
export const hindi: typeof english = {
  ra: raMessages,
  components,
  join,
  layout,
  resources: collectMessages({
    ...import.meta.glob(["../*/messages.hi.ts", "!../{components,join,layout}/messages.hi.ts"], { eager: true }),
    ...resources,
  }),
  plugins,
}
