// Made by tests/tools/trainIntent.ts from the labelled turns in tests/fixtures/intent. Not written by hand.

/** What each cue says for and against the intents, in hundredths and in the order of `intents`: a cue a line. */
export const cueWeights = String.raw`
,	17 -10 -9 3 -1 -3 0 -19
, $	-1 -3 0 0 1 -3 0 4
, <color>	29 -8 -22 -3 -5 -2 -5 -4
, <count>	4 3 1 0 0 -2 0 -1
, <earlier>	-8 -7 -5 8 6 12 -4 2
, <here>	-1 8 -1 -5 0 4 -2 0
, <number>	3 -4 1 -3 1 -2 -3 0
, <percent>	-1 0 -4 0 2 -1 7 0
, <time>	0 -3 -4 -2 -2 -2 -4 1
, a	21 -15 -7 -2 -3 -3 -3 -5
, actually	0 0 6 1 1 -2 -2 -1
, all	9 -3 4 -2 0 -1 -1 -3
, and	3 -1 3 -3 2 -2 -2 9
, as	4 4 -5 2 -1 0 -1 -4
, at	4 4 -3 0 0 -1 -1 0
, because	0 2 4 0 -2 -2 -1 0
, before	-1 -2 -2 -3 -1 6 0 -1
, big	6 0 -7 0 0 -1 0 0
, but	2 11 -8 -4 -1 -5 -3 2
, cancel	-1 -2 -5 7 0 -1 0 0
, dear	-1 -7 8 -5 1 -1 0 0
, dim	0 0 6 0 0 0 0 0
, do	5 1 -3 -2 4 -2 -2 -3
, even	1 0 -4 0 1 0 0 0
, every	-3 -3 1 -1 0 -1 0 6
, exactly	-2 0 -2 -1 0 3 0 5
, for	5 -4 1 0 0 -2 -1 -2
, forget	-1 -1 -4 8 0 0 0 -2
, from	0 -4 3 0 0 0 0 0
, go	0 -10 -3 13 -1 1 -2 -3
, hardly	4 -2 -3 0 0 0 -1 -1
, he	-1 8 4 7 3 -5 -2 -15
, i	2 -3 6 0 4 1 4 -8
, if	10 -1 3 0 -1 1 0 -7
, in	-2 0 -5 -2 0 5 1 4
, is	-7 9 1 -2 0 0 0 -4
, it	-3 -3 10 -4 -1 -3 1 -4
, its	-3 -2 2 1 -1 -2 0 5
, just	-8 -1 6 -1 -1 5 -1 -2
, kindly	-2 -2 -3 4 0 0 -1 -1
, last	-3 -1 6 2 0 0 0 0
, leave	-4 -2 4 0 -2 0 -1 5
, less	-1 5 -2 1 0 -1 0 0
, let	-3 -4 0 -2 3 6 0 0
, like	-3 0 6 5 0 -1 -1 -3
, little	2 -2 -4 0 0 -2 0 0
, make	2 2 1 -4 0 0 -1 -1
, more	9 5 -9 -3 0 -1 0 1
, my	-3 -2 6 2 -2 0 4 -4
, no	8 -8 4 -3 2 1 0 -4
, not	2 3 5 -5 -2 0 -1 -6
, nothing	4 -5 -5 -1 0 -1 0 3
, now	-5 -1 0 3 0 -2 0 8
, obviously	-4 3 -1 -1 0 0 0 0
, okay	-4 0 0 -2 3 0 0 2
, on	-1 0 0 0 5 -1 1 0
, one	7 3 -6 -2 0 -1 -2 -4
, only	-5 13 4 0 0 -8 -1 -3
, otherwise	-1 5 -2 0 0 0 -1 -2
, ours	0 -1 6 -2 0 0 0 -2
, please	-6 4 0 6 2 -4 -1 -4
, put	0 -5 5 1 -3 8 -5 -2
, quick	-2 -1 0 -1 0 6 0 0
, return	0 0 -3 6 2 -1 0 -1
, rewind	0 -1 -4 10 0 0 0 -1
, same	-4 7 -2 -5 -1 3 0 0
, say	-4 -1 3 0 0 0 0 0
, she	-4 -8 15 -2 1 -3 0 1
, show	5 -3 -3 -2 -1 2 0 -2
, slow	11 -1 -9 0 0 -4 0 6
, so	7 4 -8 -5 6 2 5 -10
, soft	6 -1 0 -1 0 0 -1 0
, something	3 -4 0 0 -1 0 -1 0
, steaming	3 -5 0 0 0 0 0 0
, that	4 -5 7 4 0 -5 -1 -9
, the	5 -2 -7 -7 -1 16 1 -9
, then	0 -7 -3 4 -5 2 2 3
, there	0 -6 1 -2 0 -1 0 5
, they	-4 2 4 -1 2 3 -1 -1
, this	0 1 -1 -5 0 -1 1 4
, turn	0 -1 5 3 0 -3 0 0
, undo	0 -2 -2 7 0 -4 -1 0
, were	-4 4 2 -4 0 0 0 0
, with	8 -5 -1 2 0 5 -1 -2
, you	-9 9 -3 -5 1 -5 1 11
.	13 -10 -13 -3 1 2 -3 1
. $	-12 0 12 -1 -8 -2 7 5
. <color>	3 -3 5 -2 -2 -2 0 -6
. <earlier>	-6 13 -5 0 5 8 -5 -5
. <here>	-1 -1 10 -2 -3 0 -1 -2
. <number>	-1 0 -1 -1 -2 -1 0 5
. a	16 -7 -2 -2 0 0 -1 -3
. and	-5 11 1 0 0 -1 -1 -6
. back	0 0 0 2 -2 -1 5 -1
. but	-1 0 4 0 0 0 0 0
. can	3 6 -4 0 0 1 -1 -1
. could	-1 -8 2 0 2 3 0 0
. do	4 -3 2 1 0 0 0 -2
. give	-2 -3 3 5 0 -2 0 -2
. he	1 -9 -4 -1 0 0 0 10
. i	-9 6 -4 -1 2 -3 -4 3
. its	-3 -5 6 0 0 -1 0 1
. just	3 4 -3 0 0 0 1 0
. let	3 5 2 1 2 -3 0 -4
. like	-6 10 -5 -2 0 0 0 -2
. make	-1 2 0 4 0 0 0 -3
. more	-4 -7 2 0 0 0 0 10
. no	-2 1 9 -4 -2 0 0 0
. not	-2 -1 -5 0 0 0 0 4
. now	2 -1 2 3 -1 4 -1 -6
. one	-2 4 -3 -1 0 -2 0 3
. please	4 -1 5 -3 -1 -1 0 -4
. put	-5 1 -1 1 7 -1 -1 -2
. show	11 -6 0 0 0 0 0 -2
. something	7 -3 -1 0 0 -2 -1 -1
. take	0 -2 7 1 0 0 0 -2
. the	-3 1 -3 1 1 5 0 -7
. they	3 -4 -5 0 -3 0 0 7
. we	-1 -3 4 0 0 0 4 -2
. what	-1 0 0 5 0 0 0 -1
. you	-4 2 -1 -1 0 0 -1 7
1st %	-2 -3 -2 -1 0 -2 7 1
1st 2	5 -3 -3 0 0 -1 0 2
1st 25	3 -1 -8 -1 0 0 4 -1
1st 3	-3 -3 6 0 0 0 -2 -1
1st 4	4 0 0 0 0 0 -2 -2
1st 45	0 0 -3 0 0 0 4 -1
1st a	-12 6 -8 1 -1 -4 1 7
1st acid	-1 3 5 0 0 -2 0 0
1st across	0 6 -5 -2 0 0 0 0
1st add	-5 10 -1 0 0 0 0 -2
1st after	1 -1 4 -3 -1 0 2 -1
1st again	7 -10 -1 1 -3 4 -1 -4
1st ah	-3 0 -1 2 -1 0 -2 6
1st alarm	2 -2 0 -2 0 0 4 0
1st alert	4 -1 0 0 0 0 0 -1
1st all	0 -3 5 0 -2 1 4 -1
1st almost	-1 5 2 0 0 0 -1 -4
1st already	1 1 -4 0 1 0 0 -1
1st alright	-4 -1 -1 -1 4 3 0 0
1st also	5 -2 0 0 0 0 -1 -4
1st am	5 2 1 0 0 0 0 -7
1st an	17 -9 -3 2 2 -1 -6 -3
1st and	19 -6 -1 3 -3 1 -8 -2
1st angry	1 1 -4 -1 0 1 0 -2
1st any	3 -2 -1 0 0 -1 0 4
1st are	-9 -3 1 3 1 0 2 7
1st around	0 -3 7 -4 -1 -1 0 0
1st as	-1 3 -2 0 -2 0 -4 5
1st asked	4 -9 -1 3 0 3 0 -4
1st asking	-5 2 -2 0 -1 9 0 -2
1st asks	-1 4 -1 0 0 -1 0 6
1st asleep	-3 0 -1 -1 0 2 1 4
1st at	2 0 -2 -2 0 3 -3 5
1st awake	5 0 -5 4 -1 -1 0 -5
1st away	-7 5 -1 0 0 -1 -1 -3
1st baby	0 0 -3 4 -1 0 0 0
1st back	1 -4 1 3 -4 9 0 -1
1st backwards	-2 -3 9 0 1 -2 -1 -2
1st be	-3 12 1 -2 0 -2 1 -2
1st beam	0 -1 6 -3 0 -1 0 -1
1st beautiful	-4 -2 3 -1 0 0 0 4
1st bed	-1 -3 2 -3 3 5 0 -2
1st bee	-3 4 0 -1 -1 1 0 0
1st before	2 7 0 -1 0 -6 0 0
1st better	-1 4 -1 -4 4 0 -2 -1
1st big	-4 0 1 0 -2 0 0 3
1st bigger	0 8 -4 0 0 0 0 -1
1st bit	-5 -2 8 -4 0 -1 0 -2
1st black	-9 -2 6 3 0 0 0 0
1st blue	-1 0 4 0 -1 -3 -1 3
1st boss	-4 1 0 0 0 4 -1 -1
1st both	-5 5 -4 6 0 -2 0 2
1st break	4 -2 0 -1 -1 1 0 -2
1st bright	-1 -3 5 0 0 0 -3 0
1st brighter	-1 -3 -2 -1 -1 0 0 11
1st brightness	-1 -1 -3 0 0 0 7 0
1st bring	-1 2 6 -1 0 2 0 -1
1st broken	0 4 -4 -1 0 0 0 2
1st brown	-2 -3 7 4 0 -1 0 0
1st bubbles	-1 5 0 -2 0 -1 0 0
1st build	15 0 -7 -1 -1 -1 0 -1
1st but	1 5 5 -3 -1 2 0 -8
1st by	8 -3 3 -1 -2 -3 -1 -2
1st cabinet	0 0 -4 5 0 0 0 0
1st cake	7 -1 -1 -1 0 0 0 -4
1st can	-8 1 5 5 2 2 -1 -4
1st cat	2 -3 -2 4 0 0 -1 1
1st chat	-3 -4 -2 -1 4 -2 5 5
1st children	-2 5 -3 0 0 0 0 1
1st clear	-2 -1 6 -1 0 0 1 0
1st clock	4 0 -4 0 0 -1 0 0
1st close	1 0 0 0 0 -4 0 0
1st closer	-5 12 -2 0 0 0 0 -1
1st come	4 3 -5 -2 -1 -1 0 -1
1st comes	1 -6 2 0 0 0 0 -1
1st compromise	-3 4 -1 0 0 0 0 0
1st computer	-2 0 0 0 0 -6 7 -1
1st cool	-4 5 -2 0 1 -1 0 0
1st crackle	-2 4 -3 0 0 0 0 -1
1st crying	-1 -3 -3 6 2 1 0 -1
1st cup	2 7 -2 0 0 -2 0 0
1st curtain	0 6 -5 0 0 0 0 0
1st dancing	-3 0 -1 -2 0 8 -2 0
1st dark	1 -5 4 1 0 -2 0 0
1st day	3 -6 -1 0 0 2 -1 -2
1st dessert	6 -2 -2 -1 0 0 0 0
1st did	3 -2 -2 -3 2 0 -1 8
1st different	5 -5 -1 -1 0 -1 0 0
1st dimmer	0 -2 8 0 0 -3 0 -1
1st dinner	4 -3 -1 0 0 0 0 0
1st direction	-1 0 4 -2 0 0 0 0
1st do	2 -1 -7 0 2 -1 2 -3
1st does	2 -7 2 3 0 -1 -1 0
1st done	2 -4 -1 -2 -1 -1 4 -1
1st door	-4 -3 3 0 0 5 0 0
1st down	2 3 4 -1 0 -2 0 -4
1st dragon	5 0 -4 1 0 -1 0 0
1st drop	-4 7 0 -2 0 5 -1 0
1st egg	-2 4 -1 2 2 -1 0 -2
1st eight	2 0 4 -1 0 0 -1 -2
1st end	2 9 -4 0 0 3 0 -1
1st enough	3 0 -6 0 0 2 0 0
1st even	-3 -4 3 3 0 -1 0 0
1st evening	0 -5 3 0 -1 1 -1 -3
1st excuse	-1 0 0 4 1 -2 0 -1
1st eye	5 -1 -4 2 2 -1 0 0
1st eyes	-9 2 8 4 0 -2 0 2
1st fall	-4 6 -2 0 0 -2 1 0
1st far	-7 5 -1 0 0 0 0 -1
1st fast	-5 0 9 0 0 0 0 -1
1st faster	-2 0 2 -1 0 0 0 7
1st feel	-2 7 -6 -1 0 0 0 2
1st find	0 -2 4 -1 0 1 0 -4
1st fine	-6 0 3 0 5 -2 0 -1
1st finish	-1 4 -1 0 0 0 0 0
1st fire	-3 2 6 0 0 1 0 -8
1st first	-5 1 -2 -3 -2 4 -1 0
1st fish	-4 2 2 -2 0 1 -1 3
1st flame	-2 -3 5 0 0 0 0 0
1st fog	2 -4 -3 0 0 0 0 0
1st follow	-3 4 0 0 -1 0 0 -1
1st for	8 -9 -3 -2 1 11 4 -13
1st forgive	-3 0 0 -1 4 0 0 0
1st four	0 0 -5 3 0 -3 0 3
1st friday	4 0 0 0 0 0 -3 -3
1st from	-4 12 -11 1 -2 -3 3 -1
1st full	-7 0 -1 0 0 2 6 -2
1st game	2 -2 -4 0 0 0 0 0
1st getting	4 -2 0 0 0 0 -1 -1
1st give	4 -3 3 -1 -1 3 -2 -2
1st glass	-2 5 2 -1 0 -1 0 0
1st glow	5 -2 -2 0 0 -1 0 -1
1st go	-4 -1 1 0 -1 0 1 0
1st god	2 0 -5 2 0 0 0 3
1st goes	-4 1 9 -2 -1 1 -2 -1
1st gone	-1 -1 -1 3 5 2 0 -3
1st good	3 0 -2 4 0 -4 1 -10
1st got	4 -4 -1 5 0 -4 -1 -2
1st granddaughter	4 0 -1 0 0 0 0 -2
1st grandson	4 -1 0 0 0 0 0 -1
1st gray	4 0 0 0 0 0 0 0
1st green	-7 -8 16 -1 -1 1 0 -3
1st greener	-4 -2 11 0 -1 -2 0 0
1st group	2 -4 0 0 0 1 0 0
1st ha	-4 -5 -3 0 -2 0 -1 13
1st haha	0 -2 5 0 0 -2 0 -6
1st hall	4 -1 0 0 0 -1 0 0
1st hang	-5 3 0 -1 0 0 0 6
1st happy	1 1 -2 -1 -1 0 0 4
1st hard	-4 -3 6 5 0 0 0 -2
1st has	3 5 -4 1 -1 3 -2 3
1st hate	0 -4 -2 1 0 0 0 5
1st have	-3 -1 11 -3 -3 0 -2 -6
1st he	8 -9 -2 3 5 0 -4 0
1st health	0 -1 0 0 0 4 0 0
1st her	6 -3 -5 2 -1 5 -3 9
1st here	2 0 0 2 2 -1 6 -7
1st heron	-5 6 -1 0 0 0 -1 0
1st his	-2 7 2 -2 -1 2 -1 -3
1st hm	-4 3 -8 6 6 -7 -1 1
1st hmm	-4 11 -1 1 2 -1 0 -5
1st hold	0 -5 0 0 0 0 4 0
1st home	4 -1 -5 -3 1 4 0 -2
1st hour	5 -1 -4 -2 -2 0 0 -1
1st hours	0 0 -1 0 0 0 4 -3
1st how	-7 1 -3 0 2 -1 1 5
1st husband	-1 0 0 -1 0 -1 0 6
1st i	-4 -4 -12 7 -7 7 -2 3
1st if	-2 10 -1 2 0 -5 -1 0
1st in	-5 -8 7 2 -1 4 -2 2
1st into	1 7 -1 -1 -1 -2 0 -1
1st is	-6 1 4 12 2 1 3 -4
1st it	-19 10 15 -11 -3 -4 2 6
1st just	-3 -9 4 -1 0 -3 -1 9
1st keep	0 1 -3 -2 -1 9 -2 0
1st kids	-2 -1 -1 5 0 -2 0 1
1st know	4 -4 0 -1 -1 0 0 0
1st lamp	-8 -3 1 -2 0 -2 8 -2
1st last	11 1 -2 -2 0 -5 -1 -1
1st late	-1 -2 -1 0 0 -1 0 7
1st leaves	0 0 6 0 0 -1 0 -3
1st left	-4 2 0 -1 0 3 5 -2
1st less	-5 10 -3 0 0 0 0 -2
1st let	-2 -8 8 -1 -3 3 5 -3
1st letters	-4 -3 7 0 -1 0 0 0
1st life	-2 -1 -2 0 0 -1 0 5
1st light	-7 8 -2 0 0 -2 4 4
1st like	-9 5 3 -1 1 4 -1 7
1st little	4 -10 9 1 -1 -2 0 -4
1st lonely	0 5 -2 -1 0 0 0 0
1st longer	-1 -7 8 -1 0 -3 -1 0
1st look	4 7 -7 -2 0 3 -3 -1
1st looks	-5 4 -7 9 0 -2 0 0
1st lost	5 -2 0 -1 0 4 -1 -1
1st love	5 5 -1 0 0 0 0 -7
1st made	1 1 3 -3 -4 2 0 -2
1st make	-5 3 3 -1 -1 -2 2 2
1st many	-1 -10 5 1 0 -1 -1 0
1st me	1 -2 -4 -3 8 1 -2 -6
1st meeting	5 -2 -1 0 0 -1 0 0
1st meh	2 7 -6 4 -1 0 -2 -4
1st mid	0 11 -9 -1 0 0 0 0
1st middle	-4 -2 5 0 0 0 0 0
1st might	-1 -1 5 0 -1 -1 0 0
1st minute	3 -1 -7 0 0 3 4 -1
1st moment	1 -4 0 -1 0 0 4 0
1st moon	1 4 -6 -1 0 -1 0 -1
1st more	-4 5 -1 4 1 1 0 3
1st mother	-1 5 0 3 0 -2 0 -1
1st much	-5 3 -4 5 0 -1 0 0
1st mum	-1 -1 0 -1 0 1 1 5
1st must	0 9 -6 -1 0 0 -1 -4
1st my	4 -4 1 -5 -2 -8 3 5
1st name	5 0 5 0 0 -1 -3 -3
1st nap	-4 0 -1 0 -1 2 -1 0
1st neighbour	4 -1 -1 0 0 0 1 -1
1st next	19 -12 -13 -1 -3 -1 -2 6
1st nice	0 -3 8 0 0 -1 0 0
1st night	10 -12 -6 0 0 0 6 3
1st nine	-2 0 -1 0 0 0 0 6
1st no	-8 -2 -8 6 7 -9 -1 -3
1st nobody	-1 -3 0 6 0 -3 0 -1
1st northern	2 0 -4 0 0 0 0 0
1st not	-4 3 -1 10 -1 1 -1 -3
1st now	3 -1 -21 10 3 0 5 -1
1st of	3 4 -8 3 5 6 -2 -4
1st off	-7 5 1 -3 2 0 0 3
1st oh	-6 0 -7 7 2 2 -2 6
1st okay	8 -1 -5 3 1 2 0 -12
1st old	-3 -3 4 0 5 0 0 -1
1st on	7 -2 0 8 0 -4 1 -3
1st once	-2 0 -2 -1 0 7 0 3
1st one	3 -7 1 11 -1 2 -4 0
1st ones	-1 1 -1 0 -2 4 -1 0
1st only	-3 -5 9 -3 0 -1 -1 3
1st ooh	-3 -4 0 -2 0 -1 0 3
1st open	0 3 -6 0 0 -2 0 3
1st orange	-4 0 6 1 0 -2 0 -1
1st order	2 0 -1 2 0 0 -5 0
1st our	2 5 -2 -1 0 3 -2 -6
1st out	4 -4 5 1 0 -2 2 0
1st outside	-4 -1 -1 0 0 0 0 4
1st over	8 -5 -8 -1 0 3 -1 -2
1st passed	5 0 -4 -1 -1 -1 -1 3
1st past	-4 7 -1 -1 0 5 -1 -3
1st pause	-4 -1 -1 0 0 -3 6 0
1st peace	-2 4 0 0 0 -1 0 1
1st peak	-2 3 -5 0 0 1 0 0
1st people	-1 -3 4 0 0 0 -1 2
1st petals	0 -4 3 0 0 -1 0 0
1st picture	4 0 -1 0 0 0 0 -1
1st pink	-1 -3 8 -3 1 -1 0 -1
1st please	-2 5 -6 -1 -1 -2 5 0
1st priya	0 1 -3 -1 0 0 0 4
1st put	1 -1 -3 0 -1 1 4 4
1st quite	1 -6 3 -1 0 0 0 0
1st rain	6 2 1 -2 -2 0 -1 -4
1st rather	3 -7 7 -3 0 6 -1 -1
1st ready	3 6 -6 4 0 0 0 0
1st red	2 -2 6 -6 -1 -5 -1 1
1st remove	-1 -1 -1 -2 0 0 0 5
1st return	0 0 0 -1 -1 5 0 0
1st right	0 0 0 4 -8 5 1 1
1st rise	0 -4 3 0 0 0 0 -1
1st room	5 -4 -2 -2 0 1 0 1
1st round	-5 -4 4 -1 0 2 0 0
1st run	0 0 7 0 -1 0 -1 -2
1st sale	3 0 -5 0 0 0 0 0
1st savasana	0 0 -4 0 0 0 0 0
1st says	-7 8 1 -3 -1 -3 4 0
1st second	4 4 -5 0 0 3 -2 -1
1st seconds	-2 0 8 0 0 -1 0 -1
1st see	-5 0 6 7 0 1 0 -6
1st she	-5 5 1 2 -1 4 1 -8
1st ship	-6 0 4 0 0 2 0 -4
1st should	-3 -2 6 1 -1 1 -2 -1
1st show	0 -4 0 -3 -3 2 0 0
1st side	4 -3 -3 0 0 3 0 0
1st sign	3 0 -3 0 1 -4 0 0
1st silly	0 0 -2 4 0 -2 0 -1
1st sit	0 -6 7 0 0 0 -1 0
1st sky	0 0 5 -3 -1 2 0 0
1st sleep	-4 2 0 0 1 0 0 -1
1st sleeping	-1 -2 1 0 -3 5 0 -1
1st slow	1 -3 4 0 0 -1 0 -4
1st slower	1 -2 4 -1 0 0 -1 5
1st slowly	-2 4 1 -1 0 -1 0 -1
1st snow	4 -6 -1 2 -1 1 -1 0
1st so	0 -4 8 -2 0 -2 -2 -3
1st soft	0 3 -4 0 0 0 0 0
1st some	-3 11 -2 0 0 0 -2 -1
1st somebody	-4 3 0 0 -2 0 -1 -1
1st someone	-3 5 -1 0 0 0 0 0
1st something	4 -11 -1 -1 -2 -3 0 2
1st somewhere	4 -3 -5 0 0 2 0 0
1st song	-2 5 -1 0 0 -3 0 6
1st sorry	-4 2 8 3 1 -4 0 -5
1st sparser	-1 -2 4 0 0 0 0 0
1st standing	2 -1 -6 2 0 -1 0 4
1st star	9 -1 -4 -2 0 -1 -1 -2
1st staring	0 -4 0 0 0 -1 0 1
1st stars	4 -3 0 0 0 -2 0 0
1st start	0 -3 0 -1 0 4 2 -1
1st steam	2 -4 2 0 0 0 0 0
1st step	5 0 0 1 0 0 -5 0
1st still	0 -4 4 -3 0 1 -1 -2
1st stop	-4 0 -4 0 0 0 10 -2
1st straight	1 0 0 -1 -1 4 0 -1
1st sun	4 -2 -1 0 0 0 0 0
1st swimming	5 1 0 0 0 0 0 -2
1st take	3 -3 -1 1 0 -1 -1 5
1st team	4 0 -2 0 0 -1 0 0
1st tears	-3 -5 -1 6 5 -2 0 3
1st tension	-3 5 0 -1 0 0 0 -1
1st than	-6 -5 7 -2 0 -1 0 1
1st that	-6 -1 7 5 -3 4 -1 -1
1st the	-8 6 4 0 -7 2 8 1
1st them	-8 -1 8 3 0 0 0 -5
1st then	-3 8 -6 -1 2 -2 -1 -2
1st there	-8 0 1 1 0 -2 4 1
1st they	-9 2 -1 2 -1 3 0 0
1st thing	5 -4 0 1 -1 0 0 -1
1st think	1 -3 2 -2 -2 0 -4 6
1st thinking	-1 1 -1 0 0 3 0 -4
1st third	3 -4 8 -1 0 -1 -1 0
1st this	-5 4 -1 2 4 -3 7 -2
1st though	-6 -6 2 0 2 0 0 -1
1st three	1 4 0 0 0 0 0 -4
1st through	-3 -3 4 0 0 -2 0 0
1st tim	4 4 -2 -2 3 0 0 -2
1st time	14 -9 1 -2 -2 1 -2 -5
1st timer	10 0 -10 0 0 0 -3 0
1st times	-1 -1 5 -4 0 -2 0 4
1st tired	0 4 0 -2 0 2 -1 -3
1st to	-1 0 -7 3 -1 1 -1 9
1st today	-6 -4 7 -1 0 0 -1 5
1st tom	4 -3 -1 1 2 -4 0 2
1st tomorrow	6 -2 0 0 0 0 -1 -4
1st too	-8 11 -10 13 -2 -6 -1 -6
1st towards	0 -1 5 0 0 0 0 0
1st traffic	0 0 -4 0 0 0 0 0
1st turn	9 -2 -9 0 0 1 2 0
1st two	11 -5 -15 9 1 1 4 0
1st unicorn	0 5 0 0 0 -2 -1 -1
1st up	12 -7 3 -4 -3 3 1 -3
1st us	5 5 -6 0 0 -1 -1 5
1st used	-1 -2 -3 0 0 -2 0 8
1st var	0 -3 0 -2 1 0 0 6
1st version	-4 0 0 0 0 6 0 0
1st very	-5 3 6 -2 -4 2 -1 1
1st violet	0 -2 -1 6 0 0 0 0
1st wait	-4 -1 1 1 6 -2 -5 0
1st wall	-8 -5 16 -1 0 -3 -1 -1
1st want	-1 5 -3 -1 0 -1 0 -4
1st was	-4 6 -6 0 0 1 3 2
1st water	-1 7 -2 0 -1 -4 -1 -1
1st waves	3 -1 -5 0 0 0 0 0
1st way	-2 -6 10 -1 1 0 0 0
1st we	10 -5 -7 1 0 2 -1 -4
1st went	3 0 0 0 4 0 -5 0
1st were	8 -6 2 -1 -1 -2 2 1
1st what	-3 8 5 2 -1 -2 0 -2
1st where	-3 7 2 -4 -1 2 -1 -5
1st white	1 9 -4 -2 3 -1 0 -1
1st who	-2 -1 1 0 0 0 5 -3
1st whole	-3 2 -5 0 0 -1 0 6
1st wide	0 0 -3 4 -1 0 0 -1
1st wind	-2 5 -2 0 0 0 0 -1
1st with	-7 0 1 -4 0 2 -5 8
1st within	-1 -3 1 0 0 0 0 4
1st without	4 -3 6 -2 0 1 0 -2
1st word	3 1 -5 0 0 0 0 1
1st work	0 -2 6 -1 1 1 -1 -1
1st would	-4 7 -4 -6 0 2 2 6
1st wow	-2 0 -2 0 0 0 -1 4
1st wrong	0 -4 2 6 -2 -1 0 0
1st yellow	-4 -3 5 -1 1 -1 0 0
1st yes	-4 5 5 0 -3 0 -1 3
1st you	1 -7 4 -2 0 1 5 1
<a earlier thing>	0 0 -1 -2 0 -1 -1 9
<a here thing>	0 -2 4 1 0 0 0 -2
<a new thing>	12 1 -11 3 -11 -16 -7 -8
<add>	-5 9 7 -10 -7 -3 -9 -9
<all talk>	-20 -12 -7 -7 -7 6 -1 29
<back>	-28 -19 -22 48 17 5 -13 -12
<can redo>	-4 -12 -21 -40 46 -20 -1 -10
<change>	-12 -34 45 -9 -5 -8 -10 -15
<colon>	28 -20 -25 -9 4 -1 0 -3
<color>	19 -37 29 -14 -11 0 -18 -17
<color> $	-9 -15 23 -12 -7 -1 -6 -4
<color> ,	-5 -17 16 -10 -1 -3 -2 -6
<color> .	-6 -4 22 -5 -2 1 -1 -7
<color> <color>	5 -2 -4 0 0 -4 0 0
<color> <earlier>	-6 3 -10 -2 0 12 -1 0
<color> <here>	-5 -5 11 -3 0 7 0 -3
<color> a	-3 -1 4 0 0 0 0 0
<color> again	-2 0 -4 3 3 -1 0 5
<color> and	5 6 -7 -2 -1 1 -1 -2
<color> background	1 0 -4 0 0 0 0 0
<color> be	0 -5 4 0 0 0 0 0
<color> could	-1 -1 4 0 0 -1 0 -1
<color> flash	-10 -2 10 -1 0 0 0 -1
<color> from	-1 7 -2 -2 -3 4 0 0
<color> glow	4 0 -6 0 0 -1 0 0
<color> had	-1 -2 -7 10 3 0 0 0
<color> in	-2 -2 10 -1 0 -4 -4 -1
<color> is	-3 -2 8 4 0 -3 0 0
<color> light	-3 7 4 0 0 0 0 0
<color> lights	4 0 0 0 0 0 0 0
<color> more	-2 0 4 -1 0 0 0 0
<color> not	-2 -2 4 0 0 -1 0 -1
<color> on	7 -4 0 -1 -1 -2 -1 0
<color> over	6 0 -4 0 0 0 0 0
<color> please	-1 0 5 -1 0 -2 0 0
<color> than	2 0 -4 0 0 0 0 0
<color> thing	-2 0 3 -3 0 4 0 -2
<color> though	-1 -2 5 0 0 0 0 0
<color> to	16 0 -5 0 0 -1 -3 -1
<color> was	-1 -3 -4 11 0 -1 -1 0
<color> with	8 -7 4 -1 0 -5 0 4
<count>	-13 -14 29 -1 -9 6 -13 -7
<count> $	0 -2 6 1 0 -4 0 -3
<count> ,	-1 -2 6 0 0 0 -1 -3
<count> .	3 -2 5 0 0 -1 0 -3
<count> and	-2 -6 11 0 0 -1 -4 0
<count> as	-4 -7 11 1 -1 -4 -5 -2
<count> in	-7 2 5 -1 0 0 -1 0
<count> more	-2 -8 -10 6 -4 14 0 -1
<count> the	4 5 -3 -4 0 0 0 0
<count> then	0 -2 4 0 0 0 -3 -1
<earlier thing first>	-4 -8 -8 -4 -3 11 0 2
<earlier thing last>	-4 -5 -6 -3 -4 6 1 -2
<earlier thing>	-11 -7 -16 -21 -3 21 -1 -1
<earlier>	-16 0 -8 -9 10 49 -4 -11
<earlier> $	-14 -9 -3 -2 -4 20 -3 -7
<earlier> ,	-17 -1 6 -9 -5 23 1 -1
<earlier> .	-4 -6 -8 -2 -2 24 -3 -2
<earlier> <color>	-3 2 -1 0 -4 5 0 -1
<earlier> <earlier>	-8 -2 -20 -7 -3 23 -6 -6
<earlier> <here>	0 -5 -1 0 0 4 0 0
<earlier> <number>	2 -1 -2 -1 0 6 0 -1
<earlier> a	1 6 3 -2 -3 0 0 3
<earlier> after	-2 -4 4 0 4 -1 0 0
<earlier> again	1 3 -10 -6 -6 -3 -2 -1
<earlier> and	-1 -2 1 -1 -3 5 1 0
<earlier> as	-1 -4 0 3 2 0 -1 -2
<earlier> at	-1 -2 -4 0 0 3 -1 0
<earlier> back	-2 -2 -5 -6 2 13 -3 -3
<earlier> before	0 -7 -1 0 0 11 0 0
<earlier> came	0 -1 0 0 0 4 0 -1
<earlier> for	-3 -2 -3 -1 -1 4 -1 0
<earlier> from	-3 21 0 -4 -2 -13 -1 -1
<earlier> her	-5 -1 0 0 0 -1 1 5
<earlier> i	4 -5 0 -2 0 0 0 -2
<earlier> in	-6 -2 -5 0 0 10 0 -1
<earlier> into	-2 8 -4 0 0 -3 0 0
<earlier> is	-1 1 1 0 2 -2 2 7
<earlier> it	1 0 0 -1 5 -1 -1 -1
<earlier> its	0 3 4 0 0 -1 -1 -1
<earlier> of	-1 8 1 -2 0 -2 0 -1
<earlier> on	-1 -2 -1 0 0 4 -1 0
<earlier> one	2 3 -2 -3 -1 7 0 0
<earlier> out	4 -3 0 0 0 1 0 0
<earlier> please	0 -3 0 -3 -1 10 -2 -2
<earlier> should	0 -2 3 0 0 -4 0 3
<earlier> that	0 0 -4 3 0 2 0 0
<earlier> the	4 -1 0 4 0 1 -1 -1
<earlier> thing	-1 0 0 -2 -1 9 0 -3
<earlier> turn	-1 -1 -1 0 -1 5 0 0
<earlier> was	0 -3 0 -2 7 -3 0 -1
<earlier> with	-5 -20 -9 -3 -10 28 -1 -2
<edit>	-42 -52 77 -18 -6 -22 -9 -29
<er>	-4 7 3 -6 -12 -5 -3 -6
<exclamation>	15 -5 -3 -6 3 -4 4 -2
<here thing first>	5 -11 17 0 -1 -6 -2 -6
<here thing last>	-2 6 -10 3 -2 -2 0 -1
<here thing>	-4 -1 2 5 -8 0 -3 -6
<here>	-25 -2 23 15 -5 -15 -8 -19
<here> $	0 -6 7 -7 3 -2 0 1
<here> ,	-3 -8 3 4 -3 2 -2 10
<here> .	-1 0 2 4 -1 -4 -1 -6
<here> <color>	-7 -8 13 -2 0 -2 0 0
<here> <count>	0 -3 5 -2 0 0 -2 -1
<here> <here>	0 -2 2 6 -1 0 -2 0
<here> <time>	0 -2 5 0 0 0 -2 0
<here> a	-1 -3 5 -2 0 0 0 -1
<here> again	0 4 -1 4 0 -3 0 -1
<here> and	-2 4 -2 0 -2 -3 2 5
<here> are	3 -8 4 0 0 0 0 -2
<here> at	-1 -1 7 -1 0 0 -2 -1
<here> back	0 -2 2 -4 0 1 0 0
<here> bit	-1 -4 5 -1 0 0 0 0
<here> does	0 4 -9 5 0 0 0 0
<here> for	0 0 8 0 -2 0 -1 -1
<here> has	0 9 -8 -3 0 0 -1 0
<here> have	-2 7 -1 -1 0 0 0 0
<here> in	-5 2 8 9 -1 -2 0 0
<here> is	-2 5 -7 11 3 0 0 -5
<here> it	0 -2 2 4 -1 0 -1 -1
<here> look	0 2 -5 -1 0 0 0 0
<here> looks	0 11 -3 -3 0 0 0 -2
<here> on	4 -2 -1 -1 0 -1 4 -1
<here> one	-1 5 -1 0 0 0 0 0
<here> out	3 -2 4 -2 -3 0 0 0
<here> please	-1 -1 3 -2 0 8 -1 0
<here> should	-1 1 -4 -2 0 0 -1 0
<here> to	-1 6 -1 -2 0 -1 0 -1
<here> were	0 -2 -3 4 0 0 0 0
<here> without	-2 7 -1 -1 0 0 0 -1
<modal>	-17 18 -6 -4 0 -2 0 -3
<new thing first>	25 -17 0 -4 -5 -9 -10 1
<new thing last>	14 3 -12 -9 -15 -9 1 -1
<new thing>	28 12 -16 -7 -10 -19 -12 -9
<no program>	31 -40 -35 -12 -11 -18 -16 -25
<number>	-3 -26 21 -6 -10 4 -2 5
<number> $	-6 -22 20 -3 0 -8 6 -3
<number> ,	11 -5 7 1 0 3 -4 -5
<number> .	4 -4 9 -2 2 -3 3 -6
<number> <earlier>	-1 1 -6 1 0 6 0 -3
<number> <number>	3 -3 -3 -1 0 -1 2 -4
<number> am	6 5 -7 -1 0 0 0 -2
<number> and	0 1 0 0 1 0 1 -4
<number> beats	-3 -1 5 0 0 0 -1 0
<number> colors	-3 3 4 0 -1 0 0 -1
<number> eyes	1 3 -4 -1 0 0 0 -1
<number> for	-1 0 4 0 0 0 0 0
<number> in	-5 -1 5 0 0 7 -1 -5
<number> is	0 -4 -5 3 -4 -1 0 7
<number> oclock	-1 0 0 0 0 0 4 -1
<number> of	-6 -1 -5 0 0 3 0 12
<number> out	-6 -1 5 0 -4 0 0 4
<number> pm	2 -1 -4 0 0 0 1 -2
<number> steps	0 0 -7 5 0 -1 0 -1
<number> with	-2 0 -1 0 0 -1 -1 7
<number> would	2 -3 5 0 0 -1 0 -2
<ordinal>	-6 -4 1 15 -5 12 -3 -15
<percent>	-1 -14 12 -6 1 -8 13 -8
<percent> $	-3 -3 0 -1 -1 0 5 -3
<percent> ,	5 -1 -8 -1 0 -2 1 -1
<percent> .	-6 -2 9 -1 0 0 6 -2
<percent> and	-2 0 0 0 0 0 4 -2
<percent> brightness	0 0 -4 0 0 0 3 0
<percent> less	-5 0 4 0 0 0 0 0
<power>	-13 -6 -13 -8 2 -7 35 -10
<praise>	-12 -17 -16 -13 -5 -7 -12 46
<program>	-47 -4 -6 -33 -34 -30 -23 -10
<quality>	19 -14 6 -16 -10 -2 -5 -12
<question>	3 30 -9 -7 -6 -2 -4 -30
<quote>	-1 -9 -13 -4 -5 -11 12 18
<redo>	-6 -13 0 -2 20 -8 -2 1
<save>	-3 -12 -7 -11 -8 -2 18 -2
<says brightness>	-1 -3 -20 -2 0 -4 13 -2
<says control>	-42 -32 -45 -9 -10 -26 87 -28
<says new-conversation>	-2 -3 0 0 -4 -1 9 -2
<says off>	-3 3 -3 -3 0 0 3 -6
<says on>	-14 0 0 0 0 -3 4 -1
<says pause>	-5 -13 1 -1 0 -3 13 -1
<says play>	-11 -2 -5 0 1 -4 9 -4
<says redo>	-16 -14 6 -9 29 -11 -7 -15
<says restore>	-19 -8 -10 3 -5 29 -3 -10
<says save>	-9 -14 -11 -3 -6 -11 31 -10
<says sleep>	2 -1 -7 0 -1 0 5 -1
<says undo>	-11 -30 -31 64 -3 -12 -7 -31
<some talk>	-7 1 4 2 3 -7 -2 0
<start>	20 1 -7 -9 -13 3 -8 -15
<the earlier thing>	-18 -4 0 -17 -3 5 -4 -4
<the here thing>	-10 8 3 -4 -4 -12 -7 -4
<the new thing>	9 1 11 -2 -1 -12 -1 -1
<time>	-10 -22 26 -10 -8 -6 9 -11
<time> $	-9 1 -2 -3 -5 -1 9 -2
<time> ,	-1 5 -1 -2 -1 1 3 -4
<time> .	3 -8 5 -3 0 2 -1 -4
<time> <color>	0 0 -5 0 0 0 0 0
<time> ago	-1 -1 -7 7 0 -1 0 1
<time> for	-2 0 1 -1 0 0 -2 5
<time> per	4 0 -6 0 0 0 0 0
<time> then	0 0 -4 0 0 0 6 -2
<vague>	-13 31 -20 -3 -4 -8 -10 -3
^ <color>	8 -4 8 5 -1 -7 -2 -5
^ <count>	-7 4 11 -3 0 -1 -2 -3
^ <earlier>	0 -15 7 -10 -7 14 0 8
^ <here>	1 -15 17 -10 3 -4 -3 -4
^ <number>	-5 -8 30 1 -4 -5 -8 -8
^ <percent>	9 -2 -4 -1 0 0 -3 -2
^ <time>	4 -7 8 -1 -1 -3 -3 3
^ a	23 -5 -3 -7 -4 -1 -4 -4
^ add	-10 13 2 -1 -3 0 -1 -3
^ after	7 1 -1 0 0 0 0 -2
^ again	2 -5 18 -3 -1 -7 -2 -1
^ ah	-3 0 -1 2 -1 0 -2 6
^ all	0 -1 1 2 -1 0 0 -4
^ alright	-4 -1 -1 -1 4 3 0 0
^ also	5 -4 1 0 0 0 0 -2
^ and	-1 0 -1 -1 -2 7 12 -16
^ back	-1 -3 -4 7 -1 7 -2 -7
^ background	-2 0 4 0 0 0 0 -1
^ belay	-1 -2 -1 3 5 -1 0 -1
^ better	-1 4 -3 -1 0 0 -1 3
^ bigger	-1 5 1 0 0 0 -4 -1
^ brightness	-2 0 -3 0 0 0 4 0
^ bring	-1 2 -1 -1 0 4 1 -1
^ bubbles	-1 9 -2 -1 0 0 0 -1
^ build	-8 10 0 0 -1 -1 0 -1
^ but	-2 7 1 -2 -1 1 -1 -2
^ can	0 18 -10 -1 -3 2 -1 -8
^ chat	0 -2 -4 -1 1 -2 -5 14
^ closer	-5 12 -2 0 0 0 0 -1
^ could	4 1 -4 -2 -2 2 1 -4
^ countdown	9 -3 -2 -1 0 -1 -1 -1
^ ctrl	0 -4 -4 14 0 0 -2 -1
^ cut	-1 -1 1 0 0 0 4 -1
^ darker	0 8 -6 -1 0 0 0 -2
^ dim	0 0 -6 0 0 0 1 0
^ dimmer	0 0 8 0 0 -3 0 -1
^ do	13 -16 0 -2 -2 0 -1 -1
^ dust	-7 3 8 0 0 0 0 -5
^ each	0 -1 4 0 0 0 -3 0
^ eh	0 -4 -3 8 0 -2 -1 -4
^ end	-2 8 0 0 0 0 0 0
^ even	-4 -3 10 -1 0 0 0 -1
^ every	-2 0 4 0 0 0 0 0
^ excuse	-1 0 0 4 0 0 0 0
^ faster	-1 0 3 0 0 0 -1 -4
^ fewer	-2 -4 4 0 0 0 0 0
^ fine	-6 0 3 0 5 0 0 -1
^ first	3 -5 -4 0 0 7 -2 -1
^ fog	-4 11 -3 0 0 0 0 -2
^ for	16 -9 -8 0 0 -3 -1 -1
^ forgive	-3 0 0 -1 4 0 0 0
^ friday	4 0 0 0 0 0 -3 -3
^ from	0 -1 -3 0 0 5 0 -2
^ full	0 4 -4 0 0 0 1 0
^ getting	4 4 -1 0 0 -1 -2 -5
^ gg	0 2 -5 -1 0 0 -1 5
^ ghost	-1 5 -1 0 0 0 0 -3
^ give	-8 21 -10 -1 -6 0 -2 0
^ good	-3 -1 -2 -1 0 -4 -2 2
^ ha	-4 -5 -3 0 -2 0 -1 13
^ haha	-6 -3 -12 -2 2 -1 -3 17
^ happy	8 -5 0 -1 -1 0 0 -4
^ have	0 -4 4 0 0 -1 0 -1
^ he	5 2 -6 -2 -2 5 -1 0
^ health	5 -1 -1 0 0 0 0 -1
^ her	9 1 -4 0 0 -1 -3 -5
^ hm	-4 3 -8 6 6 -7 -1 1
^ hmm	-4 9 -3 -1 2 -2 -1 0
^ hold	-3 -6 2 -1 -1 0 7 0
^ how	-8 7 -2 -1 1 -2 1 6
^ i	-4 -2 1 8 1 5 -8 3
^ in	-2 -1 1 0 -1 -1 -2 8
^ is	7 2 3 0 -1 -1 0 -5
^ it	-4 15 -8 -2 -5 -1 -6 -11
^ its	3 12 -14 0 0 -1 0 -1
^ jk	-1 -1 -5 0 8 0 -4 0
^ just	7 -3 6 -1 -1 -1 -2 -7
^ keep	-3 -5 1 -1 -2 -3 3 5
^ kill	-1 -2 0 -2 0 0 8 -5
^ lamp	-2 -2 -8 -1 0 -2 14 -5
^ last	11 2 -4 -1 -1 -5 -1 -1
^ lava	12 -4 -2 -1 0 0 -1 -5
^ less	-5 10 4 -3 0 0 0 -3
^ let	1 -3 3 -4 -2 -1 1 -1
^ letters	-3 -1 5 0 0 0 0 0
^ like	-5 13 -1 -2 0 -2 0 -4
^ little	13 -6 -4 0 0 -1 -1 -4
^ longer	0 -5 3 0 0 0 0 0
^ loop	-3 -4 12 0 0 0 -1 -3
^ lose	-3 -1 9 0 0 -2 0 -3
^ lovely	-1 1 1 0 0 -2 0 4
^ m	-3 -9 -4 -2 0 0 -1 16
^ make	-12 9 10 -2 -1 -6 1 -5
^ mamma	-3 -4 3 -1 0 0 0 5
^ maybe	-3 7 -2 0 0 0 -1 -1
^ meh	2 5 -7 10 -1 -1 -2 -6
^ might	-4 2 3 0 -1 0 0 0
^ mix	-4 18 -3 -1 0 -6 0 -1
^ more	-4 24 -8 -6 3 -3 -3 -10
^ mum	0 -6 -4 4 0 -2 8 -3
^ my	14 -9 -5 -4 -2 -5 -2 11
^ name	0 0 -1 0 0 -1 3 -4
^ nap	-4 0 -1 0 -1 2 -1 0
^ nearly	0 9 -5 -2 0 0 0 -4
^ needs	-4 12 -6 -1 0 0 0 0
^ new	0 0 0 0 -4 0 4 -3
^ next	13 -6 -8 0 -1 -3 0 -3
^ no	-6 -1 -6 16 4 1 -1 -11
^ northern	10 -2 -5 0 0 0 0 -3
^ not	-4 13 7 -8 0 -1 -2 -8
^ now	6 -1 2 1 -2 -3 -3 -5
^ off	-2 -6 -12 0 -2 0 22 -4
^ oh	-2 -7 -9 9 2 -1 -2 10
^ okay	1 -10 7 -2 -4 8 7 -1
^ on	-17 7 2 2 5 0 3 -1
^ one	-6 5 1 -4 2 0 -1 2
^ only	-2 -1 6 0 0 0 -1 -3
^ ooh	-1 -4 0 -2 0 -1 0 3
^ open	7 -1 -3 0 0 -2 -2 -2
^ our	1 7 2 -1 0 0 -1 -4
^ out	-5 -2 4 -1 0 0 4 5
^ paint	0 -3 6 -2 0 0 0 -1
^ pause	-5 -1 -2 -1 0 0 6 -1
^ peak	-4 2 1 -1 0 1 -1 -1
^ perfect	-1 -3 0 -1 0 0 0 4
^ play	-2 -3 5 0 0 1 1 -2
^ please	5 -5 -8 -3 -1 -2 5 0
^ previous	0 -1 -4 5 0 -1 0 0
^ put	-4 13 -8 0 -3 -4 8 -1
^ rain	16 -6 -2 -1 0 0 -2 -4
^ redder	0 -3 4 0 0 0 0 0
^ redo	-3 -1 -2 0 4 0 0 -1
^ reduce	-2 0 4 0 0 0 0 -2
^ remove	0 -1 4 -2 0 0 0 -1
^ reverse	-2 -3 9 0 -1 0 0 -1
^ revert	0 -1 -4 8 -1 0 0 -1
^ right	-1 2 -2 0 -4 5 1 0
^ rollback	-1 0 0 4 1 0 0 -1
^ run	1 -4 7 0 -1 0 0 -1
^ save	-4 -5 -5 -3 -4 -5 13 -5
^ scrap	0 -2 -1 7 0 -1 -1 -4
^ set	-4 -2 4 -1 0 0 2 -1
^ she	-13 10 -7 -1 0 0 -2 9
^ should	0 5 -2 0 0 0 0 -6
^ show	7 -4 -6 -2 -4 4 -1 0
^ slow	8 -3 -2 0 -4 -1 0 -2
^ slower	1 -1 5 0 0 0 -1 -2
^ snow	9 -3 -2 0 -2 0 0 -2
^ some	4 6 -5 0 -4 0 -1 -4
^ someone	7 0 -2 0 0 -1 -1 -2
^ something	-3 6 -3 -1 -4 0 0 0
^ speed	0 -2 5 0 0 0 -2 0
^ still	1 -6 9 -3 0 0 -1 0
^ stop	-5 -2 -3 0 0 0 9 -1
^ store	0 -2 -5 -1 0 0 4 0
^ stretch	-3 0 6 0 0 0 -1 -2
^ strobe	3 -4 2 -1 -1 -2 -1 0
^ swap	0 -3 6 0 0 -1 -1 -3
^ take	1 -4 2 4 0 0 -2 0
^ tears	-2 0 0 4 0 0 0 -2
^ that	-2 -5 -4 3 -3 3 -2 5
^ the	-2 -20 14 6 -10 5 -3 -2
^ then	-4 13 -7 -1 2 -4 0 -1
^ they	-8 3 -5 0 -2 8 -2 7
^ this	-3 -5 -1 6 3 0 4 -1
^ time	6 -2 -2 0 0 -1 0 0
^ tom	4 -2 -1 0 2 0 0 0
^ too	3 -14 7 7 0 -4 0 3
^ turn	1 -6 -1 0 1 -3 0 0
^ undo	0 -2 -1 11 -1 -1 -1 -1
^ var	0 -3 0 -2 1 0 0 6
^ wait	-3 0 -1 1 10 -3 -4 -2
^ wall	-7 -5 14 0 0 0 -8 -1
^ we	4 1 -1 1 0 3 -2 0
^ were	-1 8 -4 -4 0 0 2 7
^ what	-1 12 -7 -3 -3 -6 1 -1
^ when	-3 4 1 0 0 0 0 0
^ where	-1 2 -4 -3 0 4 0 -3
^ while	0 -4 0 0 0 0 0 0
^ with	-11 16 10 -1 -1 -2 -2 -8
^ without	0 -6 13 0 0 0 0 -3
^ would	-4 4 -3 0 0 -2 1 0
^ wow	-1 1 -3 0 0 0 -2 6
^ yes	-2 -1 6 -1 -3 -3 -1 4
^ yo	-2 -2 -8 -2 -1 0 2 8
^ you	-2 15 -4 -2 -1 2 -5 1
a	19 14 -7 -17 -18 -29 -16 -12
a <color>	6 6 -1 2 -1 -5 0 -6
a <earlier>	0 1 -1 -2 0 -1 -1 7
a <here>	0 -3 6 1 0 0 0 -2
a <number>	6 0 -4 0 0 0 0 -4
a bee	-1 4 -1 -1 0 0 0 -1
a big	-3 6 -3 0 0 0 0 -1
a cake	0 4 0 -1 0 0 0 -2
a car	-5 6 -1 0 0 0 0 0
a cat	7 -1 -3 -1 0 0 0 -4
a change	-4 -2 -2 0 0 0 0 7
a creeper	4 -2 -1 0 -2 0 0 -2
a customer	-3 -4 -3 0 0 0 0 13
a drop	-7 8 0 0 0 0 0 0
a few	-2 -7 11 -2 0 0 0 1
a fifth	-1 -1 5 0 0 0 0 0
a fire	9 -4 -2 0 0 -2 0 -5
a fresh	0 -3 0 0 0 -1 4 -1
a full	-5 -1 5 0 0 -1 0 0
a good	0 -4 6 1 0 0 0 -5
a hedgehog	-5 8 0 0 0 0 0 0
a heron	-4 4 -1 0 0 0 0 0
a kitten	4 1 -1 -1 0 0 0 -2
a lake	0 1 -4 0 0 0 0 0
a lamp	0 3 0 -1 0 0 -2 4
a light	-5 -1 -1 0 0 0 -1 10
a lighthouse	0 1 -4 0 0 0 0 0
a line	-1 4 -2 0 0 0 0 0
a little	-11 4 13 -3 -2 3 0 -6
a lot	-7 -5 13 -1 0 0 0 -2
a moment	-8 2 -2 6 0 0 5 -1
a moon	-2 5 -1 -1 0 -1 0 -2
a pendulum	3 -4 -1 0 0 0 0 2
a quarter	-4 -3 8 0 0 0 0 -1
a quiet	6 0 -1 0 0 0 0 -2
a robin	2 -4 0 0 0 0 0 0
a row	0 -3 4 0 0 0 0 0
a sad	2 -5 -2 0 0 0 0 0
a second	-2 6 -4 2 0 0 4 0
a shade	-1 -6 7 -1 0 0 0 -1
a shark	-3 4 0 -1 0 0 0 -1
a ship	-5 1 0 0 0 0 0 0
a skull	-6 5 -2 0 0 0 0 0
a slow	5 -3 0 -2 -1 0 0 3
a small	-5 5 1 0 0 0 0 -1
a soft	-2 -7 10 0 0 0 0 -1
a star	5 -3 -1 0 0 0 0 0
a steam	6 -9 -2 0 0 0 0 -1
a thing	9 -8 -3 -2 0 0 0 5
a third	-6 -8 11 -1 0 -2 0 -1
a tiny	-3 3 5 0 -1 0 0 -4
a touch	-3 -2 6 0 0 0 0 -1
a unicorn	3 -1 -4 0 -1 0 0 0
a volcano	5 -5 -2 0 0 0 0 0
a while	-5 6 -5 0 0 0 0 -1
a whole	-3 -1 4 0 0 0 0 1
a window	0 4 -1 0 0 0 0 0
abba	0 2 -4 0 0 0 0 0
about	-7 6 0 -5 1 -1 -3 7
about a	-8 2 0 -1 0 -1 0 2
about it	-2 -2 0 -1 1 0 0 5
about the	-4 12 -1 -1 -1 3 -1 -1
about…	1 2 0 0 -1 -1 -3 6
abou…	1 2 0 0 -1 -1 -3 6
accu…	-1 7 -4 -1 0 0 0 -2
across	1 4 -6 -2 0 -1 0 -3
across ,	1 4 -5 -2 0 -1 0 0
acros…	1 4 -6 -2 0 -1 0 -3
acro…	1 4 -6 -2 0 -1 0 -3
actually	-2 -1 1 3 2 -4 -2 0
actually $	0 -1 9 0 -1 -2 -2 -1
actua…	-1 -2 2 1 0 -4 -2 2
actu…	-1 -2 2 1 0 -4 -2 2
add	-14 13 2 -1 -3 0 -1 3
add a	-4 1 2 0 0 0 -1 0
add some	-1 4 -1 0 -3 0 0 0
adver…	-4 -1 -1 4 2 2 0 0
adve…	-4 -1 -1 4 2 2 0 0
afraid	-1 7 3 1 0 -1 0 -6
afrai…	-1 7 3 1 0 -1 0 -6
afra…	-1 7 3 1 0 -1 0 -6
after	2 4 5 -2 3 -7 1 -7
after <time>	0 0 -6 0 0 0 4 -1
after all	-6 -3 9 -1 3 -6 -4 -4
after control	23 -17 -28 -10 -9 8 17 2
after edit	-22 31 4 21 -28 -8 -18 0
after follow-up	-19 -9 16 18 -22 -5 -16 30
after it	0 -7 8 -1 0 0 0 0
after new	-61 34 35 -17 -9 1 -14 -16
after none	30 -39 -35 -12 -11 -16 -14 -25
after redo	18 -4 -6 -8 -4 10 -11 -1
after remark	23 -14 0 1 -6 3 -8 -19
after restore	-7 -13 -15 2 -10 -16 41 1
after the	3 14 -10 0 0 -1 3 -1
after undo	-2 -12 -13 -38 54 -25 -16 -9
after…	4 -3 4 3 1 -7 0 -8
afte…	4 -3 4 3 1 -7 0 -8
again	-5 -7 4 2 1 6 2 -6
again $	-4 1 9 1 5 -3 0 -6
again ,	-9 2 -4 6 4 -1 -1 2
again .	8 1 -2 1 0 0 3 -2
again please	-3 0 -3 -2 0 4 0 0
again the	0 0 -4 -3 0 1 0 0
again…	-3 -7 3 0 3 6 2 -5
agai…	-3 -7 3 0 3 6 2 -5
ago	-3 -3 -7 16 -1 -1 -1 0
ago $	0 -2 -1 5 0 0 0 0
ago .	1 -1 -6 7 0 -1 -1 -1
ah	-3 -4 -1 2 -1 0 1 6
ah ,	-3 0 -1 2 -1 0 -2 6
air	1 13 -6 -1 0 -1 -1 -4
alarm	1 -4 4 -2 0 0 4 0
alarm…	1 -4 4 -2 -1 0 4 0
alar…	1 -4 4 -2 -1 0 4 0
alert	5 -1 -3 0 0 0 0 -1
alert…	4 -1 -1 0 0 0 0 -1
aler…	4 -1 -1 0 0 0 0 -1
all	1 0 7 -8 -2 -5 0 10
all $	-4 0 2 -4 4 -2 -1 -1
all ,	-1 -2 7 1 -3 0 -4 -2
all .	-3 2 -3 4 1 -1 0 0
all night	-2 -2 0 -1 -1 0 5 1
all the	5 4 -2 -1 0 3 -1 -4
almost	-3 -2 3 -2 0 -2 -1 4
almos…	-3 -2 3 -2 0 -2 -1 4
almo…	-3 -2 3 -2 0 -2 -1 4
alone	-1 3 -1 5 0 0 0 -5
alone .	0 -2 -4 7 0 0 0 0
alone…	-1 3 -1 5 0 0 0 -5
along	-4 5 -1 0 -1 0 0 4
along…	-4 5 -1 0 -1 0 0 4
alon…	-6 8 -3 5 -1 0 -1 0
already	-3 1 -4 0 -2 0 -1 6
already ,	1 3 -4 0 1 0 0 -1
alrea…	-3 1 -4 0 -2 0 -1 6
alre…	-3 1 -4 0 -2 0 -1 6
alright	-4 -1 -1 -1 4 3 0 0
alrig…	-4 -1 -1 -1 4 3 0 0
alri…	-4 -1 -1 -1 4 3 0 0
also	5 0 0 0 -1 -2 -2 2
also a	4 -2 -2 0 0 0 0 -1
alter…	0 -6 4 0 0 -2 0 0
alte…	0 -6 4 0 0 -2 0 0
alway…	0 10 -8 -5 0 0 -1 4
alwa…	0 10 -8 -5 0 0 -1 4
am	-1 -2 -1 -6 -1 -2 -2 9
am $	2 3 -1 0 0 0 0 -5
am afraid	-1 2 5 1 0 -1 0 -4
am sorry	-3 0 1 -1 0 0 0 4
amber…	0 -3 0 -3 0 4 -1 0
ambe…	0 -3 0 -3 0 4 -1 0
amplitude	-1 0 8 2 0 0 -6 0
ampli…	-1 0 8 2 0 0 -6 0
ampl…	-1 0 8 2 0 0 -6 0
an	13 4 3 4 2 -8 -4 -7
an <color>	-1 6 1 0 0 -4 0 0
an aquarium	5 -2 -1 0 0 0 0 -2
an empty	1 -1 0 0 0 0 4 -2
and	4 12 -9 -15 -7 -11 1 2
and <color>	9 3 -3 -1 -1 1 -2 -1
and <here>	-1 5 -2 2 0 4 3 -4
and <number>	-2 7 1 0 0 0 -1 -4
and a	3 4 -8 0 -1 0 0 0
and again	-1 -2 10 0 0 -2 -2 1
and all	2 6 -8 -1 -1 2 0 2
and asked	-1 0 0 0 -2 0 -1 7
and do	1 0 0 0 0 -1 4 -2
and everything	1 -3 1 0 0 0 0 6
and for	3 3 -4 0 -1 -1 -1 -1
and go	-1 5 -6 0 0 0 7 0
and he	-3 -4 -2 3 1 -1 0 0
and i	-7 3 2 -1 2 -2 -1 3
and it	-5 4 0 0 0 0 -1 0
and less	0 1 -4 0 -2 0 0 0
and no	5 2 -2 -1 0 -2 0 -2
and nobody	-2 -5 -2 0 0 3 0 5
and not	0 -5 5 -2 0 0 0 0
and now	-1 -4 -1 4 0 6 -1 0
and one	4 -5 -2 6 -1 0 -1 0
and out	-2 -4 7 0 0 -2 0 -2
and slower	-5 0 2 0 0 0 0 6
and the	-5 8 8 -1 0 -4 -3 -3
and then	0 9 0 -2 -1 -2 -4 -6
and they	0 0 8 -1 0 0 -2 -1
and what	2 -6 -1 -2 0 4 -1 0
and when	0 4 -1 0 0 0 -3 0
and you	-1 -7 0 0 0 0 0 3
angry…	1 1 -4 -1 0 1 0 -2
angr…	-2 2 -4 -1 0 1 0 -2
anima…	0 2 -5 2 0 0 -1 0
anim…	0 2 -5 2 0 0 -1 0
another	1 -2 5 0 0 -1 0 -1
anoth…	1 -2 5 0 0 -1 0 -1
anot…	1 -2 5 0 0 -1 0 -1
answer	0 4 -8 0 0 0 0 0
answe…	0 4 -8 0 0 0 0 0
answ…	0 4 -8 0 0 0 0 0
any	-15 -44 -41 -45 -44 -48 -39 -36
any more	0 0 -4 1 0 0 0 4
anybody	0 -6 0 0 0 3 0 0
anybo…	0 -6 0 0 0 3 0 0
anyb…	0 -6 0 0 0 3 0 0
anything	1 0 -4 0 0 -1 2 1
anything $	-4 -1 -1 0 0 0 4 3
anyth…	1 0 -4 0 0 -1 2 1
anyt…	1 0 -4 0 0 -1 2 1
apparently	5 2 -4 0 0 0 0 -2
appar…	5 3 -6 0 0 0 0 -2
appa…	5 3 -6 0 0 0 0 -2
appea…	2 4 -4 0 0 -1 0 -1
aquarium	5 -2 -1 0 0 0 0 -2
aquar…	5 -2 -1 0 0 0 0 -2
aqua…	5 -2 -1 0 0 0 0 -2
are	-13 -7 4 0 -1 0 0 20
are <color>	-5 3 3 0 -1 0 0 -2
are a	-4 -5 5 0 1 0 -1 4
are in	0 4 -1 0 0 1 0 -1
are not	-1 0 5 -1 0 3 0 -1
are the	0 -4 -2 -1 0 0 0 7
around	2 8 2 -4 -2 -2 -1 -3
around .	0 -3 7 -4 -1 0 0 0
around it	2 8 -7 0 -2 0 -1 -3
aroun…	2 8 2 -4 -2 -2 -1 -3
arou…	2 8 2 -4 -2 -2 -1 -3
arrives	-3 5 -1 0 -1 0 0 -1
arriv…	-3 5 -1 0 -1 3 0 -1
arri…	-3 5 -1 0 -1 3 0 -1
as	-4 -5 0 -1 -6 -1 14 -10
as <earlier>	0 -1 0 0 -1 -4 0 -1
as a	4 2 0 0 0 -1 -1 0
as bright	-1 0 3 0 0 -2 -4 0
as if	-5 9 -3 0 0 -1 -1 -1
as it	-2 -1 -1 0 -2 9 -4 0
as long	0 -2 4 0 0 -1 -3 0
as many	-1 -3 11 0 0 -1 -1 -4
as the	-1 -5 1 0 0 -1 -1 8
as they	-4 -1 3 5 1 -2 0 -2
as we	0 -1 0 -3 -1 8 0 -1
ask	-3 4 5 -1 0 -1 0 -3
ask for	6 -4 0 0 0 0 0 -3
asked	0 -9 -2 3 -2 0 -1 10
asked for	0 0 0 2 0 4 0 -5
asked…	0 -9 -2 3 -2 0 -1 10
aske…	0 -9 -2 3 -2 0 -1 10
asking	-7 -1 -2 0 -1 13 0 2
asking for	-5 -1 -1 0 -1 13 0 -3
askin…	-7 -1 -2 0 -1 13 0 2
aski…	-7 -1 -2 0 -1 13 0 2
asks	-1 12 -4 0 0 -3 0 2
asks if	-1 4 0 0 0 -1 0 1
asleep	-11 0 -3 2 -1 2 3 4
asleep .	-7 0 0 0 0 2 -1 4
aslee…	-3 -1 -4 0 -1 2 3 4
asle…	3 -5 -4 0 -1 2 1 4
at	0 0 -1 -3 -9 -2 6 1
at <number>	2 -3 -3 0 -6 -3 11 -4
at a	1 4 5 0 0 -3 0 0
at dusk	3 -6 0 0 0 -1 0 0
at half	-1 -3 5 -1 0 0 0 -2
at it	-2 -7 -3 3 0 0 0 7
at its	-1 4 -4 -1 0 3 -1 -1
at noon	5 -6 -3 -1 0 0 5 -1
at the	-10 -2 6 -2 -2 5 -2 1
ate	3 -5 0 1 0 -1 0 4
autumn	5 -1 0 0 0 0 0 -1
autum…	5 -1 0 0 0 0 0 -1
autu…	5 -1 0 0 0 0 0 -1
awake	2 -2 -1 5 -1 2 0 2
awake…	3 -2 -1 5 -1 2 0 2
awak…	3 -2 -1 5 -1 2 0 2
away	-15 12 8 -1 3 -3 3 -5
away $	-8 7 -6 2 3 0 -2 4
away ,	-5 -1 3 0 0 0 0 0
away .	0 3 6 -3 2 0 -1 -7
b4	-2 -1 -1 5 0 -1 0 0
baby	1 -5 -3 4 -1 0 0 0
back	-7 -17 -19 20 -3 16 -5 -10
back $	-2 -3 -11 15 -3 -6 -4 -3
back ,	0 -4 0 -4 -2 9 2 -3
back .	2 -1 -4 0 4 -3 0 -1
back <number>	0 0 -3 9 0 0 0 -3
back a	0 -1 5 2 0 0 0 0
back in	-1 -1 0 -1 4 -1 0 0
back on	0 0 0 -3 -1 5 -1 -1
back to	-2 -6 -2 -10 -3 11 -3 3
back up	0 0 0 -2 0 4 0 0
background	-6 -2 4 0 0 0 0 -1
background <color>	-5 0 4 0 0 0 0 0
backg…	-6 -2 4 0 0 0 0 -1
backwards	-2 -7 11 0 0 -1 -2 -2
backw…	-2 -7 11 0 1 -2 -2 -2
back…	-7 -9 14 0 1 -2 -2 -3
bad	2 -1 2 0 0 0 0 -4
ball	5 1 -2 -2 -1 0 0 -3
ball ,	4 0 -1 -2 0 0 0 -1
balloons	-1 4 0 -1 0 0 0 -2
ballo…	-3 4 -7 4 -1 1 0 -4
ball…	1 1 -7 4 -2 1 0 -5
bambo…	0 -1 -4 -1 0 0 0 -1
bamb…	0 -1 -4 -1 0 0 0 -1
bar	4 -2 1 0 0 0 -2 -3
bath	4 -3 -1 0 0 0 -1 0
bats	5 -4 -2 0 0 0 0 -3
be	-3 3 9 -3 4 -13 -5 -5
be <color>	-1 -9 18 0 0 -1 0 4
be a	-5 -5 10 0 0 0 0 -2
be like	5 -5 -2 0 0 0 0 -1
be more	-1 7 -5 0 0 0 0 -3
be nice	0 5 -3 0 0 0 0 -2
be possible	-4 4 -2 0 0 -1 0 0
be shorter	0 -4 0 0 0 0 0 -1
be so	-3 -4 4 0 0 -3 0 8
be the	-2 3 -2 0 0 -1 -1 6
beat	0 -7 8 0 0 0 0 -1
beats	-3 -1 5 0 0 0 -1 0
beats <time>	-3 -1 5 0 0 0 -1 0
beats…	-3 -1 5 0 0 0 -1 0
beat…	-2 0 5 0 0 0 -1 -2
beautiful	-4 -4 1 -1 0 0 0 5
beautiful ,	0 0 -1 -1 0 0 0 5
beaut…	-4 -4 1 -1 0 0 0 5
beau…	-4 -4 1 -1 0 0 0 5
because	2 0 5 0 -3 -4 -1 -1
because the	0 4 -1 0 -1 -2 0 0
becau…	6 -3 11 0 -3 -5 -1 -1
beca…	6 -3 11 0 -3 -5 -1 -1
bed	-4 -1 0 -4 3 3 5 3
bed $	-1 0 0 0 0 -2 5 0
bed ,	0 -3 3 -1 0 2 5 -1
bee	-1 4 -3 -1 0 1 0 1
been	-1 -5 -2 -1 0 0 0 7
before	-1 3 2 2 -4 4 -1 -8
before .	0 0 -2 8 0 -2 0 0
before i	-4 -2 -1 0 0 0 1 0
before it	0 1 10 0 0 0 -1 0
before the	-1 -3 1 -2 -1 4 -1 -5
befor…	-1 3 2 2 -4 4 -1 -8
befo…	-1 3 2 2 -4 4 -1 -8
begin	-2 -6 2 0 0 1 1 0
beginning	0 0 1 0 -1 4 -1 0
beginning ,	0 0 -1 0 -1 4 0 0
begin…	-8 -6 11 -1 -1 5 0 -1
begi…	-8 -6 11 -1 -1 5 0 -1
behind	-3 7 0 1 -2 -4 -1 0
behind $	-3 7 -6 0 0 0 0 0
behind it	6 2 -1 0 0 -2 -1 0
behind the	-2 4 -6 -2 0 -2 0 1
behin…	-3 7 0 1 -2 -4 -1 0
behi…	-3 7 0 1 -2 -4 -1 0
being	6 -2 -2 4 1 -1 -1 -3
being…	6 -2 -2 4 1 -2 -1 -3
bein…	6 -2 -2 4 1 -2 -1 -3
belay	-1 -2 -1 3 5 -1 0 -1
belay…	-1 -2 -1 3 5 -1 0 -1
bela…	-1 -2 -1 3 5 -1 0 -1
belie…	-1 -3 0 1 0 0 -3 8
beli…	-1 -3 0 1 0 0 -3 8
bell	0 2 -2 -1 0 6 0 -2
below	-7 9 -1 0 0 -3 0 0
below…	-7 9 -1 0 0 -3 0 0
belo…	-8 12 -1 0 0 -3 0 0
beside	0 4 -4 0 0 0 0 -2
besid…	0 4 -4 0 0 0 0 -2
besi…	0 4 -4 0 0 0 0 -2
best	-3 4 -8 0 0 3 -5 9
better	-5 0 -8 7 3 0 -2 5
better $	0 -2 1 -4 0 0 0 3
better .	-1 3 1 0 3 0 -2 -4
better than	-2 -2 -3 0 0 0 0 8
bette…	-5 0 -8 8 3 0 -2 5
bett…	-5 0 -8 8 3 0 -2 5
between	1 -5 12 -1 -2 -2 -4 -1
between $	-1 -4 6 0 0 0 0 -1
between <number>	6 1 -6 0 0 0 0 0
between the	-4 3 0 -1 -2 -1 0 0
betwe…	1 -5 12 -1 -2 -2 -4 -1
betw…	1 -5 12 -1 -2 -2 -4 -1
big	0 6 -9 0 -2 -1 0 1
bigger	1 4 1 0 0 0 -4 -1
bigge…	1 4 1 0 0 0 -4 -1
bigg…	1 4 1 0 0 0 -4 -1
bird	4 0 0 0 0 3 0 -2
birds	-2 10 -5 -1 0 -1 -1 -2
birds…	-2 10 -5 -1 0 -1 -1 -2
bird…	-2 10 -5 -1 0 -1 -1 -2
birthday	5 -1 -3 0 0 -1 0 -3
birth…	5 0 -3 0 0 -2 0 -3
birt…	5 0 -3 0 0 -2 0 -3
bit	-8 -14 35 0 -4 -2 -1 -14
bit $	-3 -11 16 7 0 0 0 -4
bit more	-2 -2 5 -2 0 0 0 -1
bit of	4 1 -2 -2 0 0 0 -3
bite	-1 4 0 0 0 0 -1 0
black…	7 2 -5 0 -2 -3 0 -3
blac…	7 2 -5 0 -2 -3 0 -3
bless	-1 -1 5 -1 0 0 -3 3
bless…	-1 -1 5 -1 0 0 -3 3
bles…	-1 -1 5 -1 0 0 -3 3
blink	1 -1 7 -1 0 0 0 -2
blinking	-2 -1 7 3 -1 -3 0 -1
blink…	1 -4 9 1 -1 0 -1 -4
blin…	1 -4 9 1 -1 0 -1 -4
blood…	1 -2 5 -1 0 2 0 0
bloo…	1 -2 5 -1 0 2 0 0
bloss…	0 0 0 -1 -2 4 0 0
blos…	0 0 0 -1 -2 4 0 0
blows	1 3 -4 -2 0 -1 0 0
blows…	1 3 -4 -2 0 -1 0 0
blow…	-5 7 -4 -3 0 -3 1 0
bluer	0 -2 5 -2 0 0 0 -1
bluer…	0 -2 5 -2 0 0 0 -1
bluis…	4 0 -4 0 0 3 0 0
blui…	4 0 -4 0 0 3 0 0
boat	5 -4 -2 0 0 0 0 -2
boats	4 -2 0 0 0 -3 -1 0
boats…	4 -2 0 0 0 -3 -1 0
boat…	4 -2 0 0 0 -3 -1 0
boil…	0 4 -2 0 0 0 0 0
boss	-5 -2 0 0 0 4 2 -2
boss fight	3 -5 0 0 0 -1 -1 0
both	-2 2 -1 6 0 -2 2 2
both of	1 -2 -4 3 0 0 2 2
bottom	2 1 -5 0 -1 0 0 0
bottom of	2 -4 0 0 0 0 0 0
botto…	2 1 -5 0 -1 -2 0 0
box	-4 -1 0 -1 0 0 0 4
boy	3 -4 -2 0 0 0 0 5
boys	-1 2 -6 3 0 0 0 7
brain	1 -2 -2 2 -1 0 0 4
brain…	1 -2 -2 2 -1 0 0 4
brai…	1 -2 -2 2 -1 0 0 4
break…	9 1 -2 -2 -1 1 0 -3
breath	0 5 0 -1 2 0 0 0
breat…	-4 0 4 -2 0 1 -3 2
brea…	2 1 1 -4 -1 3 -1 1
brid…	-1 0 0 0 0 0 0 5
bright	-1 -6 12 -1 0 -3 -3 -5
brighter	-1 -3 -1 -2 -1 -2 0 12
brightness	-2 -3 -4 0 0 0 3 -1
brightness ,	4 -1 2 0 0 0 -2 0
brightness <number>	0 0 -2 0 0 0 4 0
brightness to	-2 0 -6 0 0 0 2 -1
brigh…	-3 -13 7 -2 -1 -5 0 6
brig…	-4 -5 7 -2 -1 -5 0 2
bring	-2 -2 5 -1 4 5 1 -3
bring the	0 0 4 -4 2 -1 1 0
bring…	-2 -2 5 -1 4 5 1 -3
brin…	-2 -2 5 -1 4 5 1 -3
bro	-2 -2 -1 -1 0 0 0 5
broken	0 4 -4 -1 0 0 0 2
broke…	6 2 -6 -1 0 0 0 2
brok…	6 2 -6 -1 0 0 0 2
brother	0 -4 -3 0 0 1 0 3
broth…	3 -4 -3 0 0 0 0 3
brot…	3 -4 -3 0 0 0 0 3
brown…	-2 -7 7 5 0 -1 0 0
brow…	-2 -7 7 5 0 -1 0 0
bubbles	4 4 -5 -3 0 -1 0 3
bubbl…	-6 7 -5 -3 -1 0 -1 1
bubb…	-6 7 -5 -3 -1 0 -1 1
build	-5 6 0 0 -1 -1 0 -1
build…	4 2 -11 3 -1 6 1 -3
buil…	6 2 -11 3 -1 6 1 -3
burn	-1 3 -4 0 0 2 4 0
burn…	4 2 -1 0 -2 -1 0 -2
burst	-1 -6 7 0 0 0 -1 0
burst of	-1 -6 7 0 0 0 -1 0
burst…	-1 -6 7 0 0 0 -1 0
burs…	-1 -6 7 0 0 0 -1 0
bus	6 -2 -1 -1 0 0 0 0
but	14 11 -1 -8 -4 -12 -5 -6
but a	0 -5 0 0 0 0 0 -2
but i	0 -5 0 0 -1 2 0 5
but not	2 -1 -4 0 -3 1 0 -1
but only	5 -5 4 0 0 -1 0 -2
but she	-2 2 -2 -2 -1 0 0 7
but the	3 0 2 1 0 -3 0 -4
but where	0 5 -3 0 0 0 0 -1
but with	5 7 -5 -1 0 -4 0 -1
butte…	4 -3 2 -1 0 0 0 -4
butt…	4 -3 2 -1 0 0 0 -4
by	3 -8 18 -6 -3 -8 -3 1
by <number>	-5 0 -1 -1 0 2 -1 3
by <percent>	-1 -1 5 0 0 0 -2 0
by a	-7 -3 12 -1 0 0 0 -1
by half	-5 -3 8 0 0 0 0 -1
by one	0 7 -2 -1 0 -3 0 -1
by the	0 -3 -3 -1 -1 1 0 6
cabin…	-2 0 -4 5 0 0 0 0
cabi…	-2 0 -4 5 0 0 0 0
cake	6 1 -7 -2 0 -1 -1 0
call	3 6 0 -5 -4 0 -2 -1
call it	0 -1 0 -2 -4 -1 4 -1
call…	-1 -1 -1 0 0 1 0 5
calm	3 -8 2 4 -3 -5 0 2
calmer	-3 5 -2 1 0 0 0 -2
calme…	-4 5 0 1 0 0 0 -2
calm…	-4 3 0 1 0 0 0 -2
came	-3 -2 -3 -1 0 2 -3 5
can	-1 2 -5 0 -2 -2 1 2
can be	3 2 0 0 0 0 0 -5
can go	0 0 6 -1 -1 0 0 -2
can i	0 -1 0 -2 0 5 0 -3
can it	2 10 -1 0 -2 0 -4 -3
can manage	6 -1 -2 -1 0 0 0 -1
can not	-2 -13 6 8 0 0 -2 7
can the	-1 11 -5 -2 -1 -1 0 -1
can they	-2 11 -5 -1 0 0 -1 -1
can you	7 -11 3 1 -1 3 4 -2
cancel	-5 -2 -5 11 5 -1 0 -2
cancel the	-3 -1 -4 5 5 -1 0 -1
cance…	-8 -2 -7 13 5 -1 -1 4
canc…	-8 -2 -7 13 5 -1 -1 4
candles	6 -1 -3 -1 0 -2 -1 0
candl…	3 -3 -7 -3 0 7 -2 -4
cand…	3 -3 -7 -3 0 7 -2 -4
cann…	-1 -1 -3 0 0 0 0 5
car	-6 9 -5 -2 -1 1 0 -2
card	10 -1 -8 0 0 0 0 0
carni…	1 -4 0 0 0 4 0 0
carn…	1 -4 0 0 0 4 0 0
caro…	4 -3 0 -1 1 0 0 -2
carry	-4 2 0 0 0 -1 3 -3
carry…	-5 6 0 0 0 -1 3 -3
carr…	-5 6 0 0 0 -1 3 -3
castle	4 -4 0 -1 0 0 0 0
castl…	4 -3 0 -1 -1 2 0 -1
cast…	4 -3 0 -1 -1 2 0 -1
cat	7 -3 -4 1 0 0 -1 -1
cent…	0 7 -2 0 0 -1 -1 -2
champagne	5 -4 -1 0 0 -1 -2 -1
champ…	5 3 -1 0 0 -4 -2 -1
cham…	5 3 -1 0 0 -4 -2 -1
change	-3 -4 4 -4 2 -4 0 7
changed	-2 -2 -2 1 1 -2 0 4
changed my	0 0 0 1 2 -2 0 -5
changes	0 0 0 5 0 0 0 -2
chang…	-5 -6 2 1 3 -7 0 10
chan…	-5 -6 2 1 3 -7 0 10
chapter	-3 -2 -1 -1 0 0 0 6
chapter <number>	-4 0 -1 0 0 0 0 4
chapt…	-1 -3 -1 -1 0 0 0 6
chap…	-1 -3 -1 -1 0 0 0 6
character	2 4 -1 0 -1 0 -1 -2
chara…	2 4 -1 0 -1 0 -1 -2
char…	-2 6 -2 2 -1 0 -1 -1
chase	-1 0 4 0 0 0 0 -1
chasing	-6 8 0 0 0 0 0 -3
chasi…	-3 8 -1 0 -1 0 0 -3
chas…	-4 8 2 0 -1 0 0 -4
chat	3 -9 -3 -1 -1 -2 5 10
chat $	-1 -2 -2 0 -4 0 5 4
chat is	-3 -5 -1 -1 -1 0 -1 15
check…	0 -2 1 -3 1 5 0 0
chec…	0 -2 1 -3 1 5 0 0
cheer…	2 -4 -5 -1 0 0 0 4
cheese	0 1 0 -2 0 -2 0 4
chees…	0 1 0 -2 0 -2 0 4
chee…	2 -3 -5 -3 0 -2 0 7
chest…	-4 -3 0 0 0 0 0 6
ches…	-4 -3 0 0 0 0 0 6
children	-1 4 -5 0 0 -1 -1 3
child…	0 2 -5 0 0 2 -1 3
chill…	4 -2 2 -1 0 0 0 -3
chil…	8 -4 -3 -3 0 3 -2 0
city	7 3 -3 0 2 -5 -2 -2
claim…	-4 -2 -3 0 0 0 0 8
clai…	-3 -4 -3 0 0 0 0 8
class…	1 6 -4 0 0 1 0 -3
clas…	1 5 -1 0 0 1 0 -3
cleaner	-3 -2 -1 4 4 0 4 -2
clean…	-3 3 -4 3 4 0 4 -2
clear	-2 0 5 -2 0 0 2 0
clear…	-2 0 5 -2 0 0 2 0
clea…	-5 2 1 2 4 0 6 -2
clin…	0 2 1 -1 0 0 0 -5
clock	4 0 -4 0 0 -1 0 0
clock…	4 -3 -2 0 0 -1 0 0
cloc…	4 -3 -2 0 0 -1 0 0
close	4 0 -1 -2 -1 -4 2 -1
close ,	1 0 0 0 0 -4 0 0
closed	0 -3 -3 0 0 5 0 0
closer	-6 14 -1 0 0 -1 0 -2
closer ,	-2 5 0 0 0 0 0 -1
close…	1 5 -5 -3 -1 0 2 -3
clos…	4 4 -6 -4 -3 4 1 -6
clouds	7 -6 -2 0 -2 -3 0 4
clouds .	1 -2 -2 0 0 -3 0 5
cloud…	7 -2 -4 -3 -4 -2 0 2
clou…	7 -2 -4 -3 -4 -2 0 2
coals…	4 1 -4 -1 3 3 -1 -3
coal…	4 1 -4 -1 3 3 -1 -3
cobal…	-7 0 2 0 0 3 0 0
coba…	-7 0 2 0 0 3 0 0
cocktail	4 -5 -1 0 0 0 0 -1
cocktail glass	4 -5 -1 0 0 0 0 -1
cockt…	4 2 -1 0 0 -4 0 -1
cock…	4 2 -1 0 0 -4 0 -1
coffe…	-1 -2 -3 -2 -1 4 -1 -1
coff…	-1 -2 -3 -2 -1 4 -1 -1
cold	-1 7 -1 -1 -1 -1 0 0
colle…	-2 0 1 0 0 -1 0 5
coll…	-6 1 1 0 0 -1 0 5
color	-2 -6 7 0 0 -2 0 2
colored	0 -1 -2 0 0 0 0 5
colors	4 0 2 3 -3 -1 0 -4
colors ,	7 -3 0 -2 -1 -1 0 -1
color…	2 -7 7 3 -4 -3 0 2
colo…	2 -7 7 3 -4 -3 0 2
come	1 15 -10 4 1 -2 -2 -6
come back	0 -4 0 2 -1 0 0 0
comes	1 6 -2 -1 0 1 -2 -2
comes…	1 4 -1 -1 0 1 -2 -2
come…	2 4 -6 -1 0 1 -2 -3
coming	4 2 -1 -1 0 0 0 -6
coming down	-3 5 -1 -1 0 0 0 -2
coming out	4 -4 -1 0 0 0 0 -2
comin…	2 5 -1 -1 0 0 0 -6
comi…	2 3 -1 -1 0 0 0 -4
completely	-1 -4 10 -1 -3 0 0 -2
compl…	-1 -3 10 1 -3 2 0 -2
compromise	-3 4 -1 0 0 0 0 0
compromise ,	-3 4 -1 0 0 0 0 0
compr…	-3 4 -1 0 0 0 0 0
compu…	-3 5 -5 0 0 -6 7 -1
comp…	-6 4 3 0 -4 -1 6 -4
confe…	3 4 0 -1 0 -1 0 -3
continue	-4 -1 0 -1 0 0 5 -1
conti…	-4 -1 0 -1 0 0 5 -1
cont…	-1 -4 1 -1 3 -1 4 -4
conve…	-1 -1 -5 6 0 0 1 0
conv…	-1 -3 -5 6 0 0 1 2
cool	-4 5 -2 0 1 -1 0 0
corner	0 6 -6 0 0 1 0 3
corne…	-1 6 -6 0 0 1 0 3
corn…	-1 6 -6 0 0 1 0 3
corp…	0 4 -9 0 0 0 0 0
correct	0 -2 1 -1 0 -2 0 4
corre…	0 -2 2 -4 0 -2 0 4
corr…	0 -2 2 -4 0 -2 0 4
could	-5 3 0 0 -1 -2 -1 0
could be	-2 4 -1 0 0 -1 0 0
could i	9 -10 0 0 -2 4 0 -3
could it	-4 9 -4 0 0 -1 -1 -3
could the	-2 9 -7 -1 0 3 0 -1
could you	0 -9 5 3 2 -2 2 -1
could…	-5 3 0 0 -1 -2 -1 0
coul…	-5 3 0 0 -1 -2 -1 0
count	-2 0 9 0 0 0 -2 -3
countdown	12 0 -8 -1 0 -1 -1 -6
counter	1 -2 -2 0 0 0 0 4
counting	-3 -3 3 0 0 0 0 4
count…	8 -7 1 -3 0 5 -2 1
coun…	8 -7 1 -3 0 5 -2 1
course	2 4 -1 -1 2 0 -1 -3
cours…	2 4 -1 -1 2 0 -1 -3
cour…	2 4 -1 -1 2 0 -1 -3
cozy	0 4 -5 -3 0 0 0 1
crackle	-2 5 -4 0 0 0 0 -1
crack…	-1 4 -6 0 0 3 0 -2
crac…	-1 4 -6 0 0 3 0 -2
crash…	0 6 -2 0 1 -2 0 -1
cras…	0 6 -2 0 1 -2 0 -1
crazy	0 4 -2 0 0 0 0 0
crazy…	0 4 -2 0 0 0 0 0
craz…	0 4 -2 0 0 0 0 0
cream…	5 -1 -4 -2 0 0 0 0
crea…	3 -1 -5 -2 -1 5 0 0
creeper	13 -6 -1 0 -2 0 -1 -5
creeper face	6 -3 -1 0 -2 0 0 -2
creep…	12 -2 -2 0 -2 -3 -1 -5
cree…	12 -2 -2 0 -2 -3 -1 -5
crick…	0 5 -1 0 0 1 0 -1
cric…	0 5 -1 0 0 1 0 -1
crim…	-2 -3 4 1 1 0 -1 -1
crois…	7 -4 -4 -2 0 -1 -2 -2
croi…	7 -4 -4 -2 0 -1 -2 -2
crossfade	-1 -4 8 0 -2 -1 0 0
crossing	-5 12 -1 0 0 0 0 -2
cross…	-3 -2 11 1 0 -3 -1 -6
cros…	-3 -2 11 1 0 -3 -1 -6
crowd	-3 10 -4 2 0 -1 0 -1
crowd…	-6 9 -3 2 5 -1 0 -1
crown	6 -5 -3 0 0 0 0 0
crown…	6 -5 -3 0 0 0 0 0
crow…	-1 5 -6 2 5 -1 0 -1
crying	-4 -3 0 5 2 0 0 1
cryin…	-4 -3 0 5 2 0 0 1
cryi…	-4 -3 0 5 2 0 0 1
ctrl	-4 -6 -4 17 7 0 -2 -6
ctrl y	-4 -1 0 -1 10 0 -1 -1
ctrl z	0 -5 -4 18 -3 0 -1 -5
curs…	-1 9 -3 0 0 0 -1 -1
curtain	3 3 -1 0 0 -4 0 0
curta…	3 4 -5 0 0 -3 0 0
curt…	3 4 -5 0 0 -3 0 0
customer	-5 -4 -3 -2 0 -1 0 15
customer just	-3 -3 -2 0 0 0 0 7
customers	-3 2 -2 0 0 0 0 4
custo…	-8 0 -3 -2 0 -1 0 15
cust…	-8 0 -3 -2 0 -1 0 15
cut	-2 4 2 0 0 -1 3 -3
cut the	-1 -1 1 0 0 0 4 -1
cycle	0 -3 4 0 0 0 0 -1
cycle…	0 -3 4 0 0 0 0 -1
cycl…	0 -3 4 0 0 0 0 -1
dance…	3 2 -3 -2 0 2 0 -4
dancing	-2 3 -1 -2 -1 5 -3 -2
danci…	-2 3 -1 -2 -1 5 -3 -2
danc…	2 5 -4 -3 -1 7 -3 -6
dark	6 -7 4 -1 0 -3 5 -4
dark $	5 -2 1 -1 0 -1 0 -3
dark .	1 0 -2 0 0 -2 5 0
darker	-3 2 7 -1 -3 -2 0 -3
darker .	0 -6 2 0 0 0 0 0
darke…	-4 2 7 -1 -3 0 0 -3
dark…	-4 1 7 -1 -3 0 0 -3
daughter	10 -2 -1 0 0 0 0 -5
daugh…	10 -2 -1 0 0 0 0 -5
daug…	10 -2 -1 0 0 0 0 -5
dave	-1 -4 -2 6 0 -4 0 4
day	-1 -6 -8 -2 0 1 -1 11
day ,	4 -3 0 0 0 -1 0 -1
day .	4 -1 -4 -1 0 -1 -1 0
dead	-1 0 4 2 -1 -2 0 0
deadl…	0 5 -4 0 -1 -1 -1 4
dead…	0 5 -4 0 -1 -1 -1 4
deal	0 -4 6 0 0 0 0 -5
dear	-2 -4 8 -5 0 -1 -2 -3
dear ,	0 -4 3 -5 1 0 0 -2
dear .	-2 0 5 0 0 -1 0 -1
deci…	-2 0 -1 0 1 0 0 4
deeper	-1 5 2 -1 0 0 0 -1
deepe…	-1 5 2 -1 0 0 0 -1
deep…	-1 5 2 -1 0 0 0 -1
degre…	-2 2 5 -1 0 0 0 -3
degr…	-2 2 5 -1 0 0 0 -3
deman…	6 -1 0 0 2 1 -1 -4
dema…	6 -1 0 0 2 1 -1 -4
dens…	-4 -2 4 -1 0 0 0 0
desert	11 -3 -2 0 0 0 0 -3
deser…	11 1 -2 0 1 0 -1 -5
dese…	11 1 -2 0 1 0 -1 -5
dessert	6 -2 -2 -1 0 0 0 0
desse…	9 -5 -3 -1 0 0 0 0
dess…	9 -5 -3 -1 0 0 0 0
diamond	5 -1 -1 0 0 0 0 0
diamo…	5 -1 -1 0 0 0 0 0
diam…	5 -1 -1 0 0 0 0 0
did	0 -9 -7 10 6 -5 -2 11
did .	0 -1 -4 0 0 -2 -1 3
did not	4 -2 -1 -5 0 -2 2 5
different	9 -6 -1 -1 0 -1 0 -1
diffe…	9 -6 -1 -1 0 -1 0 -1
diff…	9 -6 -1 -1 0 -1 0 -1
digger	9 -1 -2 0 0 -2 0 -2
digge…	6 4 -4 0 -2 2 0 -3
digg…	6 4 -4 0 -2 2 0 -3
dim	-4 0 -3 0 0 3 1 0
dimmer	-1 -2 9 0 0 -3 0 -2
dimmer ,	0 -2 8 0 0 -3 0 -1
dimme…	-1 -2 9 0 1 -3 0 -2
dimm…	-1 -2 9 0 0 -3 0 -2
dinner	4 -3 -1 0 0 0 0 0
dinos	-1 0 0 0 -3 2 5 0
dinosaur	7 -3 -4 0 0 -1 0 -1
dinosaurs	1 4 -2 -1 0 0 -2 -2
dinos…	7 0 -4 -2 -3 1 4 -3
dino…	7 0 -4 -2 -3 1 4 -3
direction	-3 -11 19 -4 0 0 -1 -2
direction $	-2 -5 6 0 0 0 0 0
direction ,	-1 0 4 -2 0 0 0 0
direc…	-3 -12 19 -4 0 1 -1 -2
dire…	-3 -12 19 -4 0 1 -1 -2
disap…	-2 10 -5 0 0 -1 0 -1
disa…	-2 10 -5 0 0 -1 0 -1
disco ball	4 0 0 -2 0 0 0 -1
disco…	1 8 -1 -3 -1 -1 -1 -2
disc…	-4 13 -6 2 -1 -1 -1 -3
dishes	4 -4 0 3 -1 0 0 -2
dishe…	4 -5 0 3 -1 0 2 -2
display	6 -1 -2 0 0 1 -1 0
displ…	6 -1 -2 0 0 1 -1 0
disp…	6 -1 -2 0 0 1 -1 0
dist…	-1 4 1 -1 0 0 0 -1
dive…	-1 8 0 -2 0 0 0 -3
do	18 -4 -7 -3 6 -6 6 -9
do .	-2 -1 4 0 0 0 0 0
do a	11 -9 -3 0 -3 -2 0 -2
do it	-2 4 -4 0 0 0 0 -2
do not	-7 0 10 0 -3 -1 6 0
do one	5 -3 0 0 0 0 0 -1
do something	3 4 -3 0 0 0 0 -1
do the	3 0 -3 -1 5 -1 -1 0
do you	8 -8 0 0 0 0 0 -3
does	12 -4 0 2 -4 -1 0 -5
does .	0 7 -2 0 0 0 0 -3
does a	9 -9 1 0 -3 0 0 0
does not	2 9 -7 4 -1 0 -1 -1
done	5 -2 0 -1 -3 -3 2 -1
done $	2 -2 4 0 0 -2 -3 -1
done ,	3 -4 -1 -2 -1 -1 4 0
done .	1 -1 -2 0 -3 0 0 4
door	-2 -7 2 0 0 4 0 2
door .	1 -5 5 0 0 0 -1 -2
door…	0 7 0 0 0 -2 0 0
double	1 -5 4 0 4 -1 0 -2
doubl…	1 -5 4 0 4 -1 0 -2
doub…	1 -5 4 0 4 -1 0 -2
down	0 -11 17 -2 -5 -1 1 -5
down $	-2 4 3 -1 -4 3 -4 0
down ,	5 -7 4 0 0 -1 -1 -2
down .	10 -8 2 0 -1 0 0 -1
down a	-6 -4 5 -1 0 0 0 4
down some	0 -8 10 0 0 0 -1 0
down to	-1 5 -2 0 0 0 3 -4
dragon	7 -4 0 -1 0 0 0 -2
drago…	8 1 -5 3 0 -1 0 -3
drag…	8 1 -5 3 0 -1 0 -3
drain…	-9 8 -1 -1 0 3 0 -2
drai…	-9 8 -1 -1 0 3 0 -2
drama	3 -3 -2 0 0 2 0 5
drama…	3 -3 -2 0 0 2 0 5
dram…	4 -3 -2 -1 0 2 0 5
draug…	0 5 -3 0 0 0 0 -3
drau…	0 5 -3 0 0 0 0 -3
drift…	-1 5 -2 0 0 0 0 0
drif…	-1 5 -2 0 0 0 0 0
dripping	4 -2 -1 -2 -1 1 0 -1
dripp…	4 -2 -1 -2 -1 1 -1 -1
drips…	2 -2 4 0 0 0 -1 -2
drip…	6 -4 3 -2 -1 1 -2 -3
drive	-2 5 -4 0 -1 0 0 0
drive…	-2 9 -7 0 -1 0 0 -2
driving	-2 7 -1 -1 0 0 -2 -2
drivi…	-2 6 -1 -2 0 2 -2 -2
driv…	-4 15 -9 -2 -1 2 -2 -3
drop	-15 7 6 1 0 -1 0 -1
drop the	-5 -2 6 0 0 0 0 0
drops	-5 -4 6 0 0 0 0 -1
drops $	-5 -4 6 0 0 0 0 -1
drops…	-5 -4 6 0 0 0 0 -1
drop…	-4 -6 4 0 -1 0 3 -1
duck	14 -4 -1 -1 0 -1 0 -6
duck $	7 -3 0 0 0 -1 0 -3
dusk	3 -6 0 0 0 -1 -2 0
dust	-7 6 8 0 0 0 -1 -5
each	-6 -1 12 -1 0 -1 -5 -2
each $	-4 0 0 0 0 0 0 0
each other	-1 10 -5 0 0 0 -1 -1
earlier	0 2 -2 3 -2 -7 0 0
earli…	0 2 -2 3 -2 -7 0 0
earl…	2 1 -3 3 -2 -7 0 0
eh	0 -4 -3 8 0 -2 -1 -4
eight…	0 -1 3 4 0 -1 -2 -4
eigh…	0 -1 3 4 0 -1 -2 -4
elect…	0 -3 2 0 0 -1 0 4
elec…	0 -3 2 0 0 -1 0 4
else	4 -1 0 -1 0 0 0 -3
else .	4 -2 0 0 0 0 0 -2
embers	5 -5 0 -2 0 0 -1 0
ember…	5 -5 4 -4 0 0 -1 -2
embe…	5 -5 4 -4 0 0 -1 -2
empty…	-1 5 0 -2 1 3 1 -3
empt…	-1 5 0 -2 1 3 1 -3
end	-10 -6 19 -1 0 6 -3 -4
end $	-4 -8 13 -1 0 -1 -3 -4
end %	-3 -3 -1 0 0 -1 9 0
end 1	9 -1 -3 0 0 0 -2 -3
end 10	4 0 -6 0 0 0 0 -4
end 3	4 -3 -2 -3 0 0 2 -4
end 30	1 -3 5 -2 0 -1 0 0
end 4	6 -1 2 -4 0 1 -5 -1
end a	3 -7 7 -2 -1 -10 -4 4
end about	1 11 1 -3 3 0 -3 -7
end actually	0 -1 9 0 -1 -2 -2 -1
end after	-2 3 -1 2 3 -3 2 -4
end again	-4 -3 -2 4 13 -2 -2 -1
end ago	0 -3 -7 14 -1 -1 -1 -1
end all	-4 6 -2 -1 2 -1 -1 4
end almost	-2 -1 5 0 0 -2 0 0
end always	0 6 -6 -5 0 0 -1 7
end am	-7 6 -1 -1 0 -1 -1 3
end an	-1 1 9 -3 0 -4 6 -2
end and	2 9 -12 -4 -4 -5 -4 8
end anybody	0 -6 0 0 0 3 0 0
end anything	1 0 -3 0 0 0 4 2
end are	0 -8 7 -3 -1 -2 -1 6
end around	3 2 -4 0 0 0 0 0
end as	-2 6 -8 3 0 3 -4 -3
end ask	-6 8 4 -1 0 -1 -1 -1
end asked	-3 -4 0 2 -2 -3 -1 9
end asleep	4 -3 -3 -1 0 -1 2 1
end at	9 -3 6 5 -1 -2 -3 -3
end awake	0 -2 5 3 0 -1 0 2
end away	-7 9 -1 5 2 -3 -1 2
end back	-7 -4 -11 16 -3 -2 -1 -7
end background	-5 -1 5 0 0 0 0 0
end bad	4 -1 -1 0 1 -1 0 0
end be	3 -8 6 -2 2 -4 0 -2
end because	1 0 5 0 -1 -2 0 0
end bed	-3 -2 0 -1 0 1 5 3
end been	-4 -4 -1 -1 0 0 0 8
end before	-2 5 -8 10 -3 1 0 -3
end behind	4 -4 -2 3 0 -2 0 -1
end being	7 -4 -2 4 1 -1 -1 -3
end better	-1 2 -1 10 -3 2 0 -3
end between	-1 -4 4 -1 0 0 0 0
end bit	3 -6 -1 0 -1 0 0 2
end black	5 7 -8 -1 -1 -1 0 0
end bless	0 -1 2 -1 0 0 -3 4
end blinking	-1 4 -2 3 0 -2 0 0
end blossom	0 0 0 -1 -2 4 0 0
end blue	8 2 -9 -2 3 -2 0 1
end boss	-4 2 1 0 0 0 2 -1
end breathing	1 -7 3 0 -2 2 0 0
end bubbles	7 -2 -1 -3 0 -1 0 0
end but	7 16 -11 -4 -4 -13 -2 7
end by	4 -4 0 -2 0 -3 0 4
end calm	0 -6 1 4 0 -1 0 -1
end can	7 -6 3 -2 -1 -4 1 -4
end cancel	-1 -2 -5 12 0 -1 0 0
end carry	-1 4 0 0 0 -1 1 -3
end cat	5 -4 -1 0 0 0 0 -3
end change	1 0 4 -4 0 0 0 2
end chat	-1 0 -1 0 0 0 0 5
end close	-1 6 -1 -2 -1 0 2 -1
end color	-1 -1 4 1 0 -2 0 0
end colors	4 0 0 0 0 0 0 -1
end come	1 -2 0 8 2 -5 -1 1
end comes	0 6 0 -1 0 -1 0 0
end coming	5 -1 0 0 0 0 0 0
end corner	0 7 -3 0 0 -2 0 0
end could	-1 -6 6 4 1 1 0 -1
end counting	-3 -3 4 0 0 0 0 3
end crossing	-5 8 -1 0 0 0 0 -1
end ctrl	0 -1 0 3 1 0 0 -5
end cup	1 5 -3 -1 0 2 0 0
end dance	-1 5 0 0 0 -1 0 -1
end dark	5 -4 -1 -1 0 -1 5 -2
end day	0 0 -5 -2 0 0 -1 6
end dear	-1 -2 5 0 0 -1 0 0
end deep	6 -4 -2 0 0 0 0 0
end did	-3 -7 -5 8 3 -4 -1 5
end dim	-3 0 6 0 0 3 0 0
end disco	-4 6 0 0 0 -4 0 0
end do	1 1 0 -3 6 -4 2 2
end does	-2 6 2 -2 -1 0 0 -2
end done	4 -1 -2 1 0 0 -1 0
end door	-1 -4 -1 0 0 0 0 3
end down	-4 2 -1 -1 0 3 -1 6
end drama	4 -2 -2 0 0 2 0 0
end drop	-1 -2 -1 4 0 -1 0 0
end drops	-2 -8 7 0 0 0 0 0
end duck	3 -2 0 -1 -1 4 0 -3
end egg	-1 4 -1 0 0 0 0 -2
end embers	2 -4 0 -2 0 2 0 -2
end empty	0 -1 0 0 0 -1 4 -2
end end	0 -4 -3 1 0 2 -1 0
end enough	0 0 6 -2 0 0 0 -3
end even	1 0 -4 -1 0 0 0 4
end evening	-1 -4 0 1 3 -2 0 6
end ever	-2 3 -4 -1 0 -2 -2 11
end every	-1 -3 -1 -1 0 -1 0 5
end everyone	4 -1 1 -1 0 0 0 0
end exactly	-2 0 0 -1 0 3 0 4
end fade	-6 -2 6 0 0 0 0 0
end fall	1 -8 3 0 0 2 3 -2
end feels	0 4 1 -2 0 0 0 0
end fewer	-3 0 5 0 0 0 0 0
end final	0 0 0 0 -3 4 0 0
end finally	-4 -3 0 -1 0 0 -1 8
end first	0 9 -5 4 -2 -7 0 -1
end five	5 -4 -2 -3 0 1 -1 0
end flames	3 -6 0 0 0 0 0 0
end flicker	2 3 -4 0 -3 3 -1 0
end flip	0 -5 7 -1 1 -2 0 -1
end fog	2 -4 -2 -1 0 2 0 0
end for	-6 5 7 -7 2 0 -3 3
end forget	-1 -2 -4 9 0 0 0 -5
end from	3 -6 1 2 0 0 2 6
end full	-5 -1 2 0 -1 0 -1 0
end get	0 5 -3 4 -2 0 0 3
end give	-4 -3 6 3 1 -1 -1 -2
end glowing	5 -4 3 -1 0 -1 0 -1
end go	-1 -9 -3 12 -2 1 -2 -2
end goes	3 -7 0 0 2 -3 0 3
end gone	6 -4 1 -3 0 3 0 -1
end good	-2 -5 12 0 0 -2 3 -5
end green	15 -6 -11 0 -1 0 -3 3
end had	-1 -2 2 6 -2 1 0 3
end half	-6 -8 20 -3 0 0 2 -4
end hang	0 -5 3 -1 0 0 0 0
end hardly	4 0 -5 0 0 0 -1 0
end has	4 1 6 0 3 -5 2 -1
end have	-10 -3 4 3 4 6 -2 3
end he	-9 0 3 0 2 1 -2 8
end hear	-1 -5 -2 0 0 0 0 3
end heartbeat	-3 0 -1 -1 -1 4 0 0
end hearts	6 -1 -1 0 0 0 0 0
end hed	1 -4 2 5 0 0 0 0
end hedgehog	-6 9 0 0 0 0 0 0
end help	-4 6 1 -2 0 0 0 1
end her	-6 6 9 -4 2 -2 5 2
end here	-5 0 0 -2 -1 0 4 5
end him	3 -4 5 -2 -1 1 -1 5
end how	4 -5 -3 -1 -1 1 0 0
end i	-9 6 -6 -4 6 -2 2 12
end if	3 4 3 0 -4 0 -1 -3
end in	4 -1 -4 -2 -4 6 -4 3
end inside	3 -7 0 0 0 0 0 1
end into	3 -5 3 0 0 -1 0 0
end is	-8 7 18 -9 6 -4 3 -7
end it	9 -21 0 10 11 2 1 5
end its	-10 -8 7 -2 -1 9 -3 7
end just	-6 6 -5 4 2 0 -3 6
end kids	4 -3 4 0 0 -2 0 -1
end kindly	-2 -2 -3 4 5 0 -1 -2
end kitchen	-3 2 6 0 0 -1 0 0
end know	-5 16 -2 -3 0 0 -1 -4
end lamp	3 -5 -2 -3 -2 -4 0 10
end last	-4 3 -11 18 0 -2 -1 -6
end late	-1 -3 0 6 -1 0 -1 0
end leave	1 -3 3 -2 0 -1 0 4
end left	1 -5 8 -1 -1 4 0 -1
end length	-1 -2 4 -2 0 0 0 0
end less	-5 0 7 -3 0 -1 0 0
end let	-4 2 2 0 2 3 -1 -4
end letter	0 7 -5 0 0 0 0 0
end lift	-2 -2 5 -1 0 0 0 0
end light	4 6 -2 -1 0 -2 2 0
end lighter	0 -4 1 1 0 1 0 0
end lights	-4 2 -5 -1 0 3 -2 -2
end like	-3 2 -1 8 0 -2 -1 -5
end lit	8 -4 0 0 0 3 0 -4
end lonely	0 5 -3 0 0 0 0 -2
end long	5 -2 -3 0 -1 0 1 0
end look	3 -4 0 1 0 -1 0 3
end looks	2 1 5 -3 2 0 0 -2
end loud	3 -2 -4 0 0 -1 -1 6
end love	0 -8 0 -1 -1 0 0 9
end made	-2 0 0 5 -1 1 -1 0
end manage	5 -1 -2 -1 0 0 0 0
end many	4 0 0 0 0 0 0 -1
end may	-1 -2 -1 4 6 1 0 -4
end maybe	-2 0 4 -2 -2 0 0 0
end me	-5 -6 -3 7 0 6 -2 -2
end mean	3 0 1 4 0 0 -1 -3
end middle	3 -4 3 0 0 0 0 -1
end might	0 -2 0 0 0 0 -1 4
end minute	4 -3 -3 3 0 -2 -1 -1
end missing	3 2 0 -3 0 0 0 -4
end moment	3 4 -3 1 0 0 -1 -1
end moon	2 1 3 -3 2 -8 0 -1
end more	5 15 -4 -6 1 -5 0 -3
end moves	5 -1 2 0 0 0 0 -5
end moving	2 -6 0 0 0 -2 0 2
end much	0 -2 0 -5 -1 0 0 0
end must	-1 3 -4 0 3 -2 0 1
end my	-12 3 5 -4 3 -3 -1 19
end need	11 2 -3 -2 0 2 -1 -5
end needs	-2 -8 4 0 0 0 1 0
end never	-6 1 -2 0 0 -1 -2 5
end new	-4 0 -2 0 0 0 1 6
end next	0 -2 1 0 3 0 0 4
end nice	-1 -2 -3 -1 0 -1 0 6
end night	1 1 -3 0 0 0 1 -4
end no	6 2 2 -4 1 -2 0 -4
end nobody	4 -2 0 -1 0 -2 -1 3
end not	-10 -8 10 -6 -4 -1 1 5
end nothing	4 1 -3 0 0 -2 0 4
end now	-8 -8 -1 1 0 3 0 11
end number	-4 5 -3 0 0 0 0 4
end of	15 -3 4 -5 -2 -1 3 -4
end off	-2 -2 -4 3 -1 0 3 -3
end okay	-3 0 0 -2 5 -1 0 2
end on	9 -4 -1 -2 4 -6 -3 1
end one	11 -25 -4 3 -4 8 1 2
end ones	0 -2 -4 3 -2 8 0 -1
end only	-2 2 7 -1 3 -8 -1 -1
end open	0 -3 0 0 0 0 4 -3
end or	-8 -1 -5 -1 0 0 2 8
end orange	5 -2 -6 -2 0 1 0 -2
end other	3 -4 4 0 -1 -1 0 0
end otherwise	-3 7 -2 0 0 0 -1 -2
end our	-3 -2 3 -2 0 -1 0 6
end out	-6 10 4 1 -1 -6 1 1
end pace	-1 -1 7 3 0 0 0 -2
end part	-4 -2 8 -2 0 0 -1 0
end party	2 -2 -5 0 2 2 0 2
end people	3 -6 0 -1 0 -1 -1 6
end percent	-2 -2 1 -1 0 0 4 -2
end perhaps	-1 4 1 0 -2 0 0 -3
end phone	-2 -4 0 0 2 0 4 0
end pink	4 4 -1 -4 2 -3 0 0
end place	-1 4 0 0 0 -2 0 -2
end plane	-5 2 3 -1 -3 1 0 0
end please	2 -9 -5 11 -1 1 -2 -7
end previous	-2 -2 -3 5 -1 0 -1 -2
end put	-2 -1 4 -4 5 6 -5 -3
end quick	-3 -1 2 0 0 5 0 0
end quiet	3 -4 0 0 0 0 -1 2
end read	-4 0 9 0 0 0 0 -1
end real	0 4 -8 -1 0 0 0 2
end reapply	-1 0 -1 -4 2 0 0 0
end red	19 -4 -7 -8 -2 -5 -4 2
end redo	-2 -1 -2 0 6 -2 0 -3
end return	-2 -5 -1 7 4 -4 0 -1
end reverse	-1 -2 -2 -2 0 0 0 6
end rewind	0 -1 -4 5 2 0 0 -1
end right	0 -4 3 -1 5 -1 0 -1
end room	-1 0 -1 6 -2 3 0 0
end rounds	-4 0 -1 0 -2 4 2 0
end running	-1 -4 2 0 -1 0 -1 -1
end s	4 3 3 -3 0 0 -5 -1
end said	0 -1 4 -1 0 0 0 1
end same	-8 11 2 -5 -1 3 0 0
end say	2 -4 4 0 0 -1 -2 6
end says	-6 -2 1 2 0 -2 -1 9
end scrap	0 -1 -7 8 0 0 0 -1
end sea	3 -3 -4 -1 -2 4 0 1
end second	-8 -1 2 2 3 0 -1 0
end seconds	2 -7 4 -1 -2 -4 -1 0
end see	2 0 -5 0 -3 0 -1 0
end sees	0 -1 4 0 0 -1 0 0
end she	-2 -3 8 1 2 -4 0 6
end shimmer	-1 4 -3 0 0 0 0 0
end should	3 -9 -10 -3 0 1 0 12
end show	9 -8 -1 -2 0 2 -1 -5
end silver	6 -1 -7 0 -1 0 0 0
end sleep	4 -2 5 0 0 -3 0 0
end sliding	-3 6 -1 0 0 0 -1 0
end slow	12 -5 -18 -1 -2 -1 0 12
end slowly	5 -7 0 0 0 0 0 0
end small	5 -6 4 -1 3 -1 0 0
end so	-3 2 -4 2 7 5 4 -3
end soft	6 -1 0 -1 1 0 -1 0
end some	-1 8 0 -3 0 -1 0 -5
end something	5 0 -1 -2 -2 0 -2 -1
end somewhere	1 -5 6 0 0 0 0 0
end starts	-1 -3 0 0 0 4 0 0
end state	-3 -2 -1 6 0 0 0 -1
end stay	-4 -2 2 -2 3 0 5 0
end steam	3 5 -6 -2 0 -1 0 3
end steaming	3 -5 0 -1 0 2 0 0
end step	-4 -9 -1 11 -1 -3 0 -1
end still	0 1 1 7 -1 -3 -1 -1
end stop	-3 1 8 0 0 0 -4 -3
end stripes	2 0 -4 5 0 -1 -1 1
end sun	2 2 0 0 0 -7 2 -1
end sunrise	5 0 -1 -1 0 1 0 -1
end take	-5 -2 -1 7 0 -3 -2 4
end takes	0 0 4 -1 -1 0 0 -1
end taste	1 -3 4 -1 0 0 0 0
end teal	-2 -1 8 0 0 -3 0 0
end ten	-1 -5 0 -1 -2 4 0 3
end text	5 -2 -2 0 0 -2 0 0
end than	16 -2 -11 -5 0 0 0 6
end that	1 5 -1 -3 2 -4 -5 -4
end the	1 -4 -7 10 5 7 2 -2
end their	-1 -2 1 0 0 4 0 -1
end them	6 2 -4 -2 0 3 -1 -4
end there	-2 0 1 -2 -2 2 0 -4
end thing	-5 -4 -2 3 -1 2 0 4
end think	4 1 -5 -2 0 -1 0 -1
end thinks	-3 0 0 0 0 0 0 6
end this	-13 6 -6 -2 -1 -4 0 13
end those	-1 -3 0 2 0 4 0 0
end though	4 6 -3 -2 0 -1 0 -3
end three	5 -2 -1 2 -1 0 -1 1
end through	3 -1 -1 0 -1 0 0 -4
end tide	-2 3 -1 0 3 -5 0 -1
end time	-6 6 3 5 1 -8 0 0
end to	12 -11 1 9 -2 -1 -3 -1
end told	-3 4 1 0 0 -1 0 0
end tom	0 -1 0 -2 0 -2 2 4
end tone	-3 0 2 4 0 -1 0 -1
end too	3 -2 0 -4 -1 0 0 0
end took	-5 -5 2 -1 2 0 -1 7
end train	4 -2 -2 0 0 0 0 0
end tree	0 1 4 -1 0 -2 0 0
end trumpets	1 -1 -3 -2 0 7 -1 0
end turn	0 2 5 2 -1 -1 0 -2
end twice	4 -1 -1 0 0 0 0 0
end two	0 -3 4 2 -4 -1 0 -1
end under	5 -1 0 -1 -1 0 0 -2
end undo	0 -4 -2 2 1 -5 -1 -1
end up	-8 -1 9 -1 2 3 0 -2
end us	1 -10 5 0 1 3 2 -6
end version	-1 -2 -2 4 -3 4 0 -1
end very	0 2 -2 -2 -2 0 0 -5
end violet	-1 0 4 -1 0 0 0 -2
end waiting	-2 -3 0 6 -2 3 0 -1
end wall	1 -4 0 0 0 -1 0 0
end want	-7 10 -3 0 3 2 -1 -1
end wants	6 0 -4 -1 0 0 0 5
end was	-7 1 4 -1 -2 1 -4 6
end we	-3 -2 4 0 -1 9 6 -5
end well	0 0 1 0 -1 -2 0 4
end were	-1 2 -2 -3 5 0 0 -5
end what	4 4 -1 10 3 -4 -4 -4
end when	7 -2 -2 -5 0 5 -1 0
end where	5 -7 -5 5 -3 2 0 0
end which	2 -4 0 0 0 -1 0 2
end white	10 -10 0 -1 -1 -3 -1 -1
end who	5 -3 -1 0 0 1 0 -4
end wild	0 -4 1 3 0 -2 0 -1
end will	-4 -3 2 -1 -1 -3 -2 7
end wind	0 -4 -3 1 1 -3 0 0
end window	6 -2 0 -1 0 0 0 -3
end windows	2 -4 0 0 -1 5 0 0
end wish	4 0 -6 3 0 -1 -2 -2
end without	-1 2 -6 1 3 1 -2 0
end work	-1 4 -1 -1 0 1 0 -2
end would	-9 -6 13 -1 0 4 1 -6
end write	5 -1 0 0 0 0 0 -2
end year	-5 3 -1 -1 0 0 0 2
end years	3 -3 -2 -1 0 0 0 5
end yet	-2 10 1 0 -2 4 2 -10
end you	-7 -4 -1 -4 5 -3 -3 3
engine	10 -5 -1 0 0 -2 0 -4
engin…	7 2 -2 0 0 -2 0 -5
engi…	7 2 -2 0 0 -2 0 -5
enough	6 -4 -1 -2 0 0 0 1
enoug…	6 -4 -3 -2 0 2 0 1
enou…	6 -4 -3 -2 0 2 0 1
equal…	6 -5 -1 0 0 -2 0 -1
equa…	6 -5 -1 0 0 -2 0 -1
even	-6 -2 8 0 0 -1 0 -1
even more	-4 -3 10 -1 0 0 0 -1
evening	6 -8 -1 -1 -1 2 -1 4
evening $	-1 -3 0 -1 0 0 0 4
eveni…	6 -9 -1 0 2 -2 0 3
even…	6 -9 -1 0 2 -2 0 3
ever	-3 -2 -5 -1 0 -1 -6 17
ever $	-4 2 -3 0 0 -1 -5 12
every	-4 6 -1 -2 -1 -1 -2 -2
every <time>	-1 -5 6 0 0 0 -1 -1
every so	-2 11 -7 0 0 0 0 -2
everyone	4 -3 1 -1 0 0 0 0
everything	-7 0 3 3 -1 -2 4 4
everywhere	-1 0 -2 0 0 0 -2 5
every…	-7 4 7 -3 -2 -8 2 4
ever…	-7 4 7 -3 -2 -8 2 4
exactly	-3 -3 -3 -2 0 3 0 10
exactly so	0 0 -2 -1 0 3 0 4
exact…	-3 -3 -3 -2 0 3 0 10
exac…	-3 -3 -3 -2 0 3 0 10
except	0 -5 6 -1 0 0 0 0
except the	0 -5 6 -1 0 0 0 0
excep…	0 -5 6 -1 0 0 0 0
exce…	0 -5 6 -1 0 0 0 0
excuse	0 0 0 4 0 0 0 0
excuse me	-1 0 0 4 0 0 0 0
excus…	0 0 0 4 1 -1 0 -1
excu…	0 0 0 4 1 -1 0 -1
explosion	1 -1 7 -3 0 -2 0 -1
explo…	-2 7 1 -1 0 -2 -4 -3
expl…	1 7 1 -1 -3 -2 2 -3
expre…	4 -3 0 0 0 0 0 -1
expr…	4 -3 0 0 0 0 0 -1
eye	5 -2 0 2 0 -1 0 0
eyes	-8 12 0 2 0 -2 4 -9
eyes $	-2 4 -1 0 0 0 0 0
eyes ,	-3 -1 0 6 0 0 0 2
eyes .	3 -6 -2 -1 0 0 4 -1
eyes are	-1 -2 12 -1 0 -2 0 -6
face	3 -6 -2 0 0 -1 0 1
face .	-4 0 0 0 0 0 0 3
fade	-6 -15 20 -1 0 0 0 -2
fades	1 -1 -4 3 0 0 0 0
fades…	1 -1 -4 3 0 0 0 0
fade…	1 -1 -4 3 0 0 0 0
fair	0 -1 4 0 -1 0 0 -2
fair…	1 7 -7 -1 -1 0 0 -2
fall	-6 -6 6 3 -1 0 4 -3
fall asleep	-7 0 -3 3 -1 2 6 -2
falling	4 -4 0 0 0 0 0 -5
falli…	4 -4 0 0 0 0 0 -5
fall…	-1 2 0 -1 0 0 0 -6
famil…	-2 2 -2 0 0 6 0 -2
fami…	-2 2 -2 0 0 6 0 -2
fancy	4 -4 0 0 0 0 0 -2
fancy…	4 -4 0 0 0 0 0 -2
fanc…	4 -4 0 0 0 0 0 -2
far	-5 15 -5 -1 -1 1 -2 -4
far away	-7 6 -3 -1 0 0 0 -1
far too	-1 10 0 0 0 0 0 -2
fast	-2 -2 10 -6 1 0 0 -3
fast for	-1 -2 4 0 0 0 0 -1
faster	-4 -5 6 -4 0 -2 -1 2
faster $	-1 -5 4 -1 0 0 0 -7
faste…	-4 -5 6 -4 0 -2 -1 1
fast…	-4 -5 6 -4 0 -2 -1 1
feel	-6 15 -16 2 -1 -1 0 -1
feel $	0 -5 -2 0 0 0 0 3
feel like	-3 4 -2 0 0 0 0 -4
feeling	1 5 -1 0 0 -1 0 -5
feeli…	1 5 -1 0 0 -1 0 -5
feels	-2 9 0 -3 2 -1 0 -4
feels…	-2 9 0 -3 2 -1 0 -4
feel…	0 14 -1 -3 2 -1 0 -9
ferry…	-1 4 0 -4 0 1 0 -1
ferr…	-1 4 0 -4 0 1 0 -1
festive	0 -2 5 0 0 0 0 0
few	-2 -6 7 -2 0 3 0 1
fewer	-5 -7 16 -1 0 -2 0 -1
fewer .	0 -2 5 0 0 0 0 0
fewer…	-5 -11 18 -2 0 -2 0 -1
fewe…	-5 -11 18 -2 0 -2 0 -1
field…	1 -4 0 -1 0 2 0 -2
fiel…	1 -4 0 -1 0 2 0 -2
fifth	-1 -1 5 0 0 0 0 0
fifth…	-1 -1 5 0 0 0 0 0
fift…	-4 -2 0 0 0 5 1 1
fight	3 -5 0 0 0 -1 -1 0
fight…	3 -5 0 -1 0 2 -1 0
figh…	3 -5 0 -1 0 2 -1 0
file	0 1 -1 -1 -1 0 7 -2
final	3 -1 0 0 -3 4 -2 -2
finally	-4 -6 -2 -1 0 0 -1 15
final…	-1 -7 -2 -1 -3 4 -3 13
fina…	-1 -7 -2 -1 -3 4 -3 13
find	-1 2 2 -1 0 1 1 -4
fine	-6 2 0 -1 10 -3 2 -1
fine ,	-5 2 0 0 7 0 0 -1
finge…	5 -1 0 0 0 0 -1 -1
fing…	5 -1 0 0 0 0 -1 -1
finish	-2 0 5 0 0 -1 -1 0
finis…	-3 0 6 0 0 0 -1 0
fini…	-3 0 6 0 0 0 -1 0
fir	0 -6 3 0 0 0 0 0
fire	6 6 5 0 1 0 -1 -17
fire $	1 1 -5 2 -1 5 0 -2
fire engine	10 -5 -1 0 0 -2 0 -4
fireflies	2 3 -4 0 0 0 -1 0
fireplace	5 -3 0 0 -4 0 0 -1
firep…	5 -3 0 0 -4 0 0 -1
fireworks	7 -2 -2 0 0 0 0 -3
fireworks $	4 -2 -2 0 0 0 0 -1
firew…	7 -5 -2 0 0 0 0 -3
fire…	17 -5 -5 -1 -4 0 -1 -5
first	-1 4 -4 -4 -2 6 -3 -1
first $	0 3 -5 0 0 -1 0 -1
first <color>	0 -2 0 -2 0 7 0 0
first <earlier>	-2 2 -4 7 -4 -4 0 -1
first <here>	0 0 3 -5 2 1 0 0
first…	-1 4 -4 -4 -2 6 -3 -1
firs…	-1 4 -4 -4 -2 6 -3 -1
flag	15 -6 -6 -1 2 0 0 -1
flames	0 0 -4 0 0 0 0 0
flam…	10 -5 -3 0 -1 -1 -1 -2
flash	-8 -11 18 -2 0 -3 -1 -2
flash ,	-1 -2 4 -1 0 0 0 -1
flashes	-1 -3 7 -4 -1 -2 0 -1
flash…	-8 -17 23 -7 -1 -5 -1 -4
flas…	-8 -17 23 -7 -1 -5 -1 -4
flicker	0 -4 9 -1 0 -4 -1 -2
flickers	-2 -4 6 0 0 0 0 0
flick…	0 -4 10 -1 -3 -2 -2 -2
flic…	0 -4 10 -1 -3 -2 -2 -2
flip	0 -10 8 1 0 -2 0 -1
flip it	0 -7 7 -1 0 0 0 -1
float…	2 3 -6 -2 1 -1 0 -1
floa…	2 3 -6 -2 1 -1 0 -1
floor	2 4 -3 0 0 0 0 -3
floor $	2 5 -2 0 0 0 0 -3
floor…	2 5 -3 0 0 0 -1 -3
floo…	5 5 -3 0 0 0 -1 -3
flowe…	0 3 -5 0 -1 2 0 -3
flow…	0 3 -5 0 -1 2 0 -3
fly	5 -3 4 -2 0 -1 -2 -3
flying	4 0 3 0 0 -2 0 -1
flyin…	4 0 3 0 0 -2 0 -1
flyi…	4 0 3 0 0 -2 0 -1
fog	-1 8 -4 -1 0 -1 -1 -3
foggy…	2 -2 -1 0 0 4 0 -1
fogg…	1 2 -2 -1 0 4 0 -2
foot…	4 0 0 0 -2 0 0 0
for	27 -23 2 -14 -2 2 5 -11
for <color>	-4 6 -1 0 -1 0 0 0
for <count>	4 -2 0 0 0 -1 0 0
for <number>	-3 0 7 -1 0 -3 -3 -1
for a	-3 -8 4 0 4 -1 5 -5
for her	-3 7 -4 0 2 1 1 -1
for longer	-1 -1 5 0 0 -1 -1 0
for me	-2 -2 7 -1 -4 -1 -2 -1
for my	10 4 -3 2 0 0 -2 -6
for one	-3 3 -2 1 0 -1 -1 4
for our	1 -1 -4 0 0 0 -1 2
for the	-9 -5 -1 -6 0 13 -1 0
for when	4 -1 -1 0 0 -2 -1 0
forest	8 1 -1 0 0 0 0 -4
fores…	8 1 -1 0 0 0 0 -4
fore…	8 1 -1 0 0 0 0 -4
forget	-3 -2 -4 8 0 0 0 -5
forget the	1 -1 -4 4 0 0 0 0
forge…	-3 0 -4 8 0 -1 0 -5
forgive	-3 0 0 -1 4 0 0 0
forgi…	0 -1 0 -1 4 -1 0 0
forgo…	5 -1 0 -1 0 -1 -1 0
forg…	1 -2 -5 6 4 -3 0 -5
forward	0 -1 -1 -1 5 -3 -1 0
forwa…	0 -1 -1 -1 5 -3 -1 0
forw…	0 -1 -1 -1 5 -3 -1 0
found	6 -4 -2 -1 0 0 0 6
found…	6 -4 -2 -1 0 0 0 6
foun…	6 -4 -2 -1 0 0 0 6
fr	-2 6 -5 -1 0 0 0 0
fr $	-2 6 -5 -1 0 0 0 0
freeze	-3 -6 -1 0 0 0 8 -2
freeze it	0 -6 -1 0 0 0 4 0
freez…	-3 -6 -1 0 0 0 8 -2
free…	-3 -6 -1 0 0 0 8 -2
fresh	-1 0 0 0 0 -1 4 -3
fresh chat	0 -3 0 0 0 -1 4 -1
fresh…	-1 0 0 0 0 -1 4 -3
fres…	-1 0 0 0 0 -1 4 -3
friday	4 0 0 0 0 -1 -3 0
frida…	4 0 0 0 0 -1 -3 0
frid…	4 0 0 0 0 -1 -3 0
frien…	0 8 -4 -1 2 0 0 -3
frie…	0 8 -4 -1 2 0 0 -3
frightened	-2 -3 2 6 0 -3 -1 -1
frigh…	-2 -3 2 6 0 -3 -1 -1
frig…	-2 -3 2 6 0 -3 -1 -1
from	2 8 -4 -5 -7 -9 2 4
from <color>	6 0 -6 0 0 0 0 0
from a	-1 4 -1 -1 0 0 0 -3
from before	-3 13 -2 0 0 -3 0 -1
from earlier	0 6 0 -1 -2 -9 0 0
from it	-2 2 7 -1 0 0 0 -3
from the	-7 2 -3 0 -3 3 0 8
from this	-2 3 -1 -4 -1 4 0 2
front	-4 0 10 -2 -1 0 -1 -3
front of	-1 4 -3 0 0 2 -1 -2
front…	-4 0 10 -2 -1 0 -1 -3
fron…	-4 0 10 -2 -1 0 -1 -3
full	-9 1 4 0 -1 0 4 -2
funny	-4 7 -2 -1 1 -2 0 0
funny…	-4 7 -2 -1 1 -2 0 0
funn…	-4 9 -2 -1 1 -2 0 0
gap	-4 -3 3 0 0 0 0 5
garage	-2 1 4 0 -2 0 0 0
garag…	-2 1 4 0 -2 0 0 0
gara…	-2 1 4 0 -2 0 0 0
garden	-1 4 -1 0 0 0 0 0
garde…	-1 4 -1 0 0 0 0 0
gard…	-1 4 -1 0 0 0 0 0
gave	1 0 -5 0 0 0 0 4
gentler	-3 -5 3 3 0 -1 0 0
gentl…	-1 -4 3 2 -1 -1 -1 -1
gent…	-1 -4 3 2 -1 -1 -1 -1
get	1 7 0 -1 -3 -2 -3 2
get it	-1 -1 -3 0 1 0 0 5
gets	4 1 -4 3 -1 -1 0 -2
getting	2 7 1 3 0 -1 -1 -4
getting there	-1 6 -1 0 0 -1 -1 -3
getti…	2 7 1 3 0 -1 -1 -4
gett…	2 7 1 3 0 -1 -1 -4
gg	10 0 -7 -1 -1 -2 -3 0
ghost…	0 5 -4 -1 0 2 -1 -3
ghos…	0 5 -4 -1 0 2 -1 -3
giggling	-2 -5 0 0 0 -1 -2 10
giggl…	-2 -5 0 0 0 -1 -2 10
gigg…	-2 -5 0 0 0 -1 -2 10
give	-5 11 -8 2 -2 2 -3 -7
give it	-4 12 -10 -2 1 -1 -1 -1
give me	6 -8 -1 -1 -5 7 -1 -3
give…	4 -2 -4 4 0 0 0 -1
giving	-2 1 8 1 0 -1 0 -3
givin…	-2 1 8 1 0 -1 0 -3
givi…	-2 1 8 1 0 -1 0 -3
glass $	5 -6 4 0 0 0 -1 -2
glass…	5 7 -5 -4 2 -3 -2 1
glas…	5 7 -5 -4 2 -3 -2 1
glide…	-4 3 0 0 -3 5 0 0
glid…	-4 6 0 0 -3 3 0 -2
glimm…	0 -3 4 0 0 0 0 0
glim…	0 -3 4 0 0 0 0 0
glitc…	-6 13 -2 0 0 -2 0 -2
glitter	-2 -7 11 0 0 0 -1 -2
glitt…	1 -7 11 0 0 3 -1 -5
glit…	-6 5 9 0 0 1 -1 -7
glow	8 -3 1 -1 0 -2 -1 -2
glow ,	7 -2 -4 0 0 -1 0 -1
glowing	5 -3 0 -1 0 -1 0 -1
glowi…	5 -3 3 -1 0 -1 0 -1
glow…	5 -6 3 -1 0 -1 0 -1
go	-3 -7 1 12 0 -3 6 -16
go $	3 6 -8 -3 0 0 7 -2
go .	-2 1 1 0 0 0 5 -3
go back	-1 -1 -9 5 -2 -1 -3 -3
go to	-1 1 -3 5 0 0 5 -2
goal	5 -5 -2 0 0 0 0 0
god	0 0 -5 1 0 0 0 5
goes	-1 0 7 -1 1 -3 -6 4
goes out	0 7 0 0 0 0 -5 0
going	5 -5 0 0 0 -4 -2 1
going to	-1 -2 0 0 0 0 1 6
going…	5 -5 0 0 0 -4 -2 1
goin…	5 -5 0 0 0 -4 -2 1
golde…	1 -5 4 0 0 0 -1 3
gold…	3 -6 4 0 -1 0 -1 3
gone	2 -8 5 -1 7 5 -4 -5
gone $	0 -2 6 -1 0 0 1 -2
gone .	1 0 -1 -1 0 5 0 -1
good	-11 -10 1 3 3 -6 -1 13
good $	-1 0 -3 -1 2 -1 0 6
good ,	-1 7 -4 3 0 0 0 -3
good .	-1 -5 6 0 0 0 0 1
good deal	0 -4 6 0 0 0 0 -5
good night	-4 -3 -4 0 0 1 -1 3
good…	2 0 4 -1 0 0 0 -1
got	-3 -8 -3 1 0 2 -2 6
grain…	-3 6 0 0 0 0 0 0
grai…	-3 6 0 0 0 0 0 0
granddaughter	5 -1 -1 0 0 0 0 -2
grandson	3 -5 0 0 0 0 0 3
grand…	8 0 -5 -2 0 -2 -1 -3
gran…	8 0 -5 -2 0 -2 -1 -3
great	1 0 1 0 -1 0 0 -5
great…	1 0 1 0 -1 0 0 -5
grea…	1 0 1 0 -1 0 0 -5
greener	-4 -5 12 0 -1 -2 0 2
green…	2 -10 2 -3 -4 1 -2 -2
gree…	2 -10 2 -4 -4 1 -3 2
groov…	-2 10 -5 -1 0 -3 0 -1
groo…	-2 8 -5 -1 1 -4 0 -1
group	2 -4 0 0 0 1 0 0
group…	2 -4 0 0 0 1 0 0
grou…	5 0 -2 1 0 0 -1 -2
guests	7 -4 -3 0 0 0 -1 0
guest…	7 -4 -3 0 0 0 -1 0
gues…	5 -4 -3 -1 0 0 -1 3
ha	-4 -5 -3 0 -2 0 -1 13
ha ,	-3 -1 -1 0 -2 0 0 4
had	-9 -3 -10 17 4 1 -1 7
had more	0 -4 -10 14 0 -2 0 4
haha	-7 -17 1 -7 -1 -5 -4 23
haha $	-2 -12 3 -2 -3 -2 -1 11
haha okay	-2 -5 0 1 0 0 0 4
half	-12 -17 31 -5 0 -1 0 -8
half $	-5 -8 11 0 0 0 0 -2
half as	-2 -5 13 0 0 -1 -3 -3
half of	0 -1 5 -2 0 0 0 0
half that	-2 -1 8 -1 0 0 0 -3
half the	0 -4 2 0 0 0 0 3
halfway	-1 6 -1 -1 0 0 0 0
halfw…	-1 6 -1 -1 0 0 0 0
half…	-1 6 -1 -1 0 0 0 0
hammo…	2 0 -2 0 0 5 -1 -3
hamm…	0 2 -2 0 0 5 -1 -3
hang	-5 -1 3 -2 0 0 0 5
happy	9 -5 -4 -1 -1 -2 0 3
happy hour	8 -5 0 -1 -1 0 0 -4
happy…	9 -5 -4 -1 -2 -2 0 3
happ…	10 -5 -7 2 1 -3 -1 1
harbour	6 -5 -1 0 0 -2 3 -1
harbo…	6 -5 -1 0 0 -1 3 -1
harb…	6 -5 -1 0 0 -1 3 -1
hard	-4 -1 3 5 0 0 -2 3
hardly	1 -3 5 0 0 0 -1 -3
hardly any	-2 -4 8 -2 0 0 -1 -2
hardl…	1 -3 5 0 0 0 -1 -3
hard…	-2 -9 7 0 0 0 -1 2
has	4 3 -3 -3 3 -1 -3 4
has just	2 -6 -3 0 0 0 0 5
has to	-7 22 1 2 0 -3 -4 -10
hat	-3 10 -1 0 0 -2 0 -1
hate	0 -4 -2 1 0 0 0 5
have	-7 5 -4 3 2 -2 1 0
have a	8 1 -7 -2 0 0 -1 1
have changed	0 0 0 2 1 0 0 -4
have it	0 -9 8 3 2 0 0 -3
have said	0 -1 -2 -1 0 0 0 4
have that	0 6 -1 -3 1 0 0 -2
have the	0 -4 3 -3 -1 4 0 -2
have to	-4 4 4 -1 -3 -3 4 -2
he	-7 12 -10 3 3 -2 -5 1
he is	3 -8 -6 4 2 0 -4 5
he needs	0 5 -2 0 0 0 0 -3
he says	-2 11 -3 -1 1 0 -1 -7
he wants	2 -4 4 -1 -6 4 -1 -2
head	2 5 -4 3 1 0 -5 1
headlights	-4 7 -2 0 0 0 0 -1
headl…	-4 6 -2 0 0 0 0 -1
head…	-9 4 9 0 0 2 0 -3
health	6 -3 -1 0 0 0 0 -1
health bar	6 -3 -1 0 0 0 0 -1
healt…	-4 6 -1 0 0 4 0 -3
heal…	-5 3 -1 1 4 3 0 -3
hear	-2 -3 -3 -1 0 0 0 6
hear the	-1 1 -1 -1 0 0 0 4
hearts	9 1 -3 0 -2 0 -1 -2
hearts $	6 -1 -1 0 0 0 -1 0
heart…	8 -1 -7 -2 -4 3 -1 0
hear…	7 -1 -8 -2 -4 2 -2 3
heavier	-2 -1 5 0 0 0 0 -1
heavi…	-2 -1 5 0 0 0 0 -1
heavy…	0 5 2 0 0 -2 0 -1
heav…	-4 0 6 0 0 -2 0 4
hed	1 -4 2 5 0 0 0 0
hedgehog	-5 8 0 0 0 0 0 0
hedge…	-2 5 -3 -1 0 4 0 -1
hedg…	-2 5 -3 -1 0 4 0 -1
hell	-6 3 1 0 0 0 0 4
help	-1 6 1 -4 0 0 0 1
her	5 -2 1 1 0 1 2 3
her $	0 -1 1 -1 -1 -1 0 4
her ,	4 0 -3 1 0 -1 0 2
her .	-3 -1 5 0 -2 3 0 0
her eyes	-3 -2 0 -1 0 0 0 5
here	-1 -11 4 0 1 -2 10 5
here $	-2 -3 -1 0 0 0 5 1
here ,	-3 -2 7 3 0 -1 0 -1
here .	4 -1 -7 -2 2 0 3 0
here on	-1 -2 -3 0 0 0 2 4
heron	-4 4 -1 0 0 0 0 0
heron ,	-4 4 -1 0 0 0 0 0
heron…	-4 3 4 -1 0 0 -1 -1
hero…	-4 3 4 -1 0 0 -1 -1
hill	1 4 -2 0 0 0 0 0
him	-4 4 -3 -6 2 2 -2 5
him $	-6 6 -5 0 0 -2 0 6
him .	-1 2 5 -6 0 -1 -1 2
himself	-4 6 2 0 0 0 0 -3
himse…	-4 6 2 0 0 0 0 -3
hims…	-4 6 2 0 0 0 0 -3
his	-8 13 -4 1 -6 9 -2 1
his <earlier>	0 -4 0 0 0 4 0 0
hiss	-2 5 -1 0 0 -3 0 -1
hit	-4 4 -1 0 0 0 0 -1
hm	-4 3 -8 6 6 -7 -1 1
hm ,	-1 0 -4 8 0 -1 0 -2
hm .	-2 4 -2 -1 -1 0 0 3
hm no	-1 0 -2 -2 5 -5 0 0
hmm	-4 9 -3 -1 2 -2 -1 0
hmm ,	-3 7 -1 1 1 0 0 -3
hold	-5 -4 -1 -1 -1 -3 13 -1
hold it	-3 -4 -2 0 0 0 6 0
hold…	-6 0 7 0 0 0 0 -1
hole	2 0 -1 -1 0 0 0 -4
home	6 -1 -5 0 0 4 0 -2
home ,	4 -4 0 0 1 -1 0 0
home to	-3 6 -3 -1 0 0 0 0
homework	1 4 -5 0 1 0 0 -3
homew…	1 4 -5 0 1 -2 0 -3
home…	1 5 -5 -2 1 0 0 -5
honestly	-2 10 -2 -3 0 0 0 -3
hones…	2 8 -2 -5 0 0 0 -3
honey	6 -5 1 0 0 -1 -1 -1
honey…	4 -5 1 0 -2 1 -1 1
hone…	6 2 -1 -5 -2 1 -1 -2
horn	2 -3 4 0 0 -1 0 0
horse	5 -5 0 -2 -1 2 0 -2
horse…	5 0 -3 -2 -1 2 0 -2
hors…	5 0 -3 -2 -1 2 0 -2
hot	4 5 -3 0 0 0 0 -3
hour	11 -5 -5 -1 -1 0 1 -4
hour .	7 0 -1 -1 0 -1 1 -3
hourglass	4 0 -2 -1 0 0 0 0
hourg…	4 0 -2 -1 0 0 0 0
hours…	-2 -2 3 0 0 -4 5 0
hour…	2 -2 0 -1 0 -4 5 0
house…	-1 5 -4 -1 -2 -1 -1 2
hous…	-1 5 -4 -1 -2 -1 -1 2
how	-12 0 -15 10 -1 -2 1 20
how a	-1 -3 -2 0 0 0 0 8
how it	0 -1 -3 5 -1 1 0 -1
how much	-5 8 0 -1 0 0 0 0
hue	-8 -1 13 -1 0 0 0 -3
hungry	0 -3 0 0 0 0 -1 4
hungr…	0 -3 0 0 0 0 -1 4
hung…	-1 -3 -2 -1 0 0 -2 9
hurry	0 3 -4 0 0 0 0 0
hurry…	0 3 -4 0 0 0 0 0
husband	-1 -5 -2 -1 0 -1 0 7
husba…	-1 -5 -2 -1 0 -1 0 7
husb…	-1 -5 -2 -1 0 -1 0 7
hz .	0 -2 4 0 0 1 -1 -2
i	-2 -24 -7 2 -2 7 4 18
i <earlier>	0 4 -3 -1 1 0 0 0
i am	-3 -11 6 -5 -1 -2 -2 12
i asked	-1 0 0 3 0 4 0 -8
i can	1 -10 -2 0 3 -2 -3 13
i could	0 -9 2 0 0 0 -1 8
i did	0 0 -2 -1 0 0 0 7
i do	-7 1 2 0 -1 -2 7 -2
i feel	0 0 -3 4 -1 0 0 0
i find	0 2 -1 0 0 1 1 -4
i have	5 -8 3 1 2 4 0 -13
i imagine	0 5 -1 0 0 0 0 -2
i liked	0 0 -1 5 0 -2 0 -4
i mean	-1 4 -1 0 0 0 -1 0
i miss	-1 4 -1 -2 1 2 0 -4
i need	10 -2 -4 -1 -2 -1 2 -3
i preferred	0 0 -1 4 -1 0 -1 -1
i said	0 0 8 -1 0 0 0 -5
i saw	-4 -2 0 0 0 0 0 5
i see	-1 5 0 -1 0 2 -1 -1
i should	7 -12 -4 6 -1 8 0 0
i suppose	-2 5 1 0 0 0 0 0
i take	1 -1 -6 3 0 -1 0 0
i think	0 -3 2 1 0 2 -4 3
i thought	2 4 0 2 0 0 0 -2
i want	6 8 -5 -1 -3 2 -1 -6
i wonder	0 6 -1 0 0 0 0 -5
i would	7 -3 -3 -1 -1 0 0 0
ice	5 1 1 0 0 -1 0 -1
idea	2 1 -1 3 0 0 0 -4
if	-10 33 -2 -3 -3 -8 -3 -8
if i	5 -6 0 2 -1 0 0 0
if it	0 8 -4 -3 0 0 0 -1
if someone	-3 5 -1 0 0 0 0 -1
if that	0 7 0 0 0 0 0 -3
if the	-7 13 -3 -1 0 -5 0 -1
if there	0 4 -1 -1 0 0 0 -2
ignor…	-2 3 -2 0 2 -2 0 4
igno…	-2 3 -2 0 2 -2 0 4
imagine	-5 6 -1 0 0 0 0 -2
imagi…	-5 11 -4 -2 0 0 0 -4
imag…	-5 11 -4 -2 0 0 0 -4
impr…	-4 -5 -4 8 0 0 -1 1
in	3 0 -7 -10 -6 1 2 -3
in $	-11 7 2 -1 2 2 2 -5
in ,	-6 -4 6 0 1 0 0 -2
in .	-2 10 -2 -1 0 3 0 -5
in <color>	6 -5 7 -1 -1 2 -1 -9
in <earlier>	-1 5 -2 0 -2 3 0 -2
in <number>	-8 -3 -6 0 2 -2 5 12
in <time>	-3 -3 -7 -1 -3 5 15 -2
in a	3 0 -5 -1 -1 -1 0 4
in again	-2 -1 0 0 4 0 0 0
in and	4 -9 8 -1 -2 0 0 -1
in between	-1 -4 7 0 0 0 0 -1
in it	0 13 -2 5 -3 -1 -1 -5
in its	-1 3 -8 0 1 10 0 -1
in my	-8 2 0 -1 0 -1 0 9
in place	-2 0 4 0 0 0 0 0
in the	9 18 -4 -3 -4 -12 -3 -4
in there	-9 11 -1 -1 0 -2 -1 -1
in this	-1 9 -1 0 -1 0 -4 -1
increase	-1 -2 4 0 0 0 -1 0
incre…	-1 -4 3 0 0 0 -1 3
incr…	-1 -4 3 0 0 0 -1 3
indig…	0 3 -4 0 0 -2 0 0
indi…	-3 7 -5 0 0 -2 0 0
inhal…	-3 0 5 0 0 0 0 -1
inha…	-3 0 5 0 0 0 0 -1
insi…	-4 -2 4 -2 1 -1 0 -1
instead	-2 -2 9 -2 0 -3 -3 -3
instead of	-7 0 14 -2 0 -3 -3 -3
inste…	-2 -5 9 -2 0 -3 -3 -3
inst…	-4 -6 9 3 0 -3 -3 -1
inte…	-6 -3 1 -1 0 0 7 2
into	-1 10 -5 1 -1 -5 0 -1
into a	6 0 -6 0 -1 0 0 -3
into it	-1 7 -3 -1 0 0 0 0
invad…	6 -4 -3 0 0 0 0 0
inva…	6 -4 -3 0 0 0 0 0
is	-13 -3 1 -2 4 -11 -7 25
is ,	1 -4 3 -2 1 0 -1 5
is <earlier>	2 -4 -2 6 3 -1 0 2
is <here>	5 4 -4 0 0 0 0 -2
is <number>	2 -1 3 0 1 0 -1 -5
is a	-6 -6 15 0 -2 -3 -3 3
is asking	-3 1 -2 0 -1 6 0 -3
is at	2 -1 -2 0 -3 5 0 0
is getting	0 0 0 5 0 0 1 -2
is going	0 -2 2 0 0 -1 -2 5
is gone	2 0 -1 -3 4 -3 -4 -1
is here	1 0 0 0 0 0 5 -3
is in	-1 -4 0 -3 2 0 0 5
is it	-1 1 6 -4 -1 0 0 -7
is looking	0 -4 -2 0 0 0 0 4
is more	-1 10 -6 2 0 -3 0 2
is my	-3 -1 -1 0 0 4 -2 2
is no	5 -2 0 0 0 0 0 -1
is not	3 4 -15 1 0 0 0 5
is on	-1 7 0 -1 0 -2 0 -2
is sitting	-2 4 0 1 0 0 0 -2
is smiling	-2 -4 -2 0 0 0 0 6
is staring	0 -5 0 4 0 -1 0 -1
is still	0 5 1 -2 0 -1 0 -1
is the	-3 11 -14 -4 -7 -4 -1 12
is there	9 0 -1 0 0 0 0 0
is too	-5 -2 5 4 0 -1 0 -5
is very	0 -7 6 -1 0 0 0 -3
is what	0 -2 7 -1 -1 0 0 0
it	-45 25 1 -3 6 -11 8 -7
it $	1 2 -14 -3 6 -1 1 10
it ,	0 -6 -9 -1 6 -2 -2 13
it .	0 11 -6 3 -2 2 -1 2
it <color>	2 -2 5 -2 0 -2 0 5
it <count>	-1 -2 7 0 0 -1 0 -1
it <earlier>	0 -7 5 -1 0 -1 0 0
it <here>	0 -4 4 0 0 0 0 -3
it a	-8 9 -3 0 0 0 1 5
it again	0 4 -1 -1 4 -2 -1 -1
it all	0 0 1 0 -3 0 5 -2
it and	-5 1 -3 0 0 0 0 3
it as	-2 -4 -5 5 0 0 5 -1
it at	-3 1 -1 2 0 0 6 -2
it back	0 -3 7 0 4 -7 -3 -2
it backwards	-2 -5 11 0 0 0 -1 -1
it be	2 -4 -2 0 0 -1 -1 -3
it could	-1 3 -4 0 0 0 -1 0
it did	-2 -3 -2 5 0 0 -2 -2
it does	-2 -4 6 -1 0 0 -1 -1
it down	0 -4 7 0 0 0 0 -1
it go	0 -1 -2 5 0 0 -1 -2
it goes	0 -3 7 0 2 -1 -1 -1
it had	0 -1 -2 4 0 0 0 0
it has	0 6 -3 -1 0 0 0 -5
it have	-1 1 4 -1 0 -1 -2 0
it is	13 -8 -12 0 8 -2 -3 7
it lacks	0 8 -2 -1 0 -1 -1 -4
it like	0 0 -1 8 0 -4 0 0
it look	-7 5 0 0 -2 0 0 -1
it looks	-2 2 -5 0 1 0 0 3
it more	0 13 -12 -3 0 0 0 -2
it must	0 7 -7 -1 0 0 -1 -3
it now	-2 -5 -1 3 0 0 -2 13
it off	0 -1 -4 -1 0 0 3 0
it on	-2 -2 1 0 5 0 -6 0
it open	-1 5 -3 0 0 0 -1 0
it should	-5 -1 -3 -1 0 0 -2 1
it some	-3 4 -1 -2 0 0 -1 -1
it still	-3 3 0 6 -4 0 4 -4
it the	0 0 4 1 0 -1 0 -1
it there	0 -9 -3 0 0 0 7 0
it to	-6 2 4 -1 1 0 1 -4
it up	0 4 5 -1 0 4 -3 -1
it was	-4 -5 -3 -12 -2 5 4 8
it with	-2 4 1 0 0 1 0 0
its	-13 16 1 -1 -3 7 -7 -3
its <color>	-2 0 5 -1 0 2 0 -1
its <earlier>	1 0 -1 0 -1 4 0 -2
its a	-3 -1 4 0 0 -1 0 -1
its just	-2 2 -3 -1 0 0 -1 7
its too	0 6 -4 0 0 0 1 -2
jk	-1 -1 -5 0 8 0 -4 0
jonas	-1 1 5 -1 -1 0 0 -1
jonas…	-1 1 4 3 -1 -3 0 -1
jona…	-1 1 4 3 -1 -3 0 -1
jumpe…	-2 -4 -1 -1 0 2 0 7
jumping	-4 8 3 0 0 -5 0 -2
jumpi…	-4 8 3 0 0 -2 0 -2
jump…	-12 4 2 -1 0 0 0 9
just	-7 -16 5 -2 4 -5 -8 26
just a	1 -4 10 1 0 0 0 -4
just as	0 0 1 -3 -1 6 0 -1
just asked	-2 -5 -1 0 0 0 0 7
just like	-4 -6 0 -3 0 0 0 11
just one	-5 7 4 -1 0 0 0 -3
just the	10 -4 0 2 0 -1 0 -3
just took	-1 0 0 -1 6 0 -1 -4
keep	-5 -6 2 -3 -1 4 2 6
keep thinking	0 -4 0 0 0 3 0 -3
keep this	-1 -5 0 0 0 -3 8 -3
keep…	0 2 -4 -1 0 0 0 4
kill	-3 -3 -3 -3 0 0 17 -6
kill it	-2 -2 -5 0 0 0 12 -3
kill the	-1 -1 2 -2 0 0 5 -3
kind	2 9 -6 -3 1 -1 0 -1
kind of	1 -1 -3 -1 1 -1 0 4
kinda	-2 4 1 -2 0 0 0 -3
kinda…	-2 4 1 -2 0 0 0 -3
kindly	-1 -4 -4 3 4 4 4 -4
kindl…	-1 -4 -4 3 4 4 4 -4
kind…	-3 3 -4 1 2 4 4 -8
kitchen	2 -6 3 3 1 -5 0 2
kitch…	1 -4 3 3 1 -5 0 2
kitc…	1 -4 3 3 1 -5 0 2
kitten	4 1 -1 -1 0 0 0 -2
kitte…	4 0 -4 -1 -2 0 2 2
kitt…	7 -1 -4 -1 -2 0 2 0
know	-1 13 -6 -4 -1 -3 -2 -6
know $	-6 8 -1 0 0 0 0 -3
know ,	-1 4 0 0 0 -4 -1 2
know…	-1 -1 7 0 0 0 0 -3
lacks	-2 12 -3 -1 0 -1 -1 -4
lacks…	-2 12 -3 -1 0 -1 -1 -4
lack…	-2 12 -3 -1 0 -1 -1 -4
ladybird	4 -2 -3 0 0 0 0 -1
ladyb…	4 -2 -3 0 0 0 0 -1
lady…	4 -2 -3 0 0 0 0 -1
lake	2 -2 -4 0 0 0 0 0
lamp	-1 -12 -22 -6 -5 -11 30 4
lamp $	9 -2 -5 -2 -1 0 -2 3
lamp .	0 -2 4 0 0 -1 -3 3
lamp off	-1 -2 -2 0 0 0 5 -2
lamp on	-3 4 0 0 -1 -3 1 -2
lamp to	-1 -2 -8 -1 0 -1 9 -1
lante…	-5 8 -1 0 0 -3 0 -2
lant…	-5 8 -1 0 0 -3 0 -2
last	2 -4 -6 23 -1 -3 -3 -10
last clause 1	7 0 -3 0 0 0 -2 -1
last clause a	15 -6 -4 -5 -2 -2 -2 0
last clause a bit	2 -5 1 -1 0 0 0 0
last clause all	4 -3 4 -1 0 -1 -1 -2
last clause and	5 5 2 -1 0 -4 -3 4
last clause and a	6 0 -4 0 0 0 0 -2
last clause and i	-4 -3 0 0 0 0 -1 5
last clause and no	5 2 -1 -1 0 -2 0 -2
last clause as	-3 6 -5 2 -1 0 -1 -3
last clause at	4 4 -3 0 0 -1 -1 0
last clause at the	-1 4 -3 0 0 0 -1 0
last clause back	0 0 0 3 -3 -1 5 0
last clause before	-1 -2 -2 -3 -1 6 0 -1
last clause black	-4 5 0 0 0 0 0 0
last clause bless	0 -1 2 -1 0 0 -3 4
last clause boss	-4 0 0 0 0 0 2 0
last clause but	6 10 -14 -3 -2 -5 -2 4
last clause can	2 10 0 -2 -1 0 0 -3
last clause can you	2 -5 4 -1 -1 0 1 0
last clause cancel	-1 -2 -5 7 0 -1 0 0
last clause cancel the	0 0 -4 5 0 -1 0 0
last clause could	-1 -6 0 3 2 2 0 -1
last clause could you	0 -4 3 3 2 0 0 -1
last clause ctrl	0 -1 0 3 1 0 0 -5
last clause dear	-1 -2 5 0 0 -1 0 0
last clause dear 	-1 -2 5 0 0 -1 0 0
last clause do	6 -2 1 -1 4 -2 -2 -4
last clause do not	-4 2 7 -1 0 0 -1 0
last clause every	-3 -3 1 -1 0 -1 0 6
last clause exactly	-2 0 -1 -1 0 3 0 4
last clause final	0 0 0 0 -3 4 0 0
last clause flip	0 -5 7 -1 1 -2 0 -1
last clause for	3 -1 3 0 0 -4 -1 -2
last clause forget	-2 -1 -4 9 0 0 0 -5
last clause from	0 -4 3 0 0 0 0 0
last clause get	-1 -1 0 6 1 1 0 -3
last clause give	-1 -5 6 3 1 -1 0 -2
last clause go	-2 -10 -4 11 -1 1 -2 -2
last clause green	6 -2 0 0 -1 1 -3 -2
last clause half	-1 0 4 -1 0 0 0 0
last clause hardly	4 0 -4 0 0 0 -1 0
last clause he	-5 -3 -2 1 3 0 -1 5
last clause he is	2 -5 -3 3 0 0 0 3
last clause i	-1 -1 -3 -4 1 1 3 8
last clause i can	-2 -4 -1 -1 0 0 0 3
last clause i have	2 3 -3 0 0 0 1 -4
last clause i need	5 4 -1 -1 0 0 0 -3
last clause i want	-2 6 -4 0 -3 1 0 1
last clause i will	0 0 -2 0 0 -2 -1 5
last clause i would	0 -3 0 -2 0 4 0 -3
last clause if	8 -1 2 0 -1 1 0 -7
last clause in	-7 -1 -3 -2 0 9 1 5
last clause in my	-5 0 0 -1 0 0 0 5
last clause is	-6 8 -2 -1 -1 0 0 -3
last clause it	-2 0 6 -7 -1 -4 0 -5
last clause it should	-1 3 -5 0 0 0 0 -2
last clause it was	0 4 3 -6 -1 0 0 0
last clause its	-10 -8 12 -1 1 -2 0 6
last clause just	-2 -4 3 -1 -1 6 -1 0
last clause kindly	-2 -2 -3 4 5 -2 -1 -1
last clause leave	-4 -2 4 -2 0 0 0 5
last clause leave it	-1 -2 -1 -1 0 0 0 6
last clause let	-2 1 4 -1 0 2 0 -4
last clause let us	0 -4 3 0 0 3 0 -1
last clause like	-7 10 2 3 0 -1 -1 -5
last clause like a	-6 6 0 0 0 0 0 -1
last clause make	-1 5 1 -1 0 0 -1 -3
last clause more like	-2 5 -1 0 0 0 0 -1
last clause my	-5 -6 6 1 -2 0 3 6
last clause my eyes	0 -2 2 0 0 0 4 -1
last clause no	3 0 4 -7 1 -2 0 -1
last clause not	-7 7 4 -5 0 2 -1 -5
last clause nothing	2 2 -3 0 0 -1 0 4
last clause now	-5 -4 -1 -2 0 4 0 8
last clause now i	-4 0 0 -1 0 0 0 5
last clause off	-2 -3 0 1 0 0 5 -1
last clause on	-1 0 0 0 4 -1 1 0
last clause one	3 -3 -6 -3 -1 -3 0 0
last clause only	-1 10 4 0 0 -8 -1 -3
last clause only the	2 -7 6 0 0 0 -1 0
last clause otherwise	-1 5 -2 0 0 0 -1 -2
last clause people	-1 -4 2 0 0 -1 -1 3
last clause please	-4 -5 4 5 1 -7 -1 -5
last clause please 	-3 -4 4 3 0 -2 -1 -1
last clause previous	-2 -2 -2 5 -1 0 -1 -2
last clause put	-2 -4 5 0 4 5 -5 -3
last clause put it	-2 -1 -2 0 2 4 -6 0
last clause put that	0 0 -1 4 -1 -1 -1 0
last clause put the	0 -2 3 -4 4 3 1 0
last clause real	0 6 -6 -1 0 0 0 0
last clause red	3 1 4 -2 -2 -3 0 -1
last clause red 	0 3 4 -2 -2 0 0 -1
last clause redo	-2 0 -2 0 6 -2 0 -3
last clause redo 	-2 0 0 0 4 -2 0 -1
last clause return	0 0 -3 6 2 -1 0 -1
last clause rewind	0 -1 -4 10 0 0 0 -1
last clause same	-4 7 -2 -5 -1 3 0 0
last clause say	-4 -1 5 0 0 0 -1 0
last clause scrap	0 -1 -7 8 0 0 0 -1
last clause she	-6 -3 11 -2 1 -3 0 4
last clause she is	-1 -5 6 -1 0 0 0 1
last clause she says	-2 0 0 -1 0 0 0 4
last clause show	9 -6 -1 -2 0 2 0 -2
last clause slow	5 -1 -7 0 0 -1 0 5
last clause so	2 9 -9 2 6 4 2 -9
last clause so a	4 1 -2 -1 0 0 0 0
last clause so let	-2 5 -2 0 2 1 -1 0
last clause so the	-1 0 0 0 0 4 0 -3
last clause soft	6 -1 0 -1 0 0 -1 0
last clause something	6 -2 -1 -1 0 0 -2 -1
last clause steaming	3 -5 0 0 0 0 0 0
last clause take	-1 -3 3 7 -1 -1 -2 -2
last clause take it	0 0 -3 4 -1 0 0 0
last clause take that	0 0 -3 6 0 0 -2 0
last clause teal	-2 0 5 0 0 -2 0 0
last clause thank	-1 -3 -2 -1 -1 2 0 6
last clause thank you	-1 -3 -2 -1 -1 2 0 6
last clause that	4 -1 0 -4 0 -2 -1 -4
last clause that is	1 -2 4 3 0 -1 -1 -4
last clause that was	0 0 2 -4 0 0 0 0
last clause the	2 1 -10 -11 2 15 2 -8
last clause the first	-2 6 0 0 0 -3 0 0
last clause the sea	4 -3 -2 0 -2 0 0 0
last clause then	-4 -3 1 -2 -3 5 2 3
last clause then 	1 -1 -2 -1 -3 5 -1 6
last clause then stop	-3 0 6 0 0 0 -1 -3
last clause there	0 3 -4 0 0 -1 0 -4
last clause there is	0 3 -1 0 0 -1 0 -4
last clause think	1 9 -10 -2 0 0 0 0
last clause three	6 0 2 -1 -1 0 0 -4
last clause turn	0 -1 7 3 0 -4 0 -1
last clause two	1 -3 0 2 -4 -2 0 1
last clause undo	0 -4 -2 4 0 -4 -1 -1
last clause undo 	0 -2 -1 6 -3 0 0 0
last clause we	-2 -2 1 2 0 0 6 -1
last clause were	-4 4 2 -4 0 0 0 0
last clause what	-1 2 -1 5 0 -2 0 3
last clause white	8 -1 -5 -1 -1 0 0 0
last clause white on	4 0 -6 -1 -1 0 0 0
last clause you	-11 4 -4 -6 1 0 0 15
last clause you are	-6 -2 0 -1 0 0 -1 11
last clause you have	-3 -1 0 -1 0 0 0 5
last clause you know	-2 10 -2 -2 0 0 0 -2
last thing	-3 0 -3 14 0 -2 0 -4
last…	7 -6 4 0 0 0 -2 -1
late	0 -2 -4 -2 0 -1 0 10
laugh…	-2 1 -1 0 0 0 -2 8
laug…	-2 1 -1 0 0 0 -2 8
lava	14 -4 -3 -2 0 0 -1 -6
leaf	-2 4 -3 0 0 0 -1 0
leave	1 -7 5 0 0 -1 -1 3
leave it	-1 -2 -1 -1 2 0 0 6
leave the	4 -3 0 2 -1 -1 -1 -1
leaves	-4 4 -2 0 0 0 0 3
leave…	-3 1 5 -1 0 -2 -1 3
leav…	-3 -1 5 -1 0 -1 -1 3
leds	0 -1 5 -1 0 -2 0 -2
left	-3 -7 15 3 -1 7 4 -4
left ,	-3 5 0 -2 0 3 0 0
left it	0 -1 0 -1 -1 5 0 0
lena	-1 -1 4 -1 1 -3 0 -1
lengt…	-1 -2 5 -2 0 0 0 0
leng…	-1 -2 5 -2 0 0 0 0
less	-16 0 21 -4 -2 -1 -1 -5
less $	-4 -5 12 -1 0 0 0 -1
less like	-3 7 -2 0 -2 0 0 -1
less of	-1 -4 0 0 0 0 0 5
less often	0 -4 3 0 0 0 0 0
let	-9 11 7 -3 2 1 0 -8
let a	-5 15 -5 0 0 0 0 -1
let it	-1 -4 2 1 -1 -1 3 0
let me	2 -6 -2 -2 -1 6 -1 0
let the	-4 6 5 1 -1 -6 -1 0
let us	8 -11 1 0 3 3 -1 -2
letter	8 3 -6 0 0 -1 0 -3
letters	-5 -3 9 0 -1 0 0 -1
letters ,	-1 -1 4 0 -1 0 0 0
lette…	8 -1 2 -1 -2 -4 -1 -4
lettu…	0 -3 4 0 0 0 0 0
lett…	8 -4 6 -1 -2 -4 -1 -4
life	-2 1 -4 2 0 0 0 4
life ,	-2 -1 -2 0 0 0 0 4
lift	-2 -2 5 -1 0 0 0 0
light	-3 0 0 -2 -1 5 4 7
light $	4 -2 -11 -1 0 7 2 -1
light ,	2 -3 -4 -1 0 -1 -1 4
light .	11 -2 -5 0 0 0 0 0
light in	-1 -3 4 0 0 0 0 0
light on	-7 0 10 0 0 0 0 0
lighter	0 -4 3 0 0 -2 0 0
lighthouse	3 0 -4 0 0 0 -2 -1
lightning	-1 1 4 0 0 0 0 -1
lights	6 -4 -2 -2 -1 -2 0 -5
lights $	8 0 -1 0 -1 0 0 -3
lights ,	0 -4 1 0 0 0 0 0
light…	4 2 -5 -5 -1 0 -2 -1
ligh…	4 2 -5 -5 -1 0 -2 -1
like	-2 -6 0 2 -1 0 -3 5
like .	13 -8 -3 0 0 -1 0 -2
like <color>	2 1 -5 -3 1 0 0 5
like <time>	0 -3 6 2 0 -3 0 -1
like a	-12 14 -3 -1 -1 -3 -1 0
like an	-4 3 3 -1 0 0 -1 2
like i	-1 4 0 0 0 0 0 -1
like in	-2 4 -1 0 0 0 0 0
like it	-2 1 -3 3 1 -1 0 5
like its	0 7 -1 -1 0 -2 -1 -2
like that	-1 -7 -2 -3 0 0 0 14
like the	1 -3 6 7 0 -4 0 -4
like to	1 1 -3 -2 0 6 1 -3
likes	8 3 -2 -1 2 -1 0 -6
likes…	8 3 -2 -1 2 -1 0 -6
like…	6 1 -5 2 2 -1 0 -6
lilac…	-2 -2 4 0 0 0 0 0
lila…	-2 -2 4 0 0 0 0 0
lit	8 -2 -1 0 0 3 0 -5
little	1 1 0 -2 -4 -2 -4 -2
little $	1 -5 8 -1 0 0 0 -1
little <color>	5 1 -10 0 0 -1 0 1
little <earlier>	-3 7 0 -1 0 -2 0 -2
little more	-3 -3 4 -2 0 0 0 0
little one	4 -2 -1 3 0 0 0 0
littl…	1 1 0 -2 -4 -2 -4 -2
litt…	4 -3 0 -2 -4 -2 -4 -2
live…	0 -9 3 0 0 2 0 0
loading	4 -1 0 0 0 -1 -1 -2
loadi…	4 -1 -1 0 0 -1 -1 -2
load…	4 -4 -1 0 0 -1 -1 -2
log	-6 -1 0 0 0 1 5 -1
lonely	0 10 -5 -1 0 0 0 -4
lonely $	0 5 -4 0 0 0 0 -3
lonel…	-1 12 -6 -2 0 0 -1 -4
lone…	-1 12 -6 -2 0 0 -1 -4
long	0 -3 8 -1 -1 -2 -4 -1
long $	0 -4 5 -1 0 -1 0 0
longer	-7 -5 11 -3 2 -1 -1 -2
longer $	-2 -2 5 -1 0 0 0 -3
longer ,	-1 -6 5 -1 0 0 0 -1
longer before	0 -1 6 0 0 -3 -1 0
longe…	-7 -5 11 -3 2 -1 -1 -2
long…	-7 -5 11 -3 2 -1 -1 -2
look	12 -1 -10 -3 -5 4 -3 -3
look at	-1 -6 -1 1 0 5 0 4
look like	8 -2 -4 -2 -3 -1 0 -7
look more	0 8 -3 0 -2 0 0 -1
looked	-2 0 4 -2 0 1 0 1
looke…	-2 0 4 -2 0 1 0 1
looks	-5 6 -4 4 3 -2 0 -2
looks like	0 -4 -4 -2 0 0 0 1
looks…	-5 6 -4 4 3 -2 0 -2
look…	-10 5 4 0 5 -4 -1 1
loop	-6 -4 16 0 0 0 -2 -4
lose	-3 -4 12 2 -2 -2 -2 2
lose the	-3 -2 12 0 -2 -2 0 -4
lost	3 1 0 -1 0 4 -1 -4
lot	-5 -5 13 -1 0 -1 0 -2
lot $	-2 -2 7 -1 0 -1 0 -1
lotus…	-1 1 -1 0 0 4 0 0
lotu…	-1 1 -1 0 0 4 0 0
loud	0 -2 -4 0 0 -1 -1 7
loud $	3 -1 -4 0 0 -1 0 1
love	8 -6 -2 -1 -1 0 -2 1
love it	0 -1 -1 -1 -1 0 0 6
love to	5 -3 0 0 0 0 0 -4
love…	-2 -3 1 -2 2 -3 0 8
low	7 -2 -1 -1 0 0 0 -1
lower	-5 -4 11 0 0 -1 -1 -1
lower…	-5 -4 11 0 0 -1 -1 -1
lowe…	-5 -4 11 0 0 -1 -1 -1
lunch	4 -3 0 0 -1 0 -2 -1
lunch…	4 -3 -1 0 -1 0 -2 -1
lunc…	4 -3 -1 0 -1 0 -2 -1
m	-3 -9 -4 -2 0 0 -1 16
made it	-2 0 3 5 -3 1 -1 0
magic…	-3 4 0 0 0 0 0 -3
magi…	-3 4 0 0 0 0 0 -3
make	0 8 5 -1 -1 -7 -2 -7
make a	4 -5 -4 0 0 0 0 0
make it	0 8 -7 0 0 -1 -1 2
make out	0 5 -3 1 0 0 0 0
make that	-2 -6 12 -1 0 0 0 -1
make the	1 -7 10 2 -1 -3 0 -3
mamma	-3 -4 3 -1 0 0 0 5
mamma mia	-3 -4 3 -1 0 0 0 5
mamma…	-3 -4 3 -1 0 0 0 5
mamm…	-3 -4 3 -1 0 0 0 5
man	-8 12 -6 3 0 0 0 0
man ,	-2 1 2 4 0 0 0 -4
manage	6 -1 -2 -1 0 0 0 -1
manage .	5 -1 -2 -1 0 0 0 0
manag…	4 0 -2 -1 0 0 0 -1
mana…	4 0 -2 -1 0 0 0 -1
many	2 -14 17 2 0 -2 -2 -5
many colors	5 0 0 -1 0 0 0 -1
march	4 5 -5 0 0 -3 -1 0
march…	7 5 -7 0 0 -3 -1 0
marc…	6 10 -7 0 0 -3 -1 -2
master	0 -1 -4 0 0 0 5 -1
maste…	0 -1 -4 0 0 0 5 -1
mast…	4 -3 -5 0 0 0 5 -1
match	7 0 1 -1 0 -1 -1 -3
match…	7 0 -1 -1 0 -1 0 -3
matc…	7 0 -1 -1 0 -1 0 -3
matte…	2 4 -2 -4 -1 0 0 0
matt…	2 4 -2 -4 -1 0 0 0
may	-1 -8 10 2 3 1 -1 -8
may stay	-1 -1 2 0 5 0 -3 0
maybe	-8 11 -2 -2 -2 0 -1 -2
maybe $	-1 5 2 -1 -2 0 0 0
maybe…	-8 8 -1 -2 -2 0 -1 -2
mayb…	-8 8 -1 -2 -2 0 -1 -2
me	3 -14 -7 0 1 10 -6 9
me $	0 -1 -2 4 -3 1 -1 6
me ,	-5 -1 -1 1 6 -3 -1 5
me .	1 -5 -1 -2 6 -1 -1 2
me a	15 -9 3 4 -1 -2 0 -3
me the	6 -2 -5 1 -2 8 -1 -6
me to	-5 2 -4 -2 -1 6 0 0
me with	-4 6 0 0 0 1 0 -2
mean	3 2 -2 5 1 -2 -1 -2
mean .	0 2 -4 0 0 0 -1 0
meaner	0 9 -7 0 0 0 -1 -2
meane…	0 9 -7 0 0 0 -1 -2
means	-1 1 0 0 0 0 0 5
means…	-1 1 0 0 0 0 0 5
meant	-3 4 4 -3 0 0 0 -2
meant…	-3 4 4 -3 0 0 0 -2
mean…	-4 11 0 -3 0 -1 -2 0
meeting	-4 0 -2 0 0 -1 0 7
meeti…	1 -2 -3 0 0 -3 2 6
meet…	1 -2 -3 0 0 -3 2 6
meh	2 5 -7 10 -1 -1 -2 -6
meh ,	0 6 -5 6 -1 0 -2 -4
melt	-2 -4 9 0 0 -2 0 -3
melting	-2 6 0 0 0 -1 0 -1
melti…	-2 6 0 0 0 -1 0 -1
melt…	-2 6 0 0 0 -1 0 -1
metro…	1 3 -5 0 -1 1 0 -1
metr…	1 3 -5 0 -1 1 0 -1
mia	1 -6 1 -1 0 -1 -1 8
mid	-4 7 -4 2 0 0 0 4
middle	-1 -4 8 -1 0 -1 0 -1
middle ,	-4 -2 5 0 0 0 0 0
middl…	-1 -4 8 -1 0 -1 0 -1
midd…	-1 -4 8 -1 0 -1 0 -1
might	-5 1 6 0 -1 -1 -1 1
might…	-5 1 6 0 -1 -1 -1 1
migh…	-5 1 6 0 -1 -1 -1 1
milk	-4 -3 0 -1 0 0 -2 14
mind	0 -8 0 5 4 -5 0 -2
mind $	0 -5 2 7 0 0 0 -1
mind ,	0 0 0 1 2 -4 0 -4
mind .	-1 0 -2 -4 0 0 0 4
mine…	5 -1 0 0 0 0 -2 -5
minus	-3 -1 8 5 0 -2 -8 -1
minus <percent>	-1 -1 11 -1 0 0 -8 -1
minus…	-3 -2 9 5 0 -2 -8 -1
minute	-2 -2 9 0 0 -1 0 -3
minute $	-2 -2 10 0 0 -1 0 -3
minut…	1 -7 5 0 -4 -2 4 3
minu…	-2 -9 14 5 -4 -4 -3 1
mirro…	-3 7 -1 0 0 0 0 -2
mirr…	-3 7 -1 0 0 0 0 -2
miss	-1 7 -1 -3 1 2 0 -6
missed	0 -1 1 0 0 5 0 0
misses	0 0 -1 0 2 -4 0 0
missing	0 3 -1 -4 -2 1 0 1
missing $	5 -2 0 -1 0 0 0 -3
missi…	0 3 -1 -4 -2 1 0 1
miss…	-2 2 0 -4 0 2 0 0
mix	-4 21 -3 -1 0 -11 0 -1
mix in	-4 12 -1 0 0 -4 0 -1
mode	1 -1 0 0 3 0 -5 0
moment	1 1 2 2 0 -3 7 -2
moment ,	-3 -2 0 0 0 0 4 0
moment .	1 -1 -4 -1 0 0 4 -1
moment ago	-2 -1 0 6 0 0 -1 -1
momen…	1 4 0 2 0 -3 7 -2
mome…	1 4 0 2 0 -3 7 -2
mood	1 3 -10 -1 1 0 -1 8
moon	8 6 -8 -1 -2 -3 0 -3
moon $	5 -5 0 0 -2 0 0 0
moons	-2 7 -1 0 0 0 0 -2
moons…	-5 7 -2 3 0 0 0 -2
moon…	1 6 -5 3 0 0 0 -3
more	-11 24 -7 6 -7 -1 -6 -2
more $	-2 -19 30 -1 -4 2 0 -9
more ,	0 0 -9 10 -1 8 0 -1
more .	0 -1 -3 -1 0 1 0 4
more <color>	-8 -7 16 -3 1 -2 0 0
more <here>	2 -5 3 -2 0 0 0 -1
more <time>	0 18 -18 -1 0 0 -2 0
more in	-1 -3 4 -2 0 0 0 0
more like	-6 17 -8 -1 -2 0 0 0
more of	3 1 -4 -1 -1 0 0 2
more slow	0 -2 4 0 0 0 0 0
more slowly	-1 -2 4 0 -2 0 0 -2
more than	5 -1 1 -1 0 0 0 -1
morning	3 -2 3 0 0 1 1 -6
morning $	-5 0 5 0 0 3 2 0
morni…	3 -4 2 -4 -1 2 2 -3
morn…	3 -4 2 -4 -1 2 2 -3
mother	-1 6 -1 3 0 -2 0 -1
mothe…	-1 5 -1 3 0 -2 0 -1
moth…	-1 5 -1 3 0 -2 0 -1
mount…	4 7 -4 -4 -1 0 0 -3
moun…	4 7 -4 -4 -1 0 0 -3
moves	4 -2 4 1 0 0 0 -5
moves…	4 -2 4 1 0 0 0 -5
move…	3 -3 6 0 0 0 0 -7
moving	3 -7 0 0 0 -2 0 2
movin…	3 -7 0 0 0 -2 0 2
movi…	4 -10 0 0 0 -2 0 2
much	-5 -1 15 -3 -1 -7 -1 -4
much $	0 -3 5 0 0 -1 0 -3
much ,	5 -3 4 5 0 -3 -1 -3
much for	0 0 3 -5 0 0 0 0
mum	-1 -6 -3 4 0 -2 8 2
mum says	0 -2 -1 5 0 0 0 -1
mummy	-4 3 -2 -1 0 3 0 1
mummy…	-4 3 -2 -1 0 3 0 1
mumm…	-4 3 -2 -1 0 3 0 1
music…	-2 1 -4 -1 0 -1 2 0
musi…	-2 1 -4 -1 0 -1 2 0
must	-1 9 -7 -1 3 -2 -1 -4
must be	0 3 -5 0 0 0 0 1
my	2 -23 -13 -11 3 7 3 25
my <earlier>	-2 4 -1 -2 -10 11 0 3
my <here>	0 0 -4 4 0 0 0 0
my brother	2 -4 -1 0 0 1 0 1
my daughter	10 -2 -1 0 0 0 0 -5
my eyes	-2 -3 9 7 -1 -2 4 -7
my granddaughter	5 -1 -1 0 0 0 0 -2
my grandson	4 -1 0 0 0 0 0 -1
my head	0 -4 0 0 1 0 0 1
my husband	-1 -5 -2 -1 0 0 0 5
my late	0 -2 -2 -1 0 -1 0 5
my mind	0 0 0 1 3 -5 0 -5
my sister	-2 -5 -3 0 -1 3 -1 8
my turn	4 0 -2 0 0 0 0 -1
my whole	-3 -3 -3 0 0 0 -1 11
my wife	0 1 -1 0 1 -1 0 -5
na	0 -6 3 0 -3 3 0 0
name	5 -4 2 0 -1 -4 4 -9
napol…	-2 2 0 0 -6 5 0 0
napo…	-2 2 0 0 -6 5 0 0
near	0 1 1 0 0 0 0 -4
nearly	-3 4 4 -2 0 0 -1 -6
nearl…	-3 4 4 -2 0 0 -1 -6
near…	-3 4 4 -2 0 0 -1 -6
need	15 -1 -8 -4 -2 3 2 -6
need to	6 -2 2 -2 0 2 0 -3
needs	-6 14 -4 -2 -3 -3 -2 -4
needs a	-3 6 1 0 0 0 -1 -2
needs to	0 -7 3 -1 0 -3 -1 0
needs…	-7 17 -8 -2 -3 -3 0 -4
need…	-7 18 -9 -3 -3 -3 -2 -4
neon	7 -1 -1 0 0 -2 0 -1
nervous	-3 1 5 0 0 0 0 0
nervo…	-3 -2 7 -1 0 0 0 0
nerv…	-3 -2 7 -1 0 0 0 0
net	6 -2 -3 0 -1 0 0 -1
never	-4 0 -3 3 -1 -2 -2 4
never mind	0 -5 0 5 1 0 0 -2
never…	-4 0 -3 5 -1 -2 -2 4
neve…	-4 0 -3 5 -1 -2 -2 4
new	-7 -3 -3 0 -4 3 5 3
new chat	0 0 0 0 -4 0 3 -1
next	19 -16 -4 -3 1 1 -5 5
next ,	10 -8 -2 0 0 0 0 -3
next .	7 -3 2 0 0 -1 0 -2
next round	-4 4 -1 -1 0 2 0 0
next to	-9 3 2 -2 0 0 -1 8
nice	-1 -1 1 -1 0 -1 0 4
nice…	-1 5 -2 2 0 -1 -1 0
night	9 -8 -8 -2 -2 -2 2 -1
night $	-1 5 -4 0 -1 0 -1 0
night ,	10 -5 0 -1 0 -3 0 -5
night .	-5 -6 0 -1 -1 1 3 3
night…	8 -7 -4 -2 -2 -6 4 4
nigh…	8 -7 -4 -2 -2 -6 4 4
no	9 -18 5 20 12 -15 -4 -19
no ,	-5 2 2 -2 -1 -2 3 -5
no .	-2 -1 -9 6 1 0 0 0
no <color>	-2 -1 5 -5 0 2 -1 0
no <here>	-3 3 -5 4 0 0 0 -2
no i	-3 8 0 2 -2 0 0 -4
no no	-3 3 -7 9 0 0 -1 -1
no the	0 0 -2 -3 4 -4 -1 0
no wait	-1 -2 5 -2 2 0 -1 -1
nobody	2 -5 -2 5 -1 0 -1 4
nobod…	2 -5 -2 5 -1 0 -1 4
nobo…	2 -5 -2 5 -1 0 -1 4
noon	2 -4 0 -2 0 0 5 -2
northern	10 -3 -5 0 0 -1 0 -4
northern lights	10 -3 -5 0 0 -1 0 -4
north…	9 -3 -5 0 0 0 0 -4
nort…	9 -3 -5 0 0 0 0 -4
norw…	1 -2 0 -1 -1 4 0 -2
nose	2 -4 5 -1 0 0 0 1
not	-12 -1 23 5 -8 -9 -4 -5
not <color>	-1 -3 5 -6 0 -1 0 -4
not <count>	-3 -2 4 -1 0 0 0 -1
not <number>	0 -2 4 -1 0 0 -2 -3
not be	-4 4 1 0 0 0 0 0
not come	-1 8 -4 -2 0 0 0 0
not find	0 -4 3 0 0 0 0 0
not have	-3 -6 4 5 -3 0 4 -1
not it	-2 5 -5 0 0 0 0 0
not like	0 -4 2 5 0 0 0 -1
not quite	-2 6 0 -1 0 0 -1 -4
not read	0 -2 6 0 0 0 0 -1
not see	-2 -3 -2 9 0 0 0 -2
not so	-3 -4 6 -1 0 0 0 -4
not that	0 0 -1 7 0 0 -1 -2
not the	-2 -3 3 -3 0 2 0 6
not there	-1 5 -4 1 0 0 -1 -2
not too	6 -1 -4 0 0 0 0 0
notch	0 -5 5 0 0 0 0 0
notch…	0 -5 5 0 0 0 0 0
notc…	0 -5 5 0 0 0 0 0
nothing	6 -9 -4 -1 0 -2 0 4
nothi…	5 -9 -4 -1 0 -2 0 4
noth…	5 -9 -4 -1 0 -2 0 4
notice	-1 5 0 0 0 0 -1 0
noticed	-1 -4 0 4 0 0 0 2
noticed .	-1 -4 0 4 0 0 0 2
notic…	-2 1 0 4 0 0 -1 2
noti…	-2 1 0 4 0 0 -1 2
now	7 -9 -4 10 -3 -2 5 6
now $	2 -3 -2 -2 0 0 6 4
now ,	-3 -10 0 2 0 -1 5 9
now .	10 -3 -5 -2 1 1 2 -4
now and	-6 7 1 -1 0 -1 0 -3
now for	5 -5 0 0 -1 -1 -1 0
now he	-3 3 -1 4 1 0 0 -2
now i	-6 -2 -3 3 -2 4 0 8
now is	-1 -3 3 -3 0 4 0 0
now it	-1 12 2 -3 -1 -3 -1 -4
now its	5 0 -2 6 -1 -2 0 0
now let	-4 10 -1 0 0 0 0 -2
now make	3 -1 -4 0 0 0 0 -1
now she	5 -9 -2 -1 4 -1 0 0
now so	4 -1 -2 0 -1 -1 0 0
now that	-5 6 0 -1 0 2 -1 3
now the	2 0 -2 2 -1 6 -1 -2
now they	9 -4 0 3 0 0 0 -1
number	-1 -5 -1 0 0 0 0 3
number <number>	-3 5 -5 0 0 0 0 5
obses…	-2 -1 -2 0 0 0 0 4
obse…	-2 -1 -2 0 0 0 0 4
obviously	-5 1 -1 2 0 0 0 0
obvio…	-5 1 -1 2 0 0 0 0
obvi…	-5 1 -1 2 0 0 0 0
oclock	-1 0 0 0 0 0 4 -1
ocloc…	-1 0 0 0 0 0 4 -1
oclo…	-1 0 0 0 0 0 4 -1
of	-4 6 7 -9 -1 -10 -4 -7
of <color>	3 -11 3 0 0 0 0 -1
of <earlier>	-2 2 0 0 -6 3 0 0
of <here>	-1 2 4 -2 0 0 0 -2
of <number>	-1 -1 -5 0 -4 -1 -4 13
of a	5 0 -10 0 0 0 -1 0
of an	5 2 -1 0 0 -1 -5 0
of course	2 4 -1 -1 2 0 -1 -3
of it	4 -1 5 -3 0 -2 -1 -3
of its	0 3 -3 0 0 -2 0 -4
of my	-3 -3 0 -2 2 -1 4 2
of something	-2 4 -1 0 0 0 0 0
of that	-7 2 13 -4 0 0 0 -2
of the	-14 12 9 -4 2 -6 1 -3
of them	3 -3 -5 0 0 3 0 5
of us	-4 -1 0 0 0 0 3 4
off	-8 2 -9 0 -3 -2 21 -7
off ,	-6 1 4 -1 2 0 1 0
off .	-2 11 -2 -1 0 0 -5 1
off at	0 -5 -9 0 0 0 11 0
off in	-3 -1 -5 0 -3 0 12 -2
off the	-1 2 0 0 0 -1 -1 4
offe…	2 -2 -4 0 -3 3 0 3
often	-4 0 6 0 0 0 -1 -3
often…	-4 0 6 0 0 0 -1 -3
ofte…	-4 0 6 0 0 0 -1 -3
oh	-4 -7 -10 9 2 -1 -2 15
oh ,	-1 -5 1 1 3 -3 0 4
oh my	-1 -2 0 -1 0 0 0 7
oh no	0 0 0 8 -2 -3 0 -1
oh that	0 0 -5 -3 0 0 0 4
okay	-5 -17 1 -3 5 7 7 10
okay ,	-4 0 -2 0 5 0 -1 0
okay next	6 0 -7 0 0 3 0 -1
okay okay	-2 0 -2 0 6 -2 0 -3
okay that	-9 -6 9 -2 0 0 0 4
old	-6 1 4 -3 4 -1 -1 0
olive…	-1 5 -2 0 0 -6 0 5
oliv…	-1 5 -2 0 0 -6 0 5
on	8 8 6 -3 2 -1 -6 -5
on $	-19 5 0 -5 -5 5 14 -3
on .	2 -1 1 0 -2 -1 7 -1
on <color>	4 8 -8 -1 -1 -2 0 0
on a	22 -14 -2 -1 -1 -2 -4 0
on again	-1 0 0 0 4 5 -6 -2
on an	5 -1 0 0 0 0 -1 0
on his	-2 9 -4 0 0 0 -2 0
on it	-6 16 -5 -1 0 0 -4 -2
on its	4 3 -2 -2 0 2 0 -2
on reflection	-3 -2 0 3 6 1 -2 -1
on the	8 9 4 -1 -7 0 -7 0
one	-9 13 -14 10 1 6 -5 -5
one $	-5 -4 -2 3 -2 7 -2 -9
one ,	-4 8 -2 1 0 -3 -2 0
one .	4 6 -1 -2 0 1 -1 -5
one <here>	-1 -6 8 -1 0 -1 0 -2
one after	2 8 -8 0 -2 0 0 -1
one by	0 7 -3 0 0 -2 0 -1
one for	-4 0 -3 0 -1 5 1 0
one in	-5 2 4 -1 0 0 0 4
one last	-5 0 0 -1 0 7 0 0
one more	5 -6 2 4 0 -1 0 0
one of	-3 13 -7 0 1 0 -1 -1
one step	-3 -4 -2 6 0 -2 0 -1
one that	-3 -2 0 -2 0 4 0 0
one was	0 -2 6 -2 1 -1 0 0
one with	-5 -3 -1 0 0 3 1 -2
ones	2 -3 -6 0 -4 12 -1 2
ones ,	3 -4 0 -2 0 0 0 0
ones .	0 -3 1 0 0 4 0 0
only	-5 -5 27 -5 4 -9 -4 -4
only a	7 -7 -4 0 0 0 -1 -1
only half	-1 -2 7 0 0 -1 -1 -3
only one	0 -2 0 -1 0 0 -1 4
only the	0 -7 14 -4 0 0 -1 -2
ooh	-3 -4 0 -2 0 -1 0 3
open	4 4 -9 0 0 -2 0 -1
opening	0 1 -2 -1 0 5 0 -1
openi…	-1 1 -2 -1 0 7 0 -1
open…	3 0 -3 -1 0 7 -1 -1
opera…	4 6 0 0 0 -5 0 0
oper…	4 6 0 0 0 -5 0 0
opposite	-3 0 6 0 0 0 -1 -1
oppos…	-3 0 6 0 0 0 -1 -1
oppo…	-3 0 6 0 0 0 -1 -1
or	-6 -2 -1 -2 3 -3 2 4
or so	-4 -2 2 0 0 0 2 0
orang…	-2 -10 8 1 -2 -2 0 -5
oran…	-2 -10 8 1 -2 -2 0 -5
order	-2 -5 12 2 -1 0 -5 -2
orders	5 4 -7 -1 0 -3 0 0
order…	3 0 4 0 2 -3 -5 -2
orde…	3 0 4 0 2 -3 -5 -2
original	0 0 -4 0 0 3 -1 0
origi…	0 0 -4 0 0 3 -1 0
orig…	0 0 -4 0 0 3 -1 0
other	0 -2 8 -2 0 -2 -2 -3
other $	-1 4 -4 0 0 0 0 -1
other way	-1 -11 14 -2 0 -1 0 0
others	3 -5 3 0 0 0 0 0
otherwise	-3 7 -2 0 0 0 -1 -2
other…	0 2 8 -2 0 -2 -3 -5
othe…	0 2 8 -2 0 -2 -3 -5
ought	-6 11 -7 0 0 -1 -1 -3
ought to	-6 11 -7 0 0 -1 -1 -3
ought…	-6 11 -7 0 0 -1 -1 -3
ough…	-6 11 -7 0 0 -1 -1 -3
our	4 1 2 -3 0 0 -2 -2
our <earlier>	-3 -2 0 -1 0 5 0 0
ours	0 1 4 -3 0 -1 -1 1
out	-8 11 6 -4 -6 -11 9 2
out $	2 7 -8 -3 1 0 -3 -1
out ,	-1 -4 10 4 0 -5 -1 -3
out .	1 0 2 -2 0 -4 1 -2
out for	-1 0 5 -1 0 0 -2 0
out of	1 12 -10 -1 -4 -4 1 2
out the	-2 -3 1 -1 0 0 8 -1
outside	-3 1 -3 0 0 0 -1 6
outsi…	-3 1 -3 0 0 0 -1 6
outs…	-3 1 -3 0 0 0 -1 6
oven	5 -3 -1 0 0 0 0 -2
over	8 9 -14 -3 -2 6 -2 -11
over ,	-1 1 -3 -4 0 4 -1 0
over .	4 -2 -1 0 0 1 1 0
over a	0 3 0 0 0 -1 0 -4
over it	-3 4 0 -1 0 1 0 -3
over the	-7 11 -1 -1 -1 2 -1 -1
overall	-2 7 -6 -1 -1 0 0 -1
overa…	-2 7 -6 -1 -1 0 0 -1
overd…	0 -5 5 2 -2 0 -1 0
over…	-1 5 1 3 -3 -1 -6 -2
pace	-1 -6 11 3 0 0 0 -2
pacman	4 -1 -2 0 -1 -1 0 0
pacma…	4 -2 -2 0 -1 1 0 0
pacm…	4 -2 -2 0 -1 1 0 0
panic	-2 8 -6 0 0 0 0 0
panic…	-2 8 -6 0 3 -4 0 0
pani…	-2 8 -6 0 3 -4 0 0
paris…	-3 8 0 0 0 0 0 -1
pari…	-6 12 -1 0 0 0 0 -1
part	-4 -2 15 -2 -2 -3 -1 -2
part .	-4 0 6 0 0 0 -1 0
party…	4 0 -5 -2 -1 2 -1 1
part…	4 -1 -4 -2 -1 2 -1 2
passed	5 0 -4 -1 -1 -1 -1 2
passes	-2 0 6 -1 0 -2 0 -1
passe…	4 0 2 -1 -1 -3 -1 1
passing	-4 5 -1 0 -2 0 0 -2
passi…	-4 5 -1 0 -2 0 0 -2
pass…	-1 6 0 1 -5 -3 -1 -1
past	-7 13 -2 -2 0 3 -1 -3
past ,	-4 7 -1 -1 0 5 -1 -3
patient	-5 5 0 0 1 0 0 0
patie…	-5 4 -1 0 2 -3 0 0
pati…	-5 4 -1 0 2 -3 0 0
pause	-5 -3 2 -1 0 -3 6 -1
pause…	-6 -7 5 -1 0 -3 6 -1
paus…	-6 -7 5 -1 0 -3 6 -1
peace	0 3 -1 0 4 -4 0 1
peace…	-2 2 -2 -1 4 -4 0 6
peach…	-2 -9 9 0 -2 1 0 0
peac…	-7 -6 6 -1 2 -2 0 6
peak	-4 5 0 -1 0 1 -1 -1
peek…	-2 0 0 5 2 -2 -1 -1
pendulum	3 -4 -1 0 0 0 0 2
pendu…	2 -4 -1 0 0 0 0 2
pend…	2 -4 -1 0 0 0 0 2
penta…	-4 6 -2 0 0 3 0 0
pent…	-4 6 -2 0 0 3 0 0
people	-1 -4 2 -1 0 0 -1 5
peopl…	-2 2 4 -1 0 -1 -1 3
peop…	-2 2 4 -1 0 -1 -1 3
per	4 -6 -2 0 0 0 1 0
per second	0 -5 5 0 0 0 0 0
perce…	-3 -4 0 -4 0 -1 5 -4
perc…	-3 -7 0 -1 0 -1 5 -4
perhaps	-3 7 -3 2 -2 -1 0 -4
perhaps .	2 -4 2 0 -2 0 0 0
perha…	-3 7 -3 2 -2 -1 0 -4
perh…	-3 7 -3 2 -2 -1 0 -4
period	0 -2 5 0 0 0 -1 -3
perio…	0 -2 5 0 0 0 -1 -3
peri…	0 -2 5 0 0 0 -1 -3
perso…	2 -1 4 -1 -1 0 0 -4
pers…	2 -1 4 -1 -1 0 0 -4
petals	-5 3 4 0 -2 0 0 0
petal…	-7 5 5 0 -2 0 0 0
peta…	-7 5 5 0 -2 0 0 0
phone	-2 -4 0 0 2 0 4 0
phone…	-2 -4 0 0 2 0 4 0
phon…	-2 -4 0 0 2 0 4 0
photo…	-2 -1 6 -1 0 -3 0 2
phot…	-2 -1 6 -1 0 -3 0 2
picture	4 -3 2 0 0 0 0 -1
picture ,	4 0 -1 0 0 0 0 -1
pictu…	5 -3 2 0 0 0 0 -3
pict…	5 -3 2 0 0 0 0 -3
piece…	-1 -3 1 0 0 4 0 3
piec…	-1 -3 1 0 0 4 0 3
pinker	0 -4 5 0 0 0 -1 0
pinke…	0 -4 5 0 0 0 -1 0
pink…	0 -4 5 0 0 0 -1 0
pitch	1 -4 3 0 -1 0 0 0
pitch…	0 -5 3 0 -1 0 3 0
pitc…	0 -5 3 0 -1 0 3 0
pixel…	4 -1 -2 0 0 -2 0 0
pixe…	4 -1 -2 0 0 -2 0 0
pizza	4 -5 -1 -1 1 -3 0 0
pizza…	4 -1 -1 -1 1 -3 0 0
pizz…	4 -1 -1 -1 1 -3 0 0
place	-3 -1 4 0 0 0 0 -2
place of	-2 0 4 0 0 0 0 0
place…	-4 4 4 0 0 -2 0 -2
plac…	-4 4 4 0 0 -2 0 -2
plane	-5 2 0 -1 0 -1 0 0
plane…	-6 8 2 -1 -3 0 0 -3
plant…	0 -4 -2 3 -1 0 0 -1
plan…	-6 3 1 2 -4 0 0 -3
play	0 -6 10 0 0 1 1 -2
playing	-2 2 0 -2 -1 0 3 -4
playing $	-5 -3 0 -1 0 0 3 0
playi…	-2 2 0 -2 -1 0 3 -4
play…	-2 4 -3 -2 -1 0 3 -4
please	-2 -4 -1 3 -1 2 4 -13
please $	-5 -5 1 9 0 9 -5 -2
please ,	-11 17 5 -1 1 2 2 -1
please .	4 -4 1 3 -1 -2 -1 -2
please turn	0 0 -5 -1 0 0 2 0
pleas…	-2 -4 3 0 -1 2 4 -13
plea…	-2 -4 3 0 -1 2 4 -13
plus	-4 -3 5 -1 0 0 0 0
pm	2 -1 -4 0 0 0 1 -2
point	-1 8 -2 0 0 0 0 -3
points	1 -4 1 0 0 0 0 5
polit…	-1 8 -6 0 0 0 0 0
poli…	-1 8 -6 0 0 0 0 0
pool	-1 4 -3 0 0 0 0 0
popping	-1 10 -4 -1 0 0 0 -4
poppi…	0 6 -1 -1 0 3 -1 -5
popp…	1 4 -1 -2 0 3 -1 -5
portal	7 -3 -3 -1 0 0 0 0
porta…	7 -3 -3 -1 1 -1 0 0
port…	7 -2 -3 -1 1 -1 0 0
possible	-2 8 -2 0 -2 -4 0 -2
possible .	-4 2 0 0 0 0 0 0
possible to	-3 4 -1 0 0 -4 0 0
possi…	-2 8 -2 0 -2 -4 0 -2
poss…	-2 8 -2 0 -2 -4 0 -2
pour	-1 -4 2 6 0 -4 0 6
pour…	4 -4 1 0 0 0 -1 -3
power	-3 8 -7 0 0 2 2 -1
power…	-1 3 -7 0 0 2 2 -1
powe…	-1 3 -7 0 0 2 2 -1
practically	-1 -1 0 -1 0 0 0 4
pract…	2 -1 -4 -1 0 0 0 3
prac…	2 -1 -4 -1 0 0 0 3
prefer	0 -2 7 3 0 0 0 -1
preferred	0 0 -1 4 -1 0 -1 -1
prefe…	0 -3 7 6 -1 -1 -1 -2
pref…	0 -3 7 6 -1 -1 -1 -2
prese…	-3 0 1 0 0 1 -1 4
pres…	-3 0 1 -1 0 1 -1 6
pret…	0 -3 -3 5 3 -1 0 3
previous	-2 -3 -7 10 -2 -1 -1 -2
previ…	-2 -3 -7 10 -2 -1 -1 -2
prev…	-2 -5 -9 17 -2 -2 -1 -4
prin…	1 3 -2 0 -2 -4 0 0
priya…	0 1 -3 -1 0 0 0 4
priy…	0 1 -3 -1 0 0 0 4
progr…	-5 0 0 0 -1 2 -1 0
prog…	-5 0 0 0 -1 2 -1 0
prom…	0 10 -3 0 0 -1 0 -1
proper	-2 -1 -1 0 0 4 0 0
prope…	-2 -1 -1 0 0 5 0 0
propo…	4 -1 0 0 0 0 0 -1
prop…	2 -2 -1 0 0 5 0 -1
prote…	-2 -1 -4 6 1 -1 0 0
prot…	-2 -1 -4 6 1 -1 0 0
pudd…	-6 12 -4 -1 0 0 0 0
pull	-3 2 -1 0 0 4 -1 0
pulse	-4 -4 3 0 0 0 0 0
pulse…	-4 -5 9 -1 0 -1 -1 0
puls…	0 -12 12 -1 0 -1 -1 -1
pumpk…	0 -5 0 0 0 6 0 -2
pump…	0 -5 0 0 0 6 0 -2
purpl…	-2 1 1 3 -2 2 -1 -4
purp…	-2 1 1 3 -2 2 -1 -4
put	-8 6 -9 -1 8 0 1 0
put a	0 8 -5 -1 0 0 0 0
put it	-2 -5 -3 4 0 0 -2 -1
put that	0 0 -1 4 0 -1 -1 0
put the	-1 -1 1 -4 7 -4 1 0
quarter	-4 -3 9 0 0 0 0 -1
quarter of	-3 -3 6 0 0 0 0 -1
quart…	-4 -7 14 0 0 -2 0 -2
quar…	-4 -7 14 0 0 -2 0 -2
question	1 5 -2 0 -1 -2 2 4
quest…	1 5 -2 0 -1 -2 2 4
ques…	1 5 -2 0 -1 -2 2 4
quick	-2 -6 7 0 -1 7 0 -2
quicker	-4 -2 4 1 0 0 0 -1
quickly	-1 -1 6 1 0 -3 0 -2
quick…	-3 -3 13 -2 -1 3 -1 -6
quic…	-3 -3 13 -2 -1 3 -1 -6
quiet	8 -5 -4 -1 0 0 -1 5
quiet…	8 -8 -4 -1 0 1 -1 5
quie…	8 -8 -4 -1 0 1 -1 5
rabbit	-3 4 -2 -1 0 0 0 0
racing	-2 -1 7 0 0 0 0 -2
racin…	-2 -1 7 0 0 0 0 -2
raci…	-2 -1 7 0 0 0 0 -2
rain	19 -4 -4 -3 -5 0 -3 -5
rain ,	6 0 -1 -2 0 0 -1 -1
rain on	6 -3 -1 0 -3 0 -2 0
rainb…	-1 4 0 0 -1 2 -1 -5
raining	4 -1 0 0 0 -1 0 1
raini…	4 -1 0 0 0 -1 0 1
rainy	0 -1 0 0 -3 0 5 0
rainy…	-1 -1 0 -2 -3 0 4 0
rain…	9 -2 3 -2 -3 -1 3 -6
rather	0 -6 15 -5 0 3 -1 -4
rather have	11 -4 -1 0 0 0 0 -2
rather than	-6 0 8 0 0 -3 0 -2
rathe…	0 -6 11 3 -1 1 -1 -4
rath…	0 -6 11 3 -1 1 -1 -4
reac…	-4 6 -1 0 0 -1 0 -3
read	-4 0 8 -1 0 0 0 -1
reads	-3 5 -1 0 0 0 0 -1
reads…	-3 5 -1 0 0 0 0 -1
ready	3 4 -7 4 0 0 3 0
ready…	3 4 -7 4 0 0 3 0
read…	-1 11 -9 4 0 -2 3 -2
real	0 6 -10 -2 0 -1 -2 7
real <here>	0 4 -5 -1 0 0 0 3
reapply	-1 -1 -2 -4 6 0 -1 -1
reapp…	-1 -1 -2 -4 6 0 -1 -1
reap…	-1 -1 -2 -4 6 0 -1 -1
reco…	0 -2 5 0 0 -1 -1 -3
redder	0 -5 3 0 0 0 0 2
redder $	0 -3 4 0 0 0 0 0
redde…	0 -5 3 0 0 0 0 2
redd…	-1 -7 6 -1 0 0 0 2
redo	-6 -2 -4 0 11 -2 0 -6
redo $	-5 0 -2 0 5 -2 0 0
reduce	-2 -4 7 0 0 0 0 -2
reduc…	-2 -4 7 0 0 0 0 -2
redu…	-2 -4 7 0 0 0 0 -2
reflection	-3 -2 0 3 6 1 -2 -1
refle…	1 -1 -2 3 6 1 -3 -1
refl…	1 -1 -2 3 6 1 -3 -1
refu…	-1 0 0 6 0 0 0 -3
regul…	0 4 0 -1 0 0 -1 0
regu…	0 4 0 -1 0 0 -1 0
reind…	4 -4 0 0 0 0 0 0
reinstate	-1 -2 0 0 7 0 -2 -2
reinstate it	0 -2 0 0 4 0 -1 -2
reins…	-1 -2 0 0 7 0 -2 -2
rein…	3 -6 0 0 7 0 -2 -2
relat…	-1 1 -2 4 0 0 0 -1
rela…	0 2 -2 4 0 0 0 -1
rema…	-3 -5 6 0 0 -1 0 6
remember	-2 0 0 0 0 0 7 -1
remember this	-1 0 0 0 0 0 6 -1
remem…	-2 1 -1 0 0 0 7 -1
reme…	-2 1 -1 0 0 0 7 -1
remove	-1 -4 3 0 0 -1 0 4
remove the	0 -1 4 1 0 -1 0 -1
remov…	-2 -4 3 3 0 -1 0 4
remo…	-2 -4 3 3 -1 -1 0 4
resem…	-2 6 0 0 0 0 -1 -1
rese…	-2 6 0 0 0 0 -1 -1
rest	-1 -3 4 0 0 -3 2 -1
resume	-2 0 0 0 2 -4 -1 0
resum…	-2 0 0 0 2 -4 -1 0
resu…	-2 0 0 0 2 -4 -1 0
retr…	0 -1 0 5 2 -2 0 -1
return	-2 -5 -2 2 2 4 -1 -3
retur…	-2 -7 -5 5 2 4 -2 1
retu…	-2 -7 -5 5 2 4 -2 1
reverse	-3 -3 3 0 0 0 0 5
revert	-1 -3 -4 5 1 -1 0 -3
rever…	-5 -6 -1 5 3 -1 0 1
reve…	-5 -8 -4 8 3 -1 0 1
rewind	0 -1 -4 5 2 0 0 -1
rewin…	0 -1 -4 5 2 0 0 -1
rewi…	0 -1 -4 5 2 0 0 -1
right	-3 -4 2 2 3 0 0 7
right $	0 0 0 0 6 -1 0 -1
right ,	-2 2 -7 3 -2 5 1 0
right…	-4 -4 2 1 3 -1 2 6
righ…	-4 -4 2 1 3 -1 2 6
rise	0 -2 4 0 0 -2 0 -5
rise ,	0 -4 3 0 0 0 0 -1
road	0 6 -2 0 0 0 0 -1
robot	5 -2 0 0 -1 0 -1 -3
robot…	5 -1 -2 0 -1 0 -1 -3
robo…	5 -1 -2 0 -1 0 -1 -3
rocket	8 -1 -3 -2 0 0 0 -3
rocke…	12 -1 -3 -2 0 0 0 -4
rock…	12 -1 -3 -2 0 0 0 -4
roll	1 -6 -1 0 0 7 0 -1
rollback	-1 0 0 1 4 0 0 -1
rollback $	-1 0 0 1 4 0 0 -1
rollb…	-1 0 0 1 4 0 0 -1
rolling	1 4 -2 0 0 -1 0 -5
rolling in	-3 7 -2 0 0 0 0 -2
rolli…	1 4 -2 0 0 -1 0 -5
roll…	2 12 -6 1 4 -1 0 -6
room	3 -4 -3 -3 0 2 2 4
roses…	3 3 -4 0 -1 3 0 -2
rose…	0 4 -4 -1 -1 3 0 -2
round	-4 1 3 1 -1 1 -1 -1
round $	1 -4 4 0 0 0 0 0
round ,	-1 -4 2 0 0 3 0 0
round…	-8 -1 9 1 -3 4 1 -7
roun…	-8 -1 9 1 -3 4 1 -7
row	3 -4 1 0 0 1 0 0
run	-5 -6 14 -1 -2 -7 14 -6
run it	-2 -9 18 -1 0 -1 -1 -1
running	13 -11 1 0 -2 -1 -1 -7
running across	5 -2 0 0 0 -1 0 -3
runni…	13 -11 1 0 -2 -1 -1 -7
runn…	13 -11 1 0 -2 -1 -1 -7
sad	5 -2 -4 -1 -1 0 0 0
said	-5 -4 1 -3 0 0 0 10
sailing	-5 5 0 -1 0 -2 0 -1
saili…	-7 5 -2 -1 0 3 0 -1
sail…	-4 5 -2 -1 0 3 0 -1
sale	3 0 -5 0 0 0 0 0
same	-8 7 7 -5 -1 1 0 2
sand	0 -3 4 0 0 -3 0 0
sauce…	0 4 -3 0 0 1 0 0
sauc…	0 4 -3 0 0 1 0 0
saudade	-1 0 -4 0 0 0 0 5
sauda…	-1 0 -4 0 0 0 0 5
saud…	-1 0 -4 0 0 0 0 5
savasana	3 -3 -4 0 0 0 0 0
savas…	3 -3 -4 0 0 0 0 0
sava…	3 -3 -4 0 0 0 0 0
save	-4 -10 -6 -3 -6 -6 18 -7
save it	0 -4 0 0 -2 -1 1 -1
save that	0 -4 0 -2 -2 -2 8 0
saw	-4 -2 2 0 0 0 0 4
says	0 0 -3 4 -2 -6 3 -1
says its	-1 -5 0 -1 0 0 1 5
says the	0 3 -4 0 0 0 0 2
scarier	-1 1 -4 0 0 3 -1 -2
scari…	-1 1 -4 0 0 3 -1 -2
scary	3 6 -5 -1 0 0 0 -1
scary…	3 6 -5 -1 0 0 0 -1
scar…	0 7 -9 -1 0 3 -1 0
score…	6 0 -2 0 0 -2 -2 -1
scor…	6 0 -2 0 0 -2 -2 -1
scrap	-3 -3 -8 13 0 -1 4 -5
scrap that	-1 -3 -5 12 0 -1 -1 -5
scrap…	-3 -3 -8 13 0 -1 4 -5
scra…	-5 -4 -8 15 0 -1 4 -5
screaming	-2 -2 -2 0 0 0 0 4
screa…	-3 -2 -6 -1 0 3 0 9
scre…	-1 1 -7 -2 0 1 -1 9
scrol…	0 -4 3 0 0 -1 0 0
scro…	0 -4 3 0 0 -1 0 0
sea	4 4 -6 -1 -2 2 -3 1
sea of	0 1 -4 0 0 -1 0 0
second	-5 8 1 1 2 3 -2 -2
second ago	0 -1 0 4 0 0 0 0
second one	0 5 0 -2 0 0 0 0
secon…	-7 -11 19 -4 -2 -5 -5 -8
seco…	-7 -11 19 -4 -2 -5 -5 -8
see	3 4 -1 5 -1 2 -3 -9
see a	6 -4 -3 3 0 0 0 -2
see what	2 4 -4 -1 0 1 0 -1
seen	-1 3 -6 -3 2 0 -2 5
set	1 -2 -5 -1 0 0 5 -4
set the	0 -2 -6 0 0 0 2 0
settl…	1 2 -1 0 0 0 -5 2
sett…	1 2 -1 0 0 0 -5 2
seve…	0 0 6 -1 -1 -2 3 -1
shade	-3 -6 7 -1 -1 0 0 1
shade…	-3 -6 7 -1 -1 0 0 1
shadow	0 5 0 0 0 -1 0 -2
shado…	0 5 0 0 0 -1 0 -2
shad…	-3 -1 7 -1 -1 -2 0 -1
shak…	-2 6 -3 0 0 0 0 0
she	1 -12 -3 4 3 -3 -7 10
she <count>	0 5 -4 -1 0 0 0 0
she <earlier>	-2 2 -1 -1 0 0 0 4
she can	3 -3 -1 0 0 -1 -1 5
she does	-2 0 0 0 1 0 0 5
she is	-4 -10 5 -7 0 4 -1 3
she says	0 7 -1 0 -1 0 0 -7
she wants	1 -2 1 -1 0 -1 0 -4
she would	2 -4 0 -1 0 5 0 -1
shed	-2 -3 -2 -2 -1 8 -1 10
sheep	8 -5 0 -1 0 0 0 -4
sheep…	8 -5 -4 1 -1 2 -1 -4
shee…	8 -6 -8 1 -1 2 -2 2
shel…	5 -2 1 0 0 0 -1 1
shift	-2 -8 4 -1 0 1 2 3
shift…	-2 -8 4 -1 0 1 2 3
shif…	-2 -8 4 -1 0 1 2 3
shimm…	-2 -1 -4 0 0 0 0 0
shim…	-2 -1 -4 0 0 0 0 0
shin…	4 -1 1 -1 0 -3 0 0
ship	-9 10 -1 -1 0 0 0 7
shoot…	-2 8 -3 0 0 0 0 -1
shoo…	-2 8 -3 0 0 0 0 -1
short	-1 -2 8 -3 -3 -2 0 -1
shorter	0 -5 5 3 0 -3 0 -2
shorter $	0 0 7 0 0 -3 0 0
short…	-2 -8 17 0 -3 -4 0 -3
shor…	-2 -4 13 0 -3 -7 -1 -4
shoud	0 5 -7 0 0 0 0 -3
shoud be	0 5 -7 0 0 0 0 -3
shoud…	0 5 -7 0 0 0 0 -3
should	-5 9 -3 -1 -1 2 -3 -5
should be	-1 -6 11 -1 0 -1 0 4
should feel	-1 5 -5 0 0 0 0 -3
should go	-2 0 4 -1 0 0 0 0
should have	0 -4 -4 6 0 0 0 2
should like	7 -8 0 0 0 8 0 -3
should take	0 -3 5 0 0 0 0 -1
shoul…	-5 6 -3 -1 0 0 -3 -2
shout…	-2 0 0 0 2 -2 0 6
shou…	-7 12 -10 -1 2 -2 -3 1
show	18 -10 -11 -7 -5 13 -3 -8
show it	1 -1 -1 0 0 4 0 0
show me	11 -1 -4 -4 -4 -1 0 -3
show the	1 -2 -2 0 -1 6 -1 0
show…	6 -1 -5 -1 0 1 0 -2
shut	1 -4 0 -1 0 0 2 4
sick	1 -4 -5 -2 0 0 0 4
sick $	1 -4 -5 -2 0 0 0 5
side…	-3 -3 0 0 0 -2 0 10
sign	13 -7 -4 0 0 2 -2 -1
sign $	2 -3 -2 0 0 6 -2 -1
silence	0 6 -4 0 -1 0 -1 4
silen…	0 6 -4 0 -1 0 -1 4
sile…	0 6 -4 0 -1 0 -1 4
silly	1 -2 -4 4 0 1 0 -2
silly ,	0 -1 -2 5 0 -1 0 0
silly…	1 -2 -4 4 0 1 0 -2
sill…	1 -2 -4 4 0 1 0 -2
since	-1 3 0 -2 -1 -4 1 1
since…	-1 3 0 -2 -1 -4 1 1
sinc…	-1 3 0 -2 -1 -4 1 1
sine	4 -1 -3 0 0 0 -1 0
sing	-4 0 0 0 0 0 1 0
sing…	2 -4 -3 0 -1 2 0 6
siren…	8 -4 -3 3 0 0 0 -2
sire…	8 -4 -3 3 0 0 0 -2
sister	-5 -3 -3 0 -1 3 -1 11
sister says	-1 -3 -1 0 -1 0 0 9
siste…	-5 -3 -3 0 -1 3 -1 11
sist…	-5 -3 -3 0 -1 3 -1 11
sit	0 -8 7 0 0 5 -1 0
sit there	0 -7 6 0 0 0 -1 0
sits	0 4 0 0 -3 0 0 1
sitting	-2 6 0 1 0 0 0 -4
sitti…	-2 6 0 1 0 0 0 -4
sitt…	-2 4 -2 1 0 0 0 1
size 1	21 -11 -10 -14 -9 -10 -9 -14
size 12	-14 -8 -9 -5 -5 -14 -12 0
size 3	-11 -6 -3 -12 -5 0 -1 -18
size 6	-16 -13 0 -9 -18 -15 -1 -6
size long	4 -5 -19 -5 -8 -9 -16 2
sky	1 -7 10 -2 -3 4 -1 -3
sleep	1 -1 3 0 1 -4 2 -1
sleepier	-2 5 -5 -2 0 0 0 0
sleeping	1 -6 5 0 -3 4 -1 -6
sleeping ,	-1 -2 0 0 -3 5 0 -1
sleep…	3 2 0 -3 -6 3 -1 -8
slee…	4 0 0 -3 -6 3 -1 -8
slice…	-2 9 -6 0 0 -1 -1 2
slic…	-2 9 -6 0 0 -1 -1 2
sliding	-3 6 -1 0 0 0 -1 0
slidi…	-3 6 -1 0 0 -1 -1 0
slid…	-3 6 -1 0 0 -1 -1 0
slit	6 0 -4 0 0 0 0 -1
slow	34 -14 -23 -3 -3 -4 -1 8
slow $	5 -2 -4 0 0 -1 0 -1
slow ,	3 -1 4 0 0 0 0 -4
slow <color>	1 0 -6 0 0 -1 0 5
slow dance	3 -5 -2 0 0 -1 0 0
slow it	0 0 5 0 -4 0 0 0
slower	1 -6 6 -1 0 -1 -1 2
slower $	-3 0 4 0 0 0 0 -4
slower please	-2 0 4 0 0 0 0 0
slower than	4 0 0 0 0 0 0 -4
slowe…	0 -7 3 -1 0 -1 -1 5
slowly	-1 1 4 -1 -2 -1 -1 -3
slowly .	2 1 5 -1 -2 -1 0 -1
slowl…	-1 1 4 -1 -2 -1 -1 -3
slow…	-3 -5 7 -2 -3 -2 -2 2
small	2 6 1 -2 3 -2 0 -6
small one	1 -5 2 0 0 0 0 0
smaller	-3 -4 6 0 0 0 0 0
small…	-3 2 7 -2 2 0 -1 -7
smal…	-3 2 7 -2 2 0 -1 -7
smell the	-1 -2 -2 0 0 0 0 5
smiled	-5 -3 -1 -1 0 0 0 10
smile…	-5 -3 -3 -1 0 0 0 9
smiling	-2 -5 -3 0 0 0 0 8
smili…	-2 -5 -3 0 0 0 0 8
smil…	-6 -8 -5 -1 0 0 0 17
smoke	1 12 -8 -1 -4 -4 -1 -1
smoke $	7 -1 -3 0 -4 -2 0 0
smoke…	1 9 -6 -1 -4 -4 -1 -1
smok…	5 7 -6 -2 -4 -4 -1 -2
snail	5 -1 0 -2 0 0 0 -3
snail…	5 -2 -5 4 4 -3 0 -4
snai…	5 -2 -5 4 4 -3 0 -4
snake	5 -4 -1 -1 0 0 0 -2
snake…	5 -1 -1 -1 0 -2 0 -2
snak…	5 -1 -1 -1 0 -2 0 -2
snore…	-4 1 -1 0 0 4 0 0
snor…	-4 1 -1 0 0 2 0 0
snow	19 -7 -2 0 -6 -1 -1 -2
snow…	3 4 -2 -1 0 -1 0 -3
so	3 -16 17 -4 6 -2 3 -9
so $	-4 -6 7 -1 0 0 2 0
so ,	5 -2 0 -1 0 0 0 3
so .	-2 -1 4 -1 0 3 0 -1
so <earlier>	2 -4 0 -1 0 1 0 0
so a	5 1 -4 -1 0 0 0 -1
so bright	-1 0 5 0 0 0 0 -4
so good	-1 -3 9 0 0 0 0 -1
so i	6 -1 -1 0 -2 -2 7 -7
so much	0 -5 6 -1 0 -4 0 0
so often	-2 11 -7 0 0 0 0 -2
so she	4 0 -1 0 0 -1 0 0
so the	-4 -1 0 -1 0 7 -1 -2
so we	0 0 1 -3 0 0 -4 -1
soft	3 -5 7 -1 1 0 -1 -1
softer	-5 4 2 -2 0 0 0 2
softe…	-5 4 2 -2 0 0 0 2
soft…	-5 4 2 -2 0 0 0 2
some	-10 33 5 -5 -10 -4 -5 -12
some $	0 -5 4 0 0 0 0 0
some of	-1 8 -2 0 0 -3 0 -1
somebody	3 4 -3 -1 -2 0 1 -2
someb…	3 4 -3 -1 -2 -1 1 -2
somehow	-3 9 -2 -1 0 -2 0 -3
someh…	-3 9 -2 -1 0 -2 0 -3
someone	1 10 -2 -1 -1 -1 -2 -4
someo…	-6 15 -2 -1 -1 -1 -2 -4
something	9 -2 -10 -1 -7 -6 -5 -3
something $	-4 2 -2 -1 0 0 0 0
something <color>	4 -2 0 0 0 -1 0 0
something like	3 -10 0 0 0 0 -1 0
something more	-4 6 -1 0 0 0 0 0
something that	8 -6 -1 -1 0 0 0 0
something with	6 -8 0 0 0 0 0 -1
sometimes	-4 4 0 0 0 0 0 0
somet…	4 4 -10 -1 -7 -6 -5 -4
somewhat	0 -5 5 0 0 0 0 0
somewhere	-2 5 -5 -2 0 1 -1 -1
somewhere .	-3 -4 0 0 0 2 0 0
somewhere in	-2 4 3 -2 0 0 0 0
some…	-3 32 -18 -6 -10 -10 -7 -14
song	-2 4 -1 0 0 -3 0 5
song ,	0 5 0 0 0 -3 0 0
sorry	-2 0 2 2 1 -4 0 3
sorry $	1 0 -2 0 0 0 0 4
sorry ,	-4 2 7 3 2 0 0 -5
sorry…	-2 0 2 2 1 -4 0 3
sorr…	-2 5 -6 2 1 3 0 2
sort	-3 6 0 -1 -1 0 0 0
sort of	-3 8 -1 -1 -1 0 0 0
space	8 -6 -3 0 0 0 0 -1
space…	8 -6 0 0 0 0 0 -1
spac…	8 -6 0 0 0 0 0 -1
sparkles	-2 -5 7 -1 0 0 0 0
sparks	1 -2 4 0 0 0 0 -1
spark…	-4 -21 26 0 0 0 -1 -3
sparser	-1 -2 4 0 0 0 0 0
spars…	-1 -2 4 0 0 0 0 0
spar…	-5 -21 26 1 0 0 -2 -3
spec…	-2 -2 8 0 -1 -1 0 -2
speed	-3 -6 13 -4 -2 -3 -2 -3
speed…	-4 -7 15 -1 -2 -3 -2 -4
spee…	-4 -7 15 -1 -2 -3 -2 -4
spinning	7 -4 -2 -1 0 0 0 -1
spinn…	9 -8 -2 -1 0 0 0 -1
spin…	9 -10 0 -1 0 0 0 -3
spir…	0 5 -5 7 -3 -1 0 0
splas…	-4 2 2 1 0 0 0 0
spla…	-4 2 2 1 0 0 0 0
splendid	0 -2 -2 -1 0 0 -1 5
splendid .	0 -2 -2 -1 0 0 -1 5
splen…	0 -2 -2 -1 0 0 -1 5
sple…	0 -2 -2 -1 0 0 -1 5
sprin…	0 -4 2 0 0 0 0 0
spri…	0 -4 2 0 0 0 0 0
stair…	4 -3 -2 0 0 0 2 0
stai…	4 -1 -5 -1 0 0 2 0
standing	6 -7 -6 2 0 -1 0 4
stands	4 2 0 -1 -1 0 0 -2
stand…	8 -5 -7 2 -1 -1 -1 2
stan…	8 -5 -7 2 -1 -1 -1 2
star	13 1 -7 -1 0 0 0 -2
stare…	1 -4 0 0 0 0 -1 4
stars	7 4 -5 0 0 -2 -1 -2
stars $	3 6 -5 0 0 0 -1 -2
stars…	7 1 0 -1 -1 -3 -1 -4
start	-1 3 -2 -3 -3 5 5 -2
start $	5 -2 -1 -2 -3 3 -1 -1
start ,	-3 -2 0 -1 0 7 0 -1
start a	0 -3 0 0 0 -1 4 -1
starting	-4 0 -1 0 0 0 0 5
start…	-8 5 -6 -4 -3 6 4 2
star…	4 0 -8 -3 -5 3 2 1
state	0 -2 -4 5 0 2 0 -1
state…	0 -2 -4 4 0 2 0 -1
status	3 -5 0 -1 0 0 1 0
statu…	3 -5 -3 -1 0 0 1 0
stat…	5 -6 -7 6 0 2 0 -1
stay	-4 -5 5 -2 2 0 2 0
stays	-3 -4 9 0 3 -2 -2 -1
stays $	-2 -1 5 0 3 -2 0 0
stays…	-3 -4 9 0 3 -2 -2 -1
stay…	-3 -4 9 0 3 -2 -2 -1
steady	-3 0 5 0 0 1 0 0
stead…	-3 0 5 0 0 1 0 0
steam	5 -11 9 -1 0 0 0 -5
steaming	3 -5 -1 -1 0 2 0 0
steam…	4 -5 2 -3 0 -1 0 -2
stea…	0 -5 7 -3 0 -1 0 -2
step	-1 -8 3 9 -1 -4 -6 -2
steps	-2 -1 0 5 0 -1 -1 -1
steps…	-2 -1 0 5 0 -1 -1 -1
step…	-2 -1 0 5 0 -1 -1 -1
still	-2 1 9 0 -4 1 1 -6
still .	-4 1 5 -2 0 0 0 0
still too	-1 0 5 -3 0 0 0 -4
still…	1 -1 7 0 -4 2 0 -7
stil…	1 -1 7 0 -4 2 0 -7
stop	-9 -8 5 -1 0 0 9 -1
stop ,	0 4 -1 0 0 0 0 -2
stop .	-3 0 6 0 0 0 -1 -3
stop for	-4 -3 0 0 0 0 8 0
stopped	3 -1 -4 -2 0 -1 -1 4
stopp…	0 -6 0 -2 0 -1 -1 8
stop…	-1 -2 1 -2 0 -1 -1 8
store	0 -2 -5 -1 0 0 4 -1
store as	0 -1 -5 -1 0 0 3 0
store…	0 -2 -5 -1 0 0 4 -1
storm	2 4 -2 0 0 0 -1 -2
storm…	-2 8 -2 -3 1 -5 -1 -2
story	-1 -4 0 0 0 0 4 1
story…	-1 -4 0 0 0 0 4 1
stor…	-2 -1 -7 -3 0 -5 11 -3
straight	1 0 0 -1 -1 4 0 -1
strai…	0 3 0 -1 -1 5 0 -2
stra…	-1 7 -1 -1 -1 3 0 -2
street	4 -2 0 0 -1 3 -1 -2
stree…	4 1 0 -1 -1 3 -1 -5
stretch	-3 0 7 0 0 0 -1 -2
stretch the	-3 0 6 0 0 0 0 -2
stret…	-3 0 7 0 0 0 -1 -2
stre…	3 0 6 0 -1 4 -2 -7
strike	0 5 -7 9 0 0 0 -2
strik…	0 9 -10 8 0 0 0 -2
stripes	5 1 -4 0 0 -1 -1 -1
strip…	3 0 -2 4 0 -2 -2 1
stri…	3 10 -14 10 1 -3 -2 -4
strobe	3 -4 2 -1 -1 -2 -1 0
strob…	-4 -5 3 -1 -1 7 -2 -1
stron…	-1 0 4 -1 2 -3 0 0
stro…	-7 -1 7 -3 1 4 -2 -2
stuck	-5 9 -2 0 -1 0 0 0
stuck…	-5 8 -2 -1 -1 0 0 0
stuc…	-5 8 -2 -1 -1 0 0 0
study…	4 -1 -2 0 0 0 0 -2
stud…	7 -4 -3 -1 0 0 -2 0
stuff	7 -3 -3 1 0 -1 0 -1
stuff…	7 -3 -3 1 0 -1 0 -1
stuf…	7 -3 -3 1 0 -1 0 -1
such	6 -8 -2 0 0 0 0 7
such a	6 -8 -2 0 0 0 0 7
sun	9 -3 -5 0 0 -2 0 3
sun $	4 0 -1 0 0 0 0 -1
sunglasses	0 4 -5 0 0 0 0 0
sungl…	0 4 -5 0 0 0 0 0
sung…	0 4 -5 0 0 0 0 0
sunrise	11 -3 -2 0 -1 -1 -2 -1
sunrise over	6 -3 0 0 -1 0 -1 -1
sunri…	11 -3 -2 -1 -2 0 -2 -1
sunr…	11 -3 -2 -1 -2 0 -2 -1
super…	-3 0 4 -3 1 -2 0 7
supe…	-3 0 4 -3 1 -2 0 7
suppose	-2 5 1 0 0 0 0 0
suppo…	-2 5 1 0 0 0 0 0
supp…	-2 5 1 0 0 0 0 0
surpr…	-3 0 -2 0 0 -2 0 5
surp…	-3 0 -2 0 0 -2 0 5
swap	-3 -7 11 0 0 -2 -2 2
swap the	0 0 4 0 0 -1 0 0
sweep…	5 -4 0 -2 0 1 -1 -3
sweet	0 4 -1 4 -1 0 0 -6
sweet…	0 3 -3 4 -1 0 0 -6
swee…	5 -1 -3 2 -1 1 -1 -9
swell…	-2 -4 2 0 0 0 0 -1
swel…	-2 -4 2 0 0 0 0 -1
swimming	5 -2 0 0 0 0 0 -2
swimm…	5 0 0 0 0 0 0 -2
swims…	-6 4 -1 0 0 0 0 0
swim…	-1 4 -1 0 0 0 0 -2
swing	0 5 0 0 0 -3 -1 0
swinging	-6 1 0 0 0 4 0 -2
swing…	-6 3 -2 0 1 1 -1 -2
swin…	-6 3 -2 0 1 1 -1 -2
switch	1 -1 -3 -1 0 0 1 -4
switc…	4 -4 -3 -2 0 0 1 -4
swit…	4 -4 -3 -2 0 0 1 -4
sword…	5 -2 -1 -1 0 0 0 -1
swor…	5 -2 -1 -1 0 0 0 -1
table	-3 -2 -3 -2 -1 0 0 6
table…	-3 0 -5 -2 -1 2 0 6
tabl…	-3 0 -5 -2 -1 2 0 6
tail	-3 10 -2 0 0 0 -1 -3
tail $	-2 4 0 0 0 0 -1 -2
take	-4 -12 7 8 1 -2 -5 3
take that	0 0 -5 6 -1 0 -2 0
take the	-1 -3 9 -2 0 -1 0 0
takes	-3 0 4 -1 -1 -2 0 6
takes…	-3 0 4 -1 -1 -2 0 6
take…	-3 0 4 -1 -1 -2 0 6
tank	-6 0 0 0 -1 2 -1 0
taste	1 -9 4 -1 0 0 0 6
taste…	2 -9 4 -1 0 0 0 5
tast…	2 -9 4 -1 0 0 0 5
tea	5 -7 -1 0 -1 0 0 0
team	5 0 -2 0 0 -1 -1 0
tears	-3 -2 -1 4 5 0 0 3
tears .	-2 1 0 -1 5 0 0 -2
tears…	-3 -2 -1 4 5 0 0 3
tear…	-3 -4 3 4 5 0 0 3
tell…	7 -1 -1 0 0 0 0 -2
tension	-7 14 0 -1 0 0 -1 -2
tensi…	-7 13 0 -2 0 0 -1 -2
tens…	-7 13 0 -2 0 0 -1 -2
tent	11 -5 0 0 0 -2 0 -1
terra…	-1 5 -1 0 0 -2 0 0
terr…	-1 5 -1 0 3 -2 -5 0
test	5 0 -2 0 0 -1 0 -1
text	4 -2 0 0 0 -1 0 -1
than	5 -9 6 -8 0 -5 -1 11
than <color>	-5 0 1 0 0 0 0 0
than i	-2 0 -1 0 0 0 0 5
than my	0 -2 -4 0 0 0 0 9
than that	-3 8 3 -7 0 0 0 -3
than the	-1 -7 -1 -1 0 -1 0 12
thank	-2 -3 -4 -1 2 0 -2 5
thank you	-5 -3 -2 -1 2 0 -2 5
thank…	-2 -3 -3 -2 1 0 -2 7
than…	-2 -3 -3 -2 1 0 -2 7
that	-6 -8 -9 15 -7 -6 -15 11
that $	-6 -8 -1 2 1 3 -6 7
that ,	2 5 1 3 0 -1 0 -4
that .	-4 -7 5 1 3 -3 0 8
that <color>	-3 2 3 -2 0 -1 0 -4
that <earlier>	3 -7 4 -1 1 4 0 -6
that <here>	2 5 -2 1 0 -1 0 0
that <number>	-2 -5 4 0 0 9 0 -2
that a	-3 7 0 0 0 0 -5 -3
that back	0 0 -3 4 -2 -1 0 0
that comes	-2 5 -2 -1 0 0 0 -1
that goes	6 -1 -6 0 0 -1 0 1
that he	-2 4 -1 0 0 0 0 0
that i	-5 7 -1 3 0 -2 -2 3
that in	-3 -3 1 -2 0 0 0 9
that is	-6 -8 3 -1 -5 -10 -3 14
that it	0 8 -1 -1 0 0 0 -1
that last	0 -4 -8 15 0 -2 -1 -4
that looks	1 -4 0 0 0 0 0 -3
that one	-5 2 3 -4 0 3 3 -1
the	-16 -1 5 -7 2 12 1 -11
the <color>	-16 -3 12 6 1 11 -3 -1
the <count>	-1 0 -5 2 -2 4 0 0
the <earlier>	-21 -1 -5 -16 3 19 -8 -11
the <here>	-18 13 8 7 -4 -15 -7 -6
the <number>	-4 5 1 -4 -1 9 -1 -3
the air	-2 7 -5 0 0 0 0 0
the back	-1 8 0 -6 0 -1 2 2
the blinking	-1 -7 8 0 0 -1 0 -1
the bottom	2 1 -4 0 -1 0 0 0
the children	0 6 -4 0 0 0 0 0
the christmas	4 -4 0 0 0 0 0 0
the day	-1 -5 -2 0 0 3 0 6
the door	2 -5 -2 0 0 4 0 -2
the end	-6 -9 11 -1 0 2 -1 -3
the fire	0 0 15 0 0 -1 0 -7
the first	-3 -3 9 2 4 -6 0 1
the floor	-4 4 -2 0 0 0 0 0
the glass	-3 -1 4 0 0 0 -1 2
the ground	-3 4 -1 2 0 0 -1 -2
the kind	-1 7 0 -1 0 0 0 -1
the kitchen	5 -4 1 0 2 -5 0 3
the lamp	-8 -4 -10 -1 -3 -2 18 0
the last	-1 5 -7 7 0 -3 -1 -2
the light	-3 5 0 0 0 -1 5 0
the lightning	-2 -2 6 0 0 0 0 0
the lights	4 -3 0 0 0 -3 -1 0
the little	-1 8 2 2 0 -2 0 -4
the middle	-5 -1 8 0 0 -1 0 0
the moment	1 0 5 0 0 -3 2 -1
the moon	4 3 -3 0 -2 -2 0 -1
the name	-2 -2 7 0 0 -1 4 -4
the net	6 -2 -3 0 -1 0 0 -1
the next	-5 -6 12 -1 0 4 -4 0
the number	3 -4 1 0 0 0 0 0
the one	-7 -7 1 5 -2 3 0 8
the other	0 -8 10 -2 2 -1 -2 -1
the others	4 -5 3 0 0 0 0 0
the pace	0 -2 1 4 0 0 0 0
the right	2 0 -2 6 -1 -1 0 -1
the room	4 -5 -1 0 0 0 0 3
the same	-5 -3 10 0 0 0 0 -1
the sand	0 -2 4 0 0 -3 0 0
the sea	2 4 -10 0 -2 3 0 2
the second	-2 6 -4 0 0 0 -1 0
the sky	-3 -5 3 0 0 0 0 -1
the small	-1 -2 4 0 0 0 0 0
the speed	-1 -3 5 -3 0 -1 0 0
the start	-3 -2 0 -2 -3 10 0 -1
the steps	-2 -1 7 0 0 0 -1 -1
the sun	-7 6 0 0 0 0 2 0
the table	-1 1 -2 0 -1 0 0 4
the timer	-3 0 0 -2 -1 0 4 0
the very	-1 6 -3 -4 -6 7 -2 -1
the wall	-6 -8 14 -1 -1 -1 -1 -2
the water	-2 4 -1 0 -1 0 -1 -1
the way	0 -3 -5 -2 -3 5 0 4
the whole	-1 2 1 -1 0 1 1 -8
the window	1 -4 -1 0 0 0 0 0
the word	7 0 -4 0 0 -2 0 0
their	2 -5 1 0 0 4 0 -1
their…	2 -5 1 0 0 4 0 -1
thei…	2 -5 1 0 0 4 0 -1
them	-3 3 2 -2 1 5 -2 0
them $	6 -4 -1 -1 2 4 -2 -4
them .	-5 9 0 0 2 -1 0 -4
them down	4 -2 0 0 -2 0 0 0
then	5 14 -4 -1 -3 -10 -5 -10
then $	5 2 0 -1 0 -2 -2 -2
then ,	7 -4 0 -2 0 -2 0 0
then .	1 5 -2 5 -3 0 -3 2
then <color>	3 0 -4 0 0 -1 0 0
then a	2 6 -7 -1 0 -3 0 0
then it	3 1 -4 0 0 0 -3 0
then stop	-3 -2 10 -1 0 0 -4 -4
then the	-3 6 -4 0 0 0 0 -1
thera…	0 -1 1 0 1 0 0 4
there	-10 12 -8 -4 -2 -4 2 -5
there $	-2 5 4 -2 0 -2 -1 -3
there ,	-1 -6 4 0 0 -1 3 0
there be	0 0 -4 0 0 -1 -1 0
there is	-1 1 -2 0 0 -1 -1 -7
there somewhere	-6 3 0 0 0 0 0 0
there yet	0 2 -4 1 0 0 -1 -1
there…	-10 10 -8 -4 -2 -4 2 -5
ther…	-10 9 -7 -4 -1 -4 2 0
they	-9 9 6 5 -2 3 -8 -3
they are	-2 -1 -4 -1 0 2 0 9
they should	0 -11 4 3 0 -1 0 0
they want	4 -5 1 0 0 4 0 -2
they were	-1 1 1 1 3 2 0 -4
theyve	-5 -2 0 -1 0 3 -1 4
theyv…	-5 -2 0 -1 0 3 -1 4
they…	-6 -2 2 -1 0 3 -1 4
thick…	0 3 -4 -1 0 0 0 -1
thic…	0 3 -4 -1 0 0 0 -1
thing	0 -13 -1 4 -1 6 0 4
thing $	-3 -2 -4 3 0 2 0 5
thing ,	3 -4 -1 0 0 -1 0 1
thing…	1 -14 -1 4 -1 5 0 3
think	5 9 -9 -2 0 1 -4 0
think .	0 7 0 0 0 0 0 -3
thinking	-1 4 2 0 -1 3 0 -4
thinks	-3 0 -1 0 0 0 0 4
think…	1 11 -6 -2 -1 3 -4 1
thin…	2 -4 -4 2 -2 5 -4 1
third	-3 -4 12 -2 0 -4 -1 -2
third of	-1 -5 6 0 0 -2 0 0
third…	-3 -6 15 -2 0 -4 -1 -2
thirt…	1 0 -4 0 0 0 3 0
thir…	-3 -6 11 -2 0 -4 2 -2
this	-21 2 -5 -8 1 -15 13 14
this $	1 -5 0 -1 0 0 0 -1
this .	-1 -6 0 -1 0 0 -1 7
this <here>	0 1 -4 3 0 -1 0 -1
this as	0 -1 -2 0 0 -2 4 -2
this is	-3 1 0 -2 3 -1 -2 5
this one	-3 0 0 1 0 -2 4 -3
those	-3 -4 3 -2 2 3 0 0
those…	-3 -4 3 -2 2 3 0 0
thos…	-3 -4 3 -2 2 3 0 0
though	-2 4 5 -3 2 -1 -2 -9
though ,	-2 -5 5 0 0 0 0 -3
though the	-1 5 -1 0 0 0 0 0
thoug…	-3 3 6 0 5 -1 -2 -13
thou…	-3 3 6 0 5 -1 -2 -13
threa…	-1 4 -3 -1 -1 0 0 2
three…	1 -5 1 1 -1 -3 -6 5
thre…	1 -1 -3 -1 0 -3 -6 7
through	-4 6 -3 0 -2 -4 -1 1
through $	3 0 0 0 -1 0 0 -4
through a	-3 0 0 0 0 0 0 4
through the	-1 4 -3 0 -1 -2 0 4
throu…	-4 6 -3 0 -2 -4 -1 1
throw	-5 -5 9 0 0 0 0 0
throw…	-8 1 8 0 0 0 0 -1
thro…	-12 7 5 0 -2 -4 -1 1
thund…	-2 5 -2 0 3 2 -1 -2
thun…	-2 5 -2 0 3 2 -1 -2
tick	6 -1 0 -1 0 -3 0 -1
tidy	-3 16 -4 -3 0 0 0 -2
time	7 -9 4 -5 -1 0 -1 -7
time $	-5 4 3 0 1 -4 0 -1
time .	3 -5 1 -1 -1 5 0 -4
timer	7 0 -15 -2 -1 4 5 0
timer ,	-1 0 -3 -2 0 0 5 0
timer…	7 0 -15 -2 -1 4 5 0
times…	-6 -16 23 -2 0 -6 -5 3
time…	1 -16 8 -3 -1 -3 0 3
tiny	-5 4 5 0 -1 -1 0 -4
tiny bit	-2 -4 10 0 0 0 0 -3
tipto…	-1 -5 -4 0 0 0 0 7
tipt…	-1 -5 -4 0 0 0 0 7
to	-17 9 4 -8 -1 2 2 -6
to <color>	12 -4 1 -2 0 -1 -3 0
to <earlier>	0 4 -1 -1 -1 3 -1 -2
to <number>	1 -7 3 0 0 -4 3 2
to <percent>	-6 -2 -12 -1 -1 0 15 -3
to <time>	-2 -2 9 -2 0 0 0 -2
to a	-6 5 5 0 0 -1 0 -3
to be	-8 -3 2 1 2 -1 0 -1
to come	-2 2 -3 5 0 -3 0 0
to feel	-2 5 -2 0 0 0 0 0
to go	3 0 3 -6 4 -1 -4 -1
to have	-5 14 -6 -1 0 -4 0 -2
to it	4 1 -5 -2 -4 0 -1 7
to look	4 2 -3 -3 0 1 0 0
to me	-2 5 0 0 1 0 0 -2
to my	0 0 -1 -2 -1 6 -1 -1
to say	0 4 -1 -1 -1 0 0 0
to see	2 8 1 -1 -3 1 -1 -7
to sit	0 -1 0 0 0 5 0 0
to that	0 -2 6 -1 0 0 0 0
to the	0 -10 -7 2 0 8 -2 -6
to what	6 -5 -1 2 -1 -1 -2 -1
to you	-4 8 0 0 0 0 0 -1
toast	4 -1 -1 0 0 0 0 -3
today	5 -4 3 -1 0 0 -5 2
today…	5 -4 3 -1 0 0 -5 2
toda…	5 -4 3 -1 0 0 -5 2
told	-3 2 -1 0 3 -4 -1 -3
told me	0 -4 -1 0 3 -3 0 0
tom	5 -3 -1 1 2 -1 0 -2
tomat…	4 -1 -3 0 0 0 0 0
toma…	4 -1 -3 0 0 0 0 0
tomorrow	6 3 -5 0 0 0 -1 -5
tomor…	6 2 -5 0 0 0 -1 -5
tomo…	6 2 -5 0 0 0 -1 -5
tone	-3 0 1 4 0 2 0 -1
too	-15 -3 30 6 -1 -8 -1 -20
too $	-2 5 -2 -1 0 0 0 0
too <here>	0 -4 2 -3 0 0 0 0
too bright	-1 -3 4 0 0 0 1 -2
too fast	-4 0 7 0 -1 0 0 -2
too long	0 -2 4 -1 0 0 0 0
too many	-1 -8 1 3 0 -1 -1 -1
too much	-2 -4 7 -1 -1 -1 0 -6
too quick	-2 -4 4 0 2 0 0 -1
too quickly	0 -1 5 -1 0 -2 0 -1
took	-5 -7 2 -1 6 -2 -1 10
took away	-1 0 0 -1 6 0 -1 -4
tooth	2 0 0 0 0 0 0 -4
tooth…	2 0 0 0 0 0 0 -4
toot…	2 0 0 0 0 0 0 -4
top	-6 10 -6 -2 0 3 -2 -2
torch…	2 -5 -1 0 -1 1 0 -1
torc…	2 -5 -1 0 -1 1 0 -1
total	-2 -3 0 0 0 0 0 6
total…	-2 -3 0 0 0 0 0 6
tota…	-2 -3 0 0 0 0 0 6
touch	-5 -2 5 0 0 -1 0 4
touches	-2 6 -4 -1 0 0 0 1
touch…	-7 4 1 1 0 -1 0 5
touc…	-5 3 1 1 0 -1 0 5
towards	-4 0 4 0 0 0 0 0
towards <color>	-2 -4 3 0 0 0 0 0
towar…	-4 0 4 0 0 0 0 0
towa…	-4 0 4 0 0 0 0 0
tract…	4 -3 0 0 -4 1 0 -1
trac…	7 -3 -2 -1 -4 1 -1 -3
traffic	3 0 -6 -1 0 -1 -1 1
traffic light	4 0 -3 0 0 -1 -1 -1
traff…	3 0 -8 -1 -1 1 -1 1
traf…	3 0 -8 -1 -1 1 -1 1
train	6 -3 -5 -1 -1 0 0 -1
train…	6 0 -5 -3 0 0 0 -2
trai…	3 2 -7 -3 0 0 0 -2
treas…	4 -2 0 0 0 1 0 -5
tree	3 3 -2 0 0 0 -2 -6
trees	-2 6 -1 0 0 0 0 -1
trees…	-2 6 -3 0 0 0 -1 -1
tree…	-2 6 -3 0 0 0 -1 -1
trick…	-1 4 -1 0 0 0 0 -1
tric…	-1 4 -1 0 0 0 0 -1
tromsø	0 -4 -1 -1 0 0 0 6
troms…	0 -4 -1 -1 0 0 0 6
trom…	0 -4 -1 -1 0 0 0 6
true	-2 3 -4 0 2 0 0 5
trump…	1 -1 -3 -2 0 7 -1 0
trum…	1 -1 -3 -2 0 7 -1 0
try	8 -3 -4 -1 -2 -1 0 -1
tube	5 3 -2 -1 0 -2 0 -1
tunne…	1 -5 0 0 0 0 0 0
tunn…	1 -5 0 0 0 0 0 0
turn	7 1 -8 2 -2 -3 9 -2
turn ,	4 -1 0 0 -1 0 0 0
turn it	0 3 -4 -1 0 -1 3 0
turn the	-2 -3 10 -1 0 -4 -1 0
turn timer	7 0 -10 0 0 0 0 0
turns	-2 4 -4 -1 0 -1 0 0
turns…	1 -1 -4 -1 0 -1 0 0
turn…	4 -1 1 1 0 -2 0 0
turqu…	-5 0 8 -1 0 -1 0 -3
turq…	-5 0 8 -1 0 -1 0 -3
twent…	-5 -2 1 -1 4 0 -1 3
twen…	-5 -2 1 -1 4 0 -1 3
twice…	0 -9 14 -1 -2 -2 -3 -3
twic…	0 -9 14 -1 -2 -2 -3 -3
twink…	0 -8 6 -1 0 0 0 0
twin…	1 -8 6 -2 0 0 0 0
umbre…	-1 5 -1 0 0 -3 0 0
umbr…	-1 5 -1 0 0 -3 0 0
un	-1 -1 -1 -7 10 -1 0 -1
uncle…	-1 3 -6 -1 0 0 0 2
uncl…	-1 3 -6 -1 0 0 0 2
under	6 -3 -3 -1 -3 -3 9 -2
under the	6 -5 -2 -1 0 -2 1 3
underneath	-6 11 -4 0 -1 -1 0 -3
understand	-2 6 0 0 0 0 0 -3
under…	2 12 -6 -1 -5 -4 4 -2
unde…	2 12 -6 -1 -5 -4 4 -2
undo	-1 -6 -3 11 1 -5 -2 -5
undo $	0 -3 -1 4 3 -3 0 -3
unicorn	4 -1 -4 0 -1 -1 0 0
unico…	3 0 -3 -3 -2 7 -1 -3
unic…	3 -2 -3 -3 -2 7 -1 -3
until	2 0 -4 -1 0 -2 4 -2
until it	2 1 -4 -1 0 0 0 0
until…	2 0 -4 -1 0 -2 4 -2
unti…	2 0 -4 -1 0 -2 4 -2
up	-5 8 5 -5 -2 12 -6 -9
up $	-6 10 -4 -5 0 2 0 -4
up ,	1 -3 -2 2 -2 4 -1 -2
up .	-5 7 -1 2 -2 4 0 -2
up a	-4 -4 3 0 0 0 0 0
up again	7 -5 5 -1 2 -4 0 -1
up and	0 4 -4 0 0 1 -1 0
up for	4 -2 -1 0 0 0 0 0
up from	4 0 -4 0 0 -1 0 0
up the	4 3 -10 0 0 6 0 0
us	14 -5 -6 0 3 1 2 -3
us ,	-2 6 -2 -1 0 0 0 4
us have	4 -5 -2 1 3 -1 -1 -1
use	2 4 0 0 0 0 -1 -1
used	-1 -2 -3 1 0 -2 0 8
used to	-1 -2 -3 1 0 -2 0 8
usual…	3 -1 -7 0 0 0 4 -1
usua…	3 -1 -7 0 0 0 4 -1
v1	-2 -4 -3 -2 0 10 2 -2
v1 $	-2 -4 -3 -2 0 10 2 -2
var	0 -3 0 -2 1 0 0 6
version	-6 -2 -2 4 -1 8 0 -4
versi…	-6 -2 -2 4 -1 8 0 -4
vers…	-6 -2 -2 4 -1 8 0 -4
very	-5 -6 2 -7 -6 6 -2 5
very first	0 -1 0 -3 -5 5 0 0
vibes	4 0 0 0 0 0 -2 -2
vibes…	4 0 0 0 0 0 -2 -2
vibe…	4 0 0 0 0 0 -2 -2
victory	7 0 -4 0 0 -1 0 -1
victo…	7 0 -4 0 0 -1 0 -1
vict…	7 0 -4 0 0 -1 0 -1
video	-5 4 0 0 0 -2 -1 2
video…	-5 4 0 0 0 -2 -1 2
vide…	-5 4 0 0 0 -2 -1 2
viole…	-3 -6 3 8 1 0 0 -2
viol…	-3 -6 3 8 1 0 0 -2
visua…	6 2 -1 -1 0 0 0 -3
visu…	6 2 -1 -1 0 0 0 -3
volcano	5 -5 -2 0 0 0 0 0
volca…	6 -5 -2 -1 0 2 0 0
volc…	6 -5 -2 -1 0 2 0 0
wait	-5 -1 4 1 13 -3 -6 -3
wait ,	-1 -1 3 2 2 -2 -4 0
waiti…	-2 -2 0 5 -2 3 2 -3
wait…	-7 -2 -2 4 -2 3 1 6
walke…	-1 -4 0 0 -2 2 0 1
walking	-7 7 -2 0 0 3 -1 3
walki…	-7 7 -2 0 0 3 -1 3
walk…	-8 -2 -2 0 -2 5 1 4
wall	-18 -11 33 -1 -1 -1 -9 -4
wall <color>	0 -1 3 0 0 0 -5 0
wall light	-5 0 1 0 0 0 0 0
walls…	-2 0 0 4 -1 -2 0 0
wall…	-2 0 0 4 -1 -2 0 0
wande…	0 3 -4 0 0 0 0 0
wand…	0 3 -4 0 0 0 0 0
want	3 5 4 -3 4 6 -2 -13
want a	10 -6 0 -1 0 0 0 -1
want it	-1 3 6 -1 5 0 -1 -4
want that	-4 -1 0 0 0 2 0 1
want to	-4 5 4 0 -3 -3 0 -2
wants	4 2 -4 -3 -3 5 -2 -2
wants a	14 -2 -4 -1 0 -2 -2 -5
wants the	1 -3 5 -2 0 -1 0 -1
wants to	2 -4 -3 0 0 4 0 4
wants…	4 2 -4 -3 -3 5 -2 -2
want…	4 2 -6 -3 -3 5 -2 -1
warm	7 3 -5 0 0 0 0 -3
warmer	0 -4 6 0 0 0 0 0
warme…	0 -5 8 0 0 0 0 0
warm…	3 -7 9 0 0 -1 0 -1
was	-14 -4 -5 10 6 -3 -2 6
was $	0 -1 -1 5 -3 1 -1 -1
was <color>	0 0 7 -6 0 2 0 -1
was a	-5 1 1 5 -1 0 0 3
was before	0 0 -4 9 0 -3 0 -3
was more	0 0 -2 4 0 0 0 0
was not	0 -4 3 4 1 0 0 -2
was right	-1 0 0 0 7 -1 0 -1
was the	0 0 0 -6 -1 4 5 0
was too	0 0 1 -5 1 0 0 0
was wrong	0 0 -2 -5 2 -1 0 -1
watch	-3 -1 -1 0 0 0 2 4
watch…	-3 -2 -3 0 0 0 3 5
watc…	-3 -2 -3 0 0 0 3 5
water	4 6 -4 -2 -1 0 -1 -1
water ,	4 -3 -3 0 0 0 0 0
water in	2 4 -2 0 -1 0 0 -1
water…	6 6 -2 -2 -2 -5 -1 -2
wate…	6 6 -2 -2 -2 -5 -1 -2
waves	0 4 -4 0 0 0 -1 -1
waves…	3 3 -8 -1 0 -2 -2 -2
wave…	2 1 -6 -1 0 -2 -2 -1
waving	5 -1 -2 0 0 0 0 0
wavin…	5 -1 -2 0 0 0 0 0
wavi…	5 -1 -2 0 0 0 0 0
way	4 -5 7 -2 -8 3 0 -4
way $	8 -8 -2 -1 0 -1 0 5
way faster	0 -5 1 0 0 0 0 -1
way round	-1 -4 4 4 0 -1 0 0
way to	0 5 -1 0 0 0 0 0
we	0 -9 -2 -2 -2 15 0 1
we can	0 0 2 0 0 0 -4 0
we left	0 -1 0 -1 -1 5 0 0
we lost	5 -1 0 0 0 0 -1 -1
we need	6 2 -2 -1 0 2 0 -3
we would	-4 0 0 0 0 0 1 -1
wear	-5 -1 2 6 2 0 0 -1
weather	4 -2 -3 1 0 2 0 -1
weath…	4 -2 -3 1 1 1 0 -1
weat…	4 -2 -3 1 1 1 0 -1
weddi…	4 1 -5 3 0 0 0 -5
wedd…	4 1 -5 3 0 0 0 -5
weight	-2 7 -2 0 0 -1 0 0
weigh…	-2 7 -2 0 0 -1 0 0
weig…	-2 7 -2 0 0 -1 0 0
well	1 1 -1 -2 0 -1 0 6
well done	0 0 -2 0 0 -2 0 4
went	-2 -3 -1 -2 4 2 -5 10
were	4 9 -4 -6 5 2 1 0
were a	-4 3 -2 -1 0 -1 0 0
were better	0 0 -5 8 -2 0 0 -1
wet	11 3 -2 0 0 -2 0 -2
whale	-2 5 -1 0 0 -1 -1 -1
whale…	-2 5 -6 -1 -1 0 -1 -2
whal…	-2 5 -6 -1 -1 0 -1 -2
what	3 11 -2 7 -3 -4 -4 -11
what about	-2 6 -5 -2 0 1 0 -1
what i	-2 6 -6 -1 2 -2 -1 3
what if	-6 13 -1 -3 0 -3 0 0
what they	0 -1 6 1 0 -2 0 0
what you	4 -4 0 6 2 0 -1 -6
what…	2 5 -1 -2 0 0 0 -2
wheels	-1 6 -4 0 0 0 0 0
wheel…	5 6 -7 -1 0 0 0 0
whee…	5 6 -7 -1 0 0 0 0
when	-3 13 -7 -6 -1 1 0 -4
when it	-3 5 0 0 0 -2 0 -1
when the	8 -1 -1 -2 0 1 -2 0
when you	-1 5 -1 0 0 0 -1 0
where	-4 2 1 5 -4 8 -1 -4
where i	2 -2 0 2 0 4 0 -1
where is	-6 15 -8 -3 -1 4 0 -5
where it	0 -5 2 10 -1 0 0 -1
where…	-4 2 1 5 -4 8 -1 -4
wher…	-4 2 1 5 -4 8 -1 -4
whether	-2 3 -4 0 0 -2 -1 3
whether you	0 2 0 0 0 0 0 -4
wheth…	-2 3 -4 0 0 -2 -1 3
whet…	-2 3 -4 0 0 -2 -1 3
while	0 6 -2 0 0 -3 0 -1
while i	0 0 4 0 -2 -1 -1 0
while…	0 6 -2 0 0 -3 0 -1
whil…	0 6 -2 0 0 -3 0 -1
whisp…	0 -1 -6 0 0 1 0 5
whis…	1 -1 -6 0 0 1 0 5
whiter	-4 -4 10 0 0 0 0 -2
white…	1 -4 2 -5 2 -3 -1 -5
whit…	1 -4 2 -5 2 -3 -1 -5
who	8 -10 -1 0 -1 0 4 1
whole	-6 0 2 -1 0 -1 0 5
whole thing	-3 1 6 0 0 -1 0 -4
whole…	-5 -1 1 -1 0 -2 0 5
whol…	-5 -1 1 -1 0 -2 0 5
why	-1 5 3 0 0 0 0 -1
wide	1 0 -3 8 -1 0 0 -3
wide awake	0 0 -3 8 -1 0 0 -3
wild	0 1 -4 3 0 -2 0 0
will	-8 -1 -4 -2 -5 -5 -4 21
will be	-3 0 -2 0 0 -2 0 8
will not	0 -5 2 0 0 0 -2 4
wind	0 7 -9 -1 0 -3 -2 0
window	3 -1 -3 -1 0 -2 -2 -4
window $	4 1 -2 -1 0 -1 0 -4
windo…	4 -1 -2 -3 1 1 -2 -4
wind…	6 2 -3 -3 -2 1 -2 -5
winter	4 1 -1 0 0 0 0 -3
wish	-1 -2 -4 0 0 2 -2 3
wist…	0 7 -1 0 0 -2 0 0
with	9 2 -23 -3 -3 11 1 -2
with .	-5 3 0 0 0 1 0 -1
with <earlier>	0 -1 -1 0 0 4 1 -1
with <number>	-4 3 -2 3 0 -2 0 0
with a	4 -9 -1 -5 0 -3 -1 9
with it	-1 -2 -2 -1 1 2 5 2
with no	5 -3 8 -1 -1 -1 -2 -1
with one	-1 4 -3 0 0 -1 0 0
with the	-5 -10 -15 1 -6 20 1 -6
within	-2 -8 1 0 0 -1 -1 10
withi…	-2 -8 1 0 0 -1 -1 10
without	2 -3 0 5 -1 0 1 -7
without any	4 -7 3 -1 0 0 0 -1
without the	-1 -5 -1 7 -2 -2 0 -1
witho…	3 -3 -3 6 -1 0 0 -7
with…	-2 -12 -5 8 1 -1 -1 3
wobbl…	-1 0 4 -1 0 0 -1 -1
wobb…	-1 0 4 -1 0 0 -1 -1
wonder	0 6 -1 0 0 0 0 -5
wonder whether	0 5 0 0 0 0 0 -5
wonde…	0 6 -1 0 0 0 0 -7
wond…	0 6 -1 0 0 0 0 -7
wool	-3 8 0 2 0 -2 0 -3
word	7 5 -13 0 0 -2 0 5
work	-1 3 4 -2 1 1 -2 -2
works	0 -2 -3 0 0 0 0 6
works…	3 -2 -3 0 0 0 0 5
work…	2 -5 -6 -2 0 3 0 9
worse	-3 -2 -1 6 -1 0 -1 3
worse .	-3 -2 -1 6 -1 0 -1 3
worse…	-3 -2 -1 6 -1 0 -1 3
wors…	-3 -2 -1 6 -1 0 -1 3
would	6 -6 0 -4 -2 3 2 3
would a	0 -4 -1 0 0 0 0 0
would be	2 8 3 -1 -1 -1 0 -5
would have	-9 -4 3 -2 0 0 0 10
would it	-5 4 -2 0 0 -1 0 -1
would like	2 -4 -1 -1 0 2 2 -4
would not	-3 4 -4 -1 0 0 0 6
would rather	13 -1 -6 -2 0 0 0 -3
would you	7 -4 -1 2 0 2 2 -3
would…	6 -6 0 -4 -2 3 2 3
woul…	6 -6 0 -4 -2 3 2 3
wow	-2 -7 -5 0 0 0 -4 15
wow $	0 -5 -2 0 0 0 -2 6
write	9 -6 0 0 0 0 -1 -1
write…	9 -7 0 0 0 0 -1 -1
writ…	8 -7 -2 0 0 -2 -1 0
wrong .	-1 -1 0 4 2 0 0 -1
y	-4 -1 0 -1 10 0 -1 -1
y $	-1 -1 0 0 6 0 -1 -1
years	1 -2 -2 -1 2 0 0 4
years…	1 -2 -2 -1 2 0 0 4
year…	1 -2 -2 -1 2 0 0 4
yello…	10 -11 5 -1 0 -3 -1 -5
yell…	10 -11 5 -1 0 -3 -1 -5
yelow	0 -2 1 4 0 -3 0 0
yelow…	0 -2 1 4 0 -3 0 0
yelo…	0 -2 1 4 0 -3 0 0
yes	-5 -1 6 -4 -4 -3 -2 5
yes ,	1 4 -1 0 1 0 -1 -3
yes .	-2 -2 8 -2 0 0 0 0
yes that	0 0 -3 0 -5 0 0 2
yet	0 19 -7 -2 -2 4 0 -13
yet $	-1 8 -1 -2 0 -2 1 -4
yet .	0 12 -8 0 0 4 -1 -8
yo	-2 -2 -8 -2 -1 0 2 8
you	4 -11 -9 -4 6 -3 -4 6
you .	-2 7 -2 -2 2 -2 0 -1
you are	-6 -4 0 -1 0 -2 -1 16
you can	3 -4 -7 -1 -1 0 1 -1
you could	0 0 4 -3 0 0 0 -1
you do	7 -4 2 0 0 -1 -1 0
you have	1 -5 3 2 0 0 0 4
you just	-2 0 0 5 6 -2 -1 -7
you know	0 7 -3 -4 0 -3 -1 0
you see	0 4 -4 0 0 0 0 0
you should	0 -2 0 -1 0 0 0 5
you show	0 -1 -1 0 0 4 0 0
you think	3 -5 0 0 0 0 0 0
your	6 -9 -1 4 -2 0 -2 -2
z	0 -5 -4 18 -3 0 -1 -5
z $	0 -5 -2 9 0 0 -1 -5
…ace	7 4 -5 -1 0 -6 -1 -4
…ach	0 2 2 -3 -2 4 -3 -1
…ack	4 5 -4 2 3 -2 -2 -7
…act	0 -3 -3 5 0 3 0 -1
…ade	1 -9 3 1 -1 -2 0 -1
…ads	-7 0 -1 0 0 2 0 -1
…ady	-3 5 -6 4 -2 0 1 6
…aft	10 -5 0 0 0 1 -1 -5
…age	10 6 -2 0 -5 -1 -1 -5
…ags	4 -7 0 -2 0 0 2 2
…aid	-1 5 3 1 0 -1 0 -6
…ail	6 3 -7 4 4 -7 0 -5
…ain	2 1 -2 -2 -2 10 0 -8
…ake	5 2 -5 8 -1 0 -1 -2
…aks	4 -1 -1 0 0 1 0 0
…all	10 7 -11 2 -1 1 -1 -11
…als	-2 1 -4 -1 0 3 -2 3
…alt	-4 -2 2 0 0 3 -1 0
…aly	5 -2 1 -1 0 -1 0 -1
…ama	3 -3 -2 0 0 2 0 5
…ame	-2 -2 6 0 -1 0 0 -2
…amp	-3 3 -5 -1 0 0 -1 5
…ana	2 0 -4 0 0 0 0 0
…and	-4 -9 1 0 2 -1 -2 4
…ane	-11 -1 3 -1 -3 0 0 12
…ank	-2 -2 -4 -1 1 0 -2 5
…ano	5 -5 -2 0 0 2 0 0
…ant	5 -2 -4 -3 0 -1 -2 0
…aps	-6 4 -3 1 -2 -1 -2 5
…ara	5 -2 -2 0 1 -1 0 -2
…ard	4 -7 -11 4 5 -5 -3 0
…ark	-2 -4 -1 -1 -1 2 -2 4
…arm	0 -4 4 -2 0 0 4 0
…ars	1 -2 2 1 6 -5 -2 3
…art	6 5 -4 -3 -3 3 3 0
…ary	4 0 -8 -2 0 1 1 4
…ase	-2 -6 4 3 -1 4 3 -14
…ash	-15 -3 13 -1 5 -5 -1 -4
…ass	10 -1 -5 -5 0 1 -2 -3
…ast	4 -6 4 -2 0 -1 0 0
…ate	1 -5 -4 1 5 -1 -5 1
…ath	-9 21 -9 0 1 -1 -1 -3
…ats	0 1 5 0 0 -3 -3 -2
…aty	-2 4 -6 -1 1 -1 0 2
…aur	7 -3 -4 0 0 -1 0 -1
…ave	1 -7 5 -1 3 -4 -1 0
…avy	0 5 2 0 0 -2 0 -1
…ays	-2 1 -1 -2 3 -3 -2 8
…azy	0 4 -2 0 0 0 0 0
…bby	-3 7 -3 -1 -1 2 0 -1
…ber	8 -16 1 -4 0 4 7 -1
…bes	4 0 0 0 0 0 -2 -2
…ble	-5 0 -4 5 0 -4 -2 10
…boo	0 -1 -4 -1 0 0 0 -1
…bot	5 -1 -2 0 -1 0 -1 -3
…bow	0 2 1 -1 -1 2 0 -6
…cal	-5 3 -1 -1 0 0 -1 -3
…ced	-1 -5 3 4 0 0 0 2
…cel	-5 -2 -5 11 5 -1 0 -2
…cer	0 3 -3 3 -2 -1 0 -5
…ces	-3 9 0 -1 0 5 -1 -4
…che	0 -2 11 -1 0 0 0 -3
…cks	-4 7 3 -1 -1 3 -2 -8
…cky	-3 5 -2 2 0 0 0 0
…day	14 -7 -1 -1 0 -4 -6 7
…ded	-7 -1 -4 0 1 0 -1 7
…den	-8 5 -4 0 0 1 0 9
…deo	-5 4 0 0 0 -2 -1 2
…der	-1 7 3 -3 -1 -1 0 -4
…des	0 -1 -5 2 0 0 -3 3
…dge	0 -4 4 1 2 0 -2 -1
…did	0 -3 -2 1 0 -1 -1 5
…dle	-1 2 0 -3 -1 3 -2 -4
…dly	2 -15 3 2 3 4 1 -7
…don	0 0 -1 4 -2 3 0 -1
…dow	3 4 -3 -3 2 -2 -2 -6
…dup	-2 2 -2 4 0 0 0 -1
…ead	-3 -2 9 -3 -1 -2 -2 -3
…eak	1 1 -4 3 -1 0 0 -2
…eam	16 -12 1 -2 0 -4 0 -3
…ear	-4 2 3 -2 0 0 2 0
…eas	0 0 4 -3 0 0 1 -1
…eat	-2 -2 0 -1 -1 1 0 -5
…ece	-1 0 -6 0 0 4 0 0
…ect	-2 5 -4 -3 0 -1 0 7
…eds	-8 16 -6 -2 -3 -3 0 -7
…eed	-1 -3 6 -3 -2 -3 -3 0
…een	2 -3 -3 -6 -4 -1 -5 -2
…eep	10 -11 -5 -1 -1 2 4 -3
…eer	7 -4 -1 0 0 0 -1 -2
…ees	-4 7 1 -1 0 0 -1 -4
…eet	0 9 -3 2 -2 2 -2 -7
…eir	1 -2 1 0 -2 4 0 -1
…elf	-8 4 1 -2 -1 -1 4 0
…els	0 15 -5 -3 2 -1 0 -4
…ely	-4 8 -1 -4 -3 0 -1 1
…end	-10 8 -1 -2 2 0 0 1
…ens	11 0 -6 2 -1 0 -1 -1
…ent	-1 -2 -7 4 -4 -5 8 -3
…eps	-1 1 0 4 -2 -1 0 -2
…ept	1 -5 5 -1 0 0 0 0
…epy	3 1 -4 -2 -4 4 -2 0
…era	3 1 0 0 0 -4 0 0
…ere	-7 9 -6 -1 -4 4 -1 -6
…ern	9 -1 -7 -1 1 -3 0 -5
…ers	10 0 -8 -5 -3 -8 -4 7
…ert	12 -12 -5 4 5 -1 -1 -8
…ery	-10 7 -1 -2 -1 -1 -2 3
…ese	-1 7 -4 -2 0 -2 0 4
…esh	-1 -2 -3 0 0 -1 4 2
…ess	7 4 -2 -2 -3 1 0 -1
…est	4 -7 -3 5 -1 0 -1 3
…ete	-1 0 5 0 0 0 0 -1
…ets	5 -2 -1 -3 0 6 -1 -2
…eze	-4 -8 2 0 0 0 10 -3
…fee	-1 -2 -3 -2 -1 4 -1 -1
…fer	0 -2 7 3 -3 3 0 -1
…fic	3 0 -8 -1 -1 1 -1 1
…fly	4 -7 5 -1 0 0 0 -2
…fth	-1 -1 5 0 0 0 0 0
…ful	-3 -3 -9 4 -1 3 0 6
…ged	2 2 -6 -2 1 -2 0 4
…ger	8 -9 12 -3 0 2 -6 -2
…ges	-2 0 6 4 0 -2 0 -2
…get	-3 -2 -4 8 0 0 0 -5
…ggy	4 -4 -1 -1 0 4 0 -1
…ght	1 5 -9 -8 4 2 -5 5
…gic	-3 -1 7 -1 -1 0 0 -2
…gin	-2 -6 2 0 0 1 1 0
…gle	7 -4 -5 0 -1 2 0 0
…gne	5 3 -1 0 0 -4 -2 -1
…gon	6 2 -3 3 0 -1 0 -3
…gry	1 -1 -4 -1 0 1 -1 1
…gth	-1 -2 6 -3 1 -1 0 0
…gue	-2 1 -2 0 0 0 -1 5
…hat	0 -5 5 0 0 0 0 0
…hed	5 -3 -2 1 -3 1 -4 4
…hen	1 -4 4 3 1 -5 0 2
…her	6 -11 10 1 -1 -6 -8 0
…hes	3 9 1 -5 -3 -2 1 -3
…hin	-8 0 1 0 0 -1 -1 10
…hog	-5 6 -2 -1 0 3 0 -1
…how	-3 9 -2 -3 0 -2 1 -3
…hts	-5 1 1 -1 1 -3 -1 -2
…ian	7 -6 -2 -2 -1 4 0 -1
…ice	-7 6 15 -2 -2 -2 -5 2
…ick	-4 0 -5 3 -2 8 -3 -5
…ide	-6 3 -3 -3 1 -2 -1 7
…ier	-14 53 -26 -1 0 -6 -4 -16
…ies	5 9 -6 1 0 2 4 -10
…iet	8 -5 -4 -1 0 0 -1 5
…ift	-3 -5 3 -1 0 1 2 3
…igo	0 3 -4 0 0 -2 0 0
…ike	1 5 -7 9 0 0 0 -2
…ild	6 2 -9 -1 -1 6 1 -2
…ile	2 4 -3 0 0 -3 0 -2
…ill	-2 0 3 3 -4 2 2 -6
…ils	9 0 -3 0 -3 -1 -2 0
…ime	2 -3 5 -1 1 0 1 -2
…ims	-8 3 -2 0 0 0 0 2
…ind	-3 10 -6 4 0 -4 -1 0
…ine	7 3 -5 3 -2 -4 -1 1
…ing	10 6 -21 -8 -2 6 -10 1
…ink	2 1 -7 1 4 1 -4 -3
…ins	5 3 -1 -3 0 -2 0 -2
…int	1 11 -4 -2 0 -2 0 -4
…iny	5 -1 0 -2 -3 -1 4 0
…iod	0 -2 5 0 0 0 -1 -3
…ion	-10 -4 6 1 2 1 -1 8
…ips	0 4 3 -1 0 -1 -3 -3
…ird	5 -15 8 -2 0 -4 -1 1
…irs	4 -4 -2 0 -1 0 2 0
…ise	0 -1 10 -5 -2 -1 -4 -4
…ish	9 -1 2 -3 -2 3 2 -3
…ite	11 0 -3 -3 1 -4 -4 -7
…ity	-8 -1 7 3 0 -1 8 -5
…ium	8 -1 -1 0 0 0 -2 -4
…ive	0 6 1 -1 3 -4 0 -7
…iya	0 1 -3 -1 0 0 0 4
…ked	-6 -9 0 2 0 3 -2 11
…ken	-5 9 -5 -1 0 0 0 1
…ker	-4 -10 25 -3 -6 3 -4 -9
…kes	5 7 1 -4 0 -5 -1 -2
…ket	4 -1 -6 -2 3 -1 -2 6
…key	-3 -3 0 0 0 -1 0 10
…kin	0 -5 0 0 0 6 0 -2
…kle	-5 -3 6 0 2 -1 0 -1
…kly	-1 -1 7 1 0 -3 0 -2
…lac	-2 -2 4 0 0 0 0 0
…lar	4 3 -2 -2 2 0 -1 -2
…lay	4 -4 0 2 7 1 -2 -1
…led	-7 -5 -5 2 -2 0 -1 18
…ler	-8 -7 14 3 0 -1 -1 -6
…les	0 -4 8 -1 2 2 -13 -7
…let	-3 -6 3 8 1 0 0 -3
…lks	0 -4 0 0 0 0 2 0
…lla	-4 10 -1 0 -1 0 0 -1
…lls	-4 15 -5 1 -2 -1 -1 0
…lly	-6 -6 -1 1 2 -6 -1 16
…lms	4 3 -7 0 0 0 0 0
…lor	-4 -6 7 0 0 -2 0 2
…low	-7 3 4 3 -2 -8 -1 -6
…lse	-4 -5 9 -3 0 -1 4 0
…lth	2 -4 -1 0 0 4 0 -1
…lum	2 -4 -1 0 0 0 0 2
…lve	-1 -7 9 0 0 0 0 -2
…med	-2 -1 -1 -1 1 0 0 4
…mer	-4 -13 0 -3 -1 2 5 11
…mes	-9 -4 16 -3 0 -6 -6 1
…mma	-3 -4 3 -1 0 0 0 5
…mmy	-6 9 -2 -1 0 3 0 0
…mps	-2 4 0 0 2 0 -1 -5
…mpt	-3 8 -5 1 0 3 0 0
…msø	0 -4 -1 -1 0 0 0 6
…nae	-1 3 -3 -1 0 0 0 5
…nal	2 7 -6 0 -3 2 -3 -1
…nce	2 16 -12 -1 -2 -7 1 2
…nch	5 -1 -4 4 1 1 -2 -3
…ncy	7 -5 5 -1 0 0 0 -3
…nda	-2 4 1 -2 0 0 0 -3
…nds	6 -20 22 -1 -9 -4 -5 -10
…ned	-5 2 -3 10 -2 -2 -2 7
…nel	1 -5 0 0 0 0 0 0
…net	-3 3 -7 5 0 0 0 0
…ney	10 -9 1 -1 -3 -2 -1 3
…nge	-5 -7 10 -3 0 -3 -1 0
…ngs	-3 8 -2 0 0 -2 0 -4
…nic	-2 11 -6 -1 3 -4 0 -3
…nks	-4 -1 -6 -2 -1 -1 -1 13
…nny	-4 8 -2 -3 1 0 0 -1
…non	-1 -4 0 0 0 0 0 0
…nos	-1 0 0 0 -3 2 5 0
…nse	2 2 1 0 0 0 -5 -1
…nts	4 0 -4 -5 -3 7 -3 3
…nty	-5 -4 5 -4 4 0 0 3
…nue	-4 -1 0 -1 0 0 5 -1
…nus	-3 -2 9 5 0 -2 -8 -1
…obe	-4 -5 3 -1 -1 7 -2 -1
…ock	4 -2 -6 -1 0 3 3 -4
…ody	6 -5 -5 -1 -3 0 -1 4
…oke	7 3 -8 -1 -4 -4 -1 1
…oks	-5 6 -4 4 3 -2 0 -2
…oky	4 -2 0 -1 0 0 2 -1
…old	-2 3 -1 -1 0 -1 0 5
…ole	-6 1 1 -1 0 -2 0 5
…oli	-2 0 0 1 -4 5 0 -1
…ome	10 -6 -6 -2 -1 0 -3 5
…ond	-2 6 0 0 2 0 0 -2
…one	4 2 2 7 0 -2 1 -10
…ong	-6 5 -3 -2 2 -3 3 2
…ons	-6 9 2 1 2 -1 -2 -6
…ont	-4 0 10 -2 -1 0 -1 -3
…ood	1 -5 5 -1 0 5 0 0
…oon	6 5 -5 4 -1 -2 -1 -4
…oor	2 4 -3 0 0 0 0 -3
…oot	5 6 -2 -1 0 -1 -5 0
…ops	1 -2 8 -1 -2 2 0 -3
…ord	7 -7 0 -2 0 0 0 -1
…ore	-2 -3 -8 -1 0 4 0 -4
…ork	5 -2 -5 0 0 -2 0 -3
…orm	3 3 -2 -2 1 0 -3 -4
…orn	1 5 -7 -4 -2 4 -1 -4
…ors	9 0 0 3 -3 -1 -1 -4
…ort	-1 -3 8 -3 -3 -2 0 0
…ory	6 -6 -8 0 -3 -1 4 3
…ose	0 4 1 -3 0 0 1 -1
…oss	6 2 -7 -2 0 -1 -1 -4
…ost	0 -2 2 -4 0 -2 -1 1
…oth	-1 1 0 -1 4 3 0 -4
…ots	-6 0 6 0 0 -1 0 -1
…oud	-1 5 -7 -1 -1 0 0 1
…oup	2 -4 0 0 0 1 0 0
…ous	1 -2 -8 15 -5 -3 -2 1
…out	8 0 -3 4 -4 3 -4 0
…owd	-4 10 -3 2 2 -1 0 -1
…own	12 -9 -2 2 -1 -1 0 -7
…ows	-3 13 -7 -2 -1 2 -1 -5
…ped	-3 0 -9 -3 0 -2 -4 18
…per	3 -2 -5 -5 -1 4 -2 8
…pes	3 0 -4 5 0 -2 -1 1
…ply	-1 -4 1 -4 6 0 -1 -1
…ppy	10 -7 -4 -3 -1 -2 0 3
…pse	-2 4 -4 0 0 0 0 0
…ral	-1 0 -3 5 0 -1 0 -1
…ram	-4 6 -2 0 0 3 0 0
…rap	-3 -3 -8 13 0 -1 4 -5
…raw	-3 1 -4 2 2 0 0 -1
…rch	4 2 -6 2 -1 -1 -1 0
…rds	-7 3 8 -1 0 -4 -3 -7
…red	6 3 -15 0 -1 0 -3 6
…ree	6 -7 -1 1 -1 -3 -7 5
…ren	-1 3 -5 0 0 2 -1 1
…rer	0 0 2 -1 0 4 0 0
…res	3 0 -2 6 0 -1 0 -3
…ret	-5 3 -1 -1 1 2 1 2
…ria	-4 -2 0 0 0 1 0 4
…ris	-2 6 -1 -2 0 2 0 -3
…rks	9 -8 -1 -1 -1 1 -1 3
…rly	2 3 2 -3 0 0 -1 -6
…rns	-2 11 -8 2 -1 -5 0 -2
…ron	-10 2 5 -1 0 -1 -2 6
…ror	-3 3 -1 0 3 0 -5 -2
…row	1 5 -4 1 0 0 -2 -5
…rry	0 2 -4 -2 1 -4 1 0
…rst	-1 -3 3 -4 -2 6 -3 -1
…rth	1 -1 0 4 0 -3 0 2
…rts	4 -1 -10 5 0 8 -2 -2
…rty	5 -2 -9 -3 -1 2 2 1
…rus	-1 8 -5 -4 0 2 0 0
…sco	1 8 -1 -3 -1 -1 -2 -2
…sed	13 -9 -12 2 1 2 -1 10
…ser	-2 9 1 -1 0 -1 0 -4
…ses	7 -2 -2 -4 3 -4 -1 0
…set	2 1 -2 -1 0 -2 0 -4
…sic	-1 4 -1 -1 0 -2 2 0
…sis	0 -5 0 0 1 1 0 3
…sly	-5 -2 1 1 0 0 0 0
…som	0 0 0 -1 -2 4 0 0
…son	2 -5 0 -1 0 1 0 1
…sor	-1 9 -3 0 -1 0 -1 4
…ssy	3 1 -4 4 -2 -2 0 -2
…sta	0 -2 0 0 -2 -1 4 -1
…ste	1 -9 4 -1 0 0 0 6
…sts	3 0 1 -4 3 4 -2 -1
…sty	0 0 0 -1 -2 4 0 0
…sus	-3 -1 0 0 0 0 0 4
…tal	3 1 0 -3 -1 0 0 5
…tch	-5 -5 14 0 2 -3 3 -7
…ted	-3 1 -13 1 8 0 -3 13
…tel	3 -4 0 0 0 0 0 -1
…ten	6 2 -4 -1 -2 -2 0 -3
…ter	-6 -8 11 -4 0 -18 4 7
…tes	-5 -1 5 -2 -3 7 4 0
…ths	1 0 4 0 0 0 -2 -2
…thy	-2 4 0 7 0 -4 0 -2
…tic	3 5 -5 3 -1 -2 0 4
…til	2 0 -4 -1 0 -2 4 -2
…tle	7 0 0 -4 -7 0 -6 -3
…tly	4 3 -5 -6 -1 2 -3 2
…tom	2 1 -5 0 -1 -2 0 0
…tor	5 5 -6 1 -5 2 -1 0
…tos	-1 0 4 0 0 0 0 0
…tta	-4 6 -1 0 0 -1 0 0
…tte	2 -6 0 -2 0 1 0 3
…tti	3 4 0 -1 0 -1 0 -3
…tus	2 -1 -3 -1 0 4 1 -2
…ual	3 -1 -4 0 -3 0 0 2
…uce	-2 -4 8 0 0 0 0 -2
…uch	-5 -5 5 0 0 -1 -1 8
…uck	-3 10 -2 -1 -1 0 0 0
…ude	3 -2 8 2 0 0 -7 -2
…uds	6 -6 -2 -2 -2 -2 0 4
…uff	7 -3 -3 1 0 -1 0 -1
…ugh	-4 13 -4 -5 0 -3 -3 -3
…uld	-3 6 -5 -5 -4 3 -2 -1
…ull	2 0 0 -1 0 1 0 -4
…ult	6 -2 -1 0 -3 0 0 -2
…ume	5 -2 -1 -1 2 -4 -1 0
…umn	5 -1 -1 0 0 0 0 -1
…und	-4 9 0 3 -4 -2 -2 -6
…unt	-2 -1 10 0 0 0 -3 -3
…ure	5 6 -4 -6 -1 6 0 -7
…urn	0 -7 -2 2 2 5 -1 -3
…urs	2 -2 3 -2 0 -4 3 -3
…use	1 -8 6 2 -3 -2 3 -3
…ust	-1 2 4 -2 -1 1 0 -1
…ute	0 -7 0 3 0 -2 5 -1
…val	5 -4 -3 0 0 4 0 -1
…ven	2 -6 -4 -1 -1 7 1 5
…ver	1 2 -5 1 -2 -2 -2 4
…ves	-7 14 -10 2 4 -5 -2 9
…way	0 4 -1 0 2 -1 -1 -1
…wed	1 -3 -7 2 1 0 0 5
…wer	-8 -8 22 -4 -2 -2 -1 -6
…wly	-1 1 4 -1 -2 -1 -1 -3
…xel	4 -1 -2 0 0 -2 0 0
…ybe	-8 8 -1 -2 -2 0 -1 -2
…yve	-5 -2 0 -1 0 3 -1 4
…zza	4 -1 -1 -1 1 -3 0 0
`;
