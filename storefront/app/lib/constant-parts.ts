/** Parts of pages as text, each rendered once by this server's build of one language. */
const kept = new Map<string, string>()

/** True when the part was rendered before, so that its place needs only to be marked. */
export const isKept = (part: string) => kept.has(part)

const MARK =
  /<template data-kept="([^"]*)"><\/template>|<template data-new="([^"]*)"><\/template>([\s\S]*?)<template data-end=""><\/template>/g

/**
 * Puts the kept parts into a rendered page where they are marked, and keeps those rendered just now. No mark is left,
 * so the page is byte for byte what React would have written with every part in it.
 */
export const withParts = (page: string) =>
  page.replace(MARK, (_, used: string | undefined, fresh: string, html: string) => {
    if (used !== undefined) return kept.get(used) as string
    kept.set(fresh, html)
    return html
  })
