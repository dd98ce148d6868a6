/** The used functions of a browser; tests have their own. */
export type PictureBrowser = {
  /** @throws where the browser does not decode this kind */
  open(file: File): Promise<OpenedPicture>
}
export type OpenedPicture = {
  width: number
  height: number
  /** @returns null where this kind is not written, or another kind in its place */
  write(size: { width: number; height: number }, type: string, quality: number): Promise<Blob | null>
  close(): void
}
