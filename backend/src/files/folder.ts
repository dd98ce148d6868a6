import path from "node:path"

/** Where uploaded files live inside the data folder, and under which path the web sees them. */
export const filesFolder = (home: string) => path.join(home, "static")
export const FILES_PATH = "/static"

/** Where files lie that are nobody's to see by an address, such as exports. */
export const privateFilesFolder = (home: string) => path.join(home, "private")
