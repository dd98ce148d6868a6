import { defineNav } from "@haat/sdk/storefront"
import { Bookmark } from "lucide-react"
import { __PLUGIN__ } from "./messages.ts"

export default defineNav([
  { place: "navigation", to: "/__name__", text: __PLUGIN__.title, icon: Bookmark, who: "shopper" },
])
