/** The shop's public origin, for whole addresses. */
export const publicOrigin = (request: Request) => process.env.PUBLIC_URL || new URL(request.url).origin
