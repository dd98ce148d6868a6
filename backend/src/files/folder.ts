import path from "node:path"

/** Folder of uploaded files inside the data folder; the web serves it under FILES_PATH. */
export const filesFolder = (home: string) => path.join(home, "static")
export const FILES_PATH = "/static"

/** Folder of files that have no public address, such as exports. */
export const privateFilesFolder = (home: string) => path.join(home, "private")
