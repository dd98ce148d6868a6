const failures = new Map<string, { plugin: string; hook: string; count: number }>()

/** Counts a failed handler of a hook in this process. */
export function countHookFailure(plugin: string, hook: string): void {
  const key = `${plugin} ${hook}`
  failures.set(key, { plugin, hook, count: (failures.get(key)?.count ?? 0) + 1 })
}

/** Lists how often the handlers of each plugin and hook failed since this process started. */
export const listHookFailures = () => [...failures.values()]
