import { HtmlValidate } from "html-validate"

/** The recommended rules of HTML. Each that is off or has an option has its reason above it. */
export const htmlRules = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `charSet`, `<br/>` and `disabled=""`, which are valid and which the shop cannot change
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    // cards and rows name the form of the page that they belong to by its id; a page without any has the form alone
    "wcag/h32": "off",
    // a second button names another step by a value that replaces the hidden one of its form, as on the login page
    "form-dup-name": "off",
    // ids by React's useId begin with an underscore
    "valid-id": ["error", { relaxed: true }],
    // colours of products and shares of ratings are data, for which there are no classes
    "no-inline-style": ["error", { allowedProperties: ["background", "width", "--rated"] }],
    // ARIA allows a name on a list
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // variants to choose from are links, so that they work without JavaScript
    "prefer-native-element": ["error", { exclude: ["radio"] }],
  },
})
