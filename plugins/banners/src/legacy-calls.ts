import { recordId } from "@haat/sdk/record-id"
import { call } from "@haat/sdk/server/legacy-call"
import { z } from "zod"
import { findProducts } from "./catalog"
import { BANNER_MESSAGES, type Banner, MAX_MAIN_PRODUCTS, MainProducts, NewBanner } from "./contract"
import { BANNERS } from "./modules/banners"
import type BannersService from "./modules/banners/service"
import { chooseMainProducts } from "./workflows/choose-main-products"
import { createBanners } from "./workflows/create-banners"
import { deleteBanner } from "./workflows/delete-banner"

const tag = "Content"

const BannerShape = z.object({ _id: z.string(), imageUrl: z.string(), redirectUrl: z.string() })
const Success = z.object({ success: z.boolean(), message: z.string() })

const toBanner = ({ id, image_url, redirect_url }: Banner) => ({
  _id: id,
  imageUrl: image_url,
  redirectUrl: redirect_url,
})

export const BANNER_CALLS = [
  call({
    method: "GET",
    path: "/ui/get",
    tag,
    summary: "Banners and main products of the home page",
    description: "`mainProducts` are ids, in the owner's order; administrators see those that are off sale too.",
    who: "everyone",
    reply: z.object({
      success: z.boolean(),
      data: z.object({ banners: z.array(BannerShape), mainProducts: z.array(z.string()) }),
    }),
    run: async ({ scope, caller }) => {
      const kept = scope.resolve<BannersService>(BANNERS)
      const [banners, chosen] = await Promise.all([kept.inOrder(), kept.chosen()])
      const products = await findProducts(scope, chosen, caller.kind === "administrator" ? undefined : true)
      return { success: true, data: { banners: banners.map(toBanner), mainProducts: products.map(({ id }) => id) } }
    },
  }),
  call({
    method: "POST",
    path: "/ui/create",
    tag,
    summary: "Adds a banner",
    who: "administrator",
    permission: "customize.edit",
    changes: { resource: "banners", action: "created" },
    body: z.object({ imageUrl: NewBanner.shape.image_url, redirectUrl: NewBanner.shape.redirect_url }),
    reply: Success.extend({ data: BannerShape }),
    succeeds: true,
    errors: { 409: "There are too many banners already" },
    run: async ({ scope, body, details }) => {
      const [added] = await createBanners(scope, [{ image_url: body.imageUrl, redirect_url: body.redirectUrl }])
      details.id = added.id
      return { success: true, message: BANNER_MESSAGES.created, data: toBanner(added) }
    },
  }),
  call({
    method: "DELETE",
    path: "/ui/deleteBanner/:id",
    tag,
    summary: "Takes a banner away",
    who: "administrator",
    permission: "customize.edit",
    changes: { resource: "banners", action: "deleted" },
    params: z.object({ id: recordId("Name the banner", BANNER_MESSAGES.notDeleted) }),
    reply: Success,
    succeeds: true,
    sentences: { 404: BANNER_MESSAGES.notDeleted },
    errors: { 404: BANNER_MESSAGES.notDeleted },
    run: async ({ scope, params }) => {
      await deleteBanner(scope, params.id)
      return { success: true, message: BANNER_MESSAGES.deleted }
    },
  }),
  call({
    method: "POST",
    path: "/ui/addMainProducts",
    tag,
    summary: "Chooses the main products",
    description: `The new choice, at most ${MAX_MAIN_PRODUCTS}, replaces the previous one; with an unknown id it is rejected, and the old one stays.`,
    who: "administrator",
    permission: "customize.edit",
    changes: { resource: "main-products", action: "changed" },
    body: z.object({ productIds: MainProducts.shape.product_ids }),
    reply: Success.extend({ data: z.object({ mainProducts: z.array(z.string()) }) }),
    succeeds: true,
    errors: { 400: "A product that is not there" },
    run: async ({ scope, body }) => {
      const input = { product_ids: body.productIds }
      const result = await chooseMainProducts(scope, input)
      return { success: true, message: BANNER_MESSAGES.mainProductsSaved, data: { mainProducts: result.product_ids } }
    },
  }),
]
