import { folderName } from "../resources"

export type Messages = { [key: string]: string | Messages }

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/**
 * Returns messages by resource from the `messages.ts` of each folder: the export `messages` belongs to the folder's
 * resource, any other export to the resource of its name (`returnSettings` to return-settings).
 */
export const collectMessages = (files: Record<string, Record<string, Messages>>): Record<string, Messages> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, exported]) =>
      Object.entries(exported).map(([name, messages]) => [
        name === "messages" ? folderName(file) : kebabCase(name),
        messages,
      ]),
    ),
  )
