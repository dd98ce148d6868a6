import { defineSlot } from "@haat/sdk/storefront"
import { Heart } from "../heart.tsx"

export default defineSlot("card.corner", { order: 900, component: Heart })
