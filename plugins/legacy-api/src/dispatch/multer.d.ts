/** Types of the used part of multer 2, which ships none. */
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
