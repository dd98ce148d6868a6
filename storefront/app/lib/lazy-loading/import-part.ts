/** Adds a stylesheet to the page unless it is there. @param file its path below the shop's address */
function addStylesheet(file: string) {
  const href = import.meta.env.BASE_URL + file
  if (document.querySelector(`link[href="${href}"]`)) return
  return new Promise((resolve, reject) => {
    const link = document.createElement("link")
    const onerror = () => {
      link.remove()
      reject(new Error(`Not loaded: ${href}`))
    }
    Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror })
    document.head.append(link)
  })
}

/**
 * Imports a part of a page when its stylesheets are there. In the files for browsers it is around every `import()`; see
 * `lightImports` in light-imports.ts.
 */
export async function importPart<Part>(load: () => Promise<Part>, stylesheets: string[] = []): Promise<Part> {
  await Promise.all(stylesheets.map(addStylesheet))
  return load()
}
