/** Class names of every input. */
export const CONTROL =
  "w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink " +
  "placeholder:text-ink-soft " +
  "transition-colors hover:border-ink aria-invalid:border-bad disabled:bg-sunken disabled:text-ink-soft"
