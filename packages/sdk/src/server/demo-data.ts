import type { MedusaContainer } from "@medusajs/framework/types"

/** A picture as bare pixels. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 4 } }

/** Tools with which the pictures of the demo shop are drawn, so that they look alike. */
export type DemoDrawing = {
  /** colours of a backdrop: wall, its shade, the table */
  tints: { light: string; deep: string; table: string }[]
  /** returns an emoji, named by its code point, as large as fits a square `box` */
  cutOut(emoji: string, size: { box: number }): Promise<Pixels>
  /** returns a soft contact shadow */
  shadow(width: number, height: number): Promise<Pixels>
  /** returns the files that `draw` gives, drawn once and kept by name */
  drawOnce(name: string, draw: () => Promise<Buffer[]>): Promise<Buffer[]>
}

/** A large shop. `people` names a table with its customers: n from 1 on, `key` of their ids `cus_large…`, at. */
export type LargeShop = { people: string; customers: number; products: number }

/** Data that a plugin adds to the demo shop, as its src/demo-data.ts exports it by the name `DEMO_DATA`. */
export type DemoData = {
  /** lists what draws a picture that `addContent` needs, to be run while the database is migrated */
  listDrawings?(drawing: DemoDrawing): (() => Promise<unknown>)[]
  /** adds what an owner enters, once, when the shop has its products and no orders yet */
  addContent?(container: MedusaContainer, drawing: DemoDrawing): Promise<void>
  /** adds what shoppers enter, after their orders; run again, it changes nothing */
  addOpinions?(container: MedusaContainer): Promise<void>
  /** lists statements that fill the tables of a large shop, whose products are `prod_large000001` and so on */
  fillStatements?(shop: LargeShop): string[]
}
