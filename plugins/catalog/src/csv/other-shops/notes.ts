import type { MovedNotes } from "../../contract"
import type { Table } from "../read-table"
import type { ForeignRow } from "./foreign-rows"
import type { Mapping } from "./targets"

/** Collects what an import leaves out of another shop's file or changes. */
export class Notes {
  private readonly counts = new Map<keyof MovedNotes["counts"], number>()
  private readonly rows: number[] = []
  private readonly columns: string[]

  constructor({ header, records }: Table, mapping: Mapping) {
    this.columns = header.filter((name, at) => name && !mapping[at] && records.some(({ cells }) => cells[at]))
  }

  count(what: keyof MovedNotes["counts"]) {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  leaveOutRow({ line }: ForeignRow) {
    this.rows.push(line)
  }

  list(): MovedNotes {
    return { columns: this.columns, rows: this.rows, counts: Object.fromEntries(this.counts) }
  }
}
