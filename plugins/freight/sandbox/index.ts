/** Nobody is here yet. */
export const openSandbox = () => ({ mounts: {} as Record<string, (request: Request) => Promise<Response>> })
