import { BANNER_MESSAGES, type Banner, MAX_BANNERS, type ShownBanner } from "@haat/banners/contract"
import { shop, type TestShop } from "@haat/testing"
import { uploadPictures } from "@haat/testing/upload-pictures"
import { afterEach, beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const made: string[] = []
afterEach(async () => {
  for (const id of made.splice(0)) await admin.delete(`/back-office/banners/${id}`)
})

const BANNER = { image_url: "/static/sarees.webp", redirect_url: "/category/sarees?sort=newest" }
const create = async (overrides = {}) => {
  const response = await admin.post("/back-office/banners", { ...BANNER, ...overrides })
  if (response.status === 201) made.push(response.body.id)
  return response
}
const shown = async (query = ""): Promise<ShownBanner[]> =>
  (await haat.guest().get(`/store/banners${query}`)).body.banners
const inEnglish = ({ image_url_hi, ...banner }: Banner) => banner

describe("banners", () => {
  it("are shown to anyone in the order they were added, until they are deleted", async () => {
    const first = await create()
    const second = await create({ image_url: "https://pictures.example/a.webp", redirect_url: "https://haat.example/" })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body).toEqual({ ...BANNER, image_url_hi: "", id: expect.any(String), rank: expect.any(Number) })
    const ours = (await shown()).filter(({ id }) => [first.body.id, second.body.id].includes(id))
    expect(ours).toEqual([first.body, second.body].map(inEnglish))

    const deleted = await admin.delete(`/back-office/banners/${first.body.id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { id: first.body.id }])
    expect((await shown()).map(({ id }) => id)).not.toContain(first.body.id)
    const again = await admin.delete(`/back-office/banners/${first.body.id}`)
    expect([again.status, again.body.message]).toEqual([404, "There is no such banner"])
  })

  it("have a picture of their own for who reads Hindi, and the same one where there is none", async () => {
    const image_url_hi = "/static/saariyaan.webp"
    const [both, one] = [await create({ image_url_hi }), await create()]
    expect(both.body.image_url_hi).toBe(image_url_hi)
    const [english, hindi] = [await shown(), await shown("?locale=hi")]
    const pictures = (banners: ShownBanner[]) =>
      [both, one].map(({ body }) => banners.find(({ id }) => id === body.id)?.image_url)
    expect(pictures(english)).toEqual([BANNER.image_url, BANNER.image_url])
    expect(pictures(hindi)).toEqual([image_url_hi, BANNER.image_url])
    expect((await create({ image_url_hi: "javascript:alert(1)" })).body.errors).toHaveProperty("image_url_hi")
  })

  it("are listed for the owner a page at a time", async () => {
    const { body: banner } = await create()
    const one = await admin.get(
      `/back-office/banners?filter=${encodeURIComponent(JSON.stringify({ id: [banner.id] }))}`,
    )
    expect(one.body).toEqual([banner])
    const page = await admin.get('/back-office/banners?range=[0,0]&sort=["rank","DESC"]')
    expect(page.body).toEqual([banner])
    expect(page.headers.get("content-range")).toMatch(/^banners 0-0\/\d+$/)
    expect((await admin.get('/back-office/banners?sort=["image_url","ASC"]')).status).toBe(400)
    expect((await admin.get('/back-office/banners?filter={"q":"x"}')).status).toBe(400)
  })

  it("need a picture and somewhere to lead", async () => {
    const { status, body } = await create({ image_url: "  ", redirect_url: undefined })
    expect(status).toBe(400)
    expect(body).toEqual({
      ...{ type: "invalid_data", code: "invalid_data", params: {} },
      message: "Image URL is required",
      errors: { image_url: "Image URL is required", redirect_url: "Redirect URL is required" },
    })
  })

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "http://haat.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "https://",
    "https:evil.example",
    "https://user:secret@evil.example/",
    "category/sarees",
    "\u0001javascript:alert(1)",
    "/half \ud800",
    "/nul\u0000",
  ])("never lead to %j, nor take a picture from there", async (address) => {
    const places = "must start with https://, or with / for an address in this shop"
    const leading = await create({ redirect_url: address })
    expect([leading.status, leading.body.message]).toEqual([400, `Redirect URL ${places}`])
    const pictured = await create({ image_url: address })
    expect([pictured.status, pictured.body.message]).toEqual([400, `Image URL ${places}`])
  })

  it("have addresses of a sensible length", async () => {
    const { status, body } = await create({ image_url: `/${"x".repeat(2_000)}` })
    expect([status, body.message]).toEqual([400, "Image URL is too long"])
    for (const wrong of [5, null, [], {}]) expect((await create({ redirect_url: wrong })).status).toBe(400)
  })

  it("are at most so many, also when the last places are asked for at once", async () => {
    const before = (await shown()).length
    const responses = await Promise.all(Array.from({ length: MAX_BANNERS + 3 - before }, () => create()))
    const rejected = responses.filter(({ status }) => status !== 201)
    expect(rejected).toHaveLength(3)
    for (const { status, body } of rejected) {
      expect([status, body.message]).toEqual([409, "There can be at most 20 banners. Please delete one first"])
    }
    const ranks = (await shown()).map(({ rank }) => rank)
    expect(ranks).toHaveLength(MAX_BANNERS)
    expect(new Set(ranks).size).toBe(MAX_BANNERS)
  })

  it("are deleted once, when two ask for it at once", async () => {
    const { body } = await create()
    const responses = await Promise.all([1, 2].map(() => admin.delete(`/back-office/banners/${body.id}`)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it("keep an uploaded picture when they cannot be added, and are not deleted without it", async () => {
    const [{ id, srcset }] = await uploadPictures(admin, 1)
    const keptFor = async () => (await haat.sql("select kept_for from picture where id = $1", [id]))[0]?.kept_for
    const rejected = await create({ picture_id: id, picture_id_hi: "pic_none" })
    expect([rejected.status, await keptFor()]).toEqual([400, null])
    const { body } = await create({ picture_id: id })
    expect(srcset).toContain(`${body.image_url} 600w`)
    expect(await keptFor()).toBe("banner")

    const word = `release_${crypto.randomUUID().slice(0, 8)}`
    await haat.sql(`create function ${word}() returns trigger language plpgsql as $$ begin
      raise exception 'broken on purpose';
    end $$`)
    await haat.sql(`create trigger ${word} before update on picture for each row
      when (new.id = '${id}' and new.kept_for is null) execute function ${word}()`)
    expect((await admin.delete(`/back-office/banners/${body.id}`)).status).toBe(500)
    await haat.sql(`drop function ${word} cascade`)
    expect((await shown()).map((banner) => banner.id)).toContain(body.id)
    expect((await admin.delete(`/back-office/banners/${body.id}`)).status).toBe(200)
    expect(await keptFor()).toBeUndefined()
  })

  it("have the specification's messages", () => {
    expect(BANNER_MESSAGES).toEqual({
      created: "Success",
      confirm: "Are you sure?",
      deleted: "Successfully Deleted",
      notDeleted: "Failed to delete banner.",
      failed: "An error occurred.",
      mainProductsSaved: "Products added successfully",
    })
  })
})
