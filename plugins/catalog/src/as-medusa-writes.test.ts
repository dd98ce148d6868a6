import { type Client, shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { comparable, type Row, rowsWrittenSince, transactionId } from "@haat/testing/rows-written"
import { openMedusa } from "@haat/testing/run-in-medusa"
import { uploadPictures } from "@haat/testing/upload-pictures"
import { saveProductVariants } from "@haat/testing/vary-product"
import { afterAll, beforeAll, expect, it } from "vitest"

const BY_MEDUSA = "plugins/catalog/src/testing/save-in-medusa.mjs"

/** Medusa's tables that a product or a category has rows in. */
const TABLES =
  "^(product(_variant|_variant_.*|_option|_option_value|_product_option.*|_category|_category_product|_sales_channel|_shipping_profile)?|price.*|inventory_.*|image)$"

const haat = shop()
let owner: Client
let medusa: Awaited<ReturnType<typeof openMedusa>>
beforeAll(async () => {
  owner = await haat.admin()
  medusa = await openMedusa()
}, 120_000)
afterAll(() => medusa?.close())

/** Columns that are chosen at random, or differ between the categories of this test. */
const ofOneRow = (table: string, name: string) =>
  name === "handle" || (table === "product_category" && /^(id|name|rank|mpath)$/.test(name))
    ? `some ${name}`
    : undefined

async function writtenBy(act: () => Promise<unknown>): Promise<Record<string, Row[]>> {
  const before = await transactionId(haat)
  await act()
  return rowsWrittenSince(haat, before, TABLES)
}

/** Acts in both ways, and compares all rows that were written. @returns ours */
async function compare(ours: () => Promise<unknown>, action: string, given: () => Promise<object> | object) {
  const byUs = await writtenBy(ours)
  const input = JSON.stringify(await given())
  const byMedusa = await writtenBy(() => medusa.run(BY_MEDUSA, [action, input]))
  expect(comparable(byUs, byMedusa, ofOneRow)).toEqual(comparable(byMedusa, byUs, ofOneRow))
  return { byUs, byMedusa }
}

const named = (kind: string) => `${kind} ${crypto.randomUUID().slice(0, 8)}`
const addCategory = async () => (await owner.post("/back-office/categories", { name: named("Stools") })).body.id

/** Fields with the same name in the owner's form and in Medusa. */
const FORM = {
  name: "Sheesham stool",
  description: "Carved by hand",
  about: "From Saharanpur",
  price: 1_499.5,
  quantity: 5,
  length: 30.5,
  height: 45,
  breadth: 30,
  weight: 3.25,
  active: true,
  name_hi: "शीशम का स्टूल",
  attributes: [{ key: "Wood", value: "Sheesham" }],
}
const FOR_MEDUSA = {
  title: FORM.name,
  description: FORM.description,
  status: "published",
  length: FORM.length,
  height: FORM.height,
  width: FORM.breadth,
  weight: 3_250,
  metadata: { about: FORM.about, attributes: FORM.attributes, name_hi: FORM.name_hi },
}

const isCreated = (status: number) => expect(status).toBe(201)
const isDone = (status: number) => expect(status).toBe(200)

it("writes products as Medusa's workflows do: added, changed and deleted", async () => {
  const [first, second] = [await addCategory(), await addCategory()]
  const pictures = await uploadPictures(owner, 3)
  const images = pictures.map(({ id }) => id)
  const [setup] = await haat.sql("select * from shop_setup")
  const added = await compare(
    async () => {
      const product = { ...FORM, category_id: first, images: images.slice(0, 2) }
      isCreated((await owner.post("/back-office/products", product)).status)
    },
    "add product",
    async () => ({
      product: {
        ...FOR_MEDUSA,
        handle: named("stool").replace(" ", "-"),
        category_ids: [first],
        images: pictures.slice(0, 2).map(({ url }) => ({ url })),
        thumbnail: pictures[0].srcset.split(" ")[0],
        options: [{ title: "Default", values: ["Default"] }],
        variants: [
          {
            title: "Default",
            options: { Default: "Default" },
            manage_inventory: true,
            prices: [{ currency_code: "inr", amount: FORM.price }],
          },
        ],
        sales_channels: [{ id: setup.sales_channel_id }],
        shipping_profile_id: setup.shipping_profile_id,
      },
      level: { location_id: setup.stock_location_id, stocked_quantity: FORM.quantity },
    }),
  )
  const idOf = ({ product: [{ id }] }: Record<string, Row[]>) => id as string

  const changes = { name: "Teak stool", name_hi: "", about: "From Kerala", weight: 2, price: 999, quantity: 7 }
  await compare(
    async () => {
      const product = { ...changes, category_id: second, active: false, images: [images[1]] }
      isDone((await editProduct(owner, idOf(added.byUs), product)).status)
    },
    "change product",
    () => {
      const { price, inventory_level } = added.byMedusa
      return {
        product: {
          id: idOf(added.byMedusa),
          title: changes.name,
          weight: 2_000,
          status: "draft",
          category_ids: [second],
          images: [{ url: pictures[1].url }],
          thumbnail: pictures[1].srcset.split(" ")[0],
          metadata: { about: changes.about, name_hi: "" },
        },
        price_set_id: price[0].price_set_id,
        price: { id: price[0].id, currency_code: "inr", amount: changes.price },
        level: {
          inventory_item_id: inventory_level[0].inventory_item_id,
          location_id: setup.stock_location_id,
          stocked_quantity: changes.quantity,
        },
      }
    },
  )
  await compare(
    async () => isDone((await owner.delete(`/back-office/products/${idOf(added.byUs)}`)).status),
    "delete product",
    () => ({ id: idOf(added.byMedusa) }),
  )
}, 120_000)

it("deletes a product with variants as Medusa's workflow does", async () => {
  const name = named("Kurta")
  const [ours, medusas] = [await haat.product({ name }), await haat.product({ name })]
  for (const { id } of [ours, medusas]) await saveProductVariants(owner, id)
  const { byUs } = await compare(
    async () => isDone((await owner.delete(`/back-office/products/${ours.id}`)).status),
    "delete product",
    () => ({ id: medusas.id }),
  )
  expect(byUs.product_variant).toHaveLength(6)
}, 120_000)

it("writes categories as Medusa's workflows do: added, changed and deleted", async () => {
  const name_hi = "स्टूल"
  const added = await compare(
    async () => isCreated((await owner.post("/back-office/categories", { name: named("Stools"), name_hi })).status),
    "add category",
    () => ({ name: named("Stools"), handle: named("stools"), metadata: { name_hi }, is_active: true }),
  )
  const [ours, medusas] = [added.byUs, added.byMedusa].map(({ product_category: [row] }) => row)
  const last = await addCategory()
  const rankOf = async (id: unknown) =>
    (await haat.sql("select rank from product_category where id = $1", [id]))[0].rank as number
  expect([await rankOf(medusas.id), await rankOf(last)]).toEqual([(ours.rank as number) + 1, (ours.rank as number) + 2])
  await compare(
    async () => {
      const renamed = { name: named("Benches"), was: ours.name, name_hi: "बेंच" }
      isDone((await owner.put(`/back-office/categories/${ours.id}`, renamed)).status)
    },
    "change category",
    () => ({
      id: medusas.id,
      name: named("Benches"),
      handle: named("benches"),
      metadata: { name_hi: "बेंच", returns: null },
    }),
  )
  await owner.delete(`/back-office/categories/${ours.id}`)
  expect([await rankOf(medusas.id), await rankOf(last)]).toEqual([ours.rank, (ours.rank as number) + 1])
  const next = await addCategory()
  // each has one behind it, which moves up
  const deleted = await compare(
    async () => isDone((await owner.delete(`/back-office/categories/${last}`)).status),
    "delete category",
    async () => {
      await addCategory()
      return { id: next }
    },
  )
  expect(deleted.byUs.product_category).toHaveLength(2)
}, 120_000)
