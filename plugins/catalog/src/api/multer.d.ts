/** The part of multer 2 that is used here; it ships no types of its own. */
declare module "multer" {
  import type { IncomingMessage, ServerResponse } from "node:http"

  function multer(options: { storage: unknown; limits: Record<string, number> }): {
    array(
      field: string,
      max?: number,
    ): (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void
  }
  namespace multer {
    function memoryStorage(): unknown
  }
  export = multer
}
