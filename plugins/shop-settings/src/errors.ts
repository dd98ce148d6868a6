import { defineErrors } from "@haat/sdk/errors"

/** Errors of changes to the shop's settings and pages. */
export const SHOP_SETTINGS_ERRORS = defineErrors({
  made_up_unconfirmed: {
    status: 400,
    en: "Read first why made-up discounts and reviews can be unlawful, and agree to it",
  },
  ticked_terms_unconfirmed: {
    status: 400,
    en: "Read first why a box that is ticked beforehand is no consent, and agree to it",
  },
  no_such_shop_page: { status: 404, en: "There is no such page", hi: "ऐसा कोई पेज नहीं है" },
  page_changed: { status: 409, en: "Someone else changed this page while you were editing it" },
  home_page_changed: {
    status: 409,
    en: "Someone else has arranged the home page meanwhile. Look at theirs before you save yours",
  },
  settings_changed: {
    status: 409,
    en: "Someone else has changed the settings meanwhile. Look at theirs before you save yours",
  },

  no_such_plugin_settings: {
    status: 404,
    en: "There is no plugin with these settings",
    hi: "इन सेटिंग्स वाला कोई प्लगइन नहीं है",
  },
  no_such_setting: {
    status: 400,
    en: "There is no setting {name}. Reload the page",
    hi: "{name} नाम की कोई सेटिंग नहीं है। पेज फिर से लोड करें",
  },
  plugin_settings_changed: {
    status: 409,
    en: "Someone else has changed these settings meanwhile. Look at theirs before you save yours",
    hi: "इस बीच किसी और ने ये सेटिंग्स बदल दी हैं। अपनी सहेजने से पहले उनकी देखें",
  },

  no_such_plugin: { status: 404, en: "There is no such plugin", hi: "ऐसा कोई प्लगइन नहीं है" },
  plugin_needed: {
    status: 409,
    en: "The shop needs the plugin {plugin}, so it cannot be switched off",
    hi: "दुकान को प्लगइन {plugin} की ज़रूरत है, इसलिए उसे बंद नहीं किया जा सकता",
  },

  pickup_in_other_state: {
    status: 400,
    field: "pickup_postal_code",
    en:
      "This postal code is in {state}, and the shop is taxed in another state. Add a warehouse for what leaves from " +
      "there",
  },
})
