import hindi from "./hindi-lines.json"

/**
 * The lines of the demo banners in Hindi as outlines, 1000 units to the em: letters of Devanagari join and change
 * places, so a line is stored as it was set. From Noto Sans Devanagari Medium (SIL Open Font License 1.1), shaped by
 * HarfBuzz.
 */
export const OUTLINES: string[] = hindi.outlines

/** A glyph in a line: its index in OUTLINES, and its distance right and down from the start of the line. */
type Placed = [outline: number, x: number, y: number]

export const LINES = hindi.lines as unknown as Record<string, Placed[]>
