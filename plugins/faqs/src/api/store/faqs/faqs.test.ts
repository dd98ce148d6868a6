import { FAQ_MESSAGES, type Faq, type ShownFaq } from "@haat/faqs/contract"
import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

let made = 0
const create = (overrides = {}) => {
  const question = `Is it dear? ${Date.now().toString(36)}${made++}`
  return admin.post("/back-office/faqs", { question, answer: "Not at all.\nLook for yourself.", ...overrides })
}
const shown = async (query = ""): Promise<ShownFaq[]> => (await haat.guest().get(`/store/faqs${query}`)).body.faqs
const inEnglish = ({ id, question, answer, rank }: Faq) => ({ id, question, answer, rank })

describe("questions and answers", () => {
  it("are shown to anyone in the order they were added, until they are deleted", async () => {
    const [first, second] = [await create(), await create({ answer: "  हाँ 😀 " })]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.answer).toBe("हाँ 😀")
    const ours = (await shown()).filter(({ id }) => [first.body.id, second.body.id].includes(id))
    expect(ours).toEqual([first.body, second.body].map(inEnglish))

    const answers = await Promise.all([1, 2].map(() => admin.delete(`/back-office/faqs/${first.body.id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await shown()).map(({ id }) => id)).not.toContain(first.body.id)
    const unknown = await admin.delete("/back-office/faqs/faq_x")
    expect([unknown.status, unknown.body.message]).toEqual([404, "There is no such question"])
  })

  it("are shown in Hindi to who reads it, and in English, marked as such, where there is no Hindi", async () => {
    const hindi = { question_hi: "क्या महँगा है?", answer_hi: "बिलकुल नहीं।" }
    const [both, half, none] = [await create(hindi), await create({ answer_hi: "नहीं।" }), await create()]
    expect(both.body).toMatchObject(hindi)
    const faqs = await shown("?locale=hi")
    const found = [both, half, none].map(({ body }) => faqs.find(({ id }) => id === body.id))
    expect(found).toEqual([
      { ...inEnglish(both.body), question: hindi.question_hi, answer: hindi.answer_hi },
      { ...inEnglish(half.body), answer: "नहीं।", langs: { question: "en" } },
      { ...inEnglish(none.body), langs: { question: "en", answer: "en" } },
    ])
    expect(await shown("?locale=en")).toEqual(await shown())
    const rejected = await haat.guest().get("/store/faqs?locale=fr")
    expect([rejected.status, rejected.body.message]).toEqual([400, "locale is one of en, hi"])
  })

  it("are found by the owner", async () => {
    const { body: faq } = await create({ answer: "100% cotton, all_of it" })
    const find = (filter: object) => admin.get(`/back-office/faqs?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    expect((await find({ q: faq.question.toUpperCase() })).body).toEqual([faq])
    expect((await find({ q: "100% cotton, ALL_OF" })).body).toContainEqual(faq)
    expect((await find({ q: `${faq.question}%` })).body).toEqual([])
    expect((await find({ id: [faq.id] })).headers.get("content-range")).toBe("faqs 0-0/1")
    expect((await find({ secret: 1 })).status).toBe(400)
  })

  it.each([
    [{ question: " " }, "question", "Question is required"],
    [{ answer: undefined }, "answer", "Answer is required"],
    [{ answer: 5 }, "answer", "Answer is required"],
    [{ question: "x".repeat(301) }, "question", "Question is too long"],
    [{ answer: "x".repeat(3_001) }, "answer", "Answer is too long"],
    [{ question_hi: "क".repeat(301) }, "question_hi", "Question in Hindi is too long"],
    [{ answer: "nul \u0000" }, "answer", "Answer has a character that cannot be stored"],
    [{ question: "half \ud800" }, "question", "Question has a character that cannot be stored"],
  ])("with %j are rejected with a sentence at the field", async (wrong, field, sentence) => {
    const { status, body } = await create(wrong)
    expect(status).toBe(400)
    expect(body).toEqual({
      type: "invalid_data",
      code: "invalid_data",
      params: {},
      message: sentence,
      errors: { [field]: sentence },
    })
  })

  it("are at most so many, and the owner is told", async () => {
    await haat.sql(
      `insert into faq (id, question, answer, rank)
       select 'faq_full_' || n, 'Full?', 'Yes', 1000 from generate_series(1, 100 - (select count(*) from faq)) n`,
    )
    try {
      const { status, body } = await create()
      expect([status, body.message]).toEqual([409, "There can be at most 100 questions. Please delete one first"])
    } finally {
      await haat.sql("delete from faq where id like 'faq_full_%'")
    }
    expect((await create()).status).toBe(201)
  })

  it("have the specification's messages", () => {
    expect(FAQ_MESSAGES).toEqual({
      created: "FAQ Added Successfully",
      failed: "Something went wrong!",
      notCreated: "Unable to add FAQ",
      deleted: "Your faq has been deleted.",
    })
  })
})
