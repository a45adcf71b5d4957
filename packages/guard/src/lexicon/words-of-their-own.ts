/** Words of every language that are no forms and no slips of a forbidden one, though they look like it: German 'Körner' are grains. Written without accents. */
export const wordsOfTheirOwn = `
  aarende aasland aasvis abonance absentee absentie absoltes absout abundance abundanci acatem acatemos acedem aceitem
  aceitemos acerem acertem acetum achterhammen aciago acollon acotem actem adelia adobaras adocada adocadas adonada
  adrolla adubada adubadas advocat advokaat advokats afelio afetem affenbrot affenbrotbaum affettai affettasti
  affittati affittato affrettati affrettato afilia afilias afobada afobadas akvavitten akvavitter albarans alcalise
  alcalisee alcapoes alegator alesee alesees alesses alheara alhearas alheia alheias alheiro aligator aligatori
  alkoholist alkoholister alkohollova alkoholtesterne allak alleee allegater allegati alligatorers altier amarela
  amarelais amarelas amareles amarelos amari amarilis amarinas amarine amarinees amarines amarinez amarini amarinis
  amarla amarne amarono amarri amarrons amarylis amatone amatones amatoni amorenes anconada andouiller ane angelats
  angelets angelitas angelito angelitos angelitz angelitza angelitze angelitzi angelitzo angelots angusture anisastes
  anisates anisties anizslikor anne annee annesse annizettes ansaettes ansattes ansette antepast antepasto anteposti
  anteposto antipasat antipasta antipati antispastos aovada aperlo apero aperos apfelbluten apicola apicolas araka
  aramali arcassin aremali arend arende arendje arends arendshof armali armenere aromaci aromada aromado aromai
  aromais aromal aromar aromara aromare aromas aromasse aromassem aromasses aromat aromata aromei aromem aromit aromo
  aromou arrende arrenden artsenkorps asna asnas asong aufscheint ausschnitt baarde baat babbi babbo babera babia
  babie babin babis bacanioara bacanire bacaris bachons bacinera baclons baconian baekken bagaceiro bagacera
  bagageiras bager bagers baget bagger baggers bagne bagnes baile bailee bailees bailei baileis bailes baken bakka
  bakkens bakowa baksen bakvetten baletten baley ballettane balletten ballettene ballonens ballotin ballottions
  ballottons bambu bambus bambussprosse bambussprossen bandiyla bandola bandolea bandy baner baners banet bange banged
  bangerd bangerds bangere bangert banges bangor banjer banjeres banjers banjoers bannet bannets banquettes banter
  banters banyer banyers banyoles baralhos barallos barbacana barbacane barbafrescos barbakan barbarao barbares
  barbaresc barbaresca barbaresk barbareske barbaria barbarias barbarisch barbaros barbea barbear barbeara barbearao
  barbearas barbeares barbearia barbearias barbeiro barbeiros barber barberares barbere barberia barberies barbero
  barberry barbers barbeta barbian barbica barbicana barbicano barbiere barbieren barbieri barbieria barbions barbocin
  barbon barbons barbouze barbra barbras barbunya barbunyali barcon bardeaux bardees barentraube barera barguignons
  bariolas barioles baristo baristow barklo barlauch barlo barozzi barracos barulhos barut barwisto barylo basken
  batnet bavares bavaresa bavaresos bavareza bavarias bavaries bavaros baverais bavons beatle beatles beatlesa
  beatlesi beatlesy becherova beelines beerett beery beete beetled befana behangers beignets beka bekabel bekak bekas
  bekat bekken belette beletten bellonas benedictie benedictien benediction benedictiune benediktin benediktinen
  benediktinus berberia berberis berberos berberys bereklauw berendruif berenhappen berenklauw bergender berlinerblatt
  bes beslopen besmettende bespaard bespaarde bespaarden betele betitles betle betles bettle beutle bicardes bidell
  bidells bierbank bierbar bierglas bierland biertisch bikken bilanzen billetten billonis binger binnenbrand birai
  birau birbaras birberia bires birolles birrada birs bisamratte bisamratten bissames biters bitterais bitturas
  bittures bjorn bjorne bjorns blaletten blette blod bloda blodappelsin blodar blode bloden bloder bloderne blodhund
  blodhunde blodspor blodsukker blodsukkeret blodt bloede bloeden bloedserum bloedsinaasappel bloedsinaasappels
  bloedsuiker bloedwortel bloem bloemen bloemkolen bloemkool bloesem bloesems bluette blunken blutdursts blute bluten
  blutenblatt blutenblatter blutenblattern bluterguss blutergusse blutergussen bluthund bluthunde blutorange
  blutorangen blutorangensaft blutrot bocardai bocardas bocardes bodin bognet boisames boitiers boitillas boitilles
  bokken bolete boletes bolette bolognan boloney bombardano bombarden bombardene bombarding bombardon bombete bondelle
  bonenmeel bonger bongers bonnarda boor boorbank borbas borboll borbones boreaux borganns borgender borgenes borgiana
  borgonhes borgonona borgonyes borgowan borgowana borgunya borolo borona borovicka borrachas borrachez borrall
  borrelglas borrells bors borsika borso borsos borsot boruvka boruvky borzas boscam boscams bossa bossames bossas
  bossem bossim bossom bossuames botelhos botelles boterbier boterham boterhammen boterhammetje boterhammetjes
  boterhampasta bothillas botifarrer botilla botteras bottiers boudens boudinais boudinees boudinons boudions boudons
  bouler boulete boulette boulettes boulogne boulognes bourbe bourbes bourbonen bourgeonne bousin bozada bozar boze
  bozek bozi bozic bozo bozos bozska bozza bozze braadvetten braat brade brady braendes brage brandais brandas brandde
  brande brandem branden brandes brandias brandida brandides brandido brandie brandir brandires brandis brandish
  brandisse brandjes brandkorps brando brandos brandt brandus brandusa brann brannten branntweinessig brant braolo
  brata brate bratelui braten bratend brater braunschweigern breende breiteig brell brells brems bremse brenda
  brigonas brindi brodskorpa brodskorpan brodskorpe brodskorpen brodskorpene brodskorper brodskorperne brodskorpor
  broscuta brugall brunell brunelle bubon bubons budin bufana bugnet bukette buketten bukken bukova bullette bullshit
  bulotten bultte bungelen bunger bunntang burbera burell burelles burells burgende burgender burgoyne burhons buriti
  burito burleigh buron bursista bursiste bursisto bursistow bursisty butadien butadiona butadiones bytteres bytters
  cabalais cabalees cabaleis cabalosa cabalosos cabanassa cabanasse cabanons cabanosii cabellosa cabelloso cabillo
  cablis cabronades cacaca cachada cachava cachons cachopa cachopas cackling cadillo cagallo caguemos caillates
  cailloutes caimanesa caitlins caitlyns calados calamander calamocha calamoco calcado calcados calettes calibras
  calimaco calorico caloricos calottas calvadas calvado calzini calzon camait camarin cameleon camin camine camini
  camins cammini camosina camote campai campane campaneo campanha campanhas campanule campanya campanyes campar
  campara camparar campare campareu camparieu campati campeara campearei campeares campearia camperai camperas
  camperei camperia camphres campines campiras campires campiria campiries campones canalies canalles cancha cancho
  candele candeles candirli canee canees canelais canelei caneleis canelem canelles canelo cangro cangros cangrosa
  cangroso canile canilles canjuro cannee cannees cannelee cannelees canneler cannelons cannona cannonai cannulas
  canonau cantimpla canule canulees canules canyelles capari caparina capichola capicula capiculau capicule capiculi
  capiculo capriccio capriccios capriccioso caprichosa capricioasa capriciosa caprinas caproccioso capuchina
  capuchinas caracolees caracoling caramillo carandai caranday caravelas carbonado carbonados carbonandu carbonaren
  carbonareu carbonari carbonaria carbonaries carbonarieu carbonario carbonaris carbonaro carbonata carbonaves
  carbonear carboneda carboneres carboneria carbonero carboners carbonidos carbunar carbunari carbunarie careneres
  cariin carin carina carine carini carins caritas carlotta carman carmaniu carmen carmenar carmenara carmenare
  carmenareu carmenaries carmenas carmene carmenen carmeneu carmeni carmenin carmeniu carmens carmesi carmina carminai
  carminas carminea carminee carmineo carminer carminera carminerez carminez carminiez carminons carminosa carminoso
  carmions carmons carnatie carnita caronade carretons carronades cartofi casalla casasola casaste cascate caseate
  cashu casola cassada cassage cassara cassaste cassete casseur cassoleta cassoletes cassonade castell castelli
  castello castillas castillo castillos castine castines catechin catt causeurs cavados cavan cavas cavilli cawing
  ceasing cebula ceders cedilles celada celebra celebrai celebrais celebrar celebras celebrau celebres celebris
  cellarets celorico celwagen cenelles cercelat cerement cerements ceretans cereza cerito cernina cervelet cervell
  cervelles cervells cervoles cessata cessate cestini cevabcici cevapcic chablais chablas chablees chables chabliez
  chacharon chacho chalada chaladas chalados challis chalotte chambard chambarda chambarde chambered champa
  champagneglas champanha champanhas champlain chamsins chanca chancas chancies chancites chanco chanele chanelles
  chanells changa changea changeais changeas chantais chanties chapan chapman charada charcutterierne charcutteriet
  charlataes charlatoes charloteo charlots charlott charlotta charmaine charmane charmene charmens charmin charmions
  charmons charranada chartres chartreusen chartreuser chasnu chasseer chasser chasseras chastine chastines chatline
  chatlines chauffa chauffe chausseers chausseur chencha chenillees cherites chevaine chevalions chevalons chiant
  chiante chica chicas chicharo chicharos chicharro chicharros chiche chichi chichis chicho chichon chilin chilins
  chillings chimozina chinches chinchin chinchina chinchona chinchosa chinchoso chischas chistera chitin chittering
  chocha chope chopee chopees choppe choppes chorando choricas choroso chorosos chouchoute chromant chucha chuchas
  chufa chufas chulada chuleadas chuncho chvalina cicha ciemny cifrem cinchon cinchona cincones cingilli cinzamos
  cirandas cirers cirmini cirminin cisallas cisztein citarem citaremos citem citers cizalla cizallas clairettes clapez
  clarices claritas claritos clarte clartes clatells clearet cleric clericais clerici clerics clericus clivados
  clochons cloretos clorets clorico coachons coca cochano cochions cocinilla cocinillas cocinita cockles cocon cocons
  cocoon cocoons codille codolles cognacglas cognacsglas colapsei colapses colerica colericas colerico colericos
  colerics collarets collaven collegene collegien collegin collerico collettes colligeons collugun colorets coltelli
  coltellino coltello comandara comandaria comandaries commandera commanderie compagner compagni comparai comparas
  comparei compari comparii comparui comparus comte comtes congiuri congiuro contorbe contorbi contraus contreus
  conturbe coordini coordino coques coqueta coquetas coqueto coquettes coracao coricato cornetas coromines corranda
  cortadelas cortadella cortadelles cortadillo cossola cossole costelles costells costina costinas costino cotillo
  cotonna couchons couracai couracas courtieres cramant craqueta craquetai craquetat craquete craquettes cratons
  creepiness cremaient crement cremento crenant creons crepimes crepions crequete crestons cretans cretense cretinas
  cretines cretinos cretins cretona cretonnes criquete criquets crocheta crocino cromant croquates croquera croquet
  croquete croquetes croquets crotons crottons croutons cuccioli cueillettes cuelebre cueretes culata culatra
  culebrear culebrera culera culeras culotta culottais culottas culottes cultiello cumparai curaca curacaose curaci
  curetions curetons curiacios cystene cystyne cystynie czarinas czern czerni czernin czerniony dachshund dachshunds
  dagang dagangan darus daubees demulgator desserten dessinas diabola diavoli diavolo diglycerid dimpling dimplinga
  dinguons dinkel dinkels disterete distilat distilata distilatie distillaat distillai distillait distillano
  distillasti distillavi distillavo distilliate distrate dobbel doga dogada dogal dogama dogan dogat doge dogen doges
  dogg doggiem doggo doggowi dogie dogies dogo dogu dogul domates domateshane dompeling domplang dompleng dooge
  dosarono dramboiez dripling drogeham drooping dropning droppinga drubbel drypning drypping dryppinga dubbi dubbia
  dubel dubels dukel dulceato dulcetii dunkel dunkeln dunkelst dunkelt dunkle dunsel duvida dzinnem dzinnom ebbers
  eberesche ebereschen echine echinee eincreme eissport embacado embaciado embatida embatido embicado embocado
  embotado embucada embucado embuchada ementaler emulsified emulsifies emulsify emulsifying enal encimas enesimas
  ensaiada ensayada ensimada ensimades ensimas ensumada enzymers enzyms epaisses episses esbudellas escudilla
  escudillo eseloere esenia esponjats esrarli esseksu essende essene essenics estrato estratte etanali etau etaux
  etrangle etranglee extrac extrayait fadollene fadoller fadollerne fadollet faesters faggot fagots falangane
  falangene falangiana falangina falanginha falca falci fambre fanada fanadas fantina fantine farinets fartadas
  fastback fastbacks favada feasters feher feherbors fendue fendues feret ferjet fernst fester festeres festers fetnet
  fettsyren fiacco ficco fieslings fillette fimbre fimbres fimbries fioccosa fioco fiolette fister fisters fitada
  fitadas flaek flaeskesteges flammchen flavaering flommen flommene flommenes flommens flott flotta flottar flottarna
  flotte flottee flotten flotter flottes flottet flottor flump flums foeter fokster fondata fondate fonde fondee
  fondees fondes fondiate fontaene fontainha fontainhas fontainie fontane fontanen fontanes fontanie fontanna fontanne
  fonteine fonteinen fontene fontenen fontenes fonteyna fontijne formerum formigasses forsche foste fostes fostr
  fostre fostrer fostres foter fotina francks franka frankfort frankst frasche frazzle frenks freonets fretada
  fretadas fretados frischei fritaras fritida frituurvetten frizzles frontina froster frottola frottole fruitada
  fruitades frutada frutadas frutados fuchse fuchsrot fuchsschwanz furtadas fuster fusteres fusters galanten galantin
  galantina galantni galanton galantona galantonie galatane galateni galavars galianos galibar galibara galibaras
  galibare galibares gallareta galliens gallino gallinosa gallinoso gallions galonika galonka galtenes gaminons gamma
  ganapies gansebluemchen gaoling garberas garbere garberes garbereu garberis garbonades garbonaras garbosos garnek
  garnkach garnki garrancha garroba gatons gaudon geevers gehaltene gelabers geladene gelagert gelate gelatinasses
  gelation gelittene gemisst gemisstem gemist gemiste gemmions gemmons genebra genebres geneer genefer genept genevare
  genevere genevrier genevriers geniere genover gentalha gentalla gerammel gerberes gerillans gerommel getta gieben
  gillians gilotina gimmes gims ginebrera ginebrers ginebresa ginebrosa gingham ginia ginit ginseng ginsterna gisqui
  gisquis glabki glaceren glacerions glacerons glantane glaserin glaskorper glattene glaucines gletta glette glicines
  glonka glucines glucinis glyceric glyceride glycerides goelette golabkowi golaki goleta golfschlager gomenole
  gommions gommons gomosi gontala goodall gorillans gorrets gorrilla goulette goutta gouttas gracia graciais gracieuse
  graillions graillons grallons gramme grammen grana granai granas grane graneaza granei granej granem grani granie
  granna grannar granne grannen grannies granny granou granska granskar granske granskede graons gratiens gratinons
  gratonens gratones gratos grattions grautens gravaera graveer gravees graver graverer gravier graviere gravorer
  gravyr gravyrer grayer grecisas grelions grenaille grenailles greppa greutate gribben gribbene grienen griepen
  grieven grillenes grillens grillions grillone grinches grippa grippais grippas grisa grise grisee grises grisesti
  grisette grisla grislar grissen grist grisvanda griul grivia groggen grogger grogrund grogrunden grogrunder groins
  grommel grommela grommele grommelen groovier groppa grorvera grottans grottens grouillons grovaera grovera grovere
  grovvare grovvore grueres grummel grummele grummeln gruppa gruppas gruttens gruveeiere gryttens gualatina guanos
  guenevere guetta guettas gueuse gueuses guimbaren gumdrop gumies gummes gummiar gummiers gummiest gummitre
  gummiwaren gyrations hachee hagedissen hagg hagie haj haja hajak hajas hajat hajek haji hajj hajjes hajji hajo hajos
  hajra hajs hajt hakkeboffer hallada hallet hallets halset hamlande hamlar hamlende hammen hammens hammering hammett
  hamnades hamoglobin hampens hamstern hamsterne hamsterns harabo harbo harbos harnachas hasche haschen hascher
  haschern hascht hasenohr hasislik haspet hasplet hasselts hassja hassjor hayaca hedring heeding heester heesters
  henckens hennekens hering herings hernings hertshoorn hestehov hesteloper hestesport hipal hirschhornsalz hogg hogge
  hogger holunderbluten honrado honrados hoog horado hornada horsammat hosten hotdoggen housewife hundesele hundsrose
  hurre husblassen huslyets husrum hyben iberic iberio iberizo iguaba innsinte insaciat insinuate interrail investiti
  involtino jabon jabones jamban jamben jambes jambions jambo jamesian jamnades jamnes jamona jarlsbergs javalina
  javalino javelin javeline javelions javelons jelita jeneverbes jeneverbesje jeneverbessen jeneverglas jenket
  jettenden jodinnes jolle jota jote judaines judinnas jujuba juleoller juleollerne juleollet jumboens jumbon junami
  junked junker junkers kaaimannen kabaja kabak kabakli kabina kadayif kagana kajakklubb kakerlakken kakerlakkene
  kakerlakkenes kakerlakkens kamerling kamorra kamsteeg kanca kane kanen kanens kannen kannene kansi kapana
  karbonadefisk karbonadekake karbonadekaker karbonadesmorbrod karbonar karbonata karboner karmene karmenn karmens
  karmina karre karren karrenpaard karrer karret karsch kasar kasus kaszka kasztelanii katir katzenzungen kausaler
  kazis kekik keks kekse keksen kekses keksi kemmerling kerststollen kesseler kessler kettenden kiczka kielbas kieszka
  kigyos kindhest kirby kirch kirsa kirschblute kirschbluten kirsche kirschen kirschsaft kirse kirsen kirsi kisch
  kiskas kiszonka kiszonkami kiszonke kiszonki klagen kliszka klubba klubbar klubbarna klubbe klubbeier klubbeiere
  klubben klubbene klubber klubberne klubbet klubbhus klubbhuset klubbor klubbs knackar knackas knacke knaker knakker
  knakkers knasker knicker knickers knikkers knochel knockars knocker knockers knoken knokke knokken knokkers knyckars
  knycker kochle koekenaas koelwagen kolach kolagenni koljen kollage kollagenach kollagenami kollagenowi kollegaen
  kollegan kollegen kollegene kollegien kollegin kollugun kommiss koniina koniinach koniinami koniine koniinie koniino
  koniinom koniiny konja koollagen koolwagen koorn koplagen koral korene koreni korenova korenovy korn korna kornband
  kornblomst kornblume kornblumen korne kornen kornene korner kornern kornes kornet kornets kornfelder kornfri korns
  korpa korpar korparna korpas korpe korpen korper korpern korpers korps korsbaer korver korvet korvett koszenil
  koszka kraaienhof kraaijenhof krahenfusse krahenfussen kraner kranier krebse kreve krever krevet kreveta krevety
  kriekappel kriekappelen kriekappels krieken krma kroket krokete krokett krokket krokketen krokodillene krokodiller
  krokodillerne krollinger krone krotten ksiazeccy kubana kulina kullagene kullen kullene kummeling kummerlig kvasa
  kvase kvaser kvasina kvasova kvass kvasse kvassen kwas kwasami kwasek kwasniccy kwassie kwasu laager laaie labbar
  labben labber labberen labbes laber lablab labrum labs lacem lacetem lachions lachon lachona lachons laciones
  lacquers lacrem lacressin lactam lactamos lactams lacte lactemos lactes lactoser ladon ladron laeger laerer lagar
  lagares lagareta lagarija lager lageren lagering lagern lagerst lagert lagerte lages lagor laie laies laktitol
  lallet lambacas lambarisco lambi lamic lammergeier lammergeiers lampia lampic lance lancette landdagar landdager
  landerum landlopen landlopet landsadvocaat langgam lanolinens laquer laqueras laqueur lar larda larde lardions
  larron larrons larvada larve larvee larvees latem latems latrinas lauger lauriers lavendelbluten lazika lecciones
  lechada lechera lecheria lechero lechin lechions lechtani lechuga lecionais lecionas lecioneis leciones lecon lecons
  lectina lectine lectiune leery leeuwenbek leito leitos lerdon lesine lesinee lesines lesitina lessini lessino
  lezardas lezardes liard liardions liardons liards lichions lichons licitana licoes licoreres licorosa licoroses
  licuor liger liing likere likeren likerett likeurglas lilas lilases limbic limbicas limbics limeur limpo limpos
  lindemanns lining linings linnings linolien lipade lipas lipse liquar liquaras liquare lirona liseron liseur lisicky
  liska literons llambrescos llardos lleopard lleopards llonzins lobo lochions lochons locionas lociones loger loja
  lojas loje lojeste loji lojo lojoi lope lopen lopende lopes lopet lopez loppe loppen lopper loppet loquer loqueras
  loslopen losweine losweinen louchons lourdons lowenzahn lozino luger lullet lumia lumpa lumpka lunchen lunchene
  luncherons lunchions lunchons lupia lusitain lynchions lynchons lynolens macassin maceira maconnaise madden madeire
  madeirei madeirem madeires madeiro maden madens maderaatje maderas maderisas madero madrzen mads maetende maga magar
  magara magaraci magare magari magers magnars magnees magner magnera magnerais magneras magnerez magnes magnets
  magnors magota mahners maile mailes maille mailles maismela mala malabues malaci malec malkow mallo mallorca
  malmeses maltier malvacia mamadeiras mamon mamosa mamosas manalica mandados mandao mandou maners manetas mangalci
  mangalia mangalik mangalita manias maniates manietais manietas manietes manita manithas manitous manitus mantecosa
  mantecoso mantica maragata maranosa maranoso marcassi marcassim marcella marcello marchassions marchons marcisin
  marcissen marcissin marcussen marcusson mardale mardano maren marens margaran margarat margaren margareta margaretha
  margarida margaridas margarides margaries margarit margaritae margarite margaritha margarito margerions margerit
  margerite margeritt margerons margitta margotai margotait margotas margotat margote margotee margotta margottai
  margottat margotte margreta margrith margritt marguerita marianns marianos marini marino mariole maritino marjolaine
  markala marmelada marmeladas marmelo marmelos marola marota marotinu marquisate marraines marrajo marramos marrante
  marrao marrucassin marsalek marsaoleh marselha marsella marsen marshals marslas marssola martanus marteau marthine
  marthins marthinus martiana martians martiens martii martina martinasz martine martineni martinic martinie martinien
  martinius martino martinoi martinsi martinu martiny martonos martonyi marxassin marxen maryanns marzan marziale
  marzne mascates massale masta maste masten mastii mastim masto mastte matai matais matalote matalots matelot matini
  matiola matsal matsals matsu mattande mattende mattini mattino matul matura maturais maturas maudiras mauranes mavin
  mavins mawiales mazen mazens maziales mecal medeiros medesporter medesporters medica medical medici medico medicos
  meitande meitende melca meresquin merin merli merlo metende metninde metrum metrummet metrummets metrums mettande
  mettede mettendo mettene metxa miadoras miadores miale miales micce miccia michou michous michu midaries midin
  mietende mietenden mikosa millow mimasa mimos mimosan mimose mimosea mimoso mimosos mimoza minosa miran mirian
  mirinda mirino mirions miris mirni mirns miron mirrina mistre misztala misztela misztele miszteli misztelo mitin
  mititel mitura mixtela mjolkeprotein moedeiras moitai moitais moke mokk mokke molken mollow momosa monito
  monoglycerid montai montas montase montasse montassi montblanc montesi montou montowka montowke montowki montowko
  moonshiner moonshiners morangais morcassin morcelasses morcella morcelle morcillo morcillos mordilla mordons moreau
  morgadella morilla moron morons morron morrones morronga morrongo mortera mortero mortines morzen moscada moscado
  moscai moscao moscat moscata moscotit moskal moskitos mostela mosteles mottai mottais mouftai mouftais mourais
  mousetail moutures muitende muizen muletier mulgator mulla mullach mullami mullar mulle mullem mullen mulli mullow
  murdar murdara murdari muscade muscades museet musette muskatell muskusratten mussaca mussace mussaka mussake
  mussaki mussako mussakom mustela musteles mutai mutais mutenden mutera muterais muteras mutra mutua mutuar mutuara
  mutuaras mutuares mutuarias mutuas myse mysen myset nakit nakita nakkekoteletten nakkekotelettene nakkekoteletter
  narceina narceine naturlag navegada navegades navegador negarono negrenes negreni negrenii negureni neurenberger
  nevroni nigeri nigerias nocio noisette nou nozmoscada nussknacker nussknackern nussknackers obster obstinin oks oppi
  oppressa oppresse ornar orne osebiti ostler ovalat ovalats ovale ovaler ovales ovalt ovar ovara ovarem ovaries ovary
  overa ovlette paalt paardebloem paardenbloem paardenbloemen paardensport paardenstaart paardenstaarten pactis
  paillette paillettes paktete palaegge palaegger palaka palancas palika palincak palmates palmette palpitates palta
  paltas palter palunka panace panaceas panacee panacees panachais panachiez pancera panche panchetti panchetto
  pancota pancreatic pancuit pancuits pandit pandits pangas pangasius panicata pankreatin pansche pansit pansits
  paperades paranods parau parcelai parcelat parcelei parcella parcellai parcelle parchetata parek parerades parezami
  parietais parka parkas parke parkeras parkeres parki parkoers parkom parkova parmagina parmagini parriza parter
  parteres parters partiers partigiani partigiano partyers pascoa pascoas pasito passates passatus passea passistas
  passou pastai paste pastele pasteloes pastiles pastos pasts pata patang patat patate patear patee pateens patela
  patellar patelle paten patena patenkind patens patentee patentees patenterne patentier patentierbar patentiere
  patentieren patet patetas pati patiras patita patites patotas patta pattas patte pattede pattee pattees pattete
  patti paulenka paunches pavar pavee pavees paver paves pazole pecarias pecarieis pecaries peccare pecheras pecheries
  pechero pecuarias pecuaries pecuarios pecuaris pedoni peisenes pelinka penachos penacoes penche penchees penches
  peniches penil pentine pentinen pentineu pentini pentinin peoni peonis peperoncini peperoncino peperone peperoni
  pepierons pepin pepina pepine pepperens pepszin perciune perco perdoni perdonis peresami perezami permasan pernadas
  pernades pernales perni pernillas pernilles pernio pernis perno pernos pernot pernudos peroi peron perone perones
  peroneus peronio peronios peronist persami perter perukers pesame pescaries pesin pestanosa pestanoso pestells
  pestenes pestillo pestions petroni pferdebohne pferdebohnen pferdefuss pferdefusse piadinhas pianotage picaries
  pierides pieroni piersami pietas piget pigg pigment pigmented pigments pijak pileques pilet pilets pillet pillets
  pilsen pinacies pincee pincelada pinceladas pinceta pincette pinche pincheis pinkelen pintatge pioncees piperare
  piperons piraters pirker pirmasens piruetas pissenlit pissenlits pistete pistoles pitlet pive plancheta planeters
  planeur planinka plantain plantars plantear plantera planterar plantere planterer planters planteu plantoir plantors
  planturos plinka plokworst pocheras pocheres pochette podole poeten poetens poeter poeters poetin poetins pointage
  poirters pokker pokkers pokrer polainas polaines polenkas poliedro polque polqueis polques polsa polsebrod polsenna
  polvaren polvarone polvorin ponce poncee poncho ponchos ponhais ponhas pontages pontine poorters popsules popusa
  porcalla porcao porcelains porcino porcion porciones porcions porcoes porculet porculete porer porers porfines porga
  porge porgere porkier poroni poronisz porquers porquines porrer porrers porri porro porse porser porsers porta
  portabella portadella portadelles portao portaras portarsi portear portearas porteares porteiras porteiros portera
  porterais portere porterei porterez porterie portero porteur porteurs portico portier portiere portieres portiers
  portland portman portobello portoer portor portorers portors porzellan poselles posiales posile poslales posoke
  posoliles posolisz possales possua possuia postales postete postis postules poszyles poten potene potenes poteren
  potern potetenes potetens potin potins potroos potsen pottenes potter potters poulaine poulaines poulinas poulines
  pozale pozales pozol pozowales pozwales pozyles prasa prasak prasata prasek praska praskem prasku prateasse preisami
  premiativo preoteasa presai presam presanta presaras presarei presareis presares prescito presento presentou
  preserie pressare pressento pressinto pressura pressuras pressurees pressurer pressurez presumai presumee presumem
  presumi presumia presumim presumiu presunta presunte presunti presunto presuntuosa presuntuosi presuntuoso presunuti
  presunuty presurais presuras presuriez presurosa presuroso preteses preteuse prezares prezesami prezesure preziami
  prieras primitieve primitiv primitiva prioraat prisares prisusti priusami procureur procureurs prosaico prosami
  prosares proscritos proscritto prosecky prosecute prostituo prostituto proszami protase protasis proteaza proteose
  protese protesis protezsi prothese prusami prusiami puchera pudim pudsers puero puerro puerros puledra puledre
  pulidero punche puncheons punchete puntina puntino puposa purcekli purcell purker pusang pussa pustete pustinis
  pustules puza puzo puzza puzze puzzi puzzo pyrosami pythoness pyton pytons queijada queimado queimados queimara
  quemada quemado quesadilla quest raat rabarber racher rachers racler radeer radle raevekage raevekagen raffutas
  raffute raffutez rafler rafte raftes raillions raillons rakila rakitje rakki raler raller rallers rallions rallons
  ramarra ramarrai ramarre ramen ramena ramenda ramende ramene ramenee ramener rameni rameno rammen rammenden rammene
  rana ranek rani ranis ranna rannas rany rascher raseer raser rasers rasette rasettes rashes rasler rasurers rataria
  ratarias ratifia ratifiais ratifias ratifies ratler ratt ratten raufte reafetes reaffutes rebulla rebulli rebullim
  rebullo recardas recardes redler refuites refute refutees refuteis refutes reichards reinetes reiseklubb remaki
  renets renhet renmin renne rennen rennens renner rennest rennettes rennst rennt resette resina resinas resolies
  resoling resti retsinaens rettsinn rettsinna retur retzina ribbes ribbet ribeirao ribeiras ribeiroes ribero ribsgele
  ribssaft ricarda ricetta ricette richardos richardsa richardsy rigojancsi rikard rikards rilette rimessens ripper
  risette risettes rislinga rislingi robbene rocardes rochefort rodewijnglas rodler rodlers rodolio rodvinsglas
  rodvinsglassene roestte roette rojors rokas rokka rolladen rollespils rollinger rollladen rolpaard rolpaarden romma
  roms roomsaus roomsausen roon roquette roquettes rosalias rosalies rosalils roselils rosetten rosie rosittas rosoli
  rosolisow rosolo rossates rosse rossee rosser rosses rossetes rosshaut rosshaute rossini rosskastanie rosskastanien
  rossland rossolis rostete rostrum rostrums rotfuchs rotierst rouillons roulettes roussettes rovares rozettas
  ruilions rumaremo rumem rumemo rumiaki rumlande rumlar rumlende rummachen rummage rummede rummet rummets rumor
  rumour rumours rumpens rumpor rusher rushers sabatones sacarins saels saeternes saetternes sahneliyor saillames saka
  saki sakke sakkede sakker sakket saklamis saksing saksinga saladas salado salai salake salamamis salamayis salammo
  salamoni salanella salemie salicorne salimes sallamis sallo salmaies salmamis salme salmes salolami salome salomes
  salsisca saltskorpa saltskorpor saluames saluki salukis salvado salvanera sampana sampanane sampanen sampanene
  samsang sancerrois sandells sang sangarire sangen sangerie sangeriu sanggang sangler sanglera sanglir sangra
  sangrada sangrara sangraria sangrei sangres sanguejat sanguejats sankeres sankes saoulames sapames saplamis sarap
  sarape sarapes sarepta sarkales sarren sasalamis saternes saturnes saublod saublode saubohne saubohnen saucasse
  saucassions saucissane sauerkirsche sauerkirschen saumigen saurissons sauteres sauterne sauterons sauvageon sawang
  sbriciolano sbriciolino scarole schabe schaben schaffell schaffelle schanken schaufel schaufeli schaufle schaumen
  scheffele schein scheine schellackplatte schellackplatten schenken schikken schlangenbohne schlangenbohnen
  schlangengurke schlangengurken schmal schmelz schmelze schmilz schmolz schnaken schnappe schnappst schneckenhaus
  schneckenhauser schneckennudel schneckennudeln schnitze schnitzers schnitzl schonken schwafele schwanken
  schwarzseher schwedin schwefele schweinehund schweinehunde schweinehunden schweinfurt schweiss schweissfuss
  schweissfusse schwenken scorch scorches scotchais scotchiez scrappily scrimpy scrump scruples scrupule scutch
  sebrines seggi seggio seggo segi seignette seillon sekta sekte sekten sekter sekterist sekterister selaka selaku
  selami selamie seljanka sella sellames selle sellee selli semalons semillins senceres senggang seringua serpens
  serpentais serpette serpinti serprenti serran serrana serrano serri serris servere serveres serviele servilla
  serviola setternes severins sfrega sfrutti sfrutto sgerri sgherri shady shampoen shanties shanty sheri sherrie
  shindies shindy shinglier shoelaces shorting sicana sidderen siddert sideree sigillino sikan sillami sillonnas sima
  siman simma simmat sinan sincerare sinceres singerie singgang singgung singlers singulier sinitze sirkat sisten
  sjakes sketches skores skorpa skorpan skorpionfisk skorpor skrumpes slaak slake slaken slakes slakk slakke slakterna
  slakterne slalomes slamie sligovica slugg smakes smillions smillons smoes smordes smorepalaeg smoutte smoutten
  smulter snakke snakker snakkes snales snaskes sneert sneglehus sneglehuse sneglehuset snekes snerte snerten snerts
  snikes snitzel snokes snores soavi sobak sobracada sobressaida soffiero sogliono sokkol sokol sokola solance solanka
  solanki solbaer soljenka sollamis somai somais somarro sommari somres sondades songerie sopi sopperisse soppresso
  soprasse sopraste sorban sorbeten sorbeton sorbita soritans sorok sorpassata sorpassate sosialer sotch soternes
  sotragas soulames spacka spackar spaekke spaekker spaekket spaimante spaimanti sparessa spatten specken speckstein
  specksteine speek spekbonen speke speken spekesild spekesilda spekesilden spekesilder spekesildfilet
  spekesildfileten speksteen spekstenen spekte spekvette spianante spianare spianaste spianati spianato spianiate
  spionata spirets spiritosa spiritose spiritosi spirituskocher spirituskochern spiritusz spitz spitzes spondae
  spondaes sprettes spritt spritta sprossen spumant spuntare stallene stampets starega starmi staternes steinger
  steinhauer steinhauger steinhogger steinhugger steiniger steininger steinmarder steinsmett stelen stellans stellene
  stelzend sterates stezen stier stiinger stikkelsbaer stillene stolaene stolaens stolpen stolpens stolzen stoute
  stouter straga streba stregua streta stretti stretto strettoi streva stroh strohs strugasz strutowi stuernes stullen
  stullene sualsizce suiternes sulamis sulca sulci sulco sulcos sulcou sumais sunce suncem suncu sunette supinate
  suppressie suri suris surmules surprise survolat sutternes svinehund svinehunde svinekammene svinesti svinmolla
  svinn svinne svinnene svinner svinnet svint syllabais syllabas syllabees syllabes syllabus sylteagurk sylteagurker
  syltede sylteeddike sylteeddiker sylteglas sylteglass sylteglassa sylteglassene sylteglasset syltelabb sylten sylter
  syltes syltesukker syltesukkeret syltet syltetoj syltetojet sypressa sypresse szalamander szalonnaz szampanii
  szeszek szlamie sztearat taeringer tagalere tagliare tagliera taglierai taglierei tagliero tajales taklow talger
  talkow tallo talow tambaleo tameless tamile tamowales tapeline tappai targarines taringer tarjara tarjas tarra
  tarras tartanie tartano tartanow tassi tasso tatus taurinas taurines teariness tekiela tekla teklas tellow tembelli
  tempanillo tenggang teorienes tequilana terapien terapin termitten termittene termittens ternenes terpoorten terrane
  terrapieni terrapieno terrena terrenas terrene terrenos terrenyas terrenyes terrenys terribas terrie terrien
  terriennes terriens terriernes terries terrimes terrions thara tharas tiaringer tibios tierkorper tiggar tigger
  tintoreo tintoris tintures tioringer tipicos tiritano tirolles tirrenes tirringer toaringer tocanita tocio tocknets
  tocolegs tocologa tocologo tocology togliera toglierai toino tokami tollinger tomale tombalali tomballa tomballe
  tomballi tomballo tonturas tooringer torano toringer torontos torrapans torrentes torrentos torringer torteges
  tortegis tortejas torteliny torteres tortoni tortugues tortuose tosso tossos totani totano totter totters tourbieres
  touriere traetter traetters trafiles tralinger trallinger tratter trattera trattero tratters traullis trebbiai
  trebbiamo trebbino trebeini trefiles trefle trefles treillis treiters trellinger trerotters tresti tretter trettere
  tricetina tricotin trifolis trigle trile trillais trille trilles trilli trillingar trillinger trillis trincetti
  trincetto tripel trippel trippele trippelen trippeln tripsina tripsines trivle trivles troklinger trolla trollas
  trolleys trollies trollingar trollingen trollringer trollungar trollunger trolly tromlinger tronchet troter troters
  trottano trottare trotte trotted trottee trottees trottera trotterais trottere trotterez trottes trottet trotteur
  trotteurs trottoar trottoir trottoirs trufadas trufades trufados truffare truffate trufle truinger truiters trulli
  trullis truthers tryfiles tryllinger trypsyna trypsyne trypsyno trypsyny tuffade tuftle turingar turinger turninger
  turtel turtele turyle tutle tutles tyriflis unikum unikums unta unto vacherions vacherons valkappel valke valkenburg
  valkenburger valkenhof valkhof vandskorpe vandskorpen varkensgras varkenskoppen vass verdeges verdegis verdeja
  verdejai verdejais verdejas verdeje verdejei verdejeis verdejes verdejou verdiego verdugos verhokertes vermute
  vermuten vermutet vernacio vernicia verpoorte verrat verrats versejo vianesa vianesas vidke vienes vina vinas vinbar
  vinbarsgele vinbjerg vindrue vindruer vineland vinflaske vinflasken vinflasker vingele vinglas vinglasset vinice
  vinland vinn vinnas vinns vinspalte vinspalter vinstein vintern vinternas vinterns vipper visaas visarend visarenden
  viska viskade viskar viske visker visko visky vodje vokas vokse voorpoorten voska voske vrijkorps vrijlopen
  vrillettes vuku vuurt walalaby walalby walilaby wanten wanton wantons waschbar waschbare waschbarem waschbaren
  waschbarer waschbares watergeuzen waterlopen waterslak waterslakken watersporter watersporters waze weaner weener
  weiber weiher weihers weijer weimer weinberg weinblatt weinblatter weinend weinglas weinglaser weingut weinhaus
  weinhauser weinland weinstein weinsteinbackpulver weinsteinpulver weintraube weintrauben weisswurzel wejner wener
  weners whiskery whiskyglas wibier widener wideners wiemer wiene wienerbrod wienerbrodene wienerbrodet wienerbrods
  wienerbrodsstang wienerbrodsstangen wienerst wienert wienre wietn wijnappel wijnappels wijnazijn wijnbar wijnbes
  wijnbessen wijnglas wijnglazen wijnland wijnne wijnperen wijnruit winesap wini winien winnemu winnoczerwone winton
  wiskie wittewijnglas wlalaby wolfs wolfsbarsch woolf worstel worstelen worstelende worsteling worsts wotton xerres
  zabaion zaboj zamboni zamorana zamoreni zamoreny zapina zapone zoczona zoczone zorro zurraposa zurraposo zwiebelchen
  zwijnskruid zywieccy
  αιμοσ αφελεια αφελη κερασι κερασια κρανια κρανιου κραση κρασησ μαυρα μαυρεσ μοιρασ μουρεσ μπαρεσ παρια πριζα σαλαχι
  τηγανι τηγανια τηγανιου τηγανιτα τηγανιτεσ τηγανιτη τσιπουρα τσιπουρασ τσιπουρεσ φοντα φοντο φοντου χασια χοροσ
  χορου бира бирени бобена бозов воронов вотчина горелка горичка горчица градинка грузинка жела желае желая желев
  казах казаха казахи карбона карбонит конто копеика кореиска коржика корица кортика лисии лисичек лисичка лисички
  лисичок личинка марала маргарит маршала медведев набивка навивка наживка наливна нашивка орлиныи осиныи самбук
  селянка склянка смолянка соколов соленка солонка солонку солярка студен студент студентка студенты ступень чачеи
  اتناول احصان اسدين البصره البكره البيضا البيضه التحمير الجمار الجن الجين الحار الحاره الحان الحبار الحصاد الحمام
  الحماه الحمرا الحنان الحوار الحول الخمار الشراب العصاره القرمزي القرمزيه الكوا الكوي المشروب المشروبات المشرومات
  النمليه الهام الهريسه امارت امارتي بالبصره بالحار بالشراب بالعصاره بالمشروب بايكوت بجعه براني بروم بروني بعصاره
  بمشروب بندري بنيتا بهام بهيم تماسي جامنون حار حصانه داروها داروهاي داروي رومين سالمي سبيكه سلاميات سوري سورين شرابه
  شرابهها شعبانيه عرقيه عصارات علاله غرابه غلاله قرمزها قرمزهاي قرمزون قرمزي قرمزيه كاباري كنشاسا كهوليه كواسي كواين
  كيروزين كينشاسا لباده لبادهها لجام لجامي لجنه لجين لدود لكوا للحار للشراب للعصاره للمشروب ليلتين لگد لگدي متحلب
  متخلص مستحب مستحل مستحلف مستحلي مستخلف مستلب مشروبات مشروبها مشروبي مشرومات ميتهي ميتهيون نسرين نملين نمليه هيمي
  والحار والشراب والعصاره والمشروب والمشروبات وانتن وجين ودود وعصاره وكتي ومشروب پاتيل پاتيلي پاستي پانچ پيشروم پيپرون
  گوي चीले चीलों बाजरे बाजे बाजों ससुरा ससुरे ससुरों কাকা কাকি কাকে শুকরিযা
`;
