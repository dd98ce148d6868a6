import { z } from "zod"

/** A saved address. */
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
  recipient_name: z.string().optional().describe("Name of the recipient; missing when it is the shopper"),
  recipient_phone: z.string().optional(),
  company: z.string().optional(),
})
export type Address = z.infer<typeof Address>

export const AddressList = z.object({ addresses: z.array(Address) })
/** Reply to a change of one address. */
export const ChangedAddress = AddressList.extend({ address: Address })

/** The signed-in person: a shopper or an administrator. */
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
export type Person = z.infer<typeof Person>

export const SignedInPerson = z.object({ person: Person })
export type SignedInPerson = z.infer<typeof SignedInPerson>
/** Reply to a correct password: the person, or the request for a code. */
export const SignInReply = z.union([SignedInPerson, z.object({ second_factor: z.literal(true) })])
export type SignInReply = z.infer<typeof SignInReply>
