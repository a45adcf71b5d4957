/**
 * What members of this site build passwords of and the library's list of leaked passwords lacks: words of faith and
 * affection, names, other languages' keyboards, films and stars. Lower case; each is guessed alone and with an ending.
 */
const words = `
thepassword oldpassword sifre passphrase pwd administrateur root toor guests login letmeinn welcomehome changethis
safe tests computers ubuntu debian instagram whatsapp telegram tiktok snapchat netflix spotify gmail hotmail
linkedin huawei xiaomi null ciao yes wasd loves loved loveu iloveyouu iloveyouso iloveyoubaby iloveyouforever
iloveallah iloveislam ilovemum mylover mysweet firstlove foreverlove sweetlove amor habibti jaan janeman jaanu
pyaar mohabbat ishq sevgilim canim askim askimbenim ichliebedich aku akucintakamu akusayangkamu bismillahi
allahakbar allahis allahisone alhamdulillah alhamdulilah mashallah mashaallah inshaallah subhanallah subhanallahi
astaghfirullah lailahaillallah mohamad muhamad ali husayn fatimah fatma aysha khadija khadijah zainab zaynab umar
usman uthman othman bilal yusuf yousuf yousef musa isa dawud sulaiman suleyman yahya hamza abdallah abdulrahman
rahim islamislove muslimah muslims quran alquran koran ramadhan ramzan eidmubarak makkah kaaba jannah jannat deen
imaan iman sabr assalamualaikum tawhid tawheed mosque masjid halal palestina alaqsa dhaka kualalumpur maroc syria
iraq iran kabul saudi saudiarabia riyadh jeddah qatar sudan internazionale psg rome peru usa newyorkcity ohio seoul
gymnastics athletics kobe neymar pele nadal fox bee ant cat dog cow pig lamb dory max sky sea ice ivy may xmas
happybirthday forevermore red grey turquoise orangejuice lime pear strawberries pumpkinpie biryani kabab falafel
samosa baklava tajine chapati roti cupcakes chocolates honeybunny sweetbaby butterscotch butterball jellybeans
marshmallow twix mountaindew cappuccino tea popcorns soup eggs recipes burgerking mom mum mami dad papi
daddyslittlegirl daddyslilgirl bro sis families aunt son kid boy girly bestfriends bestie friendsforever bff man
guy princesse prinzessin angelbaby god jesuslovesme holy holyspirit pray shivshakti rob bob tom joe karl pat sam
ben kim ruth tim zoe amy dora eva ian iris jan jay jim joan ken leah lee leo liam mohit neil noah nora raul ray
rene rosa roy seth sue ted tiago toni priya raj rohit anil amit ankit arjun pooja neha nisha ravi siddharth zubair
nadeem asad irfan waqas saad nasir ameena noor nour sana hana huda asma safa marwa hafsa sumaya rania dina mona
nada reem rana lina malak jana emre burak elif merve ayse osman orhan kemal ataturk putri dewi agus budi rizky
nurul siti superwoman captainamerica hero halo fortnite roblox lukeskywalker neo lordoftherings dumbledore
voldemort gryffindor slytherin ghostbusters homersimpson bartsimpson tweetybird minniemouse elsa olaf barbiegirl
bratz michaeljackson rollingstones acdc blacksabbath guns gunsnroses ofadown marilynmanson mychemicalromance
elvispresley jimihendrix rap deathmetal emo dubstep onedirection selenagomez taylorswift katyperry britneyspears
jonasbrothers nickjonas joejonas bts blackpink exo mercedesbenz harleydavidson fordmustang ram fiat opel rollsroyce
jetfighter knightrider die slaughter gun thug jacksparrow princessa successful billionaire numberone numero uno
bestever cute cuteness hot sex happyfeet happygirl joy fun crazygirl mad loca nerdy day liveforlove livelaughlove
hakunamatata yolo swag independence tranquility integrity old new bad angelofdeath angry fury cyberpunk classof
graduation photography stylish jordans vans prada louisvuitton dior levis victoriasecret homesweethome room key
keys table bus taxi map secretagent spy cops texasranger chucknorris jackiechan jetli hulkhogan randyorton
triplehgame wrestlemania wwe raw gossipgirl lostinspace walkingdead gameofthrones winteriscoming winterfell jonsnow
khaleesi daenerys breakingbad heisenberg doctorwho torchwood boo monsterhigh beastmode elf fairies fairytale odin
ares zulu romeoandjuliet fatherandson motherof momof lovebirds lovechild loveisblind loveable loverz luv luvme
luvyou dominicana colombiano peruano pumas clubamerica teamomucho mivida miamorcito hermoso princesita mariposas
maman jadore marseillais hase lubov lieverd kaneel hoofd poes oranje zonnebloem ironmen yellowstone ncc woshini
aini wangyang tiancai caonima nihao correcthorsebatterystaple correcthorse thisismypassword jumuah jummah umrah
hajj zakat salah salat namaz sunnah hadith haram tasbih dua dhikr zikr ummah sufi imam mufti mullah hafiz mawla
mashallah123 iftar suhoor sehri qurbani azan adhan rasool amin aminah zahra zahraa walid usama anas bilqis mahmood
mahmoud raheem aziz abdulaziz nabil йцукен йцукенг йцукенгш йцукенгшщ йцукенгшщз фывапролд фывапролдж ячсмитьбю
пароль любовь привет наташа
1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm qazwsx wsxedc edcrfv rfvtgb tgbyhn yhnujm
`;

const whole = words.split(/\s+/).filter(Boolean);
const truncatedLength = 8;

/** Old systems cut passwords after eight characters, and lists are full of what was left. */
export const ownWords: string[] = [...new Set(whole.flatMap(word => [word, word.slice(0, truncatedLength)]))];
