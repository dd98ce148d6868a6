import { defineNav } from "@haat/sdk/storefront"

export default defineNav([{ place: "unlisted", to: "/report" }])
