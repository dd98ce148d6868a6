/** Typed text | wanted products, in the words of `../queries.mjs`. */
export const misspelt = `
sarree | saree
sharee | saree
red coton saree | saree colour=red material=cotton
banarsi silk sare | saree style=banarasi material=silk
kanjeevaram saari | saree style=kanjivaram
kurtee for wemen | kurti
anarkli kurti | kurti style=anarkali
chickenkari kurta | kurti style=chikankari ; kurta:2
salwaar suit | salwar-suit
lehnga choli | lehenga ; kids-lehenga:2
dupata | dupatta
shwal woolen | stole material=wool
leggins black | leggings colour=black
kurta pajyama men | kurta noun=pyjama
formal shrit | shirt noun=formal ; shirt
tshrt for boys | kids-tshirt ; tshirt:2
polo tishirt | tshirt noun=polo
jens for men | jeans
sweter | sweater
hankerchief | handkerchief
girls frok | kids-frock
chapal ladies | chappal for=women
slipers | chappal
sandels for men | sandals for=men
runing shoes | running-shoes
sport shos | running-shoes
formal shooes black | formal-shoes colour=black
mojdi | juti
eariings | earrings
jhumkha | earrings noun=jhumka ; earrings:2
neckless set | necklace
bangels red | bangles colour=red
mangalsutr | mangalsutra
jewelery | @jewellery
skool bag | school-bag
hand bag for ladis | handbag
walet | wallet
basmti rice | rice noun=basmati
bashmati chawal 5 kg | rice noun=basmati size=5-kg
weat flour | atta
toor daal | toor-dal
kabuli chanaa | chickpeas
turmaric powder | turmeric
chilly powder | chilli
coriender powder | coriander
jeera seds | cumin
cardamon | cardamom
cinamon sticks | cinnamon
gram masala | garam-masala
musterd oil | mustard-oil
sunflour oil | sunflower-oil
jagery | jaggery
cofee powder | coffee
honney | honey
mango pikle | pickle noun=mango
almons | almonds
cashew nutts | cashews
rasins | raisins
biskut | biscuits
choclate | chocolate
nodles | noodles
namkin | namkeen
gulab jamoon | sweets noun=gulab-jamun
presure cooker | pressure-cooker
preshar kukar 3 litre | pressure-cooker size=3-l
kadai iron | kadhai material=iron
non stik frying pan | frying-pan material=non-stick
tifin box steel | tiffin material=stainless-steel
watter bottle | water-bottle
stainles steel plates | plates material=stainless-steel
spoon sett | spoons
mixer grindar | mixer-grinder
electrik kettle | kettle
caserole | hot-pot
masala daba | masala-dabba
bedshit double | bedsheet size=double
blankit | blanket ; baby-blanket:2
pilow | pillow
curten for door | curtain noun=door
towal | towel
wal clock | wall-clock noun=wall
mosqito net | mosquito-net
moblie cover | phone-cover
charjer | charger
bluetooth hedphones | earphones
earfone | earphones
powerbenk | power-bank
temperd glass | screen-guard
smart wach | smartwatch
bluthooth speaker | speaker
hair dryar | hair-dryer
flower pott | planter
vegitable seeds | seeds noun=vegetable
screw diver | screwdriver
teady bear | soft-toy
toyes for kids | @toys
remot control car | toy-car noun=remote
jigsaw puzle | puzzle
carom board | carrom
note book | notebook
pencle | pencil
creyons | colours noun=crayons ; colours:2
geomatry box | geometry-box
shampo | shampoo ; baby-soap noun=shampoo:2
lipstik red | lipstick colour=red
nale polish | nail-polish
parfume | perfume
facewosh neem | face-wash noun=neem
kajol | kajal
toothpast | toothpaste
incence sticks | agarbatti
agarbati sandal | agarbatti style=sandalwood
ganesh idal | idol noun=ganesh
candels | candles
criket bat | cricket-bat
badmintan racket | badminton
footbal size 5 | football size=size-5
yoga matt | yoga-mat
dumbel 5kg | dumbbells size=5-kg
dipers for baby | diapers
vastrca kurti | kurti brand=vastrika
rasoigar cooker | pressure-cooker brand=rasoighar
khetivala rice | rice brand=khetiwala
zintra earphones | earphones brand=zyntra
roopwati lipstick | lipstick brand=roopvati
khilonapoor toys | @toys brand=khilonapur
`
