import type { Me } from "@haat/back-office/contract"
import { request } from "../http-client"
import { ofSession } from "./known"

/** What the signed-in administrator may do. */
export const me = ofSession("me", () => request<Me>("me"))
