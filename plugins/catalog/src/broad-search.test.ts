import { statementsOf } from "@haat/testing/statements"
import { expect, it } from "vitest"
import { ListProducts, type ProductList, SORTS } from "./contract"
import { browse } from "./modules/catalog/browse"
import { MAX_FOUND } from "./modules/catalog/list-parts"
import { indexTable } from "./modules/catalog/queries/index-table"

const WORD = "broadwordofthistest"
const CATEGORY = "pcat_of_broad_search"
const ADD_CATEGORY = `
  insert into product_category (id, name, handle, mpath, is_active, is_internal, rank)
  values ('${CATEGORY}', '${CATEGORY}', '${CATEGORY}', '${CATEGORY}', true, false, 9999)`
const MANY = 3_000
/** Of one in `OF_NOUN` it is the noun, the others say it only. The first, and oldest, is dear, sold out, Andorran, in a category and red. */
const OF_NOUN = 100
const ADD_MANY = (table: string) => `
  insert into "${table}" (id, document, indexed, search_vector)
  select 'many_' || n, jsonb_build_object('card', jsonb_build_object('id', 'many_' || n, 'name', 'Thing', 'description', ''),
      'more', '{"attributes": []}'::jsonb, 'origin', case n when 1 then 'AD' else 'IN' end,
      'origin_name', case n when 1 then 'Andorra' else 'India' end, 'choices', case n when 1 then 'colour:${WORD}' end),
    jsonb_build_object('active', true, 'price', 10 + n * 7919 % 1000 + case n when 1 then 9000 else 0 end, 'quantity', (n > 1)::int,
      'created_at', n, 'name', 'Thing', 'noun', case when n % ${OF_NOUN} = 0 then '${WORD}' end,
      'category_id', case n when 1 then '${CATEGORY}' end),
    setweight(to_tsvector('medusa_search_english', '${WORD}'), (case when n % ${OF_NOUN} = 0 then 'A' else 'D' end)::"char")
  from generate_series(1, ${MANY}) n`

type Browse = (query: Partial<ListProducts>) => Promise<ProductList>
const ids = ({ products }: ProductList) => products.map(({ id }) => id)

/** In a shop of many products more, of which nothing stays. */
async function amongMany(look: (list: Browse) => Promise<void>) {
  await statementsOf(async (db) => {
    const { table } = await indexTable(db)
    const undone = new Error("undone")
    const looking = db.transaction(async (trx) => {
      await trx.raw(ADD_CATEGORY)
      await trx.raw(ADD_MANY(table))
      const list: Browse = async (query) =>
        JSON.parse(await browse(trx, table, { ...ListProducts.parse({ q: WORD, limit: 12 }), ...query }))
      await look(list)
      throw undone
    })
    await expect(looking).rejects.toBe(undone)
  })
}

it("counts so many products of a broad search and says so, and shows first what comes first of all it finds", async () => {
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

const [NOUN, LIKE, WHOLE] = ["nounofthistest", "likeofthistest", "wholeofthistest"]
const ADD_PARTS = (table: string) => `
  insert into "${table}" (id, document, indexed, search_vector)
  select id, jsonb_build_object('card', jsonb_build_object('id', id, 'name', 'Thing', 'description', ''), 'more', '{"attributes": []}'::jsonb),
    jsonb_build_object('active', true, 'price', 10, 'quantity', 1, 'created_at', n, 'name', 'Thing'),
    to_tsvector('medusa_search_english', words)
  from generate_series(1, ${MANY}) n cross join lateral (values
    (case when n <= 3 then 'whole_' when n <= ${MAX_FOUND + 100} then 'like_' else 'noun_' end || n,
     case when n <= 3 then '${NOUN} ${LIKE} ${WHOLE}' when n <= ${MAX_FOUND + 100} then '${NOUN} ${LIKE}' else '${NOUN}' end)
  ) product (id, words)`

it("shows after what has the whole of a text what is most of it, however many newer ones have less", async () => {
  await statementsOf(async (db) => {
    const { table } = await indexTable(db)
    const undone = new Error("undone")
    const looking = db.transaction(async (trx) => {
      await trx.raw(ADD_PARTS(table))
      const list = async (limit: number): Promise<ProductList> =>
        JSON.parse(
          await browse(trx, table, { ...ListProducts.parse({ q: `${WHOLE} ${LIKE} ${NOUN}`, limit: 12 }), limit }),
        )
      const kinds = (found: ProductList) => ids(found).map((id) => id.split("_")[0])
      const [first, all] = [await list(12), await list(MANY)]
      expect([first.whole, first.count, first.count_is_at_least]).toEqual([3, MAX_FOUND + 3, true])
      expect(kinds(first)).toEqual([...Array(3).fill("whole"), ...Array(9).fill("like")])
      expect(kinds(all)).toEqual([
        ...Array(3).fill("whole"),
        ...Array(MAX_FOUND + 97).fill("like"),
        ...Array(MANY - MAX_FOUND - 100).fill("noun"),
      ])
      expect(ids(first)).toEqual(ids(all).slice(0, 12))
      throw undone
    })
    await expect(looking).rejects.toBe(undone)
  })
})
