/**
 * The parts of two packages that are used here; with types of their own, every request of Express would have a session.
 */
declare module "express-session" {
  const session: object
  export default session
}

declare module "connect-pg-simple" {
  type Options = {
    pool: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }
    tableName: string
    disableTouch: boolean
    errorLog: () => void
  }
  type Method = (...parameters: unknown[]) => void
  type Store = new (
    options: Options,
  ) => Record<"get" | "set" | "destroy" | "touch", Method> & { close(): Promise<void> }
  export default function connectPgSimple(session: unknown): Store
}
