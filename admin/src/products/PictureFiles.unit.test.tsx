import { cleanup, fireEvent, screen } from "@testing-library/react"
import { Form } from "react-admin"
import { useWatch } from "react-hook-form"
import { afterEach, expect, it, vi } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { PictureFiles } from "./PictureFiles"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A PNG's beginning that says how large the picture is. */
const createPng = (width: number, height: number, name = "phone.png") => {
  const head = new DataView(new ArrayBuffer(64))
  head.setUint32(0, 0x89504e47)
  head.setUint32(16, width)
  head.setUint32(20, height)
  return new File([head.buffer], name, { type: "image/png" })
}

const ChosenFiles = () => {
  const pictures: { rawFile: File }[] = useWatch({ name: "images" }) ?? []
  return <p>{pictures.map(({ rawFile }) => rawFile.name).join(", ") || "none"}</p>
}

const choose = (...files: File[]) => {
  const input = document.querySelector("input[type=file]") as HTMLInputElement
  fireEvent.change(input, { target: { files } })
}
const renderInput = () =>
  renderScreen(
    <Form>
      <PictureFiles source="images" multiple action="Add pictures" hint="Up to 8" maxFiles={8} existingCount={0} />
      <ChosenFiles />
    </Form>,
  )

it("refuses a picture of 50 megapixels as soon as it is chosen", async () => {
  renderInput()
  choose(createPng(8_160, 6_120))
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("phone.png has more than 40 megapixels")
  expect(screen.getByText("none")).toBeTruthy()
})

it("rejects a HEIC that the browser cannot open, and keeps a small picture unchanged", async () => {
  renderInput()
  choose(new File([new Uint8Array(100)], "IMG_1.HEIC", { type: "image/heic" }))
  expect((await screen.findByRole("alert")).textContent).toContain("This browser cannot open IMG_1.HEIC")
  choose(createPng(800, 600, "small.png"))
  await screen.findByText("small.png")
  expect(screen.queryByRole("alert")).toBeNull()
})
