/** Materials, colours, sizes, people and occasions. */
export const QUALITIES = `
cotton, sooti, suti, kapas
silk, resham, reshmi
wool, woollen, oon, ooni
leather, chamda, chamra
wood, wooden, lakdi, lakri
steel, stainless steel, ispat
iron, loha, lohe
brass, peetal, pital
copper, tamba, tambe
silver, chandi
gold, golden, sona, sunehra, सोना
glass, kanch, kaanch, sheesha, कांच, काँच
clay, mitti, terracotta, earthen, मिट्टी
bamboo, baans, bans
paper, kagaz, kaagaz
jute, sutli, patsan, जूट
white, safed
pink, gulabi
orange colour, narangi
big, large, bada
small, chhota, mini
new, naya, nayi
old, purana, aged
hot, garam, warm
cold, thanda
raw, kachcha, kachchi
handmade, hand made, hath se bana, haath ka bana
men, man, mens, gents, purush, mard, admi, aadmi
women, woman, womens, ladies, mahila, aurat, stri
boy, boys, ladka
girl, girls, ladki
child, children, kid, kids, bachcha, bachche, baby, shishu, junior
student, chhatra, vidyarthi
family, parivar, parivarik
velvet, makhmal
grey, gray, slati
firozi, turquoise, feroza
kesariya, saffron colour, bhagwa
maroon, mehroon, mahroon, wine colour
badami, almond colour, beige, biscuit colour
asmani, sky blue, light blue
navy, dark blue, gehra neela
parrot green, totiya
mehndi green, olive green, mehndi colour
rani, magenta, hot pink
sunehra, golden, sunahari, सुनहरा
rupahla, silver colour
cream colour, off white, offwhite, ivory
violet, jamuni, baingani, purple
lavender, lilac, light purple
orange colour, santri
red, lal, laal, surkh, लाल
green, hara, hari, हरा, हरी
yellow, peela, pila, peeli, पीला
black, kala, kaala, kali, काला, काली
blue, neela, nila, neeli, नीला
brown, bhura, katthai, chocolate colour
grey, sleti
multicolour, multi colour, rang birangi, rangbirangi, satrangi
colourful, rangeen, rang birangi
plain, solid, sada
printed, print, chhapa, chhapai
floral, flower print, phooldar
checked, check, checkered, chaukhana
striped, stripes, dhari, dharidar
polka dot, dotted
big, bada, बड़ा, badi, बड़ी
small, little, chhota, छोटा, छोटी
long, lamba, lambi, लंबा, लंबी
wide, chauda, chaudi
thick, mota, मोटा
thin, slim, patla, patli, पतला
heavy, bhari, vajandar
soft, mulayam, naram
strong, mazboot, durable, tikau
real, genuine, asli, original, authentic
artificial, fake, nakli, duplicate
cheap, low price, kam daam, budget
expensive, costly, mehnga, mahanga, premium
good, accha, achha, badhiya
fresh, taza, tazi
pure, shuddh, khalis
natural, kudrati, prakritik
organic, jaivik
homemade, home made, ghar ka bana
ready made, readymade, bana banaya
waterproof, water proof, water resistant
foldable, folding, fold
portable, travel size
rechargeable, chargeable
automatic, swachalit
electric, electrical, bijli
solar, saur
round, gol, circular
square, chaukor
men, mardana, gentlemen, पुरुष
women, zanana, lady, औरत, महिला
husband, pati
wife, patni, biwi
father, papa, pitaji, dad
mother, maa, mummy, mom
brother, bhai, bhaiya
sister, behen, bahan, didi
son, beta
daughter, beti
grandmother, dadi, nani, grandma
grandfather, dada, nana, grandpa
newborn, new born, navjaat
toddler, nanha, chhota bachcha
teenager, teen, kishor
elderly, senior citizen, bujurg
bride, dulhan, bridal, vadhu
groom, dulha
wedding, shaadi, marriage, vivah, byah
engagement, sagai, roka
anniversary, saalgirah
birthday, janamdin, bday, birth day
baby shower, godh bharai, godbharai
housewarming, griha pravesh, grah pravesh
office wear, formal wear, work wear
party wear, partywear, function wear
daily wear, casual wear, daily use, rozana
summer, garmi
winter, sardi, thand, jaada
rain, rainy, monsoon, barish, barsaat
muslin, mulmul, malmal
georgette, jorjet, jarjet
chiffon, shifon
crepe, crape
satin, saatan
organza, organsa
fleece, sherpa
terry cotton, terrycot
rubber, रबर
aluminium, aluminum, almunium
bronze, kansa, kansya
cast iron, dhalwa loha, iron cast
ceramic, chini mitti, porcelain, bone china
marble, sangmarmar
stone, patthar
cane, rattan
sheesham, rosewood
teak, sagwan, sagaun
sandalwood, chandan wood
faux leather, artificial leather, rexine, pu leather
pair, joda, jodi
dozen, darjan
half, aadha, आधा
pack, packet
colour, रंग
hand, hath, haath, हाथ
ear, kaan, कान
foot, feet, paon
pain, dard
ice, baraf
sweet, meetha, mitha
`
