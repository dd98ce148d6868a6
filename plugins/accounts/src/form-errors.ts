import { defineFormErrors } from "@haat/sdk/errors"

/** Errors of the forms of an account, in the specification's words. */
export const ACCOUNT_FORM_ERRORS = defineFormErrors({
  sign_in_username_short: "Username must be at least 3 characters long",
  sign_in_username_long: "Username can't exceed more than 15 characters long",
  sign_in_password_short: "Password should be 3 character long",
  sign_in_code_rule: "The code of our mail has six digits",
  enter_code: "Enter the code",
  code_short: "A code has at least 6 characters",
  code_long: "A code has at most 40 characters",
  enter_password: "Enter your password",
  password_to_erase: "Type your password to erase your account",
  username_short: "Username must be at least 3 characters",
  username_long: "Username must be at most 15 characters",
  invalid_email: "Invalid email address",
  password_short: "Password must be at least 6 characters",
  password_long: "Password must be at most 20 characters",
  password_parts: "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
  phone_10_digits_from_6: "Phone number must be 10 digits and start with 6-9",
  phone_10_digits: "Phone must be 10 digits",
  agree_to_terms: "You must agree to the terms and conditions",
  name_with_web_address: "{label} cannot hold a web address",
  postal_code_short: "Postal Code is too short",
  most_addresses: "You can save at most {most} addresses",
})
