import type { MailDetail } from "@haat/mail/contract"
import { cleanup, screen } from "@testing-library/react"
import { Route, Routes } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { fill, mockResponses, reject, renderScreen, respondWithList } from "../testing/render-screen"
import MailEdit from "./Edit"
import MailList from "./List"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const NAME = { en: "Order placed", hi: "ऑर्डर दिया गया" }
const MAIL: MailDetail = {
  id: "order-placed",
  name: NAME,
  plugin: "mail",
  version: 1,
  subject_en: "",
  intro_en: "",
  subject_hi: "",
  intro_hi: "",
  language: "en",
  subject: "Your order #1042 is placed",
  html: "<!doctype html><html><head></head><body>Thank you</body></html>",
  text: "Thank you in plain text",
  defaults: {
    en: { subject: "Your order #1042 is placed", intro: "we are packing it." },
    hi: { subject: "Your order #1042 is placed", intro: "" },
  },
  placeholders: ["order_id", "shop"],
  knows_language: false,
}
const READ = "GET /back-office/mails/order-placed"
const SAVE = "PUT /back-office/mails/order-placed"

const LIST = {
  "GET /back-office/mails": respondWithList([{ id: "order-placed", name: NAME, plugin: "mail", edited: ["hi"] }]),
}

/** Opens the mail from the list, whose rows lack most of it. */
const openMail = async () => {
  const rendered = renderScreen(
    <Routes>
      <Route path="/mails" element={<MailList />} />
      <Route path="/mails/:id" element={<MailEdit />} />
    </Routes>,
    { resource: "mails", at: "/mails" },
  )
  await rendered.user.click(await screen.findByText("Order placed"))
  await screen.findByRole("textbox", { name: "Subject in English" })
  return rendered
}

it("lists the mails with their plugins and the languages in which the owner has changed them", async () => {
  mockResponses(LIST)
  renderScreen(<MailList />, { resource: "mails", at: "/mails" })
  const row = (await screen.findByText("Order placed")).closest("tr") as HTMLElement
  expect(row.textContent).toBe("Order placedmailHindi")
})

it("previews a mail in a frame that runs nothing, in the chosen language, and as plain text", async () => {
  const languages: (string | null)[] = []
  mockResponses({
    ...LIST,
    [READ]: ({ url }) => {
      languages.push(url.searchParams.get("language"))
      return Response.json(MAIL)
    },
  })
  const { user } = await openMail()
  const frame = await screen.findByTitle("Preview of the mail “Your order #1042 is placed”")
  expect(frame.getAttribute("sandbox")).toBe("")
  expect(frame.getAttribute("srcdoc")).toContain('<base target="_blank"></head><body>Thank you')
  await user.click(screen.getByRole("button", { name: "Hindi" }))
  await vi.waitFor(() => expect(languages).toContain("hi"))
  await user.click(screen.getByRole("button", { name: "Plain text" }))
  await screen.findByText("Thank you in plain text")
})

it("saves the owner's texts, and takes them back to the mail's own", async () => {
  const sent: unknown[] = []
  let saved = MAIL
  mockResponses({
    ...LIST,
    [READ]: () => Response.json(saved),
    [SAVE]: ({ body }) => {
      sent.push(body)
      saved = { ...saved, ...(body as object), version: saved.version + 1 }
      return Response.json(saved)
    },
  })
  const { user } = await openMail()
  await screen.findByRole("heading", { level: 1, name: "Order placed" })
  screen.getByText("{order_id}")
  fill("Subject in English", "Order {order_id} is here")
  fill("First paragraph in Hindi", "धन्यवाद!")
  await user.click(screen.getByRole("button", { name: "Save the texts" }))
  await screen.findByText("The texts of the mail are saved")
  const texts = { subject_en: "Order {order_id} is here", intro_en: "", subject_hi: "", intro_hi: "धन्यवाद!" }
  expect(sent).toEqual([{ ...texts, version: 1 }])
  await user.click(screen.getAllByRole("button", { name: "Use the mail's own text" })[0])
  await user.click(screen.getByRole("button", { name: "Save the texts" }))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ ...texts, subject_en: "", version: 2 })
})

it("keeps what was typed when someone else saved meanwhile", async () => {
  mockResponses({
    ...LIST,
    [READ]: () => Response.json(MAIL),
    [SAVE]: reject("Someone else changed the texts of this mail while you were editing them", 409),
  })
  const { user } = await openMail()
  fill("Subject in English", "Mine")
  await user.click(screen.getByRole("button", { name: "Save the texts" }))
  await screen.findByText("Someone else changed the texts of this mail while you were editing them")
  expect(screen.getByRole("textbox", { name: "Subject in English" })).toHaveProperty("value", "Mine")
})
