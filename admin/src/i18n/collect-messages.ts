import { folderName } from "../resources"

type Messages = { [key: string]: string | Messages }

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/**
 * Messages by resource, from the `messages.ts` of each folder. `messages` are those of the folder's resource; every other
 * export is named as the resource it is of: `returnSettings` are those of return-settings.
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
