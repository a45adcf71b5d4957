/** Words, by language, that are no forms and no slips of a forbidden one, though they look like it: German 'Körner' are grains. Written without accents. */
export const wordsOfTheirOwn = `
  absentee abundance antepast baconian bailees bandy banquettes barozzi beery benediction bolete boletes bombarding
  bombardon bozo bozos brady brandish brando brenda bullshit burgoyne burleigh cackling calamander cannulas capriccio
  capriccios capriccioso caracoling carbonado carbonados carbonari caritas carlotta castillo catechin catt cavan
  challis chambered champlain chanties charmaine chartres chatlines chillings chittering cinchona cockles coquettes
  croquet czarinas dachshund dachshunds dimpling doge dogie dogies drooping emulsified emulsifies emulsify emulsifying
  essene frankfort frazzle frizzles gaoling gelate gelation gimmes gingham ginseng glyceric glyceride glycerides
  grannies granny grist groins groovier gumdrop gummiest gyrations haji hajj hajjes hajji hammering hammett hogg
  housewife insinuate jamesian javelin kirby laager lablab labrum labs lammergeier lammergeiers leery liger lope lopes
  lopez luger madden mallorca maltier marcella marcello margaritae margarite margarito marquisate marshals martians
  martina matelot medici medico medicos mirinda moonshiner moonshiners mousetail ovaries ovary palmette palpitates
  palter pancreatic parka parkas paten patens patentee patentees patti paves pepin pierides pigment pigmented pigments
  pilsen planters porcelains portabella portiere portieres portland portman portobello prosecute protasis proteose
  puncheons purcell pustules puzo rani ranis resoling rostrum rostrums rummage rumor rumour rumours saki sarape
  sarapes sauterne scrappily scruples sherrie shinglier shoelaces shorting slake slakes sulci supinate syllabus
  tapeline tequilana totters truthers vineland vinland whiskery winesap woolf worsts
  affenbrot affenbrotbaum apfelbluten aufscheint ausschnitt balletten bambus bambussprosse bambussprossen barbarisch
  barbiere barbieren barentraube barlauch bavarias bergender bierbank bierbar biertisch bjorn bjorns blod blode bloden
  bloder blutdursts blute bluten blutenblatt blutenblatter blutenblattern bluterguss blutergusse blutergussen bluthund
  bluthunde blutorange blutorangen blutorangensaft blutrot borgender bourbonen brannten branntweinessig brate braten
  bratend braunschweigern brems bremse buketten burgende burgender dogen dunkel eberesche ebereschen eincreme eissport
  enzyms essende fieslings flammchen flott flotte flotten flotter flottes fuchse fuchsrot fuchsschwanz galanten
  galliens gansebluemchen gehaltene geladene gelagert gelittene geniere glaserin glaskorper golfschlager graviere
  grummeln gummiwaren hamoglobin hasche haschen hascher haschern hascht hasenohr hirschhornsalz holunderbluten
  hundsrose jettenden karre karren kasus katzenzungen kausaler keks kekse keksen kekses kettenden kirch kirschblute
  kirschbluten kirsche kirschen kirschsaft kollage kollegen kollegien kollegin kornblume kornblumen kornen korner
  kornern kornes kornfelder korns korper korpern korpers krahenfusse krahenfussen krebse lagern lagerst lagert lagerte
  lavendelbluten losweine losweinen lowenzahn margerite maste masten mietende mietenden montblanc moskitos mutenden
  nussknacker nussknackern nussknackers parke patenkind patentier patentierbar patentiere patentieren pferdebohne
  pferdebohnen pferdefuss pferdefusse pirmasens porzellan primitiv prothese renne renner rennst rennt rochefort
  rollladen rosser rosshaut rosshaute rossini rosskastanie rosskastanien rotfuchs rotierst rummachen saublod saublode
  saubohne saubohnen sauerkirsche sauerkirschen saumigen schabe schaben schaffell schaffelle schanken schaufel
  schaufle schaumen scheffele schein scheine schellackplatte schellackplatten schenken schlangenbohne schlangenbohnen
  schlangengurke schlangengurken schnaken schnappe schnappst schneckenhaus schneckenhauser schneckennudel
  schneckennudeln schnitze schnitzers schwafele schwanken schwarzseher schwedin schwefele schweinehund schweinehunde
  schweinehunden schweinfurt schweiss schweissfuss schweissfusse schwenken sekte sekten speckstein specksteine
  spirituskocher spirituskochern sprossen steiniger steinmarder stroh strohs tierkorper torontos tripel trottoirs
  verhokertes vermute vermuten vermutet verrat verrats waschbar waschbare waschbarem waschbaren waschbarer waschbares
  weinberg weinblatt weinblatter weinend weinglas weinglaser weingut weinhaus weinhauser weinland weinstein
  weinsteinbackpulver weinsteinpulver weintraube weintrauben weisswurzel wolfs wolfsbarsch zorro zwiebelchen
  aasvis absentie advokaat antipasta aperlo arendje arends arendshof artsenkorps baarde baat bekabel bekak beletten
  benedictie benedictien bereklauw berendruif berenklauw bes beslopen besmettende bespaard bespaarde bespaarden
  bierglas bierland binnenbrand bloede bloeden bloedserum bloedsinaasappel bloedsinaasappels bloedsuiker bloedwortel
  bloem bloemen bloemkolen bloemkool bloesem bloesems bombarden bonenmeel boor borrelglas boterbier boterham
  boterhammen boterhammetje boterhammetjes boterhampasta boze braat brandde brandjes caitlins caitlyns carine causeurs
  cedilles celwagen champagneglas charlots cognacglas compagner curacaose desserten distillaat doges dompeling dooge
  drogeham ebbers formerum gemist gemiste gillians glaceren grammen grommelen grovere heester heesters henckens
  hennekens hertshoorn hoog jamben jeneverbes jeneverbesje jeneverbessen jeneverglas jolle kamerling kanen kannen
  karrenpaard kemmerling kesseler knoken knokke knokken koekenaas koelwagen koollagen koolwagen koorn koplagen korps
  korver korvet kraaienhof kraaijenhof kriekappel kriekappelen kriekappels krieken kullen kummeling kwassie laaie
  labberen lageren lagering landerum landlopen landsadvocaat lectine leeuwenbek likeurglas lopen loslopen lunchen
  margareta margaretha margaritha martiens martine martino massale mastte medesporter medesporters metende metrum
  metrums miran mirns molken muitende muizen mullem neurenberger paalt paardebloem paardenbloem paardenbloemen
  paardensport paardenstaart paardenstaarten pernot pinkelen plokworst primitieve raat rammen rodewijnglas rolladen
  rolpaard rolpaarden roon roulettes sarren schaufeli schikken schonken scrupule seignette singulier slaak slaken
  sneert specken speek spekbonen speken speksteen spekstenen stoute stouter suppressie syllabes terpoorten treiters
  trippel valkappel valke valkenburg valkenburger valkenhof valkhof varkensgras verpoorte visaas visarend visarenden
  vodje voorpoorten voske vrijkorps vrijlopen vuurt watergeuzen waterlopen waterslak waterslakken watersporter
  watersporters waze whiskyglas wijnappel wijnappels wijnazijn wijnbar wijnbes wijnbessen wijnglas wijnglazen wijnland
  wijnne wijnperen wijnruit wittewijnglas worstelen worstelende worsteling zwijnskruid
  advokats alkoholist alkoholister allegater anne ansattes antipati arende arrende baletten bloda blodar brade brann
  brodskorpa brodskorpan campar campare charlotta chilins enzymers flotta flottar flottarna flottet flottor gerillans
  ginsterna gorillans granna grannar granska granskar grillens grisvanda grogrund grogrunden grogrunder grottans
  hamlar hamnades hamstern hamsterns hassja hassjor horsammat hosten husrum jamnades judinnas jumbon karret klubba
  klubbar klubbarna klubben klubbor klubbs kollegan korn kornet kornets kornfri korpar korparna korpen kvasa labbar
  labben lagar lagor larda larde lipade loger loja loje loppen loppet mattande mulle museet naturlag ornar palta
  parerades pavar pernillas pigg planeters plantera planterar plantors polsa primitiva ranna rannas ratt ratten renhet
  rokas rovares rummet rummets saltskorpa saltskorpor sang sangen sekter simma simmat skorpa skorpan skorpor slakterna
  spacka spackar spritt spritta svinmolla terapin tigger tocknets trottes tuffade vinbar vinbarsgele vinnas vinns
  vintern vinternas vinterns viska viskade viskar
  aarende alkoholtesterne alligatorers angelitas annizettes ansaettes bakkens barbere billetten bjorne bloderne
  blodhund blodhunde blodspor blodsukker blodsukkeret blodt braendes brage brande branden brandes brandkorps brandt
  brodskorpe brodskorpen brodskorper brodskorperne brunelle chalotte charlott chasseer chausseers cognacsglas dropning
  drypning flaeskesteges galtenes genevere ginia grane gratiens gratones grise grisesti grottens grovvare gruttens
  gummes gummiers haj hajs hammen hammens hamsterne hestesport hyben kane kanens karmene karmens karrer kindhest kirsa
  kirse klubber klubberne kollegaen konja koral kornblomst korne kornene korsbaer krone kummerlig kvase kvaser labbes
  laber laeger laerer lages lar lojeste madens mads margarit margerit margreta margrith margritt marguerita marthine
  marthins marthinus martinius metrummet metrummets mirian miris mortines nakita negrenes orne paranods patenterne
  polenkas polsebrod porse portere protese pudsers rabarber raevekage raevekagen rennettes ribbes ribbet ribsgele
  ribssaft rimessens rodvinsglas rodvinsglassene rollespils rollinger roms rumlende rummede rumpens saels saeternes
  saetternes sampanen saternes sauteres sekterist sekterister servere serveres setternes shampoen singlers smorepalaeg
  smulter sneglehus sneglehuse sneglehuset snerte snerten snerts sorbeten soternes stampets staternes stier
  stikkelsbaer stuernes suiternes sunette sutternes svinehund svinehunde svinesti sylteagurk sylteagurker syltede
  sylteeddike sylteeddiker sylten sylter syltes syltet syltetoj syltetojet taeringer terapien toaringer torringer
  traetters tratters trillinger troklinger tromlinger vandskorpe vandskorpen vina vinas vinbjerg vinflaske vinflasken
  vinflasker vingele vinglas vinglasset viske visker wienerbrod wienerbrodene wienerbrodet wienerbrods
  wienerbrodsstang wienerbrodsstangen wini
  aasland ansette aremali armali armenere ballettane ballettene barbaresk barbareske benediktin benediktinen
  berlinerblatt blaletten blodappelsin bombardene bombete brant brata brater breiteig brodskorpene brodskorpor
  bulotten campane camparar castillas charmane charmene chartreusen chartreuser collegene cystene dimplinga dogg doggo
  droppinga drypping dryppinga eseloere falangane falangene fettsyren fiolette flavaering galatane gallions gims
  glantane glattene granne grannen granske granskede grautens gravaera grillenes grillone grisla grislar grorvera
  grovaera grovera grovvore gruveeiere gryttens gummiar gummitre hagg hamlande hamlende hampens hestehov hesteloper
  hogge hogger hundesele hurre innsinte interrail jamnes jarlsbergs jodinnes jumboens kajakklubb kannene karbonadefisk
  karbonadekake karbonadekaker karbonadesmorbrod karbonata karboner kirsen klubbe klubbeier klubbeiere klubbene
  klubbet klubbhus klubbhuset kollegene korna kornband korvett kreve krever krevet krokete krokett krokket krollinger
  kullagene kullene kvass kvasse kvassen labber landdagar landdager landlopet lauger likere likeren lopende lopet
  loppe lopper lunchene maetende marcussen marcusson margeritt marssola martinien masta mattende meitande meitende
  mettande mettede mettene mistre mjolkeprotein moke mokk mokke morcella morcelle muskatell myse mysen myset nevroni
  oks oppi ovara overa ovlette paver pepperens pestenes plantere planterer polvaren polvarone punchete pussa rakki
  rammene reiseklubb rennest retur rislinga rislingi robbene rokka romma rossland rumlande rumlar rumpor sakke sakker
  sakket sampanane sampanene sangra sangres sankeres saucissane selle serprenti sima skorpionfisk slakk slakke
  slakterne slugg snakke snakker snakkes solbaer sopi sosialer sparessa speke spekesild spekesilda spekesilden
  spekesilder spekesildfilet spekesildfileten spekte steinger steinhauger steinhogger steinhugger steininger
  steinsmett svinn svinne svinner svinnet svint sylteglas sylteglass sylteglassa sylteglassene sylteglasset syltelabb
  syltesukker syltesukkeret sypressa sypresse tagalere taringer tiaringer tiggar tioringer tirringer tollinger
  tooringer toringer tralinger trallinger trebeini trellinger trerotters trillingar trollingar trollingen trollringer
  trollungar trollunger trottere truinger tryllinger turingar turinger turninger vass vidke vindrue vindruer vinn
  vinspalte vinspalter vinstein vipper vokse vuku
  alcalise alcalisee alesee alesees alleee andouiller ane angelots angusture anisates annee apero aperos aromal
  bachons baclons ballotin ballottions ballottons barbacane barbouze bardeaux barguignons baverais bavons bocardai
  bocardas bocardes boreaux bouler boulete boulette boulettes bourgeonne brandie brandir brandisse cabanasse cabanons
  caillates cailloutes calettes cameleon campai campanule camperai camperas camphres cannees cannelee cannelees
  cannona cannonai carbonaro carbonata carmina carminai carminas carminee carminer carminera carminerez carminez
  carminiez carminons carmions caronade casseur cassonade castines cervelet cervelles chablais chablas chablees
  chables chabliez chambard chambarda chambarde chamsins chancites chantais chasser chasseras chauffa chauffe
  chausseur cherites chevaine chevalions chevalons chiant chistera chope chopee chopees choppe choppes chouchoute
  cochions collegien collettes colligeons commandera commanderie comparai comparas comparus comte comtes coqueta
  courtieres craqueta craquetai craquetat craquete craquettes criquets crocheta croquates croquera croquets
  cueillettes dinguons distillai distillait echine echinee epaisses episses etau etaux etrangle fillette flottee
  galantin gaminons gemmions gemmons glacerions glacerons gomenole gommions gommons gracieuse graillions graillons
  gratinons grattions grelions grenaille grenailles grillions grinches grisee grises grisette grouillons harnachas
  jambions javeline javelions javelons laies lance lancette laqueur lardions larron larrons larve larvee larvees
  lauriers lechions lesine lesinee lesines liardions liardons limeur liseron liseur lourdons luncherons lunchions
  lunchons lusitain lynchions lynchons maconnaise maderisas marchassions margerions margerons mariole marjolaine
  marrante maudiras mirions montai montas montasse mordilla muletier muscade muscades noisette oppressa oppresse
  paillette paillettes palmates parcella parcellai parcelle patee patta pattas pattee pattees pavee pavees pepierons
  pestions pianotage pincee pincette piperons pissenlit pissenlits pistoles pive planeur plantain plantoir pochette
  pointage ponce poncee pontages portera porterie postales postules pressuras pressurees pressurez presurais presuras
  presuriez preteuse procureur procureurs protase raffute ramena ramenda ramende ramene ramenee ramener roquette
  roquettes rosse rossee rosses salai salicorne saluames sancerrois sangler sanglera saucasse saucassions saurissons
  sauterons sauvageon scarole seillon sellee seringua serpette serran sillonnas sinceres singerie smillions smillons
  songerie sterates suri suris surprise survolat syllabais syllabas syllabees tourbieres touriere tronchet trottees
  trottera trotterais trotterez trotteurs vacherions vacherons vrillettes
  aciago adrolla anconada angelito angelitos aromado aromar aromas aromo bacaris bacinera bagacera barbacana
  barbaresca barbian barbicana barbicano borrachez brandis cachada cachava calamocha calamoco calimaco camarin camini
  camote campaneo camperia campines cantimpla caparina capichola caprichosa capuchina capuchinas caramillo caranday
  carbonaria carbonario carbonear carboneria carbonero carbonidos carmenar carmesi carminea carmineo carminosa
  carminoso castillos cereza cernina chacharon charada charloteo charranada chicharo chicharos chicharro chicharros
  chiche chichon chinchin chinchona chocha chufa chufas cinchon cocinilla cocinillas cocinita coquetas cortadillo
  crequete cultiello curaca doga dogo embocado embuchada ensayada escudilla escudillo estrato falangiana falangina
  galianos gallino gallinosa gallinoso garrancha grisa gualatina iberio jabon jabones jambo jamona jote lagares
  larvada lechada lechera lecheria lechero lechuga maderas madero mamon matalote medica melca merlo miron mitin
  morcillo morcillos morilla morron morrones mortero navegador paltas pancera patear patena peperone perno pernos
  pestanosa pestanoso pestillo pincelada pinceladas plancheta plantear polvorin porcion porciones porro portero
  portico premiativo prescito presunta presuntuosa presuntuoso presurosa presuroso prosaico prostituto protesis puerro
  puerros quemada quemado quesadilla rosoli saladas salado salvado serrana sicana sorbeton sulco tambaleo tempanillo
  zamorana
  affettai affettasti affittati affittato affrettati affrettato allegati amari annesse anteposti babbi babbo
  bombardano bozza bozze cammini campati camperei carini castelli castello coltelli coltellino coltello compagni
  compari comparii coricato costina cuccioli disterete distillano distillasti distillavi distillavo distilliate
  dosarono dubbi dubbia estratte frottola frottole granai investiti involtino lessini lessino magari marcassi marini
  marino maritino marziale mattini mattino merli mettendo micce miccia mirino monito montassi negarono panchetti
  panchetto partigiani partigiano patte peperoncini peperoncino peperoni porcino porga porge porgere porri porterei
  presento presunte presunti presunto presuntuosi proscritto puzza puzze puzzi puzzo quest rilette salammo sbriciolano
  sbriciolino seggi seggio seggo sella selli soavi sommari sopperisse soppresso sorpassata sorpassate spianante
  spianare spianaste spianati spianato spianiate spiritosa spiritose spiritosi spuntare tagliare tagliera taglierai
  taglierei tagliero tappai tassi tasso terrapieni terrapieno togliera toglierai tortuose trebbiai trebbiamo trebbino
  trincetti trincetto truffare truffate unta unto vernicia
  anisastes anisties antepasto anteposto apicola apicolas aromada aromai aromais aromara aromei aromem aromou asna
  asnas bagaceiro bagageiras baileis bailes barbica barracos bavaros bicardes borrachas brandais brandas brandem
  brandias brandida brandido brandires brandos calados calcado calcados calvadas calvado campanha campanhas campeara
  campearei campeares campearia campones caneleis caprinas carandai caravelas cavados champanha champanhas charlataes
  charlatoes chiante chorando choricas cirandas clivados comandara comandaria comparei conturbe coracao cornetas
  cortadelas couracai couracas criquete croquete croquetes curiacios distrate duvida embacado embaciado embatida
  embatido embicado embotado embucada embucado ensaiada falanginha granas granei granem granou iberizo javalina
  javalino judaines lambarisco lecionas lecioneis leciones lilas lilases lobo lojas maceira madeire madeirei madeirem
  madeires madeiro mamadeiras margarida margaridas marmelada marmeladas marmelo marmelos marselha mascates medeiros
  moedeiras moscada moscado moscai moscao navegada nozmoscada ovar ovarem palancas parcelai parcelei pasteloes
  pernadas pernudos porcao porcoes porta portao possua possuia prateasse presaras presareis presares presentou
  pressinto prezares prosares proscritos prostituo pudim queijada queimado queimados queimara rumaremo rumem rumemo
  sangrada sangrara sangraria sangrei serrano sobracada sobressaida soprasse sopraste sulca sulcos sulcou tarjara
  tarjas torrentes trufadas trufados vianesas
  abonance abundanci advocat albarans amarri angelats angelets angelitz angelitza angelitze angelitzi angelitzo
  antispastos arcassin barbafrescos barbaresc bavares bavaresa bavaresos bavaries borbones borrall botifarrer
  brandides brunell cabanassa cablis cabronades camine camosina campanya campanyes campara campareu camparieu campiras
  campires campiria campiries canalles canelles canilles canonau canyelles capicula capiculau capicule capiculi
  capiculo capriciosa carbonaren carbonareu carbonaries carbonarieu carbonaris carbonaves carboneda carboneres
  carboners careneres carmaniu carmenara carmenare carmenareu carmenaries carmenas carmene carmenen carmeneu carmeni
  carmenin carmeniu carronades cassoleta cassoletes castell cervell cervells cervoles cincones clatells coca codolles
  collaven collegin comandaries contorbe contorbi contraus contreus coques coromines corranda cortadella cortadelles
  costelles costells cueretes enal ensimada ensimades ensumada esbudellas esponjats essenics extrac fimbres fimbries
  galantina garbonades garbonaras grallons grueres guimbaren gumies hipal iberic insaciat jambes laciones lecciones
  lectina licitana lipse liquare llambrescos lociones macassin malvacia marcassim marcissen marcissin margaran
  margarat margaren margarides margaries marrucassin marsella martinic martinoi marxassin matalots matini meresquin
  midin montesi morcassin morgadella mortera moscat mulla mullar mullen mulli navegades obstinin paperades pernades
  pesin pestells pintatge plantars planteu porcalla porcions porfines porquines portadella portadelles pressento
  preteses prisares reinetes renets salanella sallo salsisca salvanera saturnes semalons semillins senceres sincerare
  sinitze soritans targarines tintures tomballa tomballe tomballi tomballo torrapans torrentos torteres tosso tossos
  tricotin troters trufades truiters vernacio xerres
  araka aramali aromaci babin bambu bandiyla barbakan barbunya barbunyali barut bozada bozar cacaca candirli capari
  cavas cingilli cirmini cirminin collugun curaci dogada dogal dogama dogan dogu dogul domates domateshane dripling
  esrarli falci hasislik kabak kabakli kadayif kanca kansi kasar kazis kekik keksi kirsi kollugun korpe maden maga
  magara magaraci mala malaci manalica mangalci mangalik markala marslas martinsi mecal metninde nakit parmagina
  parmagini pati protezsi purcekli sahneliyor saka saklamis salamamis salamayis sallamis salmamis saplamis sasalamis
  selami serpinti sirkat snitzel sollamis sualsizce sulamis tembelli tombalali
  asong bekas bekat birai dagang dagangan domplang dompleng hajat jamban jelita karmina katir kroket langgam lesitina
  lipas loji marsaoleh montase palaka pastiles patang patela patet permasan pijak pusang rakila sanggang sanglir sarap
  sawang segi sekta selaka selaku senggang singgang singgung tenggang
  alegator aligator aromare aromat aromata aromit bacanioara bacanire bavareza benedictiune birau brandus brandusa
  bratelui broscuta cabanosii capricioasa carbonandu carbunar carbunari carbunarie carnatie carnita cartofi cercelat
  chimozina chinchina comparui costinas cumparai demulgator distilat distilata distilatie dogat dramboiez dulceato
  dulcetii falca galanton galantona galantonie galateni genevare ginit graneaza greutate griul jujuba lactoser laie
  lectiune lojo lojoi mangalia mangalita mardale marotinu martanus martiana martii martineni martinie mastii medical
  mititel moscata moscotit mulgator murdar murdara murdari negreni negrenii negureni nou osebiti pancota panicata
  parau parcelat parchetata pastai paste pastele pata patat patate perciune piperare planturos porculet porculete
  prasa prasata preoteasa presanta proteaza pustinis ramen rana rosie sampana sangarire sangerie sangeriu sorbita
  spaimante spaimanti spionata spumant talger tocanita zabaion
  allak anizslikor beerett beka benediktinus bires birs borbas bors borsika borso borsos borsot borzas cisztein darus
  feher feherbors haja hajak hajas hajo hajos hajra hajt kigyos korpa korpas magar martinasz martiny martonos martonyi
  palika pepszin rigojancsi salamoni schnitzl sligovica sokkol sorban sorok spiritusz szalamander szalonnaz sztearat
  tatus visko
  aligatori antipasat babis barbocin becherova borovicka boruvka boruvky bozi bozska bukova caproccioso cevabcici
  chvalina czernin diglycerid galantni gilotina hajek karbonar karsch kielbas kisch kolagenni korene koreni korenova
  korenovy kreveta krevety kulina kvasova laktitol lechtani lisicky liska marcisin marsalek martinu mastim merin
  monoglycerid palincak pankreatin parek parkova paulenka pelinka planinka plinka prasek praskem prasku presunuti
  presunuty prisusti prosecky puza rameno siman sinan sokol sokola solanka steinhauer torteliny tricetina vinice visky
  vokas voska zaboj zamoreni zamoreny
  bozic cevapcic ementaler krma kvasina lagarija magare mirni palunka pinceta prasak praska rakitje rameni resti
  seljanka sikan soljenka sunce suncem suncu tresti
  arend babia babie bozek carina cebula ciemny czern czerni czerniony gamma garnek garnkach garnki grana granej grani
  granie jota kiszonka kiszonkami kiszonke kiszonki kwas kwasami kwasek kwasu lager parki parkom ranek rany solance
  solanki szeszek wietn winien
  αιμοσ αφελεια αφελη κερασι κερασια κρανια κρανιου κραση κρασησ μαυρα μαυρεσ μοιρασ μουρεσ μπαρεσ παρια πριζα σαλαχι
  τηγανι τηγανια τηγανιου τηγανιτα τηγανιτεσ τηγανιτη τσιπουρα τσιπουρασ τσιπουρεσ φοντα φοντο φοντου χασια χοροσ
  χορου
  الهام امارت امارتي بايكوت شرابه شرابهها لباده لبادهها لجام لجامي لگد لگدي پانچ پيشروم گوي
  اتناول احصان اسدين الجن الجين الحان الحنان الكوا بجعه براني بروم بنيتا بهام بهيم تماسي حصانه رومين سبيكه سلاميات
  سوري سورين عرقيه علاله غرابه غلاله كاباري كهوليه كواسي كواين كيروزين لجنه لجين لدود لكوا متحلب متخلص مستحب مستحل
  مستحلف مستحلي مستخلف مستلب نسرين نملين هيمي وانتن وجين ودود وكتي
  воронов вотчина горелка градинка грузинка казах казаха казахи карбонит конто копеика лисии лисичек лисичка лисички
  личинка маргарит медведев набивка навивка наживка нашивка орлиныи осиныи самбук селянка склянка смолянка соколов
  солонка солонку солярка студен студент студентка студенты ступень чачеи
  коржика кортика лисичок марала маршала
  бира бирени бобена бозов горичка горчица жела желае желая желев карбона кореиска корица наливна соленка
  absoltes absout acatem acatemos acedem aceitem aceitemos acerem acertem acetum achterhammen acollon acotem actem
  adelia adobaras adocada adocadas adonada adubada adubadas afelio afetem afilia afilias afobada afobadas akvavitten
  akvavitter alcapoes alesses alheara alhearas alheia alheias alheiro alkohollova altier amarela amarelais amarelas
  amareles amarelos amarilis amarinas amarine amarinees amarines amarinez amarini amarinis amarla amarne amarono
  amarrons amarylis amatone amatones amatoni amorenes aovada aromasse aromassem aromasses arrenden babera baekken
  bager bagers baget bagger baggers bagne bagnes baile bailee bailei baken bakka bakowa baksen bakvetten baley
  ballonens bandola bandolea baner baners banet bange banged bangerd bangerds bangere bangert banges bangor banjer
  banjeres banjers banjoers bannet bannets banter banters banyer banyers banyoles baralhos barallos barbarao barbares
  barbaria barbarias barbaros barbea barbear barbeara barbearao barbearas barbeares barbearia barbearias barbeiro
  barbeiros barber barberares barberia barberies barbero barberry barbers barbeta barbieri barbieria barbions barbon
  barbons barbra barbras barcon bardees barera bariolas barioles baristo baristow barklo barlo barulhos barwisto
  barylo basken batnet beatle beatles beatlesa beatlesi beatlesy beelines beete beetled befana behangers beignets
  bekken belette bellonas berberia berberis berberos berberys berenhappen betele betitles betle betles bettle beutle
  bidell bidells bikken bilanzen billonis binger birbaras birberia birolles birrada bisamratte bisamratten bissames
  biters bitterais bitturas bittures blette bluette blunken bodin bognet boisames boitiers boitillas boitilles bokken
  bolette bolognan boloney bondelle bonger bongers bonnarda boorbank borboll borganns borgenes borgiana borgonhes
  borgonona borgonyes borgowan borgowana borgunya borolo borona borrells boscam boscams bossa bossames bossas bossem
  bossim bossom bossuames botelhos botelles bothillas botilla botteras bottiers boudens boudinais boudinees boudinons
  boudions boudons boulogne boulognes bourbe bourbes bousin braadvetten braolo breende brell brells brigonas brindi
  brugall bubon bubons budin bufana bugnet bukette bukken bullette bultte bungelen bunger bunntang burbera burell
  burelles burells burhons buriti burito buron bursista bursiste bursisto bursistow bursisty butadien butadiona
  butadiones bytteres bytters cabalais cabalees cabaleis cabalosa cabalosos cabellosa cabelloso cabillo cachons
  cachopa cachopas cadillo cagallo caguemos caimanesa calibras calorico caloricos calottas calzini camait camin camins
  canalies cancha cancho candele candeles canee canees canelais canelei canelem canelo cangro cangros cangrosa
  cangroso canile canjuro cannee canneler cannelons canule canulees canules caracolees cariin carin carins carman
  carmen carmens carmons carretons casalla casasola casaste cascate caseate cashu casola cassada cassage cassara
  cassaste cassete castine cavilli cawing ceasing ceders celada celebra celebrai celebrais celebrar celebras celebrau
  celebres celebris cellarets celorico cenelles cerement cerements ceretans cerito cessata cessate cestini chacho
  chalada chaladas chalados champa chanca chancas chancies chanco chanele chanelles chanells changa changea changeais
  changeas chapan chapman charcutterierne charcutteriet charmens charmin charmions charmons chasnu chastine chastines
  chatline chencha chenillees chica chicas chichi chichis chicho chilin chinches chinchosa chinchoso chischas chitin
  choroso chorosos chromant chucha chuchas chulada chuleadas chuncho cicha cifrem cinzamos cirers cisallas citarem
  citaremos citem citers cizalla cizallas clairettes clapez clarices claritas claritos clarte clartes clearet cleric
  clericais clerici clerics clericus clochons cloretos clorets clorico coachons cochano cocoons codille colapsei
  colapses colerica colericas colerico colericos colerics collarets collerico colorets congiuri congiuro coordini
  coordino coqueto cossola cossole costino cotillo cotonna couchons cramant cratons creepiness cremaient crement
  cremento crenant creons crepimes crepions crestons cretans cretense cretinas cretines cretinos cretins cretona
  cretonnes crocino cromant crotons crottons croutons cuelebre culata culatra culebrear culebrera culera culeras
  culotta culottais culottas culottes curetions curetons cystyne cystynie daubees dessinas diabola diavoli diavolo
  dinkel dinkels dobbel doggiem doggowi drubbel dubel dubels dukel dunkeln dunkelst dunkelt dunkle dunsel dzinnem
  dzinnom encimas enesimas ensimas esenia esseksu etanali etranglee extrayait fadollene fadoller fadollerne fadollet
  faesters faggot fagots fambre fanada fanadas fantina fantine farinets fartadas fastback fastbacks favada feasters
  fendue fendues feret ferjet fernst fester festeres festers fetnet fiacco ficco fimbre fioccosa fioco fister fisters
  fitada fitadas flaek flommen flommene flommenes flommens flump flums foeter fokster fondata fondate fonde fondee
  fondees fondes fondiate fontaene fontainha fontainhas fontainie fontane fontanen fontanes fontanie fontanna fontanne
  fonteine fonteinen fontene fontenen fontenes fonteyna fontijne formigasses forsche foste fostes fostr fostre fostrer
  fostres foter fotina francks franka frankst frasche frenks freonets fretada fretadas fretados frischei fritaras
  fritida frituurvetten frontina froster fruitada fruitades frutada frutadas frutados furtadas fuster fusteres fusters
  galavars galibar galibara galibaras galibare galibares gallareta galonika galonka ganapies garberas garbere garberes
  garbereu garberis garbosos garroba gatons gaudon geevers gelabers gelatinasses gemisst gemisstem genebra genebres
  geneer genefer genept genevrier genevriers genover gentalha gentalla gerammel gerberes gerommel getta gieben
  ginebrera ginebrers ginebresa ginebrosa gisqui gisquis glabki glaucines gletta glette glicines glonka glucines
  glucinis goelette golabkowi golaki goleta gomosi gontala goodall gorrets gorrilla goulette goutta gouttas gracia
  graciais gramme graons gratonens gratos graveer gravees graver graverer gravier gravorer gravyr gravyrer grayer
  grecisas greppa gribben gribbene grienen griepen grieven grippa grippais grippas grissen grivia groggen grogger
  grommel grommela grommele groppa grummel grummele gruppa gruppas guanos guenevere guetta guettas gueuse gueuses
  hachee hagedissen hagie hakkeboffer hallada hallet hallets halset harabo harbo harbos haspet hasplet hasselts hayaca
  hedring heeding hering herings hernings honrado honrados horado hornada hotdoggen husblassen huslyets iguaba jenket
  juleoller juleollerne juleollet junami junked junker junkers kaaimannen kabaja kabina kagana kakerlakken
  kakerlakkene kakerlakkenes kakerlakkens kamorra kamsteeg kapana karmenn kaszka kasztelanii kerststollen kessler
  kiczka kieszka kiskas klagen kliszka knackar knackas knacke knaker knakker knakkers knasker knicker knickers
  knikkers knochel knockars knocker knockers knokkers knyckars knycker kochle kolach koljen kollagenach kollagenami
  kollagenowi kommiss koniina koniinach koniinami koniine koniinie koniino koniinom koniiny koszenil koszka kraner
  kranier krokketen krokodillene krokodiller krokodillerne krotten ksiazeccy kubana kwasniccy lacem lacetem lachions
  lachon lachona lachons lacquers lacrem lacressin lactam lactamos lactams lacte lactemos lactes ladon ladron lagareta
  lallet lambacas lambi lamic lampia lampic lanolinens laquer laqueras latem latems latrinas lazika lechin lecionais
  lecon lecons leito leitos lerdon lezardas lezardes liard liards lichions lichons licoes licoreres licorosa licoroses
  licuor liing likerett limbic limbicas limbics limpo limpos lindemanns lining linings linnings linolien liquar
  liquaras lirona literons llardos lleopard lleopards llonzins lochions lochons locionas loquer loqueras louchons
  lozino lullet lumia lumpa lumpka lupia lynolens maderaatje madrzen magers magnars magnees magner magnera magnerais
  magneras magnerez magnes magnets magnors magota mahners maile mailes maille mailles maismela malabues malec malkow
  mallo malmeses mamosa mamosas mandados mandao mandou maners manetas manias maniates manietais manietas manietes
  manita manithas manitous manitus mantecosa mantecoso mantica maragata maranosa maranoso marchons mardano maren
  marens margitta margotai margotait margotas margotat margote margotee margotta margottai margottat margotte marianns
  marianos marola marota marraines marrajo marramos marrao marsen marteau marxen maryanns marzan marzne matai matais
  matiola matsal matsals matsu matul matura maturais maturas mauranes mavin mavins mawiales mazen mazens maziales
  metxa miadoras miadores miale miales michou michous michu midaries mikosa millow mimasa mimos mimosan mimose mimosea
  mimoso mimosos mimoza minosa mirrina misztala misztela misztele miszteli misztelo mitura mixtela moitai moitais
  mollow momosa montou montowka montowke montowki montowko morangais morcelasses mordons moreau moron morons morronga
  morrongo morzen moskal mostela mosteles mottai mottais mouftai mouftais mourais moutures mullach mullami mullow
  musette muskusratten mussaca mussace mussaka mussake mussaki mussako mussakom mustela musteles mutai mutais mutera
  muterais muteras mutra mutua mutuar mutuara mutuaras mutuares mutuarias mutuas nakkekoteletten nakkekotelettene
  nakkekoteletter narceina narceine nigeri nigerias nocio obster ostler ovalat ovalats ovale ovaler ovales ovalt
  pactis paktete palaegge palaegger panace panaceas panacee panacees panachais panachiez panche pancuit pancuits
  pandit pandits pangas pangasius pansche pansit pansits parezami parietais parkeras parkeres parkoers parriza parter
  parteres parters partiers partyers pascoa pascoas pasito passates passatus passea passistas passou pastos pasts
  pateens patellar patelle patetas patiras patita patites patotas pattede pattete paunches pazole pecarias pecarieis
  pecaries peccare pecheras pecheries pechero pecuarias pecuaries pecuarios pecuaris pedoni peisenes penachos penacoes
  penche penchees penches peniches penil pentine pentinen pentineu pentini pentinin peoni peonis pepina pepine perco
  perdoni perdonis peresami perezami pernales perni pernilles pernio pernis peroi peron perone perones peroneus
  peronio peronios peronist persami perter perukers pesame pescaries petroni piadinhas picaries pieroni piersami
  pietas piget pileques pilet pilets pillet pillets pinacies pinche pincheis pioncees piraters pirker piruetas pistete
  pitlet pocheras pocheres podole poeten poetens poeter poeters poetin poetins poirters pokker pokkers pokrer polainas
  polaines poliedro polque polqueis polques polsenna poncho ponchos ponhais ponhas pontine poorters popsules popusa
  porer porers porkier poroni poronisz porquers porrer porrers porser porsers portaras portarsi portear portearas
  porteares porteiras porteiros porterais porterez porteur porteurs portier portiers portoer portor portorers portors
  poselles posiales posile poslales posoke posoliles posolisz possales postete postis poszyles poten potene potenes
  poteren potern potetenes potetens potin potins potroos potsen pottenes potter potters poulaine poulaines poulinas
  poulines pozale pozales pozol pozowales pozwales pozyles preisami presai presam presarei preserie pressare pressura
  pressurer presumai presumee presumem presumi presumia presumim presumiu prezesami prezesure preziami prieras
  prioraat priusami prosami proszami prusami prusiami puchera puero puledra puledre pulidero punche puntina puntino
  puposa purker pustete pyrosami pythoness pyton pytons racher rachers racler radeer radle raffutas raffutez rafler
  rafte raftes raillions raillons raler raller rallers rallions rallons ramarra ramarrai ramarre rammenden rascher
  raseer raser rasers rasette rasettes rashes rasler rasurers rataria ratarias ratifia ratifiais ratifias ratifies
  ratler raufte reafetes reaffutes rebulla rebulli rebullim rebullo recardas recardes redler refuites refute refutees
  refuteis refutes reichards remaki renmin rennen rennens resette resina resinas resolies retsinaens rettsinn
  rettsinna retzina ribeirao ribeiras ribeiroes ribero ricarda ricetta ricette richardos richardsa richardsy rikard
  rikards ripper risette risettes rocardes rodler rodlers rodolio roestte roette rojors roomsaus roomsausen rosalias
  rosalies rosalils roselils rosetten rosittas rosolisow rosolo rossates rossetes rossolis rostete rouillons
  roussettes rozettas ruilions rumiaki rusher rushers sabatones sacarins saillames sakkede saksing saksinga salake
  salemie salimes salmaies salme salmes salolami salome salomes saluki salukis samsang sandells sanguejat sanguejats
  sankes saoulames sapames sarepta sarkales schmal schmelz schmelze schmilz schmolz scorch scorches scotchais
  scotchiez scrimpy scrump scutch sebrines selamie sellames serpens serpentais serri serris serviele servilla serviola
  severins sfrega sfrutti sfrutto sgerri sgherri shady shanties shanty sheri shindies shindy sidderen siddert sideree
  sigillino sillami sisten sjakes sketches skores skrumpes slalomes slamie smakes smoes smordes smoutte smoutten
  snales snaskes snekes snikes snokes snores sobak soffiero sogliono somai somais somarro somres sondades sotch
  sotragas soulames spaekke spaekker spaekket spatten spekvette spirets spitz spitzes spondae spondaes sprettes
  stallene starega starmi stelen stellans stellene stelzend stezen stiinger stillene stolaene stolaens stolpen
  stolpens stolzen straga streba stregua streta stretti stretto strettoi streva strugasz strutowi stullen stullene
  sumais surmules svinekammene svinnene szampanii szlamie tajales taklow talkow tallo talow tameless tamile tamowales
  tarra tarras tartanie tartano tartanow taurinas taurines teariness tekiela tekla teklas tellow teorienes termitten
  termittene termittens ternenes terrane terrena terrenas terrene terrenos terrenyas terrenyes terrenys terribas
  terrie terrien terriennes terriens terriernes terries terrimes terrions thara tharas tibios tintoreo tintoris
  tipicos tiritano tirolles tirrenes tocio tocolegs tocologa tocologo tocology toino tokami tomale tonturas torano
  torteges tortegis tortejas tortoni tortugues totani totano totter traetter trafiles tratter trattera trattero
  traullis trefiles trefle trefles treillis tretter trettere trifolis trigle trile trillais trille trilles trilli
  trillis trippele trippelen trippeln tripsina tripsines trivle trivles trolla trollas trolleys trollies trolly troter
  trottano trottare trotte trotted trottee trottet trotteur trottoar trottoir trufle trulli trullis tryfiles trypsyna
  trypsyne trypsyno trypsyny tuftle turtel turtele turyle tutle tutles tyriflis unikum unikums varkenskoppen verdeges
  verdegis verdeja verdejai verdejais verdejas verdeje verdejei verdejeis verdejes verdejou verdiego verdugos versejo
  vianesa vienes walalaby walalby walilaby wanten wanton wantons weaner weener weiber weiher weihers weijer weimer
  wejner wener weners wibier widener wideners wiemer wiene wienerst wienert wienre winnemu winnoczerwone winton wiskie
  wlalaby worstel wotton zamboni zapina zapone zoczona zoczone zurraposa zurraposo zywieccy
  cocon cocons calzon cocoon cocoons masto
  البصره البكره البيضا البيضه التحمير الجمار الحار الحاره الحبار الحصاد الحمام الحماه الحمرا الحوار الخمار الشراب
  العصاره القرمزي القرمزيه المشرومات النمليه الهريسه بالبصره بالحار بالشراب بالعصاره بندري جامنون حار سالمي شعبانيه
  قرمزها قرمزهاي قرمزون قرمزي قرمزيه للحار للشراب للعصاره ليلتين مشرومات ميتهي ميتهيون نمليه والحار والشراب والعصاره
  پاتيل پاتيلي پاستي پيپرون
  الكوي بروني داروها داروهاي داروي كنشاسا كينشاسا चीले चीलों बाजरे बाजे बाजों ससुरा ससुरे ससुरों কাকা কাকি কাকে
  শুকরিযা
  المشروبات مشروبات والمشروبات
  الحول المشروب بالمشروب بعصاره بمشروب عصارات للمشروب مشروبها مشروبي والمشروب وعصاره ومشروب
`;
