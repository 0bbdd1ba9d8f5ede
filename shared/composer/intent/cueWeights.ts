// Made by tests/tools/trainIntent.ts from the labelled turns in tests/fixtures/intent. Not written by hand.

/** What each cue says for and against the intents, in hundredths and in the order of `intents`: a cue a line. */
export const cueWeights = String.raw`
 	9 7 -25 4 1 0 3 5
 edit	-16 -18 22 -11 -6 -9 -11 -11
,	15 -14 -3 2 -4 0 6 -15
, <color>	29 -2 -21 -3 -6 -4 -4 -3
, <count>	2 5 -1 0 0 -1 0 0
, <earlier>	-8 -12 -10 4 4 12 -2 3
, <here>	-2 2 0 -6 0 3 -2 -1
, <number>	9 -1 -1 -4 1 -2 -3 1
, <percent>	0 0 -4 0 2 0 7 -1
, <time>	-4 -2 -3 -1 -2 -2 -5 1
, a	21 -19 -8 -3 0 -2 -4 -1
, actually	0 0 5 0 1 -1 -1 -1
, all	7 -4 0 -2 0 3 0 -2
, and	3 1 -2 -2 2 -1 -1 7
, as	3 4 -9 1 1 -2 -1 -5
, before	0 -4 -2 -1 0 4 0 -2
, big	4 -2 -4 0 -2 -1 -1 0
, blinking	2 6 -4 0 0 -1 0 0
, bubbles	4 -2 -1 0 0 -1 0 0
, but	1 14 -7 -4 -1 -5 -3 5
, calm	0 -2 4 -1 0 0 0 -1
, cancel	-1 0 -5 7 0 -2 0 0
, confetti	4 0 0 -1 -1 -1 0 0
, dear	-1 -4 5 -4 1 0 0 -1
, dim	0 0 6 0 0 0 0 0
, do	4 3 -1 -1 1 -2 0 -4
, far	-5 7 0 0 0 0 0 0
, forget	0 -1 -4 7 0 0 0 -2
, give	2 -6 6 2 0 -1 0 0
, go	-1 -9 -2 13 -1 0 -2 -3
, good	-1 4 -2 0 0 0 2 0
, hardly	3 1 -4 0 0 0 -1 0
, he	-2 5 4 5 3 -2 -1 -15
, i	-3 -6 8 -2 3 2 5 -10
, if	13 0 -2 0 -2 2 0 -7
, in	0 -2 -5 -1 0 4 0 3
, is	-6 5 6 -2 0 0 0 -5
, it	-4 -1 7 -5 -1 -3 1 -5
, its	-2 -3 5 1 0 -2 3 4
, just	-6 -1 8 -3 -2 6 0 -1
, keep	-1 2 2 -1 3 0 -5 0
, last	-2 -2 5 2 0 0 0 0
, less	2 6 -5 2 0 0 -1 0
, let	-4 -2 1 -1 3 3 1 -1
, like	-6 11 4 1 2 1 -1 -4
, little	-1 -2 -1 -2 0 -2 0 4
, make	3 0 4 -4 -1 -1 0 -1
, mine	-1 -1 0 0 0 0 0 4
, more	12 5 -9 -2 0 0 0 -1
, my	-4 -4 13 1 -2 -1 4 -4
, no	8 -7 3 -2 -1 -1 -1 -7
, not	0 2 4 -3 -1 -2 -1 -6
, nothing	2 -5 -1 0 0 0 0 3
, now	-4 4 -2 2 -2 0 0 2
, okay	-4 0 0 -2 4 0 0 1
, old	0 5 -2 0 0 0 0 0
, on	-4 4 -1 0 3 0 2 0
, one	5 3 -2 -2 -1 -1 -1 -2
, only	-2 13 -4 0 0 -4 -1 -4
, otherwise	-1 4 -2 0 0 0 -1 -1
, ours	0 0 5 -3 0 0 0 -2
, please	-12 3 3 4 0 -2 -2 -1
, previous	0 -2 -4 4 0 0 0 -1
, put	0 -5 3 -3 -4 10 -5 -2
, quick	-1 -1 0 -1 0 4 0 0
, return	-1 0 -2 5 1 -1 0 -1
, rewind	0 -1 -4 10 0 0 0 0
, roll	-4 -2 0 2 0 5 0 0
, same	-5 7 -3 -3 -1 1 0 0
, say	-4 0 2 0 0 0 0 0
, she	-3 -5 11 -2 -1 -3 0 -4
, show	4 -2 -2 -4 -1 0 0 0
, slow	7 0 -5 0 0 -3 0 6
, slowly	2 -6 4 0 0 0 0 0
, so	5 5 -8 0 4 2 4 -12
, something	5 -3 -1 0 0 0 -1 0
, still	2 -3 -3 2 0 0 0 5
, thank	0 1 -2 0 0 5 0 0
, that	6 -5 5 2 1 -5 -1 -11
, the	8 -2 -12 0 3 10 -1 -9
, then	8 -9 -4 3 -4 2 2 4
, there	0 -5 1 -1 0 -1 0 5
, they	-1 -1 4 -3 1 3 0 -2
, think	3 1 -4 -1 0 -1 0 0
, this	-2 0 2 -4 0 -1 0 1
, undo	0 -2 -1 6 -2 -2 -1 0
, we	-6 3 0 1 0 0 2 -1
, well	-1 3 5 -1 0 -1 0 -1
, were	-5 8 0 -4 -2 0 0 0
, why	3 2 -4 0 0 0 0 -1
, with	10 -8 -1 0 1 1 0 -2
, without	2 -5 0 3 -1 -1 -1 0
, you	-9 7 -3 -4 1 -5 0 8
.	13 -12 -11 -1 2 1 -4 3
. $	-15 -1 13 1 -7 -4 8 4
. <color>	6 -5 1 -1 -1 -2 -2 -6
. <earlier>	-5 8 -4 -1 7 4 -4 1
. <here>	-1 1 6 -3 -1 0 0 -2
. a	16 -11 -1 -2 1 0 0 -7
. and	-4 7 0 0 0 0 -1 -7
. as	-2 -1 4 1 0 0 -1 0
. back	-1 0 0 6 -2 -3 5 -1
. can	2 4 -4 -1 0 2 0 -1
. could	2 -8 1 0 1 2 0 0
. give	-1 -4 3 3 -1 -1 0 -1
. he	0 -4 -4 -1 0 0 0 5
. i	-7 8 -10 0 1 0 -3 9
. is	-2 5 -3 0 -1 0 0 0
. it	-3 3 -4 1 0 -1 0 -1
. its	-3 -3 4 0 1 -1 0 -2
. just	1 6 -2 0 0 0 0 -1
. kindly	0 0 0 0 4 -2 0 -1
. like	-5 4 -2 -2 0 0 0 0
. more	-5 -1 2 0 0 0 0 6
. my	1 -1 -5 5 1 0 -1 0
. nice	-2 -2 0 -1 0 0 0 5
. no	1 -1 11 -3 0 0 0 0
. not	-3 1 -5 1 -1 0 0 8
. now	2 0 2 0 -1 2 0 -5
. one	-2 6 -2 -1 0 -2 0 1
. please	4 0 4 0 1 -1 -2 -3
. put	-3 0 2 2 6 -3 0 -1
. scrap	-1 0 -6 2 -1 0 0 -1
. show	6 -5 0 0 0 1 -2 -4
. so	2 -2 -1 3 4 1 -1 -2
. something	5 -2 -1 0 0 -2 -1 -2
. that	-3 -2 0 -4 -1 0 0 7
. the	-2 3 -3 3 -1 8 0 -6
. they	3 -3 -3 0 -2 0 0 5
. what	-1 0 0 5 0 0 0 -1
. you	0 -4 -2 -1 0 0 -1 7
197…	2 -1 0 0 -2 0 -1 4
198…	0 0 -2 -1 0 -1 0 8
1st %	3 -3 -3 0 0 -1 5 1
1st 25	2 -2 -6 -1 0 0 3 0
1st 3	-1 -1 3 0 -1 0 -2 4
1st 7	6 0 1 -1 0 0 -1 -3
1st a	-11 7 -5 2 0 -2 2 2
1st add	-4 7 0 0 0 0 0 -2
1st after	2 -2 6 1 -3 0 1 0
1st again	6 -3 -6 4 -1 2 0 -1
1st ah	-4 0 -2 2 -1 3 -2 5
1st alarm	0 -2 4 -2 0 0 4 0
1st alert	4 0 1 0 0 0 0 0
1st all	0 -2 7 2 -3 1 3 -1
1st almost	-1 7 -3 0 0 0 0 -2
1st am	8 -3 -1 -1 0 0 0 0
1st an	13 -6 -4 2 0 -1 -3 -1
1st and	25 -13 -2 1 -2 1 -7 1
1st are	-8 -2 3 4 -1 0 1 4
1st around	-1 0 4 -2 0 0 0 0
1st as	-2 8 -1 -1 -2 1 -4 3
1st ask	-2 4 2 0 0 -3 -1 -1
1st asked	4 -7 0 3 0 3 0 -5
1st asking	-4 1 0 -1 0 7 0 -2
1st asleep	-2 0 -1 -2 0 1 1 6
1st at	4 -2 -3 -2 2 2 2 5
1st awake	5 -3 -2 4 0 0 0 -5
1st away	-6 4 -4 4 -2 0 0 -2
1st baby	-1 0 -1 4 0 0 0 0
1st back	0 -2 4 -1 -4 8 1 -1
1st backwards	0 -3 6 -1 1 0 -1 0
1st be	-1 7 3 -1 0 0 0 -2
1st beam	0 0 5 -1 0 0 0 -1
1st beat	-4 0 6 0 0 0 0 0
1st bee	-3 4 0 0 -1 1 0 -1
1st before	-1 6 -1 -3 0 -5 0 4
1st behind	4 1 0 -1 0 -2 0 0
1st better	-2 6 0 -6 4 0 0 -1
1st big	-3 0 0 0 -1 -1 0 5
1st bigger	-1 4 -1 0 0 -1 0 0
1st bit	-5 -2 5 -4 0 -1 0 -2
1st black	-10 -1 4 2 0 0 0 0
1st blue	-3 0 10 1 0 -4 -1 3
1st boat	-2 8 -1 -1 0 0 0 -1
1st both	-5 1 -3 5 0 -2 0 1
1st bright	0 -5 5 0 0 0 -4 -1
1st brighter	0 -4 0 0 -1 0 0 10
1st brightness	0 -1 -4 0 0 0 6 -1
1st bring	0 1 6 -1 0 1 0 -1
1st brown	-1 -3 4 4 0 0 0 -1
1st build	15 -5 -4 0 0 -1 0 0
1st but	2 7 7 -3 -2 0 -1 -8
1st by	5 -4 3 -2 -1 -1 -1 1
1st cake	5 -2 -1 -1 0 0 0 -4
1st can	-8 2 6 4 0 1 -1 -4
1st cat	0 -1 -3 4 0 0 0 0
1st chat	-2 -2 -1 -2 4 0 3 2
1st clear	-4 -1 7 0 0 0 1 0
1st clinical	-1 4 -1 2 -1 0 0 -3
1st closer	-4 10 -2 0 0 -1 0 -1
1st closing	4 0 0 -2 -2 2 0 -1
1st color	1 0 -4 -2 0 0 0 0
1st colors	-6 -1 4 1 0 0 0 0
1st come	3 2 -4 -1 0 0 0 0
1st comes	4 -6 0 0 0 -1 0 0
1st computer	0 0 -1 0 0 -4 4 0
1st cool	-3 5 -3 0 0 2 0 0
1st could	-1 -5 1 -1 -1 -2 -1 -3
1st crying	-1 -3 -1 6 2 0 0 0
1st curtain	0 4 -2 0 0 -2 0 0
1st dancing	-2 0 0 -1 0 5 -1 0
1st darker	0 -3 4 0 -1 0 0 0
1st day	4 -3 -2 0 0 0 0 -1
1st dessert	6 0 -1 0 -1 0 0 0
1st did	1 -1 -1 -3 1 0 0 5
1st dimmer	-1 -1 5 0 0 0 0 0
1st dinner	4 -2 0 0 -1 0 0 -1
1st do	5 4 -4 -2 0 -1 1 -2
1st does	3 -6 4 3 0 0 0 0
1st done	0 -3 -1 -2 -2 0 3 4
1st down	-1 1 5 -1 0 -1 -2 1
1st dragon	3 1 -4 1 0 -1 0 0
1st drop	-2 2 -2 -1 0 5 0 0
1st eight	3 0 5 0 0 0 -1 -3
1st end	-5 6 3 -2 0 -1 0 4
1st enough	5 -1 -5 0 0 2 0 0
1st evening	1 -2 2 0 0 0 -1 -4
1st every	-3 1 4 0 0 0 0 -2
1st explosion	0 -1 4 0 0 0 0 0
1st eyes	-8 0 3 4 0 -1 0 3
1st fade	-1 -5 8 -1 0 0 0 0
1st fall	-5 2 4 0 0 -2 1 0
1st far	-7 5 0 -1 0 0 0 0
1st fast	-6 -1 8 0 0 0 0 -1
1st faster	-3 0 2 0 0 0 0 8
1st feel	-2 3 -5 -1 0 0 0 3
1st find	0 -2 7 -1 -1 1 0 -4
1st fine	-4 0 2 0 3 -1 0 -1
1st fire	-5 2 4 1 0 0 0 -5
1st first	-6 -1 -1 -1 -1 2 -1 0
1st flash	-1 -1 4 -2 0 0 0 0
1st fog	1 -5 -2 0 0 0 0 0
1st for	8 -10 -2 -1 2 9 3 -14
1st forget	3 -1 0 -4 0 0 0 0
1st four	2 0 -8 1 0 -3 -1 1
1st from	-6 7 -1 0 -1 0 2 2
1st game	2 -2 -5 0 0 0 0 0
1st getting	6 -3 0 0 0 0 -1 -1
1st give	1 -3 2 -1 -1 7 -2 -3
1st go	-4 7 -6 -1 -1 0 -4 6
1st goes	-4 1 5 -1 0 0 0 0
1st good	2 0 -4 5 0 -6 1 -5
1st got	4 -3 -2 4 0 -4 -1 -3
1st granddaughter	4 0 -1 0 -1 0 0 -4
1st green	-6 -5 13 -1 -1 1 -1 -2
1st greener	-2 -2 5 0 0 -1 0 0
1st ha	-4 -3 -3 -1 -1 0 -2 11
1st haha	-1 -1 2 3 1 1 0 -8
1st hall	5 -1 -1 0 0 -1 0 0
1st happy	-2 6 -1 -1 -1 1 -1 1
1st hard	-2 -3 8 3 0 0 -1 -1
1st hardly	0 -3 4 0 0 0 0 0
1st has	3 4 -8 0 -1 2 -1 3
1st hate	1 -4 0 0 -1 0 0 4
1st have	1 2 11 -3 -1 -1 -3 -8
1st he	7 -6 -5 4 3 -1 -4 -1
1st heart	4 -2 0 0 -1 0 0 -2
1st heavier	-3 -1 7 0 0 0 0 0
1st her	5 -3 -4 4 -1 3 -2 11
1st here	0 0 3 1 2 1 4 -7
1st heron	-3 7 -1 0 0 0 -1 0
1st his	-1 5 3 -2 -1 3 -2 -4
1st hm	-5 5 -6 5 8 -6 -1 -1
1st hmm	-3 4 -2 3 0 -2 0 -3
1st hold	-4 -5 -1 0 1 -1 7 0
1st hour	5 -1 -4 -1 -1 2 0 -2
1st hours	0 -1 -1 0 0 0 2 -4
1st how	-4 1 -6 1 2 -2 1 10
1st husband	-2 0 0 0 0 0 0 5
1st i	-2 4 -8 7 -7 5 0 0
1st idea	-1 -2 -1 5 0 0 0 0
1st if	-2 10 -2 1 0 -3 -1 -1
1st in	-5 -11 7 -2 0 4 -1 6
1st inside	0 2 0 0 0 -4 0 0
1st into	3 9 -3 0 0 0 0 -1
1st is	-7 0 3 9 3 3 1 -8
1st it	-15 9 14 -10 -1 -6 -1 4
1st its	-3 5 1 0 -2 -1 -1 -1
1st just	-4 -6 3 -1 -2 -2 -1 6
1st keep	-1 1 -2 -1 -2 6 3 -6
1st kids	-1 -2 -1 4 0 -1 0 1
1st knight	4 2 -2 0 0 0 0 0
1st know	4 -3 0 -1 0 0 -1 -1
1st lamp	-5 -1 0 -1 0 -2 3 -2
1st last	4 -1 0 -2 0 -4 -1 0
1st late	1 -4 -1 -1 0 0 0 4
1st leaves	0 0 4 0 0 0 0 -3
1st let	-3 -1 7 -2 -1 2 3 -1
1st letters	-2 0 4 0 -1 0 0 0
1st level	-4 1 -1 0 0 0 0 0
1st life	0 -1 -2 0 0 -1 0 4
1st light	-10 9 3 0 0 -2 6 4
1st like	-8 3 2 3 1 4 0 3
1st little	6 -10 8 1 -1 -1 0 -2
1st longer	-2 -8 7 0 0 -1 0 0
1st look	2 7 -7 0 -1 3 -2 -1
1st looks	-3 2 -4 11 0 -1 0 -4
1st lost	4 -2 0 -1 0 3 0 -2
1st lot	0 -2 7 -1 0 0 0 0
1st love	3 7 0 0 0 0 0 -6
1st made	1 2 2 -2 -5 3 0 -2
1st make	-5 -2 8 -1 -1 -1 -1 3
1st makes	-3 7 -2 0 0 -1 0 0
1st many	-1 -8 2 -1 -1 -1 -1 0
1st me	3 -8 -5 -2 8 -1 -3 -5
1st measured	-2 0 -1 0 0 0 0 5
1st meeting	5 -1 -1 0 0 0 0 -1
1st meh	0 8 -4 4 0 0 -1 -3
1st mid	0 11 -7 -1 0 0 0 0
1st middle	-4 -2 6 0 0 0 0 0
1st might	-1 -2 5 0 0 0 0 -1
1st minute	0 -1 -6 0 0 2 3 0
1st minutes	2 1 5 -1 0 2 -2 1
1st miss	0 6 0 0 0 2 0 -3
1st missing	0 -1 4 0 -2 0 0 0
1st mist	-1 4 -4 1 0 0 0 0
1st mistake	0 -4 0 1 0 0 0 0
1st mm	0 1 -1 4 0 0 0 0
1st moment	-1 1 -1 -1 0 0 4 0
1st morning	4 -6 0 0 0 -5 1 -1
1st mother	-1 4 0 2 -1 -3 0 1
1st much	-5 5 -8 3 0 -1 -1 0
1st mum	-3 -1 0 -1 0 1 0 4
1st must	-2 8 -4 0 0 0 -1 -2
1st my	4 1 -3 -4 -2 -9 2 5
1st name	2 0 4 0 0 0 -2 -3
1st nearly	-2 4 -2 0 0 -2 0 0
1st neighbour	5 0 0 0 0 0 0 -1
1st neon	-1 4 2 0 0 -2 0 -1
1st next	12 -11 -11 -1 -2 2 -1 4
1st nice	0 -5 9 -1 0 0 -1 -2
1st night	11 -10 -7 0 0 -1 7 3
1st no	-5 -2 -10 7 4 -6 1 -4
1st nobody	0 -3 0 5 0 -4 0 0
1st noise	6 -1 -5 -1 0 0 0 -1
1st northern	2 0 -4 0 0 0 0 0
1st not	-4 7 0 9 -1 1 -2 -1
1st now	-4 2 -19 11 0 3 6 3
1st obsessed	-1 -3 0 0 0 -2 0 4
1st of	3 2 -13 4 2 4 -3 -5
1st off	-5 6 0 -1 2 -1 1 3
1st often	-1 -1 5 0 0 0 0 0
1st oh	-6 -1 -8 7 0 -1 -1 5
1st okay	6 3 -6 6 -2 0 -2 -13
1st on	5 9 -1 5 3 -2 -3 -4
1st once	1 0 2 -2 0 4 0 1
1st one	9 -10 0 5 -4 5 3 0
1st only	0 -4 9 -2 -1 -2 -1 1
1st open	2 1 -6 0 0 -1 0 2
1st or	5 -5 -1 0 3 -3 0 -4
1st order	2 0 -1 1 0 0 -4 0
1st orders	6 0 -4 0 0 -3 0 0
1st our	-1 6 -2 -1 0 2 -1 -4
1st out	5 -3 2 1 0 0 -2 4
1st outside	-4 -1 0 0 0 0 0 2
1st over	12 -5 -5 -2 0 2 0 -2
1st part	0 4 -2 0 0 0 0 0
1st passed	4 0 -1 0 0 -1 -1 2
1st past	-3 6 -1 0 0 3 0 -2
1st pause	-6 -3 -1 0 0 -1 5 0
1st peak	-1 2 -4 0 0 0 0 0
1st people	-2 -4 5 -1 0 0 -1 1
1st perfect	-1 -1 0 -1 0 0 0 4
1st pink	-3 -3 9 -3 1 0 0 -1
1st please	-6 4 0 -2 0 -3 5 0
1st priya	0 1 -2 0 0 0 0 4
1st put	-1 3 -3 0 -1 0 3 4
1st quick	0 -2 4 -1 -2 -1 0 -1
1st rain	4 0 1 -1 -1 -1 -1 -1
1st rainbow	0 0 -3 5 0 -1 0 -1
1st rather	2 -7 6 -2 0 4 0 -1
1st ready	2 5 -4 5 0 0 0 0
1st red	4 -3 7 -5 -2 -1 1 0
1st remove	-2 -1 -4 -1 0 0 0 6
1st return	0 0 -1 -1 0 4 0 0
1st revert	0 0 0 -4 1 0 0 0
1st right	-1 1 -2 6 -7 4 1 2
1st ring	1 1 0 0 0 -4 0 1
1st room	5 0 -2 -2 0 0 0 -2
1st roses	4 0 -1 0 0 0 0 -1
1st round	-4 -4 6 -2 0 2 0 0
1st run	0 -1 5 0 0 0 -2 -1
1st savasana	2 0 -4 0 0 0 0 0
1st saw	-3 -1 0 -1 0 0 0 5
1st says	-5 7 0 -4 1 -1 1 -2
1st sea	-1 -3 4 0 0 0 0 0
1st second	2 2 -7 -1 3 2 0 0
1st seconds	-1 0 7 0 0 -1 -1 -1
1st see	-4 -3 7 7 0 2 0 -6
1st she	0 5 1 -1 -1 3 0 -8
1st shed	-1 0 3 -1 0 6 -1 0
1st ship	-4 -1 3 0 0 1 0 -4
1st short	0 -3 5 0 0 0 0 -1
1st should	-3 -4 6 1 -1 -1 -1 2
1st silly	-3 -1 -1 6 0 -1 0 0
1st sister	-3 -2 0 0 1 0 -2 5
1st sit	0 -5 5 0 0 0 0 0
1st six	-3 -3 4 0 0 0 1 0
1st sleep	-5 2 -1 0 0 -1 -1 -1
1st slow	-2 -2 8 0 0 0 -1 -4
1st slowly	-1 1 5 0 0 -1 0 -2
1st snail	2 -2 -5 5 0 0 0 -2
1st snow	0 -6 0 1 0 2 -1 0
1st so	-4 -6 12 -2 0 -1 -1 -3
1st soft	0 4 -4 0 0 0 0 0
1st softer	-3 -2 4 0 0 0 0 0
1st some	-2 7 -1 0 0 0 0 -1
1st somebody	-5 3 0 0 -2 0 0 0
1st someone	-2 5 0 0 0 0 0 0
1st something	-2 -6 -3 -1 -2 -2 0 3
1st sometimes	-2 4 0 0 0 0 0 0
1st somewhere	2 -3 -4 0 0 2 0 0
1st son	1 -5 0 0 0 0 0 0
1st song	-3 4 -1 0 0 -2 0 4
1st sorry	-3 -1 9 5 0 -2 0 -4
1st sparkles	-4 0 0 0 0 0 0 0
1st sparks	-1 -2 7 0 0 -1 0 0
1st standing	2 0 -4 0 0 -2 0 2
1st star	5 3 -3 0 0 0 0 -2
1st staring	0 -4 0 0 0 0 0 1
1st stays	0 0 -4 5 0 0 0 -1
1st steam	4 -2 2 -1 0 0 0 -4
1st step	4 0 -2 0 0 0 -4 0
1st still	1 -7 8 -1 0 0 -1 -2
1st stop	-4 0 -5 0 0 0 9 0
1st street	-1 -2 4 0 0 2 0 -1
1st strobe	2 0 -10 0 0 0 0 0
1st swimming	5 2 1 0 0 0 0 -2
1st take	3 -5 -4 0 0 0 0 4
1st tears	-2 -5 0 5 3 -1 0 2
1st than	-4 -2 5 -1 0 -1 0 0
1st that	-9 -2 4 2 -5 2 1 0
1st the	2 2 3 -4 -6 0 6 2
1st them	-4 -5 8 3 0 0 0 -2
1st then	-5 9 -6 0 3 -1 -2 0
1st there	-6 -3 2 1 0 -1 4 1
1st they	-9 5 -1 2 -1 2 -3 -1
1st thicker	-1 6 -4 0 0 0 0 0
1st thing	3 -4 2 0 0 -1 0 0
1st think	0 -2 0 -1 -1 0 -3 5
1st thinking	-1 2 0 0 -1 2 0 -5
1st third	4 -2 4 -1 0 0 -1 -1
1st this	-1 4 2 0 3 0 9 -7
1st though	-4 -4 -1 0 1 0 0 -1
1st through	-5 -4 2 0 0 -1 0 0
1st thunder	-5 3 -1 0 0 2 0 0
1st tidy	0 7 -5 -2 0 0 0 -1
1st tim	2 4 0 -1 2 0 -1 -3
1st time	11 -4 -5 -1 -1 3 -2 -3
1st timer	9 0 -8 0 0 -2 -4 0
1st times	0 -2 7 -4 0 -1 0 2
1st tired	-1 5 0 -2 0 1 0 -2
1st to	-7 -1 0 3 -3 0 -4 7
1st today	-4 -2 6 -1 0 -1 0 6
1st tomorrow	4 -2 0 0 0 0 0 -4
1st tone	0 0 4 0 0 0 0 0
1st too	-10 12 -12 10 -2 -5 -2 -4
1st top	-2 4 0 0 0 2 -1 -1
1st train	1 -5 2 0 -2 2 0 0
1st turn	6 4 -8 -1 0 -1 -1 0
1st twice	-4 0 4 0 0 0 0 0
1st two	6 -4 -13 6 1 0 3 4
1st unicorn	0 4 1 0 0 -2 -1 -1
1st up	17 -10 0 -3 -3 2 0 -3
1st us	3 5 -3 -1 0 0 0 4
1st used	-2 -2 -1 0 0 0 0 5
1st var	-1 -2 -2 2 0 0 0 6
1st version	-3 0 0 0 -1 4 -1 0
1st very	-5 3 7 -2 -2 0 0 1
1st violet	0 -4 -1 3 0 0 0 0
1st wait	-2 -1 1 -2 4 -2 -3 0
1st wall	-4 -4 12 0 0 -1 -4 1
1st warm	2 4 -3 0 0 0 0 -1
1st warmer	0 -2 6 0 0 0 0 0
1st was	-4 9 -4 -1 -1 -2 3 -1
1st water	-3 4 3 0 -1 -1 0 0
1st way	-3 1 5 -2 0 0 0 2
1st we	10 -4 -6 1 -1 2 -1 -2
1st well	1 4 -2 -1 -1 0 0 1
1st went	1 0 0 0 2 0 -4 0
1st were	9 -4 1 2 -1 -1 1 0
1st wet	3 3 -4 -1 -2 0 0 0
1st what	-4 5 1 5 0 0 1 -2
1st where	-2 8 3 -2 0 0 -1 -4
1st whether	0 -4 -2 0 0 0 0 5
1st white	-4 7 -3 -1 2 -1 0 -1
1st who	1 -2 0 0 0 0 4 -3
1st whole	-4 2 -1 0 0 0 0 4
1st wide	-1 0 -1 4 0 0 0 -1
1st will	0 4 0 0 0 0 4 -3
1st wind	-1 4 -1 -1 0 0 0 0
1st with	0 3 0 -5 1 0 -2 4
1st without	6 -3 8 -2 0 -2 -1 -1
1st wobble	0 0 4 0 1 0 -1 -3
1st work	0 -1 5 -1 1 1 0 0
1st works	-6 -1 -1 0 -1 0 0 9
1st would	-4 3 -6 -3 0 2 0 8
1st wrong	-1 -4 2 5 -2 0 0 -1
1st yellow	-4 -2 3 -1 0 0 0 -1
1st yes	-1 -4 4 -1 -2 0 -1 4
1st you	1 -3 5 -2 -2 1 5 -2
<a new thing>	8 7 -17 -2 -4 -5 -3 -14
<add>	-17 19 3 -6 -3 -1 -11 -3
<all talk>	-23 -10 -13 -6 -11 8 -4 33
<back>	-27 -15 -19 41 13 2 -11 -21
<can redo>	-4 -11 -15 -38 46 -22 -2 -9
<change>	-10 -26 27 -7 -2 -5 -9 -4
<colon>	29 -21 -25 -7 0 2 -2 -4
<color>	21 -33 33 -12 -10 -6 -20 -20
<color> $	-1 -20 26 -9 -6 -8 -7 -3
<color> ,	1 -16 14 -10 -1 -7 -3 -4
<color> .	-6 -3 21 -5 -1 -1 0 -9
<color> <earlier>	-4 2 -7 -2 0 5 0 0
<color> <here>	-9 -5 11 -4 0 9 0 -2
<color> a	-2 -3 4 0 0 0 0 0
<color> again	-2 -1 -1 4 2 -3 0 4
<color> and	2 8 -7 -2 -1 0 0 -2
<color> back	0 0 5 -1 1 -1 0 0
<color> be	0 -5 4 0 0 0 0 0
<color> could	0 -2 5 0 0 0 0 0
<color> flash	-8 -4 9 -2 0 0 0 0
<color> flashes	-3 0 4 0 0 -1 0 0
<color> from	0 4 -2 -1 -3 4 0 0
<color> glow	1 0 -4 0 0 -1 0 0
<color> had	0 -1 -5 7 3 0 0 0
<color> in	-2 -4 13 0 0 -2 -5 0
<color> is	-1 -1 5 3 0 -2 0 0
<color> light	-4 9 1 0 0 0 0 -1
<color> like	1 -4 1 0 0 0 0 0
<color> more	-1 -2 5 -1 0 0 0 0
<color> must	0 -2 5 0 0 0 0 0
<color> of	-3 -3 6 0 0 0 0 -1
<color> on	5 -4 2 -1 -1 -1 -1 0
<color> one	3 -4 2 1 -1 5 0 -2
<color> over	5 0 -4 0 0 0 0 0
<color> please	1 0 6 0 0 -1 0 0
<color> thing	0 0 -4 -1 0 7 0 -2
<color> to	14 0 -6 0 0 -1 -4 -1
<color> was	-1 -1 -4 9 -3 0 -1 0
<color> waves	4 0 -5 0 0 0 0 0
<color> with	8 -6 4 -1 0 -3 0 3
<count>	-11 -18 33 -1 -4 4 -11 -7
<count> $	-5 -1 7 1 0 -3 -1 -1
<count> ,	-1 -2 4 0 0 0 -1 -2
<count> .	3 -5 10 0 0 0 0 -5
<count> and	-2 -5 6 -1 0 0 -2 -1
<count> as	-1 -5 7 0 0 -2 -3 -1
<count> in	-9 -1 9 0 0 0 0 0
<count> more	-2 -6 -9 6 -2 10 0 0
<count> the	2 5 -2 -3 0 0 0 0
<earlier thing first>	-10 -9 -4 2 0 9 1 -1
<earlier thing last>	3 3 -2 3 -3 -10 2 -3
<earlier thing>	-6 -4 -4 -10 -4 -3 -5 -4
<earlier thing> 	-8 -13 -13 -3 -9 3 -2 -6
<earlier thing> edit	6 -1 -1 0 0 -5 0 0
<earlier thing><here thing> 	-2 10 -2 0 0 -5 -1 -1
<earlier thing><here thing><new thing> 	0 5 0 -2 0 -1 0 0
<earlier thing><new thing> 	-1 -4 5 -6 3 7 -2 3
<earlier>	-11 0 -17 -12 -4 25 -6 -10
<earlier> $	-11 -4 -5 -2 -4 9 1 -1
<earlier> ,	-5 -1 -2 -4 -5 16 0 -3
<earlier> .	0 -9 -11 0 3 18 -2 -3
<earlier> <color>	-1 1 4 0 -3 5 0 -1
<earlier> <earlier>	-10 5 -10 -2 -2 4 0 -5
<earlier> <here>	0 -5 0 0 -1 3 0 0
<earlier> <number>	2 -2 -2 -1 0 4 0 0
<earlier> after	-3 -5 3 0 2 -2 -1 -2
<earlier> again	-2 2 -6 -5 -6 -6 -1 0
<earlier> and	-1 -6 5 -1 -1 2 0 1
<earlier> as	0 -3 0 4 2 -1 0 -1
<earlier> at	0 -3 -2 0 0 -1 0 5
<earlier> back	0 -1 -5 -5 -2 12 -2 -2
<earlier> before	0 -4 0 -1 0 7 0 0
<earlier> but	-1 10 -2 0 0 -5 0 0
<earlier> can	0 -5 3 -1 2 -1 -1 -1
<earlier> for	-5 0 -4 0 0 1 0 -1
<earlier> from	-2 17 0 -2 0 -12 0 0
<earlier> have	0 4 -3 0 0 -3 2 0
<earlier> her	-2 -1 -1 0 0 -2 0 4
<earlier> i	6 -5 0 0 0 -2 0 -1
<earlier> in	-3 -1 -4 0 1 4 0 0
<earlier> into	0 8 -3 0 0 -2 0 0
<earlier> is	-2 1 -2 0 2 -3 1 6
<earlier> its	-1 2 5 0 0 0 0 -1
<earlier> less	0 0 7 0 0 -2 -1 0
<earlier> lights	-4 0 0 -1 0 -1 3 -1
<earlier> of	-1 7 0 -1 0 -2 0 0
<earlier> on	-1 -7 -2 0 0 6 -1 -3
<earlier> one	2 2 0 -4 1 5 0 0
<earlier> please	1 -6 -4 -1 0 7 -1 -1
<earlier> should	0 -1 3 0 0 -4 0 1
<earlier> that	0 2 -4 1 0 1 0 0
<earlier> the	9 -3 1 3 -1 1 0 0
<earlier> thing	-1 3 0 -2 0 7 0 -3
<earlier> to	-2 -3 5 0 0 -1 0 0
<earlier> was	0 0 0 -2 5 -3 0 0
<earlier> with	-2 -22 -4 -1 -7 25 -1 0
<earlier> you	0 2 -2 4 -2 0 0 -1
<edit>	-28 -36 54 -19 -7 -20 -16 -24
<er>	4 10 -21 -1 -3 0 1 3
<exclamation>	14 -2 -6 -6 2 -9 3 3
<here thing first>	-7 -15 21 1 -2 -2 -2 -5
<here thing last>	3 6 0 -3 0 -7 -3 3
<here thing>	-2 2 -4 -7 -4 -3 -3 -3
<here thing> 	-1 -11 -10 0 -8 3 -2 -2
<here thing> edit	-3 -9 12 -6 -2 -3 -2 -3
<here thing><new thing> 	4 7 -9 1 5 3 2 3
<here>	-11 -2 3 6 -6 -9 -11 -13
<here> $	5 -1 -1 -4 1 -6 -2 -4
<here> ,	0 -8 0 1 -4 3 1 7
<here> .	3 -5 -4 5 -1 -3 -1 -2
<here> <color>	-3 -4 5 -2 0 0 0 0
<here> <count>	0 -7 6 -1 0 0 -2 0
<here> <here>	0 0 3 6 0 1 -3 0
<here> a	-1 -4 3 -3 0 0 0 0
<here> and	-1 0 -2 -1 -1 -2 3 4
<here> are	3 -6 6 0 0 0 0 -1
<here> at	0 -2 5 -2 0 -2 -1 -1
<here> away	0 -2 3 -4 0 0 0 -2
<here> back	0 -2 1 -4 -1 1 0 0
<here> bit	0 -5 5 -2 -1 0 0 0
<here> does	0 4 -7 3 0 0 0 0
<here> every	-1 4 -3 0 0 0 0 0
<here> for	0 0 4 0 -2 -2 -1 -1
<here> has	0 8 -8 -3 0 0 0 1
<here> have	-3 7 0 -1 0 0 0 0
<here> i	5 -2 2 0 0 0 0 0
<here> in	-6 -1 6 6 -1 -2 0 -1
<here> is	-1 5 -4 8 1 1 0 -2
<here> less	0 -4 0 0 0 0 0 0
<here> like	0 5 -4 1 0 0 0 0
<here> looks	0 8 -1 -2 0 0 0 -1
<here> more	-1 -4 0 0 -1 0 0 5
<here> needs	0 4 -6 0 0 0 0 0
<here> of	-2 3 0 -1 0 4 0 -1
<here> on	5 0 -1 0 0 0 4 0
<here> one	-1 5 -1 0 0 0 0 0
<here> out	2 -4 0 -2 -2 0 0 0
<here> please	-1 -4 9 -2 0 4 0 0
<here> should	0 3 -7 -3 0 0 -1 0
<here> stays	0 -2 -1 4 0 0 0 -1
<here> to	0 7 -2 -1 -1 -2 0 0
<here> up	0 -3 4 0 0 0 0 -2
<here> without	-2 9 -1 -1 0 0 0 -1
<known word>	9 3 -8 -7 -11 0 -13 1
<modal>	-22 20 -6 -1 0 -4 -1 1
<mood>	8 13 -26 5 2 -7 -2 -6
<new thing first>	32 -26 -3 -5 -4 1 -8 -8
<new thing last>	16 -12 -8 -9 2 -5 8 5
<new thing>	-2 -2 -4 -7 -5 -6 -4 -8
<new thing> 	10 -1 -17 1 -14 -14 -2 -5
<new thing> edit	-13 -8 12 -2 0 0 -3 -10
<no content>	-12 -26 -3 -7 -14 -21 1 -7
<no program>	27 -41 -29 -7 -7 -8 -11 -19
<nothing known>	10 6 -6 -1 -3 -17 -1 3
<noun phrase>	23 -8 -14 -4 -1 4 -3 -11
<number>	-3 -32 26 -3 -9 3 1 5
<number> $	3 -17 18 0 0 -5 -1 -9
<number> ,	9 0 3 0 0 -1 -4 -5
<number> .	6 -2 8 0 1 -2 6 -8
<number> <earlier>	-2 1 -6 1 0 6 0 -3
<number> <number>	10 -3 -5 -1 0 -1 0 -2
<number> and	0 -3 4 0 1 0 -1 -4
<number> beats	-4 -1 5 0 0 0 0 0
<number> bpm	1 -2 4 0 0 0 -1 -2
<number> degrees	-3 -2 9 0 0 0 0 -2
<number> in	-6 -1 3 0 0 7 0 -5
<number> is	0 -4 -4 1 -4 -1 0 7
<number> more	-3 -6 7 -1 0 2 0 0
<number> nm	-3 -1 5 0 0 0 0 -2
<number> of	-5 6 -8 -1 0 2 -1 7
<number> out	-4 -1 5 0 -4 0 0 4
<number> per	1 0 -4 -1 0 0 1 -1
<number> steps	0 0 -6 3 0 -1 0 0
<number> to	7 0 -4 0 0 0 0 -1
<number> with	-2 0 -1 0 0 0 0 6
<number> would	2 -2 4 0 0 0 0 -2
<number> year	-5 3 2 0 0 0 0 -1
<only earlier>	-1 -14 -19 -6 -7 15 0 -4
<only here>	-5 -6 12 -9 0 0 0 -2
<ordinal>	-7 0 -3 7 -3 20 0 -13
<percent>	-3 -13 13 -6 1 -5 16 -13
<percent> $	-7 -5 -5 -3 -1 0 16 -6
<percent> ,	5 -2 -7 -1 0 -2 3 0
<percent> .	-3 -1 13 -2 0 0 -2 -3
<percent> less	-5 0 4 0 0 0 -1 0
<power>	-14 -7 -14 -10 2 -6 37 -14
<praise>	-17 -18 -15 -12 -3 -7 -11 51
<program>	-44 5 12 -16 -21 -14 -9 -7
<quality>	20 -18 3 -14 -6 -1 -7 -3
<question>	4 23 -3 -10 -3 -4 2 -28
<quote>	0 -10 -10 -3 -8 -6 13 14
<redo>	-6 -7 -6 1 23 -5 1 -3
<save>	-6 -5 -9 -10 -3 -2 17 2
<says brightness>	-3 -2 -12 -1 0 -2 10 -3
<says control>	-42 -30 -41 -10 -11 -22 85 -34
<says new-conversation>	-3 -3 0 0 -4 -1 10 -3
<says off>	-3 0 -5 -3 -1 -4 6 -9
<says on>	-11 -3 0 0 -2 -5 7 -3
<says pause>	-6 -13 1 0 1 -1 12 -2
<says play>	-11 4 -2 -1 0 -2 10 -4
<says redo>	-14 -21 1 -22 46 -10 -7 -15
<says restore>	-15 -12 -13 2 -2 31 -4 -8
<says save>	-7 -13 -7 -4 -5 -5 25 -10
<says sleep>	0 -1 -14 0 0 -1 5 0
<says undo>	-7 -27 -26 59 -9 -15 -5 -36
<some talk>	-4 -1 -4 6 7 0 -4 4
<sounds like an edit>	-15 -5 31 -10 -4 -12 -1 -16
<start>	14 4 -6 -10 -3 4 -6 -9
<the earlier thing>	-12 8 3 -11 1 -5 -3 -1
<the here thing>	-8 -7 1 3 -1 -8 -5 2
<the new thing>	-5 3 11 -7 0 1 -4 -1
<time>	-10 -18 19 -9 -7 -7 7 -10
<time> $	-8 3 -1 -2 -5 -2 4 -1
<time> ,	-2 4 -3 -1 0 1 3 -3
<time> .	2 -5 -5 -3 0 1 4 -6
<time> ago	-1 -2 -7 5 0 0 0 0
<time> for	-3 0 1 0 0 0 -2 4
<time> instead	0 -5 3 0 0 -1 0 0
<time> is	0 -1 5 0 0 0 0 0
<time> only	-1 0 4 0 0 0 0 0
<time> then	0 0 -4 0 0 0 4 0
<vague>	-18 38 -21 -5 -6 -7 -6 -7
^ <color>	6 -4 6 3 -3 -3 1 -3
^ <count>	-2 -1 10 -3 0 -1 -2 -3
^ <earlier>	-2 -9 12 -9 -4 7 4 5
^ <here>	-3 -18 27 -9 0 -1 -2 -3
^ <number>	-1 -3 25 -4 -4 -6 -11 0
^ <percent>	8 0 -5 -1 -1 0 -1 -3
^ <time>	4 -5 14 -3 0 -3 -2 3
^ a	35 -13 -12 -6 -2 -1 -2 -7
^ actually	4 -1 -2 1 3 -2 -1 -5
^ add	-10 13 -2 0 -2 0 -2 -2
^ after	5 1 0 0 0 1 0 0
^ again	1 3 18 -6 -6 -9 -2 -1
^ ah	-4 0 -2 2 -1 3 -2 5
^ almost	-1 12 -4 0 0 0 0 -6
^ also	4 1 -3 0 0 0 0 -1
^ and	-8 -1 -1 6 -4 8 6 -11
^ another	-1 -3 9 0 0 0 -2 0
^ as	-1 7 0 0 0 0 -1 -4
^ asleep	-10 8 0 0 0 1 -1 1
^ at	-3 1 4 0 0 0 1 -1
^ back	-1 -5 -3 12 -3 4 -2 -7
^ belay	-1 -2 -1 4 4 0 0 -3
^ better	-2 6 -3 0 0 0 0 2
^ bit	-4 2 -1 -2 0 0 0 -2
^ brightness	-4 0 -4 0 0 0 7 -1
^ bring	-2 3 0 -3 2 7 1 -1
^ bubbles	-3 9 -3 -1 0 0 0 0
^ build	-2 8 -1 -2 0 -1 0 0
^ but	-4 3 6 -2 -2 2 -2 -4
^ calmer	-3 13 -6 0 0 0 0 -3
^ campfire	4 -1 -1 0 0 0 -1 -1
^ can	-3 18 -14 0 -1 1 -1 -5
^ chat	0 -1 -2 -1 1 0 -6 13
^ checkout	-5 -2 0 -1 0 8 0 0
^ close	-5 9 0 0 0 0 2 -4
^ closer	-4 10 -2 0 0 -1 0 -1
^ closing	4 0 0 -2 0 0 0 -1
^ could	-3 8 -2 -1 -1 3 0 -5
^ countdown	4 -1 -1 -1 0 -1 0 -1
^ ctrl	-1 -3 -1 10 0 0 -1 0
^ cut	0 -4 1 0 0 0 -1 0
^ darker	0 6 -5 0 0 0 0 0
^ deeper	-1 7 -3 0 0 0 0 0
^ dessert	4 0 -1 0 -1 0 0 0
^ dim	0 0 -4 0 0 0 3 0
^ dimmer	-1 -1 5 0 0 0 0 0
^ disco	6 -6 0 0 0 -1 0 0
^ do	15 -14 -9 -1 3 0 -3 4
^ dust	-5 3 5 0 0 0 0 -3
^ eh	-1 -4 -1 7 0 -1 0 -4
^ end	0 6 -2 0 0 0 0 0
^ even	-1 -4 7 0 0 0 0 -1
^ every	-1 -1 4 0 0 0 0 0
^ ew	0 7 -3 3 -2 -1 0 -1
^ fade	9 -2 -6 0 0 0 1 -1
^ faster	5 0 0 0 0 0 0 -6
^ fewer	-2 -4 4 0 0 0 0 0
^ fine	-4 -2 2 0 3 0 0 1
^ first	1 -4 -2 0 0 4 -2 -1
^ flip	0 -5 4 -1 0 1 0 0
^ fog	-7 11 0 0 0 0 0 -2
^ for	14 -8 -6 -1 0 -1 -1 -1
^ forget	4 -1 0 0 0 0 0 -2
^ freeze	-3 0 0 0 0 0 5 -2
^ getting	6 5 0 0 0 0 -1 -8
^ gg	1 2 -5 -2 0 -2 -2 3
^ ghost	-4 5 0 0 0 0 0 -2
^ give	-6 19 -12 -1 -4 0 -3 -1
^ go	0 -1 -1 3 -1 0 -4 0
^ goal	7 -8 0 0 0 0 0 -1
^ good	-3 -3 -1 -2 0 -5 -1 1
^ great	-2 -2 0 0 0 0 0 5
^ ha	-4 -3 -3 -1 -1 0 -2 11
^ haha	-4 2 -12 -4 1 2 -2 11
^ happy	8 -6 0 -1 -1 0 -1 -4
^ health	4 -2 0 0 0 0 0 0
^ heavier	-3 -1 6 0 0 0 0 0
^ hello	-6 0 0 0 0 0 0 6
^ her	6 2 -2 -1 0 0 -2 -5
^ hi	1 -2 0 0 0 -1 -2 6
^ hm	-5 5 -8 5 8 -7 -1 -1
^ hmm	-3 7 -3 0 0 -2 -1 -3
^ hold	-5 -7 -1 0 -1 -1 5 0
^ honestly	-1 -3 -2 0 0 0 0 4
^ how	-5 3 -1 -1 1 -2 1 6
^ hue	-8 -2 13 0 0 0 0 -2
^ i	-4 -4 5 8 0 6 -7 4
^ in	-6 6 3 -1 -2 -4 -3 6
^ it	-2 12 -3 -3 -1 0 -3 -13
^ its	-1 14 -11 -1 -2 -1 0 0
^ jk	-2 0 -6 0 6 0 -4 0
^ just	5 -1 3 -1 -1 1 -2 -3
^ keep	-4 -5 1 -1 -3 -1 0 10
^ kill	-1 -3 -5 0 -1 0 9 -3
^ lamp	0 -1 -8 -1 0 -1 9 -7
^ last	10 2 -5 -1 0 -3 0 0
^ lava	8 -3 0 0 0 0 -2 -4
^ leave	-1 -1 -1 -1 1 0 0 4
^ less	-4 17 -8 -1 0 0 -1 -2
^ let	-2 3 -1 -4 -3 5 0 5
^ letters	-5 -1 3 0 0 0 0 0
^ like	-10 23 -3 -1 0 -3 0 -7
^ little	10 -6 -1 0 0 0 0 -3
^ longer	0 -7 2 0 0 0 0 0
^ loop	-3 -4 12 0 0 0 -3 0
^ lose	-2 -2 5 0 -1 0 0 -1
^ lunch	5 -3 0 0 -1 0 -1 -2
^ m	0 -8 -3 -2 0 0 -2 15
^ make	-6 13 -2 -2 -2 -4 -2 -3
^ mamma	-2 -3 3 -1 0 0 0 4
^ maybe	-2 9 -4 0 0 0 -1 -1
^ meh	0 5 -4 9 0 0 -1 -5
^ mix	-3 18 -6 0 0 -7 -1 0
^ mm	0 1 -1 4 0 0 0 0
^ more	-1 27 -11 -7 2 -5 -5 -8
^ mum	-1 -3 -1 3 0 0 6 -6
^ my	11 -12 -7 -4 -2 -3 -3 14
^ nearly	0 11 -7 0 0 0 0 -7
^ needs	-2 9 -7 0 0 0 0 0
^ new	-1 0 0 0 -4 0 5 -3
^ next	8 -3 -9 0 -2 1 0 -2
^ nice	0 -3 4 0 0 0 0 -1
^ no	-5 2 0 15 1 -2 0 -13
^ northern	11 -3 -4 0 0 0 -1 -2
^ not	-5 16 5 -6 0 -1 -1 -10
^ now	12 -4 12 -1 -2 2 -4 -9
^ off	-5 -6 -15 -2 -3 -1 22 -6
^ oh	-2 -5 -12 7 0 -2 -1 11
^ okay	-5 0 9 2 -4 4 3 1
^ on	-10 8 2 -1 8 0 3 -4
^ one	-9 6 0 -3 -1 -2 -2 2
^ open	7 -1 -3 0 0 -1 -1 -2
^ our	-1 7 3 -1 0 0 0 -3
^ out	-2 -1 3 0 0 0 3 6
^ paint	0 -2 4 0 0 0 0 0
^ pause	-6 -2 -4 0 -1 0 8 -2
^ perfect	-1 -4 0 -1 0 0 0 5
^ petals	-2 -1 5 0 -2 0 0 0
^ play	-1 -6 5 0 -1 0 0 0
^ please	3 -3 -4 -2 0 0 3 0
^ pomodoro	5 -1 -2 0 0 0 0 -1
^ power	0 2 -4 0 0 0 2 0
^ previous	-1 -1 -4 4 0 0 0 -1
^ put	-2 10 -11 -1 3 -2 3 -1
^ rain	13 -9 0 0 -2 0 -1 0
^ reapply	0 -3 -1 0 4 0 -1 -1
^ redo	-2 -3 -2 -1 9 0 0 -3
^ resume	-2 -1 0 0 -1 0 5 0
^ return	0 -4 0 -5 0 6 0 -1
^ reverse	-4 -2 12 -1 0 0 0 -2
^ revert	-1 0 -5 8 -3 0 0 -1
^ right	-2 4 -3 -1 -3 4 1 0
^ rollback	-1 -1 0 4 2 0 0 0
^ save	-4 -5 -3 -4 -1 -3 13 -6
^ scrap	0 -2 0 6 0 0 0 -4
^ set	-4 -4 0 0 0 0 4 0
^ she	-12 6 -4 -4 -1 1 -2 12
^ should	0 2 0 0 0 0 0 -4
^ show	9 -6 -6 0 -2 4 -1 -3
^ skull	5 -2 -1 0 0 0 0 -1
^ sleep	-4 0 -1 0 0 -1 2 0
^ slow	8 -3 -8 0 -3 0 -1 0
^ slower	-3 0 5 -1 0 0 0 -3
^ snow	6 -2 0 0 -1 0 0 0
^ softer	0 7 -5 0 0 0 0 -2
^ somebody	8 -2 0 0 -1 0 0 -5
^ someone	7 -2 0 0 0 -1 -1 -4
^ something	-1 9 -6 0 -3 0 0 -1
^ sorry	-1 -3 2 6 0 -2 0 0
^ speed	0 -2 7 -1 0 0 -2 -1
^ step	4 0 0 0 0 0 -4 0
^ still	2 -4 5 -3 0 0 -1 0
^ stop	-4 -2 -5 0 0 0 9 0
^ store	-2 -4 -4 0 0 0 5 0
^ stretch	-3 0 5 0 0 0 -2 0
^ strobe	4 -3 1 0 -1 0 0 -1
^ sunset	7 -4 0 0 0 0 0 0
^ superimpose	0 4 -2 0 0 0 0 0
^ swap	0 -4 7 -1 0 -1 -2 -2
^ take	0 -5 6 3 0 0 -1 0
^ thank	-3 -2 -4 0 0 1 1 5
^ thanks	-5 -4 -3 -1 0 0 -1 9
^ that	-2 -5 1 4 -3 3 -1 2
^ the	-2 -15 11 3 -8 9 -1 -3
^ then	-4 10 -6 0 3 -3 0 -1
^ they	-8 6 -7 0 -1 5 -1 4
^ theyve	-4 0 0 -1 0 2 0 3
^ thicker	-1 6 -4 0 0 0 0 0
^ third	4 0 0 0 0 0 0 -1
^ this	-3 -5 0 3 2 0 4 -2
^ throw	-2 -2 7 0 0 0 0 0
^ thunderstorm	4 -3 0 0 0 0 0 0
^ to	1 -2 4 0 -1 0 0 -3
^ too	3 -13 6 8 0 -2 0 4
^ un	0 0 0 -6 7 0 0 0
^ undo	-1 -1 -1 9 0 0 0 -2
^ var	-1 -2 -2 2 0 0 0 6
^ wait	-3 1 -4 0 7 -5 -4 -1
^ wall	-3 -4 9 0 0 0 -9 -1
^ we	6 1 -1 2 -1 1 -3 -1
^ well	-2 -6 -3 -2 1 0 0 8
^ were	-2 7 -1 -1 0 -1 2 7
^ what	0 5 -5 -3 -2 -5 1 5
^ when	-3 4 1 0 0 0 0 0
^ where	0 1 -3 -2 0 5 0 -2
^ while	3 -4 0 0 0 0 0 0
^ with	-32 40 15 0 -2 -7 -1 -9
^ without	3 -7 14 -3 0 0 -1 -2
^ works	-6 -1 -1 0 -1 0 0 9
^ wow	-3 0 -1 -2 0 0 -1 6
^ yes	-1 -8 5 -1 -3 0 -1 7
^ yo	-2 -2 -6 -2 0 0 1 7
^ you	-6 19 -4 -1 -1 0 -4 0
a	20 15 -8 -16 -13 -26 -20 -12
a <color>	10 7 -4 0 0 -5 0 -6
a <earlier>	-1 8 0 -2 -1 -3 0 6
a <here>	1 -8 4 1 0 0 0 -2
a <number>	3 0 -3 0 0 0 0 -4
a bee	-1 4 0 0 0 0 0 0
a big	-2 7 -1 0 0 0 0 -1
a bit	-1 7 -6 -2 -2 -1 0 1
a boat	4 -4 -1 0 0 0 0 0
a cat	9 -1 -2 0 0 0 -4 -3
a caterpillar	4 -4 0 0 0 0 0 -2
a change	-2 -1 -2 0 0 0 0 5
a cup	4 -3 0 0 0 0 0 0
a customer	-2 -4 -1 0 2 0 0 8
a dinosaur	6 -1 -5 0 0 0 0 -1
a disco	-4 2 0 0 0 0 0 0
a drop	-3 5 0 0 0 0 0 0
a fair	-2 -2 5 0 0 0 0 2
a fence	1 4 -1 0 0 0 0 -1
a few	-3 -5 11 0 0 0 0 1
a fire	6 -2 -2 0 0 -2 0 -3
a fox	3 4 0 0 0 0 -1 -4
a full	-2 -3 5 0 0 0 0 0
a ghost	0 -5 0 -1 0 0 0 0
a good	0 -3 9 1 0 -1 0 -5
a hair	0 -4 3 0 0 0 0 0
a headache	0 -1 6 2 0 0 0 -2
a hedgehog	-3 7 0 0 0 0 0 0
a heron	-2 5 -1 0 0 0 0 0
a kitchen	-2 -2 6 0 0 0 0 0
a lake	4 -3 -1 0 0 0 0 0
a lamp	-3 2 0 0 0 0 -2 7
a light	-3 -1 0 0 0 0 0 9
a little	-9 3 7 -2 -1 2 0 -6
a lot	-6 -9 14 -1 0 0 0 3
a mess	-2 -2 -1 -2 0 0 0 5
a mistake	0 -4 0 1 -1 0 0 0
a moment	-6 -1 -2 3 0 0 3 -1
a moon	-4 8 -2 0 0 -1 0 -2
a pizza	5 -3 -1 0 0 0 -2 0
a pulse	-1 -5 3 0 0 0 0 0
a quarter	-4 -2 6 0 0 0 0 -1
a quiet	4 0 0 0 0 0 0 -1
a rainbow	-2 4 -1 0 0 0 0 0
a robin	2 -4 0 0 0 0 0 0
a row	0 -3 6 0 0 0 0 0
a sad	2 -4 -2 0 0 0 0 0
a second	-4 4 -2 3 -1 0 4 -1
a shade	-1 -4 4 0 0 0 0 0
a ship	-8 3 0 0 0 0 0 0
a single	4 -1 -2 0 0 -1 0 1
a slow	6 -2 -2 -1 0 0 0 0
a soft	-3 -5 8 0 0 0 0 -1
a star	4 -6 0 0 0 0 0 0
a steam	5 -6 -1 0 0 0 0 -1
a storm	-1 -2 4 0 0 0 0 0
a summer	-1 5 -1 -1 0 0 0 0
a sunrise	6 -4 -2 0 0 0 0 0
a thing	7 -7 -5 -1 0 0 0 4
a third	-5 -7 10 -1 0 -1 0 -2
a tiny	-1 4 4 0 0 0 0 -3
a tooth	4 -3 0 1 0 0 0 -3
a volcano	5 -5 -1 0 0 0 0 0
a way	-1 4 -3 0 0 0 0 0
a window	-4 6 0 0 0 0 0 -1
about	-2 0 -1 -3 1 0 -2 6
about a	-5 -1 0 -1 0 0 0 1
about it	0 -2 0 -1 1 -1 0 4
about the	-2 9 -1 0 -1 3 -1 -1
about to	-1 8 -3 0 0 0 -1 -1
abou…	1 -1 -1 1 -1 -1 -2 6
abo…	4 1 -2 0 -1 -2 -2 2
accor…	3 -4 5 0 0 0 0 0
acco…	3 -4 5 0 0 0 0 0
accu…	-3 6 -6 -1 0 0 0 3
across ,	1 5 -4 -1 0 -1 0 0
across a	-1 -4 0 0 0 0 0 0
actually	-3 3 -2 3 3 -4 -2 -1
actually $	0 -2 8 0 -2 -1 -1 0
actually ,	0 -3 5 -1 2 0 0 -1
actua…	-1 1 -2 2 0 -4 -2 0
actu…	-1 1 -2 2 0 -4 -2 0
act…	-1 1 -2 2 0 -4 -2 0
add	-14 15 -5 0 -2 0 -2 3
add a	-6 0 3 0 0 0 0 0
adv…	-3 0 -2 4 1 1 0 0
afraid	0 4 2 1 0 0 0 -5
afrai…	0 4 2 1 0 0 0 -5
afra…	0 4 2 1 0 0 0 -5
afr…	0 4 2 1 0 0 0 -5
after	0 -1 5 1 4 -7 3 -7
after $	-1 0 4 0 0 0 0 0
after <number>	0 0 0 0 0 0 4 -2
after <time>	0 0 -8 0 0 0 3 0
after all	-7 -5 7 1 6 -6 -5 -4
after control	19 -22 -19 -9 -8 9 18 0
after edit	-21 31 3 21 -12 -6 -15 7
after follow-up	-17 -1 18 20 -23 -4 -13 29
after it	0 -7 9 0 -1 0 -1 0
after new	-54 38 33 -14 -11 5 -15 -15
after none	26 -39 -29 -7 -7 -8 -10 -18
after redo	13 2 -2 -5 -3 12 -13 2
after remark	21 -14 4 6 -8 4 -6 -25
after restore	-4 -17 -15 2 -8 -12 46 0
after the	5 9 -7 0 0 -1 3 -1
after undo	0 -14 -11 -37 53 -24 -13 -7
afternoon	2 5 -3 -1 0 0 -1 -1
afterwards	2 -4 3 0 0 0 -1 0
after…	5 -3 -2 3 -1 0 -2 -1
afte…	5 -3 2 5 3 -6 1 -7
aft…	5 -3 2 5 3 -6 1 -7
again	-5 -7 1 4 4 6 -1 -6
again $	-8 1 7 2 1 0 2 -5
again ,	-7 0 -7 6 5 1 0 4
again .	6 -2 0 -1 3 -4 3 -2
again and	-2 -1 -1 2 0 0 -1 4
agai…	-3 -8 0 2 6 5 -1 -4
aga…	-3 -8 0 2 6 5 -1 -4
age…	-1 -2 0 -1 0 4 0 -1
ago	-3 -3 -7 12 -2 0 0 -1
ago $	-1 -2 0 5 -1 0 0 -2
ago .	1 -1 -7 5 -1 0 0 0
ah	-4 -5 -2 2 -1 3 1 5
ah ,	-4 0 -2 2 -1 3 -2 5
air	2 12 -4 0 0 0 -1 -3
alarm	0 -4 8 -2 0 0 4 0
alar…	0 -4 8 -2 0 0 4 0
ala…	0 -4 8 -2 0 0 4 0
alert	4 0 -2 0 0 0 0 0
aler…	4 0 0 0 0 0 0 0
ale…	4 0 -1 0 0 0 0 0
alive	1 -3 -1 0 0 0 0 4
alive .	-1 -2 -1 0 0 0 0 4
aliv…	1 -3 -1 0 0 0 0 4
ali…	1 -1 -1 0 0 0 0 4
all	1 1 1 -5 2 -4 -1 10
all $	-3 0 -3 -4 9 -4 -2 -1
all ,	-1 -2 8 1 -5 -1 -3 -1
all .	-3 3 1 6 1 -1 0 -1
all night	-1 -2 0 -2 -1 0 4 1
all of	2 -4 1 0 0 0 0 -1
all the	4 6 -3 -1 0 1 0 -3
all…	5 1 3 -2 -1 -1 0 0
almost $	-1 5 1 0 0 -1 0 -5
almost .	0 6 -4 0 0 0 0 -1
alone	-2 2 -1 4 0 0 0 -2
alone .	-2 -1 -1 5 0 0 0 0
along	-3 4 1 0 0 0 0 0
alon…	-5 6 0 4 0 0 0 -2
alo…	-5 3 3 4 0 0 0 -2
already	-2 -1 0 -2 -1 0 -1 4
alrea…	-2 -1 0 -2 -1 0 -1 4
alre…	-2 -1 0 -2 -1 0 -1 4
alr…	-4 -4 -1 -3 1 2 -1 3
also a	4 -3 0 0 0 0 0 -1
alter…	0 -5 7 0 0 0 0 -2
alte…	0 -5 7 0 0 0 0 -2
alt…	-2 -6 5 0 2 -1 0 -1
alway…	-1 11 -4 -4 0 0 0 0
alwa…	-1 11 -4 -4 0 0 0 0
alw…	-1 11 -4 -4 0 0 0 0
am	1 -2 0 -5 -2 -2 -2 14
am ,	-3 0 -1 -2 0 0 0 7
am hungry	-4 -1 0 0 0 1 0 2
am not	2 2 -4 0 0 -1 0 -2
am told	-2 8 1 0 0 0 0 -6
amplitude	0 0 8 -1 0 0 -6 -2
ampli…	0 0 8 -1 0 0 -6 -2
ampl…	0 0 8 -1 0 0 -6 -2
amp…	0 0 8 -1 0 0 -6 -2
an	3 8 6 5 0 -6 -3 -5
an <color>	-2 5 3 0 0 -2 0 0
an aquarium	5 -2 -1 0 0 0 0 -2
an owl	-4 6 -1 0 0 0 -1 0
and	6 9 -12 -10 -8 -2 2 4
and <here>	0 5 -8 1 0 5 2 -4
and <number>	-3 3 4 0 0 0 -1 -4
and a	-1 9 -5 -1 -1 0 -4 1
and again	-2 -1 9 0 0 0 -1 1
and all	5 5 -4 -2 -1 1 0 -1
and asked	-1 1 0 0 -1 0 0 7
and everything	0 -2 1 0 0 0 0 5
and go	-1 4 -4 0 0 -1 7 -2
and i	-5 2 1 -1 2 0 -1 2
and it	-6 2 0 0 0 0 -1 1
and its	0 -4 -1 0 0 1 0 0
and less	2 1 -4 0 -1 0 0 0
and no	5 2 -2 0 0 -2 0 0
and nobody	-1 -4 -2 0 0 1 0 5
and not	0 -7 4 -3 0 0 0 0
and now	1 -5 -2 4 0 4 0 -1
and one	5 -6 -2 4 -2 0 0 0
and only	-5 0 1 0 0 0 -1 0
and out	0 -2 5 0 0 -1 0 -1
and slower	-4 0 2 0 0 0 0 5
and the	-4 3 5 5 -3 -4 -1 -1
and then	-4 9 -4 -1 -1 -2 3 -4
and they	0 -1 6 0 0 0 -1 0
and to	2 -4 -1 0 0 0 0 0
and what	0 -6 0 -1 0 3 0 0
and would	-1 -7 4 0 0 0 0 0
and you	-2 -5 0 0 0 0 0 1
angrier	-4 5 -1 0 0 0 0 -1
angri…	-4 5 -1 0 0 0 0 -1
angr…	-4 6 -4 0 2 -1 0 -4
ang…	-7 3 0 0 2 -1 0 -4
anima…	0 1 -4 2 0 0 0 0
anim…	0 1 -4 2 0 0 0 0
ani…	0 1 -4 2 0 0 0 0
ann…	4 -1 -1 0 -1 -1 0 -2
another	2 -4 6 0 0 2 -1 -1
anoth…	2 -4 6 0 0 2 -1 -1
anot…	2 -4 6 0 0 2 -1 -1
ano…	2 -4 6 0 0 2 -1 -1
answer	0 3 -6 0 2 -3 0 0
answe…	0 6 -6 0 2 -3 0 0
answ…	0 6 -6 0 2 -3 0 0
ans…	0 6 -6 0 2 -3 0 0
ant…	1 -5 7 0 0 0 0 0
any	-17 -36 -18 -23 -28 -23 -20 -26
any more	0 0 -4 -1 0 0 0 3
anybody	-1 -5 0 0 0 2 0 0
anybo…	-1 -5 0 0 0 2 0 0
anyb…	-1 -5 0 0 0 2 0 0
anything	-1 3 -4 0 0 -1 1 4
anything $	-5 -1 -2 0 0 0 3 7
anyth…	-1 3 -4 0 0 -1 1 4
anyt…	-1 3 -4 0 0 -1 1 4
any…	0 -5 -3 2 1 -1 1 5
apparently	4 3 -3 0 0 0 0 -2
appar…	4 3 -4 0 0 0 0 -2
appa…	4 3 -4 0 0 0 0 -2
append	-5 -1 3 0 0 0 0 0
appen…	-5 -1 3 0 0 0 0 0
appe…	-4 1 -1 0 -1 -2 0 0
appro…	1 0 -4 0 0 0 0 7
appr…	1 0 -4 0 0 0 0 7
app…	4 3 -10 -1 -1 -1 0 5
aquarium	5 -2 -1 0 0 0 0 -2
aquar…	5 -2 -1 0 0 0 0 -2
aqua…	5 -2 -1 0 0 0 0 -2
aqu…	5 -2 -1 0 0 0 0 -2
are	-12 -3 6 -2 -2 0 0 19
are <color>	-4 2 2 -1 0 0 0 -1
are a	-3 -5 3 0 0 0 -1 7
are the	0 -3 -4 -1 0 0 0 4
around	0 8 -5 -3 -1 -1 0 -2
around .	0 -2 6 -2 0 0 0 0
around it	-1 10 -12 0 -1 0 0 -3
aroun…	0 8 -5 -3 -1 -1 0 -2
arou…	0 8 -5 -3 -1 -1 0 -2
aro…	0 4 0 -3 -1 -1 0 -2
arrived	0 -1 0 0 0 0 5 -1
arrives	-1 6 -1 -1 -1 0 0 -2
arriv…	-3 5 -2 -1 -1 1 5 -3
arri…	-3 5 -2 -1 -1 1 5 -3
arr…	-4 5 -5 -1 -1 1 5 -3
as	-4 0 0 5 -7 4 15 -12
as <here>	0 1 -3 -2 -1 0 4 0
as bright	0 0 1 0 0 -1 -4 0
as if	-6 9 2 -2 0 -1 -1 -4
as in	-2 4 -1 0 0 0 0 -1
as it	-1 -1 1 0 -1 7 -4 -2
as quick	-1 -1 4 0 0 0 0 0
as the	2 -2 0 0 0 0 0 9
as they	-2 -4 3 5 1 -2 0 -1
as we	0 -3 -1 -2 -2 7 -2 0
as well	1 6 0 5 -4 0 -1 0
ask	-2 7 2 0 0 -1 -1 -4
ask for	7 -3 -1 0 0 0 0 -4
asked	-1 -7 0 2 -2 1 -1 7
asked for	0 -1 0 2 0 3 0 -5
aske…	-1 -7 0 2 -2 1 -1 7
asking	-4 -1 -1 -1 0 9 0 0
asking for	-4 0 -1 -1 0 9 0 -2
askin…	-4 -1 -1 -1 0 9 0 0
aski…	-4 -1 -1 -1 0 9 0 0
asks	0 8 -3 -2 0 -1 0 0
asks if	0 1 -2 -2 0 -1 0 5
ask…	-5 0 -4 0 -3 9 -1 6
asleep	-13 9 -4 1 0 1 1 5
asleep $	-5 8 -3 0 0 -1 0 1
asleep .	-5 0 0 0 0 1 -1 3
aslee…	-7 8 -4 0 0 1 1 5
asle…	-1 4 -4 0 0 1 0 4
asl…	-1 4 -4 0 0 1 0 4
at	3 0 -4 -4 -8 -6 8 2
at <number>	7 -1 -8 -2 -5 -3 7 -4
at <percent>	0 -1 -1 -1 0 0 6 -3
at a	-3 5 3 0 0 -2 -2 2
at home	0 -3 0 0 0 0 0 5
at it	-1 1 -1 0 0 -1 0 4
at noon	7 -5 -2 0 0 -2 4 0
at the	-12 1 3 -1 -1 4 -1 2
att…	0 -4 1 0 0 1 0 -1
autumn	5 -3 2 0 0 0 0 -2
autumn leaves	4 -2 -1 0 0 0 0 -2
autum…	5 -3 2 0 0 0 0 -2
autu…	5 -3 2 0 0 0 0 -2
aut…	5 -3 2 0 0 0 0 -2
awake	2 -4 -2 3 0 1 0 2
awake .	-2 -3 -2 -3 0 0 0 7
awak…	3 -4 -2 3 0 1 0 2
away	-7 6 3 0 0 -3 2 -5
away $	-4 7 -4 -1 2 -1 -1 1
away ,	-4 -4 1 4 -2 0 0 1
away .	0 4 4 -3 2 0 0 -6
awa…	-5 1 1 2 0 -1 2 -2
b4	-1 -1 0 5 0 0 0 -1
baby	0 -4 -1 3 0 0 0 2
bab…	2 -4 2 3 0 -1 0 2
back	-5 -14 -11 12 1 6 -4 -3
back $	-4 -1 -9 14 3 -7 -4 -3
back ,	0 -3 2 -4 -2 5 2 -1
back <number>	-1 0 -4 8 0 -1 -1 -3
back a	0 0 5 2 0 0 0 0
back in	0 -4 0 -1 6 -2 0 0
back on	0 0 0 -3 2 4 0 0
back one	-2 -1 0 4 -1 -3 0 0
back please	0 0 -3 2 0 -4 -1 0
back the	0 0 0 -1 -4 5 0 -2
back to	-3 -5 2 -10 -2 8 -2 9
back up	3 0 0 -2 -1 5 0 0
backwards	0 -5 6 0 0 0 -1 0
backw…	0 -5 6 -1 1 0 -1 0
back…	-3 -7 9 -2 1 0 -1 -1
bac…	-8 -21 -2 10 1 6 -6 -4
ball	5 -2 -1 -1 -1 0 0 -1
ball $	-2 4 0 0 0 0 0 -1
ballo…	-4 3 -3 3 0 1 0 -2
ball…	-1 0 -4 3 0 0 0 -2
bal…	7 -5 -4 0 -1 1 0 -3
bambo…	0 1 -4 0 0 0 0 0
bamb…	0 1 -4 0 0 0 0 0
bam…	0 1 -4 0 0 0 0 0
bang	-3 -3 5 -2 0 0 0 0
ban…	2 -7 3 -3 0 -3 0 -1
bar…	1 0 -4 -3 1 4 -1 4
bats	6 -6 -1 -1 0 0 0 -3
bat…	7 2 -2 -3 0 1 -1 -6
be	-12 3 13 -3 3 -6 1 -6
be <color>	-2 -9 17 -1 0 0 0 2
be a	-4 -1 6 0 0 0 0 -1
be like	3 -4 -1 0 0 0 0 0
be more	-1 6 -4 0 0 0 0 -1
be nice	0 4 -4 0 0 0 0 -1
be possible	-5 3 0 0 0 -2 0 0
be so	-2 1 4 0 0 -1 -1 5
be the	-2 3 -2 -1 0 0 -1 5
beach	7 1 -3 -2 0 0 -1 0
beac…	7 1 -4 -3 -2 3 -1 0
beam	0 -4 5 0 0 0 -1 0
beats	-3 -2 4 0 0 0 0 0
beats <time>	-4 -1 5 0 0 0 0 0
beat…	1 -2 4 0 0 0 0 -2
beautiful	-3 -2 0 -1 0 -1 0 5
beaut…	-3 -2 0 -1 0 -1 0 5
beau…	-3 -2 0 -1 0 -1 0 5
bea…	6 -4 6 -2 -4 0 -3 -1
becau…	3 -2 5 0 -1 -3 -1 0
beca…	3 -2 5 0 -1 -3 -1 0
becom…	-1 -4 4 0 0 0 0 0
beco…	-1 -4 4 0 0 0 0 0
bec…	2 -6 9 0 -1 -3 -1 0
bed	-6 -1 0 -1 2 0 6 0
bed $	-3 0 0 0 0 -2 7 -1
bed ,	0 -2 3 -1 0 1 4 -2
been	-3 -1 -2 0 0 0 1 6
bees	0 7 0 0 0 0 0 -2
bee…	-2 -2 -6 -1 0 10 0 2
before	-3 -1 1 5 -4 2 -1 -5
before $	1 -4 -3 3 -2 1 0 -3
before .	0 -1 -1 4 0 -1 0 0
before a	-2 5 0 -1 0 0 0 0
before it	0 4 9 4 -2 0 -1 -1
before the	0 -2 3 -8 0 4 0 1
befor…	-3 -1 1 5 -4 2 -1 -5
befo…	-3 -1 1 5 -4 2 -1 -5
bef…	-1 -2 1 5 -4 2 -1 -5
begin	-4 -4 2 0 0 1 1 0
beginning	0 -1 -1 0 0 5 0 -1
beginning ,	0 -1 -1 0 0 6 0 -1
begin…	-4 -1 6 0 0 5 0 -3
begi…	-8 -6 8 0 0 5 1 -3
beg…	-8 -3 7 0 0 6 1 -3
behind	-1 2 2 2 -1 -4 -1 2
behind $	-4 5 -2 0 0 -1 0 0
behind it	5 5 -3 -1 0 -2 -1 0
behin…	-1 2 2 2 -1 -4 -1 2
behi…	-1 2 2 2 -1 -4 -1 2
beh…	-1 5 -1 2 -1 -4 -1 2
being	5 -2 -3 3 0 -1 -1 -4
bein…	5 -2 -3 3 0 -1 -1 -4
bei…	6 -2 -4 3 0 -1 -1 -4
belay	-1 -2 -1 4 4 0 0 -3
bela…	-1 -2 -1 4 4 0 0 -3
belie…	0 -3 0 0 0 -1 -2 8
beli…	0 -3 0 0 0 -1 -2 8
bell	0 2 -3 -1 0 4 0 -1
below	-6 7 0 0 0 -4 0 0
below the	-5 4 0 0 0 -1 0 0
belo…	-8 9 0 0 0 -4 0 0
bel…	-11 5 -3 3 4 -1 -2 5
ben…	-2 9 -2 0 2 0 -1 0
beside	1 4 -1 -1 -1 0 0 -2
besid…	1 4 -1 -1 -1 0 0 -2
besi…	1 4 -1 -1 -1 0 0 -2
best	2 4 -5 0 0 1 -4 3
bes…	3 8 -6 -1 -1 1 -4 1
better	-8 2 -8 2 3 1 0 7
better $	-1 -3 0 -2 0 0 0 8
better .	-2 6 -1 0 3 0 0 -5
better than	-3 -1 -2 0 0 0 0 6
bette…	-8 2 -8 2 3 1 0 7
bett…	-8 2 -8 2 3 1 0 7
between	1 -4 9 -1 -2 -1 -2 -1
between $	0 -4 6 0 0 0 0 -1
between <number>	5 2 -6 0 0 0 0 0
betwe…	1 -4 9 -1 -2 -1 -2 -1
betw…	1 -4 9 -1 -2 -1 -2 -1
bet…	-7 -2 1 2 1 0 -2 6
big	-2 8 -6 0 -4 -2 -1 2
bigger	-1 1 4 0 0 -1 -2 0
bigge…	-1 1 4 0 0 -1 -2 0
bigg…	-1 1 4 0 0 -1 -2 0
big…	-1 1 4 0 0 -1 -2 0
bird	2 -2 0 0 0 4 0 -1
birds	-4 13 -5 -1 0 0 -1 -3
bird…	-4 12 -6 0 0 0 -1 -3
birthday	4 -1 0 0 0 0 0 -2
birth…	4 3 0 0 0 -2 0 -2
birt…	4 3 0 0 0 -2 0 -2
bir…	3 12 -8 0 0 1 -1 -5
bit	-8 -9 22 -1 -4 -3 0 -7
bit $	-3 -9 14 6 0 -1 0 -3
bit ,	0 -1 4 -1 0 0 0 0
bit <color>	2 0 -3 0 0 0 0 4
bit of	4 -2 -2 -1 0 0 0 -2
bite	-1 4 0 0 0 0 -1 0
blac…	6 2 4 -3 -1 -5 -2 -3
bla…	4 4 3 -4 -1 -6 -2 -3
blee…	-2 6 1 0 0 -2 0 -2
blen…	-2 4 2 0 0 4 -1 -1
ble…	-4 8 6 -1 0 2 -4 2
blink	0 0 7 0 0 0 -1 0
blinking	2 -3 3 3 0 -4 0 -1
blink…	4 -5 6 2 -3 -3 0 -2
blin…	3 -5 7 1 1 -3 -1 -3
bli…	4 -5 5 1 1 -3 -1 -3
block…	1 5 -2 0 0 0 0 -1
bloc…	1 5 -2 0 0 0 0 -1
bloo…	3 0 4 -1 0 2 0 -1
blow	-2 0 4 0 0 0 0 0
blow up	0 4 -3 0 0 0 0 0
blow…	-1 6 -5 -2 0 -2 0 -1
blo…	3 9 -3 -1 -2 1 -1 -2
blur…	0 0 0 4 0 0 0 -1
blu…	9 -8 8 -1 -1 -1 -1 -3
boat $	3 -4 0 0 0 0 0 0
boat on	8 -6 -2 0 0 0 0 -1
boa…	4 -2 2 -4 -3 0 -2 2
boil…	0 4 -1 0 0 0 0 0
boi…	0 4 -1 0 0 0 0 0
bon…	6 -1 -1 0 0 0 0 1
boo…	0 -5 0 0 2 2 2 4
bored	2 4 -2 0 0 0 0 -1
bore…	2 4 -2 0 0 0 0 -1
bor…	4 3 1 -1 0 0 0 -2
boss	-4 -2 0 0 0 3 2 -1
both	-2 1 -3 5 0 -2 2 1
bottom	1 1 -4 0 0 0 0 -1
botto…	1 1 -4 0 0 -1 0 -1
bot…	-1 -2 0 4 0 -2 2 1
bow	-1 6 -2 0 0 0 0 -2
box	5 -3 -2 -2 0 0 0 2
boy	5 -6 -1 -2 0 -1 0 2
boys	0 0 -3 3 -1 0 0 5
boy…	0 0 -3 5 -1 0 0 4
bpm	0 -2 4 2 0 0 -1 -4
bpm $	1 -2 4 0 0 0 0 -2
brav…	-6 -1 0 0 2 0 -1 5
bra…	-4 2 0 0 -1 1 -1 5
break…	5 4 -4 0 0 0 0 -2
breathing	-2 3 1 0 0 0 0 -4
breathing $	0 4 0 0 0 0 0 -3
breat…	1 -6 5 -2 1 0 -3 4
brea…	4 -3 -1 -3 0 4 0 1
bre…	3 1 -2 -3 0 4 0 1
bride	0 7 -4 -1 0 0 0 -1
brid…	-2 9 -6 -1 0 -1 0 4
bright	2 -7 10 0 0 -1 -4 -4
brighter	0 -4 -1 0 -1 -1 0 8
brightness	-2 -2 -5 0 0 0 6 -1
brightness ,	4 -1 1 0 0 0 -3 0
brightness <number>	0 0 -2 0 0 0 6 -1
brightness <percent>	-4 0 -1 0 0 0 3 0
brightness to	-1 0 -5 0 0 0 1 0
brigh…	1 -14 3 -1 -1 -2 2 3
brig…	0 -6 3 -1 -1 -2 2 0
bring	-2 -1 4 -4 5 8 1 -3
bring it	0 -3 2 -3 5 0 0 0
bring the	0 0 4 -3 1 1 1 0
brin…	-2 -1 4 -4 5 8 1 -3
bri…	-8 0 5 -6 3 4 3 -1
broken	-5 9 -3 -1 0 0 0 1
broke…	-5 9 -3 -1 0 0 0 1
brok…	-1 7 -4 -1 0 0 0 1
brow…	-3 -2 4 4 0 0 0 -1
bro…	-1 0 0 4 2 0 0 -2
bru…	3 -4 3 -1 0 0 0 0
bubbles	2 5 -5 -1 0 -1 0 2
bubbl…	-7 2 4 -1 0 -1 0 1
bubb…	-7 2 4 -1 0 -1 0 1
bub…	-7 2 4 -1 0 -1 0 1
build	-2 5 -2 -2 0 -1 0 0
build up	-1 6 -2 0 0 0 0 0
buil…	5 2 -10 0 0 5 0 -2
bui…	5 2 -10 0 0 5 0 -2
bul…	4 -4 0 -1 0 2 -1 1
burst	0 -5 6 0 0 0 0 0
burst of	0 -5 6 0 0 0 0 0
burs…	0 -5 6 0 0 0 0 0
bur…	6 -3 2 1 -1 0 2 0
bus	4 -1 -3 0 0 0 0 0
bus…	2 -5 -7 0 0 2 -1 9
but	15 14 4 -5 -5 -15 -5 -6
but <color>	-2 6 2 0 0 -3 0 0
but a	0 -4 0 0 0 0 0 -2
but i	2 -1 0 0 -2 0 0 5
but it	-4 0 0 0 -1 0 0 3
but only	5 -3 1 0 0 0 0 -1
but she	-1 1 -1 -2 -1 0 0 5
but the	-1 1 6 1 0 -1 0 -4
but where	0 4 -2 0 0 0 0 -2
but with	3 4 -4 -1 0 -3 0 0
butte…	1 0 3 -1 0 1 0 -4
butt…	1 0 3 -1 0 1 0 -4
but…	1 0 3 -1 0 1 0 -4
by	3 -4 10 -6 -2 -7 -6 2
by $	-2 7 -2 0 0 0 0 -4
by <number>	-4 0 0 0 0 1 0 2
by <percent>	0 -1 7 0 0 0 -6 0
by a	-5 -2 8 0 0 0 0 -2
by half	-1 -1 6 0 0 0 0 0
by one	2 5 -2 -1 0 -3 -1 0
by the	-2 -3 -1 -1 -1 0 0 7
cab…	-2 6 -7 1 0 0 0 -1
cactus	-2 4 0 0 0 0 0 -1
cactu…	-2 4 0 0 0 0 0 -1
cact…	-2 4 0 0 0 0 0 -1
cac…	-2 4 0 0 0 0 0 -1
cake	4 -1 -3 -1 0 1 -1 0
call	2 9 0 -4 -2 0 -1 -1
call it	0 0 0 -2 -2 -1 5 0
calm	3 -9 5 3 -1 -4 0 1
calm it	0 -3 5 -1 0 0 0 0
calmer	-3 10 -4 1 0 0 0 -4
calmer $	-3 13 -6 0 0 0 0 -3
calme…	-3 10 -2 1 0 0 0 -4
calm…	-3 5 -3 1 0 0 0 -1
cal…	-2 4 1 -1 -3 0 -1 2
campfire	5 -5 -1 0 0 0 -1 -1
campfire $	4 -1 -1 0 0 0 -1 -1
campf…	6 -5 -1 0 0 0 -1 -2
camp…	6 -5 -1 0 0 0 -1 -2
cam…	5 -5 -2 -2 0 1 -2 0
can	-5 6 -8 0 -2 -2 2 1
can be	2 5 -1 0 0 0 0 -4
can go	0 0 6 -1 -2 0 0 -2
can i	0 -5 0 -1 -1 7 0 -2
can it	1 12 -6 0 -1 -2 -4 -1
can manage	4 1 -2 -2 0 0 0 -1
can not	0 -11 7 6 -1 0 -2 4
can put	-5 -2 -1 0 0 0 2 0
can the	-1 13 -5 -1 0 -2 -1 0
can they	-4 9 -3 -1 0 0 0 0
can you	6 -9 2 2 -1 0 3 0
cancel	-6 0 -5 11 5 -2 0 -1
cancel the	-5 0 -2 4 5 -2 0 0
cance…	-7 0 -6 11 4 -2 0 2
canc…	-7 0 -6 11 4 -2 0 2
candl…	5 0 -6 -4 -2 2 -1 -3
cand…	5 0 -6 -4 -2 2 -1 -3
cann…	0 -1 -1 -1 0 0 0 4
can…	-1 -2 -14 6 1 0 -1 3
cap…	-1 6 2 0 0 0 0 -1
card	9 0 -9 -1 0 0 0 0
carry	-4 1 0 0 0 -1 2 -2
carr…	-5 6 0 0 0 -1 2 -2
car…	8 -6 4 -3 -1 1 1 -2
castle	3 -5 0 0 0 0 0 0
castle $	3 -4 0 0 0 0 0 0
castl…	3 -4 0 -1 0 1 0 -1
cast…	3 -4 0 -1 0 1 0 -1
cas…	6 -6 0 -1 0 1 0 -1
cat	9 -3 -2 1 0 0 -4 -5
cat $	7 -5 0 0 0 0 0 -2
caterpillar	4 -4 0 0 0 0 0 -2
cater…	4 0 -3 0 0 0 0 -2
cate…	4 0 -3 0 0 0 0 -2
cat…	4 1 -3 0 1 -1 -1 -3
ceili…	4 -3 0 -1 0 0 2 -1
ceil…	4 -3 0 -1 0 0 2 -1
cei…	4 -3 0 -1 0 0 2 -1
cent…	0 5 -3 0 0 -1 0 -2
cen…	0 5 -5 0 0 -1 1 -2
champagne	5 -3 0 0 0 -1 -2 -3
champ…	5 3 -1 0 0 -2 -2 -3
cham…	5 3 -1 0 0 -2 -2 -3
change	-4 -4 -1 -1 4 -4 0 9
change n <earlier thing>	-12 2 -8 -13 -7 10 -5 -7
change n <here thing>	-1 1 -5 -3 -3 1 -1 5
change n <new thing>	-1 3 -9 -6 -3 -5 -5 -3
change n <nothing>	-1 -4 -10 -6 -2 -4 -4 3
change y <earlier thing>	6 -6 4 3 3 -13 0 3
change y <here thing>	-1 2 1 -4 -2 -4 -3 -8
change y <new thing>	-1 -5 5 -1 -2 0 1 -5
change y <nothing>	-7 -7 6 -1 -4 -5 -5 -9
changed my	0 0 0 0 2 -1 0 -4
changes	2 -3 -4 3 0 0 0 -1
chang…	-2 -8 -4 2 5 -6 0 7
chan…	-2 -8 -4 2 5 -6 0 7
chapter	-4 0 0 0 0 0 0 4
chapter <number>	-4 0 0 0 0 0 0 4
chapt…	-5 -1 0 0 -1 0 0 9
chap…	-5 -1 0 0 -1 0 0 9
character	1 4 -3 0 0 0 0 -1
chara…	1 4 -3 0 0 0 0 -1
chase	0 0 5 0 0 0 0 -2
chasing	-7 8 0 0 0 0 0 -2
chasi…	-5 8 -1 0 0 0 0 -2
chas…	-5 8 1 0 0 1 0 -5
chat	4 -7 -2 -3 0 -1 2 6
chat $	0 -4 -1 0 -4 0 6 2
chat is	-2 -3 0 -1 -1 0 0 9
cha…	-6 3 -8 0 3 -11 -2 14
chea…	1 -5 0 0 0 0 0 5
checkout	-5 -2 0 -1 0 8 0 0
check…	-6 -2 1 -4 2 9 0 -1
chec…	-6 -2 1 -4 2 9 0 -1
cheers	-3 -3 -2 0 0 0 0 5
cheer…	-2 -3 -2 -1 0 0 0 4
chee…	0 0 -5 -3 0 -3 0 6
ches…	-2 -1 0 0 0 0 0 4
che…	-9 -12 -5 -7 0 5 -1 18
children	-2 6 -2 0 0 -1 0 0
chil…	10 -2 -2 -2 0 2 0 -3
chi…	7 -7 -3 2 -1 1 0 4
christmas	4 -1 -1 0 0 0 0 -2
chris…	4 -1 -1 0 0 0 0 -2
chri…	4 -1 -1 0 0 0 0 -2
chr…	4 1 -3 0 0 0 0 -2
circl…	-3 7 -2 0 0 0 0 0
circ…	0 4 -2 0 0 0 0 -2
cir…	0 4 -2 0 0 0 0 -2
city	11 0 -7 0 2 -4 -1 -2
cit…	11 0 -7 0 2 -4 -1 -2
clai…	-2 -2 -2 0 0 0 0 6
class…	0 5 -3 0 0 -1 0 -2
clas…	1 1 -1 4 0 1 0 -4
clean	0 5 -2 0 0 0 0 0
cleaner	-2 -3 0 2 4 0 4 -1
clean…	-2 -1 -2 2 4 0 4 -1
clea…	-3 3 -1 1 3 0 5 -1
cle…	-3 2 -1 -1 3 0 5 2
clinical	-1 4 0 -1 0 0 0 -3
clini…	-1 4 -1 2 -1 0 0 -3
clin…	1 4 -1 2 -1 0 0 -5
close	2 2 -2 -1 -1 -3 3 -5
close the	-2 -4 0 0 -1 0 7 0
closer	-5 10 -2 0 0 -2 0 -1
close…	-1 2 -5 0 0 1 0 -1
closing	4 0 1 -2 -2 2 0 -1
closi…	4 0 1 -2 -2 2 0 -1
clos…	4 5 -6 -3 -3 0 3 -7
clouds	7 -5 -2 0 -1 -2 0 2
cloud…	6 -1 -5 0 -1 -3 0 1
clou…	5 0 -5 0 -1 -3 0 1
clo…	12 4 -12 -3 -4 -2 3 -6
clu…	-4 2 -1 3 0 0 0 -3
cobal…	-5 0 3 0 0 2 -1 0
coba…	-5 0 3 0 0 2 -1 0
cob…	-5 0 3 0 0 2 -1 0
cocktail	3 -5 0 0 0 0 0 0
cocktail glass	3 -5 0 0 0 0 0 0
coc…	4 1 0 -1 0 -2 0 0
coi…	6 -3 -2 0 0 -1 0 0
cold	-1 5 0 0 0 -1 0 0
colder	-2 -4 7 0 0 0 0 0
colde…	-2 -4 7 0 0 0 0 0
cold…	-2 -4 7 0 0 0 0 0
coll…	-4 2 1 0 0 0 0 1
color $	-1 0 4 3 0 0 0 0
colored	0 -1 0 0 0 0 0 5
colors	-1 0 5 2 -2 -3 0 -3
colors ,	7 -2 -3 -1 -1 0 0 0
color…	1 -1 5 2 -2 -3 0 0
colo…	-2 -5 10 2 -2 -3 0 2
colum…	0 0 -4 4 0 0 0 0
colu…	0 0 -4 4 0 0 0 0
col…	-8 -3 6 6 -2 -4 -1 7
come	-2 8 -5 5 2 0 -1 -3
come back	0 -4 0 1 -1 2 0 0
coming	1 5 -4 -1 -1 -1 0 -5
coming down	-5 5 -1 0 0 0 0 0
coming out	2 -4 0 0 0 0 0 -1
comin…	-1 7 -4 -1 -1 -1 0 -5
comi…	-2 5 -4 -1 -1 -1 0 -3
commi…	-3 -1 0 0 1 0 0 4
comm…	-4 0 0 0 1 -1 0 4
completely	4 -5 10 -2 -3 0 0 -3
completely $	-1 0 4 0 -3 0 0 0
compl…	-1 -2 7 -1 -3 2 0 -4
compu…	0 3 -3 0 0 -4 4 0
comp…	-3 3 2 -2 -4 -2 4 -4
com…	-7 12 -9 0 -2 -4 2 -8
confetti ,	4 0 0 -1 -1 -1 0 0
confe…	3 4 0 -2 -1 -1 0 -3
conf…	1 1 0 4 -1 -2 -1 -3
continue	-2 0 0 -1 -1 0 4 -2
conti…	-2 0 0 -1 -1 0 4 -2
cont…	4 -5 2 -1 2 -1 4 -4
conve…	-2 0 -4 4 0 0 3 0
conv…	-2 -1 -4 4 0 0 3 1
con…	6 -10 1 9 0 -4 5 -7
cool	-3 5 -7 0 0 1 0 5
coo…	-2 -1 -4 -1 1 0 0 4
corner	4 2 -3 0 0 1 0 3
corne…	4 2 -3 0 0 1 0 3
corn…	4 2 -3 0 0 1 0 3
coron…	-1 4 0 0 0 0 0 -2
coro…	-1 4 0 0 0 0 0 -2
corp…	0 3 -6 0 0 0 0 0
correct .	0 0 1 -1 0 -1 0 4
corre…	-1 0 3 -4 0 -1 0 3
corr…	-1 0 3 -4 0 -1 0 3
cor…	2 14 -10 -4 0 -2 0 3
could	-6 3 0 1 -1 -1 -2 -1
could a	-5 10 0 0 0 0 0 -3
could be	0 6 -3 0 0 -1 0 -1
could i	7 -8 -1 0 -1 2 0 -3
could it	-4 10 -1 0 0 0 -3 -2
could we	3 -4 0 0 0 0 0 0
could you	1 -8 3 3 1 0 3 0
coul…	-6 3 0 1 -1 -1 -2 -1
count	3 0 4 0 -1 0 -2 -3
countdown	5 0 -5 -1 0 -1 0 -3
counter	6 -3 -3 0 0 0 0 4
counter ,	6 -1 -2 0 0 0 0 0
counting	-3 -4 3 0 0 0 0 3
count…	8 -9 -3 -1 2 1 0 4
coun…	11 -9 0 -1 1 1 -1 1
cours…	-1 6 -1 -2 2 0 0 -1
cour…	0 6 -1 -2 2 0 0 -1
cou…	4 5 -6 -2 2 0 -3 0
cozy	4 2 -2 -2 0 0 0 -4
cozy $	-1 6 -2 -2 0 0 0 1
coz…	4 3 -5 -2 0 0 0 -4
crackle	-1 4 -2 0 0 0 0 -1
crac…	-3 5 -4 -1 0 2 0 -2
crash	-2 5 0 0 0 0 2 -1
cras…	-2 5 0 0 0 -1 2 -1
crawl	0 -4 4 -1 0 0 0 -1
craw…	0 -5 4 -1 0 0 0 -1
crazy	0 0 -2 4 1 0 0 0
craz…	0 9 -6 4 0 0 0 0
cra…	1 12 -8 2 1 0 2 -3
creeper	10 -8 -1 0 -2 0 -1 -4
creeper face	3 -5 -1 0 -2 0 0 -2
creepy	-1 7 -4 2 1 -2 0 0
creep…	7 2 -5 2 -1 -3 -1 -5
cree…	7 2 -5 2 -1 -3 -1 -5
cre…	11 5 -11 0 -1 -1 -1 -5
crick…	1 4 0 0 0 0 0 -1
cric…	1 4 0 0 0 0 0 -1
crim…	0 -2 4 1 0 -2 0 0
cring…	1 2 -4 0 -1 0 0 -2
crin…	1 2 -4 0 -1 0 0 -2
cri…	-5 0 3 0 1 -2 0 3
croissant	8 -3 -1 -1 -1 0 0 -2
crois…	5 -3 -2 -1 -1 0 -2 -2
croi…	5 -3 -2 -1 -1 0 -2 -2
crossfade	-3 -3 8 -3 -2 0 0 0
crossing	3 5 0 0 0 -1 0 -2
cross…	-1 -2 7 -2 0 -2 0 -4
cros…	-1 -4 10 -2 0 -2 -1 -5
crowd	-2 6 -1 1 0 -1 0 -1
crown	5 -2 -3 0 0 0 0 0
crow…	-1 2 -4 1 3 -2 0 -2
cro…	6 -4 3 -2 2 -4 -3 -11
crying	-2 -4 -2 7 2 -1 0 1
cryin…	-2 -4 -2 7 2 -1 0 1
cryi…	-2 -4 -2 7 2 -1 0 1
cry…	-1 -5 -2 7 2 -1 0 1
ctrl	-4 -4 -4 14 5 0 -1 -5
ctrl y	-4 0 0 -1 9 0 -1 0
ctrl z	0 -4 -4 15 -4 0 -1 -5
ctr…	-4 -4 -4 14 5 0 -1 -5
cup	4 -3 0 0 0 0 0 0
cup of	4 -3 0 0 0 0 0 0
cursor	-2 7 -2 0 0 0 0 0
curso…	-2 5 -2 0 0 0 0 0
curs…	-2 5 -2 0 0 0 0 0
cur…	0 10 -4 -1 0 -3 0 -2
customer	-2 -4 -1 -2 2 -1 0 10
customer just	-2 -2 0 0 0 0 0 6
custo…	-3 -1 -1 -2 2 -2 0 8
cust…	-3 -1 -1 -2 2 -2 0 8
cus…	-3 -1 -1 -2 2 -2 0 8
cut	-1 0 4 0 0 0 -1 -1
cut the	0 -4 1 0 0 0 -1 0
cute	-3 5 0 0 0 0 0 1
cuts	-2 -2 5 1 0 0 0 -1
cut…	-4 5 5 1 0 0 0 -1
cya…	-3 -2 5 -1 0 0 0 -1
cycle	0 -2 4 0 0 0 0 -1
cycl…	0 -2 4 0 0 0 0 -1
cyc…	0 -2 4 0 0 0 0 -1
dads	-1 0 0 -3 0 0 0 5
dad…	-2 1 0 -3 0 0 0 5
dam…	-3 0 0 -1 1 1 -1 5
dance	2 5 -2 -1 0 -1 -1 -1
dancing ,	-2 0 0 -1 0 5 0 0
danc…	0 7 -3 -3 -1 5 -2 -5
dan…	0 10 -6 -3 -1 5 -2 -5
dark	3 -2 -3 0 0 -2 4 -2
dark $	-1 1 5 0 0 0 -1 -2
dark .	-2 -1 -2 0 0 -1 5 0
darker	-4 -2 8 0 -2 0 0 0
darker .	0 -4 2 0 0 0 0 0
darke…	-4 -2 8 0 -2 0 0 0
dark…	-4 -2 8 0 -2 0 0 0
dar…	3 -6 5 0 -2 -2 3 -2
daughter	9 -1 -1 0 0 0 0 -6
daugh…	9 -1 -1 0 0 0 0 -6
daug…	9 -1 -1 0 0 0 0 -6
dau…	9 -1 -1 0 0 0 0 -6
dave	0 0 -1 5 0 -2 0 1
dav…	-3 0 -1 5 3 -2 0 1
dawn	4 -1 0 0 0 -1 -1 -1
daw…	4 -1 0 0 0 -1 -1 -1
day	0 -3 -10 -3 -1 0 -1 8
day .	4 -2 -3 -1 -1 0 0 -2
day…	1 -4 3 0 -2 0 3 -2
deal	0 -3 5 0 0 0 0 -3
dear	0 -2 5 -4 0 0 -1 -3
dear ,	1 -2 2 -4 0 0 0 -1
dea…	0 -2 8 1 -2 -3 -2 -4
deci…	-1 -1 -1 4 0 0 0 2
dec…	3 -2 -5 3 -1 0 0 5
deeper	-1 10 -4 0 0 0 0 0
deepe…	-1 10 -4 0 0 0 0 0
deep…	-1 8 -6 0 0 0 0 5
dee…	0 13 -8 0 1 0 0 1
degrees	-3 -2 9 0 0 0 0 -2
degre…	-3 0 7 0 0 0 0 -2
degr…	-3 0 7 0 0 0 0 -2
deg…	-3 0 7 0 0 0 0 -2
deman…	5 0 -1 0 1 0 -1 -2
dema…	5 0 -1 0 1 0 -1 -2
dem…	2 -1 -2 -1 1 0 -2 4
density	-3 0 4 -1 0 0 0 -1
densi…	-3 0 4 -1 0 0 0 -1
dens…	-3 -3 5 -1 0 0 0 -1
den…	-3 -3 5 -2 0 0 0 -1
dep…	0 5 0 -1 0 0 -1 0
desert	4 -5 0 0 0 0 -1 -1
desse…	4 -3 -1 0 -1 0 0 0
dess…	4 -3 -1 0 -1 0 0 0
des…	7 -6 -1 -1 0 0 -1 0
diamond	5 -4 0 0 0 -1 0 0
diamo…	5 -4 0 0 0 -1 0 0
diam…	5 -4 0 0 0 -1 0 0
dia…	7 -4 1 0 0 -1 -1 0
dic…	8 -5 0 -2 0 0 0 -1
did	-1 -9 -5 10 5 -4 -2 4
did $	0 -3 -2 10 -1 0 0 -6
did not	5 -1 -1 -3 0 -1 2 2
die…	-1 4 -4 0 0 0 0 5
different	8 -7 0 0 0 0 0 -1
diffe…	8 -7 0 0 0 0 0 -1
diff…	8 -7 0 0 0 0 0 -1
dif…	8 -7 0 0 0 0 0 -1
digger	8 -3 -1 0 0 -1 0 -1
digge…	5 3 -2 0 -1 1 0 -1
digg…	5 3 -2 0 -1 1 0 -1
dig…	7 3 -2 -1 -1 1 0 -6
dim the	0 0 -4 0 0 0 3 0
dimmer	-1 -1 5 0 0 0 0 -1
dimmer ,	-1 -1 5 0 0 0 0 0
dimme…	-1 -2 5 0 0 0 0 -1
dimm…	-1 -2 5 0 0 0 0 -1
dim…	-1 -6 12 0 0 0 -1 -1
dinner	4 -2 0 0 -1 0 0 -1
dinosaur	7 -1 -5 0 0 -1 0 -1
dinosaurs	1 4 -2 -1 0 0 -1 -2
dinos…	7 1 -5 2 0 -2 -1 -3
dino…	7 1 -5 2 -3 0 3 -3
din…	8 -1 -2 1 -3 0 3 -4
direction	-1 -7 17 -3 -1 -1 0 -2
direction $	0 -3 8 0 -1 -1 0 0
direction .	0 -3 6 -1 0 0 0 -1
direc…	-1 -8 16 -3 -1 1 0 -2
dire…	-1 -8 16 -3 -1 1 0 -2
dir…	-3 -1 13 -3 -1 1 0 -3
disap…	-1 10 -4 0 0 0 0 -2
disa…	-1 10 -4 0 1 -3 0 -2
disco	6 -1 -2 -3 0 -1 0 -2
disco ball	4 -1 0 -1 0 0 0 0
disc…	-1 8 -7 0 0 -2 -1 -2
dishes	4 -4 0 2 -1 0 0 -2
dishe…	4 -4 0 2 -1 0 1 -2
display	4 -2 -4 -1 0 1 1 0
displ…	4 -2 -4 -1 0 1 1 0
disp…	4 -2 -4 -1 0 1 1 0
dis…	1 9 -11 1 0 1 0 -8
dive…	0 7 -1 -1 0 0 0 -3
div…	0 9 -1 -1 0 0 0 -3
do	27 -9 -11 -2 6 -7 4 -8
do $	1 -5 0 -1 0 0 0 1
do .	2 -5 2 0 0 0 0 0
do a	16 -14 -4 0 -1 -2 -1 -1
do it	-1 4 -5 0 4 0 -1 -2
do n <earlier thing>	-7 -6 -2 -5 2 4 -6 -2
do n <here thing>	2 3 -9 2 -3 -4 0 -2
do n <new thing>	2 2 -11 -3 0 -3 -10 6
do n <nothing>	-7 1 -5 -2 -7 -5 -10 -1
do not	-9 -3 10 0 -3 -2 5 5
do something	6 1 -3 0 0 0 0 -2
do the	1 0 -5 0 4 -2 0 -1
do y <earlier thing>	1 2 -2 -4 -6 -7 2 -2
do y <here thing>	-4 0 5 -9 -2 1 -3 -1
do y <new thing>	-3 -3 7 -4 -5 -3 6 -14
do y <nothing>	-1 -12 2 -5 2 -4 1 -5
do you	6 0 -1 0 -2 0 -1 -3
does	6 -3 -1 1 -3 0 1 -3
does .	-1 6 -2 0 0 0 0 -1
does a	7 -8 1 0 -2 0 0 -1
does not	2 7 -8 2 -1 0 0 -1
doe…	6 -3 -1 1 -3 0 1 -3
done	-2 0 2 -2 -2 -5 2 11
done $	-3 -5 7 0 0 -2 -2 4
done ,	1 -4 -1 -3 -2 -1 3 9
done .	2 0 -4 1 -1 -1 0 2
done with	-2 5 0 0 0 -2 1 1
don…	-2 0 3 -2 -2 -8 2 11
door .	1 -3 4 0 0 0 0 -1
door…	-1 4 0 -1 0 -1 -1 0
doo…	-4 0 1 1 0 1 -2 2
double	1 -5 4 -2 3 0 0 -1
doubl…	1 -5 4 -2 3 0 0 -1
doub…	1 -5 4 -2 3 0 0 -1
dou…	3 -6 4 -2 3 0 0 -3
down	-2 -2 10 -2 -3 0 -1 1
down $	-7 7 7 -1 -3 2 -4 1
down ,	3 -8 3 -1 0 0 0 -1
down .	7 -8 3 0 0 0 0 -1
down a	-6 -3 7 0 0 -1 -1 3
down from	6 1 -6 0 0 0 0 -2
down some	0 -7 9 0 0 0 -1 0
down to	-2 6 0 0 0 0 2 -3
down…	-4 -1 1 0 0 0 0 0
dow…	-5 -3 11 -2 -3 0 -1 1
dragon	4 -3 0 0 0 0 0 -1
drago…	4 -1 -2 1 0 -1 0 -2
drag…	4 -1 -2 1 0 -1 0 -2
drain…	-7 9 0 -1 0 0 0 -3
drai…	-7 9 0 -1 0 2 0 -3
draw	9 -6 -2 0 0 0 -1 0
draw a	5 -4 0 0 0 0 0 0
dra…	8 7 -9 -1 -1 1 -1 -6
drift	-1 6 -2 0 0 0 0 0
drif…	1 6 -3 0 0 0 0 -1
drip…	4 -5 3 -1 0 0 -1 -2
drive	-1 4 -1 -1 0 0 0 -1
driving	-4 8 -1 0 0 0 -2 -1
drivi…	-4 7 -1 -1 0 2 -2 -1
driv…	-5 14 -4 -1 0 2 -3 -4
dri…	-2 13 -4 -2 2 2 -3 -9
drop	-7 1 9 0 -1 -1 0 0
drop the	-2 -2 8 0 -1 0 0 0
dropping	5 0 0 0 0 0 0 0
dropp…	5 1 -1 0 0 0 2 -1
drops	-6 -3 6 0 0 0 0 0
drops $	-6 -2 6 0 0 0 0 0
drop…	0 -2 5 0 0 0 2 -1
dro…	-8 -3 8 1 -1 4 1 -1
dru…	6 -3 0 0 0 0 0 -1
duck	13 -5 -1 0 0 -1 0 -6
duck $	7 -3 0 0 0 -1 0 -3
duc…	6 4 -9 0 -1 3 0 -5
due	4 3 -3 0 0 0 0 -1
dust	-6 8 4 0 0 0 0 -3
dus…	-7 1 8 0 0 0 -2 -4
each	-5 -1 3 0 1 -1 -3 -1
each other	-1 10 -6 0 1 0 0 0
eac…	-5 -1 3 0 1 -1 -3 -1
earlier	-1 -4 -2 1 -1 0 0 -1
earlier 0	3 -9 3 -2 -9 -25 -12 -8
earlier 0 here 0	10 6 -6 -1 -3 -17 -1 3
earlier 0 here 1	2 -9 2 -5 -7 -4 -6 -4
earlier 0 here 2	-9 -6 6 4 0 -4 -5 -7
earlier 1	4 -1 3 4 4 -6 -2 -4
earlier 1 here 0	7 -2 7 -4 5 -3 1 -3
earlier 1 here 1	-1 6 -8 6 0 -2 -3 1
earlier 1 here 2	-2 -5 4 3 -1 -1 0 -2
earlier 2	2 4 -10 -11 -6 10 -5 -7
earlier 2 here 0	-10 -15 -21 -16 -10 26 -5 -6
earlier 2 here 1	-2 8 1 -2 0 4 -1 -1
earlier 2 here 2	0 6 0 0 0 -1 0 0
earlier 3	-13 -5 -10 -6 -3 20 -1 0
earli…	-1 -4 -2 1 -1 0 0 -1
earl…	0 0 -4 1 -1 0 -2 -2
eart…	0 -3 4 0 0 0 0 -1
ear…	0 -1 -1 1 -1 0 -2 -5
eas…	7 -4 4 -1 1 0 0 -1
edg…	-2 4 3 0 0 -2 -1 0
eh	-1 -4 -1 7 0 -1 0 -4
eighties	0 2 -2 4 0 -1 0 0
eight…	0 2 -2 4 0 -1 0 0
eigh…	0 -4 7 4 0 -1 -1 -3
eig…	0 -4 7 4 0 -1 -1 -3
ele…	4 -1 -1 0 0 1 1 -1
embers	7 -7 0 -1 0 0 -1 0
ember…	7 -7 2 -3 0 0 -1 -3
embe…	7 -7 2 -3 0 0 -1 -3
emb…	7 -7 2 -3 0 0 -1 -3
emer…	0 -1 4 0 1 -2 0 0
eme…	0 -1 4 0 1 -2 0 0
end	-9 -13 25 -3 -1 3 -3 1
end $	0 -13 13 -1 -1 0 -3 -2
end %	-6 -1 3 0 0 0 9 0
end .	0 -2 1 -2 0 0 -2 4
end 1	10 -2 -3 0 0 0 -2 -2
end 10	1 0 -4 0 0 0 0 -2
end 3	4 -3 0 -3 0 -1 2 -2
end 30	0 -2 5 -2 0 0 -1 -1
end 4	4 -1 2 -2 0 1 -4 -1
end 40	-2 -3 3 0 0 0 7 0
end 60	-1 -1 5 0 0 0 0 0
end a	2 -4 8 -5 -1 -8 -4 -1
end about	-1 12 -1 -2 2 0 -2 -5
end actually	-3 4 6 0 -2 -1 -1 0
end after	-4 4 0 2 5 -2 0 -4
end again	0 -6 -5 9 14 -8 -2 -2
end ago	0 -3 -7 11 -1 0 0 -2
end alive	1 -4 0 0 0 0 0 4
end all	-1 2 -5 -1 3 2 -2 1
end almost	-1 -4 2 0 0 -1 0 0
end alone	-2 1 4 -1 0 0 0 0
end always	-1 7 -3 -4 0 0 0 4
end am	-8 9 0 0 -1 -2 -1 -2
end an	2 2 5 -1 0 -3 3 -3
end and	12 5 -14 -3 -4 -2 -2 7
end any	1 4 -3 -1 0 0 -1 -1
end anybody	-1 -5 0 0 0 2 0 0
end anything	1 4 -3 0 0 0 2 0
end are	-1 -1 2 -4 0 -2 -1 6
end as	2 4 -8 3 1 3 -5 -4
end ask	-4 6 2 0 0 -1 -2 -2
end asked	-3 -2 0 0 -2 -1 0 8
end at	9 -2 4 5 -1 -1 -2 -3
end awake	-1 -1 0 1 0 0 0 6
end away	-8 9 -5 7 1 -2 0 1
end back	-3 -3 -7 12 -2 -6 -1 -3
end background	-3 0 4 0 0 0 0 0
end bad	-1 0 -2 0 0 0 0 6
end be	1 -9 8 -1 2 -1 3 0
end beach	7 0 -3 -2 -1 2 0 0
end beautiful	0 0 -2 0 0 0 0 4
end bed	-5 -1 0 0 0 -1 7 1
end been	-4 -2 -2 0 0 -1 0 7
end before	-1 5 -7 4 -1 -1 0 -4
end behind	3 -6 -1 5 0 -2 0 -1
end being	6 -3 -3 3 1 -1 -1 -3
end believe	0 0 0 0 0 -1 0 5
end better	-1 1 -2 8 -2 2 0 1
end big	4 -2 -1 0 -2 -1 0 0
end black	8 8 -9 -1 0 -3 0 0
end blue	1 3 -6 -3 3 -2 0 2
end boat	-2 0 0 -2 -1 1 0 4
end both	2 -4 2 0 0 0 2 0
end bread	0 -4 -1 1 0 0 0 -1
end breathing	-1 -5 3 0 0 2 0 -1
end bubbles	6 -2 -2 -1 0 -1 0 0
end but	6 11 -10 -3 -3 -10 -2 8
end by	4 -6 -1 -3 0 -1 0 3
end calm	0 -5 4 3 0 0 0 0
end can	7 -4 -1 -3 0 -5 1 -4
end cancel	-1 0 -5 12 -1 -2 0 -1
end cat	4 -3 -1 0 0 0 0 -3
end champagne	4 -3 0 0 0 0 -2 -1
end chat	0 -2 0 0 0 0 1 4
end children	-5 3 0 0 0 0 0 1
end clear	3 0 -4 -1 0 0 1 0
end colors	4 0 2 0 0 -1 0 0
end come	3 -2 0 6 2 -3 0 0
end comes	-1 4 0 -1 0 0 0 0
end coming	4 0 -1 0 0 0 0 -1
end continue	-1 0 0 -1 -1 0 4 0
end corner	2 4 -2 0 0 -1 0 0
end could	2 -7 4 2 0 2 -1 0
end cozy	4 4 -2 -2 0 0 0 -5
end crazy	0 -2 -2 4 1 0 0 0
end crossing	-5 8 0 0 0 -1 0 -1
end ctrl	0 0 0 3 0 0 0 -5
end cursor	-2 5 -2 0 0 0 0 0
end cut	-1 5 2 0 0 0 0 -1
end dance	0 5 0 0 0 0 0 0
end day	0 0 -4 -3 -1 0 -1 4
end deep	4 -3 -1 0 0 0 0 -1
end did	-3 -8 -4 10 3 -3 -1 1
end dim	-2 0 6 0 0 1 0 0
end disco	-4 9 -2 0 0 -3 0 -1
end do	3 -4 5 -2 3 -4 2 -4
end does	-4 3 0 -2 -1 0 1 0
end done	3 2 -4 1 1 -1 0 -2
end down	-5 6 -1 -1 0 2 0 3
end drops	-3 -7 7 0 0 0 0 0
end each	1 0 -4 0 0 0 0 0
end earlier	-1 -2 0 5 0 1 0 0
end edge	2 4 -3 0 0 -2 0 0
end egg	0 4 -1 0 0 0 0 -2
end embers	4 -6 0 -2 0 3 0 -2
end enough	0 -1 4 -3 0 0 0 -2
end evening	-2 -3 0 0 2 -1 0 6
end ever	-4 3 0 0 0 -1 -1 8
end every	1 -7 0 0 0 0 0 5
end everybody	4 -3 0 -1 -1 0 0 0
end fade	-7 -2 5 0 0 0 0 0
end faint	5 -3 -3 0 0 0 0 0
end fall	0 -6 1 0 0 1 1 0
end falling	-2 -1 0 4 0 0 0 -1
end far	-2 5 -1 0 0 0 -1 0
end feeling	1 -2 0 0 -1 0 0 4
end few	1 -4 3 2 0 0 0 0
end fewer	-2 0 5 0 0 0 0 -1
end finally	-2 -2 0 0 0 0 0 7
end fine	0 0 1 -1 1 0 0 4
end first	-1 12 -3 5 0 -6 0 3
end five	6 -3 -4 -1 0 0 0 -1
end flames	1 -5 0 0 0 0 0 0
end flashing	-3 7 -4 0 0 0 0 0
end flicker	2 2 -4 0 -1 2 -1 0
end flip	0 -4 5 -1 0 -2 0 -1
end fog	1 -4 0 0 0 2 0 0
end for	-7 9 4 -6 2 -1 -2 10
end forget	0 -2 -4 7 0 0 0 -5
end four	-2 -1 -4 0 0 3 0 1
end from	0 -3 4 1 -1 3 0 4
end get	-4 2 0 2 -2 3 0 4
end getting	-2 -1 -1 1 0 0 0 6
end give	-1 -4 9 4 0 -2 -1 -1
end glow	0 4 -2 0 0 0 0 0
end glowing	3 -5 3 0 0 0 -1 0
end go	-4 -9 -1 11 -3 -3 5 -3
end goes	2 -5 0 0 1 -1 0 2
end going	0 -1 -2 -1 0 4 0 -2
end gone	6 -2 1 -3 0 1 0 0
end good	-1 0 7 -1 0 0 2 -4
end green	11 -2 -7 0 0 0 -4 4
end had	2 -1 0 5 -1 -2 0 1
end half	-2 -8 10 -2 0 0 2 -2
end hang	0 -7 2 0 0 0 0 -1
end hardly	3 3 -5 -1 0 0 -1 0
end has	4 -1 4 -1 2 -3 2 0
end have	-8 1 4 2 1 7 -2 2
end he	-5 2 3 0 0 1 -1 5
end hear	0 -4 -3 0 0 0 0 1
end heart	-2 -1 -2 -1 0 0 0 4
end hearts	5 -1 -1 0 0 0 0 0
end hed	-1 -3 2 5 0 0 0 0
end hedgehog	-3 7 0 0 0 0 0 0
end help	-3 7 0 -1 0 0 0 -1
end her	-3 4 3 -2 2 -1 3 1
end here	-4 1 -3 0 0 -1 2 4
end him	1 -5 7 -2 -1 1 -1 5
end hour	-6 -2 0 0 0 2 1 0
end hourglass	-3 4 0 -1 0 0 0 0
end house	-4 1 -1 -1 0 2 0 0
end how	2 -4 -2 0 0 1 0 -1
end huge	1 -4 0 0 0 0 0 0
end i	-9 5 -4 -5 8 -2 3 9
end if	4 3 4 0 -3 2 -1 -3
end in	7 -5 -5 -6 -5 4 -1 1
end inside	2 -4 0 0 0 0 0 0
end into	2 -4 2 0 0 0 0 0
end is	-6 6 17 -10 3 -5 1 -9
end it	8 -16 -2 12 6 3 1 -1
end its	-6 -11 7 -1 -1 5 2 5
end just	-2 5 -4 -1 2 1 -1 4
end keep	-1 3 4 -1 3 0 -2 -1
end kids	2 -2 4 0 0 -1 0 -2
end kind	3 -2 -1 -3 0 0 0 4
end kitchen	-3 1 6 0 0 -1 0 0
end know	-3 10 0 -2 0 -1 0 -1
end lamp	5 -3 0 -2 -2 -5 -3 10
end last	-2 5 -12 12 0 -1 0 -5
end late	-1 -2 0 4 -1 0 0 -1
end left	2 -4 1 -1 -1 4 0 0
end less	-5 1 4 -2 0 0 -1 0
end let	-5 4 1 -1 2 3 0 -3
end letter	-1 6 -3 0 0 0 0 0
end letters	-3 0 7 -2 0 0 -1 -2
end light	6 4 -5 -1 0 0 1 0
end lights	-6 1 -3 -1 0 3 -3 -1
end like	-4 3 3 5 2 -1 -2 -1
end lit	7 -4 0 0 0 1 0 -3
end little	-5 -1 6 -2 -1 -2 -3 2
end long	5 -2 2 0 0 0 -1 0
end looks	2 -1 4 -3 2 0 0 1
end lose	0 4 -1 0 -1 -1 0 0
end loud	4 -2 -2 0 0 -1 0 4
end love	4 -6 0 -1 -1 0 0 5
end made	-1 0 0 4 -1 1 0 0
end make	1 1 1 1 0 -1 1 -5
end makes	4 -1 2 0 0 -1 0 -1
end manage	4 1 -2 -2 0 0 0 -1
end many	4 0 0 0 0 0 0 0
end may	0 0 -1 4 6 1 0 -5
end maybe	0 0 4 -1 -2 0 0 0
end me	-3 -9 2 2 -2 7 -4 0
end mean	1 -2 3 2 0 -1 -1 -4
end middle	3 -4 5 -2 0 0 0 -1
end might	0 -2 0 0 0 0 -1 6
end mind	-1 4 -2 -1 0 0 0 -1
end minute	5 -2 -6 2 0 -1 -2 -1
end monster	0 8 -3 0 0 0 -2 0
end moon	3 -3 2 -4 2 -3 0 -1
end more	4 10 1 -4 2 -4 0 -5
end morning	-5 1 1 0 0 2 0 0
end moving	1 -5 2 -1 0 -1 0 1
end much	1 0 -2 -5 0 0 0 0
end my	-9 2 0 -3 2 -2 -1 15
end name	2 -1 0 0 0 0 4 -5
end need	7 0 -1 -1 0 4 -1 -1
end needs	-2 -10 5 0 0 -1 0 0
end never	-5 -1 -2 0 0 -1 -2 5
end nice	-2 -1 -2 1 -1 -1 0 6
end no	6 -1 1 -2 0 -4 -1 -3
end nobody	4 0 0 -1 -1 -1 -1 1
end not	-6 -8 6 -4 -2 -4 3 7
end now	-4 -2 0 -1 -1 2 0 12
end of	11 -3 9 -3 -1 0 2 -1
end off	0 -3 -5 3 -1 -1 4 1
end old	3 -5 6 -2 0 0 -1 1
end on	2 1 -2 -3 6 -7 0 1
end one	11 -19 -2 9 -2 5 -2 -1
end ones	-2 -2 -1 3 -2 4 0 -2
end only	-1 2 -4 -1 1 -5 -1 -1
end or	-4 -1 -6 -2 -2 0 1 7
end other	1 -6 4 0 0 0 0 0
end otherwise	-2 6 -3 0 0 0 -1 -1
end our	-4 -1 3 -1 0 0 0 4
end out	-3 3 7 3 0 -3 -1 0
end part	-4 -1 4 -2 0 0 0 0
end people	3 -3 0 0 -1 -1 0 4
end pink	3 5 -3 -1 2 -6 -1 0
end pizza	-2 1 0 0 0 -1 5 0
end place	-2 4 0 0 0 -1 0 -1
end plane	-4 3 2 0 -2 1 0 0
end please	-2 -8 -1 11 -1 0 -4 -3
end previous	-1 -2 -4 4 0 0 0 -2
end put	-3 -2 5 -4 4 4 -5 -3
end quick	-2 0 0 0 0 5 0 -1
end quiet	5 -5 -2 0 0 -1 0 2
end quite	2 4 -2 0 0 0 0 0
end rain	-5 4 -1 -1 0 1 0 -1
end rather	-1 1 -5 0 0 -1 0 3
end read	-4 2 7 0 0 0 0 -1
end real	2 2 -5 0 0 0 0 1
end red	18 -2 -12 -3 -4 -3 -5 -1
end return	-2 -3 0 8 4 -4 0 -2
end reverse	4 -4 -9 6 0 0 0 5
end rewind	0 -1 -4 4 2 0 0 0
end right	-1 -3 0 -1 4 -1 0 1
end roll	-4 -2 0 2 0 5 0 0
end room	1 1 -1 4 -1 2 0 -2
end s	4 3 3 -3 0 0 -4 -1
end sad	2 -4 0 0 0 1 0 -3
end same	-1 9 -5 -3 -1 1 0 0
end say	-1 -5 4 0 0 -1 -1 3
end says	-3 -1 1 4 0 -1 -1 8
end scrap	-1 -1 -6 5 -1 0 0 -2
end sea	4 -3 -1 0 -1 2 0 2
end seconds	1 -4 0 -1 -2 -1 0 0
end see	1 1 -5 -2 -2 -1 0 -2
end she	-3 -2 7 0 0 -3 0 3
end shimmer	-1 6 -1 0 0 -1 0 0
end should	1 -9 -3 -3 0 1 0 12
end show	5 -6 1 -4 0 2 -3 -7
end silver	4 -2 -5 0 0 0 0 0
end sleep	3 -2 5 0 0 -2 -1 0
end slow	4 -3 -16 -1 0 -1 0 12
end slower	-1 -1 2 -1 0 0 0 -4
end slowly	3 -5 0 0 0 0 0 -1
end small	4 -8 4 -2 2 -1 0 2
end smoke	1 -4 0 0 0 0 0 0
end so	-1 1 -5 3 5 3 2 -4
end some	-2 6 1 -1 0 -1 0 -3
end something	4 -1 -1 0 -1 0 -2 0
end somewhere	3 -7 5 0 0 0 0 0
end stay	-2 0 4 -2 3 -1 4 -1
end steam	2 4 -6 -1 0 0 -1 3
end step	-3 -7 -2 9 0 -4 0 -1
end still	-4 6 -2 6 -1 -1 -2 1
end stop	-6 0 7 0 0 0 -4 -1
end stripes	2 1 -4 5 0 -1 0 2
end sun	2 1 -1 0 0 -4 2 -1
end take	-5 -2 -5 9 0 -1 -1 2
end ten	-2 -4 -4 0 -1 2 0 2
end than	14 -2 -8 -5 0 0 0 4
end that	5 8 -6 -5 5 -2 -4 -8
end the	3 -4 -7 9 5 8 2 -2
end them	7 -6 0 -3 1 -1 0 -4
end then	5 -6 0 -2 -3 4 1 3
end they	3 -5 -3 0 0 1 0 1
end thing	0 -6 -3 2 -1 3 0 4
end think	5 5 -6 -1 0 -1 0 0
end thinks	-1 -1 1 0 0 0 0 5
end this	-10 3 -4 1 -1 -3 -2 8
end though	1 6 0 -2 -1 -2 0 -2
end three	4 -2 0 2 0 0 -1 1
end through	8 -2 -1 -1 -2 0 0 -2
end time	-5 4 2 6 2 -4 0 5
end tired	1 -4 0 0 0 1 0 0
end to	11 -13 1 9 -3 -4 -1 0
end told	-2 6 1 -1 0 0 0 -3
end tom	-1 -1 0 -2 0 0 1 4
end too	4 -6 -1 2 -2 0 0 0
end took	-4 -2 1 -2 2 0 0 2
end trumpets	-1 0 -1 -1 0 5 0 0
end try	4 -2 0 -1 0 0 0 -2
end turn	0 2 4 2 -1 -1 1 0
end two	-2 -4 7 0 -2 0 0 -1
end un	-1 -2 -1 -4 4 0 0 -1
end under	3 4 0 -1 0 1 0 -1
end up	-7 0 7 -3 2 4 -1 -1
end us	5 -10 6 1 1 0 1 -6
end version	0 -1 -2 3 0 5 -1 -2
end waiting	-2 -2 0 4 -1 2 0 0
end wake	-5 0 0 0 -1 0 0 0
end wall	-1 -3 4 0 0 0 -1 0
end want	-9 9 -2 0 4 -2 -1 0
end wants	6 -1 -2 -1 0 -1 1 3
end was	-8 5 0 -4 -2 0 -3 5
end water	0 6 -1 0 0 -1 0 0
end way	-3 3 -4 0 -4 4 0 0
end we	0 -1 3 0 -1 8 4 -3
end went	-2 0 -1 -3 0 0 0 4
end were	-1 -1 3 -1 5 0 0 -4
end what	9 0 -1 6 2 -5 -3 -10
end whatever	-5 3 -2 0 0 0 0 2
end when	5 -5 -1 -5 0 3 -1 2
end where	4 -3 -3 5 -2 0 0 -1
end while	1 7 -2 0 2 0 0 -2
end white	10 -6 -3 -2 0 -4 -1 0
end wild	0 -5 1 3 0 -2 0 0
end will	-1 -5 1 -1 0 -1 -2 5
end wind	1 -4 -1 1 1 -2 0 0
end windows	1 -4 0 0 0 2 0 0
end wish	4 2 -7 1 0 -1 -1 -2
end with	10 -5 -2 -4 -4 0 0 -3
end withdraw	-3 -1 -3 5 1 0 0 -1
end without	0 0 -4 -1 3 0 -1 -1
end would	-6 -2 9 -1 -1 5 0 -4
end write	6 0 -2 0 0 -1 0 -3
end year	-5 3 1 0 0 0 0 1
end yet	-2 10 2 0 -1 1 2 -9
end you	-4 -5 -4 -2 5 0 -5 -2
engine	7 -4 -1 0 0 -2 0 -3
engin…	6 0 -2 0 -1 -2 0 -3
engi…	6 0 -2 0 -1 -2 0 -3
eng…	7 0 0 0 -1 -3 0 -3
enough	4 -6 3 -3 0 0 0 1
enoug…	4 -6 2 -3 0 2 0 1
enou…	4 -6 2 -3 0 2 0 1
eno…	4 -6 2 -3 0 2 0 1
entra…	0 -4 0 0 0 0 2 -1
entr…	0 -4 0 0 0 0 2 -1
ent…	0 -4 0 0 0 0 2 -1
erup…	-1 4 0 0 0 0 0 0
eru…	-1 4 0 0 0 0 0 0
even	0 -1 4 1 1 0 0 -2
even more	-1 -4 7 0 0 0 0 -1
evening	1 -4 -2 0 0 1 -1 3
evening $	0 -2 0 0 0 0 0 4
eveni…	1 -6 -2 0 1 -1 0 2
even…	1 -6 -2 0 1 -1 0 2
ever	-1 1 -1 0 0 0 -4 9
ever $	-3 4 -1 0 0 0 -4 8
every	-3 6 -3 0 0 -1 -1 -3
every so	-1 11 -8 0 0 0 0 -1
everything	-6 0 -1 3 -1 -1 7 5
everything $	4 -1 0 0 0 -1 0 -1
everything ,	-4 -1 0 3 0 0 5 -2
every…	-4 0 7 -5 0 -4 6 5
ever…	-7 6 4 -5 0 -5 5 2
eve…	-7 -1 4 -4 2 -8 1 11
evi…	-4 9 -4 0 0 0 0 -1
ew	0 7 -3 3 -2 -1 0 -1
exactly	-1 -2 -2 -2 0 2 0 7
exact…	-1 -2 -2 -2 0 2 0 7
exac…	-1 -2 -2 -2 0 2 0 7
exam	0 -1 -1 0 0 3 4 -5
exa…	0 -5 -3 -2 -1 5 4 2
except	0 -1 7 -3 0 -2 0 -5
except the	0 -3 4 0 0 0 0 -5
excep…	0 -1 7 -3 0 -2 0 -5
exce…	0 -1 7 -3 0 -2 0 -5
exc…	-1 -1 9 -1 0 0 0 -5
exhale	-4 0 3 0 0 0 0 0
exhal…	-4 -2 3 0 0 0 0 0
exha…	-4 -2 3 0 0 0 0 0
exh…	-4 -2 3 0 0 0 0 0
explosion	0 -1 7 -2 0 -2 0 0
explo…	-3 4 2 0 0 -2 -1 -1
expl…	0 4 2 0 -2 -2 2 -1
expre…	3 -4 0 0 0 0 0 0
expr…	3 -4 0 0 0 0 0 0
extinguish	-1 0 -1 0 0 0 4 -1
extin…	-1 0 -1 0 0 0 4 -1
exti…	-1 0 -1 0 0 0 4 -1
ext…	-4 0 -2 0 0 0 4 2
eyes	-9 11 2 4 0 -1 3 -6
eyes $	-2 9 1 0 0 0 0 0
eyes ,	-2 -2 0 5 0 0 0 3
eyes .	0 -4 1 0 0 0 4 0
eyes are	0 -3 11 0 0 -1 0 -6
eye…	-10 8 4 -1 0 1 0 -5
face	1 -5 -2 0 -1 0 0 -1
fac…	-1 -3 0 1 -1 -1 0 -4
fade	-1 -11 11 -1 0 0 1 -1
fade in	0 -3 5 -1 0 0 0 0
fad…	0 -12 7 5 1 -3 1 -2
fain…	5 -3 -1 0 0 0 0 -3
fair	-2 -2 4 0 0 0 0 0
fair…	-3 9 -4 0 0 0 0 -2
fai…	-1 10 -4 -1 0 0 0 -4
fall	-6 -6 7 3 0 -1 2 -2
fall asleep	-4 1 -3 3 0 0 3 -2
falling	3 -5 2 4 0 -1 0 -3
falli…	3 -5 2 4 0 -1 0 -3
falls	-6 5 0 -1 0 0 0 -1
fal…	-8 -5 8 4 0 -1 6 -5
famil…	1 -1 -3 0 0 4 0 0
fami…	1 -1 -3 0 0 4 0 0
fam…	1 -1 -3 0 0 4 0 0
far	-6 13 1 -3 0 1 -2 -4
far away	-5 6 -3 -2 0 0 0 -3
far off	-1 5 0 0 0 0 -2 0
far too	-3 8 2 -1 0 0 0 -1
far…	6 -6 -1 1 -2 0 2 -1
fast	-5 -2 4 -7 2 0 0 1
fast $	0 0 -4 0 0 0 0 3
fast ,	-4 -1 3 0 0 0 0 -1
faster $	-2 -3 5 0 0 0 0 -4
fas…	-5 -4 5 -10 2 0 0 2
feel	-6 8 -7 0 -1 0 0 -1
feel $	0 -4 0 0 0 0 0 2
feel like	-3 3 0 0 0 0 0 -4
feels	-1 5 0 -3 1 -1 0 -5
feel…	0 7 0 -3 0 -1 0 -4
fee…	-8 15 -10 -4 -1 0 0 -1
fell	0 -2 -1 -2 0 1 0 5
fel…	-2 2 -1 -3 0 1 0 6
fence	1 4 -1 0 0 0 0 -1
fenc…	1 4 -1 0 0 0 0 -1
fen…	1 4 -1 0 0 0 0 -1
ferr…	0 4 -1 -3 0 2 0 -1
fer…	2 4 -1 -3 0 1 0 -1
few	-1 -4 8 1 0 2 0 1
fewer	-5 -7 13 -1 2 -2 0 -2
fewe…	-5 -10 16 -1 2 -2 0 -2
few…	-5 -10 16 -1 2 -2 0 -2
field	6 -3 0 0 0 -2 0 -1
fiel…	8 -6 0 0 0 -1 0 -1
fie…	10 -6 0 0 0 -1 0 -1
file	0 -3 -2 0 -1 0 6 -2
film	2 4 -5 0 0 0 2 -1
fil…	3 2 -6 0 -1 0 8 -3
finally	-1 -6 -3 0 0 0 0 14
final…	-1 -6 -3 0 0 0 0 14
fina…	2 -7 -3 0 0 0 -3 12
find	1 1 2 -1 -1 1 2 -4
find it	0 2 0 0 0 0 2 -4
fine	-4 1 3 -1 6 -1 1 0
fine $	0 0 -1 -1 1 0 0 4
fine ,	-3 3 0 0 5 0 0 -3
finish	0 0 5 0 -1 1 -2 -2
finis…	-1 0 6 0 -1 3 -2 -4
fini…	-1 0 6 0 -1 3 -2 -4
fin…	1 -3 4 -3 3 4 -3 2
fir	0 -6 3 0 0 0 0 0
fire	2 4 5 1 1 -2 -1 -9
fire ,	-4 0 1 0 0 0 0 0
fire engine	7 -4 -1 0 0 -2 0 -3
firecrackers	4 0 -2 0 0 0 0 0
firec…	4 0 -2 0 0 0 0 0
fireflies	1 2 -4 0 0 0 0 -1
firef…	0 -1 4 -1 0 -2 0 -1
fireworks	8 -5 0 0 0 0 0 -5
fireworks $	6 -5 0 0 0 0 0 -1
firew…	8 -7 0 0 0 0 0 -5
fire…	13 -7 0 -1 -2 -2 0 -7
first	-2 3 -5 -7 -2 7 -2 2
first <color>	0 0 0 -1 0 4 0 0
first <earlier>	-3 4 -4 6 -3 -4 0 0
first one	2 3 -5 -4 -1 3 0 -2
firs…	-2 3 -5 -7 -2 7 -2 2
fir…	15 0 0 -6 -3 0 -3 -13
fish	9 -2 -5 0 0 0 -1 0
fis…	2 1 -5 -1 -1 2 -1 0
fiv…	1 -17 10 -2 0 3 3 2
flag	10 -3 -6 0 2 0 0 0
flame…	0 2 -5 1 1 0 0 -2
flam…	4 -2 -7 1 1 0 0 -2
flash	-6 -12 18 -2 0 -1 -1 0
flash ,	0 -1 4 -2 0 0 0 0
flashes	-2 -4 9 -2 -1 -2 0 0
flashing	-3 6 0 -2 0 0 0 -2
flash…	-5 1 10 -5 -1 -2 0 -4
flas…	-11 -10 26 -8 -1 -3 -1 -4
fla…	7 -18 13 -8 2 0 -1 -10
flicker	2 -3 2 -1 0 -4 -1 0
flickers	0 -4 5 0 0 0 0 -1
flick…	1 -7 9 -1 -1 -2 -1 -1
flic…	-1 2 5 -1 -1 -2 -1 -2
flip	0 -9 9 1 -1 -1 0 -1
flip it	0 -5 5 -1 0 1 0 -1
fli…	-1 -7 13 2 -3 -3 -1 -3
float…	0 3 -6 0 1 -1 -1 -3
floa…	2 3 -6 0 1 -3 -1 -3
floor	0 6 -3 0 0 -2 0 -1
floor $	-1 5 -1 0 0 0 0 0
floo…	3 7 -3 0 0 -2 -1 -1
flower	0 4 -4 0 0 0 0 -1
flowe…	0 2 -4 0 0 1 -1 -2
flo…	7 10 -11 0 1 -3 -3 -5
fly	5 2 0 -1 0 -1 0 -2
fog…	0 2 -4 -1 0 3 0 -2
follow	-4 3 0 0 0 0 0 -1
follo…	-4 4 -2 0 0 1 0 -1
foll…	-4 4 -2 0 0 1 0 -1
fol…	-3 4 -2 -1 -1 0 0 -2
for	15 -18 6 -13 0 3 8 -8
for <color>	-3 6 0 0 0 -2 0 0
for <number>	-1 -2 7 0 0 -1 -2 0
for a	4 -9 3 0 2 -1 5 -8
for her	-3 5 -2 0 2 1 0 -1
for it	0 2 0 3 0 0 0 -5
for longer	-1 0 5 0 0 -1 -2 0
for me	-4 1 4 -1 -2 -1 2 -3
for my	4 4 -3 1 0 -2 -1 -6
for one	-3 2 -1 1 0 -2 3 4
for our	0 -1 -4 0 0 0 0 0
for the	-9 -1 -1 -5 1 8 0 3
forest	5 1 0 0 0 0 0 -2
fores…	5 1 -2 0 0 0 0 -2
forget	0 -3 0 6 0 0 0 -6
forget that	-2 -1 4 -1 0 0 0 -2
forget the	0 -2 -4 4 0 0 0 0
forge…	0 -2 0 6 0 0 0 -6
forgot	0 5 0 -1 0 0 0 -2
forgo…	2 5 0 -1 0 0 0 -2
forg…	3 2 -1 4 2 -2 -1 -9
forward	-3 -1 -1 -2 8 -3 0 -2
forward $	-2 -1 -1 0 5 0 0 -2
forward again	-2 0 -1 -2 4 -3 0 0
forwa…	-3 -1 -1 -2 8 -3 0 -2
forw…	-3 -1 -1 -2 8 -3 0 -2
for…	2 -2 -1 0 9 1 0 -9
found	7 -4 -2 -1 0 0 0 3
foun…	7 -4 -2 -1 0 0 0 3
fou…	4 -6 -1 -1 -1 -3 -3 4
fox	3 4 0 0 0 0 -1 -4
fr	-2 6 -4 -1 0 -1 -1 0
fr $	-2 6 -4 -1 0 -1 -1 0
freeze	-2 -5 -2 0 0 0 7 -2
freeze it	0 -5 -2 0 0 0 4 0
freez…	-2 -5 -2 0 0 0 7 -2
free…	-2 -5 -2 0 0 0 7 -2
frequency	0 -1 4 0 0 0 -2 0
frequ…	-3 -2 7 0 0 0 -2 0
freq…	-3 -2 7 0 0 0 -2 0
fre…	-7 2 1 2 0 -1 8 -5
friendlier	0 5 -4 0 0 0 0 0
friendly	4 1 0 0 -1 0 0 -1
frien…	2 5 -5 0 1 0 0 -2
frie…	2 5 -5 0 1 0 0 -2
frightened	-1 -1 4 2 0 -2 0 -2
frigh…	-1 -1 4 2 0 -2 0 -2
frig…	-1 -1 4 2 0 -2 0 -2
fri…	4 9 -2 1 0 -2 -3 -4
from	2 4 -1 -4 -4 -3 1 3
from <color>	7 0 -4 0 0 -1 -1 0
from <number>	7 -1 -5 0 0 0 0 -4
from a	-3 5 -3 0 0 0 0 -1
from before	-2 11 -1 -1 0 -3 0 0
from earlier	0 4 0 -1 -1 -6 0 -1
from it	-2 2 5 0 0 0 0 -2
from the	-10 2 -2 -1 -3 5 -1 9
front	-3 -1 9 -1 -1 0 0 -1
fron…	-3 -1 9 -1 -1 0 0 -1
fros…	1 7 -3 0 -1 0 -1 -2
frot…	3 -5 -1 6 3 -2 0 0
fro…	10 6 0 1 -2 -7 0 -1
full	-4 -1 2 -1 0 0 5 -3
full minute	-1 -3 5 0 0 0 0 0
ful…	-4 -1 2 -1 0 0 5 -3
funny	-4 4 0 -1 -1 -1 0 2
funn…	-4 6 -1 -1 -1 -1 0 2
fun…	-4 6 -1 -1 -1 -1 0 2
further	-3 -2 6 0 0 0 -1 -1
furth…	-3 -2 6 0 0 0 -1 -1
furt…	-3 -2 6 0 0 0 -1 -1
fur…	-3 -2 6 0 0 0 -1 -1
fus…	0 -3 1 4 0 0 0 -1
gal…	3 0 -5 0 0 -1 0 3
gentler	-3 -4 1 1 0 0 0 0
gentl…	0 -5 1 1 0 0 0 0
gent…	0 -5 1 1 0 0 0 0
gen…	0 -8 3 1 0 0 0 3
geral…	0 0 -4 -2 0 0 0 2
gera…	0 0 -4 -2 0 0 0 2
ger…	0 0 -4 -2 0 0 0 2
get	-2 8 0 -1 -2 0 -8 4
get it	0 -2 -2 0 0 0 0 5
get rid	0 -1 5 0 0 0 -3 0
getting	4 4 -1 1 0 0 -1 -3
getting there	0 7 0 0 0 0 0 -8
getti…	4 4 -1 1 0 0 -1 -3
gett…	4 4 -1 1 0 0 -1 -3
get…	5 4 -2 3 -1 -1 -1 -4
gg	10 2 -7 -2 -1 -2 -4 0
ghosts	-1 4 0 0 0 0 -1 -1
ghost…	-1 4 -1 0 0 1 -1 -1
giant	5 -1 0 0 0 0 0 -1
gian…	5 -1 0 0 0 0 0 -1
gia…	5 -1 0 0 0 0 0 -1
giggling	-2 -3 -1 0 0 0 -2 8
giggl…	-2 -3 -1 0 0 0 -2 8
gigg…	-2 -3 -1 0 0 0 -2 8
gig…	-2 -3 -1 0 0 0 -2 8
girl	1 -1 4 -2 0 0 -1 -2
gir…	1 -1 6 -2 0 0 -1 -2
give	-2 12 -7 2 -2 0 -5 -6
give it	-4 9 -7 0 0 -1 -2 -1
give me	6 -7 -1 -2 -3 1 -2 -3
give the	-1 5 -1 -1 2 -2 0 0
give us	3 -4 0 0 0 0 0 0
give…	3 -3 -4 2 0 0 0 -1
giving	-2 -1 5 2 0 0 0 -2
giving me	0 -1 4 2 0 0 0 -2
givin…	-2 -1 5 2 0 0 0 -2
givi…	-2 -1 5 2 0 0 0 -2
giv…	-2 8 -6 5 -2 0 -5 -9
glam	0 6 -4 0 0 0 0 -1
glass	4 -8 3 -1 0 -1 -1 1
glass $	7 -7 2 0 0 0 -1 0
glas…	5 5 -5 -2 0 -2 -1 3
gla…	5 6 -10 -1 0 -1 -1 1
glide…	0 2 -3 0 -2 4 0 0
glid…	0 4 -3 0 -2 3 0 -1
glimm…	0 -3 4 -1 0 0 0 0
glim…	-2 -4 7 -1 0 0 0 0
glitc…	-6 12 0 0 0 -1 0 -2
glitter	0 -8 12 -1 0 -1 0 -1
glitt…	2 -9 7 1 0 1 0 -2
glit…	-3 3 7 1 0 0 0 -4
gli…	-6 4 9 0 -2 3 0 -5
gloomier	-2 11 -4 0 0 0 0 -3
gloom…	1 9 -4 0 0 0 0 -4
gloo…	1 9 -4 0 0 0 0 -4
glow	3 -4 7 -1 0 -1 -1 0
glow ,	3 -1 -4 0 0 -1 0 0
glow on	0 -2 5 0 0 0 -1 0
glow…	2 -4 3 0 0 0 -1 0
glo…	5 1 1 -1 -1 -2 6 -4
go	-8 -7 4 12 -2 -8 2 -6
go $	3 1 -6 -2 0 -4 5 5
go .	-5 1 1 0 0 0 4 0
go back	-1 -1 -8 5 -3 -2 -4 -3
go on	0 5 2 0 0 0 -3 0
go to	-1 2 -4 5 -1 0 3 -5
goal	7 -8 0 0 0 0 0 0
goa…	7 -8 0 0 0 0 0 0
goes	-2 -2 4 -1 1 -2 -3 4
goes too	-3 0 4 -1 0 0 0 0
goe…	-2 -2 4 -1 1 -2 -3 4
going	5 -5 -2 -1 0 1 0 -1
going $	4 -4 0 0 0 -1 0 0
going down	-1 4 -1 0 0 0 0 -1
going in	-4 0 1 0 0 1 0 -1
going to	-2 -1 0 0 0 0 3 4
goin…	5 -5 -2 -1 0 1 0 -1
goi…	5 -5 -2 -1 -1 1 0 -1
golde…	-1 -5 4 0 0 1 0 4
gold…	3 -6 4 0 0 1 -1 4
gol…	3 -3 4 1 -1 -2 -2 2
gone	3 -6 4 -2 5 4 -3 -4
gone $	0 -1 4 -2 0 0 1 -2
gone .	1 -1 0 -1 0 4 0 -1
gon…	3 -6 4 -2 5 4 -3 -4
good	-8 -6 4 3 1 -6 -1 3
good $	-1 -2 2 -2 1 0 0 4
good ,	0 6 -6 4 0 -1 0 -2
good .	-1 -3 4 -1 0 0 0 3
good bit	0 0 4 0 0 -1 0 -1
good deal	0 -3 5 0 0 0 0 -3
good evening	1 -1 0 0 0 0 0 -4
good night	-3 -2 -4 0 0 1 -2 -1
goodnight	-1 3 0 -1 0 4 0 -2
goodn…	-1 0 3 -1 0 4 0 -2
good…	1 0 2 -1 0 4 0 -2
goo…	-4 -3 1 1 1 -3 -2 1
got	-1 -3 -5 0 0 2 -1 0
grad…	-1 -1 4 0 -2 0 -1 0
grai…	-1 5 3 0 0 0 0 0
granddaughter	4 0 -1 0 -1 0 0 -4
grandson	5 -5 -1 -1 0 0 0 2
grand…	6 0 -2 -2 -1 -1 0 -4
gran…	5 0 -2 -2 -1 -1 2 -4
grat…	3 -4 1 0 0 0 0 0
gra…	8 -2 3 -2 -3 -3 1 -2
greener	-3 -4 6 0 0 -1 0 2
green…	0 -4 6 0 0 -1 0 2
gree…	3 -10 3 -3 -2 4 -3 1
gre…	4 -12 2 -3 -3 4 -3 1
gri…	1 9 0 -2 -1 -2 1 -6
groov…	-1 9 -4 0 0 -3 0 -1
groo…	-1 7 -4 0 0 -5 0 -1
grow	-2 8 -2 0 0 0 -1 -1
gro…	0 9 -7 1 0 -2 -2 1
guests	6 -4 -3 0 0 0 0 -1
guest…	6 -4 -3 0 0 0 0 -1
gues…	4 -4 -3 0 0 0 0 0
gue…	4 -4 -3 0 0 0 0 0
ha	-5 -5 -1 -1 -1 0 -2 11
ha ,	-3 -2 -2 -1 -1 0 0 4
ha .	-2 -4 1 0 0 0 -1 7
had	-5 -1 -8 10 4 -2 -1 3
had it	-1 -1 -2 4 0 1 0 -6
had more	-1 -4 -8 9 0 -2 0 4
had the	0 -2 0 4 -1 0 0 3
haha	-4 -9 4 -2 -2 0 -2 8
haha $	-2 -11 8 0 -3 0 0 7
haha ,	1 0 -3 -1 0 -2 0 4
haha i	-1 0 -1 0 -3 1 -1 5
haha okay	-1 -4 -3 1 1 0 0 2
hah…	-4 -9 3 -2 -2 0 0 10
half	-3 -10 15 -2 0 -1 -1 -3
half $	-1 -3 4 0 0 0 0 -1
half ,	0 -3 5 0 0 0 0 0
half as	0 -4 6 0 0 0 -3 -2
halfway	-2 5 -1 -1 0 0 -1 0
halfw…	-2 5 -1 -1 0 0 -1 0
half…	-2 5 -1 -1 0 0 -1 0
hall	5 -1 -3 0 0 -1 1 1
halv…	-1 2 5 0 0 0 -1 -2
hal…	-3 -7 13 -5 0 -2 2 -5
hang	-3 -5 2 0 2 0 0 3
han…	-2 -3 7 -3 2 -1 0 3
happy	8 -5 -1 -2 -1 -2 -1 2
happy hour	8 -6 0 -1 -1 0 -1 -4
happ…	8 -3 -2 1 2 -1 2 -1
hap…	8 -3 -2 1 2 -1 2 -1
harbour	3 -5 0 0 0 -1 3 -1
harbo…	3 4 -3 -2 -1 -1 0 -1
harb…	3 4 -3 -2 -1 -1 0 -1
hard	-5 -2 3 7 0 0 -1 -1
hard cuts	-2 -2 5 1 0 0 0 -1
hardly	1 -3 5 0 0 0 -1 -3
hardly any	-1 -4 4 -1 0 0 -1 -2
hardl…	1 -3 5 -1 0 0 -1 -3
hard…	1 -7 6 -1 0 0 -1 1
har…	-1 -2 7 4 -1 -3 -1 3
has	7 7 -1 -4 2 -1 -1 0
has just	4 -5 -3 0 0 0 0 3
has to	-7 19 4 2 0 -2 -3 -10
hat	-2 8 -3 0 0 -2 0 0
hate	1 -4 0 0 -1 0 0 4
hat…	-2 0 -1 0 -1 0 0 4
have	-2 8 1 0 1 2 -1 -1
have a	7 2 -4 -1 0 0 -1 6
have got	4 0 2 0 0 0 0 -3
have it	0 -8 4 2 1 0 -1 -3
have no	-5 3 2 0 0 0 0 -1
have the	0 -11 3 -4 -1 6 0 -3
have to	-3 7 3 -1 -2 -3 0 -2
hav…	-1 7 0 0 1 2 -1 -2
he	-4 12 -2 2 0 -3 -4 -7
he has	2 -4 -1 0 2 0 0 2
he is	2 -3 -6 3 3 -1 -4 3
he needs	0 5 0 0 0 0 0 -3
he says	-3 12 3 0 0 0 0 -9
he wants	7 -9 4 -1 -5 3 -1 -3
head	5 5 -10 7 0 0 -4 -2
headache	0 -1 6 2 0 0 0 -2
heada…	0 -1 6 2 0 0 0 -2
headlights	-3 9 -5 0 0 0 0 -1
headl…	-4 6 -2 -1 0 0 0 -1
head…	-7 4 4 1 0 2 0 -3
health	4 -3 0 0 0 0 0 0
health bar	4 -3 0 0 0 0 0 0
healthy	-5 2 0 -1 0 3 0 -1
healt…	-5 3 0 -1 0 5 0 -2
heal…	-5 1 0 0 3 5 0 -2
heart	4 -5 -5 -1 0 1 -1 3
heart $	1 -4 -1 0 0 0 0 0
heart ,	4 -2 0 0 0 0 0 -2
hearts	5 1 -2 0 -1 0 0 -1
hearts $	5 -1 -1 0 0 0 0 0
hear…	7 -4 -6 -4 -2 1 -1 3
heavier	-3 -1 5 0 0 0 0 0
heavi…	-3 -1 5 0 0 0 0 0
heav…	-3 0 5 1 0 -3 0 4
hea…	3 0 -7 5 2 4 -5 2
hed	-1 -3 2 5 0 0 0 0
hedgehog	-3 7 0 0 0 0 0 0
hedge…	0 5 -2 -1 0 2 0 -1
hedg…	0 5 -2 -1 0 2 0 -1
hed…	0 5 -2 -1 0 2 0 -1
hehe	0 -1 -1 0 3 0 -4 5
heh…	0 -1 -1 0 3 0 -4 5
help	0 6 0 -2 0 0 0 -1
hel…	1 4 -1 -2 -1 -2 -1 5
her	3 -1 -2 4 0 0 1 3
her ,	4 1 -5 3 0 -1 0 3
her .	-4 0 6 0 -1 3 0 0
her eyes	-3 -4 2 0 0 0 0 4
here	-1 -8 2 1 2 3 6 2
here ,	-5 -2 5 1 0 2 0 -2
here .	1 0 -8 -1 2 3 2 1
here 0	8 -10 -20 -21 -7 6 -5 -6
here 1	-1 5 -5 -1 -7 -2 -10 -4
here 2	-14 -3 12 5 -1 -6 -4 -7
heron	-2 5 -1 0 0 0 0 0
heron ,	-2 5 -1 0 0 0 0 0
hero…	-2 5 2 -1 0 0 -1 -2
her…	-8 -5 2 -1 2 2 4 10
hesit…	-1 5 -5 -1 2 -1 0 0
hesi…	-1 5 -5 -1 2 -1 0 0
hes…	-1 5 -5 -1 2 -1 0 0
hi	7 -1 -7 0 0 -1 -2 6
hid…	-8 -2 1 0 0 0 0 9
hig…	-1 -5 3 -1 0 -1 -1 1
hill…	4 -1 0 0 0 0 0 -1
hil…	4 1 -2 0 0 0 0 -2
him	-3 7 -5 -7 1 4 -3 5
him $	-7 6 -3 0 0 -1 0 3
him .	1 -2 4 -6 0 0 -1 1
his	-5 11 1 0 -5 7 -2 -2
his <earlier>	0 -3 0 0 -1 4 0 0
his…	-3 8 -1 -1 2 -1 0 -3
hit	-4 2 -1 0 0 -1 0 2
hit…	5 -1 0 -2 0 -4 0 0
hiv…	0 0 0 0 0 -1 0 4
hm	-5 5 -8 5 8 -7 -1 -1
hm ,	-3 -1 -5 6 1 -2 0 -2
hm .	-2 7 -2 -1 1 0 0 1
hm no	0 0 -1 -2 5 -4 0 0
hmm	-3 7 -3 0 0 -2 -1 -3
hmm ,	-3 5 0 2 0 -1 0 -2
hold	-5 -7 -1 0 -1 -3 9 -2
hold it	-1 -5 -3 0 0 0 2 0
hold…	-4 0 7 0 0 0 0 -3
hole	1 0 0 0 0 0 0 -4
hol…	-11 -5 6 0 -1 -3 9 -8
home	0 -3 -3 2 0 3 0 4
home .	-3 -3 0 5 0 0 0 4
home to	-2 5 -2 0 0 0 0 0
homework	0 1 -4 0 0 0 0 -1
homew…	0 5 -4 0 0 -3 0 -1
home…	0 5 -4 -2 0 0 0 -3
hom…	-1 2 -8 0 0 3 0 0
honestly	-2 7 -4 -1 0 0 0 2
hones…	1 6 -4 -2 0 0 0 1
honey	3 -5 1 -1 0 0 0 0
hoo…	3 5 -1 0 0 0 0 -1
hope	2 4 0 0 0 0 0 -1
hop…	6 1 -6 -1 0 -2 0 6
horn	1 -2 4 0 0 -1 0 0
horse	4 -5 -1 -1 -1 2 0 -1
hors…	5 -1 -3 -1 -2 2 0 -4
hor…	5 3 0 -2 -2 1 0 -4
hospital	2 0 4 -1 0 0 0 0
hospi…	2 0 4 -1 0 0 0 0
hosp…	2 0 4 -1 0 0 0 0
hos…	2 0 4 -1 0 0 0 0
hot	3 2 -4 0 0 0 0 0
hour	6 -5 -4 -1 -1 3 3 -3
hour .	5 0 0 -1 0 0 0 -2
house .	-4 2 0 -1 0 0 0 3
house…	-2 5 -2 0 0 0 -1 0
hous…	1 5 -6 -1 -1 1 -1 3
hou…	3 -6 -10 -3 -2 3 13 -2
how	-9 1 -14 10 -1 -1 1 19
how a	-1 -3 0 0 0 0 0 7
how it	0 -3 -2 5 -2 2 0 -2
how much	-5 9 -2 0 0 0 0 1
how very	-1 -3 0 -1 0 0 0 6
hue	-11 -2 14 0 0 0 0 -2
huge	1 -4 0 0 0 0 0 0
hundr…	3 -4 4 0 0 0 0 -1
hund…	3 -4 4 0 0 0 0 -1
hung…	0 -3 0 0 0 1 -3 5
hunti…	-2 4 0 0 0 0 0 0
hunt…	-2 4 0 0 0 0 0 0
hun…	1 -3 4 0 0 1 -3 4
husband says	0 0 -2 0 1 -1 0 4
hus…	0 -2 -1 -1 1 -4 0 3
i	-6 -23 -5 -1 -3 10 4 18
i am	2 -6 3 -5 -2 -2 -1 11
i asked	0 -1 0 3 0 3 0 -8
i believe	1 0 2 1 0 0 0 -6
i can	3 -7 -5 1 1 -1 -2 8
i could	0 -10 2 0 0 0 -1 6
i did	-2 0 -1 -1 0 0 0 7
i do	-7 5 1 2 -1 -2 4 -1
i find	0 2 0 -1 -1 1 1 -4
i go	-3 0 0 0 0 0 7 -1
i had	4 -1 -2 0 0 -1 0 1
i have	6 -7 3 0 0 5 -1 -12
i just	0 0 0 -3 4 -1 0 -1
i keep	-1 1 -4 0 -1 2 0 1
i liked	0 0 -1 4 -1 0 0 -3
i meant	-2 8 -2 -3 0 0 0 -4
i miss	0 7 -1 -3 0 2 0 -6
i need	4 -2 -4 -1 -1 5 1 -2
i said	0 1 5 -3 1 0 0 -6
i saw	-3 -1 0 -1 0 0 0 5
i see	0 5 -1 -1 0 0 0 -1
i should	9 -16 -3 5 -2 8 0 5
i suppose	-1 4 0 0 0 0 0 0
i take	2 -2 -6 1 -1 -1 0 0
i think	0 -6 4 1 0 3 -3 4
i want	4 9 -3 -1 -1 -2 -1 -1
i wonder	0 3 1 0 0 -1 0 -4
i would	8 -6 -6 1 -1 1 0 2
idea	-3 0 -1 6 0 0 0 -2
idea ,	-2 -2 0 5 0 0 0 0
ide…	-3 0 -1 6 0 0 0 -3
if	-6 29 0 -7 -3 -6 -2 -8
if i	4 -4 0 3 -1 -1 0 0
if it	3 9 -3 -3 -1 0 0 -3
if someone	-3 5 0 0 0 0 0 -1
if that	0 7 -1 1 0 0 0 -2
if the	-4 11 -1 -3 0 -4 0 3
if you	0 0 4 -3 -1 2 0 0
imagine	-4 3 0 0 0 0 0 -3
imagi…	-4 7 -1 0 0 0 0 -4
imag…	-4 7 -1 0 0 0 0 -4
ima…	-4 7 -1 0 0 0 0 -4
impre…	-4 -1 -1 0 0 0 -2 2
impr…	-4 -3 -4 7 0 0 -2 1
imp…	-4 -1 -5 7 1 0 -4 0
in	3 6 -5 -15 0 -1 4 -4
in $	-13 7 -1 -1 7 1 2 -4
in ,	-4 -6 7 0 0 0 0 -2
in .	-5 7 0 -1 0 6 0 -5
in <color>	6 -5 5 -2 0 2 0 -6
in <earlier>	4 4 0 0 -2 -2 0 -1
in <number>	-6 -3 -11 -1 1 2 10 8
in <time>	-6 -2 -7 0 -3 3 12 0
in a	5 4 -4 -2 -1 -1 -4 2
in and	2 -4 5 -1 -1 0 0 2
in between	0 -6 6 0 0 -1 0 -1
in it	-2 12 0 5 -3 1 0 -6
in its	-1 2 -7 0 0 7 0 -1
in light	8 -4 0 0 0 0 0 0
in my	-4 6 0 -3 -1 -1 -1 7
in place	-2 -2 4 0 0 0 0 0
in the	5 19 -5 -1 -2 -13 -2 -2
in there	-5 10 -2 0 0 -2 0 -2
in this	-1 4 5 0 0 0 -5 -2
inc…	0 -5 1 0 0 0 -1 2
indeed	-1 -2 1 -1 0 0 0 4
indee…	-1 -2 1 -1 0 0 0 4
inde…	-1 -2 1 -1 0 0 0 4
indi…	0 5 -3 0 0 -2 0 0
ind…	-1 3 -2 -1 0 -2 0 4
inhale	-4 0 1 0 0 0 0 0
inhal…	-4 0 3 0 0 0 0 0
inha…	-4 0 3 0 0 0 0 0
inh…	-4 0 3 0 0 0 0 0
initi…	2 -4 0 0 0 0 0 -1
init…	2 -4 0 0 0 0 0 -1
ini…	2 -4 0 0 0 0 0 -1
inside	-2 4 -2 0 0 -4 0 0
inside $	-3 5 -1 0 0 0 0 0
insid…	-2 1 2 0 0 -4 0 0
insi…	-4 0 3 -1 1 -2 0 -1
instead	-2 -5 8 -4 0 -3 -2 -1
instead of	-5 -1 12 -3 0 -3 -2 -1
inste…	-2 -6 8 -4 0 -3 -2 -1
inst…	-2 -6 8 0 0 -4 -2 -2
ins…	-5 -7 9 -2 0 -7 -2 0
intensity	-2 -1 4 0 0 0 3 0
inten…	-2 -1 4 0 0 0 3 0
inte…	-3 -4 4 1 0 0 2 2
into	-1 5 1 0 -1 -4 -1 -1
into a	6 1 -5 0 0 0 -1 -2
into it	-2 4 -1 0 0 0 0 0
into something	-4 -3 4 0 0 0 0 0
into the	0 -2 4 0 0 -2 0 1
invad…	4 -1 -4 0 0 0 0 -1
inva…	4 -1 -4 0 0 0 0 -1
inv…	4 -4 -1 0 1 -1 0 1
is	-15 -5 5 -5 3 -4 -8 25
is $	0 2 -1 -1 2 0 -1 -6
is ,	1 -4 1 -1 2 0 -1 3
is <here>	4 4 -2 -1 0 0 0 -2
is <number>	1 0 3 0 1 0 0 -4
is a	-5 -3 16 1 -1 -2 -3 4
is all	-4 2 3 0 0 0 0 -1
is asking	-1 1 -1 -1 0 4 0 -2
is awake	4 -3 0 0 0 1 0 -5
is better	0 -2 -1 -4 2 0 0 3
is crying	-1 -4 1 5 2 0 0 -1
is exactly	0 -2 -3 0 0 0 0 5
is getting	-1 0 0 3 0 0 0 -4
is going	0 -1 1 0 0 1 -2 4
is gone	3 0 -1 -1 2 -2 -4 -1
is how	0 -5 0 0 0 0 0 3
is in	0 -3 0 -3 1 1 0 4
is it	-2 3 6 -4 -1 0 0 -6
is left	-3 9 -2 0 0 0 0 0
is more	-1 7 -5 1 0 -2 0 3
is my	-4 -3 -2 0 0 5 -2 2
is no	4 -2 0 0 0 0 0 0
is not	6 3 -12 -1 -1 0 0 7
is okay	0 -3 -1 -1 0 0 0 4
is on	-1 6 0 0 0 -1 -1 0
is over	0 -4 0 0 0 2 0 0
is rather	0 0 -3 0 0 -1 0 4
is staring	0 -4 0 3 0 0 0 0
is still	1 5 1 -2 0 -1 0 -2
is the	-3 14 -15 -6 -5 -6 0 12
is there	6 -1 -2 0 0 0 0 0
is too	-7 -1 5 5 0 -2 0 -6
is very	0 -6 4 -2 -2 -1 0 -1
is what	0 -2 6 -2 0 0 0 0
it	-48 27 0 -3 12 -16 6 -8
it $	1 -8 -13 -2 7 -3 6 13
it ,	0 -3 -10 -3 6 -2 -2 11
it .	-4 7 -5 6 -4 3 -2 1
it <color>	4 -5 5 -1 0 0 -1 4
it <count>	0 -3 5 0 0 -1 -1 0
it <earlier>	0 -5 2 0 0 2 1 0
it <here>	0 -4 6 0 0 0 1 -3
it <time>	0 -4 1 0 0 0 -1 0
it a	-7 6 -4 0 0 0 1 4
it again	0 3 -3 -1 8 -3 -1 0
it and	-6 4 -1 0 0 -1 0 1
it as	-2 -5 -5 9 -2 -2 6 -1
it at	-3 1 -3 2 0 0 4 -2
it away	0 -1 -1 3 -4 0 3 0
it back	0 -6 6 -1 10 -4 -3 -2
it backwards	0 -3 7 0 0 0 -1 0
it be	-1 -6 1 0 -1 -2 -1 -1
it beat	0 4 -5 0 0 0 -1 0
it does	-2 -4 7 0 0 0 0 0
it down	-1 -5 11 -1 0 0 -1 -2
it go	0 0 0 4 0 0 -1 -4
it goes	0 -2 6 0 1 -1 0 0
it has	-2 7 -1 -1 0 1 0 -4
it in	3 -2 4 0 0 0 -2 -3
it is	18 -10 -12 -2 7 -2 -3 1
it lacks	0 7 -2 -1 0 -1 0 -4
it like	0 -3 -3 5 0 -2 0 9
it look	-4 6 -2 -2 -1 0 0 -3
it looks	-1 4 -7 -2 0 0 0 7
it more	0 6 -2 -1 0 0 -1 -2
it must	0 6 -6 0 0 0 -1 -1
it never	0 0 4 0 0 0 0 -4
it now	-1 -2 0 2 0 0 -1 8
it open	-1 4 0 0 0 0 0 0
it should	-6 0 -3 -1 0 0 0 0
it still	-1 -1 2 5 -3 0 2 -4
it the	0 -2 6 1 0 -1 0 0
it there	0 -6 -4 0 0 0 4 0
it to	-4 -3 7 -1 0 0 3 -5
it towards	0 -4 3 0 0 0 0 0
it up	-2 3 6 0 0 3 -2 -1
it was	-4 -6 -4 -5 -5 4 3 4
it were	0 5 0 -4 0 0 0 -2
it with	-1 5 1 0 0 -1 0 0
its	-15 12 7 1 -4 3 -1 -3
its <color>	0 0 5 -1 0 1 0 -1
its a	-1 8 1 0 0 -1 0 -2
its about	-3 8 -3 0 0 0 -1 -1
its just	-1 1 -2 -1 0 0 0 4
jealous	0 0 0 -1 0 0 0 4
jealo…	0 0 0 -1 0 0 0 4
jeal…	0 0 0 -1 0 0 0 4
jea…	0 0 0 -1 0 0 0 4
jel…	4 -1 -1 -1 0 0 0 -4
jess	0 5 -1 -1 0 -1 0 1
jes…	0 5 -1 -2 0 -1 0 2
jk	-2 0 -6 0 6 0 -4 0
joke	0 -2 4 1 0 0 -1 0
jok…	1 -5 4 0 0 4 -1 -2
jumped	-1 0 0 -1 0 0 0 4
jumpe…	-1 -2 0 -1 0 1 0 4
jumping	-6 5 5 0 0 -4 0 -1
jumpi…	-6 5 4 0 0 -2 0 -1
jump…	-12 5 4 -1 0 -2 0 4
jum…	-13 6 5 2 0 -2 0 3
just	-2 -10 1 -1 1 -1 -4 12
just a	1 -4 5 2 0 0 0 -5
just as	0 0 1 -2 -1 6 0 0
just asked	-2 -4 0 1 0 0 0 5
just before	0 0 -1 7 0 0 0 -2
just did	0 -1 -1 8 -1 -1 0 -7
just like	-3 -4 0 -2 0 0 0 7
just one	-5 7 2 -1 0 0 0 -3
just the	7 -2 2 1 -1 0 0 -2
just took	-1 0 0 -2 4 -1 0 -3
jus…	-6 -2 1 -1 1 -1 -4 12
keep	-6 -4 -2 -3 -1 4 -1 8
keep thinking	0 -3 -4 0 -1 3 0 -1
keep this	-1 -2 0 0 -2 -1 5 -2
keep…	0 1 -1 0 0 0 0 4
kee…	-6 -3 -4 -3 -1 4 -1 12
kid…	1 0 2 1 0 -3 0 4
kill	-2 -5 -6 0 -1 0 13 -5
kill it	-2 -3 -4 0 -1 0 11 -3
kill…	-1 0 0 5 -1 -3 0 0
kil…	-3 -5 -6 4 -2 -4 13 -2
kind	2 4 -3 -3 0 0 -1 2
kind of	1 -3 -1 -1 0 0 -1 4
kinda	-2 4 -1 -1 0 0 0 -1
kindly	-1 -6 -2 3 3 3 3 -2
kindl…	-1 -7 -2 3 3 3 5 -3
kind…	-3 -2 -4 2 1 3 5 -4
kin…	-1 3 -10 -1 1 1 5 -3
kis…	-4 -4 0 0 0 0 0 8
kitchen	0 -7 4 1 1 -4 0 1
kitch…	-1 -5 4 1 1 -4 0 1
kitc…	-1 -5 4 1 1 -4 0 1
kitte…	3 1 -4 0 -1 0 1 2
kitt…	4 1 -4 0 -1 0 1 0
kit…	2 -5 -1 1 0 -4 1 1
knight	4 0 -2 0 0 0 0 0
knigh…	4 2 -2 0 0 0 0 0
knig…	4 2 -2 0 0 0 0 0
kni…	4 2 -2 0 0 0 0 0
know	-1 10 -4 -3 0 -2 -1 -1
know $	-5 8 -1 0 0 0 0 -2
know ,	-2 4 0 0 0 -3 0 1
know the	4 -3 0 0 0 0 -1 -1
kno…	-3 8 2 -3 -1 -2 -1 -2
lacks	-1 9 -2 -1 0 -1 0 -4
lack…	-1 9 -2 -1 0 -1 0 -4
lac…	-1 9 -2 -1 0 -1 0 -4
lag…	-2 6 -3 0 0 3 -1 0
lake	7 -6 -1 0 0 0 0 -1
lak…	7 -7 0 0 0 4 0 -1
lamp	0 -7 -11 -4 -2 -8 11 3
lamp $	5 -4 0 -2 -1 0 -10 7
lamp .	0 -1 3 -1 0 0 -3 5
lamp on	-2 3 -1 0 -1 -5 1 -2
lamp to	0 -1 -5 0 0 0 6 -1
lam…	2 -5 -11 -4 -2 -8 11 1
lante…	-5 6 -1 0 -1 -2 0 -3
lant…	-5 6 -1 0 -1 -2 0 -3
lan…	-3 6 -4 0 -2 -3 0 -4
lar…	-2 6 -3 0 0 1 1 -2
last	1 -3 0 16 -2 -3 -1 -7
last <time>	-2 -4 2 0 0 0 0 0
last bit	-2 -2 -3 5 0 0 0 -1
last clause 1	8 0 -3 0 0 0 -2 -1
last clause a	19 -8 -4 -4 -1 -2 -4 3
last clause a bit	0 -5 2 0 0 0 0 0
last clause all	4 -4 0 -1 0 3 0 -1
last clause and	3 6 0 -1 0 -3 -2 3
last clause and a	4 -1 -3 0 0 0 0 -2
last clause and i	-4 -3 0 0 0 0 -1 5
last clause and no	5 2 -2 0 0 -2 0 0
last clause as	-3 3 -4 1 1 -2 -1 -5
last clause as in	-2 4 0 0 0 0 0 -1
last clause back	-1 0 0 6 -4 -4 4 0
last clause back to	0 0 0 5 0 -3 0 0
last clause before	0 -4 -2 -1 0 4 0 -1
last clause big	4 -2 -1 0 -2 -1 0 0
last clause black	0 5 -2 0 0 -1 0 0
last clause but	2 5 -8 -3 -1 -6 -2 7
last clause calm	0 -3 5 -1 0 0 0 0
last clause can	0 5 0 -1 -1 -1 0 2
last clause can you	2 -6 3 0 -1 -1 0 3
last clause cancel	-1 0 -5 7 0 -2 0 0
last clause cancel the	0 0 -2 4 0 -2 0 0
last clause could	2 -7 -1 3 1 2 0 0
last clause ctrl	0 0 0 3 0 0 0 -5
last clause do	3 2 2 -1 1 -2 0 -5
last clause do not	-4 1 7 0 0 -1 1 0
last clause flip	0 -4 5 -1 0 -2 0 -1
last clause for	0 4 1 0 0 -2 -1 -2
last clause forget	-1 -1 -4 7 0 0 0 -5
last clause give	1 -8 9 4 0 -2 0 -1
last clause go	0 -11 -3 11 -1 0 -2 -2
last clause good	-1 4 -2 0 0 0 2 0
last clause green	5 0 -2 0 0 0 -2 -1
last clause hardly	3 3 -5 -1 0 0 -1 0
last clause he	-6 0 1 1 2 0 0 3
last clause i	-3 -2 -4 -4 0 5 3 8
last clause i am	-2 4 -1 0 -1 -1 0 -6
last clause i do	-4 5 -1 0 2 -1 0 -1
last clause i should	2 -8 0 0 0 2 0 4
last clause i want	-2 5 -2 0 -2 0 0 0
last clause i will	0 -1 -4 0 0 0 -1 4
last clause i would	2 -3 0 -2 -1 4 0 -2
last clause if	9 1 -2 0 -1 2 0 -7
last clause in	-3 -2 -3 -1 0 7 0 4
last clause in its	0 -1 -3 0 0 7 0 -1
last clause in my	-3 0 0 -1 0 0 0 4
last clause is	-7 7 2 0 -1 0 0 -3
last clause is that	0 4 -1 0 0 0 0 -3
last clause it	-4 3 2 -4 -1 -3 0 -4
last clause it needs	0 -5 2 0 0 0 0 0
last clause it should	-2 3 -5 0 0 0 0 -2
last clause it was	0 5 0 -3 0 0 0 0
last clause its	-5 -7 12 0 1 -1 3 3
last clause its a	1 3 4 0 0 0 0 -1
last clause just	-1 0 6 -3 -2 6 0 1
last clause lamp	0 0 0 0 0 -5 1 0
last clause leave it	0 -1 -1 -1 0 0 0 4
last clause less	0 4 -2 -2 0 0 -1 0
last clause let	-4 3 0 -2 1 2 1 -3
last clause let us	1 -6 2 0 0 1 0 -1
last clause like	-10 15 0 -1 2 1 -1 -4
last clause like a	-5 5 0 0 0 0 0 -1
last clause like an	-2 4 2 0 0 0 0 0
last clause like in	0 4 -3 0 0 0 0 0
last clause like when	0 -4 0 -1 0 0 0 2
last clause little	-5 -1 -1 -2 0 -1 0 4
last clause make	1 3 4 -1 -1 -1 0 -4
last clause more	3 10 -5 -1 0 0 0 -3
last clause more like	-3 6 -3 0 0 0 0 0
last clause my	-5 -5 2 5 -1 0 3 3
last clause my eyes	0 -5 1 0 0 0 3 0
last clause nice	-2 -2 -2 -2 0 0 0 6
last clause nice 	-2 -2 -2 -2 0 0 0 6
last clause no	5 0 2 -5 0 -3 -1 -2
last clause no more	2 0 5 -3 0 0 0 0
last clause not	-8 10 3 -3 -1 -1 -1 0
last clause nothing	0 4 -1 0 0 0 0 3
last clause nothing else	0 5 -1 0 0 0 0 -1
last clause now	-3 4 -1 -4 0 2 0 5
last clause off	-1 -3 0 1 -1 0 4 -1
last clause old	1 5 -3 0 0 0 0 0
last clause on	-4 4 -1 0 3 0 2 0
last clause one	2 -1 -4 -2 -1 -3 -1 0
last clause only	1 9 -2 0 0 -5 -1 -4
last clause only the	3 -7 3 0 0 0 -1 0
last clause otherwise	-1 4 -2 0 0 0 -1 -1
last clause please	-10 -2 5 5 1 -5 -3 -3
last clause please 	-6 0 4 3 -1 -2 -1 0
last clause please a	-3 0 4 -1 0 0 0 0
last clause previous	-1 -2 -4 4 0 0 0 -2
last clause put	-2 -5 6 -2 3 4 -5 -3
last clause put it	-1 -1 0 1 -1 3 -4 0
last clause real	0 7 -5 0 0 0 0 0
last clause red 	-1 2 7 -1 -2 0 0 -1
last clause return	-1 0 -2 5 1 -1 0 -1
last clause reverse	-2 -2 -6 7 -1 0 0 5
last clause revert	-1 0 0 4 -1 0 0 -3
last clause rewind	0 -1 -4 10 0 0 0 0
last clause roll	-4 -2 0 2 0 5 0 0
last clause same	-5 7 -3 -3 -1 1 0 0
last clause say	-4 0 3 0 0 0 0 0
last clause scrap	-1 -1 -6 5 -1 0 0 -2
last clause she	-5 -2 10 -2 -1 -3 0 1
last clause she is	0 -4 6 -2 0 -1 0 1
last clause show	5 -4 0 -4 0 2 -2 -4
last clause show me	-1 0 0 -4 0 1 -2 0
last clause slow	2 0 -5 0 0 -1 0 6
last clause so	1 7 -8 5 5 4 2 -10
last clause so a	3 1 -5 0 0 0 0 0
last clause so the	-3 0 3 -1 1 4 0 -3
last clause something	6 -1 -1 0 0 0 -2 -1
last clause something that	5 -1 -1 0 0 0 0 -1
last clause still	-2 0 -3 2 0 0 0 5
last clause stripes	2 0 -2 5 0 -3 0 0
last clause take	-2 -2 1 8 0 1 -1 -3
last clause take it	-1 0 -1 4 0 0 0 -1
last clause take that	0 0 -4 6 0 0 -1 0
last clause that	9 -7 2 -6 0 -3 -1 -1
last clause that is	4 -6 2 1 -1 -2 -1 -3
last clause the	6 3 -12 -7 4 11 0 -6
last clause the first	1 6 -1 0 -1 -3 0 0
last clause then	3 -5 -1 -2 -3 6 2 4
last clause then 	1 -1 -1 0 -2 4 0 6
last clause then stop	-2 0 4 0 0 0 -2 -1
last clause there	0 1 -2 0 0 -1 0 -4
last clause there is	0 1 0 0 0 -1 0 -4
last clause think	1 9 -8 -1 0 -1 0 0
last clause this is	-2 -3 4 -3 0 0 0 2
last clause three	4 -1 2 0 0 0 0 -2
last clause turn	0 0 4 2 0 -1 0 0
last clause undo 	0 0 -1 4 -4 0 0 -1
last clause we	-1 -1 1 0 0 -1 4 1
last clause were	-5 2 2 -3 0 0 0 0
last clause what	-1 2 -1 4 0 0 0 2
last clause white	10 0 -7 -1 0 -1 -1 0
last clause white on	3 0 -4 -1 0 -1 -1 0
last clause with	6 -5 0 0 1 -1 0 -2
last clause with the	-1 -4 0 0 0 -2 0 0
last clause write	6 0 -2 0 0 -1 0 -2
last clause you	-6 -4 -3 -5 1 -1 0 10
last clause you are	-4 -1 0 -1 0 0 -1 8
last clause you have	-3 -2 0 -1 0 0 0 5
last clause you know	1 4 0 -2 0 -1 0 -1
last one	2 4 1 -1 0 0 -1 -2
last orders	6 0 -4 0 0 -3 0 0
last thing	-2 0 -3 12 0 -2 0 -2
last…	4 -5 4 -1 0 -2 -1 -1
las…	6 -5 2 15 -2 -5 -3 -8
late	2 -5 -1 -3 0 0 0 4
late ,	2 -4 -1 -1 0 0 0 3
lat…	-3 -3 -4 1 -1 0 1 4
laugh…	-2 -2 -3 0 0 0 -1 7
laug…	-1 0 -2 0 0 0 -1 9
lau…	1 -2 -2 0 0 0 -1 9
lava	12 -4 -1 -1 0 0 -2 -4
laven…	4 -1 -4 0 0 -1 0 -1
lave…	4 -1 -4 0 0 -1 0 -1
lav…	15 -6 -1 -1 -1 1 -2 -5
laz…	1 -4 7 0 0 0 0 -1
leave	2 -7 4 0 0 -1 -1 5
leave it	0 -8 0 -1 1 0 0 9
leave…	-3 4 2 0 0 0 0 -1
leav…	-1 -4 6 0 0 0 -1 4
lea…	-1 1 1 -1 0 0 -1 5
leds	-2 -2 1 0 -1 -1 0 6
led…	-2 -2 1 0 -1 -1 0 6
left	-1 -2 6 2 -2 6 2 -3
left ,	-3 7 -3 -1 0 1 0 0
left it	0 0 -1 -1 -1 5 -2 0
left to	0 -2 5 0 0 0 0 -3
lef…	-1 -5 6 2 -2 6 2 -3
lengt…	0 -3 4 -3 0 0 0 0
leng…	0 -3 4 -3 0 0 0 0
len…	0 -4 6 -5 1 0 0 0
less	-7 -1 10 -2 -1 -3 -3 -4
less $	-4 -6 7 0 0 0 -1 0
less <color>	0 -4 4 0 0 0 0 0
less bright	-2 -5 2 0 0 0 0 0
less like	-4 6 -4 0 -1 0 0 0
less of	-2 -3 0 0 0 0 0 4
less often	0 -5 2 0 0 0 0 0
less than	0 -1 9 -3 0 0 0 -3
les…	-7 -1 10 -2 -1 -3 -3 -4
let	-14 9 5 -4 2 6 -1 1
let a	-6 17 -5 0 0 0 0 -1
let it	-4 -1 5 0 0 0 1 0
let me	4 -6 -1 -2 -1 8 2 -3
let the	-5 7 1 0 0 -3 0 0
let us	6 -17 0 -1 2 1 -2 7
letter	3 5 -4 0 0 -1 0 -2
letter $	1 5 -3 0 0 0 0 -2
letters	-9 -3 13 -2 -1 0 0 -2
letters in	-6 -1 4 -2 0 0 0 0
lette…	0 2 5 -2 -1 -4 -1 -4
lettu…	0 -4 3 0 0 0 0 0
lett…	0 -2 8 -2 -1 -4 -1 -4
let…	0 -2 8 -2 -1 -4 -1 -4
level	6 -3 -2 0 0 0 -3 -1
leve…	6 -3 -2 0 0 0 -3 -1
lev…	6 -3 -2 0 0 0 -3 -1
lie	1 -4 -2 0 0 1 0 6
lie…	-2 -4 0 5 0 0 0 0
lif…	-2 5 0 1 -3 -1 -1 3
light	-6 0 1 -1 -1 6 5 3
light $	7 -10 -4 0 0 6 1 6
light ,	-2 -1 -3 0 0 0 3 4
light .	8 -1 -2 0 0 0 0 -1
light for	0 0 0 0 0 0 -2 -5
light on	-5 1 6 0 0 0 0 -1
lighter	0 -2 5 0 0 -1 0 0
lighthouse $	4 -5 0 0 0 0 0 0
lightning	-2 3 5 0 -2 0 0 0
lights	7 -5 -3 -1 0 -6 5 -5
lights $	10 -6 -2 0 0 0 0 -2
lights ,	0 -4 1 0 0 0 0 0
lights of	0 6 0 0 0 -4 -1 0
lights out	-3 -2 -1 0 0 -2 8 -1
light…	5 -3 0 -2 -2 -4 2 -5
ligh…	5 3 -4 -3 -3 -1 1 -2
lig…	5 3 -4 -3 -3 -1 1 -2
like	-5 -3 1 -1 1 2 -4 8
like $	9 -3 0 0 -2 0 0 -1
like .	10 -8 -1 0 0 0 0 -2
like <color>	1 2 -4 -3 1 0 0 4
like <number>	1 -1 6 -1 0 0 -1 -1
like <time>	0 -4 5 2 0 -1 0 0
like a	-8 10 -1 0 0 -4 0 -3
like an	-5 2 4 1 0 0 -1 3
like in	-3 11 -3 0 0 0 0 -1
like it	-1 2 -4 2 0 -1 0 2
like its	-1 9 -3 0 0 -2 0 -3
like that	-1 -15 -4 -4 0 0 0 20
like the	1 7 1 3 0 -4 -1 -1
like to	-2 -3 -2 0 0 4 1 -1
like when	0 -5 0 -1 0 0 -1 2
likes	8 -1 2 -1 1 -1 0 -7
like…	7 -1 -1 2 2 0 0 -9
lik…	2 -4 0 1 1 2 -4 1
lil…	-1 -4 2 0 0 -1 1 -1
lim…	-5 -3 6 0 0 2 0 -1
lin…	0 11 -6 -1 0 -3 0 1
lip…	1 -4 2 0 0 2 0 -1
lit	7 -1 0 0 0 1 0 -3
little $	0 -4 9 -1 0 0 0 -1
little <color>	2 1 -7 0 0 -1 0 1
little <earlier>	-2 7 -1 0 0 -2 0 -1
litt…	2 -4 2 -1 -3 -1 -3 1
lit…	2 -4 -2 -1 -3 -1 -3 1
live…	0 -7 5 0 -1 1 0 0
liv…	-3 -4 3 0 -1 4 0 0
loc…	4 -1 -2 0 0 2 0 -1
log	-6 -1 0 0 0 0 5 -1
lonelier	-1 6 -3 0 0 0 0 -1
lonelier $	-1 6 -3 0 0 0 0 -1
lonely	0 6 -4 -1 0 0 0 -3
lonel…	-1 11 -7 -1 -1 0 0 -4
lone…	-1 11 -7 -1 -1 0 0 -4
long	0 -4 8 -1 0 -3 -4 -1
long $	0 -4 2 -1 0 -1 0 0
longer	-5 -5 6 -1 2 1 -2 -2
longer $	0 -4 3 0 0 0 0 -3
longer ,	-2 -7 6 0 0 0 0 -1
longer .	0 -2 -3 0 0 4 -2 2
longe…	-5 -5 6 -1 2 1 -2 -2
long…	-5 -5 6 -1 2 1 -2 -2
lon…	-9 4 6 -3 1 -1 -5 -6
look	8 4 -7 -4 -3 2 -2 -6
look at	-2 -1 -1 0 0 4 0 2
look like	6 -2 -1 -2 -2 0 0 -6
look more	0 6 -4 0 -1 0 0 -1
looked	0 -1 4 -2 0 2 0 0
looke…	0 -1 4 -2 0 2 0 0
looks	-2 3 -3 5 3 -1 0 1
looks like	-2 -5 -2 1 0 0 0 0
look…	-4 1 3 2 5 -2 0 2
loop	-6 -4 14 0 -2 0 -3 0
loop it	0 -4 8 0 0 0 -1 0
loo…	-3 0 10 -3 1 2 -4 -5
lose	1 0 5 2 -2 -3 -2 4
lose the	-2 -3 6 0 -2 -1 0 -1
lost	3 1 0 -1 0 3 0 -4
los…	4 2 2 -1 -2 -1 -3 1
lot	-5 -9 14 -1 0 -1 0 3
lot $	-1 -4 1 -1 0 -1 0 4
lot…	-1 -4 3 0 -2 4 0 0
love	9 -5 -1 -2 -1 0 -3 0
love it	0 -2 -1 -1 -1 0 -1 9
love to	5 -2 0 0 0 0 0 -3
lovely	-4 -3 0 0 0 1 0 4
lovel…	-4 -3 0 0 0 1 0 4
love…	-5 -1 0 0 1 -3 0 7
lov…	4 -6 -1 0 0 -4 -3 7
lower	-1 -4 8 0 0 -1 -2 -1
lowe…	-1 -4 8 0 0 -1 -2 -1
low…	-1 -4 7 0 0 -1 -2 1
luc…	-4 2 0 0 0 0 0 4
lunch	5 -3 0 0 -1 0 -1 -2
lunc…	5 -3 0 0 -1 0 -1 -2
lun…	6 -4 0 0 -1 0 -1 -2
m	0 -8 -3 -2 0 0 -2 15
made it	-1 0 2 4 -3 1 0 0
mad…	0 -2 1 5 -2 1 0 -2
magic…	1 8 -5 0 0 0 0 -3
magi…	-1 8 -4 0 0 0 0 -5
mag…	-2 5 -2 0 1 0 0 -7
make	-1 8 2 -4 -1 -5 -3 -7
make a	4 -5 -3 0 0 0 3 0
make it	1 11 -12 -2 -1 -1 -1 -2
make out	0 4 -3 0 0 0 0 0
make that	-3 -6 12 0 0 0 0 -1
make the	2 -6 7 2 1 -2 -5 -2
make them	-1 6 -8 -1 0 0 0 0
makes	0 5 0 0 0 -2 0 -1
make…	0 5 0 0 0 -2 0 -1
mak…	-3 13 4 -4 -2 -7 -3 -8
mamma	-2 -3 3 -1 0 0 0 4
mamma mia	-2 -3 3 -1 0 0 0 4
mamm…	-2 -3 3 -1 0 0 0 4
man	-5 12 -7 3 0 0 0 0
man ,	-3 2 1 4 0 0 0 -2
manage	4 1 -2 -2 0 0 0 -1
manage .	4 1 -2 -2 0 0 0 -1
many	1 -10 10 1 0 -1 -1 -3
many colors	5 0 -1 0 0 0 0 0
man…	3 -12 6 -3 0 -1 -1 0
march	1 5 -3 0 0 -1 0 0
marc…	2 8 -6 -1 0 -1 0 2
mars	5 -4 0 0 0 0 0 -1
marshmallow	-6 2 0 0 1 0 0 0
marsh…	-6 2 0 0 1 0 0 0
mars…	-6 2 0 0 1 0 0 0
marvellous	-3 -1 1 0 0 0 0 4
marve…	-3 2 -2 0 0 0 0 4
marv…	-3 2 -2 0 0 0 0 4
mar…	-1 4 -1 -2 1 1 -2 2
master	0 -2 -5 0 0 0 6 0
maste…	0 -2 -5 0 0 0 6 0
mast…	3 -5 -5 0 0 0 6 0
mas…	0 -1 -5 0 0 -4 6 0
match	4 -1 0 -2 0 3 -1 -2
matc…	4 -1 0 -2 0 3 0 -2
mate	0 0 4 0 0 0 0 -1
matte…	2 5 -2 -3 0 0 0 -1
matt…	2 5 -2 -3 0 0 0 -1
mat…	10 3 1 -5 -1 1 0 -4
may	0 -2 5 2 3 0 -2 -9
may stay	0 0 0 0 4 0 -2 -1
maybe	-9 11 0 -2 -2 0 -1 -1
mayb…	-9 7 0 -2 -2 0 -1 -1
may…	-11 11 -1 -2 -2 0 -1 -1
me	6 -17 -4 -1 2 11 -3 4
me $	0 -2 0 7 -1 0 -2 3
me ,	-2 -1 0 -1 6 -4 0 2
me .	1 -5 -1 -3 5 -2 -2 0
me a	9 -9 0 4 -1 -1 -2 -3
me see	4 -4 0 -1 -1 5 -1 -1
me something	5 -4 0 0 0 -1 0 0
me that	-2 1 4 -2 0 0 0 -2
me the	4 -2 -3 -3 -3 1 -2 -4
me to	-4 2 -2 -1 0 7 0 0
me with	-4 3 0 0 0 1 0 -2
meaner	0 8 -6 0 -1 0 -1 -1
meane…	0 8 -6 0 -1 0 -1 -1
means	-2 0 0 0 0 0 -1 4
meant	-3 7 2 -4 -1 0 0 -3
mean…	-5 11 -1 -4 -1 0 -2 0
measured	-2 0 -1 0 0 0 0 5
measu…	-2 0 -1 4 0 -2 0 5
meas…	-2 0 -1 4 0 -2 0 5
mea…	-5 7 0 6 1 -5 -2 -1
med…	6 2 -5 -1 0 0 0 0
meeting	-4 0 -1 0 0 0 0 7
meeti…	0 -2 -2 0 0 -1 2 6
meet…	0 -2 -2 0 0 -1 2 6
mee…	2 -1 -2 -2 0 -1 2 6
meh	0 5 -4 9 0 0 -1 -5
meh ,	-1 6 -4 5 0 0 -1 -3
melt into	-1 -4 5 0 0 -1 0 0
melting	0 5 -1 0 0 -1 0 -1
melti…	0 5 -1 0 0 -1 0 -1
melt…	0 5 -1 0 0 -1 0 -1
mer…	5 -3 0 0 0 0 0 0
mess	-2 -2 -1 -2 0 0 0 5
mess…	-3 5 -3 0 2 -3 0 0
mes…	-4 3 -4 -2 2 -3 0 5
met…	1 1 -4 0 0 0 0 -1
mia	0 -3 3 1 0 -3 0 4
mid	0 8 -6 1 0 0 0 3
middle	-2 -4 8 -2 0 -1 0 -1
middle ,	-4 -2 6 0 0 0 0 0
middl…	-2 -4 8 -2 0 -1 0 -1
midd…	-2 -4 8 -2 0 -1 0 -1
mid…	0 -5 8 -3 0 -1 1 -1
might	-5 5 1 0 0 0 -1 3
migh…	-5 4 3 0 0 0 -1 3
mig…	-5 1 3 3 0 0 -1 3
milk	-3 -1 0 -1 0 0 -1 7
milky	8 -3 -3 -1 0 0 0 -3
milk…	8 -3 -3 -1 0 0 0 -3
mil…	-3 2 -3 -2 0 0 -1 7
mind $	0 -1 1 7 0 0 0 -1
mind ,	0 0 0 0 2 -2 0 -4
mind .	-1 -1 0 -5 0 0 0 5
mine…	7 -1 0 0 0 0 -1 -4
minus	-4 0 9 4 0 -1 -7 -2
minus <percent>	-2 0 11 -2 0 0 -7 -2
minute	-1 -4 10 -1 0 0 0 -3
minute $	-1 -1 8 0 0 0 0 -2
minut…	4 -11 2 -1 -3 -2 8 1
minu…	0 -11 10 3 -3 -3 1 -1
min…	1 -12 6 5 1 -7 4 -4
mirror	-5 6 0 0 0 0 0 -1
mirro…	-4 6 0 0 0 0 0 -1
mirr…	-4 6 0 0 0 0 0 -1
mir…	-4 6 0 0 0 0 0 -1
miss	0 8 -1 -3 0 2 0 -6
miss a	0 4 0 0 0 0 0 -2
miss the	0 7 -1 0 2 0 0 -4
missed	0 0 1 0 0 5 0 -1
mist	1 4 0 0 0 0 -1 0
mistake	0 -4 -4 8 -1 -1 0 -1
mista…	0 -4 -4 8 -1 -1 0 -1
mist…	0 -4 -4 8 -1 -1 0 -1
mis…	-2 9 0 5 -1 2 -1 -10
mix	-3 20 -6 0 0 -11 -1 0
mix in	-3 14 -5 0 0 -5 -1 0
mm	0 1 -1 4 0 0 0 0
moment	-3 4 2 1 0 -2 5 -1
moment ,	-4 0 -1 0 0 0 6 0
momen…	-3 5 2 1 -1 -2 5 -1
mome…	-3 5 2 1 -1 -2 5 -1
mom…	-1 5 1 1 -1 -2 5 -1
monster	0 4 -3 0 0 0 0 0
monst…	0 7 -4 0 0 3 -2 0
mons…	0 7 -4 0 0 3 -2 0
mon…	3 7 -7 -1 0 2 -2 0
mood	0 9 -9 0 0 -2 0 6
moon	6 2 -6 -4 -2 -2 -1 -3
moons	-3 4 -2 0 0 0 0 -1
moon…	0 3 -7 1 0 0 0 -2
moo…	3 13 -17 -5 0 -5 -2 1
more	-5 15 -4 4 -5 -4 -3 0
more $	-2 -23 26 -1 -2 3 -1 -4
more ,	0 -2 -8 8 -1 5 0 0
more .	0 -2 -5 2 1 -1 0 1
more <color>	-6 -7 12 -2 1 -1 0 -2
more <here>	8 -6 3 -2 0 0 0 -1
more <time>	0 16 -15 -1 0 -2 -3 0
more festive	0 6 -4 0 0 0 0 0
more flashes	0 -4 1 0 0 0 0 0
more light	-1 -6 11 0 0 0 0 0
more like	-7 13 -8 1 -1 0 0 2
more of	0 -4 3 -1 -1 -1 0 0
more panic	-1 6 -5 0 0 0 0 0
more slow	-3 -2 8 -1 0 0 0 0
more slowly	-1 -8 7 0 -1 0 0 1
more than	7 -1 0 -1 0 0 0 0
more time	0 -2 4 0 1 0 0 0
more weight	-1 6 -2 0 0 -1 0 -1
morning	5 -3 2 0 0 1 0 -5
morning ,	4 -1 0 0 0 -2 0 -1
morni…	5 -4 2 -1 0 0 1 -3
morn…	5 -4 2 -1 0 0 1 -3
mor…	0 11 -2 3 -5 -4 -2 -3
mother	-1 6 -1 2 -1 -3 0 1
mothe…	-1 5 -1 2 -1 -3 0 1
moth…	-1 5 -1 2 -1 -3 0 1
moti…	0 -4 0 0 0 0 0 4
mot…	1 4 -4 1 -1 -3 0 4
mount…	2 5 -2 -4 -2 1 0 -1
moun…	4 0 -2 -4 -2 1 0 -1
mou…	3 4 -2 -5 -2 0 0 -1
moved	-1 0 3 0 0 0 0 -4
move…	1 -1 6 0 0 0 3 -7
moving	2 -5 1 -1 0 -1 0 1
movin…	2 -5 1 -1 0 -1 0 1
movi…	2 -9 1 -1 0 -1 0 1
mov…	3 -10 6 -1 -1 -2 3 -6
much	-4 3 7 -2 -1 -4 -1 -2
much $	-1 -3 6 0 0 0 0 -2
much ,	4 -1 -1 4 0 -2 -1 -3
much <here>	0 5 -2 0 0 0 0 0
much for	0 0 2 -5 0 0 0 0
muc…	-1 1 6 -3 -1 -4 -1 -2
mum	-1 -3 -1 3 0 0 6 -2
mum says	0 0 -1 4 0 0 -1 -2
must	-2 6 -5 -1 2 -1 -1 -2
must be	0 3 -7 0 0 0 0 1
mus…	-4 6 -9 -1 0 -4 0 -2
my	-1 -21 -9 -10 0 3 0 24
my <earlier>	-2 2 0 -3 -7 6 -1 3
my dads	-1 1 0 -3 0 0 0 5
my daughter	8 -1 -1 0 0 0 0 -5
my eyes	-1 -5 8 5 0 -1 3 -5
my granddaughter	4 0 -1 0 -1 0 0 -4
my husband	-1 -2 -2 0 1 -1 0 4
my mind	0 0 0 0 3 -3 0 -4
my neighbour	-2 0 0 0 0 0 0 4
my nephew	5 -2 0 0 0 0 0 -2
my sister	-2 -5 -2 0 -1 2 -1 4
my son	1 -7 0 0 0 0 0 -1
my whole	-1 0 -4 0 0 0 -1 8
na	0 -5 2 0 -2 1 0 0
name	3 -2 3 0 0 -4 4 -7
name ,	4 0 -4 0 0 0 -2 0
nam…	3 -2 2 0 0 -4 4 -8
napol…	-1 2 0 0 -5 4 0 0
napo…	-1 2 0 0 -5 4 0 0
nap…	-1 2 0 0 -5 4 0 -1
nearly	-4 5 3 0 0 -1 0 -7
nearly $	0 14 -5 0 0 0 0 -6
nearly ,	0 4 -2 0 0 -2 0 0
nearl…	-4 5 3 0 0 -1 0 -7
near…	-4 5 3 0 0 -1 0 -7
nea…	-5 5 4 0 0 -1 0 -6
need	6 -5 -1 -2 -1 5 2 -2
need to	3 -4 3 -2 0 4 -1 -2
needs	-6 12 -8 -2 -1 -4 -1 -4
needs a	-1 7 -1 0 0 0 0 -3
needs more	0 8 -11 0 0 0 0 0
needs to	-2 -10 7 0 0 -3 0 0
need…	-5 15 -12 -2 -2 -3 -1 -4
nee…	0 13 -12 -4 -3 1 1 -6
neighbour	0 0 0 0 0 0 0 4
neigh…	0 2 -2 0 0 0 -1 4
neig…	0 2 -2 0 0 0 -1 4
nei…	0 2 -2 0 0 0 -1 4
neon	5 -1 0 0 0 -1 -1 -1
neo…	2 5 -2 -1 0 -1 -1 -4
nephew	5 -2 0 0 0 0 0 -2
nephe…	5 -2 0 0 0 0 0 -2
neph…	5 -2 0 0 0 0 0 -2
nep…	5 -2 0 0 0 0 0 -2
nervous	-2 -1 5 0 0 -1 0 0
nervous ,	0 -4 1 0 0 0 0 0
nervo…	-2 -3 8 -1 0 -1 0 -1
nerv…	-3 1 8 -1 0 -1 -3 -1
ner…	-3 1 11 -1 0 -1 -3 -1
net	6 -4 0 0 -1 0 0 0
net…	9 -4 -1 0 0 0 0 -1
never	-3 -3 0 5 -1 -2 -2 3
never mind	2 -5 -2 6 0 0 0 0
neve…	-3 -3 0 6 -1 -2 -2 3
nev…	-3 -3 0 6 -1 -2 -2 3
new	-3 -4 -2 0 -4 2 7 0
new chat	0 -1 0 0 -4 0 4 -2
new…	0 10 -2 0 0 0 0 -2
next	9 -4 -3 -2 1 -2 -3 2
next $	-3 -3 9 0 0 0 -2 0
next ,	7 -4 -4 0 0 0 0 -1
next .	4 -4 2 0 0 -1 0 0
next to	-7 8 0 -1 1 -3 0 6
nex…	9 -4 -3 -2 1 -2 -3 2
nice $	-2 0 -3 -1 -1 -1 0 6
nicely	-2 6 -3 0 0 0 0 0
nicely .	-2 5 -3 0 0 0 0 0
nicel…	-2 6 -3 0 0 0 0 0
nice…	-2 4 -3 2 -2 0 0 -1
nic…	-4 2 -1 1 -3 -1 -1 2
night	8 -9 -8 -2 -1 -2 3 -3
night $	-2 6 -3 0 0 0 -1 -1
night ,	9 -3 0 -1 0 -3 0 -1
night .	-4 -5 0 -2 -1 1 2 2
night…	-4 2 6 0 -1 0 0 2
nigh…	8 -9 -5 -2 -2 -6 4 1
nig…	8 -9 -5 -2 -2 -6 4 1
nm	-3 -1 5 0 0 0 0 -2
nm .	0 0 4 0 0 0 0 -2
no	8 -18 12 16 5 -12 -2 -20
no ,	-8 5 -4 -1 2 1 1 -8
no .	-1 -1 -10 3 0 0 0 0
no <color>	1 -1 5 -3 -1 -1 0 0
no <here>	-3 4 -1 -1 0 0 0 -4
no i	-5 5 2 2 -2 0 0 -3
no it	0 -1 -1 -5 2 0 0 0
no more	8 0 2 -5 0 0 0 0
no no	-3 2 -6 11 2 1 -1 -3
no that	0 0 -5 5 -1 0 0 -1
no the	0 0 2 -2 2 -5 -1 0
nobody	3 -5 -2 2 -1 -1 -1 2
nobod…	3 -5 -2 2 -1 -2 -1 2
nobo…	3 -5 -2 2 -1 -2 -1 2
nob…	3 -5 -2 2 -1 -2 -1 2
noise	4 2 -5 0 0 0 0 0
nois…	4 2 -4 -1 0 0 0 -1
noi…	4 2 -4 -1 0 0 0 -1
noon	3 -3 0 0 0 -2 4 0
noo…	3 -3 0 0 0 -2 4 0
northern	11 -3 -4 0 0 0 -2 -2
northern lights	11 -3 -4 0 0 0 -2 -2
north…	9 -3 -4 0 0 0 -2 -2
nort…	10 -4 -4 0 0 0 -2 -2
norw…	1 -3 -1 -1 0 4 0 -1
nor…	7 -6 -4 3 0 4 -2 -3
not	-11 3 16 1 -6 -7 -2 -3
not <color>	-3 -3 9 -7 0 -2 0 -3
not <number>	0 -1 3 -3 0 0 -2 -4
not a	-2 4 2 -2 0 0 0 0
not an	0 -2 -3 7 0 0 0 -2
not change	-3 -1 -1 -1 0 0 0 6
not come	1 6 -4 -1 0 0 0 0
not do	0 4 0 0 0 0 2 -3
not find	0 -4 3 0 0 0 1 0
not have	-1 -6 5 5 -2 0 3 -2
not it	-2 5 -7 -1 0 0 0 0
not know	-1 4 -3 0 0 0 0 -3
not like	0 -4 3 3 0 0 0 -2
not quite	-2 12 -3 -2 -1 0 0 -3
not read	-1 -2 7 -1 0 0 0 -2
not see	-1 -2 2 7 0 0 -1 -2
not so	-2 -5 5 0 0 0 0 -3
not that	0 0 -1 6 0 0 -1 -3
not the	-2 -3 8 -2 0 1 -1 5
not there	0 3 -4 1 0 0 -1 -1
not too	9 0 -7 0 -1 0 0 0
notch	-1 -3 4 0 0 0 -1 0
notc…	-1 -3 4 0 0 0 -1 0
nothing	6 -8 1 -1 -1 0 0 0
nothing else	1 4 -1 0 0 0 0 -1
nothi…	6 -8 1 -1 -1 -1 0 1
noth…	6 -8 1 -1 -1 -1 0 1
notice	-1 3 -2 0 0 0 -1 4
noticed .	-1 -2 0 4 0 0 0 1
notic…	-2 4 -4 3 0 0 -1 4
noti…	-2 4 -4 4 0 0 -1 4
not…	3 -8 1 3 -1 -1 -2 5
now	0 -5 0 9 -4 6 4 4
now $	0 -8 -1 0 -1 5 6 3
now ,	-6 -8 -1 0 -1 -2 5 12
now .	6 -1 -5 1 0 -2 2 -1
now a	3 -5 3 -1 0 -1 0 -4
now and	-9 7 -1 0 0 -1 0 -2
now for	4 -3 0 0 0 -1 0 0
now i	-2 -3 -4 2 -2 5 0 3
now it	-1 10 5 -4 -1 -1 -1 -6
now its	2 0 -1 5 -1 -1 0 0
now let	-4 7 -1 0 0 0 0 -1
now she	7 -7 -2 0 3 0 0 -1
now something	0 -6 0 0 0 0 0 0
now that	-4 11 0 -2 0 1 0 1
now the	2 -2 -2 1 -2 9 0 -3
now they	8 -4 2 3 0 0 0 -2
now…	6 -5 -1 1 0 0 0 -1
obsessed	-1 -3 0 0 0 -2 0 4
obviously $	4 0 0 -1 0 0 0 0
occ…	-7 8 0 0 0 0 0 0
ocean	5 -2 -2 0 0 0 0 -2
ocean $	5 -2 -2 0 0 0 0 -2
ocea…	5 -3 -2 0 0 2 0 -2
oce…	5 -3 -2 0 0 2 0 -2
of	2 8 10 -10 -3 -13 -2 -9
of <color>	4 -9 6 0 0 0 -1 -1
of <earlier>	-1 2 -1 0 -5 3 0 0
of <number>	0 0 -4 0 -4 -2 -3 11
of a	3 -2 -9 0 0 0 -1 0
of an	4 2 0 0 0 -1 -4 0
of coffee	4 -3 0 0 0 0 0 0
of her	3 5 0 0 0 -1 0 -1
of something	-3 5 0 0 0 0 0 0
of that	-5 1 14 -2 0 0 0 -4
of the	-14 19 2 -6 2 -8 -3 5
of them	2 0 -7 0 -1 2 -1 2
of us	-4 -1 0 0 0 0 2 3
of what	0 -1 2 4 0 0 0 -2
off	-6 2 -7 -1 -3 -4 16 -5
off ,	-2 3 5 -1 2 0 -1 0
off .	-3 6 3 0 0 0 -7 2
off at	0 -3 -12 0 0 0 12 -1
off in	-4 -1 -4 -1 -3 -1 11 -1
off…	2 -2 -1 -2 -3 1 0 4
often	-1 0 4 -1 0 0 0 -1
ofte…	-1 0 4 -1 0 0 0 -1
oft…	-1 0 4 -1 0 0 0 -1
oh	-3 -6 -13 7 -1 -2 -1 13
oh ,	-2 -5 -1 -2 2 -4 0 5
oh my	-1 -1 0 0 0 -2 0 4
oh no	0 0 -2 8 -2 0 0 -1
oh that	0 0 -4 -1 0 0 0 5
okay	-10 -8 1 -1 4 4 7 12
okay $	-8 0 0 0 0 0 -3 11
okay ,	-6 0 -1 0 4 1 -1 0
okay .	1 -2 -1 0 -1 0 4 0
okay next	5 0 -4 0 0 1 0 -2
okay okay	-3 0 0 0 4 -1 -1 -4
okay that	-7 -2 2 0 0 0 0 3
oka…	-10 -8 1 -1 2 4 7 12
old	2 -6 9 -2 2 0 -1 -1
oliv…	-2 3 0 0 0 -3 0 4
oli…	-2 3 0 0 0 -3 0 4
on	6 9 6 -5 5 0 2 -5
on $	-14 -1 0 -5 -2 4 14 -4
on ,	1 -5 2 0 1 1 1 2
on .	1 -1 -1 0 -1 0 5 -3
on <color>	3 7 -8 -1 0 -1 -1 0
on a	14 -13 5 -1 -1 -1 -4 -1
on again	0 -1 -2 0 3 5 -5 -1
on for	-1 -2 2 0 0 0 4 0
on his	-1 8 -1 0 -1 1 -2 0
on it	-7 22 -9 -1 -1 0 -6 -2
on its	6 3 -1 -1 0 0 0 0
on mars	4 -2 0 0 0 0 0 -1
on reflection	-2 -1 -1 1 5 1 -1 -1
on second	-2 -1 -1 0 4 0 0 0
on the	11 4 9 0 -6 -3 -4 0
onc…	-5 -4 -2 4 -2 8 -1 1
one	-5 9 -10 9 -7 10 5 -5
one $	-1 -8 1 -2 -5 14 -5 -13
one ,	-2 8 1 -2 0 -2 -1 -2
one .	4 5 -3 -2 1 0 0 1
one after	2 8 -8 0 -1 0 0 0
one back	0 0 0 0 0 -4 0 0
one before	0 -1 0 8 -2 -2 -1 0
one by	2 5 -3 0 0 -2 -1 0
one can	-2 7 -1 0 0 0 0 0
one for	2 -3 -3 0 0 4 0 0
one from	0 0 0 0 0 5 0 -1
one i	0 -2 0 0 2 3 4 -3
one in	-4 1 4 -1 0 0 0 4
one last	-4 0 -1 -1 0 4 0 0
one more	2 -6 1 4 0 0 4 0
one of	0 8 -9 0 0 0 -1 0
one step	-3 -3 -3 5 -1 -3 0 0
one that	-3 -2 0 -1 0 4 0 0
one under	0 -1 -1 0 0 0 5 -2
one was	0 -1 5 -3 1 0 0 0
one with	-5 -7 -1 0 0 4 2 -2
ones	1 -3 -4 2 -3 7 0 1
ones ,	4 -3 0 -1 0 0 0 0
one…	1 -3 -4 2 -3 7 0 1
only	0 2 8 -3 1 -7 -2 -2
only ,	-1 -1 4 0 0 0 0 0
only a	8 -5 -6 0 0 0 0 0
only the	4 -7 10 -2 -2 1 -1 -1
only with	0 12 0 0 0 -5 0 -1
onl…	2 -2 9 -3 1 -8 -2 -2
open	8 3 -8 0 -2 -2 -1 -3
open $	4 0 -2 0 0 0 0 -1
opening	-2 -2 0 0 -1 4 -1 0
openi…	-2 -2 0 0 -1 4 -1 0
open…	0 -1 0 0 -1 4 -1 -1
opera…	0 4 0 0 0 0 0 0
oper…	2 5 0 -1 0 -4 0 0
ope…	11 6 -9 -1 -2 -2 -2 -3
opposite	-3 -2 7 0 0 0 -1 0
oppos…	-3 0 7 0 0 0 -1 0
oppo…	-3 0 7 0 0 0 -1 0
opp…	-3 0 7 0 0 0 -1 0
orang…	0 -8 6 -1 -3 -1 0 -2
oran…	0 -8 6 -1 -3 -1 0 -2
ora…	0 -8 6 -1 -3 -1 0 -2
order	-1 -3 8 1 0 0 -4 -1
orders	6 3 -7 0 0 -3 0 0
order…	6 3 -7 -1 0 -2 0 0
orde…	5 0 1 0 1 -2 -4 -1
ord…	4 0 1 0 1 -2 -4 -1
original	0 -2 -3 -1 0 7 0 -2
origi…	0 -2 -3 -1 0 7 0 -2
orig…	0 -2 -3 -1 0 7 0 -2
ori…	0 -2 -3 -1 0 7 0 -2
other	-1 0 4 -2 1 -2 -1 -1
other $	-1 9 -9 0 0 0 0 0
other way	-2 -9 13 -1 0 0 0 0
others	3 -3 5 0 0 0 0 -1
otherwise	-2 6 -3 0 0 0 -1 -1
othe…	0 4 6 -2 1 -2 -2 -2
oth…	0 4 6 -2 1 -2 -2 -2
ought	-4 8 -4 0 0 -1 -1 -2
ought to	-4 8 -4 0 0 -1 -1 -2
ough…	-4 8 -4 0 0 -1 -1 -2
oug…	-4 8 -4 0 0 -1 -1 -2
our	-1 4 3 -2 0 1 -1 -2
ours	-1 2 4 -3 0 0 0 2
our…	-1 2 4 -3 0 0 0 2
out	-5 4 0 1 -4 -8 11 0
out $	0 3 -5 -1 3 -2 4 -3
out ,	-3 -4 9 3 0 -1 1 -4
out .	1 4 0 -2 0 -1 1 -2
out again	-1 -2 -5 7 0 0 0 0
out for	0 0 5 0 0 0 -2 0
out in	-2 -4 -1 0 0 0 4 0
out of	2 8 -11 -2 -4 -3 -1 2
out one	0 3 -5 0 0 0 0 0
out the	-2 -2 1 -2 0 0 6 -1
outside	-2 0 -3 0 0 0 0 5
outsi…	-2 0 -3 0 0 0 0 5
outs…	-2 0 -3 0 0 0 0 5
out…	-3 4 2 -2 1 -2 0 4
over	6 7 -14 -4 -1 6 0 -9
over ,	-1 -1 0 -4 0 4 0 0
over .	4 -1 -1 0 0 1 0 -1
over <time>	9 -3 -7 0 0 -1 0 0
over it	-6 4 0 0 0 0 0 -2
over the	-10 12 0 0 -1 2 0 -1
overall	-1 6 -8 0 0 0 2 0
overa…	-1 6 -8 0 0 0 2 0
overd…	0 -5 4 2 -2 0 0 0
overs…	4 0 0 0 0 0 -4 0
ove…	12 4 -13 -4 -3 3 0 -11
owl	-1 4 -1 0 0 0 -1 0
pace	0 -4 4 3 0 0 0 -3
pac…	0 -5 4 3 0 0 -1 -3
palm	-4 5 -2 0 0 0 0 0
palm…	2 4 -5 0 0 0 -1 0
pal…	-2 5 -3 0 1 -2 -1 0
panic	0 3 -5 -1 0 0 0 0
pani…	0 3 -5 -1 3 -2 0 0
pan…	0 3 -5 -1 3 -2 0 0
pari…	-2 6 -2 0 0 0 0 -1
part	-5 2 7 -3 0 -1 0 -1
part…	4 -1 -2 -2 -1 0 -1 3
par…	-1 6 0 -3 -3 -2 -1 3
passed	4 0 -1 0 0 -1 -1 1
passes	-2 1 5 0 0 -1 0 -1
passing	-2 -4 0 0 -1 0 0 0
passi…	-2 0 -4 0 -1 0 0 0
past	-5 8 -3 -2 0 2 0 -1
past ,	-3 6 -1 0 0 3 0 -2
past n <earlier thing>	0 2 1 -7 -6 -2 -1 -3
past n <here thing>	3 -6 0 -5 -2 -5 -4 -7
past n <new thing>	0 2 -5 -4 -13 -2 -6 -12
past n <nothing>	-5 0 5 -15 -7 0 3 -10
past y <earlier thing>	-6 -6 -6 -3 2 -1 -4 -1
past y <here thing>	-5 8 -4 -2 -2 2 0 5
past y <new thing>	-2 -3 0 -3 8 -4 1 4
past y <nothing>	-2 -10 -8 8 1 -9 -12 4
pas…	-5 9 -2 0 -4 -1 -1 -2
path	0 6 0 0 0 0 0 -3
patient	-3 5 -2 0 1 0 0 0
patie…	-4 4 0 0 1 -2 0 0
pati…	-4 4 0 0 1 -2 0 0
pat…	-5 9 1 0 0 -4 -2 1
pause	-6 -5 3 0 1 -1 5 -2
paus…	-6 -7 5 0 1 -1 5 -2
pau…	-6 -9 3 -1 1 -2 5 4
peace	1 2 0 0 4 0 0 1
peace…	-1 1 0 1 0 0 0 4
peac…	-6 -5 7 -1 2 2 0 5
peak	-3 4 1 0 0 0 -1 0
pea…	-8 -1 11 -1 1 2 -1 5
peek…	-1 0 0 4 1 -3 -1 0
pee…	-1 0 0 4 1 -3 -1 0
penta…	-3 5 -2 0 -1 2 0 0
pent…	-3 5 -2 0 -1 2 0 0
pen…	-1 5 -3 0 -1 3 0 -1
people	0 -4 2 0 -1 0 0 3
people n <earlier thing>	1 2 -6 -11 -5 -1 -3 -5
people n <here thing>	-8 5 1 -8 -6 -2 -2 -7
people n <new thing>	-2 2 0 -7 -6 -7 0 -9
people n <nothing>	-9 -2 2 -5 -3 -5 -7 -9
people y <earlier thing>	-7 -6 2 1 1 -2 -1 1
people y <here thing>	6 -3 -5 1 1 -1 -1 5
people y <new thing>	0 -4 -4 0 2 1 -5 1
people y <nothing>	2 -9 -5 -2 -2 -4 -1 3
peopl…	-1 0 4 -1 -1 -1 -1 3
peop…	-1 0 4 -1 -1 -1 -1 3
peo…	-1 0 4 -1 -1 -1 -1 3
per	5 -7 -2 -2 -2 0 1 -1
per second	1 -4 3 0 0 0 0 0
perce…	-6 -4 1 -2 0 0 8 -3
perc…	-6 -6 0 -1 0 0 8 -3
perfect	-1 -3 -3 -1 0 0 0 5
perfect ,	0 -1 -3 -1 0 0 0 4
perfe…	-1 -3 -3 -1 0 0 0 5
perf…	-1 -3 -3 -1 0 0 0 5
perhaps	-4 7 -2 1 -1 0 0 -3
perhaps .	1 -4 1 0 -1 0 0 0
perha…	-4 7 -2 1 -1 0 0 -3
perh…	-4 7 -2 1 -1 0 0 -3
period	0 -1 4 0 0 0 -1 -4
perio…	0 -1 4 0 0 0 -1 -4
peri…	0 -1 4 0 0 0 -1 -4
per…	-9 -3 1 -2 -2 0 6 -7
petals	-5 2 4 0 -2 0 0 0
petal…	-5 -4 5 0 -2 1 0 -2
peta…	-8 2 5 0 -2 1 0 -2
pet…	-9 1 5 -1 -2 1 0 3
phew	-2 -2 0 0 0 1 0 6
phe…	-2 -2 0 0 0 1 0 6
photo…	0 2 5 -1 0 -3 0 -1
phot…	-3 0 5 -1 -1 -3 3 1
pho…	2 -5 4 -1 1 -3 6 0
pictu…	4 -3 1 0 0 0 0 -1
pict…	4 -3 1 0 0 0 0 -1
pic…	5 -3 1 -1 0 -3 0 -2
pil…	1 5 -4 -1 0 1 -1 -1
pinker	-2 -3 4 0 0 0 0 0
pin…	12 -11 3 -1 2 -6 -1 -6
pitch	1 -4 3 0 -1 0 0 0
pitc…	1 -5 3 0 -1 0 1 0
pit…	1 -5 3 0 -1 0 1 0
pix…	4 0 0 0 0 -2 0 0
pizza	1 -4 -2 -1 1 -2 3 0
place	-3 -2 4 0 0 0 0 -1
place of	-2 -2 4 0 0 0 0 0
plac…	-4 2 4 0 0 -2 0 -1
plain	-4 -3 3 -1 0 3 -1 0
plai…	-4 -3 3 -1 0 3 -1 0
plane	-4 3 0 0 0 -1 0 0
plan…	-3 4 -1 1 -3 -1 0 -2
play	0 -6 7 0 -1 0 0 0
play it	0 -4 6 0 0 0 -3 0
playing	2 2 1 -1 -1 -1 4 -4
playing $	-6 -2 2 -1 0 0 2 0
playi…	2 2 1 -1 -1 -1 4 -4
play…	2 4 -1 -1 -1 -1 4 -5
pla…	-11 -2 11 -1 -4 0 2 -4
please	-5 -3 0 4 0 1 2 -7
please $	-3 -2 -2 8 -1 6 -2 0
please ,	-6 13 4 -3 1 1 1 -1
please .	1 -6 0 2 -1 -1 0 0
please a	-3 -1 4 -1 0 0 0 0
please make	-2 -1 1 1 1 0 -4 0
pleas…	-5 -3 0 4 0 1 2 -7
plea…	-5 -3 2 1 0 1 2 -7
ple…	-5 -3 2 1 0 1 2 -7
plus	-5 -3 5 -2 0 0 0 -1
plu…	-5 -3 4 -2 0 0 0 1
point	-2 6 0 0 0 0 0 -2
points	1 -4 1 0 0 -1 0 5
point…	0 -5 2 -1 0 -1 0 5
police	5 -3 1 0 0 0 0 -2
polic…	5 -3 1 0 0 0 0 -2
polit…	-2 8 -5 -1 0 0 0 0
poli…	3 4 -4 -1 0 0 0 -2
pol…	8 3 -5 -1 0 0 0 -3
pomodoro	5 -2 -2 0 0 0 0 -1
pomod…	5 -2 -2 0 0 0 0 -1
pomo…	5 -2 -2 0 0 0 0 -1
pom…	5 -2 -2 0 0 0 0 -3
pon…	3 1 -4 0 0 -2 0 0
poo…	-2 4 -3 0 0 -1 0 -3
popping	-2 10 -4 0 0 0 0 -3
poppi…	-2 5 -2 0 0 2 0 -3
popp…	-1 4 -2 -1 0 2 0 -3
portal	5 -3 -1 0 0 -1 0 0
porta…	5 -3 -1 0 0 -2 0 0
possible	-4 5 -2 -1 -2 -2 0 -3
possible that	-1 4 -1 0 0 0 0 -1
possi…	-4 5 -2 -1 -2 -2 0 -3
poss…	-4 5 -2 -1 -2 -2 0 -3
pos…	-4 5 -2 -1 -2 -2 0 -3
pour	0 -2 -1 4 0 -2 0 5
pour…	3 -4 0 0 0 0 0 -2
pou…	3 -6 -2 4 0 -2 0 3
power	-3 8 -8 0 0 1 2 -1
power…	1 -5 0 0 0 0 5 -2
powe…	-2 4 -9 0 0 1 7 -3
pow…	-2 4 -9 0 0 1 7 -3
pra…	5 -2 -3 0 0 -1 0 -1
prefer	0 -2 5 2 0 0 0 -1
prefe…	0 -4 5 5 -1 -1 0 -2
pref…	0 -4 5 5 -1 -1 0 -2
pres…	-2 -2 2 -2 0 0 -1 6
pretty	0 0 -1 -2 0 0 0 4
pretty $	0 -3 -1 -1 0 0 0 6
prett…	0 0 -1 -2 0 0 0 4
pret…	4 -2 -5 2 3 0 0 3
previous	-1 -3 -8 8 -2 -1 0 -3
previ…	-1 -3 -8 8 -2 -1 0 -3
prev…	-2 -4 -9 13 -2 -1 0 -5
pre…	0 -12 -4 20 0 -3 -2 2
prior	-2 0 -1 6 0 -2 0 0
prio…	-2 0 -1 6 0 -2 0 0
priy…	0 1 -2 0 0 0 0 4
pri…	-4 2 -4 5 0 -5 0 4
prom…	0 8 -2 0 0 -1 -1 -1
prope…	0 0 -1 -1 0 4 0 0
prop…	3 -1 2 -2 0 4 0 -3
prote…	-2 0 -2 4 2 -1 0 0
prot…	-2 0 -2 4 2 -1 0 0
pro…	1 2 -8 1 2 3 -3 5
pudd…	-4 10 -2 0 0 0 0 -1
pud…	-4 10 -2 0 0 0 0 -1
puf…	-5 2 0 0 0 0 0 0
pulse	-1 -7 1 0 0 0 0 0
pulse at	0 -4 0 0 0 0 0 0
puls…	-2 -12 11 -1 0 -1 -2 0
pul…	-2 -13 11 -2 0 0 -2 0
purp…	-3 -2 5 3 -1 -1 -1 -1
pur…	-3 -2 -2 4 -1 5 -1 -2
put	-10 0 -7 -4 9 4 -3 -1
put a	-4 10 -7 0 0 0 -1 0
put it	-1 -10 -2 3 2 0 -2 -1
put some	-1 4 0 0 0 0 0 0
put the	-4 -2 3 -3 6 -3 1 -1
quarter	-5 -2 8 0 0 0 0 -1
quarter of	-3 -1 5 0 0 0 0 -1
quart…	-5 -5 10 0 0 -1 2 -2
quar…	-5 -5 10 0 0 -1 2 -2
qua…	-5 -4 9 0 -1 -1 2 -2
que…	-3 7 0 0 0 -2 2 3
quick	-4 -6 9 -1 -1 6 0 -4
quick ,	-2 -5 6 -1 1 1 0 0
quickly	0 -2 4 1 0 -1 0 -1
quick…	-2 1 6 -2 0 -2 0 -2
quic…	-3 -5 13 -3 -1 3 0 -6
quiet	7 -7 -2 0 0 3 0 6
quiet…	-2 -2 4 -1 0 1 0 0
quie…	5 -9 1 -1 0 4 0 6
quite	3 5 -5 2 -2 0 0 -1
quit…	3 5 -5 2 -2 0 0 -1
qui…	5 -11 7 1 -3 6 0 -2
rabbit	-1 4 -3 0 0 0 0 0
rabbi…	-1 2 -4 0 -1 3 0 0
rabb…	-1 2 -4 0 -1 3 0 0
rab…	-1 2 -4 0 -1 3 0 0
racing	-1 -1 6 0 0 0 0 -2
racin…	-1 -1 6 0 0 0 0 -2
raci…	-1 -1 6 0 0 0 0 -2
rac…	1 2 5 0 0 0 0 -2
rad…	7 -2 0 0 0 0 0 -2
rain	7 -1 1 -2 -4 0 -2 -2
rain $	-6 10 2 -1 -2 0 -1 -1
rain ,	7 -4 0 0 0 0 -1 0
rainb…	-3 4 0 2 1 0 -1 -4
raining	0 4 0 0 0 -2 0 1
raini…	0 4 0 0 0 -2 0 1
rainy	4 -3 -2 0 -2 0 3 0
rain…	4 2 0 2 -1 -3 2 -3
rai…	15 -4 1 0 -6 -6 -1 -7
ran…	-1 6 1 -1 0 1 0 -3
rar…	-2 -2 10 0 0 0 0 -2
rate	-5 0 2 -1 0 0 0 4
rather	1 -8 12 -3 0 2 0 -5
rather have	13 -3 -1 0 0 0 0 -2
rather more	0 0 3 0 0 0 0 -5
rather than	-8 -2 8 1 0 -1 0 -1
rathe…	0 -8 8 4 -1 2 0 -5
rath…	0 -8 8 4 -1 2 0 -5
rat…	-5 -8 10 3 -1 2 0 -1
reac…	-6 3 -1 -2 1 1 0 -3
read	-4 -1 8 -1 0 0 0 -2
reads	-5 4 0 1 0 0 0 0
ready	2 2 -5 5 0 0 2 0
read…	0 7 -7 6 0 -1 2 -1
real	4 5 -7 0 0 -1 -1 5
real <here>	0 3 -6 0 0 0 0 3
really	2 1 1 0 1 0 0 -4
reall…	2 1 1 0 1 0 0 -4
real…	2 -1 1 -1 1 0 0 -4
reapply	0 -3 -2 -3 6 0 -1 -2
reapply it	0 -3 -1 0 4 0 -1 -1
reapp…	0 -3 -2 -3 6 0 -1 -2
reap…	0 -3 -2 -3 6 0 -1 -2
rea…	-3 8 -6 -1 7 -1 0 -8
reco…	-1 -1 5 -2 0 -1 -1 0
redder	0 -5 4 -1 0 0 0 2
redde…	0 -5 4 -1 -1 0 0 2
redd…	0 -7 8 -1 -1 0 0 2
redo	-4 -3 -4 -4 12 -1 -1 -5
redo $	-4 -1 -2 -1 7 -1 0 -1
redo that	0 0 -3 -1 4 0 0 -2
red…	-9 -8 11 -5 11 -1 -2 -4
reflection	-2 -2 -1 1 5 1 -1 -1
refl…	1 0 -1 1 4 1 -2 -1
refu…	0 0 0 5 0 0 0 -2
ref…	3 2 -4 5 4 1 -2 -4
regul…	0 4 -1 0 0 0 -1 0
regu…	0 4 -1 0 0 0 -1 0
reg…	0 5 -1 0 0 0 -1 0
reinstate	-1 -1 0 0 6 0 -1 -2
reins…	-1 -1 0 0 6 0 -1 -2
rein…	2 -3 -1 0 6 0 -1 -2
rei…	2 -3 -1 0 6 0 -1 -2
relat…	0 -1 -2 5 0 0 0 0
rela…	1 -1 -2 4 0 0 0 0
rel…	1 -1 -2 4 0 0 0 0
remain	-3 -2 4 0 0 0 1 -1
remai…	-3 -2 4 0 0 0 1 -1
rema…	-4 -4 4 0 0 0 1 5
remember	-1 -1 0 0 0 0 6 -1
remember this	0 -1 0 0 0 0 5 -1
remem…	-1 2 -1 0 0 -1 6 -1
reme…	-1 2 -1 0 0 -1 6 -1
remove	-2 -4 1 2 0 -1 0 1
remove what	0 -1 0 4 0 0 0 -3
remov…	-2 -4 1 5 -1 -1 0 1
remo…	-2 -4 1 5 -2 -1 0 1
rem…	-7 -5 4 5 -2 -3 7 7
repe…	-2 -2 6 0 0 -1 -1 -1
rep…	-2 -2 6 0 1 -1 -1 -1
request n <earlier thing>	1 3 1 -2 1 -7 -4 -1
request n <here thing>	0 -7 3 -3 -3 -3 -2 -3
request n <new thing>	-8 0 -3 -7 -5 -7 -1 6
request n <nothing>	-5 -14 4 -4 -1 -7 -6 1
request n do n past n people n change n	1 -1 -2 -1 -2 -7 -4 0
request n do n past n people n change n 	-3 -4 1 4 5 0 4 9
request n do n past n people n change n <earlier thing>	-5 -1 1 -8 -3 7 -6 -4
request n do n past n people n change n <earlier thing><new thing>	6 9 -1 0 3 -4 0 0
request n do n past n people n change n <here thing>	0 -10 -3 5 -1 -4 0 -2
request n do n past n people n change n <here thing><new thing>	-4 5 0 0 0 2 0 2
request n do n past n people n change n <new thing>	7 -5 0 -2 -6 -6 -3 -3
request n do n past n people n change y	1 -9 8 -3 -9 -4 -2 -10
request n do n past n people n change y 	-6 10 1 -9 -8 7 -4 -4
request n do n past n people n change y <earlier thing>	4 -7 5 8 1 -6 5 -1
request n do n past n people n change y <earlier thing><new thing>	1 -5 3 -1 -2 1 -2 1
request n do n past n people n change y <here thing>	-3 -5 -3 -2 0 -1 0 1
request n do n past n people n change y <new thing>	3 -2 -1 0 0 -6 -1 -6
request n do n past n people y change n	-3 1 -6 4 -2 0 -2 1
request n do n past n people y change n 	-4 -7 3 8 -4 -1 -1 6
request n do n past n people y change n <here thing>	5 -1 3 -2 0 0 0 -5
request n do n past n people y change n <here thing><new thing>	5 -5 -1 1 2 0 0 3
request n do n past n people y change n <new thing>	-4 11 -8 -1 -1 -4 -1 -3
request n do n past n people y change y	2 -4 1 1 -2 0 -2 1
request n do n past n people y change y 	7 -3 2 -5 1 -1 -1 -5
request n do n past n people y change y <here thing><new thing>	-1 -2 -3 5 0 0 0 0
request n do n past y people n change n	-1 -12 -7 -4 5 1 -4 9
request n do n past y people n change n 	-2 -2 -8 0 -1 -3 0 7
request n do n past y people n change n <here thing><new thing>	-1 -1 -1 0 2 4 2 -3
request n do n past y people n change n <new thing>	4 -6 1 -4 4 -2 -5 6
request n do n past y people n change y	-9 1 -1 7 0 -3 -2 2
request n do n past y people n change y 	-4 3 4 7 -3 0 -3 -1
request n do n past y people n change y <new thing>	-5 -3 -4 -1 1 0 2 3
request n do n past y people y change n	-5 -10 -5 1 -1 -6 -3 12
request n do n past y people y change n 	1 -3 -2 -3 3 -4 -3 -1
request n do n past y people y change n <earlier thing>	-1 0 -2 4 0 -1 0 0
request n do n past y people y change n <here thing>	-2 -1 -2 0 0 0 0 4
request n do n past y people y change n <new thing>	-4 -8 1 1 -3 0 0 6
request n do n past y people y change y	1 1 -5 -2 3 1 -1 7
request n do n past y people y change y 	2 2 -6 0 4 0 0 1
request n do n past y people y change y <new thing>	-4 -1 -1 0 0 1 0 6
request n do y past n people n change n	-9 4 14 -10 -5 -9 3 -8
request n do y past n people n change n 	11 2 -4 -8 0 -1 2 -4
request n do y past n people n change n <earlier thing>	-2 8 1 0 3 -13 1 -2
request n do y past n people n change n <earlier thing><new thing>	0 -7 4 0 -1 3 3 0
request n do y past n people n change n <here thing>	0 -4 7 -4 -2 2 -3 0
request n do y past n people n change n <here thing><new thing>	-1 5 -1 0 0 0 0 0
request n do y past n people n change n <new thing>	-17 -1 8 3 -5 -1 0 -2
request n do y past n people n change y	-1 4 -3 -4 -1 -4 1 -5
request n do y past n people n change y 	-3 -7 2 -2 4 -5 1 -2
request n do y past n people n change y <earlier thing>	6 4 -6 0 -4 4 -1 0
request n do y past n people n change y <here thing><new thing>	0 4 -2 0 0 0 0 0
request n do y past n people n change y <new thing>	0 4 4 -3 -1 -2 1 -3
request n do y past y people n change n	9 -2 0 -1 -3 -1 -1 -2
request n do y past y people n change n <new thing>	9 -1 -3 0 -2 -2 3 -2
request n do y past y people n change y	-3 -3 2 0 -1 4 1 -1
request n do y past y people n change y 	-2 -1 2 6 -1 1 -2 -1
request n do y past y people n change y <here thing>	0 -1 2 -6 0 0 0 0
request y <earlier thing>	-7 -7 -5 -8 -5 4 -1 -3
request y <here thing>	-2 10 -7 -4 -1 0 -1 1
request y <new thing>	7 -2 -1 -1 0 1 -4 -14
request y <nothing>	-2 3 -7 -3 -5 -2 -2 -7
request y do n past n people n change n	3 3 -5 1 -1 -1 -4 -10
request y do n past n people n change n 	-2 9 1 0 1 0 -3 -14
request y do n past n people n change n <earlier thing>	4 -4 -4 -2 -1 0 -1 0
request y do n past n people n change n <earlier thing><new thing>	-1 -2 0 -1 -1 5 0 0
request y do n past n people n change n <here thing>	-1 -1 5 -1 -1 -1 0 0
request y do n past n people n change n <new thing>	4 0 -8 5 0 -3 0 5
request y do n past n people n change y	1 -5 0 -5 0 6 3 -3
request y do n past n people n change y 	0 -7 7 -4 2 -3 3 -3
request y do n past n people n change y <earlier thing>	0 -5 -3 0 -1 3 0 1
request y do n past n people n change y <here thing>	0 -4 1 0 0 2 -1 0
request y do n past n people n change y <here thing><new thing>	6 0 -7 -2 0 0 0 0
request y do n past n people n change y <new thing>	-3 10 0 0 -3 5 1 0
request y do n past n people y change n	0 0 -1 -5 -7 9 -1 -6
request y do n past n people y change n 	-1 6 2 -1 -5 2 -1 -2
request y do n past n people y change n <here thing>	2 8 -8 -1 0 0 0 0
request y do n past n people y change n <new thing>	1 -9 4 -4 0 5 0 -4
request y do n past n people y change y	2 8 -4 -2 1 5 0 -1
request y do n past n people y change y 	1 4 -8 0 -1 1 0 7
request y do n past n people y change y <here thing>	0 -1 1 -1 0 4 0 -2
request y do n past n people y change y <new thing>	4 2 -1 -1 0 3 0 -4
request y do n past y people n change n	-8 14 -8 -4 -3 4 -1 -3
request y do n past y people n change n 	3 0 -2 -5 0 4 -1 -1
request y do n past y people n change n <here thing><new thing>	-3 5 -2 2 0 0 0 0
request y do n past y people n change n <new thing>	-7 7 -2 2 -1 -1 0 -2
request y do n past y people n change y	1 4 2 4 -1 -5 0 -2
request y do n past y people n change y 	1 -3 -1 5 0 -5 0 -1
request y do n past y people n change y <here thing>	0 5 -1 0 0 -1 0 -1
request y do n past y people n change y <new thing>	-1 -1 5 0 -1 1 0 0
request y do n past y people y change n	0 -2 2 -4 3 -3 -1 0
request y do n past y people y change n <new thing>	1 2 4 -2 3 -4 -1 -5
request y do n past y people y change y	1 -7 1 5 0 -5 0 -2
request y do n past y people y change y 	0 -4 -1 2 -1 0 0 1
request y do y past n people n change n	5 -12 -5 1 -5 -2 -1 6
request y do y past n people n change n 	1 -2 -5 2 -2 1 -2 7
request y do y past n people n change n <new thing>	6 -8 -2 0 0 -3 1 -1
request y do y past n people n change y	-4 -7 7 -3 0 -1 0 0
request y do y past n people n change y <new thing>	-3 -7 4 -1 0 0 -1 0
request y do y past y people y change n	4 -3 0 0 0 0 0 0
resem…	-2 5 0 0 0 0 0 0
rese…	-4 5 -4 7 0 0 0 -2
rest	-2 -5 7 0 0 -2 2 0
resto…	0 -3 0 -1 2 7 0 -3
rest…	5 -7 -1 -2 1 7 0 -1
res…	-3 -4 1 3 3 3 0 -4
retr…	0 0 0 4 1 -1 0 -2
return	-2 -7 -1 2 2 6 -1 -3
return to	-1 -4 0 -5 -1 5 0 -2
retur…	-4 -6 -4 4 2 6 -1 1
retu…	-4 -6 -4 4 2 6 -1 1
ret…	-4 -6 -4 8 4 5 -1 -1
reverse	0 -4 1 6 0 0 -2 3
reverse $	5 0 3 -2 0 0 -1 -1
reverse that	-2 -2 -5 9 0 0 0 -1
revert	-2 -1 -5 4 1 0 0 -5
revert the	0 -1 -5 0 1 0 0 0
rever…	-2 -5 -4 9 1 0 -2 -1
reve…	-2 -6 -6 11 1 -1 -2 -1
rev…	-2 -6 -6 10 1 -1 -2 1
rewind	0 -1 -4 4 2 0 0 0
rewin…	0 -1 -4 4 2 0 0 0
rewi…	0 -1 -4 4 2 0 0 0
rew…	-3 -2 -4 4 2 1 0 0
rhythm	1 -2 -2 7 0 0 0 -1
rhyth…	1 -2 -2 7 0 0 0 -1
rhyt…	1 -2 -2 7 0 0 0 -1
rhy…	1 -2 -2 7 0 0 0 -1
rid	0 -1 5 5 0 0 -3 -2
rid of	0 -1 5 5 0 0 -3 -2
right	-7 -4 5 3 2 1 1 8
right $	-1 -1 0 -1 4 0 0 0
right ,	-3 4 -9 4 -1 4 1 2
right to	-1 -6 12 -1 0 0 0 -3
righ…	-9 -3 5 2 1 0 3 8
rig…	-9 -3 5 2 3 -1 3 8
rings	2 4 -1 0 0 0 0 -1
rin…	7 1 4 0 -1 -6 0 1
rip…	-2 -1 0 0 0 0 0 4
rising	5 -3 0 0 0 0 0 0
risin…	5 -3 0 0 0 0 0 0
risi…	5 -3 0 0 0 0 0 0
ris…	5 -3 1 0 0 -1 0 -4
rive…	0 -2 -2 0 0 -1 0 7
riv…	0 -2 -2 0 0 -1 0 7
road	0 8 -2 0 0 0 0 -1
road $	0 5 -2 0 0 0 0 0
roa…	0 7 -2 0 0 1 0 -1
robot	7 -1 -2 0 0 0 0 -2
robo…	7 -1 -3 0 0 0 0 -2
rob…	5 -1 -4 0 0 4 0 -4
rocket	4 -3 -1 -1 -1 0 0 -2
rocke…	8 -3 -2 -1 -1 0 0 -2
rock…	8 -3 -2 -1 -1 0 0 -2
roc…	8 -7 0 -1 -1 0 -1 -2
roll	0 -4 -2 2 0 5 0 0
rollback	-1 -1 0 2 4 0 0 0
rollback $	-1 -1 0 2 4 0 0 0
rollb…	-1 -1 0 2 4 0 0 0
rolling	2 4 0 0 0 -2 0 -4
rolling in	-2 8 0 0 0 -2 0 -2
rolli…	2 4 0 0 0 -2 0 -4
roll…	-2 10 -3 1 4 -2 0 -4
rol…	-2 6 -5 3 4 4 0 -4
roma…	0 1 -4 -1 0 0 0 1
rom…	0 1 -4 -1 0 0 0 1
room	5 1 -5 -3 0 1 1 1
roo…	11 -10 -7 2 -2 2 0 3
rose	-3 -4 4 0 0 0 0 -1
rose…	3 5 -4 0 0 3 0 -1
ros…	1 -6 -2 0 -1 5 0 -2
rough…	-1 4 -3 0 0 0 0 0
roug…	-1 6 -4 0 0 0 0 0
round	-3 -2 7 1 -1 2 -1 0
round $	1 -3 4 0 0 0 0 0
round .	0 -4 3 -3 0 2 0 0
round…	-2 0 1 0 -1 2 0 -4
roun…	-6 -3 9 1 -2 4 0 -5
rou…	-7 2 6 1 -2 4 0 -5
row	2 -3 5 0 0 1 0 0
row…	-1 4 -2 0 1 0 0 -2
rub…	10 -7 1 0 0 0 0 -2
run	-6 -10 10 -1 0 -2 13 -3
run it	0 -6 11 -1 0 0 2 0
running	8 -7 0 0 -1 -1 0 -3
runni…	8 -7 0 0 -1 -1 0 -3
runn…	8 -7 0 0 -1 -1 0 -3
run…	5 -6 3 0 -1 -1 0 -3
sad…	0 6 -6 0 0 0 0 0
said	-1 0 1 -5 0 -1 -1 1
sailing	-4 4 0 0 0 -1 0 0
saili…	-5 4 -2 0 0 1 0 0
sail…	-2 4 -2 0 0 1 0 0
sai…	-2 4 -1 -5 0 0 -1 0
same	-2 7 2 -3 -1 0 0 3
same as	-1 -1 1 -1 0 1 0 4
sam…	-2 7 2 -3 -1 0 0 3
satis…	-2 0 0 0 0 0 0 5
sati…	-2 0 0 0 0 0 0 5
satur…	0 -3 4 -1 0 1 1 0
satu…	0 -3 4 -1 0 1 1 0
sat…	-2 -7 7 -1 0 0 1 4
sauc…	0 4 -1 0 0 2 0 0
saudade	-1 -1 -2 0 -1 0 0 5
sauda…	-1 -1 -2 0 -1 0 0 5
saud…	-1 -1 -2 0 -1 0 0 5
sau…	-1 3 -3 0 -1 1 0 5
savasana	4 -3 -4 0 0 0 0 0
savasana .	2 0 -4 0 0 0 0 0
savas…	4 -3 -4 0 0 0 0 0
sava…	4 -3 -4 0 0 0 0 0
save	-4 -8 -4 -4 -3 -4 14 -7
save it	0 -5 0 -1 -1 -2 1 -1
save that	0 -5 0 -2 0 0 6 -2
save…	-2 5 -1 -1 0 1 0 -1
sav…	-3 -1 -11 -5 -3 -3 14 -8
saw	-1 0 1 -1 0 0 -1 4
say	5 0 -4 -2 0 -1 0 -2
saying	-1 1 -1 0 -2 0 0 6
sayin…	-1 1 -1 0 -2 0 0 6
sayi…	-1 1 -1 0 -2 0 0 6
says .	0 4 0 0 0 0 0 -2
says i	2 -4 0 -1 -1 0 0 2
says it	0 -2 -3 0 0 0 0 7
says its	0 -2 0 -1 0 0 0 4
says the	-2 2 -4 0 1 -1 0 0
say…	1 1 -1 0 1 -5 4 2
scary	2 5 -5 -2 0 0 0 0
scar…	-2 5 -7 1 0 1 0 1
sca…	1 5 -7 1 0 1 0 0
score	7 0 -3 0 0 0 -2 -1
scor…	7 -1 -1 0 0 -1 -2 -1
sco…	7 -2 2 0 0 -1 -2 -1
scrap	-2 -3 -6 9 -1 0 4 -6
scrap that	-1 -3 -3 10 0 0 0 -5
scratch	0 -2 -2 8 0 0 0 -1
scrat…	0 -2 -2 8 0 0 0 -1
scra…	-2 -5 -8 17 -1 0 4 -7
screaming	-2 -1 -1 -1 0 0 0 4
screa…	-3 -1 -2 -1 0 2 0 6
screen	3 3 0 0 0 -4 0 -2
scree…	4 3 0 -1 -1 -4 -1 -2
scre…	1 2 -2 -3 -1 -2 -1 4
scr…	0 -5 -10 14 -2 -3 2 -4
sea	9 -3 -4 -1 -1 2 -2 1
sea $	5 -6 -1 -1 0 0 -1 0
second	-4 6 -4 1 4 1 -1 -1
second ,	0 -1 -1 0 0 -1 4 0
second ago	-1 0 0 4 -1 0 0 -1
second thoughts	-2 -1 -1 0 4 0 0 0
secon…	-5 -10 14 -2 1 -3 -3 -6
seco…	-5 -10 14 -2 1 -3 -3 -6
sec…	-3 -11 14 0 1 -5 -3 -6
see	4 -4 3 2 -2 6 -3 -10
see a	5 0 -3 2 0 0 -1 -3
see the	3 -6 6 0 1 3 -2 -3
seem…	0 6 1 0 -2 0 0 -2
see…	-1 7 -3 -1 0 0 -1 2
sense	-3 4 1 -1 0 0 0 0
sens…	-3 2 4 -1 0 0 0 -3
sen…	-5 0 3 -1 0 0 0 0
ser…	7 -2 2 0 0 0 0 -2
set	-1 -4 -3 -1 0 0 5 -3
settling	-3 4 -1 0 0 0 0 1
settl…	1 4 -1 0 0 0 -4 1
sett…	1 4 -1 0 0 0 -4 1
set…	1 4 -4 0 0 0 -4 4
shade	-1 -3 4 -1 -1 0 0 0
shadow	0 5 0 0 0 -2 0 -1
shado…	0 5 0 0 0 -2 0 -1
shad…	-1 2 4 -1 -1 -2 0 -1
shak…	-1 4 -2 0 0 0 0 0
sha…	6 4 -2 -2 -2 0 4 -6
she	5 -6 -1 2 2 -6 -5 2
she <here>	0 4 0 0 0 0 -1 -1
she can	2 -2 -1 0 0 -1 -1 4
she does	-2 -1 0 0 0 0 1 4
she is	-3 -12 7 -8 0 3 -2 2
she says	-2 8 -3 -1 0 0 0 -5
she wants	-1 -4 -1 0 0 0 0 1
she would	4 -3 0 0 0 4 0 -1
shed	-1 -3 2 -1 0 6 -1 5
sheep	8 -2 0 -1 0 0 0 -5
shee…	8 -1 -4 1 -1 1 0 0
she…	10 -5 -3 -1 -1 8 -2 4
shift	-1 -5 3 0 0 2 2 2
shift the	0 0 4 0 0 0 0 -2
shif…	-1 -5 3 0 0 2 2 2
shiny	6 0 -2 0 0 -1 0 0
shin…	4 -1 -1 -1 0 -2 0 0
ship	-10 8 1 0 0 0 0 7
shi…	-8 4 -4 -3 0 -1 1 8
shoot…	-5 3 -1 0 -2 0 0 0
shoo…	-5 7 -1 0 -2 0 0 0
shop	2 -1 -4 -1 0 0 0 5
short	0 -3 8 -2 -1 -1 0 -1
shorter	0 -4 3 4 0 -2 0 0
shorter $	0 0 5 0 0 -2 0 0
short…	-2 -5 7 4 0 -2 0 0
shor…	-2 -7 14 1 -1 -6 -1 -1
shoud	0 6 -6 0 0 0 0 -3
shoud be	0 6 -6 0 0 0 0 -3
should	-5 5 0 0 -2 -1 -2 0
should be	-3 -8 11 -1 0 0 0 9
should feel	-1 5 -1 0 0 0 0 -2
should have	0 -2 -4 4 0 0 0 1
should like	4 -7 -1 0 0 8 0 -1
should take	0 -1 4 0 0 0 0 -1
shoul…	-5 3 0 0 -1 -3 -2 2
shout…	0 -3 1 0 2 -1 0 5
shou…	-7 6 -5 0 1 -4 -2 4
show	15 -7 -8 -4 -3 9 -4 -12
show me	4 -3 -4 -4 -3 -1 -2 0
show the	0 -1 -2 0 0 7 -1 -3
showing	5 0 -1 0 0 0 0 -3
showi…	5 0 -1 0 0 0 0 -3
sho…	-1 3 -1 -5 -7 3 -7 -6
shut	0 -4 -3 0 0 0 1 3
shu…	0 -9 2 0 0 0 1 2
sick	-1 -2 -1 -2 0 0 0 5
sick $	-1 -3 -1 -2 0 0 0 5
sic…	0 -2 -1 -2 0 0 0 5
side…	-1 0 -2 0 0 -1 0 6
sid…	-1 -3 -6 -1 1 0 0 6
sign	12 -4 -4 -1 0 2 -1 -5
sign $	8 -3 -3 -1 0 4 -1 -4
sig…	11 -3 -4 -1 0 1 -1 -3
silence	-1 4 -3 0 0 0 -1 3
silen…	-3 8 -3 0 0 0 -1 3
sile…	-3 8 -3 0 0 0 -1 3
silly	-2 -4 -1 6 -1 1 0 -2
silly ,	0 0 -1 4 0 -1 0 0
silly me	0 0 0 -4 0 2 0 -2
sill…	-2 -4 -1 6 -1 1 0 -2
sil…	-3 10 -4 6 -1 0 -1 -2
since	1 2 0 -1 0 -4 2 0
sinc…	1 2 0 -1 0 -4 2 0
sine	4 -2 -3 0 0 0 -1 0
sing	-5 0 0 0 0 0 1 0
sing…	0 -3 -3 0 -1 3 0 5
sink	3 -4 2 -1 0 0 0 -1
sin…	-1 -5 -6 -2 -1 1 1 5
sirens	4 -2 -1 0 0 0 0 0
siren…	4 -2 -2 2 0 0 0 0
sire…	6 -3 -1 2 0 0 0 -1
sir…	6 -3 -1 2 0 0 0 -1
sister	-5 -3 -2 0 -1 2 -1 5
sister says	0 -2 -2 0 -1 0 0 6
siste…	-5 -3 -2 0 0 2 -2 5
sist…	-5 -3 -2 0 0 2 -2 5
sis…	-5 -3 -2 0 0 2 -2 5
sit	0 -6 3 0 0 4 0 0
sit there	0 -5 5 0 0 0 0 0
sitting	-1 4 0 0 0 0 0 -4
sitti…	-1 4 0 0 0 0 0 -4
sit…	6 4 -1 0 -3 0 0 -1
sixt…	5 -1 0 0 0 0 -1 0
six…	5 -1 0 0 0 0 -1 0
size 1	14 -9 -7 -5 -10 -5 -5 -3
size 12	-13 -9 -2 1 -8 -11 -7 -2
size 3	-6 -2 -6 -8 0 12 -1 -15
size 6	-14 -9 2 -7 -9 -7 2 -4
size long	2 -8 -5 -4 -2 -12 -9 -3
ski…	0 -3 0 0 0 -1 0 4
skull $	7 -3 -1 0 0 0 -1 -1
sky	1 -8 11 -1 -2 4 0 -2
sky $	5 -2 -3 0 0 0 0 -1
slaps	0 -4 -3 0 0 0 -2 6
slap…	0 -4 -3 0 0 0 -2 6
sla…	-3 -1 -3 0 3 -3 -2 6
sleep	1 -4 1 0 0 -3 4 -1
sleep $	3 -2 5 0 0 -2 -2 0
sleep timer	-4 0 -4 0 0 -1 4 0
sleepier	-1 4 -3 0 0 -1 0 0
sleeping	0 -3 5 0 -2 3 0 0
sleep…	1 2 -1 -2 -6 8 -2 -4
slee…	2 -2 0 -2 -6 5 2 -5
sle…	3 -2 -1 -3 -6 5 2 -5
slic…	-1 8 -5 0 0 -1 0 2
sli…	-1 15 -8 -2 0 -1 -2 1
slow	18 -9 -13 -2 0 -3 -1 5
slow $	-4 -2 3 -1 0 -1 0 0
slow ,	0 -2 6 0 0 0 0 -3
slow <color>	2 -1 -11 0 0 -1 0 4
slow and	0 3 -3 0 0 0 0 4
slow as	5 0 -1 0 0 0 0 3
slower	-2 -3 4 -1 -1 -1 0 3
slowe…	-3 -7 7 -1 -1 -1 0 1
slowly	-1 3 4 0 -1 -1 0 -1
slowly ,	-1 -4 3 0 0 0 0 -1
slowly .	2 4 3 0 -1 -1 0 -1
slowl…	-1 3 4 0 -1 -1 0 -1
slow…	-6 -4 10 -1 -2 -1 -1 1
slo…	15 -13 -8 -3 -3 -4 -2 7
slu…	1 -1 4 0 0 2 0 -1
small	1 5 -3 0 2 -1 0 -3
small one	1 -4 -1 2 0 0 0 0
smaller	-2 -2 5 0 0 0 0 0
small…	-6 -2 5 0 0 1 0 0
smal…	-1 4 2 0 2 -1 0 -4
sma…	-1 4 2 0 2 -1 0 -4
smell the	0 -2 -1 0 0 0 0 4
smiled	-5 0 0 -2 0 0 0 6
smiled .	-4 0 0 -1 0 0 0 4
smile…	-4 0 0 -2 0 0 0 6
smiling	2 -6 -1 0 -1 0 0 3
smili…	2 -6 -1 0 -1 0 0 3
smil…	-4 -7 -1 -2 -1 0 0 12
smi…	-4 -8 -1 -2 -1 0 0 12
smoke	1 12 -6 0 -2 -4 -1 -1
smoke $	4 -1 -2 0 -2 -2 0 0
smok…	3 7 -6 0 -2 -4 -1 -1
smo…	7 7 -6 0 -2 -4 -1 -1
snai…	3 -2 -6 3 4 -3 0 -3
snake	5 -2 -2 0 0 0 0 -1
snak…	5 0 -2 0 0 -2 0 -1
sna…	8 -4 -6 0 4 -4 2 -2
snore	-3 5 0 0 0 0 0 -5
snor…	-4 5 -1 -1 0 1 0 -5
snow	7 -5 1 0 -2 0 -1 0
snow…	7 2 -3 -1 -1 -1 0 -2
sno…	9 -1 -2 -1 -3 1 -1 -7
so	1 -16 14 -3 4 0 2 -6
so $	-2 -7 6 -1 0 0 1 0
so ,	4 -1 0 -1 0 0 0 2
so a	3 1 -5 0 0 0 0 -1
so bright	0 0 6 0 0 0 0 -3
so fast	-4 0 -2 0 0 0 0 3
so good	0 -1 6 0 0 1 0 -2
so i	5 -1 -1 0 -2 0 4 -7
so often	-1 11 -8 0 0 0 0 -1
so the	-4 -1 3 -1 0 6 -1 -2
so they	0 0 4 0 0 0 0 0
soc…	-2 -1 0 0 0 0 0 6
soft	1 -6 10 -1 0 -1 0 -1
softer	-5 6 -1 -2 0 0 0 1
softe…	-5 6 -1 -2 0 0 0 1
soft…	-5 6 -1 -2 0 0 0 1
sof…	-4 -1 7 -2 2 -3 -1 2
sol…	7 -7 1 0 -1 1 0 0
some	-8 14 7 -2 -5 -3 -3 -5
some $	0 -4 3 0 0 0 0 0
some <color>	4 0 1 0 0 0 0 -1
some of	-1 5 -1 0 0 -2 0 -1
some sparkles	0 -5 4 0 0 0 0 0
somehow	-4 10 -3 0 0 -2 0 -2
someh…	-4 10 -3 0 0 -2 0 -2
someone	3 6 0 -2 -1 -1 -1 -5
someo…	-4 10 0 -2 -1 -1 -1 -5
something	12 -7 -9 -1 -3 -5 -4 -3
something is	-6 7 0 0 0 0 0 -2
something like	4 -7 0 0 0 0 -1 0
something more	-3 5 0 0 0 0 0 0
something with	6 -11 0 0 0 0 0 0
sometimes	-4 6 0 0 0 0 0 0
somet…	8 -1 -9 -1 -3 -5 -4 -3
somewhat	-1 -7 9 0 0 0 0 -1
somewhere	1 2 -4 -1 0 1 -1 0
somewhere in	-1 4 2 -1 0 -1 0 0
somew…	0 -5 5 -1 0 0 -1 -1
some…	2 15 -9 -5 -6 -7 -4 -12
som…	-6 28 -2 -7 -12 -9 -7 -18
son	1 -7 0 0 0 0 0 -1
song	-2 4 -1 0 0 -2 0 4
song ,	0 4 0 0 0 -2 0 0
sorry	-1 -2 5 3 1 -3 0 -1
sorry $	2 0 -1 0 0 0 0 4
sorry ,	-3 -2 6 3 2 -1 0 -6
sort	-3 4 -3 -1 -1 0 0 0
sort of	-3 5 -1 -1 -1 0 0 0
sor…	-5 5 -5 2 1 1 0 -1
sou…	-1 5 -8 4 -1 1 2 0
space	6 -4 -3 0 0 0 0 -1
spac…	5 -4 1 0 0 0 0 -2
sparkles	-2 -7 8 0 -1 0 -1 0
sparks	-1 0 4 0 0 -1 0 -1
spark…	-2 -17 14 -1 -1 0 -1 -3
spar…	-3 -15 15 0 -1 0 -1 -3
spa…	2 -20 19 -1 -2 -1 -2 -1
spec…	-2 -1 5 0 0 0 0 -2
speed	-1 -4 13 -3 -2 -1 -2 -5
spee…	-1 -5 13 -2 -2 -2 -2 -5
spel…	1 -5 5 0 0 -1 -1 0
spe…	-5 -10 23 -2 -2 -3 -3 -1
spinning	7 -3 -1 -1 0 -1 0 -2
spinn…	8 -8 -1 -1 0 -1 0 -2
spin…	9 -10 0 -1 0 -1 0 -4
spir…	-1 4 -4 4 -1 0 0 0
spi…	7 3 -4 3 -1 -1 -2 -7
spra…	3 -6 6 0 0 0 0 -2
spr…	7 -8 8 0 -2 0 0 -3
standing	6 -5 -4 0 0 -2 0 2
stand…	7 -1 -4 -1 0 -2 0 1
stan…	6 -1 -4 1 0 -2 0 1
star	7 -1 -3 0 0 0 0 -2
stars	7 2 -6 -2 0 -2 -1 -2
stars $	-2 8 -3 0 0 -1 0 0
start	-3 7 -3 -1 -3 6 3 -2
start $	5 -1 0 -1 -3 2 0 0
start ,	-3 -2 0 0 0 5 0 -1
start a	0 -3 0 0 0 -1 4 0
starting	-4 0 -1 0 0 0 0 4
start…	-6 2 -3 0 -1 1 -1 3
star…	0 6 -9 -2 -4 4 1 0
state	-1 -1 -2 6 -1 -1 0 -1
station	0 6 0 0 0 0 -2 0
stati…	-1 4 -1 2 0 1 -2 -1
status	1 -5 0 -1 0 0 1 0
statu…	3 -6 -2 -1 0 0 0 0
stat…	2 -3 -5 7 -1 1 -2 -2
stay	-2 -4 7 -2 2 -2 6 -1
stays	-3 -5 7 3 2 0 -3 0
stays $	-3 0 5 0 2 -1 0 0
stay…	-3 -5 7 3 2 0 -3 0
sta…	8 -12 -6 6 -4 0 0 0
steam	6 -8 5 -1 0 0 -1 -5
steam ,	3 4 0 0 0 0 0 -4
steam…	2 3 -4 0 0 1 0 -2
stea…	5 -2 2 -2 0 0 -1 -3
step	-1 -4 2 9 -1 -6 -5 -1
step <time>	0 -2 5 0 0 0 0 0
step back	-3 -2 0 3 0 -5 0 0
steps back	0 0 -4 0 0 -1 0 0
ste…	3 -6 2 9 -1 -7 -6 -5
stick	-3 4 2 0 0 0 0 0
stic…	-3 4 2 0 0 0 0 0
still	-2 -1 7 2 -3 0 -1 -5
still a	0 -4 3 0 0 0 0 -1
still too	0 1 1 -3 0 0 0 -4
stil…	1 -1 8 2 -3 3 -1 -6
sti…	-2 6 4 1 -5 3 -1 -1
stop	-10 -5 6 0 0 0 3 -1
stop .	-2 0 7 0 0 0 -2 -5
stop for	-4 -1 -1 0 0 0 6 0
stop the	0 -3 -1 0 0 0 6 0
stopp…	1 -4 0 -2 0 -1 0 5
stop…	-2 -2 1 -2 0 -1 0 4
store	-2 -4 -4 0 0 0 7 0
store as	0 -1 -4 0 0 0 4 0
story	4 -5 0 0 0 0 3 0
stor…	6 0 -7 -4 1 -4 11 -3
sto…	-5 0 -1 -7 0 -3 8 -3
stra…	-2 7 0 0 0 3 0 -1
street	3 -6 2 0 0 2 -1 0
stree…	3 -4 2 0 0 2 -1 -2
stretch	-3 0 7 0 0 0 -2 0
stretch the	-3 0 5 0 0 0 0 0
stret…	-3 0 7 0 0 0 -2 0
stre…	2 -5 9 0 0 2 -2 -2
strike	0 1 -3 4 -2 0 0 -1
strik…	0 4 -6 3 -2 0 0 -1
stripes	2 2 -4 0 0 0 0 0
strip…	2 1 -4 5 0 -1 0 2
stri…	2 6 -10 5 0 -1 0 -3
strobe	4 -3 1 0 -1 0 0 -1
strob…	0 -4 -3 0 -1 4 -1 -1
stron…	-1 0 5 -2 2 -2 0 0
str…	2 6 1 2 0 6 -4 -8
stuck	-6 9 0 0 -1 -1 0 0
stuc…	-6 8 0 0 -1 0 0 0
stude…	0 -4 0 0 1 -1 -2 1
stud…	5 -5 -1 -1 1 -1 -2 -1
stuff	6 -3 -1 1 0 -1 0 0
stuf…	6 -3 -1 1 0 -1 0 0
stutt…	0 6 -3 0 0 0 0 0
stut…	0 6 -3 0 0 0 0 0
stu…	10 0 -5 -1 0 -1 -2 -3
sub…	0 6 -3 0 0 0 0 -2
such	8 -6 -4 0 0 0 0 3
such a	6 -6 -2 0 0 0 0 3
suc…	5 -5 -1 0 0 1 0 3
sui…	0 -2 4 0 0 2 0 -2
sun	7 -3 -4 0 0 0 0 2
sun $	4 -1 0 0 0 0 -1 -1
sunrise	10 -7 -2 0 0 0 -1 0
sunri…	10 -7 -3 0 0 1 -1 0
sunr…	10 -7 -3 0 0 1 -1 0
suns	-3 0 -2 0 0 -1 4 0
sunset on	4 -2 0 0 0 0 0 0
suns…	3 -5 0 -2 0 -1 0 2
sun…	9 -6 -8 -2 -1 1 2 0
super	-1 -5 -1 -3 2 0 0 8
superimpose	0 4 -2 0 0 0 0 0
supe…	-2 -4 2 -3 1 -2 0 10
suppose	-1 4 0 0 0 0 0 0
supposed	0 5 0 0 0 0 0 -5
supposed to	0 5 0 0 0 0 0 -5
suppo…	-1 9 0 0 0 0 0 -5
supp…	-1 9 -1 0 0 0 0 -5
sup…	-3 4 1 -3 1 -2 0 5
sur…	-2 4 -3 -2 -1 -1 -1 5
swap	-3 -6 11 -2 0 -1 -2 2
sway	0 4 -3 -1 1 0 -1 0
sway…	-4 3 -2 0 0 0 0 -1
swa…	-7 8 5 -3 0 -1 -4 0
sweep	5 -1 0 -1 0 0 0 -2
sweet	0 2 -4 3 -1 -1 0 0
swee…	2 1 -4 2 -1 2 -1 -2
swimming	6 -2 1 -1 0 0 0 -2
swimm…	5 1 1 0 0 0 0 -2
swim…	-2 5 -1 0 0 0 0 -2
swinging	-4 1 0 0 0 2 -1 -1
swin…	-4 4 1 0 0 1 -1 -1
switc…	2 -6 0 -1 0 0 3 -2
swit…	2 -6 0 -1 0 0 3 -2
swi…	0 0 -1 -1 1 1 1 -6
swor…	5 -1 1 0 0 0 0 -2
swo…	5 -1 1 0 0 0 0 -2
table	-1 -4 -1 -2 -1 0 0 5
tabl…	-1 -3 -2 -2 -1 1 -1 4
tab…	-4 3 -2 -2 -1 1 -1 3
tad	-2 -4 9 0 0 -1 0 -1
take	-3 -10 6 10 0 0 -2 0
take that	0 0 -5 6 -1 0 -1 0
take the	-1 -5 5 5 -2 -2 0 -1
takes	-1 -1 3 -2 -1 -1 0 8
take…	-1 -3 3 -2 -1 -1 0 9
tak…	-5 -14 10 4 0 -2 -1 13
tal…	5 3 2 0 0 -1 -1 -5
tank	-4 0 0 0 0 1 0 0
tan…	-6 0 0 0 0 1 0 0
taste	2 -9 3 0 0 -2 0 5
tast…	2 -9 3 0 0 -2 0 4
tas…	2 -9 3 0 0 -2 0 4
taver…	0 -1 0 0 0 4 0 -1
tave…	0 -1 0 0 0 4 0 -1
tav…	0 -1 0 0 0 4 0 -1
tea	3 -6 0 0 0 0 0 0
tears	-2 -3 -1 4 3 0 0 2
tear…	-5 -5 1 4 3 0 0 6
tea…	-3 0 3 2 3 -2 0 4
tell…	4 1 -2 0 0 0 0 0
tel…	5 2 -2 0 0 0 -1 -4
tempo	0 -2 4 0 0 0 0 0
tension	-5 11 -1 -3 0 -1 0 0
tensi…	-5 11 -1 -4 0 -1 0 0
tens…	-5 11 -1 -4 0 -1 0 0
tent	7 -3 0 0 0 -1 0 -2
ten…	1 6 2 -4 -1 -1 0 -2
terr…	0 2 -1 0 2 -1 -4 0
ter…	1 0 1 0 2 -3 -4 0
tes…	4 -1 -6 -1 0 0 0 -1
tex…	5 -5 2 -2 0 -2 -1 -2
than	9 -7 4 -8 0 -2 0 3
than <color>	-7 0 1 0 0 0 0 0
than i	-3 0 0 0 0 0 0 4
than my	0 -1 -5 0 0 0 0 8
than that	0 4 3 -5 0 0 0 -2
than the	-2 -2 -2 -2 0 -1 0 10
than this	-1 2 3 0 0 0 0 -6
thank	-1 -1 -6 -2 0 2 1 5
thank you	-3 -1 -5 -2 0 2 1 5
thanks	-5 -5 -2 -2 -1 -2 0 9
thanks $	-5 -2 0 -1 0 -2 -1 4
thank…	-5 -5 -2 -2 -1 -2 0 9
than…	-6 -6 -8 -3 0 0 1 14
that	-8 8 1 9 0 -1 -6 -1
that $	-8 -9 9 4 3 3 -6 3
that ,	2 5 1 -3 0 -1 1 -2
that .	-2 -8 5 0 1 -2 0 3
that <color>	-3 1 3 -4 0 0 0 -2
that <earlier>	3 -5 1 0 1 5 0 -4
that <here>	3 6 0 1 0 -2 0 0
that <number>	-2 -7 6 0 0 8 0 -2
that a	-1 9 0 0 0 0 -4 -3
that comes	-1 4 -1 -1 0 0 0 0
that goes	4 0 -7 0 0 0 0 2
that he	-3 5 0 0 0 0 0 0
that i	-4 12 -1 1 0 0 -1 0
that in	-2 -2 1 -2 0 0 0 6
that is	-7 -10 1 -1 -5 -7 0 15
that it	0 6 2 -1 0 0 0 -5
that last	0 -3 -8 13 0 -1 0 -2
that makes	1 5 -1 0 0 0 0 -1
that on	-6 0 0 0 0 0 -1 4
that one	-3 3 2 -4 1 5 2 0
that was	0 -2 1 0 -1 1 -1 -6
tha…	-4 -11 -3 5 0 -4 -6 15
the	-4 6 0 -5 3 14 2 -12
the <color>	-21 0 4 9 2 8 -6 -6
the <count>	0 0 -5 3 -1 2 0 0
the <earlier>	-24 -1 -8 -18 -1 17 -7 -8
the <here>	-17 11 0 9 -6 -17 -7 -5
the <number>	-2 4 3 -2 -1 9 -1 -2
the air	-3 7 -4 0 0 0 0 -1
the back	-1 7 0 -4 0 0 2 2
the big	0 0 0 0 0 -1 0 4
the blinking	-1 -5 8 0 0 -1 0 -1
the bride	0 7 -4 -1 0 0 0 -1
the change	0 0 -4 0 3 0 0 0
the children	-1 5 -2 0 0 0 0 -1
the colors	-4 0 1 0 0 -2 0 -1
the crowd	-2 6 -1 0 0 0 0 -1
the day	0 -3 -2 0 0 1 0 5
the door	2 -5 -3 0 0 2 0 -1
the edge	-4 3 -1 0 0 0 0 0
the end	-5 -12 14 -3 -1 0 -1 2
the eyes	-2 6 -6 0 1 0 0 0
the fire	-1 -2 14 0 0 -2 0 -2
the first	0 1 -2 -4 0 3 0 1
the floor	-2 4 -3 0 0 0 0 0
the glow	-1 0 5 0 0 0 -1 0
the kind	-1 5 0 -1 0 0 0 0
the kitchen	3 -5 0 0 1 -4 0 3
the lamp	-3 -3 -5 -1 -2 0 13 0
the last	0 10 -4 2 -1 -2 0 -3
the light	-5 1 2 0 0 0 7 -1
the lightning	-2 -2 7 0 0 0 0 0
the lights	4 0 -2 0 0 -7 1 0
the little	-2 6 2 3 -1 -1 0 -3
the middle	-5 -3 8 -1 0 -1 0 0
the moment	-1 4 4 -1 0 -2 -1 0
the moon	5 2 -2 -3 -1 -1 0 0
the mountain	2 -4 0 0 -2 3 0 0
the name	-3 5 8 0 0 -3 3 -4
the net	6 -4 0 0 -1 0 0 0
the next	-5 -5 12 -1 0 2 -2 -1
the night	0 -4 0 0 0 0 0 -1
the one	-8 -10 -1 8 -4 1 -1 10
the opposite	-2 -5 9 0 0 0 -1 0
the other	1 -6 6 -1 2 -1 0 0
the others	3 -3 5 0 0 0 0 -1
the quiet	0 -1 0 0 0 4 0 -1
the rain	-3 5 0 0 0 0 0 0
the right	1 0 -1 4 -1 0 0 0
the river	0 2 -2 0 0 0 0 4
the room	3 -2 -3 0 0 -1 0 4
the same	4 -3 5 -1 0 0 0 -1
the sand	0 -3 4 0 0 -1 0 0
the sea	4 3 -5 0 -1 2 0 2
the second	-2 5 -4 0 0 0 0 0
the shop	2 0 -4 0 0 0 0 3
the sky	-4 -6 6 0 0 0 0 -1
the snow	4 -4 -1 0 0 0 0 0
the speed	-1 -2 4 -4 0 0 0 -1
the start	-7 2 1 -1 -3 10 0 -2
the state	0 0 0 4 -1 -1 0 0
the steam	1 7 0 -1 0 0 0 -3
the steps	-1 0 4 0 0 0 -1 0
the street	0 0 4 0 0 0 0 0
the sun	-5 6 0 0 0 0 2 0
the table	-1 -1 -1 0 -1 0 0 5
the undo	0 0 0 -10 8 0 0 0
the very	-1 6 -1 -1 -3 4 -1 -2
the wall	-5 -6 12 0 0 -1 -3 0
the way	-3 -2 -2 -1 -4 4 0 4
the whole	-2 3 1 0 -1 1 3 -6
the word	4 1 0 0 0 -1 0 0
their	0 -5 1 0 0 3 0 0
thei…	0 -5 1 0 0 3 0 0
them	-7 -3 2 -1 1 3 -2 0
them $	5 3 -7 -1 2 3 -1 -5
them .	-5 4 0 0 0 -1 0 -2
them down	4 -3 -1 0 -1 0 0 0
then	7 8 -5 1 1 -6 -1 -5
then .	1 5 -1 4 -2 1 -1 3
then a	1 6 -5 -1 0 -2 0 0
then it	3 0 -4 0 0 0 -1 0
then stop	-2 -2 6 0 0 0 -5 -1
then the	4 6 -6 0 0 0 0 0
there	-10 12 -6 -3 -2 -5 2 -3
there $	-2 3 4 -1 0 -1 -2 2
there ,	-1 -8 1 0 0 -1 3 3
there <count>	0 4 -1 0 0 0 0 0
there is	-1 0 2 -1 0 -1 0 -7
there ought	0 4 -2 0 0 0 0 0
there was	0 4 3 -1 0 0 0 0
ther…	-10 9 -4 -3 -1 -5 2 0
thes…	0 -5 1 0 0 0 0 3
they	-4 3 6 4 -1 3 -8 -6
they are	-3 -2 -3 -1 0 2 0 9
they fall	0 -4 5 3 0 0 0 -2
they have	-2 7 0 0 0 0 -4 0
they should	0 -6 1 1 0 0 0 0
they want	2 -8 3 0 0 3 0 0
they were	0 -3 -1 2 4 1 0 -3
theyve	-4 -2 0 -1 0 2 0 3
theyv…	-4 -2 0 -1 0 2 0 3
they…	-4 -2 2 -1 0 2 0 3
the…	-15 14 2 -4 0 -4 -8 -4
thicker	-1 6 -4 0 0 0 0 0
thick…	-1 5 -1 0 0 0 -1 0
thic…	2 4 -3 0 0 0 -1 0
thing	2 -11 -4 7 -2 8 -1 0
thing $	-1 -4 -10 4 0 5 0 2
thing back	0 5 0 -1 0 1 0 -1
think	-1 13 -5 -1 0 1 -3 0
thinking	-1 5 -1 0 -1 2 0 -1
think…	-2 8 -3 -1 -1 2 0 2
thin…	0 6 -10 5 -3 7 -4 2
third	-2 -4 13 -2 0 -2 -1 -2
third $	-2 0 4 0 0 0 0 -1
third .	-2 -3 5 -1 0 -1 0 0
third of	0 -5 6 -1 0 -1 0 0
thirt…	0 -3 -4 0 0 0 3 0
thir…	-2 -9 13 -3 0 -2 2 -2
this	-11 -2 0 -3 0 -8 7 9
this $	1 -4 -1 0 0 -1 -1 -1
this .	-1 -6 2 -1 0 0 0 3
this <here>	0 1 -4 1 0 -1 0 -1
this is	-3 1 2 -3 2 -1 -4 6
this one	-3 0 -2 0 0 -1 7 -3
this time	-1 8 0 0 0 -4 0 0
this under	-1 -4 0 0 0 0 1 -1
thi…	-10 -3 -1 1 -3 2 4 3
those	0 -4 1 -1 1 2 0 -1
thos…	0 -4 1 -1 1 2 0 -1
though	-3 3 5 -2 1 -2 -2 -5
though $	-2 -1 6 -1 -1 0 -2 0
though ,	-1 -4 1 0 0 0 0 -3
thoughts	-2 -1 -3 0 4 0 0 0
thoug…	-2 3 3 0 4 -2 -2 -10
thou…	-2 3 3 0 4 -2 -2 -10
tho…	-2 -2 3 -2 5 -1 -2 -11
threa…	2 9 -7 0 -1 0 0 0
thre…	2 0 -4 2 1 -2 -2 6
through	-5 1 -1 -1 -1 -2 0 -1
through ,	-5 -4 2 0 0 -1 0 0
throw	-6 -1 7 0 0 0 0 0
thro…	-9 5 4 -1 -2 -2 0 -1
thr…	-10 12 -2 1 0 -3 -2 5
thunder	-8 8 -2 0 0 0 0 0
thunderstorm	5 -3 0 0 0 0 -1 0
thund…	2 4 -3 1 2 0 -1 -2
thun…	2 4 -3 1 2 0 -1 -2
thu…	2 4 -3 1 2 0 -1 -2
tidy	-2 10 -5 -2 0 0 0 -2
tid…	-4 12 -5 1 2 -3 0 -3
tigh…	-1 -1 4 0 0 0 0 -1
tig…	-1 -1 4 0 0 0 0 -1
till	4 0 -1 0 -1 0 0 0
til…	11 -2 -3 -1 -1 0 0 -4
time	1 -8 7 -1 3 1 -2 0
time $	-5 2 1 0 2 -3 0 2
timer	8 0 -16 -1 -1 2 7 -2
timer <time>	0 0 -5 0 0 0 5 -2
times	-6 5 -3 0 0 0 -2 5
time…	1 -16 6 -2 -1 -3 2 3
tim…	2 -20 11 2 3 -5 -5 2
tiny	-7 8 2 0 0 0 0 -3
tiny bit	-1 -4 8 0 0 0 0 -1
tin…	-7 6 4 0 0 0 0 -3
tipto…	-1 -3 -1 0 0 0 0 4
tipt…	-1 -3 -1 0 0 0 0 4
tip…	-1 0 -1 0 0 0 0 4
to	-15 14 4 -10 -2 4 0 -5
to <color>	9 -3 -1 -1 0 -2 -4 0
to <earlier>	-2 3 4 -1 0 0 0 0
to <number>	4 -7 5 -1 0 -4 0 2
to <percent>	-3 -5 -12 0 0 0 18 -2
to <time>	-2 -2 7 -3 0 0 -1 -1
to a	-7 2 13 0 0 0 0 -3
to be	-6 -5 4 -1 2 -1 0 -1
to come	-2 2 -2 4 0 -2 0 0
to feel	-3 5 -2 0 0 0 0 -1
to finish	4 -4 3 0 -1 0 0 0
to get	2 6 -1 -1 1 -2 -2 -2
to go	1 -3 5 -4 3 0 -3 -1
to have	-4 10 -3 -1 0 -2 0 -1
to it	4 1 -5 1 -3 -3 -1 7
to know	-2 -4 0 0 0 0 0 5
to left	-1 -6 12 -1 0 0 0 -3
to look	2 -1 -2 -4 0 0 0 3
to me	-1 5 -1 3 0 0 0 -3
to my	-1 -1 -1 -4 0 6 -1 3
to right	0 -2 5 0 0 0 0 -3
to see	0 6 -1 -1 -2 0 0 -5
to sit	0 -1 -2 0 0 4 0 0
to the	-4 -5 -5 2 0 10 0 -3
to what	5 -1 -1 0 0 -1 -2 -2
to you	-4 8 0 0 0 0 0 -1
toast	7 -1 -2 0 0 0 0 -3
toast…	-4 0 0 0 0 0 0 2
today	5 -2 3 -1 0 -1 -5 4
today $	8 0 -2 0 0 0 -4 -2
toda…	5 -2 3 -1 0 -1 -5 4
tod…	5 -2 3 -1 0 -1 -5 4
told	1 5 -1 -1 2 -3 -1 -4
told me	3 -4 0 0 2 -2 0 1
tol…	1 5 -1 -1 2 -3 -1 -4
tomorrow	4 1 -2 0 0 0 0 -4
tomor…	4 0 -3 0 -1 0 -1 -4
tomo…	4 0 -3 0 -1 0 -1 -4
tom…	5 0 -7 0 -1 0 -1 -3
tone	-3 0 5 3 0 1 0 0
ton…	-4 -2 4 2 1 0 0 2
too	-10 -2 16 7 -2 -8 2 -16
too $	-4 2 -4 4 -2 0 0 0
too .	-4 2 0 0 0 0 0 0
too <color>	-1 -4 0 1 0 0 0 0
too clean	0 5 -2 0 0 0 0 0
too far	0 -5 4 -1 0 0 0 0
too long	-2 -2 4 -1 0 -2 0 0
too many	-1 -6 2 1 0 -1 -1 0
too much	1 -1 3 -2 -1 -1 -1 -7
too often	0 -3 6 0 0 0 0 0
too slow	-1 0 5 0 0 0 0 -2
took	-4 -5 -1 2 2 -1 0 5
took away	-1 0 0 -2 4 -1 0 -3
tooth	4 -1 0 -1 0 0 0 -4
toot…	4 -1 0 -1 0 0 0 -4
too…	0 -5 -1 1 2 -1 0 1
top	-5 11 -5 -1 0 4 -1 -1
torc…	1 -4 0 0 0 0 0 -1
tor…	1 -4 0 0 0 0 0 1
total	2 -5 0 0 0 -1 0 4
total…	-2 0 4 0 0 0 0 0
tota…	0 -5 4 0 0 -1 0 4
tot…	0 -5 4 0 0 -1 0 4
touch	-4 0 2 0 0 -1 0 3
touc…	-4 2 -1 1 0 -1 0 3
tou…	-4 2 -1 1 0 -1 0 3
towards	-4 -3 2 0 0 0 0 0
towards <color>	-3 -7 3 0 0 0 0 0
towar…	-4 0 0 0 0 0 0 0
towa…	-4 0 0 0 0 0 0 0
tractor	5 -1 0 0 -4 0 0 -1
tract…	5 -3 0 0 -4 1 0 -1
trac…	4 -2 0 -1 -4 1 0 -2
traffic	2 -1 -5 2 0 0 -1 -1
traffic light	3 0 -4 0 0 0 -1 0
traff…	0 -1 -5 2 -1 1 -1 -1
traf…	0 -1 -5 2 -1 1 -1 -1
trail	-2 5 -3 0 0 0 0 0
train	4 -3 -4 0 0 0 0 -2
trave…	6 0 -3 0 0 -1 0 -2
trav…	6 0 -3 0 0 -1 0 -2
tra…	15 -3 -8 -1 -5 1 -1 -10
treasure	7 -2 0 0 0 0 0 -5
treas…	5 -2 0 0 0 0 0 -5
trea…	5 -2 -1 0 0 0 0 -3
tree	1 5 -2 0 0 0 -4 -2
trees	-2 6 -4 0 0 0 0 -1
tree…	-2 5 -5 0 0 0 0 -1
tre…	3 5 0 -1 0 -1 -4 -6
trip…	-4 1 0 0 0 0 0 4
tri…	-8 4 2 0 0 -2 0 9
tromsø	3 -4 0 0 0 0 -1 3
troms…	3 -4 0 0 0 0 -1 3
trom…	3 -4 0 0 0 0 -1 3
trouble	5 -2 1 2 -1 0 0 0
trouble ,	5 -2 -1 0 -1 0 0 0
troub…	5 -2 1 2 -1 0 0 0
trou…	5 -2 1 2 -1 0 0 0
tro…	9 -3 0 1 -2 0 -1 2
trump…	-1 0 -1 -1 0 5 0 0
trum…	-1 0 -1 -1 0 5 0 0
tru…	-3 3 -8 3 2 4 0 2
try	8 -7 -3 -1 -1 -1 0 -2
tun…	-9 -5 -3 0 0 0 5 7
turn	-4 5 -3 1 -3 -2 4 -1
turn it	-1 -1 -3 -1 -1 0 4 0
turn on	-6 0 -1 0 -1 0 4 0
turn the	-3 -3 10 0 -1 -3 -2 0
turn timer	7 0 -7 0 0 -1 -1 0
turned	-1 -4 1 0 0 0 0 1
turne…	-1 -4 1 0 0 0 0 1
turn…	2 -5 -2 -1 -1 -1 0 1
turqu…	-5 -1 6 -1 0 0 0 -2
turq…	-5 -1 6 -1 0 0 0 -2
tur…	-7 -2 0 4 -3 -2 6 -2
tv	5 -4 0 0 0 0 2 0
twent…	-3 -2 0 0 3 -1 -1 4
twen…	-3 -2 0 0 3 -1 -1 4
twe…	-3 -3 -5 3 3 -2 -2 4
twic…	-2 -5 10 -1 -1 -1 -2 -2
twink…	0 -6 5 0 0 0 0 0
twin…	2 -6 5 -1 0 0 0 0
twi…	1 -11 17 -2 -1 -1 -2 -2
ugh ,	0 -1 0 5 -1 0 0 -1
umbre…	-2 3 1 0 0 -4 0 0
umbr…	-2 3 1 0 0 -4 0 0
umb…	-2 3 1 0 0 -4 0 0
un	-1 -2 -1 -11 14 0 0 -1
uncl…	-1 4 -3 0 0 0 0 0
unc…	-1 4 -3 0 0 0 0 0
under	4 -3 -3 -1 -2 -2 11 -2
under <earlier>	0 -4 0 0 0 0 3 0
under the	3 -4 -1 0 0 -2 0 3
underneath	-6 11 -2 0 0 -1 0 -1
understand	-1 5 -1 0 0 0 -1 -2
under…	0 11 -3 0 0 -1 -5 -1
unde…	4 8 -6 -1 -2 -3 5 -3
undo	-1 -5 -3 9 1 -2 -1 -5
undo $	-1 -1 -1 1 4 -2 0 -2
undo the	0 -2 -1 -4 6 0 0 -2
und…	3 2 -9 8 0 -7 4 -8
unico…	1 1 -2 -2 -1 5 -1 -2
unic…	1 -2 -2 -3 -1 5 -1 -2
uni…	1 -2 -2 -3 -1 5 -1 -2
unr…	-7 1 2 0 5 0 -1 -2
uns…	-5 0 -5 5 0 0 0 0
until	-1 -1 -5 -1 0 -2 4 -2
until it	4 -1 -4 -1 0 0 0 0
unti…	-1 -1 -5 -1 0 -2 4 -2
unt…	-2 -1 -5 -1 -2 -2 4 -2
up	-2 12 5 -7 -1 8 -8 -10
up $	-3 8 -1 -7 0 3 -1 -3
up ,	4 0 -1 1 -2 3 -1 -3
up .	-3 7 -4 1 -1 2 0 -3
up a	-5 -3 3 0 0 0 0 0
up again	6 -7 7 0 2 -2 -1 0
up and	1 2 -4 0 0 0 -1 0
up for	1 -4 4 0 0 0 0 0
up in	4 0 -1 -1 0 0 0 -1
up the	8 0 -7 0 0 2 0 0
us	11 -13 -3 0 1 -1 0 6
us ,	-4 4 -1 0 0 -1 0 4
us go	1 -3 -1 0 0 0 -1 8
us have	4 -4 0 -1 3 -2 0 -1
used	-2 -2 -1 0 0 0 0 5
used to	-2 -2 -1 0 0 0 0 5
use…	-1 -3 -1 0 0 0 0 5
usua…	2 -1 -7 0 0 0 2 0
usu…	2 -1 -7 0 0 0 2 0
v1	0 -3 -3 -2 0 10 0 -3
v1 $	0 -3 -3 -2 0 10 0 -3
var	-1 -2 -2 2 0 0 0 6
vel…	2 -3 4 -1 0 -3 0 -1
version	-4 -2 -4 4 1 8 -1 -5
version $	0 0 -2 -2 -1 5 -1 -2
versi…	-4 -2 -4 4 1 8 -1 -5
vers…	-4 -2 -4 4 1 8 -1 -5
very	-6 -4 5 -4 -4 3 0 7
ver…	-7 -8 -1 -1 -7 11 -2 8
vibes	6 0 0 0 0 0 -2 -1
vibe…	6 0 0 0 0 0 -2 -1
vib…	6 1 0 -2 0 0 -2 -5
victory	4 0 -3 0 -1 0 0 -2
victo…	4 0 -3 0 -1 0 0 -2
vict…	4 0 -3 0 -1 0 0 -2
vic…	4 0 -3 0 -1 0 0 -2
video	-2 4 0 0 0 -1 -1 1
vide…	-2 4 0 0 0 -1 -1 1
vid…	-2 4 0 0 0 -1 -1 1
village	3 -3 5 0 -1 0 0 -3
village $	0 -4 5 0 0 0 0 -2
villa…	3 -3 5 0 -1 1 0 -4
vill…	3 -3 5 0 -1 1 0 -4
vil…	3 -3 5 0 -1 1 0 -4
vin…	5 1 -2 -2 0 -1 0 -3
viole…	0 -6 2 5 1 -1 0 -1
viol…	0 -6 2 5 1 -1 0 -1
vio…	0 -6 2 5 1 -1 0 -1
visi…	-6 5 0 1 0 0 1 -2
visua…	4 2 0 -1 0 0 0 -3
visu…	4 2 0 -1 0 0 0 -3
vis…	-2 9 -1 0 0 0 1 -5
volcano	5 -5 -1 0 0 0 0 0
volca…	7 -5 -1 0 0 1 0 0
volc…	7 -5 -1 0 0 1 0 0
vol…	13 -7 -1 -1 0 1 0 0
vot…	0 0 0 -3 4 0 0 -1
wait	-2 -1 -2 0 9 -5 -3 -1
waiti…	-2 -2 0 5 0 2 0 -1
wait…	-7 -2 0 4 -1 2 -2 4
wai…	-11 -3 -2 5 8 -3 -4 3
wake	-5 2 0 -2 0 0 0 0
wake…	0 0 -3 4 0 0 0 0
waking	4 -1 -1 0 0 0 0 -1
waking up	4 -1 -1 0 0 0 0 -1
wakin…	4 -1 -1 0 0 0 0 -1
waki…	4 -1 -1 0 0 0 0 -1
wak…	-1 -3 -5 2 -1 2 0 -1
walking	-3 6 -2 0 0 2 0 1
walki…	-3 6 -2 0 0 2 0 1
walk…	-8 5 -4 0 -1 4 2 0
wall	-8 -9 25 0 0 -1 -12 -1
wall ,	-1 0 7 0 0 0 -3 0
wall <color>	0 -1 4 0 0 0 -6 0
wall light	-5 -1 1 0 0 0 0 -1
waltz	0 5 -3 -3 0 0 0 0
walt…	0 5 -3 -3 0 0 0 0
wal…	-15 -4 17 -1 -1 1 -10 -2
want	-2 3 3 0 4 0 -1 -4
want a	8 -6 -5 0 0 0 0 0
want it	-3 1 7 -1 3 0 -1 0
want that	-3 4 0 0 1 -1 0 0
want to	-2 3 6 0 -2 -3 0 -1
wants	3 -1 -1 -2 -4 2 0 5
wants a	10 1 -3 0 -1 -2 0 -5
wants the	0 1 6 -1 0 -4 0 -2
wants to	-3 -8 -2 -1 0 3 0 9
want…	3 -1 -4 -2 -4 2 0 7
wan…	-1 6 -6 2 0 2 -1 3
warm	5 7 -5 0 0 -1 0 -1
warmer	0 -5 5 0 0 0 0 0
warmer ,	0 -2 5 0 0 0 0 0
warme…	0 -5 5 0 0 0 0 0
warm…	2 -8 8 0 0 -1 0 0
warning	-5 -2 0 0 0 4 0 0
warni…	-5 -2 0 0 0 4 0 0
warn…	-5 -2 0 0 0 4 0 0
war…	7 -3 -7 0 0 7 0 -3
was	-13 -2 -5 7 -2 -1 -2 -2
was $	0 -1 2 7 -4 0 -2 -2
was <color>	0 0 5 -4 0 2 0 0
was a	-6 2 1 4 -3 0 0 5
was before	0 -1 -4 6 0 -1 0 -2
was better	0 -3 -3 -5 1 0 0 -2
was cleaner	0 -3 0 4 0 0 -1 -1
was not	0 -2 2 3 2 0 0 -4
was the	0 -1 0 -3 -2 3 5 0
was too	0 0 2 -6 1 0 0 0
was wrong	0 -1 -3 -4 2 -1 0 -1
watc…	-4 -1 -4 -1 0 0 1 5
water	0 7 -2 -1 -1 0 -1 0
water $	-2 4 -1 0 0 0 0 0
water ,	5 -4 0 0 0 0 0 0
wate…	3 7 3 -1 -1 -3 -1 -1
wat…	0 6 -2 -2 -1 -3 0 4
waves	4 3 -7 0 0 0 -2 -1
wave…	5 -1 -5 -1 -1 -3 -2 -3
waving	4 1 -1 0 -1 0 0 0
wavin…	4 1 -1 0 -1 0 0 0
wavi…	4 1 -1 0 -1 0 0 0
wav…	9 2 -5 -1 -2 -3 -5 -4
way	0 -1 7 1 -8 3 -1 -1
way $	5 -9 5 -1 0 0 0 2
way ,	0 -4 0 -1 0 0 0 2
way .	0 -4 2 0 0 0 0 0
way it	0 0 0 2 -4 1 0 0
way to	0 4 -3 0 0 0 0 0
we	2 -6 -4 -3 -3 12 -1 4
we had	-4 0 0 2 -1 2 0 -2
we left	0 0 -1 -1 -1 5 -2 0
we lost	4 -2 0 0 0 1 0 -2
we would	-4 0 0 0 0 0 1 -1
wear	-3 -2 2 4 1 0 0 0
weather	4 0 -4 0 0 2 0 -1
weather .	4 -1 -2 0 0 2 0 -1
weath…	4 0 -4 0 1 2 0 -1
weat…	4 0 -4 0 1 2 0 -1
weddi…	2 0 -3 1 0 0 0 -4
wedd…	2 0 -3 1 0 0 0 -4
wed…	3 0 -3 1 0 -1 0 -4
wee	0 5 2 0 0 0 -2 -1
weight	-1 6 -2 0 0 -2 0 -1
weigh…	-1 6 -2 0 0 -2 0 -1
weig…	-1 6 -2 0 0 -2 0 -1
wei…	-1 1 -2 0 0 -2 0 4
welcome	9 -1 -2 -1 0 -1 -2 0
welco…	9 -1 -2 -1 0 -1 -2 0
welc…	9 -1 -2 -1 0 -1 -2 0
well	-1 2 -1 3 -3 -2 -1 9
well ,	1 8 -1 0 -1 0 0 -2
well done	-2 -4 -5 0 0 -1 0 8
wel…	8 0 -4 1 -3 -4 -3 13
went	-1 -3 -1 -4 2 1 -4 7
wen…	-1 -3 -1 -4 2 1 -4 7
were	4 9 0 -4 3 -3 0 -3
were .	0 -1 0 4 2 -3 0 0
were a	-5 2 -1 -1 0 -1 0 0
were better	0 0 -4 7 -2 0 0 -1
were not	0 -2 4 -2 0 0 0 0
wer…	4 10 0 -4 3 -3 0 -3
wet	9 4 -1 0 -2 -3 0 -1
what	-1 5 -5 5 0 -5 1 -7
what about	-1 -1 -4 -1 0 1 0 0
what i	-2 9 -5 -5 3 -2 0 2
what if	-6 13 0 -2 0 -4 0 0
what you	4 -3 0 7 2 0 0 -9
wha…	6 16 -11 4 -2 -5 1 -10
wheels	-2 4 -1 0 0 0 0 0
wheel…	2 4 -2 0 0 0 0 -1
whee…	4 4 -2 -1 0 0 0 -1
when	-7 5 -4 -5 0 -1 1 -1
when the	7 -2 0 -1 0 1 -2 0
where	-2 2 0 5 -2 6 -1 -3
where is	-4 10 -6 -2 0 5 0 -4
where it	0 -6 1 8 -1 0 0 0
wher…	-2 2 0 5 -2 6 -1 -3
whether	-3 0 -4 0 0 -1 0 7
whether you	-2 -4 0 0 0 0 0 2
wheth…	-3 0 -4 0 0 -1 0 7
whet…	-3 0 -4 0 0 -1 0 7
whe…	-1 9 -9 -1 -2 4 -1 0
while	2 5 0 -1 1 -2 0 -2
while we	5 -2 0 0 0 0 0 0
whil…	2 5 0 -1 1 -2 0 -2
whisp…	0 1 -5 0 0 1 0 4
whis…	0 1 -5 0 0 1 0 4
whiter	-3 -3 6 0 0 -1 0 0
white…	-3 -3 6 0 0 -1 0 0
whit…	0 -6 2 -4 0 1 -2 -3
whi…	3 2 -4 -6 0 -1 -2 -2
who	4 -7 -1 0 -1 0 4 1
whole	-6 1 3 -1 -1 1 1 5
whole thing	-5 1 9 0 0 0 0 -3
whol…	-6 -1 3 -1 -1 1 1 5
who…	-6 -4 3 0 -1 1 1 5
why not	3 2 -4 0 0 0 0 -1
wide	0 0 -1 7 0 0 0 -2
wide awake	-1 0 -1 7 0 0 0 -2
wid…	0 0 -1 7 0 0 0 -2
wilder	-2 10 -4 0 0 0 0 -3
wilde…	-2 10 -4 0 0 0 0 -3
wild…	-2 7 -3 0 0 0 0 -3
will	-1 0 -4 -1 -2 -3 -1 14
will be	0 -1 -1 0 0 -2 -1 6
wil…	-4 7 -9 2 -2 -5 -2 10
wind	1 2 -4 0 0 0 -1 0
window .	4 -1 -1 0 0 0 0 -1
windo…	1 0 -1 -2 2 -1 -1 -4
wind…	3 3 -3 -2 1 -1 -2 -4
wings	-3 4 0 3 0 -3 -1 0
wing…	-3 4 0 3 0 -3 -1 0
winter	6 -3 0 0 0 0 0 -3
winte…	4 -3 0 0 0 0 0 1
wint…	4 -3 0 0 0 0 0 1
win…	3 3 -9 2 1 -4 -2 -2
wist…	0 5 0 0 0 -1 0 0
wis…	2 6 -9 1 0 -1 -1 2
with	5 -1 -10 -3 -1 3 -2 4
with .	-4 1 0 -1 0 1 0 0
with <color>	6 1 -2 0 2 0 0 -1
with <number>	-5 2 2 3 0 -1 0 0
with a	1 -7 3 -4 0 -4 -1 3
with an	-4 10 0 0 0 -2 0 0
with it	0 -3 -1 1 2 2 4 2
with many	4 0 -1 0 0 0 0 0
with no	4 -4 7 0 -2 -1 -1 0
with one	1 4 -2 0 0 -2 0 0
with snow	-6 2 0 0 0 0 0 0
with the	-6 -11 -10 3 -5 14 0 -6
withdraw	-3 -1 -3 5 1 0 0 -1
withdraw it	0 -1 -3 5 0 0 0 -1
withd…	-3 -1 -3 5 1 0 0 -1
within	0 -4 1 -1 0 0 0 5
withi…	0 -4 1 -1 0 0 0 5
without	5 -6 4 3 1 -1 1 -5
without any	5 -6 2 0 0 0 -1 0
without the	2 -6 -1 5 0 -3 0 -1
witho…	5 -6 2 3 1 -1 0 -5
with…	3 -12 -1 8 1 -1 -1 -1
wit…	3 -5 -13 5 0 1 -3 -2
wobble	0 0 4 0 0 0 0 -1
wobbl…	0 0 4 0 1 0 -1 -4
wobb…	0 0 4 0 1 0 -1 -4
wob…	0 0 4 0 1 0 -1 -4
wol…	2 2 -6 0 0 -4 0 0
woma…	-4 2 0 0 1 0 -1 0
wonder	0 3 1 0 0 -1 0 -4
wonder whether	0 2 0 0 0 -1 0 -4
wonde…	1 2 1 0 0 -1 -1 -7
wond…	1 2 1 0 0 -1 -1 -7
won…	1 6 -2 0 0 -1 -1 -7
wool	0 7 0 1 0 -1 0 -3
woo…	-8 10 6 0 0 -2 0 -5
word	3 6 -8 0 0 -1 0 2
work	-5 2 5 -1 1 1 -2 -1
works	-4 -5 -1 0 -1 0 0 11
work…	-1 -7 -2 -1 -1 3 -1 13
worse	-2 0 0 8 -2 0 0 -3
worse .	-2 0 0 4 -1 0 0 4
wors…	-2 0 0 8 -2 0 0 -3
wor…	-1 0 -9 4 -1 0 -3 13
would	4 -5 3 -3 -1 2 2 2
would a	3 -5 -2 0 0 0 0 0
would be	0 10 2 0 0 0 0 -7
would have	-7 -3 5 -1 0 0 0 9
would it	-4 3 -1 -2 0 -3 0 -1
would like	8 -14 -2 1 0 0 1 -2
would make	-1 5 0 0 0 0 0 -1
would not	-5 4 -6 -1 0 0 0 7
would rather	15 1 -6 -2 0 0 0 -2
would you	2 -11 9 1 0 2 1 -2
woul…	4 -5 3 -3 -1 2 2 2
wou…	4 -5 3 -3 -1 2 2 2
wow	-5 -6 -2 -2 0 0 -1 11
wow $	-1 -5 0 0 0 0 -1 4
write	14 -7 -5 0 0 -1 -2 -3
writi…	-2 0 4 -2 0 -1 0 1
writ…	12 -8 -3 -2 0 -2 -2 -2
wri…	12 -8 -3 -2 0 -2 -2 -2
wrong .	-1 -1 0 4 2 0 0 -1
y	-4 0 0 -1 9 0 -1 0
y $	-2 0 0 0 5 0 0 0
yea…	0 -1 -3 -2 1 0 0 5
yello…	2 -6 4 -2 0 -2 0 -5
yell…	2 -6 4 -2 0 -2 0 -5
yelow	-1 -1 5 4 -1 -2 0 0
yelo…	-1 -1 5 4 -1 -2 0 0
yel…	2 -7 9 2 -1 -4 0 -5
yes	-2 -7 6 -4 -2 0 -2 6
yes $	0 -2 -1 -1 0 0 -1 4
yes .	0 -8 6 -2 0 0 0 2
yet	1 17 -3 -1 -1 1 2 -11
yet $	0 6 1 -1 0 -1 2 -3
yet .	-2 12 -5 0 0 2 0 -6
yo	-2 -2 -6 -2 0 0 1 7
you	-1 -7 -3 -2 3 -3 -3 8
you $	-4 2 -3 0 -1 0 2 6
you .	-3 6 -4 -1 1 -2 3 -2
you and	-3 0 0 0 0 4 -2 0
you are	-4 -5 -2 -2 0 -2 -1 16
you be	-3 -3 4 0 0 1 0 0
you can	0 -6 0 -2 -1 0 1 -3
you could	1 -1 4 -3 0 0 0 -2
you do	9 -7 3 0 -2 -1 0 -2
you have	-4 -10 2 1 -1 0 0 10
you just	-1 -1 -1 5 3 -2 0 -9
you kindly	0 -4 4 0 0 1 0 -1
you know	3 5 -1 -2 0 -2 -1 -1
you please	2 0 -4 0 0 3 0 0
you put	-4 2 0 2 1 2 1 0
youn…	-2 4 -1 0 0 0 -1 2
your	4 -4 -2 3 -2 0 -2 -2
yourself	-2 0 -4 -1 0 0 1 0
yours…	-2 0 -4 -1 0 0 1 0
your…	-2 0 -4 -1 0 0 1 0
you…	0 2 -6 2 -2 0 -2 -1
z	0 -4 -4 15 -4 0 -1 -5
z $	0 -4 0 7 -2 0 -1 -5
….5	-2 -3 7 0 -2 1 -2 0
…00	-8 -2 6 -1 0 -2 5 -2
…20	4 -2 -2 0 0 0 0 -3
…40	0 0 -3 0 0 7 -1 -3
…50	-3 -2 8 -3 0 0 -2 -3
…70	0 -5 0 0 0 0 2 0
…83	0 0 -2 -1 0 -1 0 8
…983	0 0 -2 -1 0 -1 0 8
…ab	5 1 -4 0 -1 0 0 0
…able	-8 7 -10 5 -1 0 -3 10
…aby	7 -7 1 3 0 -1 0 2
…ace	7 -2 -2 1 0 -3 0 -7
…ach	0 3 1 -4 -2 4 -5 -2
…ache	2 -1 6 2 0 0 0 -2
…ack	-1 -5 -6 9 4 1 -7 -8
…acks	-1 8 -3 -1 0 1 0 -4
…act	3 -6 -2 7 0 -1 0 -3
…ad	-3 -5 7 12 3 -1 -6 -3
…ade	3 -12 11 -1 -4 0 0 -3
…ads	-4 -2 0 -2 0 0 0 5
…ady	-2 0 -2 3 -1 0 1 4
…ae	2 -3 3 -1 0 0 0 4
…aft	9 -4 -1 0 0 0 -1 -4
…ag	10 -1 -8 0 2 0 0 0
…age	9 2 5 2 -4 -1 -1 -7
…agne	5 3 -1 0 0 -2 -2 -3
…ags	2 -4 0 -2 0 0 2 1
…aha	-4 -9 3 -2 -2 0 0 10
…aid	0 0 3 -4 0 -2 0 -4
…ail	5 6 -7 3 4 -5 -1 -6
…ails	9 -3 0 0 -2 0 -2 0
…ain	-2 3 4 -2 -3 6 -3 -10
…ains	3 6 2 -3 0 -1 0 -1
…air	-2 -1 4 0 0 0 0 -3
…ait	-2 -1 -2 0 7 -5 -3 -1
…ake	2 -2 -4 2 -1 1 -6 -3
…aker	3 0 -4 0 0 0 0 0
…akes	-1 -1 3 1 -1 -3 0 7
…aks	1 4 -3 0 0 0 0 -1
…al	6 -1 -17 6 -3 2 1 -4
…ale	-4 3 -3 -1 1 1 -1 -3
…aler	0 -4 3 0 0 1 0 0
…alf	-8 -11 12 -5 0 -1 3 -3
…alk	9 -2 0 0 0 0 0 -2
…all	7 -3 9 -1 -1 -1 -4 -13
…alls	-6 4 -3 2 0 -1 0 3
…ally	-8 1 -2 0 3 -4 -1 12
…alm	-2 -4 3 2 -1 -4 0 1
…alms	3 1 -5 0 0 0 -1 0
…als	-5 0 2 -1 -1 3 -2 2
…alth	3 -4 0 0 0 2 0 0
…altz	0 5 -3 -3 0 0 0 0
…am	9 -8 8 -4 -3 4 3 -9
…ame	0 1 2 -4 -1 -4 3 -3
…ames	-2 4 -5 2 1 0 0 -2
…amma	-2 -3 3 -1 0 0 0 4
…amp	-3 -3 -13 -4 -2 -8 9 5
…amy	-3 8 -3 -1 0 0 0 -2
…an	8 -1 -2 -2 -2 -1 -1 -1
…ana	5 -1 -4 0 0 0 0 0
…and	-3 -7 -6 6 4 -5 0 0
…ands	4 -1 -1 -4 0 -1 0 2
…ane	-7 0 1 0 -2 -1 0 8
…aner	-2 4 -6 2 3 0 3 -2
…ang	-8 -6 9 -3 2 1 0 3
…ange	-7 -8 8 -2 1 -3 -1 7
…anic	0 3 -5 -1 3 -2 0 0
…ank	-7 1 -4 -2 0 2 1 4
…anks	-5 -5 -2 -2 -1 -2 0 9
…ano	5 -5 -1 0 0 1 0 0
…ant	6 5 -2 -4 3 0 -4 -6
…ants	3 1 -3 -2 -4 2 -1 1
…any	1 -9 10 -1 0 -1 -1 -3
…ap	-3 -8 6 5 0 -4 1 -1
…ape	2 0 0 0 -1 4 0 0
…appy	8 -5 -1 -2 -1 -1 -1 2
…aps	-1 4 -4 0 -1 -1 -2 3
…ar	8 3 0 -4 -3 -5 -3 -4
…arch	1 5 -3 0 0 -1 0 0
…ard	3 -3 -6 7 7 -6 -3 -1
…ards	-1 -10 9 -1 1 -2 -2 -2
…are	4 -1 -1 -2 0 0 -1 5
…ari	0 -5 2 0 0 1 0 -1
…ark	6 -5 -2 -1 0 1 4 -1
…arks	-1 0 4 0 0 0 0 -3
…arly	-3 8 1 0 0 -1 -2 -8
…arm	3 1 -1 -2 0 -2 4 2
…arp	5 -1 -4 0 0 0 1 -1
…ars	4 -5 5 1 2 -1 -3 1
…art	5 4 3 -3 -7 3 2 -1
…arth	0 -3 4 0 0 0 0 0
…arts	5 4 -4 0 -2 2 -1 -2
…arty	4 -1 -2 -1 0 0 -1 3
…ary	3 -1 -3 1 -1 0 0 4
…as	-2 3 -2 3 -3 -8 -2 -4
…ase	-1 -2 8 1 0 1 1 -10
…ash	-12 -4 14 -4 3 -2 0 -2
…ass	6 2 -1 -2 -1 -1 -1 -2
…ast	-5 -2 7 6 1 -3 1 -8
…aste	2 -9 3 0 0 -2 0 5
…at	6 -4 -7 1 -6 -8 -9 6
…atch	1 -5 -4 6 1 3 0 0
…ate	-3 -2 -1 5 2 -2 -4 8
…ated	0 0 0 4 2 -4 0 -4
…ater	4 7 -2 -1 -1 -3 0 -1
…ates	-6 5 0 0 0 5 0 0
…ath	-7 14 -5 1 1 -3 0 -4
…ator	-1 6 -1 -1 0 0 0 0
…ats	4 0 0 -2 0 -2 -3 -6
…atus	1 -5 0 -1 0 0 1 0
…aty	-1 3 -4 0 2 -1 -1 2
…auce	0 4 -1 0 0 2 0 0
…aur	7 -1 -5 3 0 -2 0 -1
…ause	-5 -7 7 0 1 -5 4 -2
…ava	11 -6 3 -1 -1 1 -2 -4
…ave	-2 -8 -5 -1 0 -5 12 -1
…avel	4 1 -3 0 0 0 0 -3
…aves	-1 10 -8 -3 2 -3 -2 -3
…avy	-2 4 -1 1 -1 -2 0 0
…aw	5 -5 -4 4 0 0 -2 1
…awn	6 0 -2 0 0 -1 -1 -4
…ax	4 -5 6 0 0 -2 -2 0
…ay	7 -9 1 -2 2 -3 1 4
…aybe	-9 7 0 -2 -2 0 -1 -1
…ays	-2 2 3 0 2 -7 4 0
…azy	1 2 -3 4 1 0 0 0
…back	-3 3 -1 1 4 0 0 0
…ball	5 -1 -1 0 -1 1 0 0
…balt	-5 0 3 0 0 2 -1 0
…bbit	-1 2 -4 0 -1 3 0 0
…bble	0 0 4 0 1 0 -1 -4
…bby	-5 9 -3 -1 0 2 0 -1
…be	-6 5 -3 -4 -1 4 -3 -3
…ber	9 -13 0 -2 0 2 5 1
…bers	4 -5 3 -4 0 0 -1 -4
…bes	6 0 0 0 0 0 -2 -1
…bin	4 -3 0 0 0 2 0 -4
…bit	-1 2 -4 0 -1 3 0 0
…ble	-4 -1 -1 4 1 -2 -4 1
…bles	-3 7 -4 -1 0 -1 -1 1
…body	4 -6 -4 0 -3 -1 0 2
…boo	0 1 -4 0 0 0 0 0
…bot	7 -1 -3 0 0 0 0 -2
…bour	3 4 -3 -2 -1 -1 0 3
…bout	1 -1 -1 1 -1 -1 -2 6
…bow	-1 2 0 2 1 0 0 -4
…bows	-2 6 -1 0 0 0 0 -3
…by	7 0 -2 0 -1 1 0 0
…cal	-2 8 -5 2 -1 0 -1 -5
…cano	5 -5 -1 0 0 1 0 0
…cary	2 5 -5 1 0 0 0 0
…ce	5 -4 2 2 -3 -2 -2 4
…cean	5 -3 -2 0 0 2 0 -2
…cel	-6 0 -5 11 5 -2 0 -1
…cely	-2 6 -3 0 0 0 0 0
…cent	-6 -4 1 -2 0 0 8 -3
…cept	0 -1 7 -3 0 -2 0 -6
…ces	-2 10 -5 -1 0 4 0 -4
…cess	4 3 -4 0 0 -1 0 -1
…ch	2 -8 6 0 0 2 -7 -2
…che	2 -1 6 2 0 0 0 -2
…chen	-1 -5 4 1 1 -4 0 1
…cher	0 4 -6 0 0 0 0 3
…ches	-4 6 -5 -2 -2 0 0 6
…cing	0 -2 6 -4 -1 0 -1 2
…ck	10 1 -15 6 -2 6 -7 -7
…cker	-2 -1 4 0 -1 -3 -1 -1
…cket	3 -4 -1 -1 2 0 0 5
…ckle	-2 4 -2 0 2 -1 0 -1
…ckly	1 -2 4 1 0 -1 0 -1
…cks	-4 6 3 -1 -2 1 0 -7
…cky	-2 4 -2 1 0 0 0 -1
…cles	0 4 -3 0 0 0 0 0
…co	5 2 -4 -3 0 -2 -1 -2
…come	8 -3 2 -1 0 -1 -2 -1
…cond	-3 4 -3 0 4 -1 1 -1
…crap	-2 -3 -6 9 -1 0 4 -6
…ct	3 -2 -8 3 -4 -2 0 6
…cter	1 4 -3 0 0 0 0 -1
…ctly	-1 -2 -2 -2 0 2 0 7
…ctor	6 -3 -2 -1 -4 4 -1 -1
…ctus	-2 4 0 0 0 0 0 -1
…cus	4 0 0 0 0 -1 0 -2
…cy	5 -4 4 0 1 0 -2 -1
…da	-4 4 0 -1 0 2 0 -2
…dade	-1 -1 -2 0 -1 0 0 5
…day	7 2 2 -2 0 -5 -6 7
…dd	-14 15 -4 -1 -2 0 -2 3
…ddle	-5 -1 6 -2 0 -1 0 -1
…de	1 -2 5 -1 2 -5 -7 -1
…dea	-3 0 -1 6 0 0 0 -2
…ded	-6 1 -2 0 1 2 0 1
…deed	-1 -2 1 -1 0 0 0 4
…den	-7 4 -4 0 0 0 0 6
…deo	-2 4 0 0 0 -1 -1 1
…der	-2 8 0 -2 -2 0 5 -4
…ders	9 1 -10 0 0 -3 0 2
…des	-1 1 -8 2 1 -3 -1 3
…dge	-3 6 1 -1 2 -2 -2 -1
…ding	-3 6 -6 4 3 -4 -2 5
…dle	0 4 -3 -5 -3 -1 -2 -3
…dly	3 -17 7 2 1 2 3 -6
…do	-5 -8 -7 6 12 -3 -2 -11
…done	0 -4 4 1 -1 0 0 0
…doro	5 -2 -2 0 0 0 0 -1
…dow	2 4 -1 -2 2 -2 -1 -6
…down	6 0 -5 -1 0 0 0 -4
…draw	-3 -1 -3 5 1 0 0 -1
…dred	3 -4 4 0 0 0 0 -1
…dren	-4 6 -2 -1 0 2 0 0
…ds	-5 5 9 -7 -7 -15 -8 -7
…dson	5 -5 -1 -1 0 0 0 2
…dy	2 5 -11 3 -4 -1 1 0
…ea	7 -4 -5 1 -4 1 -2 -1
…eace	1 2 0 0 4 0 0 1
…each	2 1 0 -4 -3 5 -1 -1
…ead	2 -4 10 5 -3 -1 -4 -5
…eady	-2 2 -2 3 -1 0 1 4
…eak	-1 4 -2 1 0 0 0 -1
…eaks	1 4 -3 0 0 0 0 -1
…eam	12 -13 12 -4 -1 -2 -2 -4
…eamy	-3 8 -3 -1 0 0 0 -2
…ean	6 3 -4 5 2 -2 -1 -3
…eans	-2 0 0 0 0 0 -1 4
…eant	-3 7 2 -4 -1 0 0 -3
…eap	3 -5 0 0 1 -1 0 3
…ear	-3 -5 6 -1 0 -5 0 5
…ears	-2 -2 -2 3 5 -3 0 5
…eart	3 -3 -4 -1 -1 -1 -1 3
…ease	-6 -4 1 3 0 1 1 -7
…eat	-3 -4 0 0 0 1 -1 0
…eath	-9 11 -5 1 1 -3 0 -1
…eats	-3 -2 4 0 0 0 -1 0
…eave	2 -7 4 0 0 -1 -1 5
…ece	-1 2 -7 0 0 2 -1 0
…ect	0 3 -3 -3 0 -1 0 7
…ed	8 -8 -10 -10 -9 3 -3 6
…edo	-4 -3 -4 -4 12 -1 -1 -5
…eds	-10 17 -5 -2 -2 -5 -1 -1
…ee	3 5 1 2 -1 4 -14 -7
…eed	4 -3 9 -5 -3 1 0 -4
…eeds	-5 14 -10 -2 -1 -4 -1 -6
…eel	-4 8 -7 -1 -1 0 0 -1
…eels	-2 9 -1 -3 1 -1 0 -5
…een	3 -8 0 -6 -3 -1 -4 2
…eep	3 -8 -9 -3 -1 10 4 2
…eepy	2 6 -8 0 -3 5 -2 -2
…eer	4 7 -6 0 0 -1 -2 -6
…eers	-3 -3 -2 0 0 0 0 5
…ees	-5 6 3 -1 1 2 0 -5
…eet	-1 4 -2 -1 -1 3 -1 2
…eeze	-3 -6 0 0 0 0 7 -2
…efer	0 -2 5 2 0 0 0 -1
…eft	-1 -4 3 2 -2 6 2 -3
…egin	-4 -4 2 0 0 1 1 0
…eh	-2 4 -1 8 -1 3 -1 -5
…ehe	0 -1 -1 0 3 0 -4 5
…ehog	-3 6 -1 -1 0 1 0 0
…ehow	-4 10 -3 0 0 -2 0 -2
…eing	5 -4 -3 3 0 -1 -1 0
…ek	0 -4 1 6 0 -1 0 0
…el	12 -4 -17 10 4 -4 -4 -8
…elay	-1 -2 -1 4 4 0 0 -3
…eld	7 -4 -1 -1 -2 -1 -1 0
…elf	-3 2 -3 -2 0 -1 4 -2
…ell	-6 0 -3 0 -3 2 -2 13
…ella	-4 6 1 0 0 -2 0 0
…ello	-1 -2 0 0 0 -1 0 4
…elow	-7 6 6 4 -1 -6 0 0
…elp	0 6 0 -2 0 0 0 -1
…els	-1 8 -1 -3 1 -1 0 -5
…ely	-2 5 -2 -3 -4 1 -1 2
…em	5 -1 -1 -1 1 -1 -7 -2
…empo	0 -2 4 0 0 0 0 0
…en	-2 1 -3 -10 -6 5 -2 1
…ence	-1 8 -6 4 0 -1 -1 3
…ency	0 -1 6 0 0 0 -2 0
…end	-7 4 3 -1 1 0 -1 -1
…ened	-4 3 3 5 0 -2 3 -4
…ener	-3 -4 6 0 0 -1 0 2
…ens	9 2 -3 2 0 0 -1 -1
…ent	2 -5 -8 1 -1 -8 5 5
…ents	0 -3 1 0 0 -1 -2 5
…enty	-4 -3 1 0 3 -1 0 4
…eo	-1 4 -1 0 1 -2 -1 -2
…eon	0 11 -2 -1 0 -1 -1 -5
…eone	3 6 0 -2 -1 -1 -1 -5
…ep	8 -11 -9 2 -3 3 -1 0
…eper	7 4 -6 0 -2 -1 -1 0
…ept	-2 -3 6 -4 0 -2 0 -3
…epy	2 6 -8 0 -3 5 -2 -2
…er	-5 -2 15 -12 -6 -3 -6 -3
…era	2 1 0 -1 0 -4 0 0
…ere	-1 4 -1 -5 2 0 5 -1
…ered	0 2 -2 0 0 -1 0 -6
…ern	10 -2 -5 0 0 1 -2 -3
…eron	-2 5 2 -1 0 0 -1 -2
…ers	2 1 -9 -5 -4 0 -2 8
…erse	0 -4 1 6 0 0 -2 3
…ert	6 -8 -5 3 5 -2 -1 -7
…erts	-1 -4 -2 4 1 3 0 0
…ery	-13 5 4 -5 -4 2 -1 10
…es	1 5 4 -1 -8 -4 -4 -4
…ese	-5 6 -8 -2 -1 0 0 10
…esh	-1 0 -3 -1 0 -1 2 4
…esis	0 -4 0 0 0 1 0 2
…ess	-2 3 4 -5 -3 -3 -1 -2
…est	12 -5 0 0 -2 -2 -3 2
…ests	3 -1 -7 -1 3 1 0 -1
…et	8 9 -17 8 -5 2 -3 -6
…etal	-3 6 -1 0 0 0 0 0
…etch	-3 0 7 0 0 0 -2 0
…ete	-6 2 3 0 0 0 0 -1
…ets	6 -2 -2 2 -1 4 -1 -2
…etti	3 4 0 -2 -1 -1 0 -3
…etty	0 0 -1 -2 0 0 0 4
…evel	6 -3 -2 0 0 0 -3 -1
…even	1 1 -4 0 -2 0 1 1
…ever	-3 -6 -2 4 -1 -1 -2 8
…ew	-4 -5 4 0 -1 5 4 4
…ewer	-5 -10 16 -1 2 -2 0 -2
…ex	4 -1 0 0 -1 0 0 -1
…ext	11 -8 -1 -4 1 -4 -4 2
…ey	4 -8 5 -2 -3 1 -8 0
…eyve	-4 -2 0 -1 0 2 0 3
…eze	-3 -6 0 0 0 0 7 -2
…fade	-3 -4 3 -1 0 0 0 -2
…fast	3 -5 5 0 0 -1 0 -1
…fect	-1 -3 -3 -1 0 0 0 5
…fer	0 -3 5 2 -3 2 0 -1
…ff	-6 3 0 -1 -3 -4 14 -11
…ffic	0 -1 -5 2 -1 1 -1 -1
…fic	0 -1 -5 2 -1 1 -1 -1
…fire	8 -5 -1 0 0 0 -1 -1
…fish	8 -1 0 -1 0 0 -1 -4
…fly	1 -3 6 -1 0 1 0 -3
…fore	-3 -1 1 5 -4 2 -2 -2
…ft	4 -14 15 0 -2 7 2 -7
…ften	-1 0 4 -1 0 0 0 -1
…fter	-5 5 3 -1 4 -7 3 -6
…ful	-2 0 -4 2 -1 3 -1 2
…fway	-2 5 -1 -1 0 0 -1 0
…gain	-5 -7 1 4 4 6 -1 -6
…ge	1 3 2 4 -2 -6 -4 -4
…ged	2 2 -3 -4 1 -1 0 -2
…gen	0 -3 2 0 0 6 0 0
…ger	3 4 7 -3 0 4 -6 -4
…gers	0 6 -3 -1 -1 0 -1 -1
…ges	-1 -4 0 2 0 -1 0 -1
…get	0 -3 0 6 0 0 0 -6
…gger	5 3 0 0 -2 0 -2 -1
…ggy	2 -4 -4 -1 0 3 0 -1
…gh	-2 4 -1 -5 2 -4 -2 -3
…ght	2 2 -7 -4 2 3 -2 3
…ghts	0 -1 -3 -2 4 -7 5 -3
…gic	-2 -1 4 0 -1 0 0 -2
…gin	-4 -4 2 0 0 1 1 0
…gine	2 1 -2 0 0 -2 0 -6
…gn	9 -6 -5 0 0 1 -1 -2
…gne	5 3 -1 0 0 -2 -2 -3
…go	1 1 -8 11 -2 -2 0 -2
…got	0 5 0 -1 0 0 0 -2
…gram	-3 5 -2 0 -1 2 0 0
…gs	-2 5 -4 0 0 -4 1 4
…gth	0 -2 10 -3 2 -1 0 -2
…gue	-3 0 -2 0 0 0 -1 4
…gy	2 -2 -5 -2 0 3 0 -1
…ha	-1 -9 3 -2 -2 0 0 7
…hade	-1 -3 4 -1 -1 0 0 -1
…hale	-5 1 1 -1 0 1 -1 -1
…han	9 -7 4 -8 0 -2 0 3
…hank	-1 -1 -6 -2 0 2 1 5
…haps	-4 7 -2 1 -1 0 0 -3
…hat	-5 -3 2 8 -1 -5 -2 0
…hday	4 3 -1 0 0 -2 1 -2
…he	-18 -5 12 -1 6 8 -6 -1
…hed	1 -3 0 0 -2 8 -3 5
…heep	8 -2 -1 1 -1 2 0 -5
…heir	0 -5 1 0 0 3 0 0
…hem	-2 -1 4 -1 1 -1 -2 -2
…hen	2 7 -1 -1 0 -8 0 -5
…her	4 -6 5 1 -1 -1 -6 1
…here	-4 6 -8 -2 -3 0 -1 -4
…hern	11 -3 -4 0 0 -1 -2 -2
…hers	4 0 4 0 0 -1 0 -2
…hes	0 2 4 0 -3 -2 0 -1
…hest	-1 -1 0 -1 0 -1 0 4
…hew	2 -4 0 0 0 1 0 3
…hey	-4 3 6 4 -1 3 -8 -6
…hick	1 -5 -2 5 0 0 0 0
…hift	-1 -5 3 0 0 2 2 2
…hile	2 4 0 -1 1 -2 0 -2
…hin	-5 3 -1 -1 -2 2 0 4
…hind	-1 2 2 2 -1 -4 -1 2
…hing	11 -13 -5 5 -5 -1 1 2
…hink	-1 12 -4 -2 0 1 -3 0
…hiny	6 0 -2 0 0 -1 0 0
…hip	-9 12 -3 -2 0 0 0 4
…hird	-2 -4 13 -2 0 -2 -1 -2
…his	-11 -2 0 -3 0 -8 7 9
…hite	3 -3 -5 -4 0 0 -1 -3
…hm	6 -2 -3 6 0 0 0 -4
…ho	4 0 -1 0 -1 -3 4 1
…hog	-3 6 -1 -1 0 1 0 0
…hole	-6 1 3 -1 -1 1 1 5
…hoot	4 4 -1 0 0 0 -4 0
…hop	5 -1 -4 -1 -1 -1 -1 4
…hort	0 -3 8 -2 -1 -1 0 -1
…hose	0 -4 0 -2 0 5 0 -1
…houd	0 6 -6 0 0 0 0 -3
…hout	4 -6 2 3 1 -1 0 -5
…how	13 -6 -8 -7 -3 7 -4 -14
…hree	0 -9 3 3 -1 -2 -2 6
…hrow	-6 -1 7 0 0 0 0 0
…ht	2 2 -7 -4 2 3 -2 3
…hter	11 -10 3 0 -2 -2 0 4
…hts	0 -1 -3 -2 4 -7 5 -3
…hut	0 -4 -3 0 0 0 1 3
…hy	1 4 -3 4 -1 0 0 -3
…ia	-3 -1 1 -1 0 2 0 6
…ian	5 -7 -2 -1 0 4 0 -1
…ibes	6 0 0 0 0 0 -2 -1
…ible	-4 2 0 0 0 -2 0 -3
…ic	-1 11 -13 -1 -1 -2 -1 -3
…ical	-2 8 -5 2 -1 0 -1 -5
…ice	-2 -4 7 -4 -2 -3 -2 11
…ices	0 7 -5 0 0 0 0 -3
…ick	5 -5 0 -5 -3 4 0 -1
…id	0 -6 1 8 5 -8 -5 7
…ide	-3 13 -10 3 4 -6 0 2
…ideo	-2 4 0 0 0 -1 -1 1
…ider	1 2 -1 0 -2 4 0 0
…idge	-1 4 -3 0 2 0 0 -1
…ids	2 4 2 3 0 -2 0 -2
…idy	-2 10 -5 1 -2 0 0 -3
…ie	7 -5 -4 0 0 1 0 5
…iece	-1 2 -7 0 0 2 -1 0
…ied	-1 -4 -1 -1 0 0 0 6
…ief	-1 1 2 0 0 0 0 -4
…ield	6 -3 -1 0 -1 -1 -1 -1
…ient	-4 4 1 -1 -2 -2 -2 2
…ier	-16 53 -23 1 -1 -1 -1 -14
…ies	8 6 -5 4 0 -2 4 -8
…iet	7 -7 -2 0 0 3 0 6
…ift	-4 -1 4 -1 0 2 2 2
…iful	-3 -2 0 -1 0 -1 0 5
…ig	-4 7 -7 3 -3 -3 3 3
…ight	5 -8 0 -7 2 3 -2 8
…ign	9 -6 -5 0 0 1 -1 -2
…ike	0 -5 -3 2 0 2 -4 4
…ikes	6 7 -2 -1 1 -1 0 -8
…il	1 6 -8 0 2 -3 4 -6
…ild	6 0 -11 1 0 4 0 -1
…ile	6 0 -3 -1 0 -2 6 -4
…iled	-4 0 -1 -3 0 0 0 6
…ilk	-3 -1 0 -1 0 0 -1 7
…ilky	8 -3 -3 -1 0 0 0 -3
…ill	1 4 -8 1 -6 0 10 -1
…illy	-2 -4 -1 6 -1 1 0 -2
…ilm	2 4 -5 0 0 0 2 -1
…ils	9 -2 -3 3 -2 0 -2 0
…im	4 7 -14 -1 2 1 1 4
…ime	1 -7 9 3 4 1 -5 -2
…imer	7 -4 -9 -1 -1 2 6 -2
…imes	-10 -10 21 -1 0 -5 -5 6
…ims	-8 4 -2 0 0 0 0 1
…in	0 -3 -1 -5 -6 5 -3 1
…inal	4 -4 -3 -1 0 5 -3 -4
…ince	1 2 0 -1 0 -4 2 0
…ind	4 5 -12 5 1 -4 -1 -1
…inda	-2 4 -1 -1 0 0 0 -1
…inds	2 3 -6 0 0 0 0 4
…ine	4 4 -7 -1 5 -8 0 1
…ined	0 8 -2 3 -1 0 0 -4
…ines	-1 -1 0 -3 -1 -1 -1 4
…ing	7 0 -15 -4 0 7 -5 5
…inge	1 5 -4 0 -1 0 0 -2
…ink	5 -2 3 0 6 -5 -5 -3
…ins	7 -1 1 -2 0 -1 0 1
…int	3 5 -2 -1 0 2 0 -4
…ints	1 -1 0 -1 0 -1 0 5
…inue	-2 0 0 -1 -1 0 4 -2
…inus	-4 0 9 4 0 -1 -7 -2
…iny	2 4 0 0 -2 -1 3 -3
…io	4 0 1 -3 0 0 0 0
…iod	0 -1 4 0 0 0 -1 -4
…ion	-7 -3 6 4 1 1 0 3
…ions	0 -8 11 -1 2 -1 0 -2
…ior	-2 0 -1 6 0 -2 0 0
…ious	6 1 -12 6 -2 -1 -1 -2
…ip	-10 7 9 -2 -1 -2 0 0
…ipes	2 1 -4 5 0 -1 0 2
…ips	-2 1 5 -1 0 -1 -1 -2
…ir	0 3 4 0 -2 3 -1 -6
…ird	4 -11 9 -2 0 2 -1 -2
…irds	-4 12 -4 0 0 0 -1 -3
…ire	9 -2 4 1 1 -2 -2 -10
…irl	1 -1 4 -2 0 0 -1 -2
…irst	-2 3 -5 -7 -2 7 -2 2
…irty	0 -3 -4 0 0 0 3 0
…is	-12 6 -1 -5 -5 3 7 1
…isco	4 4 -2 -3 0 -2 -1 -2
…ise	6 -2 6 -3 -2 -1 -2 -6
…ised	7 1 -2 -1 0 -3 -1 -2
…ish	8 -3 -4 -1 -2 6 0 -5
…isk	-2 -2 1 0 0 4 0 -2
…iss	-5 7 -1 -3 2 0 -1 1
…ist	0 5 3 -1 1 0 -1 1
…it	-9 -11 14 5 1 2 -6 -10
…ital	2 0 4 -1 0 0 0 0
…itch	-6 -1 4 -1 0 0 5 -3
…ite	15 0 -3 -3 -3 -1 -5 -10
…ited	-3 2 -1 0 0 3 -2 4
…iter	-2 -5 5 0 0 -1 0 0
…ith	5 -1 -10 -3 -1 3 -2 4
…ity	1 -2 6 2 2 -4 0 -6
…ium	7 -3 -2 0 1 0 -2 -5
…ive	-3 6 -5 -2 0 2 -2 2
…ived	0 -4 0 0 0 1 5 -1
…iver	0 7 -4 -1 0 -1 0 2
…ix	1 13 0 0 0 -13 -1 -5
…iya	0 0 -1 0 0 0 0 4
…ji	2 -4 -1 0 0 0 0 0
…kay	-10 -8 1 -1 2 4 7 12
…ke	-1 5 -9 8 -4 -2 -11 5
…ked	-4 -9 4 -1 1 6 -1 2
…ken	-8 10 1 -1 0 0 -1 1
…ker	-2 -10 10 -1 -4 2 -1 -6
…kers	4 -3 3 0 0 0 0 0
…kes	5 6 1 0 0 -4 0 -1
…ket	3 -5 -2 -2 2 -1 0 5
…key	-3 -1 -1 0 0 0 0 5
…kin	-1 -5 -3 0 0 2 0 3
…king	-5 -2 -3 0 1 8 -2 2
…kle	-2 -5 7 0 2 -1 0 -1
…kles	-1 -20 13 -1 -1 0 -1 -2
…kly	0 -3 5 1 0 -1 0 -1
…kout	-5 -2 0 -1 -1 8 0 -1
…ks	-9 8 -11 2 -1 -5 1 9
…ky	16 -8 8 -2 -2 1 0 -7
…la	2 4 0 -1 0 -1 0 -1
…lace	-1 -1 4 0 -2 -1 0 -3
…lack	6 2 4 -3 0 -4 -3 -2
…lag	10 -3 -8 0 2 0 0 0
…lage	3 -3 5 0 -1 1 0 -4
…lain	-4 -3 3 -1 -2 3 3 0
…lam	0 3 -4 0 0 2 0 -1
…land	4 -10 0 -1 0 0 0 0
…lane	-4 5 2 0 -2 -1 0 -1
…lap	0 7 0 0 0 -3 0 0
…laps	0 -4 -3 0 0 0 -2 6
…lar	8 -4 -3 -1 1 -1 -1 -2
…larm	0 -4 8 -2 0 0 4 0
…lash	-10 -10 14 -4 3 -1 -1 -1
…lass	7 -1 -4 -2 -1 0 -1 0
…late	1 -3 0 0 0 0 0 4
…lay	4 -9 5 2 4 2 1 -3
…ld	3 8 -7 -5 -3 -7 3 -4
…lden	-1 -1 -2 0 0 1 0 4
…lder	-4 1 8 0 1 -2 0 -4
…ldly	-4 -2 2 0 0 0 -1 2
…le	3 7 -3 -6 -1 -10 -6 -8
…lean	0 5 -2 0 0 0 0 0
…led	-9 0 -2 0 -2 -1 0 10
…leed	-2 6 1 0 0 -2 0 -2
…leep	-7 3 -3 0 0 -2 5 3
…ler	-6 -4 10 3 0 -1 0 -6
…lert	4 0 0 0 0 0 0 0
…les	1 -6 6 -1 1 3 -8 -2
…less	-4 7 3 0 -2 0 -3 3
…let	2 -11 2 5 1 -1 0 -1
…lete	-5 2 3 0 0 0 0 -1
…ley	4 -3 0 -2 0 0 0 -1
…lf	-9 -8 5 -7 0 -5 7 -5
…li	2 -3 0 -1 -3 4 0 0
…lice	4 -2 -1 0 0 -1 0 2
…lick	-2 9 -3 0 0 0 0 -1
…lies	2 1 -2 1 0 -2 2 -4
…line	4 0 1 -2 -3 -1 -1 1
…ling	6 -4 -4 1 0 -2 0 -1
…link	-1 -2 -3 4 4 0 -1 -1
…lip	0 -9 9 1 -1 -1 0 -1
…lit	4 -1 -3 -1 0 2 0 0
…lite	-2 4 0 -1 0 0 0 0
…live	-1 3 -1 0 0 -2 0 4
…lk	6 2 1 -2 0 -1 -1 3
…lks	-3 2 -2 0 0 0 2 -4
…lky	8 -3 -3 -1 0 0 0 -3
…ll	-7 -2 9 -1 -9 0 4 2
…lla	-2 6 1 0 0 -2 0 0
…llar	6 -7 0 0 0 0 0 -2
…lled	-5 1 -2 3 -2 0 0 6
…ller	-2 -6 12 0 0 0 0 0
…lley	4 -3 0 -2 0 0 0 -1
…llo	-1 -2 0 0 0 -1 0 4
…llow	-7 -1 1 -2 0 -1 0 -6
…lls	-4 9 -5 3 0 -1 -2 -1
…lly	-8 -2 -5 6 2 -3 -1 12
…lm	0 0 -2 2 -1 -4 1 0
…lmer	-3 10 -4 1 0 0 0 -4
…lms	3 1 -5 0 0 0 -1 0
…lo	-6 2 0 0 0 -1 0 4
…lock	5 -1 -3 0 -2 1 2 -1
…lone	-2 2 -1 4 0 0 0 -2
…long	-3 4 1 0 0 0 0 0
…lood	2 -3 4 -1 0 2 0 0
…loor	0 6 -3 0 0 -2 0 -1
…lor	-3 -3 5 0 0 0 0 2
…lors	-1 0 5 2 -2 -3 0 -3
…lose	2 2 -2 -1 -1 -3 3 -5
…lour	0 -2 7 0 0 0 -1 -3
…lous	-1 -1 0 -1 0 0 0 8
…low	5 -8 4 -1 -3 -10 -3 -2
…lp	0 6 0 -2 0 0 0 -1
…ls	1 15 -6 2 -4 3 -5 -4
…lse	-4 -5 8 -3 -1 -2 3 -1
…lt	5 -1 -2 -1 -5 1 -1 -7
…lth	3 -4 0 0 0 2 0 0
…lthy	-5 2 0 -1 0 3 0 -1
…ltz	0 5 -3 -3 0 0 0 0
…lue	7 -7 6 -3 -1 -2 -1 1
…lus	-5 -3 5 -2 0 0 0 -1
…lve	0 -7 11 0 0 0 -2 -1
…lver	4 -2 1 0 0 -1 0 -1
…ly	0 -7 14 -11 1 -5 -6 -2
…ma	-2 -5 2 -2 0 1 0 5
…main	-3 -2 4 0 0 0 1 -1
…mal	-3 -2 0 5 0 0 0 0
…mall	4 6 -4 0 2 -1 0 -4
…mas	4 -1 -1 0 0 -1 0 -2
…mb	2 -4 -1 1 0 1 -2 -1
…mber	-1 -7 0 -2 0 2 5 1
…mboo	0 1 -4 0 0 0 0 0
…me	7 -4 5 -2 2 -5 -5 -5
…ment	6 7 -7 9 -1 -6 2 -2
…mer	0 -8 -1 -3 1 2 6 2
…mers	-1 4 -5 0 0 2 0 0
…mes	-9 -5 16 -1 1 -4 -6 3
…mier	-2 12 -4 0 0 0 0 -3
…ming	7 -6 -4 -3 -1 -1 -1 1
…mit	-1 -3 5 0 1 -1 -1 0
…mm	-3 7 -3 0 0 -2 -1 -3
…mmer	-1 -5 8 -1 0 -1 0 -2
…mmy	-2 5 -2 0 0 1 0 -1
…mn	5 -5 2 -1 1 0 0 2
…mo	-6 -1 0 0 0 0 0 6
…moke	1 10 -6 0 -2 -4 -1 -1
…mond	5 -4 0 0 0 -1 0 0
…move	-2 -4 1 2 0 -1 0 1
…mp	-4 -4 -10 -1 -2 -10 9 3
…mped	3 0 0 -1 0 0 -4 4
…mple	0 4 -4 0 0 0 0 0
…mpo	0 -2 4 0 0 0 0 0
…mpt	-2 6 -2 0 0 1 0 0
…ms	8 2 -6 -1 -3 0 -1 0
…msø	3 -4 0 0 0 0 -1 3
…my	-4 14 -5 -1 0 0 -1 -4
…na	1 -2 6 2 2 -3 0 -5
…nae	0 2 -1 -1 0 0 0 4
…nage	4 1 -2 -2 0 0 0 -1
…nail	3 -2 -6 3 4 -3 0 -3
…nake	5 0 -2 0 0 -2 0 -1
…nal	0 2 -3 -1 0 5 -3 -3
…nbow	-1 2 0 2 1 0 0 -4
…nce	-6 7 -8 4 -2 2 1 0
…ncel	-6 0 -5 11 5 -2 0 -1
…ncer	2 4 -3 0 0 0 0 -1
…nch	7 -3 -2 2 0 1 -1 -3
…ncle	-1 4 -3 0 0 0 0 0
…ncy	3 -4 5 0 0 0 -2 -1
…nd	-9 11 2 1 -1 -14 -3 -8
…nda	-2 4 -1 -1 0 0 0 -1
…nded	-4 1 -2 0 0 2 0 1
…nder	0 7 -11 -3 -2 -2 10 -1
…ndle	8 4 -9 -3 -2 -1 -1 -2
…ndly	2 -5 -2 3 2 3 5 -4
…ndo	-1 -5 -3 9 1 -2 -1 -5
…nds	4 -14 12 -3 -6 -1 -4 -5
…ne	-5 4 -7 6 3 -3 -2 3
…ned	-4 2 3 7 -2 -2 2 0
…nel	3 -8 0 -1 0 0 0 0
…nely	0 6 -4 -1 0 0 0 -3
…ner	2 -5 -1 0 2 2 2 1
…ners	-7 0 6 0 0 0 0 3
…nes	-4 -2 -5 -3 -2 5 1 4
…ness	0 -6 -3 0 -1 0 6 -1
…ney	6 -5 0 -4 -2 -2 0 2
…ng	2 5 -4 -3 -2 4 -5 -2
…nge	-6 -3 4 -2 0 -3 -1 5
…nger	-6 -3 10 -3 1 -1 -2 -3
…ngs	0 4 -1 1 0 -3 -1 -1
…ngth	0 -2 6 -3 0 0 0 -2
…nic	0 6 -5 -2 3 -2 0 -3
…ning	9 -3 -5 -2 -2 6 -1 -9
…nish	2 0 4 0 -1 1 -2 -2
…nk	1 -2 -2 -1 6 -5 -4 -1
…nkle	0 -5 2 0 0 0 0 0
…nks	-7 -5 -5 -3 -1 -2 -1 17
…nly	3 0 10 -3 1 -8 -2 -2
…nnae	0 2 -1 -1 0 0 0 4
…nner	2 -7 2 -1 -1 0 0 -2
…nny	-1 5 -1 -2 -1 1 0 -1
…no	5 -6 1 -1 0 1 0 -1
…noon	2 5 -3 -1 0 0 -1 -1
…nore	-3 4 -1 0 1 -1 0 -1
…now	6 2 -2 -2 -3 -1 -2 -1
…ns	5 12 -6 5 0 -9 -1 -5
…nse	1 1 -1 1 0 0 -4 0
…nt	10 -2 -3 -3 1 -5 -1 -9
…nted	-1 6 -5 0 0 0 -1 5
…nter	12 -4 -3 0 0 0 0 -1
…ntil	-1 -1 -5 -1 0 -2 4 -2
…ntly	2 7 -4 0 0 0 0 -2
…nto	1 7 2 0 -1 -4 -1 -1
…nts	2 -6 0 -3 -3 0 -3 10
…nty	-4 -3 1 -3 3 0 0 4
…nue	-2 0 0 -1 -1 0 4 -2
…nus	-4 0 9 4 0 -1 -7 -2
…nut	4 -2 0 0 0 0 0 -2
…nute	-2 -8 4 1 0 -3 4 -2
…ny	4 -3 12 -5 -3 -2 0 -7
…oad	0 7 -2 0 0 2 -1 -1
…oal	7 -8 -1 0 0 0 0 0
…oast	5 -2 -1 0 0 0 2 -3
…oat	4 -1 2 -4 -3 -1 0 2
…ob	0 -3 0 1 0 0 -1 8
…obe	0 -4 -3 0 -1 4 -1 -1
…obot	7 -1 -3 0 0 0 0 -2
…ock	7 -7 -1 0 -2 3 1 0
…od	5 -7 -9 0 1 -5 -3 12
…oday	5 -2 3 -1 0 -1 -5 4
…ode	-1 0 -4 -3 2 0 -1 1
…ody	5 -6 -3 -1 -3 -1 0 1
…oe	-1 -4 8 0 0 0 0 0
…oes	6 -6 3 -1 -2 -2 -2 1
…off	-4 2 -3 0 0 0 5 -2
…oft	1 -6 9 -1 0 -1 0 -1
…og	1 -3 -8 -2 1 3 2 4
…oggy	2 -4 -4 -1 0 3 0 -1
…ogs	-4 -1 1 0 0 0 0 8
…ogue	-2 -1 -1 0 0 0 -1 4
…oing	5 -8 -2 -5 3 1 2 -1
…oint	0 7 -4 0 0 0 0 -2
…ok	4 -4 -8 -3 1 0 -3 6
…oke	5 2 -4 4 -2 -4 -2 -1
…oked	-1 -1 6 -3 0 2 0 -1
…oken	-5 9 -3 -1 0 0 0 1
…oks	-2 3 -3 5 3 -1 0 1
…ol	-4 7 -4 -1 -4 2 -1 3
…old	-4 4 3 -1 0 -9 7 -4
…olet	0 -6 2 5 1 -1 0 -1
…olf	2 2 -6 0 0 -4 0 0
…oli	-1 0 0 0 -3 4 0 0
…oll	1 -5 -1 2 0 5 0 0
…olls	-1 9 -3 -1 0 0 0 -1
…olor	-3 -3 5 0 0 0 0 2
…om	4 -3 -7 -3 -6 -2 4 4
…ome	4 5 -8 -2 -3 1 -6 0
…omer	-2 -4 -1 -2 2 -1 0 10
…oms	1 2 -4 0 -1 1 0 1
…omsø	3 -4 0 0 0 0 -1 3
…on	5 -2 2 -1 -3 -5 -2 -7
…ona	-1 4 0 0 0 0 0 -2
…onal	-4 7 0 0 0 0 0 1
…ond	3 0 -2 0 4 -4 1 -1
…onds	-2 -14 18 -2 -3 -2 -4 -6
…one	-2 -3 12 4 3 -3 0 -5
…ones	-4 4 -1 -2 0 -1 2 0
…oney	3 -5 1 -2 -1 0 0 0
…ong	-7 5 5 -3 2 -6 0 2
…ons	-4 3 6 0 1 -2 -3 -5
…ont	-3 -1 9 -1 -1 0 0 -1
…oo	-7 -6 13 6 -2 -8 2 -16
…ood	-1 1 -6 2 1 -5 -1 6
…ook	5 -3 -8 -2 1 0 -3 3
…ooks	-2 3 -3 5 3 -1 0 1
…ool	-3 9 -4 -1 0 -3 1 3
…oom	1 -3 -5 2 -1 -1 1 3
…oon	12 2 -4 -4 0 -5 1 -8
…oons	-10 8 -6 1 0 1 0 -3
…oop	-2 -5 9 0 -2 2 -1 0
…oops	-2 -1 5 0 0 0 0 0
…oot	6 4 -2 -1 0 -1 -4 0
…ooth	4 -1 0 -1 0 0 0 -4
…oove	-1 7 -2 0 0 -3 0 0
…op	-12 2 2 -1 -4 10 1 -2
…ople	1 -5 4 -1 -1 -1 -1 3
…ops	2 -11 10 3 0 1 0 -3
…or	10 -7 -3 -6 -2 2 3 -5
…ord	7 1 -9 -2 -1 -1 0 4
…ore	-9 9 -6 4 -6 -1 -1 -5
…ored	3 4 -2 0 0 4 0 1
…ork	-2 6 -2 -1 0 -3 -2 -3
…orks	3 -10 -1 -1 -2 1 0 7
…orm	4 1 -3 -1 1 3 -2 -2
…orn	0 5 -2 -3 -1 -1 -1 -2
…oro	5 -2 -2 0 0 0 0 -1
…orry	-1 -6 5 3 1 -3 0 1
…ors	2 1 5 2 -2 -3 -1 -3
…orse	1 -1 -4 7 -3 2 0 -4
…ort	-3 0 7 -3 -2 -1 0 1
…ory	9 -6 -6 0 -4 0 3 0
…os	-6 3 -1 -1 -3 1 3 7
…ose	-3 3 6 -3 -3 0 2 -3
…osed	4 2 -3 0 0 2 2 -8
…oser	-5 10 -2 0 0 -2 0 -1
…oses	6 0 -4 -2 0 0 0 0
…oss	-1 1 0 -2 0 2 1 -4
…ost	2 0 -1 -4 0 2 -1 -4
…osts	-1 4 -1 0 0 1 -1 -1
…ot	-3 -5 16 -3 -7 -3 -7 -5
…otal	2 -5 0 0 0 -1 0 4
…otch	-1 -3 4 0 0 0 -1 0
…otel	-3 4 -1 0 0 -1 0 0
…oth	2 2 -7 3 3 -1 2 -4
…ots	-4 0 11 -2 0 -1 0 0
…ou	-1 -7 -3 -2 3 -3 -3 8
…ouch	-4 -1 2 0 0 -1 0 5
…oud	-3 3 -4 0 -1 -1 0 5
…ouds	6 -1 -5 0 -1 -3 0 2
…ough	-2 6 1 -5 0 -2 -2 -4
…ould	-4 1 2 -3 -3 1 -2 2
…ound	2 5 -3 -2 -2 0 -1 -1
…ount	4 -5 3 0 -1 0 -2 -3
…oup	-4 1 -2 0 0 2 2 0
…our	1 -9 -5 4 -4 -2 6 1
…ours	-1 -5 2 0 0 -1 1 -1
…ous	0 2 -10 10 -2 -2 -2 2
…ouse	7 -2 -10 -1 -1 7 -2 3
…out	0 2 -3 2 -2 5 -4 -2
…ove	8 -2 -3 0 -1 -4 -3 -2
…oved	-1 0 3 3 0 -2 0 -4
…ow	20 -8 -22 2 -11 0 -6 2
…owd	-3 6 -1 1 1 -2 0 -1
…owed	0 3 -5 1 0 -1 0 2
…ower	-3 2 3 -1 -1 -1 -2 -4
…owly	-1 3 4 0 -1 -1 0 -1
…own	6 -7 7 1 -4 -2 -1 -5
…ows	-4 9 -4 -2 -1 0 -1 -3
…ox	9 0 -3 -2 0 0 -1 -2
…oy	3 -9 -1 -2 0 -2 0 9
…oys	0 0 -3 3 -1 0 0 5
…ozy	4 2 -2 -2 0 0 0 -4
…pace	6 -4 -3 0 0 0 0 -1
…pe	6 1 -4 0 -1 3 0 2
…ped	1 4 -3 -4 0 -4 -2 10
…peed	-1 -4 12 -2 -2 -2 -2 -5
…pen	9 3 -8 0 1 -2 -1 -4
…pend	-5 -1 3 0 0 0 0 0
…per	2 -3 -13 -3 -2 1 -2 11
…pes	2 5 -7 5 0 -1 0 2
…pets	-1 0 -1 -1 0 5 0 0
…phew	5 -2 0 0 0 0 0 -2
…pier	0 7 -3 0 0 -1 0 0
…pies	0 -5 2 0 0 2 0 0
…ping	4 0 8 -2 -2 -1 -1 -5
…play	4 -2 -4 -1 1 2 1 0
…ples	-1 4 1 0 0 0 0 0
…ply	-1 -7 -1 -3 6 0 1 3
…pm	0 -3 6 2 0 0 -1 -5
…po	0 -2 4 0 0 0 0 0
…pose	-1 8 -2 -1 0 0 0 0
…pot	4 -3 2 -2 0 1 0 -2
…pped	0 6 -3 -2 0 -3 2 2
…pper	-2 -1 -2 0 0 -1 0 4
…pply	0 -3 -2 -3 6 0 -1 -2
…ppy	6 -8 -1 -2 -1 -1 -1 7
…ps	-1 0 10 5 -1 -2 -4 -6
…pt	-4 6 4 -5 0 -1 0 -4
…pter	-2 -1 0 0 0 0 0 4
…py	9 -2 -9 -2 -3 4 -3 5
…ra	9 -4 -2 -2 1 -4 -1 3
…rab	5 1 -4 0 0 0 0 -1
…ract	0 -1 -1 4 0 0 0 -2
…raft	7 -3 0 0 0 0 -1 -4
…rage	-1 2 4 0 -1 0 0 0
…raid	0 4 2 1 0 0 0 -5
…rail	-2 4 -2 0 0 0 0 0
…rall	-1 5 -10 4 0 0 2 0
…ram	-3 5 -2 0 -1 2 0 -1
…rap	-2 -3 -6 9 -1 0 4 -6
…rash	-2 5 0 0 0 -1 2 -1
…rate	5 3 -6 -1 -1 0 -2 -3
…raw	7 -4 -5 5 0 0 -1 -3
…ray	11 -3 -9 0 0 -3 0 1
…razy	0 0 -2 4 1 0 0 0
…rch	-1 3 -6 1 0 -1 0 0
…rcus	4 0 0 0 0 0 0 -2
…rd	14 -14 -3 2 6 -4 -4 1
…rday	-1 -2 0 -1 0 -3 1 5
…rder	-1 -6 9 1 1 0 -4 1
…rdly	1 -3 5 -1 0 0 -1 -3
…rds	-3 4 6 -2 1 -3 -3 -6
…re	-4 0 -5 -5 -3 10 2 -2
…read	3 -6 0 0 -1 3 2 0
…red	4 3 -5 -1 -1 3 -2 -3
…ree	5 -9 7 1 -1 -3 -6 3
…reen	7 -6 -3 -4 -3 1 -3 -4
…rees	-5 5 2 0 1 -3 0 -3
…ren	-3 5 -2 -1 0 2 0 -1
…rens	8 -5 -2 2 0 0 0 0
…rent	8 -6 -3 0 0 0 0 -1
…rer	-2 0 6 0 0 2 0 -2
…res	3 -2 -1 4 0 0 0 -3
…ress	3 -4 1 0 0 2 -2 0
…rest	5 1 -2 0 0 0 0 -2
…rf	-5 0 0 0 0 0 0 2
…rfly	1 -3 6 -1 0 1 0 -3
…rge	0 0 -6 4 0 0 1 0
…rget	0 -3 0 6 0 0 0 -6
…rgot	0 5 0 -1 0 0 0 -2
…ri	0 -5 2 0 0 1 0 -1
…ride	0 6 -4 -1 0 -2 0 0
…rief	-1 1 2 0 0 0 0 -4
…rier	-2 2 -4 0 0 1 0 -2
…ries	0 3 -1 0 0 0 3 -4
…rift	-1 6 -2 0 0 0 0 0
…rike	0 0 -3 4 -2 0 0 -1
…ring	3 -6 1 -4 4 4 -2 2
…rint	-4 5 0 0 0 -1 0 0
…riod	0 -1 4 0 0 0 -1 -4
…rior	-2 0 -1 6 0 -2 0 0
…rise	10 -7 -3 0 -1 1 -1 0
…rite	11 -7 -1 -1 0 -1 -2 -4
…rium	5 -2 -1 0 0 0 0 -2
…rive	-2 5 -1 -1 0 0 0 -1
…riya	0 1 -2 0 0 0 0 4
…rk	5 -1 -4 -2 0 -2 2 -4
…rker	-4 -2 8 0 -2 0 0 0
…rkle	0 -4 7 0 0 0 0 0
…rks	4 -10 3 -1 -2 0 0 3
…rl	-3 -4 -1 12 5 0 -3 -7
…rly	0 8 0 -1 0 0 -2 -8
…rm	3 4 -5 -3 1 2 2 -2
…rmer	0 -5 5 0 0 0 0 0
…rms	7 -1 1 -2 0 0 0 -2
…rn	6 -1 -11 0 -1 6 4 -9
…rned	-1 -3 1 0 0 0 0 5
…rner	4 2 -3 0 0 1 0 3
…rns	-2 8 -6 1 -1 -2 0 -3
…ro	1 -1 -4 -1 0 0 1 4
…robe	0 -4 -3 0 -1 4 -1 -1
…rog	7 -4 -3 0 0 0 0 0
…rom	2 4 -1 -4 -4 -3 1 3
…rome	2 2 -5 0 0 0 0 0
…ron	-11 5 1 -1 0 1 -2 4
…rona	-1 4 0 0 0 0 0 -2
…ront	-3 -1 9 -1 -1 0 0 -1
…rop	-6 -1 1 1 -1 5 0 0
…rops	3 -3 4 0 -1 -1 0 -2
…ror	-4 7 -2 0 2 0 -4 -1
…row	-4 15 -7 0 0 0 -2 -5
…rowd	-3 6 -1 1 1 -2 0 -1
…rown	2 -7 3 4 0 0 0 -1
…rp	5 -1 -4 0 0 0 1 -1
…rror	-4 7 -2 0 2 0 -4 -1
…rrow	3 8 -11 0 0 0 -1 -4
…rry	-1 0 1 0 1 -2 1 -5
…rs	4 -3 8 -3 -3 -7 -4 5
…rse	2 -3 -4 11 -1 1 -2 -1
…rsor	-2 5 -2 0 0 0 0 0
…rst	-2 -1 1 -7 -2 7 -3 2
…rt	2 -3 5 -3 -4 1 1 -2
…rtal	5 -3 -1 0 0 -2 0 0
…rter	-5 -9 14 3 0 -2 0 -1
…rth	0 -4 4 0 0 -1 0 0
…rts	4 -1 -6 3 0 5 -1 -1
…rty	3 -3 -6 -2 0 0 4 3
…rus	0 7 -4 -2 0 0 0 0
…rver	-1 -3 6 0 0 0 0 0
…rves	-4 4 0 1 1 0 0 0
…ry	7 -2 -11 -5 -8 -1 1 1
…sana	4 -3 -4 0 0 0 0 0
…sant	9 -3 -3 -1 -2 0 -1 -2
…saur	7 -1 -5 3 0 -2 0 -1
…sco	4 4 -2 -3 0 -2 -1 -2
…se	4 -7 9 0 -9 -4 -1 -11
…sed	8 -2 -10 0 1 -1 -1 1
…self	-3 2 -3 -2 0 -1 4 -2
…ser	-2 12 -2 0 0 -2 0 -2
…sert	9 -6 -3 0 -1 -1 0 -1
…ses	6 1 -4 -3 2 -2 -1 -2
…set	1 -3 -4 5 0 -1 0 -3
…sh	-4 -9 6 -6 2 1 2 -4
…shes	4 -4 9 2 -2 -2 1 -7
…side	-1 6 0 -2 -1 -2 0 1
…sing	1 15 0 -6 -4 1 -1 -1
…sion	-15 7 2 5 0 3 -1 -2
…sis	0 -4 0 0 1 2 0 2
…sit	-5 3 2 0 0 0 0 -1
…site	-3 -2 7 0 0 0 -1 0
…sity	-5 -1 8 -1 0 0 3 -1
…sive	1 2 -5 0 0 0 0 0
…sk	-2 2 3 -1 -1 1 -4 -7
…sked	-1 -7 0 2 -2 1 -1 7
…sks	0 7 -3 -2 0 -1 0 0
…son	5 -5 1 -2 0 0 0 0
…sor	-2 5 -2 0 -1 0 0 3
…sp	0 5 -2 1 0 -2 0 0
…ss	-4 11 2 -11 -3 -1 -2 -6
…ssed	-1 -3 -1 -1 0 2 -1 5
…ssy	1 3 -4 4 1 -4 0 -3
…st	1 -5 5 -6 2 4 -12 -1
…ste	2 -9 3 0 0 -2 0 5
…ster	-1 1 -11 -3 0 4 2 7
…stic	-1 5 -3 0 0 0 0 0
…stle	3 -6 0 -1 0 1 0 0
…stly	4 2 -4 -1 0 0 -2 1
…sts	2 -1 -5 -4 3 0 -1 -3
…sty	0 -4 0 0 -2 2 0 0
…sure	5 -2 0 0 0 0 0 -5
…swer	0 3 -6 0 2 -3 0 0
…sy	13 -1 -9 5 1 -3 -1 -5
…sø	3 -4 0 0 0 0 -1 3
…tage	5 -2 0 0 0 0 0 -2
…tain	4 9 -1 -2 -2 -1 0 -2
…take	0 -4 -4 8 -1 -1 0 -1
…tal	5 -2 2 -1 0 -3 0 4
…tals	-5 -4 5 0 -2 1 0 -2
…tand	-2 5 -1 2 0 0 -1 -2
…tar	7 -3 -3 0 -3 0 0 -2
…tars	7 1 -2 -2 0 -2 -1 -4
…tart	-3 7 -3 -1 -3 6 3 -2
…tate	-2 3 -6 6 5 -1 -1 -3
…tay	-2 -4 7 -2 2 -2 6 -1
…tays	-3 -5 7 3 2 0 -3 0
…tch	-8 -9 10 4 1 3 2 -3
…te	0 -10 0 0 -3 -9 -3 4
…tead	-2 -5 8 -4 0 -3 -2 -1
…team	6 -5 0 -2 0 -1 -1 -2
…ted	-1 3 -6 2 5 -1 -3 5
…tely	4 -8 8 -2 -3 0 0 2
…tep	-1 1 0 6 -1 -6 -4 -1
…ter	4 -8 2 -2 4 -11 4 4
…ters	-6 1 3 -2 -2 -5 1 5
…tes	0 3 -3 -2 -3 7 7 2
…test	0 0 -2 6 -1 -2 0 0
…th	3 9 -2 -2 4 -2 -4 -7
…ther	5 -11 10 1 -1 -1 -6 -1
…thin	0 -4 1 -1 0 0 0 5
…thm	0 -1 -2 7 0 0 0 -1
…thy	1 -3 -1 5 0 1 0 -1
…ti	3 4 0 -2 -1 -1 0 -3
…tic	3 6 -7 0 -1 1 0 3
…tice	-4 10 -3 0 0 0 -1 4
…tier	-3 8 -7 4 0 0 0 -1
…ties	0 2 -2 4 0 -1 0 0
…til	-1 1 -5 -1 -2 -2 4 -2
…till	1 3 3 2 -3 3 -1 -6
…ting	-12 8 -1 2 0 -4 1 4
…tion	4 -13 12 -2 4 -3 1 6
…tive	4 -5 3 0 0 0 0 -3
…tle	3 4 -1 -2 -4 0 -4 0
…tler	-3 -4 1 1 0 0 0 0
…tly	2 4 -9 -4 -1 2 -2 6
…tmas	4 -1 -1 0 0 0 0 -2
…to	-1 2 2 -1 1 -6 4 1
…tom	1 1 -4 0 0 -1 0 -1
…top	-9 -5 6 0 0 0 3 -2
…tor	3 4 -3 -2 -4 4 -2 -1
…tore	-2 -7 -4 -1 2 3 7 -2
…torm	1 5 0 -1 1 -2 -2 -2
…tory	7 -6 -3 -1 -1 0 3 0
…trl	-4 -4 -4 14 5 0 -1 -5
…tron	0 -2 -1 0 0 0 0 7
…ts	1 0 8 -8 2 1 -6 -9
…tta	-3 5 -1 0 0 1 0 0
…tten	3 6 -9 0 -1 0 1 -1
…tter	-1 -7 -1 3 1 1 -2 6
…tti	3 4 0 -2 -1 -1 0 -3
…ttle	0 1 2 -1 -3 -1 -4 1
…ttom	1 1 -4 0 0 -1 0 -1
…tuce	0 -4 3 0 0 0 0 0
…tuck	-6 8 0 0 -1 0 0 0
…tude	2 -2 8 -1 0 0 -6 -2
…tues	1 -1 -4 0 0 0 5 -3
…tuff	6 -3 -1 1 0 -1 0 0
…tumn	5 -3 2 0 0 0 0 -2
…ture	2 6 -1 -5 0 2 0 -2
…turn	-1 -8 -1 2 2 6 -1 -3
…ty	2 -6 -5 -3 4 0 4 1
…tz	1 5 -6 -3 0 0 0 0
…ub	-1 4 1 -1 0 0 0 -1
…uble	6 -8 5 0 2 0 0 -1
…uce	-1 -3 5 0 0 2 -1 0
…uch	3 -6 4 -3 -1 -5 -1 6
…uck	-1 15 -8 -1 -1 2 -1 -2
…ud	-5 3 -4 -1 0 -1 0 3
…ude	3 -4 8 -1 0 0 -6 -2
…uds	6 -1 -5 0 -1 -3 0 2
…ue	-7 -3 7 -4 -2 1 3 3
…ues	-2 -2 -1 3 -2 0 5 -4
…uff	5 -1 -1 1 0 -1 0 0
…ug	2 -4 2 -2 0 2 0 6
…ugh	-2 7 1 -5 0 -2 -2 -2
…ught	-4 12 -6 3 0 -1 -1 -5
…uh	-3 -1 0 -2 0 0 0 6
…uick	-1 -6 7 -1 -1 5 0 -4
…uiet	7 -7 -2 0 0 3 0 6
…uild	6 2 -9 -2 0 5 0 0
…uish	2 0 -3 0 0 1 4 -1
…uit	0 -4 1 1 1 0 -2 0
…uite	3 5 -5 2 -2 0 0 -1
…ul	-2 -3 -12 6 -1 3 -1 8
…ular	-1 6 -3 0 1 0 -1 0
…uld	-4 1 2 -3 -3 1 -2 2
…ull	-6 4 0 0 1 -2 4 -6
…ulse	-3 -8 7 -1 0 -1 -2 0
…um	2 -4 -8 2 1 -1 6 -2
…ume	4 -2 0 -1 2 -2 2 0
…umn	5 -3 2 0 0 0 0 -3
…umps	-5 1 -2 -1 1 0 0 0
…ums	5 -6 1 1 0 0 0 -1
…un	1 -9 9 -1 -1 -6 12 -3
…unch	6 -3 -2 3 -1 0 -1 -3
…und	2 5 -3 2 -2 0 -1 -2
…unds	-2 -1 1 0 -1 2 0 -4
…une	-5 -5 0 0 0 0 0 9
…unny	-3 5 -1 -2 -1 1 0 -1
…uns	-4 1 1 0 0 -2 4 0
…unt	4 -5 3 0 -1 0 -2 -3
…up	-2 5 -7 2 0 -2 1 0
…uper	-1 -5 -1 -3 2 0 0 8
…ur	7 -5 -6 5 -4 -3 6 -2
…ure	6 9 -6 -5 0 9 0 -9
…urn	-4 0 -7 3 0 5 8 -4
…urns	0 2 -6 1 0 0 0 -1
…urs	-1 -1 6 -1 0 -1 1 -2
…urst	0 -5 6 0 0 0 0 0
…us	0 -6 -2 7 -4 -2 -5 1
…use	1 -8 -1 -1 0 2 2 0
…ussy	2 -1 -1 4 -1 0 0 -3
…ust	-11 7 -3 0 1 -1 -5 6
…ut	2 16 -5 -6 2 -15 -4 -8
…ute	-7 -3 4 1 0 -3 5 -1
…uter	-1 13 -10 0 0 -4 3 0
…utes	6 -2 -2 -2 -3 1 4 3
…uth	5 3 -1 -1 0 -1 -2 0
…uts	-3 0 5 1 2 -1 0 -1
…va	12 -5 1 -1 -1 1 -2 -5
…val	4 -1 -3 0 0 2 0 -1
…ve	-4 -5 -2 -1 -3 -7 4 0
…ved	-5 -1 3 3 0 0 4 -6
…vel	10 1 -8 0 0 0 -3 -4
…vely	-4 -1 -1 0 -1 1 0 4
…ven	5 -9 -1 0 -2 5 1 1
…ver	8 3 -15 -1 -2 -1 -7 9
…vern	0 -1 0 0 0 4 0 -1
…vert	-5 -2 -2 4 5 -1 -1 -6
…very	-5 10 -2 0 0 -1 -1 -3
…ves	-2 10 -10 0 2 -5 -2 6
…vier	-3 2 4 0 0 0 0 -1
…ving	4 -3 3 2 -1 1 -2 -4
…vo	-4 -1 0 0 0 0 0 5
…vous	-2 -2 5 6 0 -1 0 -3
…vy	-2 7 0 1 -1 -2 -3 0
…wake	3 -4 -2 3 0 1 0 2
…wap	-3 -6 11 -2 0 -1 -2 2
…ward	-5 -1 0 -2 8 -1 0 -2
…way	-7 11 0 1 2 -3 0 -6
…ways	-1 8 -4 -4 0 -1 0 3
…wd	-3 6 -1 1 1 -2 0 -1
…wed	0 3 -5 1 0 -1 0 2
…ween	3 -5 9 -1 -1 -1 -2 -2
…weet	0 2 -4 3 -1 -1 0 0
…wer	-8 -9 20 -2 3 -6 -2 -6
…wers	2 -6 -3 0 0 2 0 4
…wful	0 -1 -4 0 0 5 0 0
…what	-1 -7 9 0 0 0 0 -1
…wice	-2 -5 10 -1 -1 -1 -2 -2
…wims	-7 5 -2 0 0 0 0 0
…wind	0 -1 -4 4 2 0 0 0
…wing	8 1 2 0 0 0 -1 -2
…wise	-3 0 6 0 0 0 -1 -2
…wl	-2 6 -3 -3 -1 0 -1 -3
…wly	-1 3 4 0 -1 -1 0 -1
…wn	11 -6 3 0 -2 -4 -3 -8
…wo	12 5 -11 5 -1 -1 1 -1
…word	5 -1 1 0 0 0 0 -2
…work	0 3 -4 0 0 -3 0 -1
…ws	-5 15 -4 -2 -1 0 -1 -4
…ww	1 -5 -3 6 0 0 -1 7
…xam	0 -1 -1 0 0 3 4 -5
…xt	11 -8 -1 -4 1 -4 -4 2
…yan	-3 -2 5 -1 0 0 0 -1
…ybe	-9 7 0 -2 -2 0 -1 -1
…ycle	0 -2 4 0 0 0 0 -1
…ye	5 -6 1 5 1 -1 2 -1
…yers	0 2 -4 0 0 1 0 -1
…yes	-10 8 4 -1 0 -1 1 -5
…ying	-5 13 -3 3 2 -4 3 -2
…yo	0 -2 -3 0 0 0 0 4
…ys	-1 2 -1 2 2 -6 4 7
…ythm	0 -1 -2 7 0 0 0 -1
…yve	-4 -2 0 -1 0 2 0 3
…ze	-3 -6 0 2 0 0 7 -3
…zel	4 -1 0 -1 0 0 0 2
…zy	3 2 -2 1 1 -1 0 -4
…zz	-1 4 -4 0 0 1 0 0
`;
