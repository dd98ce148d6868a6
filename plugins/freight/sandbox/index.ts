/** Nobody is here yet: every request is answered with a 404. */
export const openSandbox = () => ({ answer: async (_request: Request) => new Response("{}", { status: 404 }) })
