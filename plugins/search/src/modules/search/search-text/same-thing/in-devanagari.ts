/** English words as they are written in Hindi, where that is not what the English letters sound like. */
export const IN_DEVANAGARI = `
cap, कैप
pan, पैन
fan, फैन
jam, जैम
pad, पैड
mat, मैट
map, मैप
tap, टैप
cat, कैट
bat, बैट
bag, बैग, बैग्स
cup, cups, कप
jug, जग
rug, रग
case, केस
face, फेस
game, गेम, गेम्स
lace, लेस
ball, बॉल
shoe, शू, शूज, शूज़
watch, वॉच
wall, वॉल
wall clock, वॉल क्लॉक
wash, वॉश
face wash, फेस वॉश
hand wash, हैंड वॉश
light, lite, लाइट, लाइट्स
night, nite, नाइट
night suit, नाइट सूट
tracksuit, ट्रैकसूट
jumpsuit, जंपसूट
juice, जूस
nail, नेल
nail polish, नेल पॉलिश
honey, हनी
baby, बेबी
ladies, लेडीज, लेडीज़
blouse, ब्लाउज, ब्लाउज़
trousers, ट्राउजर, ट्राउज़र, trouzer
jeans, जींस, जीन्स
socks, सॉक्स, मोज़े
boots, बूट, बूट्स
sneakers, स्नीकर्स
leggings, लेगिंग, लेगिंग्स
shorts, शॉर्ट्स
goggles, गॉगल्स
sunglasses, सनग्लास, सनग्लासेस
gown, गाउन
shawl, शॉल
kids, किड्स
toys, टॉयज, टॉयज़
chips, चिप्स
noodles, नूडल्स
dry fruits, ड्राई फ्रूट्स, ड्राय फ्रूट
biscuits, बिस्किट, बिस्किट्स
snacks, स्नैक्स
nuts, नट्स
cheese, चीज़
sauce, सॉस
apple, एप्पल, ऐपल
orange, ऑरेंज, oranj
ice cream, आइसक्रीम, आइस क्रीम
fridge, refrigerator, frij, फ्रिज, रेफ्रिजरेटर
tv, television, टीवी, टेलीविजन
led, एलईडी
usb, यूएसबी
gas, गैस
oven, ओवन
iron, आयरन
charger, charjer, चार्जर
earbuds, ईयरबड्स
headphones, हेडफोन, हेडफोन्स
earphones, ईयरफोन्स
smartwatch, smart watch, स्मार्टवॉच, स्मार्ट वॉच
sponge, sponj, स्पंज
lotion, loshan, लोशन
foundation, foundeshan, फाउंडेशन
conditioner, kandishnar, कंडीशनर
moisturiser, moisturizer, मॉइस्चराइज़र, मॉइश्चराइजर
sanitiser, sanitizer, सैनिटाइज़र
massage, masaj, मसाज
gel, jel, जेल
perfume, परफ्यूम
deodorant, deo, डियो
powder, पाउडर
rose, रोज, रोज़
gym, jim, जिम
walker, वॉकर
chalk, चॉक
stationery, stationary, steshnari, स्टेशनरी
picture, पिक्चर
furniture, farnichar, फर्नीचर
decoration, dekoreshan, डेकोरेशन
extension board, एक्सटेंशन बोर्ड
screwdriver, स्क्रूड्राइवर
pillow, पिलो
quilt, क्विल्ट
wallpaper, वॉलपेपर
mirror, मिरर
umbrella, अम्ब्रेला
leather, लेदर, ledar
white, व्हाइट, वाइट
yellow, येलो
grey, gray, ग्रे
bowl, बाउल
album, एल्बम
`
