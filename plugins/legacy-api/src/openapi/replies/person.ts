import type { Address as SavedAddress, Person as SignedInPerson } from "@haat/accounts/contract"
import { z } from "zod"
import { like } from "./like"

export const Address = like<SavedAddress>()(
  z.object({
    id: z.string(),
    address_1: z.string(),
    address_2: z.string(),
    city: z.string(),
    province: z.string(),
    postal_code: z.string(),
    country_code: z.string().describe("Two letters, in lower case"),
    type: z.enum(["shipping", "billing"]),
    is_default: z.boolean(),
  }),
)

export const Person = like<SignedInPerson>()(
  z.object({
    id: z.string(),
    actor_type: z.enum(["customer", "user"]).describe("A shopper, or an administrator"),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    addresses: z.array(Address).describe("A shopper's; an administrator has none"),
  }),
)
