/** Ends well when GET of the address given responds with success: the health check of a container without curl. */
const { ok } = await fetch(process.argv[2], { signal: AbortSignal.timeout(4_000) }).catch(() => ({ ok: false }))
process.exit(ok ? 0 : 1)
