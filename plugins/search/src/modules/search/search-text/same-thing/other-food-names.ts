/** Other names of what is eaten and drunk. */
export const OTHER_FOOD_NAMES = `
rice, chawal, bhat
wheat flour, atta, aata, chakki atta, gehu atta, gehun atta, whole wheat flour, roti atta
toor dal, tuvar dal, arhar dal, arahar dal, split pigeon peas
moong dal, mung dal, moong, mung bean, mung beans, green gram
chana dal, split chickpeas, bengal gram
urad dal, udad dal, urad, black gram, udid dal
masoor dal, red lentils, masoor
rajma, kidney beans, red kidney beans, rajmah
chickpeas, chick peas, garbanzo, kabuli chana, chole, white chana
turmeric, haldi, turmeric powder, haldi powder, manjal
chilli powder, red chilli, lal mirch, mirchi powder, mirch powder, pisi mirch, red pepper, cayenne
coriander, dhaniya, dhaniya powder, coriander powder
cumin, jeera, cumin seeds
cardamom, elaichi, elachi, green cardamom, hari elaichi
cloves, clove, laung, lavang
cinnamon, dalchini, cinnamon sticks
black pepper, kali mirch, peppercorn, peppercorns, pepper
mustard seeds, mustard seed, rai, sarson
asafoetida, asafetida, hing
saffron, kesar, zafran
salt, namak, table salt, iodised salt, iodized salt, cooking salt
rock salt, sendha namak, saindhav, vrat namak, upvas namak, fasting salt, sendha salt
sugar, chini, shakkar
jaggery, gur, gud, vellam, bellam, jaggery powder
ghee, desi ghee, cow ghee, gaay ghee
mustard oil, sarson tel, sarso tel, sarson oil, kachi ghani
groundnut oil, peanut oil, moongphali tel, singdana tel
sunflower oil, surajmukhi tel, sunflower refined oil
coconut oil, nariyal tel, copra oil
cooking oil, edible oil, khane tel, khana pakane tel, kitchen oil
tea, chai, chaha, tea powder, chai patti, tea leaves, chaipatti
coffee, coffee powder
honey, shahad, shehad, madhu
pickle, achar, uragai
papad, papadum, poppadom, appalam
poha, flattened rice, beaten rice, chidwa, chivda, avalakki, aval
suji, sooji, semolina, rava
besan, gram flour, chickpea flour, chana flour
almond, badam
cashew, cashew nuts, kaju
raisin, kishmish, kismis, draksh, sultanas, munakka
makhana, fox nuts, foxnuts, lotus seeds, phool makhana
dry fruits, dried fruits, dryfruits, dry fruit, nuts, mewa, sukhe meve
namkeen, savoury, mixture, farsan, bhujia, sev, chivda
biscuits, biscuit, cookies, cookie, biskit, biskut
rusk, toast, rusk toast, papay
sweets, mithai, indian sweets
kaju katli, kaju barfi
soan papdi, sohan papdi, soan papri
laddu, laddoos, besan laddu
chips, wafers, crisps, potato chips, aloo chips, banana chips, kela chips
noodles, instant noodles, maggi, hakka noodles, chowmein
vermicelli, sevai, semiya, सेवइयां
chocolate, chocolates, choclate, choco bar, candy, toffee
mango, aam, alphonso, hapus
pulses, pulse, dal, daal, lentils, daalen
grains, cereals, anaj
masala, spice, spices
`
