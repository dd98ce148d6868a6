/** Typed text | wanted products, in the words of `../queries.mjs`. */
export const english = `
saree | saree
sari for wedding | saree
red cotton saree | saree colour=red material=cotton
banarasi silk saree | saree style=banarasi material=silk
kanjivaram saree | saree style=kanjivaram
saree under 1000 | saree max=1000
blue kurti | kurti colour=blue
chikankari kurti | kurti style=chikankari
ladies kurti under 500 | kurti max=500
anarkali | kurti style=anarkali
salwar kameez | salwar-suit
punjabi suit | salwar-suit ; salwar-suit style=patiala
bridal lehenga | lehenga style=bridal
dupatta | dupatta
woollen shawl | stole material=wool
blouse for saree | blouse
black leggings | leggings colour=black
night dress for women | nightwear
mens kurta | kurta
kurta pajama set for men | kurta noun=pyjama
white shirt | shirt colour=white
formal shirt for men | shirt noun=formal ; shirt
black t shirt | tshirt,kids-tshirt colour=black
polo t-shirt | tshirt noun=polo
blue jeans | jeans colour=blue
sweater for men | sweater
winter clothes | sweater,stole ; blanket:1
clothes for kids | @kids
girls frock | kids-frock
kids t-shirt | kids-tshirt
ladies chappal | chappal for=women
slippers for men | chappal for=men ; sandals for=men:2
leather sandals | sandals material=leather
sports shoes | running-shoes ; kids-shoes:1
running shoes size 9 | running-shoes size=uk-9
black formal shoes | formal-shoes colour=black
school shoes for kids | kids-shoes
high heels | heels
footwear | @footwear
shoes under 1000 | running-shoes,formal-shoes,kids-shoes,boots max=1000 ; juti max=1000:2
earrings | earrings
silver anklet | anklet material=silver
bridal necklace set | necklace style=bridal
red bangles | bangles colour=red
gold plated jewellery | @jewellery material=gold-plated
school bag | school-bag
ladies handbag | handbag
leather wallet for men | wallet
basmati rice 5kg | rice noun=basmati size=5-kg
rice | rice
wheat flour | atta
atta 10 kg | atta size=10-kg
dal | dal
moong dal 1kg | moong-dal size=1-kg
spices | spices
turmeric powder | turmeric
red chilli powder | chilli
garam masala | garam-masala
cow ghee 1 litre | ghee size=1-l
mustard oil | mustard-oil
cooking oil | oil
organic jaggery | jaggery style=organic
green tea | tea noun=green-tea
darjeeling tea | tea style=darjeeling
filter coffee | coffee noun=filter ; coffee-filter:2
honey 500g | honey size=500-g
mango pickle | pickle noun=mango
dry fruits | dry-fruits ; gift-box noun=dry-fruit:2
almonds 500 gm | almonds size=500-g
tea time snacks | namkeen,biscuits ; chips:2
groceries | @masala ; @snacks:2
sweets for diwali | sweets ; gift-box:1
pressure cooker 5 litre | pressure-cooker size=5-l
cast iron kadhai | kadhai material=cast-iron
deep wok | kadhai
non stick tawa | tawa material=non-stick
steel tiffin box | tiffin material=stainless-steel
lunch box for kids | tiffin
copper water bottle | water-bottle material=copper
steel plates | plates material=stainless-steel
spice box | masala-dabba ; storage-jars:1
kitchen items | @kitchen
mixer grinder under 3000 | mixer-grinder max=3000
tea cups set of 6 | tea-cups size=set-of-6
double bedsheet | bedsheet size=double
jaipuri razai | blanket style=jaipuri
curtains for window | curtain
bath towel | towel noun=bath ; towel
wall clock | wall-clock noun=wall
ceiling fan | fan noun=ceiling
bathroom bucket | bucket
wall painting | painting
mobile cover | phone-cover
phone charger | charger ; power-bank:2
bluetooth earphones | earphones
power bank 20000mah | power-bank size=20000-mah
plants pot | planter
vegetable seeds | seeds noun=vegetable
door lock | lock noun=door
screwdriver set | screwdriver
kids toys | @toys
teddy bear | soft-toy
toys under 500 | @toys max=500 ; dog-toy max=500:1
board games | ludo,chess,carrom
remote control car | toy-car noun=remote
notebook for school | notebook
story books for children | storybook
water colours | colours noun=water
hair oil for hair fall | hair-oil
neem soap | soap noun=neem
red lipstick | lipstick colour=red
perfume for men | perfume for=men
incense sticks | agarbatti ; dhoop:2
brass diya | diya material=brass
ganesh idol | idol noun=ganesh
puja items | diya,agarbatti,dhoop,camphor,idol,puja-thali,bell,kalash
diwali decoration | lights,diya,rangoli,toran,lantern ; candles:2
gift for diwali | gift-box ; sweets,dry-fruits,diya:1
rakhi for brother | rakhi
cricket bat full size | cricket-bat size=full-size
yoga mat | yoga-mat
gym equipment | dumbbells ; skipping-rope,yoga-mat:2
baby diapers | diapers
baby massage oil | baby-oil noun=massage
dog food 3kg | dog-food size=3-kg
Vastrika kurti | kurti brand=vastrika
Zyntra | * brand=zyntra
`
