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
toor dal, arhar dal, tuvar dal, pigeon peas
moong dal, mung dal, green gram
chana dal, bengal gram
urad dal, black gram
masoor dal, red lentils
gram flour, besan
wheat, gehun, gehu
wheat flour, gehun atta, atta
refined flour, maida
semolina, sooji, suji, rava
flattened rice, poha
vermicelli, sevai, seviyan
asafoetida, hing
carom seeds, ajwain
fennel, saunf
fenugreek, methi
nutmeg, jaiphal
rock salt, sendha namak, pink salt
mustard oil, sarson tel
coconut oil, nariyal tel
cooking oil, edible oil, mustard oil, groundnut oil, sunflower oil, coconut oil
laddu, ladoo
papad, appalam
bhujia, sev, namkeen
chips, wafers
noodles, chowmein
chocolate, toffee, candy
jam, murabba
sauce, ketchup, chutney
vinegar, sirka
dates, khajoor, khajur
figs, anjeer
pistachio, pista
tamarind, imli
kidney beans, rajma
powder, पाउडर, churan
coriander powder, dhaniya powder
biscuit, biscuits, biskut, cookies
`
