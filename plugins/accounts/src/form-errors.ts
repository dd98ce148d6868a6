import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms of an account, in the specification's words. */
export const ACCOUNT_FORM_ERRORS = defineErrors({
  sign_in_username_short: {
    status: 400,
    en: "Username must be at least 3 characters long",
  },
  sign_in_username_long: {
    status: 400,
    en: "Username can't exceed more than 15 characters long",
  },
  sign_in_password_short: {
    status: 400,
    en: "Password should be 3 character long",
  },
  sign_in_code_rule: {
    status: 400,
    en: "The code of our mail has six digits",
  },
  enter_code: { status: 400, en: "Enter the code" },
  code_short: { status: 400, en: "A code has at least 6 characters" },
  code_long: { status: 400, en: "A code has at most 40 characters" },
  enter_password: { status: 400, en: "Enter your password" },
  password_to_erase: {
    status: 400,
    en: "Type your password to erase your account",
  },
  username_short: {
    status: 400,
    en: "Username must be at least 3 characters",
  },
  username_long: {
    status: 400,
    en: "Username must be at most 15 characters",
  },
  invalid_email: { status: 400, en: "Invalid email address" },
  password_short: {
    status: 400,
    en: "Password must be at least 6 characters",
  },
  password_long: {
    status: 400,
    en: "Password must be at most 20 characters",
  },
  password_parts: {
    status: 400,
    en: "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
  },
  phone_10_digits_from_6: {
    status: 400,
    en: "Phone number must be 10 digits and start with 6-9",
  },
  phone_10_digits: { status: 400, en: "Phone must be 10 digits" },
  agree_to_terms: {
    status: 400,
    en: "You must agree to the terms and conditions",
  },
  name_with_web_address: {
    status: 400,
    en: "{label} cannot hold a web address",
  },
  postal_code_short: { status: 400, en: "Postal Code is too short" },
  most_addresses: {
    status: 400,
    en: "You can save at most {most} addresses",
  },
})
