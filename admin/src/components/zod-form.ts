import { zodResolver } from "@hookform/resolvers/zod"
import type { FieldValues, Resolver } from "react-hook-form"
import type { z } from "zod"

/** Returns a resolver that validates a react-admin form by the server's contract. */
export const zodForm = (contract: z.ZodType) =>
  // react-admin's forms take resolvers of untyped fields only.
  zodResolver(contract as never) as unknown as Resolver<FieldValues>
