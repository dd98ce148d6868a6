import path from "node:path"

/** Folder of uploaded files inside the data folder, served by the web tier. */
export const filesFolder = (home: string) => path.join(home, "static")
export const FILES_PATH = "/static"

/** Folder of files without an address, such as exports. */
export const privateFilesFolder = (home: string) => path.join(home, "private")
