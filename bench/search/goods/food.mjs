/** Groceries, snacks and sweets. The columns are those of `readKinds` in ../goods.mjs. */
export const food = `
# Masala & Groceries
rice | Basmati Rice, Rice, Sona Masoori Rice, Kolam Rice | बासमती चावल, चावल, सोना मसूरी चावल, कोलम चावल | | | | 1 kg, 5 kg, 10 kg | | 75-1100 | For biryani, pulao and every meal. | x12
atta | Wheat Flour, Chakki Atta, Whole Wheat Atta | आटा | | | | 1 kg, 5 kg, 10 kg | | 55-520 | For soft rotis. | x7
toor-dal | Toor Dal, Arhar Dal | अरहर दाल~ | Unpolished | | | 500 g, 1 kg | | 85-220 | | x6
moong-dal | Moong Dal, Green Gram, Yellow Moong Dal | मूंग दाल~ | Unpolished | | | 500 g, 1 kg | | 70-190 | | x6
chana-dal | Chana Dal, Bengal Gram Dal | चना दाल~ | | | | 500 g, 1 kg | | 60-150 | | x5
urad-dal | Urad Dal, Black Gram | उड़द दाल~ | | | | 500 g, 1 kg | | 80-190 | | x5
masoor-dal | Masoor Dal, Red Lentils | मसूर दाल~ | | | | 500 g, 1 kg | | 60-150 | | x4
rajma | Rajma, Red Kidney Beans, Chitra Rajma | राजमा | | | | 500 g, 1 kg | | 90-220 | | x5
chickpeas | Kabuli Chana, Chickpeas, White Chole | काबुली चना | | | | 500 g, 1 kg | | 80-190 | | x5
turmeric | Turmeric Powder, Haldi Powder | हल्दी~ | Organic | | | 100 g, 250 g, 500 g | | 35-260 | | x7
chilli | Red Chilli Powder, Lal Mirch Powder, Kashmiri Chilli | लाल मिर्च~ | | | | 100 g, 200 g, 500 g | | 45-320 | | x7
coriander | Coriander Powder, Dhania Powder | धनिया | | | | 100 g, 500 g | | 30-160 | | x5
cumin | Cumin Seeds, Jeera | जीरा | | | | 100 g, 200 g | | 55-190 | | x5
garam-masala | Garam Masala, Kitchen King Masala | गरम मसाला | | | | 50 g, 100 g | | 40-150 | | x5
cardamom | Green Cardamom, Elaichi | इलायची~ | | | | 50 g, 100 g | | 190-520 | | x4
cloves | Cloves, Laung | लौंग~ | | | | 50 g, 100 g | | 90-240 | | x4
cinnamon | Cinnamon Sticks, Dalchini | दालचीनी~ | | | | 50 g, 100 g | | 60-180 | | x4
black-pepper | Black Pepper, Kali Mirch | काली मिर्च~ | Whole | | | 50 g, 100 g | | 70-210 | | x5
mustard-seeds | Mustard Seeds, Rai | राई~ | | | | 100 g, 200 g | | 25-80 | | x4
hing | Hing, Asafoetida | हींग~ | | | | 50 g | | 60-220 | | x4
saffron | Saffron, Kesar | केसर | Kashmiri | | | 1 g | | 250-599 | | x4
salt | Iodised Salt, Rock Salt, Sendha Namak | आयोडीन नमक, सेंधा नमक, सेंधा नमक | | | | 1 kg | | 20-99 | | x5
sugar | Sugar, Mishri | चीनी~ | | | | 1 kg, 5 kg | | 45-260 | | x5
jaggery | Jaggery, Gur, Jaggery Powder | गुड़ | Organic | | | 500 g, 1 kg | | 60-160 | | x5
ghee | Cow Ghee, Desi Ghee, Bilona Ghee | घी | Pure | | | 500 ml, 1 L | | 320-1200 | For cooking, sweets and the puja lamp. | x8
mustard-oil | Mustard Oil, Kachi Ghani Mustard Oil | सरसों का तेल | | | | 1 L, 5 L | | 150-820 | | x6
groundnut-oil | Groundnut Oil, Peanut Oil | मूंगफली का तेल | | | | 1 L, 5 L | | 190-980 | | x5
sunflower-oil | Sunflower Oil, Refined Oil | सूरजमुखी तेल | | | | 1 L, 5 L | | 130-720 | | x5
coconut-oil | Coconut Oil, Virgin Coconut Oil | नारियल तेल | | | | 500 ml, 1 L | | 180-520 | For cooking and hair. | x5
tea | Tea, Masala Chai, CTC Leaf Tea, Green Tea | चाय~, मसाला चाय~, चाय पत्ती~, ग्रीन टी~ | Assam, Darjeeling | | | 250 g, 500 g, 1 kg | | 90-560 | | x10
coffee | Filter Coffee Powder, Instant Coffee | कॉफ़ी~ | | | | 100 g, 200 g, 500 g | | 110-480 | | x6
honey | Honey, Forest Honey | शहद | Raw | | | 250 g, 500 g, 1 kg | | 120-640 | | x6
pickle | Mango Pickle, Lemon Pickle, Mixed Achaar | आम का अचार, नींबू का अचार, मिक्स अचार | | | | 400 g, 500 g | | 90-260 | | x7
papad | Urad Papad, Moong Papad, Rice Papad | पापड़ | | | | 200 g, 400 g | | 60-160 | | x5
poha | Poha, Flattened Rice | पोहा | | | | 500 g, 1 kg | | 40-110 | For a quick breakfast. | x4
suji | Suji, Semolina, Rava | सूजी~ | | | | 500 g, 1 kg | | 35-90 | | x4
besan | Besan, Gram Flour | बेसन | | | | 500 g, 1 kg | | 55-140 | | x5
almonds | Almonds, California Badam | बादाम | | | | 250 g, 500 g, 1 kg | | 240-990 | | x6
cashews | Cashew Nuts, Whole Kaju | काजू | | | | 250 g, 500 g, 1 kg | | 270-1090 | | x6
raisins | Raisins, Kishmish | किशमिश~ | | | | 250 g, 500 g | | 120-360 | | x4
makhana | Makhana, Fox Nuts | मखाना | Roasted | | | 100 g, 250 g | | 110-420 | | x5

# Snacks & Sweets
namkeen | Namkeen Mixture, Aloo Bhujia, Sev, Chivda | नमकीन~, आलू भुजिया~, सेव, चिवड़ा | | | | 200 g, 400 g, 1 kg | | 50-290 | Tea-time snack. | x9
biscuits | Butter Biscuits, Cookies, Glucose Biscuits, Rusk Toast | बटर बिस्कुट, कुकीज़, ग्लूकोज़ बिस्कुट, टोस्ट | | | | 200 g, 400 g | | 30-190 | Goes with tea. | x7
sweets | Kaju Katli, Soan Papdi, Besan Laddu, Gulab Jamun Tin, Rasgulla Tin | काजू कतली~, सोन पापड़ी~, बेसन के लड्डू^, गुलाब जामुन, रसगुल्ला | | | | 250 g, 500 g, 1 kg | | 120-890 | Mithai for festivals and gifting. | x10
chips | Potato Chips, Banana Chips | चिप्स | | | | 100 g, 200 g | | 30-120 | | x5
noodles | Instant Noodles, Vermicelli, Hakka Noodles | नूडल्स | | | | 280 g, 560 g | | 45-150 | | x5
chocolate | Milk Chocolate Bar, Dark Chocolate, Toffee Pack | चॉकलेट~ | | | | 100 g, 250 g | | 60-490 | | x6
`
