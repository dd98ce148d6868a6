import { folderOf } from "../resources"

type Words = { [key: string]: string | Words }

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/**
 * Words by resource, from the `messages.ts` of each folder. `messages` are those of the folder's resource; every other
 * export is named as the resource it is of: `returnSettings` are those of return-settings.
 */
export const collectWords = (files: Record<string, Record<string, Words>>): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, exported]) =>
      Object.entries(exported).map(([name, words]) => [name === "messages" ? folderOf(file) : kebabCase(name), words]),
    ),
  )
