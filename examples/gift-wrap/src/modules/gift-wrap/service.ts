import { MedusaService } from "@medusajs/framework/utils"
import { GiftWrap } from "./models/gift-wrap"

export class GiftWrapService extends MedusaService({ GiftWrap }) {}
