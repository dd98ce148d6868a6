import type { DataProvider } from "react-admin"
import { expect, it, vi } from "vitest"
import type { ChosenPicture } from "./form-fields"
import { productPictures } from "./picture-requests"

vi.mock("../http-client", () => ({ upload: async () => ({ files: [{ id: "pic_new", url: "/new.webp" }] }) }))

it("saves uploaded pictures of a product and its variants by their ids", async () => {
  const chosen: ChosenPicture = { id: "on-this-device", url: "blob:1", rawFile: new File(["1"], "1.png") }
  const beforeSave = productPictures.beforeSave as NonNullable<Exclude<typeof productPictures.beforeSave, unknown[]>>
  const data = {
    images: [{ id: "pic_old", url: "/old.webp" }, chosen],
    variants: {
      options: [{ title: "Size", values: [{ value: "S", image: chosen.id }, { value: "M" }] }],
      variants: [
        { values: ["S"], price: 1, active: true, image: "pic_old" },
        { values: ["M"], price: 1, active: true, image: chosen.id },
      ],
    },
  }
  const saved = await beforeSave(data, {} as DataProvider, "products")
  expect(saved.images).toEqual(["pic_old", "pic_new"])
  expect(saved.variants.options[0].values).toEqual([{ value: "S", image: "pic_new" }, { value: "M" }])
  expect(saved.variants.variants.map(({ image }: { image: string }) => image)).toEqual(["pic_old", "pic_new"])
})
