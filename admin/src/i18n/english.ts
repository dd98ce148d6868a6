import { plugins, resources } from "virtual:plugin-messages"
import raMessages from "ra-language-english"
import { messages as components } from "../components/messages"
import { messages as join } from "../join/messages"
import { messages as layout } from "../layout/messages"
import { collectMessages } from "./collect-messages"

/** All English messages: react-admin's, those that the specification replaces, and each resource's. */
export const english = {
  ...raMessages,
  ra: {
    ...raMessages.ra,
    action: { ...raMessages.ra.action, open_menu: "Open the menu", close_menu: "Collapse the menu" },
    navigation: {
      ...raMessages.ra.navigation,
      skip_nav: "Skip to the content",
      page_range_info: "%{offsetBegin}–%{offsetEnd} of %{total}",
    },
  },
  components,
  join,
  layout,
  resources: collectMessages({
    ...import.meta.glob(["../*/messages.ts", "!../{components,join,layout}/messages.ts"], { eager: true }),
    ...resources,
  }),
  plugins,
}
