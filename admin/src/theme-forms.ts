import type { ThemeOptions } from "@mui/material/styles"

const asTyped = (typed: unknown) => typed

/** react-admin's inputs as all our forms have them: no room kept for a hint, and an empty text is a text and not null. */
export const formDefaults: ThemeOptions["components"] = {
  // As high as the other inputs.
  MuiAutocomplete: { styleOverrides: { inputRoot: { "&.MuiOutlinedInput-root": { paddingBlock: 3.5 } } } },
  RaTextInput: { defaultProps: { parse: asTyped, helperText: false, autoComplete: "off" } },
  RaPasswordInput: { defaultProps: { helperText: false } },
  RaNumberInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false } },
  RaNullableBooleanInput: { defaultProps: { helperText: false } },
  RaAutocompleteInput: { defaultProps: { helperText: false } },
  RaRadioButtonGroupInput: { defaultProps: { helperText: false } },
  // Ours say in words what they do.
  RaSaveButton: { defaultProps: { icon: null } },
  RaBooleanInput: { defaultProps: { helperText: false } },
}
