import type { ShopProduct } from "@haat/catalog/contract"
import { type Client, shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { holdRows } from "@haat/testing/hold-rows"
import { productImportClient } from "@haat/testing/import-products"
import { beforeAll, describe, expect, it } from "vitest"
import type { AuditLogPart, AuditLogRow } from "../../../contract"

const haat = shop()
let owner: Client & { id: string }
beforeAll(async () => {
  owner = await haat.staff("owner")
})

const auditLog = async (filter: Record<string, unknown> = {}, range = [0, 24]): Promise<AuditLogRow[]> => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${JSON.stringify(range)}`
  const { status, body } = await owner.get(`/back-office/audit-log?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const about = async (id: string) => (await auditLog({ q: id })).filter(({ subject_id }) => subject_id === id)

describe("the audit log of the back office", () => {
  it("tells of every change who made it, what it was about, and what was before and after it", async () => {
    const manager = await haat.staff("manager")
    const name = `Shelf of ${manager.id}`
    const { body: category } = await manager.post("/back-office/categories", { name })
    await manager.put(`/back-office/categories/${category.id}`, { name: `${name}, tidied`, was: name })
    await manager.delete(`/back-office/categories/${category.id}`)

    const entries = await about(category.id)
    expect(
      entries.map(({ action, resource, who, role, user_id, state }) => [action, resource, who, role, user_id, state]),
    ).toEqual(
      ["deleted", "changed", "created"].map((action) => [
        action,
        "categories",
        "Tara Iyer",
        "manager",
        manager.id,
        "done",
      ]),
    )
    const [deleted, changed, created] = entries
    expect(created.changes).toContainEqual({ field: "name", before: null, after: name })
    expect(changed.changes).toContainEqual({ field: "name", before: name, after: `${name}, tidied` })
    expect(changed.subject).toBe(`${name}, tidied`)
    expect(deleted.changes).toContainEqual({ field: "name", before: `${name}, tidied`, after: null })
    expect(Date.now() - Date.parse(created.created_at)).toBeLessThan(60_000)
  })

  it("says which fields of a product became another, and nothing of the rest", async () => {
    const product = await haat.product({ name: "Copper bottle", price: 300 })
    await editProduct(owner, product.id, { price: 350, name: "Copper bottle" })
    const [entry] = await about(product.id)
    expect([entry.action, entry.subject, entry.changes]).toEqual([
      "changed",
      "Copper bottle",
      [{ field: "price", before: 300, after: 350 }],
    ])
  })

  it("has the entry there when the answer arrives", async () => {
    const { body } = await owner.post("/back-office/categories", { name: `Lamps ${crypto.randomUUID().slice(0, 8)}` })
    const entries = await haat.sql("select state from trail_entry where subject_id = $1", [body.id])
    expect(entries).toEqual([{ state: "done" }])
  })

  it("has nothing of a change that was rejected or failed, and nothing of one that changed nothing", async () => {
    const product = await haat.product()
    const count = async () =>
      (await haat.sql("select count(*)::int as n from trail_entry where user_id = $1", [owner.id]))[0].n
    const before = await count()
    expect((await editProduct(owner, product.id, { price: -1 })).status).toBe(400)
    expect((await owner.delete("/back-office/synonyms/synonym_nobody")).status).toBe(404)
    expect((await editProduct(owner, product.id, { price: product.price })).status).toBe(200)
    expect(await count()).toBe(before)
  })

  it("keeps the entry of a change that broke off: nobody knows how far it came", async () => {
    const person = await haat.staff("owner")
    await haat.sql("alter table search_synonym rename to search_synonym_away")
    try {
      const { status } = await person.post("/back-office/synonyms", { words: "lota, kalash of brass" })
      expect(status).toBeGreaterThanOrEqual(500)
    } finally {
      await haat.sql("alter table search_synonym_away rename to search_synonym")
    }
    const entries = await haat.sql("select resource, state from trail_entry where user_id = $1", [person.id])
    expect(entries).toEqual([{ resource: "synonyms", state: "open" }])
  })

  describe("of two administrators who change one product at once", () => {
    /** Anna's change is held up half-way while Ben's arrives; `meanwhile` happens before both go on. */
    const atOnce = async (hers: object, his: object, meanwhile = async (_id: string) => {}) => {
      const [anna, ben] = [await haat.staff("manager"), await haat.staff("owner")]
      const product = await haat.product({ price: 300, quantity: 9 })
      const path = `/back-office/products/${product.id}`
      const { updated_at } = (await anna.get(path)).body
      const letGo = await holdRows("select 1 from product where id = $1 for update", [product.id])
      const responses: ReturnType<Client["put"]>[] = []
      try {
        responses.push(anna.put(path, { ...hers, updated_at }))
        const HELD = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%wanted_price%'"
        await expect.poll(() => haat.sql(HELD), { timeout: 20_000 }).toHaveLength(1)
        responses.push(ben.put(path, his))
        // By the time these are answered, what was sent before them has been begun.
        for (const _ of [1, 2, 3]) await ben.get(path)
        await meanwhile(product.id)
      } finally {
        await letGo()
      }
      for (const { status, body } of await Promise.all(responses)) expect(status, JSON.stringify(body)).toBe(200)
      const entries = await about(product.id)
      const of = ({ id }: { id: string }) => entries.filter(({ user_id }) => user_id === id).map((one) => one.changes)
      return { hers: of(anna), his: of(ben) }
    }

    it("has of each what they changed themselves, and nothing of the other's nor of what was sold meanwhile", async () => {
      const sellOne = (id: string) =>
        haat.sql(
          `update inventory_level l set stocked_quantity = stocked_quantity - 1
           from product_variant_inventory_item i join product_variant v on v.id = i.variant_id
           where l.inventory_item_id = i.inventory_item_id and v.product_id = $1 returning 1`,
          [id],
        )
      const { hers, his } = await atOnce({ price: 350 }, { active: false }, async (id) => {
        expect(await sellOne(id)).toHaveLength(1)
      })
      expect(hers).toEqual([[{ field: "price", before: 300, after: 350 }]])
      expect(his).toEqual([[{ field: "active", before: true, after: false }]])
    })

    it("has both changes of one field, each from what the one before had left", async () => {
      const { hers, his } = await atOnce({ active: false }, { active: true })
      expect(hers).toEqual([[{ field: "active", before: true, after: false }]])
      expect(his).toEqual([[{ field: "active", before: false, after: true }]])
    })
  })

  describe("of a change to many products", () => {
    const newest = async (person: { id: string }) => (await auditLog({ user_id: person.id }))[0]
    const partsOf = async (entry: AuditLogRow, query = "") =>
      (await owner.get(`/back-office/audit-log/${entry.id}/parts?range=[0,99]${query}`)).body as AuditLogPart[]

    const HEADING = "id,name,description,category,price,quantity,about,weight_kg,length_cm,breadth_cm,height_cm"
    const importFile = async (lines: string[]) => {
      const imports = productImportClient(owner, haat.backendUrl)
      const { body: checked } = await imports.check(lines.join("\n"))
      expect(checked.problems).toEqual([])
      const ran = await imports.run(checked.id)
      expect(ran.body.state, JSON.stringify(ran.body)).toBe("done")
    }

    it("has every one of them, before and after: repriced, taken back and deleted", async () => {
      const mark = crypto.randomUUID().slice(0, 8)
      const auditedCategory = (await owner.post("/back-office/categories", { name: `Audited ${mark}` })).body
      const file = Array.from(
        { length: 60 },
        (_, n) => `,Audited ${mark} ${n}.,Brass,${auditedCategory.name},${100 + n},10,By hand,1,1,1,1`,
      )
      await importFile([HEADING, ...file])
      const made: ShopProduct[] = []
      for (const range of ["[0,29]", "[30,59]"]) {
        const params = `filter=${JSON.stringify({ q: mark })}&sort=["price","ASC"]&range=${range}`
        made.push(...(await owner.get(`/back-office/products?${params}`)).body)
      }
      const person = await haat.staff("owner")
      const ids = made.map(({ id }) => id)
      const path = "/back-office/products/bulk"
      const change = { kind: "price", by: "amount", value: 5 }
      const { body: repriced } = await person.post(path, { ids, change })
      const entry = await newest(person)
      expect([entry.subject, entry.cut, entry.parts]).toEqual(["price: 60 products", false, 60])
      expect(entry.changes).toContainEqual({ field: "value", before: null, after: 5 })
      const parts = await partsOf(entry)
      expect(parts.map(({ subject_id }) => subject_id)).toEqual(ids)
      expect(parts[59]).toMatchObject({
        subject: made[59].name,
        changes: [{ field: "price", before: 159, after: 164 }],
        cut: false,
      })
      const second = await owner.get(`/back-office/audit-log/${entry.id}/parts?range=[25,49]&sort=["place","ASC"]`)
      expect(second.headers.get("content-range")).toBe("parts 25-49/60")
      const found = await partsOf(entry, `&filter=${encodeURIComponent(JSON.stringify({ q: made[30].name }))}`)
      expect(found.map(({ subject_id }) => subject_id)).toEqual([ids[30]])

      await editProduct(owner, ids[0], { price: 7 })
      await person.post(`${path}/${repriced.id}/undo`, {})
      const undone = await newest(person)
      expect([undone.subject, undone.parts]).toEqual(["59 products as before", 59])
      expect((await partsOf(undone))[0]).toMatchObject({
        subject_id: ids[1],
        changes: [{ field: "price", before: 106, after: 101 }],
      })

      await person.post(path, { ids: ids.slice(0, 2), change: { kind: "delete" } })
      const deleted = await partsOf(await newest(person))
      expect(deleted).toHaveLength(2)
      expect(deleted[1].changes).toContainEqual({ field: "name", before: made[1].name, after: null })
      expect(deleted[1].changes).toContainEqual({ field: "quantity", before: 10, after: null })
      expect(deleted[1].changes).toContainEqual({ field: "category", before: made[1].category?.name, after: null })
    })

    it("is found by the name and id of any of them", async () => {
      const some = await Promise.all([1, 2].map((n) => haat.product({ name: `Part ${crypto.randomUUID()} ${n}` })))
      await owner.post("/back-office/products/bulk", {
        ids: some.map(({ id }) => id),
        change: { kind: "deactivate" },
      })
      for (const q of [some[1].name, some[1].id]) {
        expect((await auditLog({ q }))[0], q).toMatchObject({ subject: "deactivate: 2 products", parts: 2 })
      }
    })

    it("has the fields of every product a file changed or added, and nothing of those it left alone", async () => {
      const mark = crypto.randomUUID().slice(0, 8)
      const [one, two] = [
        await haat.product({ name: `Filed ${mark} 1` }),
        await haat.product({ name: `Filed ${mark} 2` }),
      ]
      const auditedCategory = (await owner.post("/back-office/categories", { name: `Filed ${mark}` })).body
      const added = Array.from(
        { length: 60 },
        (_, n) => `,Added ${mark} ${n},Brass,Filed ${mark},250,9,Made by hand,1,1,1,1`,
      )
      await importFile([HEADING, `${one.id},,,Filed ${mark},77,,,,,,`, `${two.id},,,,${two.price},,,,,,`, ...added])
      const [entry] = await auditLog({ q: `Added ${mark} 59` })
      expect([entry.subject, entry.cut, entry.parts]).toEqual(["goods.csv", false, 61])
      const parts = await partsOf(entry)
      const changed = parts.find(({ subject_id }) => subject_id === one.id)
      expect(changed?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
        { field: "category", before: one.category?.name, after: auditedCategory.name },
        { field: "price", before: one.price, after: 77 },
      ])
      expect(parts.some(({ subject_id }) => subject_id === two.id)).toBe(false)
      const last = parts.find(({ subject }) => subject === `Added ${mark} 59`)
      expect(last?.changes).toContainEqual({ field: "price", before: null, after: 250 })
      expect(last?.changes).toContainEqual({ field: "category", before: null, after: auditedCategory.name })
    })

    it("rejects a list of its products that it does not know, and is the owner's alone", async () => {
      const path = "/back-office/audit-log/audit_nobody/parts"
      expect((await owner.get(path)).body).toEqual([])
      for (const query of ['sort=["words","ASC"]', 'filter={"cut":true}', "range=[0,100]"]) {
        expect((await owner.get(`${path}?${query}`)).status, query).toBe(400)
      }
      expect((await (await haat.staff("manager")).get(path)).status).toBe(403)
    })
  })

  it("is a condition of every change: what cannot be written down is not done, and the person is told", async () => {
    const product = await haat.product({ price: 111 })
    await haat.sql("alter table trail_entry rename to trail_entry_away")
    try {
      const { status, body } = await editProduct(owner, product.id, { price: 222 })
      expect([status, body.message]).toEqual([
        503,
        "This cannot be written down just now, so it was not done. Please try again",
      ])
    } finally {
      await haat.sql("alter table trail_entry_away rename to trail_entry")
    }
    expect((await owner.get(`/back-office/products/${product.id}`)).body.price).toBe(111)
  })

  it("has who exported what by which filter, and how many rows it was", async () => {
    const manager = await haat.staff("manager")
    const shopper = await haat.shopper()
    const filter = encodeURIComponent(JSON.stringify({ q: shopper.person.email }))
    for (const resource of ["customers", "orders", "products"]) {
      expect((await manager.get(`/back-office/${resource}/export?filter=${filter}`)).status).toBe(200)
      const [entry] = await auditLog({ user_id: manager.id })
      expect(entry).toMatchObject({ resource, action: "exported", role: "manager", state: "done" })
      expect(entry.changes).toEqual([
        { field: "filter.q", before: null, after: shopper.person.email },
        { field: "rows", before: null, after: resource === "customers" ? 1 : 0 },
      ])
    }
  })

  it("is a condition of every export", async () => {
    await haat.sql("alter table trail_entry rename to trail_entry_away")
    try {
      const { status, body } = await owner.get("/back-office/customers/export")
      expect([status, body.message]).toEqual([
        503,
        "This cannot be written down just now, so it was not done. Please try again",
      ])
    } finally {
      await haat.sql("alter table trail_entry_away rename to trail_entry")
    }
  })

  it("gets the outcome of a change later when it cannot be written at once", async () => {
    const product = await haat.product({ name: "Clay pot", price: 300 })
    await haat.sql(`create function haat_reject() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`)
    await haat.sql("create trigger haat_reject before update on trail_entry execute function haat_reject()")
    try {
      expect((await editProduct(owner, product.id, { price: 350 })).status).toBe(200)
      expect((await about(product.id))[0].state).toBe("open")
    } finally {
      await haat.sql("drop trigger haat_reject on trail_entry")
      await haat.sql("drop function haat_reject")
    }
    await expect.poll(async () => (await about(product.id))[0].state, { timeout: 15_000 }).toBe("done")
    expect((await about(product.id))[0].changes).toEqual([{ field: "price", before: 300, after: 350 }])
  })

  it("is filtered by person, kind, day and words, a page at a time, and rejects what it does not know", async () => {
    const support = await haat.staff("manager")
    const word = crypto.randomUUID().slice(0, 8)
    for (const n of [1, 2, 3]) await support.post("/back-office/categories", { name: `Kesar ${word} number ${n}` })
    const mine = await auditLog({ user_id: support.id })
    expect(mine.map(({ subject }) => subject)).toEqual([3, 2, 1].map((n) => `Kesar ${word} number ${n}`))
    expect(await auditLog({ user_id: support.id, resource: "products" })).toEqual([])
    expect(await auditLog({ user_id: support.id, q: "NUMBER 2" })).toHaveLength(1)
    expect(await auditLog({ user_id: support.id, q: "%" })).toEqual([])
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date())
    expect(await auditLog({ user_id: support.id, from: today, until: today })).toHaveLength(3)
    expect(await auditLog({ user_id: support.id, until: "2020-01-01" })).toEqual([])
    expect(await auditLog({ user_id: support.id }, [1, 1])).toHaveLength(1)
    const { headers } = await owner.get(`/back-office/audit-log?filter={"user_id":"${support.id}"}&range=[0,1]`)
    expect(headers.get("content-range")).toBe("audit-log 0-1/3")
    for (const wrong of ['filter={"state":"open"}', 'filter={"from":"yesterday"}', 'sort=["who","ASC"]']) {
      expect((await owner.get(`/back-office/audit-log?${wrong}`)).status, wrong).toBe(400)
    }
    const { people, resources } = (await owner.get("/back-office/audit-log/filters")).body
    expect(people).toContainEqual({ id: support.id, name: "Tara Iyer" })
    expect(resources).toContain("categories")
  })

  it("finds a word that is in a thousand changes, page by page, in an entry or in one of its parts", async () => {
    const word = `Ubiquitous${Date.now().toString(36)}`
    const added = `insert into trail_entry (id, user_id, who, role, resource, action, subject, state, changes, cut,
    words, created_at)
      select $1 || lpad(n::text, 4, '0'), 'user_' || $1, 'Tara Iyer', 'owner', 'categories', 'created', '', 'done',
        '[]',
        false,
        case when n = 7 then '' else $1 end, now() - interval '1 year' - make_interval(secs => n)
      from generate_series(1, 1500) n`
    await haat.sql(added, [word])
    await haat.sql(
      `insert into trail_part (entry_id, place, subject_id, subject, words, changes, cut)
       values ($1, 0, 'prod_part', '', $2, '[]', false)`,
      [`${word}0007`, word],
    )
    try {
      for (const [from, until] of [
        [0, 24],
        [750, 774],
        [1_475, 1_499],
      ])
        expect((await auditLog({ q: word.toLowerCase() }, [from, until])).map(({ id }) => id)).toEqual(
          Array.from({ length: 25 }, (_, at) => `${word}${String(from + at + 1).padStart(4, "0")}`),
        )
      const { headers } = await owner.get(`/back-office/audit-log?filter={"q":"${word}"}&range=[0,1]`)
      expect(headers.get("content-range")).toBe("audit-log 0-1/1500")
    } finally {
      await haat.sql("delete from trail_part where words = $1", [word])
      await haat.sql("delete from trail_entry where user_id = 'user_' || $1", [word])
    }
  })

  it("stays small, whatever is changed", async () => {
    const long = "Hand-woven in Kutch. ".repeat(200)
    const product = await haat.product({ about: long.slice(0, 3_000) })
    const [entry] = await about(product.id)
    expect(JSON.stringify(entry).length).toBeLessThan(34_000)
    const recorded = entry.changes.find(({ field }) => field === "about")?.after as string
    expect(recorded.endsWith("…") && recorded.length).toBe(1_001)
  })
})
