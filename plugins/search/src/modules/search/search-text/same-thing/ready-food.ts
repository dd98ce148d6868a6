/** Sweets, snacks and drinks. */
export const READY_FOOD = `
tea, चाय
coffee powder, instant coffee, filter coffee
juice, जूस, joos
soft drink, cold drink
mineral water, packaged water, drinking water
sherbet, sharbat, syrup, squash
lassi, chhaas drink
jaljeera, jal jeera
aam panna, aampanna, raw mango drink
laddu, laddus
barfi, burfi
kaju katli, kaju barfi
gulab jamun, gulabjamun
rasgulla, rosogolla
soan papdi, sohan papdi
gajak, rewdi
chikki, gud patti, peanut brittle
kheer, payasam, खीर
ice cream, icecream, kulfi, आइसक्रीम
cake, केक
rusk, toast
biscuit, biskit, cookies
chips, crisps, चिप्स
mixture, namkeen mix, chivda, navratan
mathri, mathiya
chakli, murukku, chakri
shakarpara, shankarpali
papad, appalam, pappadam, poppadom
pickle, achar, loncha, pachadi
mayonnaise, mayo
paan, betel leaf, पान
mouth freshener, mukhwas
betel nut, areca nut
gulkand, rose petal jam
idli mix, idli batter
dosa mix, dosa batter
hamper, gift basket
`
