import { z } from "zod"

export const Address = z.object({
  id: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  province: z.string(),
  postal_code: z.string(),
  country_code: z.string().describe("Two letters, in lower case"),
  type: z.enum(["shipping", "billing"]),
  is_default: z.boolean(),
  recipient_name: z.string().optional().describe("Who receives there; left out for the shopper"),
  recipient_phone: z.string().optional(),
  company: z.string().optional(),
})

export const Person = z.object({
  id: z.string(),
  actor_type: z.enum(["customer", "user"]).describe("A shopper, or an administrator"),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  addresses: z.array(Address).describe("A shopper's; an administrator has none"),
})

export const Me = z.object({ person: Person })
export const SecondFactor = z.object({ enabled: z.boolean(), recovery_codes: z.number() })
export const Addresses = z.object({ addresses: z.array(Address) })
export const OneAddress = Addresses.extend({ address: Address })
export const Message = z.object({ message: z.string() })

export const PersonalData = z
  .looseObject({
    made_at: z.string(),
    profile: z.unknown(),
  })
  .describe("A section for each kind of data; each plugin says its own")
