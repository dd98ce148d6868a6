/** Masala, grains, oils and what else is in the larder. */
export const FOOD = `
spice, spices, masala
tea, chai
tea leaves, tea powder, chai patti, chaipatti, चायपत्ती, tea, chai
coffee, kafi, kaafi
milk, doodh, दूध
curd, yogurt, yoghurt, dahi
ghee, clarified butter
oil, tel
sugar, chini, shakkar, चीनी
jaggery, gur, gud, गुड़
salt, namak
flour, atta, aata
rice, chawal, basmati
lentil, lentils, dal, pulses
chickpea, chickpeas, chana, chole, चना
groundnut, peanut, moongphali, mungfali
sesame, til, तिल
mustard, sarson
turmeric, haldi
chilli, chili, mirch, mirchi
pepper, black pepper, kali mirch
coriander, dhaniya
cumin, jeera
cardamom, elaichi
clove, cloves, laung, लौंग
cinnamon, dalchini
saffron, kesar
ginger, adrak
garlic, lahsun
tomato, tamatar
vegetable, vegetables, sabzi, sabji
fruit, fruits, phal
mango, aam
banana, kela, केला
apple, seb
coconut, nariyal
honey, shahad, shehad
sweet, sweets, mithai, मिठाई
dry fruit, dry fruits, nuts, meva, mewa
almond, badam
raisin, kishmish
walnut, akhrot
foxnut, foxnuts, makhana, lotus seeds, मखाना
snack, snacks, namkeen, nashta
grocery, groceries, kirana, ration
food, khana, bhojan
drink, sharbat, juice, ras
water, pani, jal
toor dal, arhar dal, tuvar dal, pigeon peas
moong dal, mung dal, green gram
chana dal, bengal gram
urad dal, black gram
masoor dal, red lentils
wheat, gehun, gehu
wheat flour, gehun atta, atta, aata
refined flour, maida
semolina, sooji, suji, rava
asafoetida, hing, हींग
fennel, saunf
fenugreek, methi, मेथी
nutmeg, jaiphal
rock salt, sendha namak, pink salt
mustard oil, sarson tel
coconut oil, nariyal tel
bhujia, sev, namkeen
chips, wafers
jam, murabba
vinegar, sirka
dates, khajoor, khajur
figs, anjeer
pistachio, pista
kidney beans, rajma
powder, पाउडर, churan
coriander powder, dhaniya powder
biscuit, biscuits, biskut, cookies
garam masala, whole spices, khada masala
chilli powder, lal mirch
cumin powder, bhuna jeera
black cumin, shahi jeera
nigella, kalonji, black seed
bay leaf, bay leaves, tej patta, tejpatta
star anise, chakra phool, chakri phool
mace, javitri
poppy seeds, khus khus, khaskhas, posto
mustard seeds, rai, sarson dana
carom seeds, ajwain, ajowan, bishops weed
fennel seeds, saunf
fenugreek seeds, methi dana
kasuri methi, dried fenugreek, dry fenugreek
dry ginger, sonth
dry mango powder, amchur
curry leaves, kadi patta, meetha neem
sambar powder, sambhar masala
pink salt, himalayan salt, lahori namak
pigeon peas, toor dal, arhar
moong, mung, green gram
moth beans, moth dal, matki
horse gram, kulthi
black eyed peas, lobia, rongi, chawli
white chickpeas, kabuli chana, chole
soybean, soya bean
soya chunks, nutri nuggets, soya badi, soya wadi, meal maker
puffed rice, murmura, mamra, muri, laiya
flattened rice, poha, chivda, chura, beaten rice
broken wheat, dalia, cracked wheat
oats, ओट्स
corn flakes, cornflakes, breakfast cereal
muesli, musli, granola
corn flour, cornflour, corn starch
maize, makka, makki, corn, bhutta
popcorn, pop corn, makka phula
millet, bajra, shree anna, mota anaj
pearl millet, bajra
finger millet, ragi, nachni, mandua
sorghum, jowar, jwar
barley, jau, jav
buckwheat, kuttu
water chestnut flour, singhara atta, singhada atta
amaranth, rajgira, ramdana
sago, sabudana, tapioca pearls
chickpea flour, besan, gram flour
sattu, roasted gram flour
roasted chana, bhuna chana, chana roasted
baking soda, meetha soda, khane ka soda
yeast, khameer
vermicelli, sevai, semiya
pasta, macaroni, penne
noodles, chowmein, chow mein
cooking oil, edible oil, khane ka tel
sesame oil, gingelly oil
ghee, gaay ghee
vegetable ghee, vanaspati
sugar candy, mishri, rock sugar
brown sugar, khand, khandsari
sugar free, sugarfree, sweetener, stevia
apricot, khubani, khurmani
prune, aloo bukhara
melon seeds, magaz, kharbuja beej
flax seeds, flaxseed, alsi, linseed
basil seeds, sabja, tukmaria
cashew, kaju, cashewnut
pine nuts, chilgoza
hazelnut, pahadi badam
chutney, chatni
chocolate, choco, चॉकलेट
toffee, candy, lollipop
chewing gum, bubble gum
custard powder, kastard
silver leaf, vark
rose petals, gulab pankhudi, dried rose
edible gum, gond
ready to eat, instant food
soup, सूप
protein powder, whey
baby food, infant food, baby cereal
milk powder, dairy whitener
`
