import { alpha, type ThemeOptions } from "@mui/material/styles"
import { defaultTheme, type RaThemeOptions } from "react-admin"
import { frame, SIDEBAR } from "./theme-layout"

const asTyped = (typed: unknown) => typed

/**
 * react-admin's inputs as all our forms have them: no room kept for a hint, and an empty text is a text and not null.
 */
const formDefaults: ThemeOptions["components"] = {
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

/**
 * The shop's tokens, as the storefront has them: cream canvas, deep green brand, terracotta for the next thing to do.
 */
const light = {
  canvas: "#fbf7ef",
  surface: "#ffffff",
  sunken: "#f3ecdf",
  line: "#e7dece",
  lineStrong: "#857a68",
  ink: "#1b2721",
  inkSoft: "#57605a",
  brand: "#1c4f3e",
  brandSoft: "#e2eee7",
  accent: "#b2431b",
  accentStrong: "#913312",
  onAccent: "#ffffff",
  good: "#1c6a45",
  bad: "#b3261e",
  wait: "#8a4b00",
  note: "#1f5a8a",
}

const dark: typeof light = {
  canvas: "#111714",
  surface: "#19211d",
  sunken: "#0c110f",
  line: "#2c3731",
  lineStrong: "#7d8c83",
  ink: "#f2efe7",
  inkSoft: "#b4bdb6",
  brand: "#93d3b4",
  brandSoft: "#20352b",
  accent: "#f0935a",
  accentStrong: "#f7aa78",
  onAccent: "#2a1206",
  good: "#7fd3a5",
  bad: "#ff9d92",
  wait: "#f0b968",
  note: "#8fc4ee",
}

const FONT = '"Inter Variable", "Noto Sans Devanagari Variable", ui-sans-serif, system-ui, sans-serif'
const heading = { fontWeight: 700, letterSpacing: "-0.02em" }

const makeTheme = (mode: "light" | "dark", t: typeof light): RaThemeOptions => ({
  ...defaultTheme,
  sidebar: SIDEBAR,
  palette: {
    mode,
    primary: { main: t.accent, dark: t.accentStrong, light: t.accent, contrastText: t.onAccent },
    secondary: {
      main: t.brand,
      dark: t.brand,
      light: t.brandSoft,
      contrastText: mode === "light" ? "#fff" : "#0f2018",
    },
    success: { main: t.good, contrastText: mode === "light" ? "#fff" : "#0f2018" },
    error: { main: t.bad, contrastText: mode === "light" ? "#fff" : "#3b0f0b" },
    warning: { main: t.wait, contrastText: mode === "light" ? "#fff" : "#2a1a02" },
    info: { main: t.note, contrastText: mode === "light" ? "#fff" : "#0c1f2e" },
    background: { default: t.canvas, paper: t.surface },
    text: { primary: t.ink, secondary: t.inkSoft },
    divider: t.line,
    action: { hover: alpha(t.ink, 0.05), selected: alpha(t.accent, 0.1) },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONT,
    h1: { ...heading, fontSize: "1.75rem", lineHeight: 1.2 },
    h2: { ...heading, fontSize: "1.25rem", lineHeight: 1.3 },
    h3: { ...heading, fontSize: "1rem", lineHeight: 1.4 },
    button: { textTransform: "none", fontWeight: 600 },
    overline: { letterSpacing: "0.06em", fontWeight: 600, lineHeight: 1.6 },
  },
  components: {
    ...formDefaults,
    ...frame(t),
    MuiCssBaseline: {
      styleOverrides: {
        html: { colorScheme: mode },
        body: { fontFeatureSettings: '"cv11", "ss03"', "--focus": t.accent },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${t.line}`, borderRadius: 16 } } },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: 20, border: `1px solid ${t.line}` },
        paperFullScreen: { borderRadius: 0, border: 0 },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { fontFamily: "inherit" } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: "1.25rem", ...heading } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 10, minHeight: 44, paddingInline: 18 },
        outlined: {
          borderColor: t.line,
          color: t.ink,
          backgroundColor: t.surface,
          "&:hover": { borderColor: t.lineStrong },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: t.surface, "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: t.ink } },
        notchedOutline: { borderColor: t.lineStrong, top: 0, "& legend": { display: "none" } },
        input: { paddingBlock: 11, height: "1.4375em" },
        multiline: { paddingBlock: 0 },
      },
    },
    MuiFormLabel: {
      styleOverrides: { root: { color: t.ink, fontWeight: 600, fontSize: "0.875rem", marginBottom: 6 } },
    },
    // The label of a field is above it, as in the shop, and not in its border.
    MuiTextField: { defaultProps: { variant: "outlined", margin: "dense", size: "medium", fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: { root: { position: "static", transform: "none", pointerEvents: "auto", whiteSpace: "normal" } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, color: t.inkSoft } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: t.line, fontSize: "0.875rem" },
        head: { color: t.inkSoft, fontWeight: 600, fontSize: "0.8125rem", backgroundColor: t.sunken },
      },
    },
    // react-admin gives the heads of its tables the background of the rows
    RaDataTable: { styleOverrides: { root: { "& .RaDataTable-headerCell": { backgroundColor: t.sunken } } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiSkeleton: { defaultProps: { animation: "wave" } },
  },
})

export const lightTheme = makeTheme("light", light)
export const darkTheme = makeTheme("dark", dark)
