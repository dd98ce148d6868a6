import type { Documented } from "../operation"

type Rest = Pick<Documented, "params" | "query" | "body" | "reply" | "status" | "description" | "refusals">

/** "POST /store/cart/merge", for whom, what it does, and what else is to be known of it */
export type Row = [line: string, who: Documented["who"], summary: string, rest: Rest]

/** A store route of ours for each row. */
export const rowsOf = (subject: string, rows: Row[]): Documented[] =>
  rows.map(([line, who, summary, rest]) => {
    const [method, path] = line.split(" ")
    return { method, path, tag: `Store: ${subject}`, who, summary, ...rest }
  })

export const TOO_OFTEN = { 429: "Too often" }
