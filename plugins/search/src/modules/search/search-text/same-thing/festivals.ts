/** Puja, festivals and weddings. */
export const FESTIVALS = `
puja, pujan, worship
havan samagri, homam, yagya samagri
havan kund, agni kund
agarbatti, incense, udbatti, ud batti
agarbatti stand, incense holder, agarbatti dani
dhoop, sambrani, धूप
loban, sambrani, benzoin
guggal, guggul
dhoop dani, dhoopdani, incense burner
camphor, kapoor, karpur, bhimseni
cotton wick, baati
diya, deepak, deepam, vilakku
akhand diya, akhand jyoti, akhand jyot
tea light, tealight
kalash, kalasam
panchpatra, panch patra, achaman
conch, shankh
asan, prayer mat
tasbih, prayer beads
japa mala, rosary, tulsi mala
idol, murti, statue, pratima
ganesh idol, ganpati murti, ganesh ji
lakshmi idol, lakshmi ganesh
krishna idol, laddu gopal, bal gopal, kanha ji
laddu gopal dress, kanha dress, gopal poshak
shivling, shiva lingam
hanuman, bajrangbali
durga, mata rani, devi
home temple, pooja mandir, wooden mandir
sacred thread, janeu, yagnopavit
kalava, mauli, raksha dhaga
holy water, ganga jal, gangajal
sandalwood powder, chandan tika
kumkum, roli, kunku
tilak, tika, teeka
aarti, arti, aarati
vibhuti, bhasma, holy ash
haldi kumkum, kumkum dabbi, kumkum box, sindoor dani
betel nut, puja supari
garland, mala, phoolmala, माला
rangoli, alpana, kolam, muggu
rangoli colours, rangoli powder
rangoli mat, rangoli stencil, rangoli chhapa
diwali lights, diwali jhalar, decorative lights
string lights, fairy lights, jhalar, rice lights, ladi light, led string
paper lantern, kandeel, sky lantern
firecracker, crackers, patakha, fireworks
sparklers, phuljhadi, fuljhari
holi colours, gulal, abir
gulal, abeer, holi colour
pichkari, water gun, holi gun
rakhi, raksha sutra, raksha bandhan
bhabhi rakhi, lumba
bhai dooj, bhaidooj, tika thali
karwa chauth, karwachauth
dandiya, garba sticks
dussehra, dasara, vijayadashami
ganesh chaturthi, ganpati, vinayaka chavithi
pongal, sankranti
lohri, lohdi
baisakhi, vaisakhi
eid, eidi
ramadan, ramzan
christmas, xmas, bada din
new year, naya saal, nav varsh
independence day, swatantrata diwas, tiranga
flag, jhanda, tiranga
kite thread, manjha
charkhi, firki, kite spool
gift wrap, wrapping paper, gift paper
gift box, gift hamper, gift pack
envelope, lifafa
greeting card, badhai card
invitation card, wedding card, nimantran
balloon, gubbara
decoration, dekoreshan, sajawat
party popper, confetti
varmala, jaimala, wedding garland
trousseau, saree tray
`
