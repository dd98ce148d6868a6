import { activeHandlers, defineHook, type Hook } from "@haat/sdk/server/hooks"
import { recordPluginFailure } from "@haat/sdk/server/plugin-failures"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MailDefinition, MailPart, Shop } from "../define-mail"

type Input = { payload: object; shop: Shop }
type PartsHook = Hook<Input, MailPart[]>

/** Time after which the parts of a plugin are left out, so that a mail is sent before another process claims it. */
const MAX_PARTS_MS = 5_000

const HOOKS = new Map<string, PartsHook>()
const FAILURES = new Map<string, { plugin: string; kind: string; count: number }>()

/** Returns the hook by which plugins add parts to mails of a kind. */
export function partsHook(kind: string): PartsHook {
  const known = HOOKS.get(kind) ?? defineHook<Input, MailPart[]>(`mail.${kind}.parts`)
  HOOKS.set(kind, known)
  return known
}

/** Lists how often the parts of a plugin were left out of mails of a kind in this process. */
export const listFailedParts = () => [...FAILURES.values()]

/** Composes the parts that plugins add to a mail. A part that fails, or takes too long, is left out and logged. */
export async function composeAddedParts(
  container: MedusaContainer,
  { kind }: Pick<MailDefinition, "kind">,
  input: Input,
): Promise<MailPart[]> {
  const parts = await Promise.all(
    activeHandlers(partsHook(kind)).map(async ({ plugin, run }) => {
      try {
        return await withinTime(async () => run(input, container))
      } catch (error) {
        reportFailure(container, { plugin, kind }, error)
        return []
      }
    }),
  )
  return parts.flat()
}

async function withinTime<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${MAX_PARTS_MS} ms`)), MAX_PARTS_MS)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

function reportFailure(container: MedusaContainer, { plugin, kind }: { plugin: string; kind: string }, error: unknown) {
  const key = `${plugin} ${kind}`
  FAILURES.set(key, { plugin, kind, count: (FAILURES.get(key)?.count ?? 0) + 1 })
  recordPluginFailure(container, { plugin, place: `mail ${kind}`, error })
  const reason = error instanceof Error ? error.message : String(error)
  container
    .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
    .error(`A mail (${kind}) is sent without the part of the plugin ${plugin}: ${reason}`)
}
