import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Shop } from "./shop"

const SOON = 100
const KEPT = ["orders", "payments", "refunds", "disputes", "answered", "pending"] as const

/** Keeps an account in a file, so that a shop that is opened again finds its payments where it left them. */
export class AccountFile {
  readonly #file: string
  #timer?: NodeJS.Timeout

  /** Fills `shop` with what was kept in the folder. */
  constructor(
    folder: string,
    readonly shop: Shop,
  ) {
    mkdirSync(folder, { recursive: true })
    this.#file = path.join(folder, "razorpay.json")
    if (!existsSync(this.#file)) return
    const kept = JSON.parse(readFileSync(this.#file, "utf8"))
    for (const name of KEPT) for (const [id, thing] of kept[name] ?? []) shop[name].set(id, thing)
  }

  /** Writes a moment later, once for everything that happens until then. */
  changed() {
    this.#timer ??= setTimeout(() => this.write(), SOON).unref()
  }

  write() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const kept = Object.fromEntries(KEPT.map((name) => [name, [...this.shop[name]]]))
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
