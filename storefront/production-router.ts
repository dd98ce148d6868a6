import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const production = (name: string) =>
  fileURLToPath(new URL(`../production/${name}.mjs`, import.meta.resolve("react-router")))

/** What browsers are given of React Router is its production code; its package offers bundlers the other only. */
export const productionRouter = (): Plugin => {
  const files: Record<string, string> = {
    "react-router": production("index"),
    "react-router/dom": production("dom-export"),
  }
  return {
    name: "haat:production-router",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      return this.environment.name === "client" ? files[id] : undefined
    },
  }
}
