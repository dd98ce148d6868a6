import { defineMiddlewares } from "@medusajs/framework/http"
import express from "express"
import { env } from "../env"
import { FILES_PATH, filesFolder } from "../files/folder"
import { serveBucket } from "../files/serve-bucket"
import { boundLists } from "./bound-lists"
import { explainError } from "./explain-error"
import { nothingHereRoutes } from "./nothing-here"

export default defineMiddlewares({
  errorHandler: explainError,
  routes: [
    {
      // Every file's name is used once, so a browser may keep it for good.
      matcher: FILES_PATH,
      middlewares: [
        express.static(filesFolder(env.HAAT_HOME), { index: false, redirect: false, immutable: true, maxAge: "1y" }),
        ...(env.bucket ? [serveBucket] : []),
      ],
    },
    { matcher: "/store", middlewares: [boundLists] },
    ...nothingHereRoutes,
  ],
})
