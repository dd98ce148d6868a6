/** Vegetables, fruit, milk, eggs and meat. */
export const FRESH_FOOD = `
brinjal, eggplant, aubergine, baingan, baigan
ladyfinger, lady finger, okra, bhindi, भिंडी
capsicum, bell pepper, shimla mirch
cauliflower, gobhi
cabbage, patta gobhi, band gobhi
carrot, gajar, गाजर
radish, mooli, मूली
beetroot, chukandar, beet
spinach, palak
fenugreek leaves, methi patta
coriander leaves, cilantro, hara dhaniya, dhaniya patta
mint, pudina
bottle gourd, lauki, ghiya, doodhi
bitter gourd, karela, bitter melon
ridge gourd, turai
pumpkin, kaddu
cucumber, kheera, kakdi, खीरा
peas, matar, mutter
beans, sem, farasbi
cluster beans, gavar
drumstick, moringa, sahjan
mushroom, kumbh, mashroom
sweet potato, shakarkand, shakarkandi
yam, jimikand, suran
colocasia, arbi, arvi
jackfruit, kathal
raw mango, kairi
spring onion, hara pyaz
onion, pyaz, kanda, प्याज
potato, aloo, batata
lemon, nimbu, lime
gooseberry, amla, aanvla
orange, santra, narangi
sweet lime, mosambi, mausami
grapes, angoor
pomegranate, anar
guava, amrud, peru
papaya, papita
pineapple, ananas
watermelon, tarbooz
muskmelon, kharbuja
custard apple, sitaphal, sharifa
sapota, chikoo
pear, nashpati
peach, aadoo
plum, aloo bukhara, alubukhara
black plum, jamun, jambul
mulberry, shahtoot
wood apple, bel phal
tamarind, imli, puli
dry coconut, sukha nariyal, desiccated coconut
sugarcane, ganna
paneer, cottage cheese
buttermilk, chaas, chhachh, mattha
butter, makhan, maska, मक्खन
egg, anda
chicken, murga, murgi
mutton, lamb, goat meat, gosht
fish, machhli
prawns, shrimp, jhinga
bread, double roti, dabal roti
bun, pav, pao
roti, chapati, phulka
khoya, mawa, khoa
tofu, soya paneer
sprouts, ankurit
`
