import { ACTIVE, type TextMatch } from "./match-text"

/** With fewer than so many that have every part, those that come closest follow. */
const ENOUGH = 10
/** How much a product must have of what the closest one has, to be shown among them. */
const CLOSE = 0.5
/** How much more a part counts that fewer products have, against the part itself. */
const RARITY = 0.25

/**
 * SQL for the ids of all products, inactive ones too, that have every part of the text: as it is known, or where no product has
 * it so, `guessed`. None for words that are too common to be indexed.
 */
export const writeIds = (text: TextMatch, which: "known" | "guessed"): string => {
  if (!text.parts) return "select id from ?? where false"
  const ids = (which === "known" ? [text.known] : text.guessed).map(
    (every) => `select id from ??, typed where numnode(whole) > 0 and ${every}`,
  )
  return `with ${text.typed} ${ids.join(" union all ")}`
}

type Found = {
  /** Tables that the rows are read from, with a comma after them. */
  before: string
  rows: string
}

/**
 * SQL for all active products, or those of a text, with these fields, a score, and whether they have only parts of the text.
 * When few have every part, those follow that have the most of it: they are what is looked for (`noun`), where any product is
 * that; a part counts more that says what it is, and one that fewer products have.
 */
export const writeFound = (text: TextMatch | undefined, fields: Record<string, string>): Found => {
  const columns = Object.entries(fields).map(([name, value]) => `${value} as ${name}`)
  if (!text?.parts)
    return {
      before: "",
      rows: `select ${columns}, 0 as score, false as partial from ?? where ${text ? "false" : ACTIVE}`,
    }

  const scored = `select ${columns}, ${text.score} as score`
  const every = [text.known, ...text.guessed]
    .map((all) => `${scored}, false as partial from ??, typed where ${ACTIVE} and ${all}`)
    .join(" union all ")
  if (text.parts < 2) return { before: `${text.typed},`, rows: every }

  const has = text.each.map((_, i) => `has${i}`)
  const weights = has.map((one, i) => {
    const rarity = `ln(1 + (count(*) over ())::float8 / greatest(1, sum(${one}) over ()))`
    return `${one} * weight${i} * (1 + ${RARITY} * ${rarity})`
  })
  const parts = text.each.map((found, i) => `(${found})::integer as ${has[i]}, ${text.weights[i]} as weight${i}`)
  const some = `${scored}, ${parts} from ??, typed where ${ACTIVE}`
  const wanted = `wanted${text.noun}`
  const unknown = `count${text.noun} = 0`
  return {
    before: `${text.typed}, every as materialized (${every}), some_parts as (
        ${some} and id not in (select id from every) and (select count(*) < ${ENOUGH} from every) and search_vector @@ ${wanted}
        union all
        ${some} and ${unknown} and not exists (select from every) and search_vector @@ any_known_part
        union all
        ${some} and ${unknown} and not exists (select from every) and numnode(any_known_part) = 0 and (${text.each.join(" or ")})
      ), weighed as (
        select *, ${weights.join(" + ")} as weight from some_parts
      ), closest as (
        select ${Object.keys(fields)}, 100 * weight + score as score, true as partial from weighed
        where weight >= ${CLOSE} * (select max(weight) from weighed) union all select * from every
      ),`,
    rows: "table closest",
  }
}
