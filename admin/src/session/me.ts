import type { Me } from "@haat/back-office/contract"
import { request } from "../http-client"
import { createSessionCache } from "./session-cache"

/** Role and permissions of the signed-in administrator. */
export const me = createSessionCache("me", () => request<Me>("me"))
