/** Food and drink. */
export const FOOD = `
spice, spices, masala
tea, chai
tea leaves, tea powder, chai patti, chaipatti, चायपत्ती, tea, chai
coffee, kafi, kaafi
milk, doodh
curd, yogurt, yoghurt, dahi
butter, makhan, makkhan
ghee, clarified butter
oil, tel
sugar, chini, shakkar
jaggery, gur, gud
salt, namak
flour, atta, aata
rice, chawal, basmati
lentil, lentils, dal, pulses
chickpea, chickpeas, chana, chole
groundnut, peanut, moongphali, mungfali
sesame, til
mustard, sarson
turmeric, haldi
chilli, chili, mirch, mirchi
pepper, black pepper, kali mirch
coriander, dhaniya
cumin, jeera
cardamom, elaichi
clove, cloves, laung
cinnamon, dalchini
saffron, kesar
ginger, adrak
garlic, lahsun
onion, pyaz
tomato, tamatar
potato, aloo
vegetable, vegetables, sabzi, sabji
fruit, fruits, phal
mango, aam
banana, kela
apple, seb
coconut, nariyal
lemon, nimbu
honey, shahad, shehad
pickle, achar, achaar
sweet, sweets, mithai
dry fruit, dry fruits, nuts, meva, mewa
almond, badam
cashew, kaju
raisin, kishmish
walnut, akhrot
foxnut, foxnuts, makhana, lotus seeds
snack, snacks, namkeen, nashta
biscuit, cookie, cookies
grocery, groceries, kirana, ration
food, khana, bhojan
drink, sharbat, juice, ras
water, pani, jal
`
