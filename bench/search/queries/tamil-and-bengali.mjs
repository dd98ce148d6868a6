/** For the goods that the demo shop has. What is typed | what is wanted, in the words of `../queries.mjs`. */
export const tamilAndBengali = `
சேலை | saree
புடவை | saree
சிவப்பு சேலை | saree colour=red
பட்டு புடவை | saree material=silk
பருத்தி சேலை | saree material=cotton
pudavai | saree
podavai | saree
selai | saree
pattu selai | saree material=silk
sivappu pudavai | saree colour=red
sungudi podavai cotton | saree material=cotton
குர்தி | kurti
துப்பட்டா | dupatta
சால்வை | stole
salvai | stole
போர்வை | blanket ; baby-blanket,stole:1
porvai | blanket ; baby-blanket,stole:1
டி-சர்ட் | tshirt,kids-tshirt
செருப்பு | chappal,sandals
seruppu | chappal,sandals
cheruppu for women | chappal,sandals for=women
காலணி | @footwear
தோல் செருப்பு | chappal,sandals material=leather
வாணலி | kadhai ; frying-pan:2
vaanali | kadhai ; frying-pan:2
இரும்பு வாணலி | kadhai material=iron
பிரஷர் குக்கர் | pressure-cooker
டிபன் பாக்ஸ் | tiffin
கத்தி | knife
kathi | knife
அரிசி | rice
arisi 5 kg | rice size=5-kg
பாஸ்மதி அரிசி | rice noun=basmati
மஞ்சள் தூள் | turmeric
manjal thool | turmeric
மிளகாய் தூள் | chilli
milagai thool | chilli
கடலை எண்ணெய் | groundnut-oil
kadalai ennai | groundnut-oil
தேன் | honey
thaen | honey
தேயிலை | tea
theyilai | tea
மாம்பழம் | mango ; pickle noun=mango:1
விளக்கு | diya,lamp
agal vilakku | diya
பித்தளை விளக்கு | diya material=brass
ஊதுபத்தி | agarbatti
oodhubathi | agarbatti
கோலம் | rangoli
kolam podi | rangoli
kovil mani | bell
மணி | bell
கால்பந்து | football
kaalpandhu | football
கிரிக்கெட் மட்டை | cricket-bat
பொம்மை | doll,soft-toy ; wooden-toy,toy-car:2 ; @toys:1
mara bommai | wooden-toy ; doll,soft-toy,toy-car material=wood:2 ; @toys material=wood:2
பட்டம் | kite
kaathadi | kite
சோப்பு | soap ; baby-soap:2
soppu | soap ; baby-soap:2
மருதாணி | mehndi
marudhani | mehndi
பன்னீர் | rose-water
தலை எண்ணெய் | hair-oil
thalai ennai | hair-oil
நோட்டு புத்தகம் | notebook
பேனா | pen
samayal puthagam | cookbook
பூந்தொட்டி | planter
poo thotti | planter
சுவர் கடிகாரம் | wall-clock noun=wall
suvar kadigaram | wall-clock noun=wall
ஓவியம் | painting
koodai | laundry-basket
பரிசு பெட்டி | gift-box
কড়াই | kadhai
korai | kadhai
শাড়ি | saree
শাড়ী | saree
লাল শাড়ি | saree colour=red
সিল্ক শাড়ি | saree material=silk
সুতির শাড়ি | saree material=cotton
shari | saree
lal shari | saree colour=red
sutir shari | saree material=cotton
benarosi shari | saree style=banarasi
কুর্তি | kurti
ওড়না | dupatta
orna | dupatta
শাল | stole
কম্বল | blanket ; baby-blanket:2
kombol | blanket ; baby-blanket:2
লেপ | blanket
টি-শার্ট | tshirt,kids-tshirt
চটি | chappal ; sandals:2
choti juto | chappal ; sandals:2 ; running-shoes,formal-shoes,kids-shoes,juti:1
জুতো | running-shoes,formal-shoes,kids-shoes ; juti,boots:2
juto | running-shoes,formal-shoes,kids-shoes ; juti,boots:2
chamrar juto | formal-shoes material=leather ; kids-shoes,boots,juti material=leather:2
প্রেশার কুকার | pressure-cooker
ছুরি | knife
chhuri | knife
জলের বোতল | water-bottle
joler botol | water-bottle
টিফিন বক্স | tiffin
চাল | rice
chaal 10 kg | rice size=10-kg
হলুদ গুঁড়ো | turmeric
holud guro | turmeric
লঙ্কা গুঁড়ো | chilli
lonka guro | chilli
মধু | honey
modhu | honey
চা | tea
cha pata | tea
চিনাবাদাম তেল | groundnut-oil
আম | mango ; pickle noun=mango:1
প্রদীপ | diya
prodip | diya
মাটির প্রদীপ | diya material=clay
pitoler prodip | diya material=brass
ধূপকাঠি | agarbatti ; dhoop:2
dhupkathi | agarbatti ; dhoop:2
আলপনা | rangoli
ঘণ্টা | bell
ফুটবল | football
ক্রিকেট ব্যাট | cricket-bat
খেলনা | @toys
kather khelna | wooden-toy ; @toys material=wood:2
পুতুল | doll ; soft-toy:2
ঘুড়ি | kite
ghuri | kite
সাবান | soap ; baby-soap:2
saban | soap ; baby-soap:2
চুলের তেল | hair-oil
chuler tel | hair-oil
গোলাপ জল | rose-water
golap jol | rose-water
মেহেন্দি | mehndi
খাতা | notebook
khata kolom | notebook,pen
কলম | pen
রান্নার বই | cookbook
rannar boi | cookbook
ফুলের টব | planter
tob | planter
দেয়াল ঘড়ি | wall-clock noun=wall
deyal ghori | wall-clock noun=wall
চায়ের কাপ | tea-cups
upohar | gift-box
উপহার | gift-box
`
