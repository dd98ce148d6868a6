import type { ShopFacts } from "@haat/back-office/contract"
import type { ShownBanner } from "@haat/banners/contract"
import type { ShownFaq } from "@haat/faqs/contract"
import { LocaleQuery } from "@haat/http/locale"
import { ContactMessage, Enquiry } from "@haat/mail/contract"
import { Subscribe } from "@haat/newsletter/contract"
import { z } from "zod"
import { Message } from "../../shapes/fields"
import { like } from "../replies/like"
import { Lang, ProductCard } from "../replies/product"
import { rowsOf, TOO_OFTEN } from "./rows"

const Facts = like<ShopFacts>()(
  z.object({
    version: z.number(),
    name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    chat_url: z.string(),
    low_stock_limit: z.number().describe("So many pieces or fewer count as low"),
    shows_discount: z.boolean(),
  }),
)
const OneBanner = like<ShownBanner>()(
  z.object({ id: z.string(), image_url: z.string(), redirect_url: z.string(), rank: z.number() }),
)
const OneFaq = like<ShownFaq>()(
  z.object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    rank: z.number(),
    langs: z.object({ question: Lang, answer: Lang }).optional(),
  }),
)

export const contentRoutes = rowsOf("content", [
  ["GET /store/shop", "everyone", "What the shop says about itself", { reply: Facts }],
  [
    "GET /store/banners",
    "everyone",
    "Banners",
    { query: LocaleQuery, reply: z.object({ banners: z.array(OneBanner) }) },
  ],
  [
    "GET /store/main-products",
    "everyone",
    "Main products",
    { query: LocaleQuery, reply: z.object({ products: z.array(ProductCard) }) },
  ],
  [
    "GET /store/faqs",
    "everyone",
    "Questions and answers",
    { query: LocaleQuery, reply: z.object({ faqs: z.array(OneFaq) }) },
  ],
  [
    "POST /store/newsletter",
    "everyone",
    "Subscribes",
    { body: Subscribe, reply: Message, status: 201, refusals: TOO_OFTEN },
  ],
  [
    "POST /store/contact",
    "everyone",
    "Writes to the owner",
    { body: ContactMessage, reply: Message, status: 202, refusals: TOO_OFTEN },
  ],
  [
    "POST /store/enquiries",
    "everyone",
    "Asks the owner to ring up or write back, from who wants to sell",
    { body: Enquiry, reply: Message, status: 202, refusals: TOO_OFTEN },
  ],
])
