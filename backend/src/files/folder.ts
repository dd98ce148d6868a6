import path from "node:path"

/** Where uploaded files live inside the data folder, and under which path the web sees them. */
export const filesFolder = (home: string) => path.join(home, "static")
export const FILES_PATH = "/static"
