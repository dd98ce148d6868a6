import type { SaveReturnSettings } from "@haat/checkout/contract"
import { findReturnSettings, saveReturnSettings } from "@haat/checkout/workflows/return-settings"
import type { MedusaRequest } from "@medusajs/framework/http"
import { change } from "../../change"
import { one } from "../../resource"

export const GET = one((req) => findReturnSettings(req.scope))

export const PUT = change((req: MedusaRequest<SaveReturnSettings>) => saveReturnSettings(req.scope, req.validatedBody))
