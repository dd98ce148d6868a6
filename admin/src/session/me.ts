import type { Me } from "@haat/back-office/contract"
import { request } from "../http-client"
import { createSessionCache } from "./session-cache"

export const me = createSessionCache("me", () => request<Me>("me"))
