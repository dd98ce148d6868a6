import { defineNav } from "@haat/sdk/storefront"
import { Bookmark } from "lucide-react"
import { V1_NOTES } from "./messages.ts"

export default defineNav([
  { place: "navigation", to: "/v1-notes", text: V1_NOTES.title, icon: Bookmark, who: "shopper" },
])
