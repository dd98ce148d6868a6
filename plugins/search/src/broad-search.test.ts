/** @module-tag search */
import { recordStatements } from "@haat/testing/statements"
import { expect, it } from "vitest"
import { ListProducts, type ProductList, SORTS } from "./contract"
import { browse } from "./modules/search/browse"
import { MAX_FOUND } from "./modules/search/list-parts"
import { LANGUAGE } from "./modules/search/search-text/language"

const WORD = "broadwordofthistest"
const CATEGORY = "pcat_of_broad_search"
const ADD_CATEGORY = `
  insert into product_category (id, name, handle, mpath, is_active, is_internal, rank)
  values ('${CATEGORY}', '${CATEGORY}', '${CATEGORY}', '${CATEGORY}', true, false, 9999)`
const MANY = 3_000
/**
 * Number of products with the word as their noun; others only mention it. The oldest is expensive, sold out, from
 * Andorra, in a category and red.
 */
const OF_NOUN = 100
const ADD_MANY = `
  insert into product_index (id, document, indexed, search_vector)
  select 'many_' || n, jsonb_build_object('card',
    jsonb_build_object('id', 'many_' || n, 'name', 'Thing', 'description', ''),
      'more', '{"attributes": []}'::jsonb, 'origin', case n when 1 then 'AD' else 'IN' end,
      'origin_name', case n when 1 then 'Andorra' else 'India' end, 'choices', case n when 1 then 'colour:${WORD}' end),
    jsonb_build_object('active', true, 'price', 10 + n * 7919 % 1000 + case n when 1 then 9000 else 0 end, 'quantity',
    (n > 1)::int,
      'created_at', n, 'name', 'Thing', 'noun', case when n % ${OF_NOUN} = 0 then '${WORD}' end,
      'category_id', case n when 1 then '${CATEGORY}' end),
    setweight(to_tsvector(${LANGUAGE}, '${WORD}'), (case when n % ${OF_NOUN} = 0 then 'A' else 'D' end)::"char")
  from generate_series(1, ${MANY}) n`

type Browse = (query: Partial<ListProducts>) => Promise<ProductList>
const ids = ({ products }: ProductList) => products.map(({ id }) => id)

/** In a shop of many products more, of which nothing stays. */
async function amongMany(look: (list: Browse) => Promise<void>) {
  await recordStatements(async (db) => {
    const undone = new Error("undone")
    const looking = db.transaction(async (trx) => {
      await trx.raw(ADD_CATEGORY)
      await trx.raw(ADD_MANY)
      const list: Browse = async (query) =>
        JSON.parse(await browse(trx, { ...ListProducts.parse({ q: WORD, limit: 12 }), ...query }))
      await look(list)
      throw undone
    })
    await expect(looking).rejects.toBe(undone)
  })
}

it("caps the count of a broad search, says so, and shows the best of all matches first", async () => {
  await amongMany(async (list) => {
    for (const sort of [undefined, ...SORTS]) {
      const [first, all] = [await list({ sort }), await list({ sort, limit: MANY + 1 })]
      expect([first.count, first.count_is_at_least, first.facets_of, first.whole], sort).toEqual([
        ...[MAX_FOUND, true, MAX_FOUND, MAX_FOUND],
      ])
      expect([all.count, all.count_is_at_least, all.facets_of], sort).toEqual([MANY, false, null])
      expect(ids(first), sort).toEqual(ids(all).slice(0, 12))
      expect(ids(await list({ sort, page: 120 })), sort).toHaveLength(12)
    }
    expect(ids(await list({}))).toEqual(Array.from({ length: 12 }, (_, nth) => `many_${MANY - nth * OF_NOUN}`))
  })
})

it("finds what is wished of a broad search however far behind that is, and says what its facets are of", async () => {
  await amongMany(async (list) => {
    const wishes: Partial<ListProducts>[] = [
      { min_price: 9_000 },
      { in_stock: "false" },
      { origin: ["AD"] },
      { choice: [`colour:${WORD}`] },
      { category: CATEGORY },
    ]
    for (const wish of wishes)
      for (const sort of [undefined, "newest", "priceLowToHigh"] as const) {
        const found = await list({ ...wish, sort })
        expect(
          [ids(found), found.count, found.count_is_at_least, found.facets_of],
          JSON.stringify({ wish, sort }),
        ).toEqual([...[["many_1"], 1, false, MAX_FOUND]])
      }
  })
})

const [NOUN, LIKE, FOR, WHOLE] = ["nounofthistest", "likeofthistest", "forofthistest", "wholeofthistest"]
/**
 * The oldest have all words, so many then the noun and one other word, five the noun and a third one, and the newest
 * the noun alone.
 */
const ADD_PARTS = (most: number) => `
  insert into product_index (id, document, indexed, search_vector)
  select kind || '_' || n,
    jsonb_build_object('card', jsonb_build_object('id', kind || '_' || n, 'name', 'Thing', 'description', ''), 'more',
    '{"attributes": []}'::jsonb),
    jsonb_build_object('active', true, 'price', 10, 'quantity', 1, 'created_at', n, 'name', 'Thing'),
    to_tsvector(${LANGUAGE}, '${NOUN} ' || words)
  from generate_series(1, ${MANY}) n cross join lateral (
    select
      case when n <= 3 then 'whole' when n <= 3 + ${most} then 'like' when n <= 8 + ${most} then 'for' else 'noun' end
      as kind
  ) of_kind join (values ('whole', '${LIKE} ${FOR} ${WHOLE}'), ('like', '${LIKE}'), ('for', '${FOR}'),
  ('noun', '')) kinds (kind, words) using (kind)`

it.each([MAX_FOUND + 97, 500])(
  "shows after what has the whole of a text what has more of it than the noun, however many newer ones have that alone: %i",
  async (most) => {
    await recordStatements(async (db) => {
      const undone = new Error("undone")
      const looking = db.transaction(async (trx) => {
        await trx.raw(ADD_PARTS(most))
        const query = ListProducts.parse({ q: `${FOR} ${WHOLE} ${LIKE} ${NOUN}`, limit: 12 })
        const list = async (limit: number): Promise<ProductList> => JSON.parse(await browse(trx, { ...query, limit }))
        const countOf = (found: ProductList, kind: string) => ids(found).filter((id) => id.startsWith(kind)).length
        const [first, all] = [await list(12), await list(MANY)]
        expect(first.whole).toBe(3)
        expect(first.count).toBeGreaterThanOrEqual(Math.min(8 + most, MAX_FOUND))
        expect(
          ids(first)
            .slice(0, 3)
            .every((id) => id.startsWith("whole")),
        ).toBe(true)
        expect(countOf(first, "noun")).toBe(0)
        expect([countOf(all, "whole"), countOf(all, "for"), countOf(all, "like")]).toEqual([3, 5, most])
        const kinds = ids(all).map((id) => id.split("_")[0])
        expect(kinds.slice(0, 8 + most)).not.toContain("noun")
        throw undone
      })
      await expect(looking).rejects.toBe(undone)
    })
  },
)

const BEGINNING = "beginofthistest"
/** A product for each of so many words that begin so, after one more of the same stem. */
const ADD_LONGER = (many: number) => `
  with longer as (select n, '${BEGINNING}' || chr(97 + n / 26) || chr(97 + n % 26) || 'x' as word
    from generate_series(1, ${many}) n),
    kept as (insert into search_word (word) select '${BEGINNING}able' union all select word from longer)
  insert into product_index (id, document, indexed, search_vector)
  select 'longer_' || n, '{"card": {"name": "Thing", "description": ""}, "more": {"attributes": []}}',
    jsonb_build_object('active', true, 'price', 10, 'quantity', 1, 'created_at', n, 'name', 'Thing'),
    to_tsvector(${LANGUAGE}, word)
  from longer`

it.each([3, 51])("finds what begins with a word when %i words of the shop do", async (many) => {
  await recordStatements(async (db) => {
    const undone = new Error("undone")
    const looking = db.transaction(async (trx) => {
      await trx.raw(ADD_LONGER(many))
      const found: ProductList = JSON.parse(await browse(trx, ListProducts.parse({ q: BEGINNING })))
      expect([found.count, found.whole]).toEqual([many, many])
      // "before" is too common to be indexed
      await trx.raw("insert into search_word (word) values ('before'), ('balm') on conflict do nothing")
      expect(JSON.parse(await browse(trx, ListProducts.parse({ q: "b" }))).count).toEqual(expect.any(Number))
      throw undone
    })
    await expect(looking).rejects.toBe(undone)
  })
})
