import glyphs from "./glyphs.json"

/**
 * The letters of the demo banners: the advance of each, and its outline, 1000 units to the em. From Inter Medium (SIL
 * Open Font License 1.1), so that pictures are lettered alike on machines with other fonts, or none.
 */
export const GLYPHS = glyphs as unknown as Record<string, [advance: number, outline: string]>
