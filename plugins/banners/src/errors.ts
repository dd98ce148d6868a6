import { defineErrors } from "@haat/sdk/errors"

/** Errors of banners and main products. */
export const BANNER_ERRORS = defineErrors({
  too_many_banners: { status: 409, en: "There can be at most {most} banners. Please delete one first" },
  no_such_banner: { status: 404, en: "There is no such banner" },
  banner_picture_gone: { status: 400, en: "The picture is no longer there, please upload it again" },
  main_product_gone: { status: 400, en: "One of these products is not there any more" },
})
