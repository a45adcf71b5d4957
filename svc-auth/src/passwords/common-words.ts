/**
 * What people build passwords of, from lists that leaked over the years: each word alone, and with the endings that
 * everybody adds, is tried within the first minutes of guessing. Lower case, without digits.
 */
const words = `
password passwort passwords passord parola parool senha contrasena motdepasse pass passwd passme mypassword
thepassword newpassword oldpassword wachtwoord haslo heslo salasana losenord kennwort sifre passphrase pwd
admin administrator administrateur root toor user username guest guests login logon letmein letmeinn openup opensesame
welcome welcomehome changeme changeit changethis default secret secrets topsecret private security secure safe access
master manager system server service support test tester testing tests testtest tested demo example sample temp
temporary public office company business internet network website webmaster computer computers laptop desktop database
oracle cisco linux ubuntu debian windows microsoft apple google facebook instagram twitter youtube whatsapp telegram
tiktok snapchat netflix spotify amazon yahoo gmail hotmail outlook skype myspace linkedin paypal android iphone samsung
nokia motorola huawei xiaomi sony lenovo logitech toshiba compaq dell intel nvidia nintendo playstation xbox gamecube
unknown nothing anything something everything whatever blank none null void undefined forgot forget forgotten remember
hello hellohello hellothere helloworld helloo hallo holla bonjour ciao namaste goodbye goodday goodmorning goodnight
please thankyou thanks sorry okay yes noway hahaha lololol blahblah blabla lalala test me okokok yourmom yourname myname
qwerty qwertz azerty qwert qwer qwe asdf asd asdfg zxcv zxc zxcvb wsx wasd abc abcd abcde abcdef abcdefg xyz aaa aaaa xxx zzz
trustno trustnoone trustme believe faith hope peace love lover lovers loves loved loving lovely loveme loveyou loveu lovelove
ilove iloveu iloveyou iloveyouu iloveme iloveit iloveher iloveyouso iloveyoubaby iloveyouforever iloveallah iloveislam
ilovegod ilovejesus ilovemom ilovemum ilovemylife ilovemyself ilovemyfamily ihateyou iloveher mylove mylife mybaby
mylover myheart myangel myself mydear mysweet truelove firstlove foreverlove lovehurts inlove loveless loverboy lovergirl
sweetlove babylove teamo tequiero amor amore amour habibi habibti jaan janeman jaanu pyaar mohabbat ishq sevgilim canim askim
askimbenim liebe schatz ichliebedich jetaime sayang sayangku cinta cintaku aku akucintakamu akusayangkamu bismillah
bismillahi allah allahakbar allahuakbar allahis allahisone alhamdulillah alhamdulilah mashallah mashaallah inshallah
inshaallah subhanallah subhanallahi astaghfirullah lailahaillallah muhammad mohammad mohammed muhammed mohamed mohamad
muhamad mehmet ahmed ahmad ahmet ali aliali hassan hasan hussain hussein husain husayn fatima fatimah fatma aisha aysha
ayesha khadija khadijah mariam maryam zainab zaynab umar omar usman uthman othman bilal khalid ibrahim ismail yusuf
yousuf yousef youssef musa isa dawud sulaiman suleiman suleyman yahya zakaria adam hamza abdullah abdallah abdul rahman
abdulrahman rahim karim kareem islam islamic islamislove muslim muslimah muslims quran alquran koran ramadan ramadhan
ramzan eidmubarak makkah mecca madina medina kaaba jannah jannat deen imaan iman sabr salam salaam assalamualaikum
tawhid tawheed mosque masjid halal palestine palestina alaqsa pakistan pakistani karachi lahore islamabad india indian
mumbai delhi newdelhi bangladesh dhaka indonesia jakarta bandung malaysia kualalumpur turkey turkiye istanbul ankara
galatasaray fenerbahce besiktas egypt cairo morocco maroc casablanca algeria algerie tunisia tunisie syria damascus
lebanon beirut jordan iraq baghdad iran tehran afghanistan kabul saudi saudiarabia riyadh jeddah dubai kuwait qatar
somalia nigeria kenya sudan africa london england britain manchester birmingham bradford leicester glasgow scotland
wales ireland dublin liverpool everton chelsea arsenal tottenham westham manutd manunited mancity newcastle sunderland
astonvilla leeds celtic rangers barcelona barca realmadrid juventus milan acmilan inter internazionale napoli bayern
dortmund ajax benfica porto sporting psg marseille paris france germany deutschland berlin hamburg munich italy italia
roma rome spain espana madrid portugal lisbon brasil brazil argentina mexico colombia chile peru canada toronto america
american usa newyork newyorkcity chicago boston dallas houston texas florida miami california losangeles hollywood
lasvegas vegas seattle denver colorado arizona phoenix atlanta georgia carolina virginia michigan detroit ohio alabama
alaska hawaii montana nevada oregon australia sydney melbourne newzealand japan tokyo china beijing korea seoul thailand
russia moscow ukraine poland polska warszawa sweden norway finland holland amsterdam greece athens europe asia earth world
football footbal futbol futebol soccer baseball basketball softball volleyball hockey cricket rugby tennis golf golfer
golfing bowling boxing wrestling running runner swimming swimmer skating skater skateboard surfing surfer snowboard
skiing fishing hunting hunter racing racer nascar cycling bicycle motocross karate kungfu gymnastics cheerleader cheer
champion champions winner winners player players gamer games game playing sport sports team coach captain trophy
yankees redsox mets cubs braves dodgers giants cardinals tigers marlins phillies orioles padres astros athletics
cowboys steelers packers raiders broncos patriots eagles dolphins redskins bears vikings chargers chiefs saints
panthers falcons ravens seahawks bengals browns texans titans colts lakers celtics bulls knicks spurs heat rockets
warriors pistons redwings blackhawks bruins penguins flyers canucks mapleleafs longhorns gators buckeyes wolverines
wildcats bulldogs huskies hawkeyes rolltide goblue jordan kobe lebron messi ronaldo cristiano beckham neymar zidane
ronaldinho rooney gerrard maradona pele federer nadal tyson schumacher rossi
monkey monkeys dragon dragons tiger tigger lion lions panther leopard jaguar cheetah puma cougar bear teddybear pooh
poohbear wolf wolves wolfpack fox foxes horse horses pony ponies mustang stallion unicorn eagle falcon hawk raven phoenix
bird birdie parrot penguin duck ducky chicken rooster turkey swan turtle snake cobra viper python lizard gecko frog froggy
fish fishy shark dolphin whale octopus spider scorpion scorpio butterfly mariposa ladybug bumblebee bee ant mouse mickey
minnie hamster rabbit bunny squirrel beaver badger otter cat cats kitty kitten kittens kittycat meow hellokitty
dog dogs doggy doggie puppy puppies puppydog bulldog pitbull rottweiler labrador poodle beagle husky boxer cow pig piggy
piglet sheep lamb goat donkey monkeyboy elephant giraffe zebra hippo rhino gorilla kangaroo koala panda pandas camel buffalo
animal animals lucky fluffy snoopy scooby scoobydoo garfield simba nala bambi nemo dory shadow smokey buddy buster bailey
bella max molly maggie lucy rocky oscar charlie chester harley sammy toby jake sadie daisy ginger pepper coco cookie oreo
muffin peanut pumpkin princess sparky spike rusty casper felix tiger milo oliver simon boots mittens patches socks
sunshine sunny sunrise sunset sunflower moon moonlight moonshine star stars starlight stardust starfish superstar rockstar
popstar shooting galaxy universe planet earth mars venus jupiter saturn mercury neptune pluto comet rocket apollo space
rainbow rain rainy raindrop snow snowball snowflake snowman snowwhite winter summer summertime spring autumn sky bluesky
skyline cloud clouds storm stormy thunder lightning hurricane tornado tsunami ocean sea beach island river lake water fire
fireball fireman firefly flame flames ice iceman iceland icecream frozen mountain forest jungle desert garden tree trees
flower flowers rose roses rosebud rosie lily lilly tulip orchid jasmine violet daisy lavender poppy ivy willow cherry
january february march april may june july august september october november december monday tuesday wednesday thursday
friday saturday sunday weekend holiday holidays vacation christmas xmas halloween easter valentine birthday happybirthday
newyear today tomorrow yesterday tonight morning midnight daylight forever forevermore always never nevermind neveragain
red blue green yellow orange purple pink black white silver gold golden grey brown violet crimson scarlet emerald ruby
sapphire diamond diamonds crystal pearl platinum copper steel iron metal bronze magenta turquoise indigo
blueeyes browneyes redhead blonde blondie brunette bluebird bluemoon redrose redbull redwing blackcat blackjack blackbird
blackberry blackout blackstar whitewolf greenday greenbay greentea orangejuice goldfish goldeneye silverado
apples banana bananas orange oranges lemon lemons lemonade lime mango mangos peach peaches pear grape grapes
strawberry strawberries blueberry raspberry cherries pineapple coconut melon watermelon kiwi papaya avocado tomato
potato potatoes carrot onion garlic cabbage pickle pickles pumpkinpie cheese cheesecake cheeseburger hamburger burger
pizza pizzas pasta spaghetti lasagna noodles noodle sushi taco tacos burrito nachos sandwich sausage bacon steak meatball
biryani kebab kabab falafel hummus samosa chai baklava couscous tajine curry chapati roti biscuit biscuits cookies cookie
cupcake cupcakes cake cakes brownie brownies donut donuts pancake pancakes waffle waffles chocolate chocolates choco choclate
candy candycane sugar honey honeybee honeybun honeybunny honeypie sweet sweets sweetie sweetheart sweetpea sweety sweetness
sweetgirl sweetbaby butter buttercup butterfly butterscotch butterball peanutbutter jelly jellybean jellybeans marshmallow
vanilla caramel cinnamon nutella snickers skittles twix twinkie pepsi pepsicola cocacola coke sprite fanta drpepper
mountaindew coffee espresso latte cappuccino starbucks tea milk milkshake juice beer budweiser budlight heineken corona guinness
whiskey whisky vodka tequila jackdaniels jameson marlboro newport camel popcorn popcorns chips nuggets soup salad rice bread
toast eggs breakfast lunch dinner kitchen cooking recipe recipes chef foodie mcdonalds burgerking subway dominos
mother mothers mom mommy mum mummy mama mamma mami mamamia father dad daddy papa papi dada daddysgirl daddyslittlegirl
daddyslilgirl babydoll baby babyboy babygirl babygurl babycakes babyface babyblue babyphat babylon brother brothers bro
sister sisters sis family families familia myfamily grandma grandpa nana nanny granny uncle aunt auntie cousin cousins
husband wife hubby wifey son daughter children child kids kid boy boys girl girls girly girlfriend boyfriend bestfriend
bestfriends bestie friend friends friendship friendsforever bff people person man woman women lady ladies ladybird
gentleman guy dude king kings queen queens prince princesa princesse principe prinzessin emperor empress royal royals
angel angels angela angelo angelica angelic angelito angelface angeleyes angelbaby devil devils demon demons satan lucifer
hell heaven heavenly paradise godisgood godislove god godbless jesus jesuschrist jesuslovesme jesussaves jesusislord christ
christian church bible holy holyspirit spirit blessed blessing blessings gracie grace mercy trinity prayer pray buddha
krishna hanuman ganesh ganesha shiva shivshakti omsairam sairam jaimatadi waheguru
michael michelle michele jessica jennifer jenny ashley amanda andrew andrea andreas andrei andrey anthony antonio antonia
joshua daniel danielle daniela david christopher christian christina christine cristina kristina kristen kristin chris
matthew matt matheus matteo nicholas nicolas nicole nikki nick robert roberto roberta rob bob bobby thomas tom tommy
william williams will willie bill billy jonathan johnny john johnson jonny joseph jose josef josephine joey joe richard
rick ricky richie steven stephen steve stephanie stefan stefanie stephany charles carlos carlo carl karl charlotte
edward eduardo eddie ed george georgia georgie jorge gregory greg patrick patricia pat samuel samantha sam sammie alexander
alexandra alexandre alexandru alexandria aleksandr alex alexa alexis alejandro alejandra benjamin ben benny brandon
brandy brian bryan brittany britney brooke brooklyn cameron camille camila carmen carolina caroline carolyn cassandra
cassie catherine cathy katherine kathryn kathleen kathy katie kate karen karina kayla kelly kelsey kevin kenneth kenny
kimberly kim kyle lauren laura laurie leslie linda lindsay lindsey lisa louis louise lucas lukas luke luis luisa madison
madeline marcus marco marcos marc mark maria mariah mariana marie marina mario marissa martin martina martha mary
melanie melissa megan meghan morgan nancy natalie natalia natasha nathan nathaniel oliver olivia pamela paul paula
pauline peter pedro pierre philip phillip phil rachel raquel rebecca becky ronald ronnie rosemary roxanne ruth ryan
sabrina sally sandra sandy sara sarah savannah scott sean shane shannon sharon shaun shawn sheila shelby sierra sofia
sophia sophie stella susan suzanne sylvia tamara tara tatiana taylor teresa theresa tiffany timothy tim tina todd tony
tracy travis trevor tyler valentina valeria valerie vanessa vera veronica victor victoria vincent vivian walter wayne wendy
wesley whitney xavier yolanda yvonne zachary zack zoe adrian adriana agnes alan albert alberto alice alicia alison allison
alyssa amber amelia amy anastasia anderson angelina anita anna annabelle anne annie april ariana ariel arnold arthur
austin autumn barbara barry beatrice beatriz bernard bernardo bethany betty beverly blake bonnie brad bradley brenda brent
bruce bruno bryce caleb calvin carol carrie cecilia chad chandler chelsea cheryl chloe cindy claire clara claudia
claude clayton cody colin connor courtney craig crystal curtis cynthia dakota dale damian damien dana danny darren dave
dawn dean debbie deborah denise dennis derek derrick desiree destiny devin devon diana diane diego dominic dominique donald donna
dora doris dorothy douglas duncan dustin dylan earl edgar edith edwin eileen elaine eleanor elena elizabeth elise ellen
elliot elvis emily emma emmanuel enrique eric erica erika erik erin ernest ernesto esteban esther ethan eugene eva evan evelyn
faith felicia felipe fernando fernanda fiona florence frances francesca francesco francis francisco frank frankie franklin fred freddie
freddy frederic frederick gabriel gabriela gabrielle gary gavin gemma geoffrey gerald gerard gilbert gina gloria gordon grant
guillermo gustavo hailey hannah harold harry harvey hayley heather hector heidi helen helena henry herbert howard hugo ian
irene iris isaac isabel isabella isabelle ivan jack jackie jackson jacob jacqueline jade jaime jake james jamie jan jane janet janice
jared jasmin jason jasper javier jay jean jeanette jeff jeffrey jerome jerry jesse jessie jill jimmy jim joan joanna joanne joaquin
jodie joel jordan josh joyce juan juanita judith judy julia julian juliana julie juliet june justin justine keith ken kendra
kerry kirsten kristy krystal kurt lance larry lawrence leah lee leo leon leonard leonardo leticia lewis liam lillian logan
lorenzo lori lorraine lucia lydia lynn mackenzie malcolm manuel manuela marcel marcela marcelo marcia margaret margarita
marianne marilyn marjorie marlene marlon marshall marvin mason mathew mathias maureen maurice mauricio maxine maxwell
melinda melvin mercedes meredith mia micheal miguel mike mikey milan mildred miranda miriam mitchell mohit monica monique
montana nadia naomi neil nelson nicola nigel nina noah noel nora norman oscar owen pablo parker patty pearl peggy penny
perry phoebe phyllis preston priscilla rafael ralph ramon randall randy raul ray raymond regina rene renee reynaldo rhonda ricardo
riley robin rodney rodrigo roger roland roman rosa rosario rose ross roy ruben russell sasha santiago sebastian sergio sergey
serena seth shelly sheri sherry shirley sidney silvia simone sonia spencer stacey stacy stanley stuart sue summer tabitha
tanya ted teddy terry theodore tiago toni tristan troy valentin vicky vincenzo virginia vladimir warren wilson winston
yasmin yvette priya rahul raj rajesh ramesh rohit sachin sanjay suresh vijay vishal anil deepak kumar lakshmi manish amit
ankit arjun pooja neha nisha sunita anjali ravi krishna siddharth nikhil zubair imran kamran salman shahrukh faisal nadeem naveed
adnan asad junaid irfan waqas zeeshan saad tariq rashid rasheed nasir samir samira nadia leila layla laila amina ameena yasmine noor
nour sana sara hana huda asma safa marwa hafsa sumaya salma rania dina mona nada reem rana lina farah malak jana mustafa mostafa
murat emre burak elif zeynep merve ayse mehmet osman orhan selim kemal ataturk putri dewi agus budi rizky nurul siti aditya
superman superwoman superhero supergirl superboy batman robin spiderman ironman hulk thor wolverine deadpool captainamerica
avengers joker catwoman hero heroes marvel pokemon pikachu charizard naruto sasuke sakura goku vegeta dragonball dragonballz onepiece
sailormoon inuyasha bleach digimon yugioh sonic mario luigi zelda link kirby metroid halo warcraft starcraft diablo minecraft
fortnite roblox callofduty counterstrike doom quake halflife tombraider lara finalfantasy cloud sephiroth assassin assassins
starwars skywalker lukeskywalker anakin darthvader vader yoda jedi jediknight startrek spock picard enterprise matrix neo
trinity morpheus gandalf frodo legolas aragorn lordoftherings hobbit harrypotter hermione hogwarts dumbledore voldemort
gryffindor slytherin twilight bella edward vampire vampires werewolf zombie zombies ghost ghosts ghostbusters godzilla kingkong
terminator predator alien aliens rambo rocky gladiator spartan spartans spartacus troy titanic avatar transformers bumblebee
jurassic simpsons homer homersimpson bart bartsimpson familyguy southpark cartman kenny futurama spongebob patrick tweety
tweetybird bugsbunny daffyduck mickeymouse minniemouse donaldduck goofy disney disneyland tinkerbell tinker peterpan aladdin
cinderella ariel belle nemo shrek bambi dumbo stitch elsa olaf barbie barbiegirl bratz lego legos
metallica nirvana slipknot eminem rihanna beyonce shakira madonna michaeljackson tupac biggie beatles rollingstones
ledzeppelin pinkfloyd acdc ironmaiden blacksabbath guns gunsnroses gunner slayer pantera megadeth korn linkinpark
greenday blink system ofadown evanescence marilynmanson mychemicalromance falloutboy paramore coldplay radiohead
oasis queen freddie elvis presley elvispresley sinatra hendrix jimihendrix clapton santana bobmarley marley reggae rasta hiphop
rapper rap rockandroll rocknroll rock rocker heavymetal deathmetal blackmetal punk punkrock emo gothic jazz blues music musica
musical musician musiclover guitar guitars guitarist drummer drums piano violin saxophone trumpet singer singing dance
dancer dancing hiphop disco techno trance house dubstep karaoke radio onedirection justinbieber bieber justin selena
selenagomez taylorswift swift katyperry ladygaga britneyspears jonasbrothers nickjonas joejonas bts blackpink exo
ferrari lamborghini porsche mercedes mercedesbenz bmw audi volkswagen jetta passat golf toyota corolla camry supra honda
civic accord nissan skyline altima mazda mitsubishi lancer subaru impreza suzuki kawasaki yamaha ducati harleydavidson ford
fordmustang mustangs chevy chevrolet camaro corvette silverado impala dodge viper charger challenger ram jeep wrangler
cherokee hummer cadillac pontiac firebird transam volvo renault peugeot citroen fiat alfaromeo opel astra bentley rollsroyce
maserati bugatti tesla truck trucks trucker driver driving turbo diesel engine motor motorcycle motorbike biker speed speedy
racecar rally drift wheels garage mechanic boeing airbus airplane airport pilot aviation jetfighter airborne spitfire blackhawk tomcat
army navy airforce marine marines soldier soldiers military sniper commando ranger warrior warriors fighter fighting killer
killers killme killyou assassin ninja ninjas samurai shogun katana sword swordfish blade knight knights knightrider excalibur merlin arthur
camelot wizard wizards witch witches magic magical magician mystic mystery phantom shadow shadows darkness darkside darkangel
darkknight darklord dark death deathnote deadman dead die reaper grimreaper slaughter murder blood bloody bullet bullets gun guns
pistol shotgun trigger hitman mafia gangster gangsta thug thuglife scarface godfather soprano corleone outlaw bandit pirate
pirates jacksparrow viking cowboy cowgirl indian apache cherokee police fireman firefighter doctor nurse teacher student lawyer
engineer scientist president boss bigboss manager director princessa chief general major captain sergeant
success successful money moneymoney moneymaker mymoney cash dollar dollars million millionaire billionaire rich richie lucky
luckyme luckyone luckycharm jackpot casino poker gambler gold goldmine treasure bank banker business power powerful powers energy
strong strength stronger force mighty super superb supreme extreme ultimate ultra mega maximum maximus magnum titan titanium
number numberone numero uno first best thebest bestever greatest great awesome amazing wonderful beautiful beauty pretty
prettygirl handsome gorgeous cute cutie cutiepie cuteness hottie hotstuff hot hotgirl hotboy hotrod hotdog sexy sexygirl sexybabe
sexybitch sexylady sexyboy sexyman sex sexsex babe babes bitch bitches bitchy biteme fuck fucker fuckers fucking fuckme fuckoff
fuckyou fuckit shit shithead bullshit asshole assholes bastard pussy porn porno penis dick dickhead boobs boobies bigdick cock
cocksucker cunt whore slut nigga nude nudes naked playboy playgirl pimp pimpin hustler gigolo stripper hooters hooker hardcore badass
badboy badboys badgirl badman goodboy goodgirl bigboy bigman bigdog bigdaddy bigguy bigmac bigbang biggie littleone littlegirl littleman
littlebit shorty fatboy fatman fatcat skinny happy happyday happydays happyface happyfeet happiness happygirl happyone joy joyful smile smiley
smiling laugh laughing funny funnyman fun funtime crazy crazygirl crazyboy crazyman crazyfrog mad madman madness insane psycho lunatic loco
loca stupid idiot moron dumbass jackass jackass loser losers freak freaky geek nerd nerdy genius einstein smart clever brain cool coolman
coolguy coolgirl coolio coolness coolcat chill relax lazy sleepy sleep dream dreams dreamer dreaming dreamgirl sweetdreams nightmare
night nights knight day life lifeisgood lifeless lifestyle live living alive liveforlove livelaughlove carpediem hakunamatata yolo swag swagger
freedom free liberty justice independence victory vision mission passion desire destiny fantasy imagine wonder miracle mystery harmony
serenity tranquility patience wisdom knowledge truth honest loyalty honor courage brave integrity legacy legend legends eternity infinity eternal
immortal forever young youth old new nice good better bad worst evil angelofdeath hateyou hate hatred anger angry rage fury furious
chaos havoc mayhem danger dangerous toxic poison venom virus hacker hackers hacked hacking hackme anonymous matrix cyber cyberpunk robot
robots android machine mechanic terminator technology electronics electric electro digital online offline gaming games steam discord twitch
school college university education student students study class classof graduation teacher library book books reading reader writer
writing poetry poet artist art painter painting photo photos photography camera picture pictures movie movies cinema film video
videos television theater drama comedy actor actress model fashion style stylish clothes shoes sneakers nike adidas puma reebok jordans
converse vans gucci prada chanel versace louisvuitton armani dior hollister abercrombie levis diesel victoriasecret
house home homeless homesweethome myhome room bedroom kitchen bathroom window door doors key keys keyboard monitor mouse phone telephone
cellphone mobile table chair pencil paper scissors hammer tools builder building bridge castle tower palace temple pyramid garden farm
farmer village city street road highway route train trains station bus taxi travel traveler journey adventure explorer voyager
navigator sailor sailing sailboat boat ship titanic captain anchor lighthouse compass map passport ticket camping outdoor outdoors
australia aussie kiwi maverick goose iceman topgun bond jamesbond agent secretagent spy spyder mission impossible sherlock holmes
watson detective police cops sheriff deputy texasranger walker chucknorris brucelee jackiechan jetli hulkhogan undertaker johncena
therock stonecold randyorton reymysterio batista edge triplehgame wrestlemania wwe smackdown raw
charmed buffy angel friends gossipgirl smallville supernatural stargate lostinspace prisonbreak walkingdead gameofthrones winteriscoming
winterfell stark jonsnow khaleesi daenerys breakingbad heisenberg doctorwho tardis torchwood merlin scrubs seinfeld
cheyenne savanna dallas phoenix austin houston sierra asia london paris chelsea brooklyn madison georgia virginia dakota jordan israel
bubba bubbles bubblegum bubble booboo boogie boomer boo bambam dodo gogo jojo kiki lala lolo lulu mimi momo nono papa pipi toto yoyo zaza
monster monsters monsterhigh beast beastmode goblin troll elf elves fairy fairies fairytail fairytale mermaid pegasus griffin gryphon phoenix
hercules zeus apollo athena poseidon hades achilles odin loki thor freya ares artemis aphrodite nike atlas cronos titan titans
alpha beta gamma delta omega sigma zulu bravo tango echo foxtrot victor romeo romeoandjuliet juliet juliette papa quebec sierra
fatherandson motherof momof lovebug lovebird lovebirds lovestory lovesong lovechild loveisblind loveable lovable loverz luv luvme luvyou
boricua puertorico mexicano latina latino chicano dominicana cubano colombiano peruano venezuela chivas pumas clubamerica estrella
corazon teamomucho mivida miamor miamorcito bonita bonito hermosa hermoso princesita muneca chiquita gatito perrito mariposas
chocolate1 futbol soleil doudou loulou nounou chouchou bisous coucou bonjour maman jetaime jadore amour cheval marseillais
sommer winter sonne sonnenschein schatzi hallo geheim mausi hase fussball borussia schalke werder engel prinzessin liebling
svetlana tatyana oksana olga irina marina ekaterina nadezhda dmitry sergei maksim ruslan nikita privet lubov solnce zvezda
wachtwoord welkom lieverd liefde schatje voetbal feyenoord kaneel hoofd poes konijn appel oranje zonnebloem
blessme ironmen redalert firstone scooter skippy slick snapper spooky starfire stinky sucker sugarbear swordfish tarheels
thumper timber tootsie topcat tractor trapper trouble turbo twister tycoon underdog unforgiven valhalla velvet vendetta
vengeance vertigo vintage volcano voodoo wanderer warlock warlord wasabi wedding weasel whisper whistle wildcard wildcat wildfire
wildone wildwood windmill windsor wishbone wombat woodland woody wrangler xanadu yankee yamato yellowstone zephyr zeppelin zodiac zorro
butthead lacrosse bollocks maryjane westside semperfi freeuser freepass pearljam peekaboo chevelle cardinal lifehack rush creative
longhorn longhorns leather chocolat blizzard pavilion panzer kodiak garcia trooper savage stewart wutang lincoln sterling firebird
billybob whynot popeye clinton kramer future precious harrison tanner target integra prelude newton presario packard wordpass
stealth shooter malibu bobcat orlando random country devildog lonewolf atlantis montreal squirt shamrock redneck mistress father
coyote blaster wicked cavalier wolfgang escort ibanez siemens trumpet aardvark freeman renegade special hamilton lestat farmer indiana
seven mister maiden pioneer kissme highland sampson element griffey crusader whocares geronimo concrete marathon basket trombone
stones nugget kaiser huskers bomber alpine pebbles goddess campbell paladin webster trojan trojans superfly bassman tarzan
sundance pleasure spartak history seminole rommel holden connect panama mongoose bonehead plastic inferno dietcoke cooldude
jumper lollipop unreal ripper faster orion mulder giovanni hongkong camera pentium hollywood legion clifford stocking
solomon maniac fossil shasta oxford kennedy makaveli drizzt philly pacific sharks cosmos columbia nasty keeper infantry french
waterloo vanhalen sesame standard quality grendel wolfman memphis musicman verbatim safety review newlife muscle
western getsome maestro lobster darwin chubby showtime showme tarheel blades banshee intrepid powder delete photos golfball
sandiego punisher iverson amadeus stimpy sooners mirage dingdong liquid anubis mushroom eatshit dagger cracker capital
blackdog strider slapshot porter hershey flight buffy kolobok walnut raistlin latino engine doodle battle byteme portland
osiris lester nookie weezer stranger thegame playtime paradox monroe lakeside butler blackman bender baggins tazman swallow scruffy
panasonic masters cassidy buttons goodluck formula lonestar nimrod meridian megaman luther rulez grizzly guardian
finish discover collins catalina carson volume wookie rockon shazam picasso lowrider incubus tempest sithlord rebels ragnarok
prodigy english anime nuttertools sobaka titleist tacoma smoker shaman rootbeer magnolia hoover gotcha dodgeram buffett
aspirine socrates nopass kenwood aezakmi blondes ashton munchkin mallard imperial gremlin defiant cooler birdman weather research
putter national lexmark garbage carpet rammstein frogger freckles caliente spidey santos picture sirius oblivion jackal letsgo
deadhead willy rescue porkchop mypass grateful asterix veritas shopping roller rogers goodtime lonely justdoit active springer
printer massive kingston funfun aggies thunder plymouth pacman mariners spectrum labrador kasper kaktus harder bangkok
southern punkin napass content account thompson scream candyman aquarius monopoly homerun blackjac darling barkley
sailboat method cosworth speaker topdog lightning hidden telefon melody frontier falling double snuggles reality
hayden franco forrest fitness doberman vulcan theking leopard muppet moocow grover conrad tricky oklahoma ncc stringer mystery
keystone iguana clarence possum oakley kingpin breeze plumber deeznuts durango technics harmony maryland
kentucky hastings nebraska agent triton sassy gopher hurricane cutter command chase traffic server ready function freaks
flamingo deskjet cuddles striker stoner nofear syracuse zxcasd warhammer splash sentinel designer cheers cancel bigger
phaedrus tolkien summit rockets retard rebel pantyhose moneymoney leader dracula dawson cartoon capone asdfjkl lkjhgfdsa
poiuytrewq mnbvcxz asdlkj woaini woaini woshini aini wangyang zhang iloveu tiancai caonima nihao xiaoxiao gfhjkm
`;

const truncatedLength = 8;
const all = words.split(/\s+/).filter(Boolean);

/** Old systems cut passwords after eight characters, and lists are full of what was left. */
export const commonWords: ReadonlySet<string> = new Set([
  ...all,
  ...all.map(word => word.slice(0, truncatedLength)),
]);
