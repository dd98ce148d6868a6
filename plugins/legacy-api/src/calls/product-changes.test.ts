import { shop, type TestShop } from "@haat/testing"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
let category: string
beforeAll(async () => {
  admin = await haat.admin()
  category = (await admin.post("/api/product/addCategory", { category: `Old shelf ${Date.now()}` })).body.category._id
})

const picture = async (colour: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    ),
  ])

const FIELDS = {
  name: "Brass diya",
  description: "Burns all evening.",
  price: "149.5",
  quantity: "6",
  active: "true",
  attributes: JSON.stringify([{ key: "Metal", value: "Brass" }]),
  about: "Made in Moradabad.",
  length: "8",
  height: "4",
  breadth: "8",
  weight: "0.25",
}

async function form(fields: Record<string, string>, under = "images", colours: string[] = []) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const colour of colours) data.append(under, await picture(colour), `${colour}.png`)
  return data
}

const create = async (change: Record<string, string> = {}, colours: string[] = []) =>
  admin.send("POST", "/api/product/createProduct", await form({ ...FIELDS, category, ...change }, "images", colours))
const update = async (id: string, fields: Record<string, string>, colours: string[] = []) =>
  admin.send("PATCH", `/api/product/update/${id}`, await form(fields, "imagesFile", colours))
const read = async (id: string) => (await admin.post("/api/product/getProductById", { id })).body.data

describe("POST /api/product/addCategory", () => {
  it("says 'Category not found' of an empty name, and 409 of a name that is there", async () => {
    for (const name of ["", "  ", undefined]) {
      const { status, body } = await admin.post("/api/product/addCategory", { category: name })
      expect([status, body]).toEqual([400, { message: "Category not found" }])
    }
    const name = `Twice ${Date.now()}`
    expect((await admin.post("/api/product/addCategory", { category: name })).status).toBe(200)
    expect((await admin.post("/api/product/addCategory", { category: name.toUpperCase() })).status).toBe(409)
  })
})

describe("POST /api/product/createProduct", () => {
  it("makes a product of a form with files under images, and its pictures download from this origin", async () => {
    const { status, body } = await create({}, ["red", "blue"])
    expect(status).toBe(200)
    expect(body.savedProduct).toMatchObject({
      name: "Brass diya",
      price: 149.5,
      quantity: 6,
      active: true,
      category: { _id: category },
      attributes: [{ key: "Metal", value: "Brass" }],
      weight: 0.25,
      breadth: 8,
    })
    expect(body.savedProduct.images).toHaveLength(2)
    expect(body.savedProduct.imagesId).toHaveLength(2)
    for (const path of body.savedProduct.images) {
      expect(path).toMatch(/^\//)
      expect((await haat.guest().get(path)).status).toBe(200)
    }
  })

  it.each([
    [{ name: "" }, "Name is required"],
    [{ description: " " }, "Description is required"],
    [{ category: "" }, "Category is required"],
    [{ category: "pcat_none" }, "Category not found"],
    [{ about: "" }, "About field is required"],
    [{ price: "0" }, "Price must be a number and greater than 0"],
    [{ price: "cheap" }, "Price must be a number and greater than 0"],
    [{ price: "c".repeat(60) }, "Price must be a number and greater than 0"],
    [{ price: "" }, "Price is required"],
    [{ quantity: "-1" }, "Quantity must be a number and cannot be negative"],
    [{ length: "-1" }, "Length must be a number and cannot be negative"],
    [{ height: "tall" }, "Height must be a number and cannot be negative"],
    [{ breadth: "" }, "Breadth is required"],
    [{ weight: "0" }, "Weight must be greater than 0"],
    [{ weight: "heavy" }, "Weight must be greater than 0"],
    [{ active: "yes" }, "active is 'true' or 'false'"],
    [{ attributes: "{" }, "Attributes must be JSON"],
  ])("rejects %j with '%s'", async (change, message) => {
    const { status, body } = await create(change as Record<string, string>)
    expect([status, body]).toEqual([400, { message }])
  })

  it("rejects what is no picture, files of another name, and JSON", async () => {
    const wrong = await form({ ...FIELDS, category })
    wrong.append("images", new Blob(["#!/bin/sh"]), "a.png")
    expect((await admin.send("POST", "/api/product/createProduct", wrong)).status).toBe(415)
    const other = await form({ ...FIELDS, category }, "files", ["red"])
    expect((await admin.send("POST", "/api/product/createProduct", other)).status).toBe(400)
    expect((await admin.post("/api/product/createProduct", { ...FIELDS, category })).status).toBe(415)
  })
})

describe("POST /api/product/updateisactive", () => {
  it("takes a product off sale and puts it back", async () => {
    const { id } = await haat.product()
    const toggle = async () => (await admin.post("/api/product/updateisactive", { id })).body.data.active
    expect([await toggle(), await toggle()]).toEqual([false, true])
    expect((await admin.post("/api/product/updateisactive", { id: "prod_none" })).status).toBe(404)
  })
})

describe("PATCH /api/product/update/{id}", () => {
  it("changes what is sent and leaves the rest", async () => {
    const before = (await create({}, ["red"])).body.savedProduct
    const { status, body } = await update(before._id, { price: "99", active: "false" })
    expect([status, typeof body.message]).toEqual([200, "string"])
    expect(await read(before._id)).toEqual({ ...before, price: 99, active: false })
  })

  it("keeps the pictures of fileId, removes those of deleteImageArr, and adds those under imagesFile", async () => {
    const before = (await create({}, ["red", "green", "blue"])).body.savedProduct
    const [red, green, blue] = before.imagesId
    const images = { fileId: JSON.stringify([blue, red]), deleteImageArr: JSON.stringify([green]) }
    const imagesArr = JSON.stringify([before.images[2], before.images[0]])
    expect((await update(before._id, { ...images, imagesArr }, ["white"])).status).toBe(200)
    const after = await read(before._id)
    expect(after.imagesId.slice(0, 2)).toEqual([blue, red])
    expect([after.images.length, after.imagesId.length]).toEqual([3, 3])
    await update(before._id, { deleteImageArr: JSON.stringify([red]) })
    expect((await read(before._id)).imagesId).toEqual([blue, after.imagesId[2]])
  })

  const NOT_A_LENGTH = "Length must be a number and cannot be negative"
  it.each([
    ["price", "-1", "Price must be a number and greater than 0"],
    ["quantity", "few", "Quantity must be a number and cannot be negative"],
    ["breadth", "-1", "Breadth must be a number and cannot be negative"],
    ["weight", "heavy", "Weight must be greater than 0"],
    ["length", "", "Length is required"],
  ])(
    "rejects %s '%s' with '%s', a field sent twice as no number, and changes nothing",
    async (field, value, message) => {
      const before = (await create()).body.savedProduct
      const { status, body } = await update(before._id, { [field]: value })
      expect([status, body]).toEqual([400, { message }])
      const twice = await form({ [field]: "1" }, "imagesFile")
      twice.append(field, "2")
      const again = await admin.send("PATCH", `/api/product/update/${before._id}`, twice)
      expect([again.status, again.body]).toEqual([400, { message: value === "" ? NOT_A_LENGTH : message }])
      expect(await read(before._id)).toEqual(before)
    },
  )

  it("rejects pictures of another product, and changes nothing", async () => {
    const [own, other] = [(await create({}, ["red"])).body.savedProduct, (await create({}, ["blue"])).body.savedProduct]
    const changes: Record<string, string>[] = [
      { fileId: JSON.stringify(other.imagesId) },
      { deleteImageArr: JSON.stringify(other.imagesId) },
      { imagesArr: JSON.stringify(other.images) },
    ]
    for (const change of changes) {
      const { status } = await update(own._id, { ...change, price: "1" })
      expect(status).toBe(400)
    }
    expect(await read(own._id)).toEqual(own)
    expect(await read(other._id)).toEqual(other)
  })
})

describe("DELETE /api/product/delete/{id}", () => {
  it("takes a product out of the shop, once", async () => {
    const { id } = await haat.product()
    const remove = () => admin.delete(`/api/product/delete/${id}`)
    const { status, body } = await remove()
    expect([status, body]).toEqual([200, { message: "Product has been deleted!" }])
    expect((await remove()).status).toBe(404)
    expect((await haat.guest().post("/api/product/getProductById", { id })).status).toBe(404)
  })
})

describe("what an administrator changes by the old calls", () => {
  it("stands in the back office's audit log, with who, what was and what is; what was rejected does not", async () => {
    const { _id: id } = (await create()).body.savedProduct
    await update(id, { price: "77" })
    await update(id, { price: "-1" })
    await admin.delete(`/api/product/delete/${id}`)
    const rows = await haat.sql(
      "select resource, action, role, state, changes from trail_entry where subject_id = $1 order by created_at, id",
      [id],
    )
    expect(rows.map(({ resource, action, state }) => [resource, action, state])).toEqual([
      ["products", "created", "done"],
      ["products", "changed", "done"],
      ["products", "deleted", "done"],
    ])
    expect(rows[1]).toMatchObject({ role: "owner", changes: [{ field: "price", before: 149.5, after: 77 }] })
  })
})
