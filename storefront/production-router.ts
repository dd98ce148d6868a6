import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const production = (name: string) =>
  fileURLToPath(new URL(`../production/${name}.mjs`, import.meta.resolve("react-router")))

/** Bundles React Router's production code for browsers; its package exports only the development code to bundlers. */
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
