/** A card is some 2 KB of text: so many take less memory than rendering two pages of home. */
const MAX_PARTS = 2_000

/** The HTML of parts by name, the least recently used first. Each build, and so each language, has its own. */
const parts = new Map<string, string>()

/** The marks in the page that is being rendered: HTML to insert, and names of parts to store. */
let marked: { kept: string[]; fresh: string[] } | undefined

/**
 * Marks the place of a part in the page that is being rendered.
 * @returns the number of the mark; nothing outside `renderWithParts`, where a part is rendered like any other
 */
export function markPart(name: string): { kept: number } | { fresh: number } | undefined {
  if (!marked) return undefined
  const text = parts.get(name)
  if (text === undefined) return { fresh: marked.fresh.push(name) - 1 }
  parts.delete(name)
  parts.set(name, text)
  return { kept: marked.kept.push(text) - 1 }
}

const MARK =
  /<template data-kept="(\d+)"><\/template>|<template data-fresh="(\d+)"><\/template>([\s\S]*?)<template data-end=""><\/template>/g

/**
 * Renders a page synchronously, stores the parts rendered for the first time and inserts those stored before. No mark is
 * left: the page is byte for byte what React would have written with every part in it.
 */
export function renderWithParts(render: () => string): string {
  const marks = { kept: [], fresh: [] } as NonNullable<typeof marked>
  marked = marks
  let page: string
  try {
    page = render()
  } finally {
    marked = undefined
  }
  return page.replace(MARK, (_, used: string | undefined, fresh: string, html: string) => {
    if (used !== undefined) return marks.kept[Number(used)]
    // a copy: what is cut out of a string keeps all of it in memory, here a page for each part
    parts.set(marks.fresh[Number(fresh)], structuredClone(html))
    const [oldest] = parts.keys()
    if (parts.size > MAX_PARTS) parts.delete(oldest)
    return html
  })
}
