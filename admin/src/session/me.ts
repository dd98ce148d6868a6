import type { Me } from "@haat/back-office/contract"
import { request } from "../http-client"
import { ofSession } from "./known"

/** The permissions of the signed-in administrator. */
export const me = ofSession("me", () => request<Me>("me"))
