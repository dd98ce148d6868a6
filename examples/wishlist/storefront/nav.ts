import { defineNav } from "@haat/sdk/storefront"
import { Heart } from "lucide-react"
import { WISHLIST } from "./messages.ts"

export default defineNav([{ place: "navigation", to: "/wishlist", text: WISHLIST.title, icon: Heart, who: "shopper" }])
