import { zodResolver } from "@hookform/resolvers/zod"
import type { FieldValues, Resolver } from "react-hook-form"
import type { z } from "zod"

/** Has a form of react-admin check what the server checks: by the same contract, which has the sentences. */
export const zodForm = (contract: z.ZodType) =>
  // The resolver's types follow one contract; react-admin's forms have fields of any.
  zodResolver(contract as never) as unknown as Resolver<FieldValues>
