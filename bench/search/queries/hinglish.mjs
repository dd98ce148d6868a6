/** Typed text | wanted products, in the words of `../queries.mjs`. */
export const hinglish = `
lal saree | saree colour=red
laal saree 2000 tak | saree colour=red max=2000
sadi | saree
suti sadi | saree material=cotton
reshmi saree | saree material=silk
shaadi ki saree | saree
neeli kurti | kurti colour=blue
kali leggings | leggings colour=black
chunni | dupatta
ghagra choli | lehenga ; kids-lehenga:2
garam shawl | stole
safed kurta | kurta colour=white
mardon ka kurta | kurta
kameez | shirt,salwar-suit
baniyan | vest
moje | socks
rumal | handkerchief
uni sweater | sweater
bachchon ke kapde | @kids
bachho ki frock | kids-frock
purush ke kapde | @mens
joote | running-shoes,formal-shoes,kids-shoes ; juti,boots:2
jute ka bag | jhola,handbag material=jute
kale joote | formal-shoes,running-shoes,kids-shoes colour=black
bachon ke jute | kids-shoes
ladies ki chappal | chappal for=women
hawai chappal | chappal
jutti | juti
jhumke | earrings noun=jhumka ; earrings:2
kaan ki bali | earrings
chudiyan | bangles
lal chudi | bangles colour=red
payal chandi ki | anklet material=silver
angoothi | ring
gehne | @jewellery
haar | necklace
nath | nose-pin
jhola | jhola
bachchon ka basta | school-bag
gents purse | wallet ; handbag:1
chawal | rice
chawal 10 kilo | rice size=10-kg
chaval 5kg | rice size=5-kg
gehu ka aata | atta
arhar ki dal | toor-dal ; dal:1
daal | dal
moong ki daal | moong-dal ; dal:1
haldi | turmeric
haldi powder 500 gram | turmeric size=500-g
lal mirch | chilli
dhaniya powder | coriander
jeera | cumin
elaichi | cardamom
kali mirch | black-pepper
masale | spices
masala | spices ; masala-dabba:2
sendha namak | salt noun=sendha ; salt
cheeni 5 kg | sugar size=5-kg
gud | jaggery
desi ghee | ghee noun=desi ; ghee
sarso ka tel | mustard-oil ; oil:1
nariyal tel | coconut-oil
mungfali ka tel | groundnut-oil ; oil:1
khane ka tel | oil
chai patti | tea
shahad | honey
shehad 1 kg | honey size=1-kg
aam ka achar | pickle noun=mango
nimbu achaar | pickle noun=lemon
badam | almonds
kaju 500 gm | cashews size=500-g
kishmish | raisins
sukhe meve | dry-fruits ; gift-box noun=dry-fruit:2
kirana | @masala
mithai | sweets
besan ke laddu | sweets noun=laddu ; besan:1
nashta | namkeen,biscuits,poha ; chips,noodles:2
lohe ki kadhai | kadhai material=iron
karahi | kadhai
roti ka tawa | tawa
steel ka dabba | storage-jars,tiffin material=stainless-steel ; masala-dabba:2
khane ka dabba | tiffin ; storage-jars:2
pani ki bottle | water-bottle
tambe ki bottle | water-bottle material=copper
thali | plates noun=thali ; puja-thali:2 ; plates:2
gilas | glasses
chammach | spoons
chaku | knife
masale ka dibba | masala-dabba
chakla belan | chakla-belan
bartan | plates,kadhai,glasses,pressure-cooker,frying-pan,tawa,spoons ; @kitchen:2
rasoi ka saman | @kitchen
chai ke cup | tea-cups
gas chulha | gas-stove
chadar double bed | bedsheet size=double
rajai | blanket
takiya | pillow
parde | curtain
tauliya | towel
deewar ghadi | wall-clock noun=wall
pankha | fan
balti | bucket
jhadu pocha | broom,mop
machhardani | mosquito-net
kursi | chair
mobile ka cover | phone-cover
mobail charjar | charger
istri | iron
gamla | planter
paudhe ki khad | compost
phool ke beej | seeds noun=flower
tala | lock
rassi | rope ; skipping-rope:1
bachchon ke khilone | @toys
khilone 300 tak | @toys max=300
gudiya | doll
patang | kite
lakdi ke khilone | wooden-toy ; @toys material=wood:2
copy aur pen | notebook,pen
kahani ki kitab | storybook
baalon ka tel | hair-oil
sabun | soap ; baby-soap:2
nahane ka sabun | soap
mehandi | mehndi
gulab jal | rose-water
kanghi | comb
diye | diya
mitti ke diye | diya material=clay
pital ka diya | diya material=brass
pooja ka saman | puja-thali,diya,agarbatti,dhoop,camphor,bell,kalash,idol
ganesh ji ki murti | idol noun=ganesh
kapoor | camphor
diwali ki jhalar | lights
holi ke rang | gulal ; rangoli:1
mombatti | candles
diwali ka tohfa | gift-box ; sweets,dry-fruits:1
gend balla | cricket-bat,cricket-ball
bacche ka palna | cradle
jhunjhuna | rattle
doodh ki botal | baby-bottle
kutte ka khana | dog-food
`
