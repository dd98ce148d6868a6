import type { DemoData, DemoDrawing } from "@haat/sdk/server/demo-data"
import { PLUGINS, readBuilt } from "../plugins"
import { shadow, TINTS } from "./catalogue/backdrop"
import { cutOut } from "./catalogue/layer"
import { drawOnce } from "./draw-once"

/** Tools with which plugins draw their pictures. */
export const DRAWING: DemoDrawing = { tints: TINTS, cutOut, shadow, drawOnce }

/** Data of the demo shop that plugins bring, in load order. @throws Error for a demo-data.ts without `DEMO_DATA` */
export const pluginDemoData = (): DemoData[] =>
  PLUGINS.flatMap((plugin) => {
    const built = readBuilt(plugin, "demo-data") as { DEMO_DATA?: DemoData } | undefined
    if (built && !built.DEMO_DATA) throw new Error(`src/demo-data.ts of the plugin ${plugin.name} exports no DEMO_DATA`)
    return built?.DEMO_DATA ?? []
  })
