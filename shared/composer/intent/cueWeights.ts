// Made by tests/tools/trainIntent.ts from the labelled turns in tests/fixtures/intent. Not written by hand.

/** What each cue says for and against the intents, in hundredths and in the order of `intents`: a cue a line. */
export const cueWeights = String.raw`
 	7 8 -22 2 -2 0 0 9
 edit	-17 -19 20 -7 -4 -13 -8 -15
#ff…	-4 0 2 0 0 -2 0 0
,	12 -15 -6 1 3 10 -1 -13
, $	-2 -9 0 -2 1 -3 0 16
, <color>	23 9 -33 13 -6 -9 -6 -3
, <count>	4 11 -2 -1 0 -2 0 0
, <earlier>	-7 -14 -11 9 4 13 0 -1
, <here>	-3 2 0 -13 2 9 -2 -3
, <number>	12 -4 -3 -3 1 -7 -5 6
, <percent>	0 0 -4 0 2 0 5 -1
, <time>	-6 3 -1 -2 -3 -1 -6 4
, a	20 -21 -5 -7 2 -6 -1 -1
, actually	0 0 8 0 3 -2 0 0
, all	13 -4 -4 0 0 2 -1 -4
, an	1 -4 0 -2 0 0 1 -1
, and	2 1 -5 -3 3 -2 0 8
, as	2 8 -13 -1 2 0 -1 -6
, at	1 4 -4 0 0 0 -1 -1
, back	0 -2 4 0 -4 0 0 0
, before	-1 -6 3 -5 0 6 0 -1
, big	9 -4 -3 0 -3 -3 0 -2
, blinking	2 10 -8 0 0 0 0 0
, bring	-4 -1 -1 0 1 3 0 0
, bubbles	4 -1 0 0 0 0 0 0
, bubbling	-6 8 0 0 0 0 0 0
, but	8 11 -6 -4 -2 -5 -1 4
, calm	-1 -2 6 -3 -1 0 0 -1
, can	-3 4 2 -4 -1 -1 1 3
, cancel	0 -1 -4 9 0 -4 0 0
, could	-5 -3 8 1 0 -1 1 -3
, dear	-1 -7 7 -7 0 -1 0 0
, dim	0 0 7 0 0 0 0 0
, do	6 0 1 -3 4 -2 1 -6
, double	-1 0 5 0 0 0 0 0
, drop	0 0 -1 4 0 0 -1 0
, dust	-6 2 0 0 0 0 0 0
, each	4 0 -3 0 0 0 0 0
, early	-3 6 0 0 0 0 -1 -2
, enough	2 -4 0 -6 0 5 0 0
, every	-5 -7 2 0 0 -1 0 4
, everybody	1 -4 0 0 -1 0 0 -1
, exactly	0 0 0 -1 0 2 0 4
, far	-5 5 0 0 -1 0 0 0
, fewer	-2 -3 4 0 0 0 0 0
, first	-6 1 0 0 0 1 0 1
, for	5 1 -2 -2 0 4 0 1
, forget	2 -4 -5 9 0 -2 0 -4
, from	-2 -4 1 2 0 0 0 0
, get	-3 -1 5 -3 2 3 0 -1
, give	4 -8 7 4 2 -2 0 -2
, go	-4 -12 -6 18 -2 0 -3 -5
, good	-4 4 -2 0 0 0 1 0
, hardly	3 -1 -4 0 0 0 0 -1
, he	-5 2 6 3 0 -3 -1 -9
, his	-1 -4 5 -1 0 1 -1 0
, i	-12 -4 14 0 0 6 7 -5
, if	14 5 -1 -2 0 11 -2 -10
, in	-3 -6 -5 3 1 8 -2 3
, is	-5 8 5 -2 0 1 0 -6
, it	-4 -3 9 -6 2 -3 0 -10
, its	-2 -8 11 1 0 -1 -1 4
, just	-7 -4 7 -4 -2 5 0 -2
, keep	-3 1 4 -1 4 0 -3 -1
, kids	0 0 5 0 0 0 -2 -2
, kindly	-1 0 -4 3 -2 -1 0 0
, lamp	0 0 0 0 0 -6 2 -2
, last	-1 -4 5 3 0 0 0 0
, leave	-1 7 -7 1 -1 -1 0 2
, less	6 14 -8 2 0 0 0 0
, let	-4 -4 0 -2 3 1 1 -3
, like	-10 10 10 -1 0 -1 0 -7
, little	-1 -3 -1 -1 0 -2 0 5
, long	0 -1 4 0 -1 0 0 0
, lots	7 -4 -1 -1 0 0 0 0
, make	7 -4 5 0 -1 -1 0 -2
, many	0 4 -5 0 0 0 0 0
, mine	-1 -2 1 2 0 0 0 5
, more	13 3 -9 -1 0 0 0 1
, my	-6 -2 21 -3 1 0 1 1
, nearly	1 5 -1 0 0 0 0 -2
, new	-6 -1 0 -2 0 3 3 6
, next	-10 0 -1 0 2 9 0 -1
, no	15 -13 2 -3 -1 5 0 -4
, nobody	1 -2 11 -2 -1 -2 0 -5
, not	-6 1 8 -6 3 -1 0 -8
, nothing	6 -9 -4 -1 0 0 0 3
, now	-5 3 -3 4 0 -3 0 5
, of	-2 5 -3 0 3 0 -1 -2
, okay	-1 0 0 -3 4 0 0 -2
, old	-2 6 -1 -1 0 0 0 5
, on	-3 5 -1 0 2 0 2 -1
, one	1 8 -2 -3 -2 -5 -2 -2
, only	0 17 -2 -1 -1 -7 0 -5
, otherwise	0 4 -1 0 0 0 0 -2
, ours	0 0 9 -3 0 0 0 -2
, out	0 -4 0 3 0 0 -3 0
, people	-4 7 5 0 0 0 0 -2
, plain	7 5 -2 0 0 0 0 0
, please	-2 3 4 5 -3 -2 0 -3
, previous	0 -5 -5 5 0 -1 0 0
, put	0 -3 -1 -6 -6 11 2 -1
, quick	0 -1 -3 -1 0 7 0 -1
, quiet	5 -2 0 0 0 -3 0 0
, rain	4 -4 0 0 0 0 0 0
, redo	0 0 -8 -3 3 -2 0 -1
, return	-2 0 -1 3 0 -4 0 0
, reverse	-1 -1 -7 3 0 0 0 7
, rewind	0 0 -5 12 -1 0 0 0
, roll	-4 -1 0 1 0 5 0 0
, sad	4 0 -1 0 0 -1 0 0
, same	-6 11 -3 -4 -2 2 0 0
, say	-5 0 1 0 0 -1 3 -2
, scrap	-2 -1 0 1 -1 0 4 0
, scrolling	4 0 -1 -1 0 0 0 -2
, she	3 -3 10 -2 -2 -2 -2 1
, show	3 -3 -1 -4 -1 2 0 -1
, since	5 -2 3 -2 0 0 2 -1
, slow	6 -1 -5 0 0 -5 0 10
, slower	0 5 -5 -2 -1 0 0 2
, slowly	1 -5 4 0 0 0 0 -1
, so	0 5 -7 3 5 2 0 -19
, something	8 -12 -1 0 0 -3 0 0
, sorry	-2 -2 -4 -2 2 -1 0 3
, steady	0 0 0 2 1 0 0 -5
, steaming	4 -2 0 0 0 0 0 0
, step	-1 0 -1 2 0 -5 0 0
, still	2 -5 -2 2 0 -2 0 10
, thank	-3 3 0 0 0 6 0 3
, that	9 -3 2 0 0 -4 0 -11
, the	3 -10 -7 0 5 12 -2 -11
, then	14 -16 2 4 -4 2 -6 6
, there	0 -11 4 0 0 -2 0 4
, they	1 -3 7 -3 2 1 -1 0
, this	-1 4 2 -8 -1 -2 1 2
, though	0 2 -1 0 0 5 0 -1
, tiny	-2 5 -8 0 0 0 0 0
, to	-4 -4 -2 8 -2 4 0 -2
, tone	0 0 0 4 0 0 0 0
, too	-1 -3 -2 1 4 0 0 -1
, turning	0 4 -4 0 0 0 0 0
, undo	0 -3 -1 6 -1 -4 -1 0
, very	-1 5 -2 -1 0 0 0 2
, wall	1 0 -6 0 0 0 0 0
, water	-3 0 8 0 0 0 0 0
, we	-5 3 5 1 0 -6 3 -4
, well	-4 3 5 -1 0 -1 0 1
, were	-7 11 0 -4 -1 0 1 0
, what	-3 0 0 0 0 0 0 4
, whatever	-3 -1 0 0 0 -1 0 5
, when	5 -1 0 -2 0 2 0 -1
, who	-5 -2 0 -1 3 0 0 -2
, why	3 2 -4 0 0 0 0 -1
, with	11 -16 0 -1 1 4 0 -4
, without	2 -7 0 1 -2 4 0 0
, would	-1 -2 5 0 0 2 1 -1
, you	-14 13 -1 -5 1 -4 4 5
.	10 -23 -13 2 2 5 -7 6
. $	-19 4 15 1 -3 -3 6 10
. <color>	16 -10 -6 3 3 -2 0 -11
. <earlier>	-9 13 -5 0 12 8 -5 -2
. <number>	10 -10 1 -3 0 -1 0 -5
. a	22 -12 1 -4 1 -1 -1 -8
. all	5 0 -2 -1 1 0 0 2
. and	-5 11 0 0 0 0 -1 -7
. as	-4 2 4 0 2 -6 0 0
. back	-2 -1 -4 6 -2 2 2 -7
. can	2 5 -4 -1 0 2 0 -2
. could	10 -6 -2 0 0 3 0 -1
. do	6 -5 2 0 -2 -1 0 -4
. fine	-2 -2 -4 4 1 0 0 -4
. fireworks	9 -2 -3 0 0 0 0 -4
. for	0 -4 0 0 0 5 0 0
. give	4 -6 4 0 1 -1 0 0
. good	-6 0 -2 -2 -2 0 0 8
. he	3 -2 -6 1 0 3 0 2
. i	-3 7 -13 2 2 0 -4 5
. in	0 6 1 0 0 -1 0 2
. is	-1 5 -2 0 -1 0 0 0
. it	-3 8 -6 -1 0 -2 0 1
. its	-3 -5 1 0 1 -1 0 2
. just	3 10 0 -2 -1 0 3 0
. kindly	0 0 0 0 5 -2 0 0
. let	-1 5 3 0 3 -3 0 -2
. like	-8 11 -2 -3 0 0 0 1
. make	-1 8 -3 2 0 0 0 -4
. more	-7 -3 6 0 0 0 0 8
. my	5 -3 -8 5 0 -1 -1 3
. nice	-2 -1 -1 -2 0 0 0 6
. no	-2 1 14 2 -1 0 0 -5
. not	-2 1 -9 1 -2 0 0 11
. now	8 -1 5 1 -2 0 0 -9
. off	-2 -1 0 7 0 0 0 -3
. okay	0 0 -1 -1 1 0 0 4
. only	-3 -4 5 0 0 0 0 0
. please	4 -1 7 1 1 -2 -1 -2
. put	-4 0 3 6 6 -4 0 -5
. reverse	-1 -3 0 10 -1 -4 0 -1
. scrap	-1 0 -4 2 0 0 -1 -2
. show	5 -2 0 0 -2 2 -4 -6
. so	2 -2 0 2 5 1 -1 -1
. softer	-2 -1 4 -4 0 0 0 0
. something	8 0 -2 0 0 -1 0 -3
. strike	0 -3 -4 8 0 0 0 -1
. sun	4 -2 -2 0 0 0 0 -2
. take	0 -2 6 2 0 0 0 -1
. that	-4 0 -2 -6 0 4 0 8
. the	-3 0 -2 4 -1 4 0 -3
. they	0 -4 -1 0 -2 0 0 5
. think	-2 12 -5 0 0 0 0 0
. undo	-1 -1 -1 -3 -3 0 0 -4
. we	2 -1 0 -2 0 0 0 4
. what	0 1 0 4 0 0 0 -1
. without	0 -1 -11 7 0 0 0 0
. yes	2 -3 1 -1 -1 -1 -2 5
. you	9 -11 -3 -2 0 0 -1 8
197…	0 -1 -5 -1 -2 -1 4 5
198…	-1 0 -10 -2 0 -2 0 12
1st %	3 0 -5 0 0 0 3 3
1st 1	7 0 -5 0 0 4 0 -3
1st 10	0 0 0 0 0 5 0 -3
1st 2	-5 0 1 0 0 0 0 3
1st 20	-1 0 -3 -1 0 0 0 4
1st 25	2 0 -6 -1 0 0 5 0
1st 3	-4 -3 7 0 -4 4 -1 2
1st 30	4 0 -6 0 0 0 1 0
1st 7	6 0 2 5 0 0 -1 -4
1st 70	1 5 -4 0 0 0 0 0
1st 90	6 -1 2 0 0 0 1 0
1st a	-9 12 -17 11 3 -5 4 5
1st about	5 -1 5 3 0 -4 0 -3
1st actually	2 -2 0 1 2 -1 0 -7
1st add	-4 12 0 -1 0 0 0 -2
1st after	8 8 3 -6 -5 -1 1 -1
1st again	4 -1 -2 2 -1 5 -1 -2
1st ah	-5 -1 -2 2 -2 3 -2 5
1st alert	4 0 1 0 0 -1 0 0
1st all	1 2 10 1 -6 -2 2 -3
1st almost	-2 16 -5 -1 0 -1 0 -4
1st already	0 6 -1 -2 1 0 0 0
1st alright	-5 0 -2 0 4 2 0 3
1st also	-2 -5 -3 -1 -1 0 0 -3
1st always	-5 4 -1 -1 0 0 0 -1
1st am	16 -4 -3 2 -1 -4 1 -3
1st an	15 -9 -9 -3 0 -2 -3 -1
1st and	17 -12 -4 6 2 7 0 -4
1st another	4 0 0 0 0 2 0 -1
1st answer	-1 1 -5 0 0 4 0 0
1st any	4 -4 -5 3 0 0 0 3
1st anything	4 -3 -2 0 0 -1 0 0
1st anyway	-3 0 -2 4 -2 -1 0 5
1st apparently	6 -6 3 0 0 0 0 -1
1st are	-5 -2 0 -1 -3 0 -1 7
1st around	-3 -6 12 -3 0 -1 0 0
1st arrives	3 -4 0 0 0 0 0 -2
1st arriving	-2 -1 0 0 0 4 0 -1
1st as	1 10 -1 -2 -2 1 -3 0
1st ask	-3 4 2 0 0 -2 -1 -1
1st asked	5 -10 0 2 0 4 0 -4
1st asking	-4 2 0 0 0 6 0 -2
1st asks	-1 4 -2 -1 0 0 0 2
1st asleep	-1 -2 -1 -1 0 -1 1 9
1st at	8 3 -7 0 4 1 5 -1
1st aurora	4 -2 -1 0 0 0 -1 -1
1st awake	5 -3 -1 2 0 0 0 -5
1st away	-6 4 2 5 -2 0 -1 -2
1st baby	-1 1 -2 4 0 0 0 0
1st back	-2 -5 2 -9 -1 15 1 5
1st backwards	0 -1 6 -1 1 0 0 -1
1st bad	-1 4 -4 1 0 0 0 0
1st ball	4 -6 0 0 0 0 0 0
1st bar	0 7 2 0 0 -3 0 -2
1st bars	0 5 -5 0 0 2 0 0
1st be	-2 11 7 -2 0 -2 6 -7
1st beam	-4 4 6 -1 0 -2 0 -1
1st bear	0 0 -7 1 0 0 0 0
1st beat	-8 1 9 0 0 -1 0 0
1st bed	-4 -1 3 -2 3 4 0 0
1st bee	-3 5 0 0 -1 0 0 -1
1st beer	5 0 0 0 0 0 0 -3
1st bees	-3 7 -4 0 0 0 0 0
1st before	7 8 -2 -1 0 -11 -1 6
1st behind	8 -4 -2 3 0 -2 0 0
1st better	-3 5 0 -7 4 0 0 3
1st between	-4 -2 5 0 -3 0 -1 0
1st big	-6 -1 0 0 -3 -2 0 7
1st bigger	-2 7 -2 -1 0 -2 0 0
1st bird	-2 -6 0 0 0 0 0 0
1st bit	-5 -7 6 -1 0 0 0 -2
1st black	-4 -3 6 2 0 0 0 0
1st blue	-8 0 9 0 -1 -8 -1 4
1st boat	-4 9 1 -2 0 0 0 0
1st book	0 -2 7 -3 0 -1 0 2
1st boss	-1 -5 0 0 0 3 1 -1
1st both	-7 -1 -7 8 0 -3 0 5
1st boy	-4 -2 0 -1 0 5 0 2
1st boys	-2 0 0 5 -2 -2 0 -1
1st branch	1 -1 0 5 -1 0 0 -2
1st break	4 2 -3 0 -1 0 1 -3
1st breathing	-4 0 1 0 0 0 -1 0
1st bright	-2 -5 -2 2 0 0 1 -2
1st brighter	-2 -5 2 -1 -2 0 0 12
1st brightness	0 -5 3 0 0 0 5 -1
1st bring	0 1 9 -1 0 1 0 0
1st broken	0 1 -5 0 0 0 0 3
1st brown	-1 -8 11 5 0 -3 0 0
1st build	21 -8 -6 0 0 -4 0 0
1st busy	-4 -1 5 0 0 0 0 0
1st but	2 11 4 -3 -2 1 -1 -7
1st butterfly	-1 -1 -1 -1 0 -1 0 4
1st by	4 -1 -2 2 2 -6 0 4
1st cake	3 -3 0 0 0 1 0 -4
1st call	6 0 0 -1 0 0 0 1
1st calm	5 -6 0 0 0 0 0 0
1st came	-1 -6 -6 2 3 4 0 1
1st can	-12 3 16 4 1 0 -3 -9
1st candles	0 -7 10 0 0 2 0 -1
1st cars	-5 -1 10 0 -1 -2 0 6
1st cat	7 -6 -1 3 0 2 0 1
1st changed	-4 -1 0 -1 0 0 0 -2
1st chat	-4 -1 -1 -3 4 0 5 2
1st children	3 -5 -4 -1 0 -2 0 8
1st class	-3 -1 -1 0 0 6 0 0
1st clear	-9 -2 10 0 0 7 1 0
1st client	-1 -2 -1 3 -1 -1 0 6
1st clinical	-2 5 0 2 -1 0 0 -4
1st close	-1 1 0 0 0 -4 0 0
1st closer	-8 15 -2 0 0 -1 0 -1
1st closing	8 -2 0 -2 -1 1 0 -3
1st club	-5 0 -2 0 0 1 -1 0
1st colors	-10 -6 7 1 1 0 0 0
1st comes	4 -6 -2 -1 0 0 0 0
1st coming	1 -1 5 -1 0 1 0 -3
1st compromise	-4 3 0 3 0 0 0 0
1st computer	0 0 0 0 0 -5 1 0
1st confetti	-6 1 5 0 0 0 0 0
1st cool	-3 5 -3 0 0 2 0 0
1st corner	1 2 -1 0 0 -1 0 4
1st correct	-2 -1 -3 -3 0 3 0 7
1st could	-3 -7 2 -1 -1 -3 0 -4
1st count	0 2 7 0 0 0 -5 0
1st countdown	0 4 -6 0 0 0 0 0
1st counter	9 0 -5 0 0 -2 0 0
1st crackle	0 6 0 0 0 0 0 -1
1st cried	-1 1 -1 5 0 0 0 -2
1st cross	4 0 -1 0 0 0 0 -1
1st crossfade	-4 -1 0 1 -3 0 0 0
1st crown	1 -4 5 0 0 0 0 0
1st crying	-6 -5 -1 2 -1 -1 0 4
1st cup	2 5 -1 -2 0 -2 0 0
1st curtain	0 6 -2 0 0 -2 0 0
1st customers	0 0 0 0 0 0 0 -4
1st cut	-4 -1 6 -1 0 0 0 -2
1st dance	7 0 -3 0 0 -2 -1 -6
1st dancing	1 -1 -1 -1 0 5 -1 3
1st dark	-8 0 -2 -1 0 5 0 0
1st darker	0 -4 5 -1 0 0 0 0
1st dawn	4 0 0 0 0 -2 -1 0
1st day	5 -6 -3 0 -1 0 0 -1
1st dear	2 0 -1 5 0 0 0 -6
1st debussy	5 -8 0 0 0 1 0 0
1st density	-5 0 6 -1 0 0 0 -2
1st dessert	3 0 -4 0 0 2 0 -1
1st did	-2 5 0 -1 1 0 0 7
1st digits	-1 -2 7 -1 0 -1 0 0
1st dim	1 -1 -3 0 0 0 4 -1
1st dimmer	-1 -1 5 0 0 0 -1 0
1st dinner	4 -3 -2 -1 0 -3 0 -1
1st dino	-2 0 6 -3 0 -1 0 0
1st dinosaur	4 -1 -6 -2 0 -2 0 0
1st direction	-2 0 4 -3 0 0 0 0
1st disco	3 -5 0 0 0 -1 0 -2
1st do	6 -1 -1 -3 3 -1 2 -6
1st does	2 -9 7 2 3 -2 0 -2
1st done	-1 -2 -2 -1 -2 0 1 4
1st door	-3 0 4 -1 0 2 0 0
1st double	2 -1 -7 0 0 0 0 0
1st down	0 -1 6 0 0 -1 -3 5
1st dragon	3 0 -6 1 0 1 0 -1
1st drop	1 1 -7 -3 0 4 0 0
1st dust	0 6 0 0 0 0 0 -1
1st each	-7 1 5 0 2 0 0 0
1st early	2 -4 1 -1 0 0 0 0
1st eat	-2 1 -4 1 0 -1 0 0
1st eclipse	4 -6 0 0 0 0 0 0
1st eh	0 -2 -4 1 3 0 0 -1
1st eight	3 0 9 0 0 0 -7 -4
1st end	-11 13 9 -2 0 0 0 -1
1st enough	3 -5 -2 2 0 4 0 0
1st entrance	0 -4 0 0 0 0 0 0
1st even	-2 -5 4 1 0 0 0 0
1st evening	-3 -3 1 -2 0 5 0 0
1st every	-5 -1 7 0 -1 0 0 -1
1st everybody	-5 2 0 0 1 -1 0 -1
1st everyone	-2 0 0 0 0 7 -1 -2
1st everything	-5 2 0 5 0 -1 2 -1
1st ew	-1 10 -8 2 0 0 0 -1
1st exactly	0 0 -4 0 0 0 0 6
1st explosion	0 -1 4 -1 0 0 0 0
1st eye	4 0 -3 1 1 -2 0 0
1st eyes	-8 4 -6 4 0 -2 0 8
1st f1	4 0 0 0 0 0 -3 0
1st face	0 5 -1 0 0 2 0 -1
1st fade	-3 -8 18 -1 0 -1 -1 0
1st failed	-1 -2 0 8 0 0 0 -3
1st fall	-2 7 0 0 0 -1 0 0
1st falling	1 -1 5 -1 0 1 -1 0
1st far	-9 5 1 1 0 -1 0 -2
1st fast	-5 0 8 0 0 0 -2 -1
1st faster	-5 0 -1 -1 0 0 0 9
1st feel	-3 1 -5 -2 0 -1 0 6
1st feels	-2 6 0 -1 0 0 0 -4
1st fell	0 -3 0 -1 0 0 0 7
1st field	5 -1 0 0 0 -1 0 0
1st film	6 2 -4 0 -1 0 1 -1
1st final	3 -1 0 0 0 0 -1 -4
1st finally	4 0 -1 0 0 0 -1 -1
1st find	0 -2 8 -2 -1 3 0 -4
1st fine	-5 0 3 0 -1 7 -1 2
1st finish	-3 6 -2 0 -3 0 0 0
1st fire	-8 7 1 0 0 1 0 -4
1st fish	-9 11 0 0 0 -1 0 -1
1st five	0 0 4 -1 0 3 1 -1
1st flames	-1 -1 5 0 0 0 0 0
1st flash	0 -1 10 -3 0 -2 0 -2
1st flat	2 5 -2 0 0 0 0 0
1st flickers	0 -7 2 0 0 0 0 0
1st flowers	0 -3 0 0 0 9 0 -3
1st fly	1 6 0 0 0 0 0 -4
1st fog	0 -8 -2 0 0 0 0 0
1st follow	0 5 0 3 0 0 -1 -1
1st for	-1 -10 1 4 5 3 -2 -7
1st forget	5 -1 0 -7 0 0 3 0
1st forty	-3 0 1 0 0 0 0 5
1st four	-2 2 -13 0 0 -1 -4 7
1st friday	3 0 0 0 0 0 -1 -5
1st friend	0 5 0 -1 0 0 0 -2
1st friendlier	0 5 -4 -1 0 -1 0 -1
1st from	-9 7 -6 1 3 -1 1 5
1st frost	11 -1 0 0 -1 -8 0 -3
1st funny	0 1 0 -1 0 -4 0 0
1st game	2 -2 -4 0 0 0 0 0
1st garden	0 0 -5 5 0 0 0 -2
1st gentler	-5 3 -1 -1 0 0 0 -1
1st get	0 5 -3 0 0 -2 0 -1
1st getting	4 -6 0 0 0 -1 -1 0
1st gg	2 0 0 0 0 -2 0 -4
1st ghost	-4 4 0 0 0 0 0 0
1st give	0 -1 0 -1 -1 7 -1 -4
1st glass	1 -3 4 1 0 -2 0 0
1st glitter	0 -4 3 2 -2 -1 0 0
1st glow	0 -3 0 0 0 5 0 0
1st go	2 5 -4 -2 0 2 -1 4
1st goes	-3 -1 4 -2 0 1 0 0
1st going	-5 8 -2 1 0 0 2 -2
1st gold	1 -7 2 2 0 2 0 -2
1st gone	3 -1 -3 11 2 2 0 -7
1st good	0 -2 -1 2 0 -7 1 -8
1st got	5 -3 -3 3 -1 -8 -1 1
1st granddaughter	3 0 -1 0 0 0 0 -7
1st grandpa	-1 -5 0 0 0 0 0 4
1st great	0 0 0 0 0 0 0 -4
1st green	-9 -7 15 0 -1 -2 0 -5
1st greener	-2 -2 7 0 0 0 0 0
1st group	-3 -4 0 0 -1 6 0 0
1st ha	-5 -6 -3 -3 -1 0 -1 13
1st had	4 0 -2 -2 1 -4 0 2
1st haha	-2 -1 3 4 1 2 0 -9
1st hair	2 5 -2 0 0 0 0 -2
1st hang	-3 0 0 2 1 -2 0 4
1st happy	7 11 -2 2 -1 -1 0 -3
1st harbour	6 -3 0 0 0 -2 -1 0
1st hard	-2 -3 8 1 -1 -1 0 0
1st hardly	0 -5 5 0 0 0 0 0
1st has	1 6 -12 -4 1 -2 0 1
1st hate	1 -6 0 0 0 0 0 4
1st have	2 0 7 -5 -2 1 1 -7
1st head	5 -1 2 0 0 0 0 0
1st heart	5 9 -5 0 -2 0 0 0
1st heartbeat	1 -4 0 0 0 0 -1 -1
1st hearts	4 -3 4 -1 0 0 0 0
1st heavier	-4 4 6 0 0 0 0 0
1st her	3 -1 -6 6 4 3 -1 8
1st here	2 2 3 0 3 -3 1 -4
1st heron	-5 6 0 0 0 0 0 0
1st hi	5 -3 0 0 -1 0 0 -4
1st him	1 -3 2 0 0 -2 -1 -4
1st his	-1 8 0 -6 -1 2 -1 -3
1st hm	-4 6 -3 9 7 -10 -1 -4
1st hmm	-5 4 0 3 2 -4 0 -5
1st hold	-2 -4 0 0 0 0 4 0
1st home	5 2 -1 -1 0 2 -1 -2
1st homework	3 0 -2 0 0 -4 0 0
1st hour	3 0 -5 -2 0 4 1 2
1st how	-3 -4 -12 0 2 -2 8 10
1st hungry	11 -3 0 -1 0 0 -1 -5
1st hurry	0 3 -4 0 0 0 0 -1
1st husband	-3 0 2 -1 0 -2 0 6
1st i	5 2 -10 4 -1 2 5 1
1st idea	0 -2 -5 7 0 -1 0 0
1st if	-3 4 -1 0 0 -3 0 -2
1st imagine	-4 -1 0 0 0 0 0 0
1st in	-10 -7 2 3 -1 5 0 7
1st incoming	1 -4 0 0 0 0 1 0
1st inside	0 3 0 0 0 -5 0 0
1st instead	-1 4 -4 0 0 2 0 0
1st into	6 1 -4 0 0 0 0 0
1st is	-6 0 7 15 1 9 0 -10
1st it	-18 11 12 -5 -3 -3 5 -2
1st its	-1 4 -3 3 -4 -4 0 -2
1st itself	0 5 -1 0 0 0 0 0
1st joke	0 -1 -3 3 -5 -1 0 0
1st just	-1 -10 3 -3 -1 -6 0 12
1st keep	-3 3 0 2 -2 5 3 -5
1st kind	-4 4 -1 0 0 0 0 0
1st kinda	-4 4 -1 0 0 0 0 -1
1st kindly	0 0 1 -1 0 4 1 0
1st kitchen	5 -3 0 0 0 0 0 -2
1st knight	5 1 0 0 0 0 0 0
1st know	5 -5 -1 -1 0 0 -1 -2
1st koi	0 9 2 -3 0 -2 0 0
1st lacks	-3 6 -1 0 0 -2 0 -2
1st lamp	-5 -1 0 0 0 0 5 -4
1st lantern	-1 4 0 0 0 -3 0 -2
1st last	8 0 -1 -8 0 -5 -1 4
1st late	-4 -4 0 -1 0 0 0 6
1st lavender	6 0 -1 0 0 0 0 0
1st leaves	0 -5 8 -1 0 -1 0 -4
1st leo	0 0 -2 6 0 0 0 -4
1st less	-8 5 0 -2 0 0 -1 -2
1st let	-5 7 4 0 -1 -2 1 -1
1st life	-3 1 -2 0 0 -2 0 4
1st light	-12 9 2 0 -1 0 3 4
1st lighter	0 -3 6 0 0 -1 0 0
1st lighthouse	-4 4 0 0 0 1 0 0
1st lightning	-4 6 -2 -1 -1 -1 0 0
1st lights	4 -4 1 0 0 5 -4 -1
1st like	-10 9 11 6 0 5 -2 -1
1st little	3 -11 11 -1 -2 -3 0 -6
1st lonely	0 5 -5 -2 0 0 0 0
1st long	-2 -2 4 0 0 1 -1 2
1st longer	-2 -11 7 3 2 -2 0 0
1st look	-2 8 -10 2 0 8 -4 5
1st looked	0 5 -1 -2 3 0 0 -2
1st looking	-1 2 5 1 0 -1 0 2
1st looks	-5 2 -5 16 0 0 -2 -7
1st lost	2 -1 -3 -1 -2 6 0 1
1st lot	-1 -2 8 -1 0 0 0 -1
1st loud	-1 0 0 4 0 -3 0 -6
1st love	1 8 0 0 0 5 0 -6
1st loved	0 5 0 0 -1 -4 0 0
1st loves	-3 0 -1 0 0 0 0 4
1st lunch	0 -4 -1 0 0 0 0 0
1st machine	0 5 -1 1 0 0 0 3
1st made	5 0 5 -3 -6 4 0 -6
1st make	-4 -10 20 -3 0 -3 1 4
1st makes	-5 2 0 3 0 -2 0 0
1st making	0 -5 1 0 0 0 0 0
1st many	0 -12 7 -3 -1 0 0 0
1st match	8 -3 2 0 0 0 0 0
1st mate	0 -1 4 0 0 0 0 2
1st may	4 -1 1 0 0 -1 0 0
1st me	4 -5 -2 0 6 5 -1 -8
1st meant	0 0 -4 0 0 0 5 -1
1st measured	-2 0 -1 0 0 0 0 6
1st meeting	13 -3 -1 0 0 0 0 -4
1st meh	1 12 -6 3 0 0 0 -4
1st metal	-5 0 0 0 0 3 0 0
1st metronome	2 0 -5 0 0 0 0 0
1st mia	0 -2 4 4 0 -4 0 0
1st mid	0 10 -8 0 0 0 0 0
1st middle	-6 0 10 0 0 0 0 0
1st might	-1 -4 8 0 0 -1 0 0
1st mind	-1 0 -1 -2 -2 -3 0 -4
1st mine	0 1 0 1 0 0 0 5
1st minute	1 8 -6 -1 2 2 2 -1
1st minutes	7 2 6 -2 0 -1 0 1
1st miss	0 7 -1 0 0 1 0 -3
1st missing	0 1 4 0 -2 0 0 -2
1st mist	0 5 -8 1 0 0 0 0
1st mm	-1 0 -2 3 -3 -1 0 8
1st mood	0 -3 0 0 3 -1 0 5
1st more	-6 4 8 -6 0 -2 0 2
1st morning	5 -8 0 0 0 -6 0 -1
1st mother	-2 2 -6 2 0 -3 0 4
1st mountains	0 4 -1 -4 0 0 0 0
1st much	-6 3 -15 7 0 -1 0 3
1st mum	-4 -1 5 -2 0 0 -1 6
1st must	-2 7 -2 0 0 0 0 -2
1st my	-2 8 0 -2 -1 -13 -1 0
1st na	-4 -5 3 0 0 1 0 0
1st name	1 3 7 0 -1 0 -2 -3
1st nap	-4 0 0 0 0 1 0 0
1st nearly	-2 2 -2 -1 0 -2 0 7
1st need	4 1 -3 0 -1 -1 1 0
1st needs	-1 5 4 -3 0 0 0 -1
1st neighbour	6 -1 -1 4 1 -1 0 -1
1st neon	-2 4 1 -1 0 -2 0 0
1st nervous	0 -7 2 1 0 -1 0 0
1st new	10 -5 0 0 0 -5 2 -2
1st next	9 -10 -11 -1 -3 3 0 4
1st nice	0 0 10 -1 0 -1 0 -6
1st night	1 -8 -9 0 0 -1 7 10
1st nine	-3 0 0 0 -1 0 0 5
1st no	-2 3 -19 6 4 -9 2 -9
1st nobody	1 -3 0 6 0 -4 0 0
1st noise	7 0 -8 -1 0 0 0 0
1st not	-7 3 2 18 2 2 -3 2
1st nothing	-1 0 2 4 0 -2 0 0
1st now	-2 6 -24 6 4 -7 0 2
1st number	0 0 0 -1 0 4 0 -1
1st o	0 0 0 -7 2 0 0 0
1st och	0 7 -2 -1 2 0 0 0
1st of	10 1 -17 6 0 7 -4 1
1st off	-6 6 -2 -2 2 0 5 0
1st often	-2 -5 7 -1 0 0 0 0
1st oh	-6 -2 -4 10 1 0 2 5
1st okay	5 4 -7 6 -1 6 -1 -24
1st old	4 -6 1 0 2 0 -1 -2
1st older	-2 6 -1 -3 0 0 0 -1
1st on	9 12 -2 0 3 1 -1 -9
1st once	0 4 -1 -2 0 4 0 5
1st one	5 -5 0 8 -4 -3 2 -1
1st ones	-1 1 -4 0 -2 0 4 -1
1st only	-4 3 8 -3 -1 1 0 -1
1st ooh	-1 -1 0 -2 0 -1 0 4
1st oops	-3 -6 -3 7 3 0 0 0
1st open	4 -1 -6 0 0 -2 0 2
1st or	2 2 0 0 7 -2 -1 -6
1st orange	-1 2 -3 -4 -1 6 0 0
1st order	1 0 1 0 0 0 -4 0
1st orders	7 4 -8 -2 0 -5 0 -2
1st other	-2 -3 5 0 1 -1 2 -1
1st others	2 3 -4 0 0 -1 0 0
1st ought	-2 -4 2 0 0 -1 0 -1
1st our	-5 5 0 -2 0 3 0 -1
1st out	11 -10 13 -2 -2 1 -7 7
1st outside	-4 -1 0 0 0 0 0 1
1st over	15 -6 -8 -2 0 2 0 -1
1st overruled	0 0 0 6 4 -4 0 -1
1st pale	0 -6 7 0 0 0 0 0
1st paler	0 0 4 0 0 0 0 0
1st passed	5 -1 -2 0 0 -4 0 1
1st passes	-1 -1 6 -1 0 0 0 0
1st passing	-2 -6 0 0 0 0 0 0
1st past	-4 9 -1 -1 0 3 0 -4
1st pause	-7 -3 -1 0 -1 -2 4 -1
1st peace	-2 4 0 0 0 4 0 0
1st peak	0 2 -4 0 0 -1 0 0
1st people	1 -8 5 -2 2 -1 0 1
1st per	0 -1 -2 0 0 0 4 0
1st perhaps	-5 3 -3 1 0 0 0 0
1st petals	0 -4 0 0 0 0 0 0
1st phase	4 -4 0 0 -1 3 0 0
1st phone	-1 -2 0 0 0 0 1 4
1st pink	-8 -4 10 -7 0 5 0 0
1st pitch	2 -6 3 0 0 0 0 0
1st place	-2 0 4 0 0 0 0 0
1st planet	1 -4 -2 -1 0 7 0 0
1st please	-4 2 -2 -2 0 -3 3 0
1st point	1 6 -2 0 0 0 0 -2
1st polite	-1 6 -4 0 0 0 0 0
1st pond	4 3 0 0 0 -2 0 0
1st portal	2 0 0 0 0 -4 0 0
1st possible	-4 3 0 0 0 0 0 0
1st priya	-1 2 -2 0 0 0 0 5
1st protest	0 0 -2 6 1 -2 0 0
1st pulse	-1 2 -6 4 0 0 0 0
1st purple	-2 6 2 -4 0 1 0 0
1st put	-5 9 -8 0 -1 7 0 10
1st quick	1 -2 12 -1 -4 -2 0 -1
1st quicker	0 0 -3 5 0 0 0 -3
1st quieter	0 -5 5 0 0 0 0 0
1st raid	1 -4 0 0 0 -1 0 0
1st rain	4 -2 5 -1 -2 0 0 0
1st rainbow	-3 2 -6 6 0 -2 0 0
1st rather	3 -9 10 -3 0 5 -1 -1
1st reading	-2 0 4 0 0 0 0 0
1st ready	6 3 -5 4 0 0 0 -2
1st really	0 0 -1 2 1 0 0 -8
1st record	-1 0 -2 0 0 -1 0 7
1st red	3 1 2 -9 -4 11 0 1
1st reflection	-5 -2 -2 1 4 -1 -1 -2
1st remove	-1 -1 -6 0 0 0 0 8
1st return	0 0 0 -1 0 5 0 0
1st revert	0 0 0 -4 1 0 -1 0
1st right	3 -4 0 -3 -10 4 4 -2
1st ring	-1 3 0 0 0 -6 0 2
1st rise	0 -11 4 0 0 0 0 0
1st rocket	-4 5 0 0 0 0 0 0
1st roll	5 -6 0 0 0 0 0 -1
1st room	3 0 -1 3 1 5 0 -5
1st roses	4 7 -1 0 0 0 0 -2
1st round	-3 -8 8 -6 0 1 0 0
1st row	2 1 -4 0 0 1 0 0
1st rubber	4 0 -2 1 0 0 0 -3
1st run	-1 -5 7 0 0 0 0 -3
1st running	-3 4 5 0 0 0 -2 2
1st s	1 5 -5 0 0 0 0 0
1st sad	5 0 -2 0 0 -1 0 0
1st said	-3 1 0 0 0 -1 0 5
1st sailing	-6 6 0 0 0 -2 0 0
1st sale	1 0 -4 0 0 0 0 0
1st same	2 8 -4 0 0 0 0 -1
1st sand	-4 -3 8 0 0 0 0 0
1st saturn	-2 5 0 -1 0 -1 0 0
1st save	-3 0 0 -2 0 -5 2 0
1st saw	-4 -1 0 -2 0 0 0 5
1st say	3 4 -2 0 0 1 0 0
1st says	-12 14 3 -6 0 -4 -2 -5
1st scared	-1 -1 4 0 0 2 0 0
1st scarier	0 1 -4 1 0 0 0 0
1st scary	0 4 -5 3 0 0 0 0
1st screamed	-1 0 -3 -1 0 0 0 4
1st screen	7 0 -1 0 -1 -3 0 -2
1st second	10 2 -15 -3 5 1 0 0
1st seconds	-4 0 10 0 0 0 -3 -1
1st see	3 4 3 6 -1 -1 0 -6
1st shade	0 -1 4 0 0 0 0 0
1st she	0 4 0 -1 -2 1 -1 -6
1st shed	-1 0 2 -1 0 7 -1 0
1st sheep	1 4 1 -1 0 0 0 0
1st ship	-4 -2 5 0 0 1 0 -5
1st shooting	-4 5 0 -1 0 2 0 0
1st short	0 -3 4 0 0 0 0 0
1st should	-5 2 7 0 -2 -6 0 -6
1st show	-9 2 -4 0 -3 0 0 -1
1st side	4 -2 -3 0 0 3 0 0
1st sign	1 -2 -2 2 0 -5 0 0
1st silence	0 -7 0 -3 0 0 -1 8
1st silly	-4 -1 -1 9 0 -3 0 0
1st sine	4 -2 -5 0 0 1 -1 0
1st single	8 0 0 0 0 -1 0 -1
1st sister	-5 -2 0 2 -1 0 -1 7
1st sit	0 -6 7 0 0 0 0 0
1st six	-4 -4 5 0 0 0 0 0
1st skull	2 -2 -1 2 0 -5 0 0
1st sleep	-3 2 0 2 0 -4 -1 -2
1st slit	2 0 -4 0 0 0 0 0
1st slow	-5 -3 12 2 0 -1 -2 -8
1st snail	2 -2 -6 7 0 0 0 -5
1st snow	0 -5 4 0 0 1 0 0
1st so	2 -3 11 -4 0 3 0 -6
1st soft	2 4 -5 0 0 0 -1 0
1st softer	-4 0 6 0 0 0 0 0
1st some	-4 5 1 0 0 0 -1 0
1st somebody	-6 2 0 0 -1 0 0 0
1st somehow	0 3 -4 0 0 0 0 0
1st someone	-1 5 1 -1 0 -1 0 -3
1st sometimes	-1 7 0 0 0 0 0 0
1st somewhere	3 0 -5 0 0 1 0 0
1st son	2 -6 0 0 0 0 0 0
1st song	1 5 0 0 0 -2 -2 6
1st soon	4 -1 -2 0 0 0 0 0
1st sorry	-2 -1 12 8 2 -2 0 -7
1st space	0 6 -2 0 -1 0 0 0
1st sparkles	-5 0 0 0 0 0 0 0
1st sparks	-1 0 7 -1 0 -1 -1 0
1st speed	-2 0 4 -1 0 0 -1 -3
1st spit	-3 6 -3 -1 0 0 0 0
1st spring	4 -1 0 0 -1 0 0 0
1st standing	3 -1 -4 1 0 -2 0 4
1st star	0 8 -4 0 0 -1 -1 -2
1st staring	0 -5 -1 0 0 2 0 0
1st stars	-4 -1 3 -1 0 -1 -1 -1
1st start	-3 -1 -1 -1 0 8 0 -2
1st status	2 -4 0 0 0 0 0 0
1st stay	-6 0 -1 5 -1 0 2 0
1st stays	0 0 -7 5 0 0 0 0
1st steady	-3 -1 5 0 0 0 0 0
1st step	8 -1 -3 2 0 0 -4 0
1st still	-1 -13 16 -2 0 -1 -2 -2
1st stop	-4 -1 -5 0 0 0 4 0
1st straight	3 0 0 -1 0 4 0 0
1st street	-2 -5 2 1 -1 3 0 -1
1st strobe	0 0 -13 0 0 0 0 0
1st sun	6 -5 -4 0 0 2 0 0
1st sunrise	-4 3 -1 0 0 0 0 0
1st swap	-1 -4 5 -1 0 -2 0 -2
1st swell	-1 1 4 0 0 0 0 0
1st swimming	6 0 2 0 0 -1 0 -1
1st swing	0 -5 1 0 0 0 0 0
1st take	3 -7 -10 2 4 5 -1 5
1st tea	2 -2 4 -1 0 -1 1 0
1st team	1 0 -6 0 0 0 -1 4
1st tears	-2 -9 0 4 2 2 0 2
1st tempo	-2 -4 3 7 0 0 0 -1
1st ten	-1 1 4 -1 0 1 0 2
1st tension	-5 7 0 0 0 0 0 0
1st tests	2 0 -8 0 0 0 0 0
1st text	-1 -3 4 -1 0 -2 -2 -1
1st than	-5 -4 5 4 0 -3 0 -2
1st that	-12 -1 3 3 -3 -1 2 0
1st the	-3 3 3 -5 -11 -3 8 -1
1st them	-2 -4 10 5 2 -3 0 -3
1st then	-1 -1 -8 0 1 -1 0 -4
1st there	-8 -3 -2 0 -1 -3 4 3
1st they	-6 6 -7 0 -2 7 -1 2
1st theyve	6 0 -1 0 1 2 0 0
1st thick	0 -5 -4 0 0 0 0 0
1st thicker	0 7 -7 0 0 0 0 0
1st thing	5 -6 0 -2 -2 -1 0 0
1st think	0 -5 4 1 -1 0 -2 7
1st thinking	-1 3 -1 -2 -1 4 0 -5
1st this	-5 7 -2 6 3 0 7 3
1st those	-1 -4 -3 2 0 -1 0 6
1st though	-4 -7 -2 0 1 0 0 0
1st thought	0 0 0 2 0 0 0 -6
1st thoughts	0 -2 0 -2 4 0 0 0
1st through	-6 0 4 0 -3 -1 0 0
1st thunder	-5 2 0 0 0 2 0 0
1st tidy	0 7 -3 -4 0 0 0 -1
1st tim	2 4 0 -3 4 -1 0 -4
1st time	18 -5 -4 -2 0 0 -5 -9
1st timer	13 0 -13 0 0 -1 -4 0
1st times	0 -4 8 -5 0 -1 0 2
1st tiny	-1 4 1 0 0 0 0 -2
1st tired	-1 6 0 -3 0 2 0 -3
1st to	-4 -5 3 8 2 -4 2 4
1st today	-4 -2 6 -1 0 0 0 6
1st told	4 -2 -3 0 2 -3 0 0
1st tomorrow	6 -2 0 0 0 0 0 -4
1st too	-15 7 -8 18 -1 -6 -2 -6
1st took	-1 3 0 5 -3 0 0 3
1st top	-1 9 -2 0 0 5 0 -2
1st towards	0 2 4 0 0 0 0 0
1st trail	-4 1 2 0 0 0 0 0
1st train	3 -6 1 -1 -2 1 0 0
1st tree	-5 2 0 -2 0 0 0 -1
1st turn	5 11 -10 -1 -1 -5 3 -2
1st turning	6 -6 4 0 0 0 0 -2
1st turns	7 -4 -5 -1 0 0 0 0
1st twice	-2 -1 4 0 -3 0 0 0
1st two	-2 -8 -8 5 0 1 1 5
1st under	-1 2 -1 -1 0 -1 4 -1
1st unicorn	0 5 0 0 0 -1 -1 -2
1st up	10 -10 -5 2 -4 -1 -1 -4
1st us	6 5 -4 -1 -1 -3 0 2
1st used	-4 1 -1 0 0 -1 0 3
1st valentines	0 5 -5 0 0 0 0 -1
1st version	-1 -1 0 -1 -1 5 0 0
1st very	-5 2 8 -1 -2 0 0 5
1st walking	-1 1 2 0 0 3 0 -4
1st wall	-5 -10 16 -1 0 -1 0 -1
1st want	4 -4 -3 2 0 -6 0 -3
1st wants	3 -4 2 -2 -2 2 0 1
1st warm	4 3 -4 0 0 0 0 -2
1st warmer	-1 4 4 0 0 -1 0 -1
1st was	-5 5 -9 -6 -4 -2 1 -2
1st water	1 12 -7 0 -1 -2 0 0
1st waves	3 0 -5 0 0 0 0 0
1st way	-1 -4 5 -6 0 0 0 2
1st we	7 -2 -8 -2 -5 7 0 -5
1st weather	0 0 -3 0 -2 6 0 -1
1st well	-5 8 1 -2 4 -1 -3 2
1st went	-1 0 -1 -1 3 0 -5 -2
1st were	8 -3 1 -1 -2 4 1 -1
1st wet	4 2 -3 -1 -1 -1 0 0
1st whale	-4 1 -3 1 0 0 0 0
1st what	-7 9 1 2 1 -2 1 4
1st whatever	6 -6 0 0 0 1 0 -1
1st when	6 -1 -2 7 0 -9 1 -2
1st where	-2 8 5 -4 0 -2 0 -2
1st whether	0 -7 -2 2 0 0 0 7
1st whispering	0 -3 -5 0 0 -2 0 7
1st white	0 4 3 -3 3 -2 0 -2
1st whiter	-4 -4 3 0 0 0 0 0
1st who	4 -2 0 -1 0 0 1 -3
1st whoa	0 0 -4 3 0 0 0 0
1st whole	-7 3 -7 -1 0 0 7 6
1st wide	-1 0 -1 4 0 0 0 0
1st wife	2 5 0 -1 2 -1 0 -7
1st will	0 5 0 0 0 3 1 -2
1st wind	0 4 -1 0 0 0 0 0
1st window	3 -4 4 -1 0 -2 0 0
1st windows	0 0 5 0 0 -2 0 0
1st winter	3 -4 0 0 0 0 0 0
1st wish	-4 0 0 0 0 0 0 0
1st with	4 2 1 -4 0 0 -1 4
1st within	-1 0 1 -1 0 0 0 5
1st without	9 -5 9 -1 0 -5 0 0
1st wobble	0 0 3 -1 1 0 0 -4
1st won	-6 0 0 0 1 0 0 -1
1st words	-1 0 -2 0 0 -1 -1 4
1st work	0 -1 7 -1 1 -1 0 -1
1st worked	0 -6 0 -3 0 0 0 6
1st works	-4 -1 -1 0 -1 0 0 7
1st world	0 6 -4 0 0 0 0 -2
1st would	-6 7 -5 -3 0 1 0 11
1st wow	-1 0 0 3 0 -2 0 -5
1st wrong	-3 -4 2 15 -2 -2 0 -3
1st year	10 -1 0 0 0 -3 0 -2
1st yellow	-9 -5 13 -2 0 -1 0 -1
1st yes	-4 -10 8 -6 0 -2 0 8
1st yet	2 -3 -4 6 0 0 0 0
1st you	0 1 4 -2 -3 2 3 1
<a earlier thing>	6 -5 12 0 -3 -3 0 3
<a here thing>	0 6 -8 2 0 -1 0 3
<a new thing>	8 1 -21 3 -3 -11 -6 -17
<a text>	41 -14 -9 -3 -3 -8 -2 -12
<add>	-18 19 -3 -1 -5 -3 -6 -7
<all talk>	-30 -10 -21 3 -2 18 -2 33
<back>	-27 -9 -25 52 20 -2 -6 -26
<can redo>	2 -17 -19 -46 51 -29 -2 -6
<change>	-9 -29 28 -6 5 -12 -7 -9
<colon>	37 -30 -33 -5 2 -3 -6 -5
<color>	24 -36 32 -11 -14 -1 -22 -30
<color> $	-9 -20 36 -14 -6 -14 -5 -9
<color> ,	-5 -24 30 -17 0 -15 -3 -6
<color> .	-8 -6 29 -7 6 -2 2 -6
<color> <earlier>	-6 1 -10 -3 0 10 0 -1
<color> <here>	-8 -7 14 -3 0 7 0 -2
<color> again	-8 0 -5 7 -1 -1 0 4
<color> and	1 13 -8 -5 -2 0 0 -2
<color> at	-4 5 -5 0 0 0 0 0
<color> back	0 0 1 7 -5 -4 0 0
<color> be	0 -8 5 0 0 0 0 0
<color> before	-1 0 -3 -3 0 5 0 0
<color> behind	0 -3 7 0 0 0 0 0
<color> could	0 -3 7 0 0 0 0 0
<color> dot	10 0 -7 0 0 0 0 0
<color> flash	-8 -6 11 -1 0 0 0 0
<color> flashes	-6 0 7 0 0 -3 0 0
<color> fog	3 -1 -4 0 0 0 0 0
<color> for	2 0 7 -5 0 -3 0 1
<color> from	0 6 -4 -1 -4 0 0 0
<color> glow	-2 0 -10 0 0 4 0 0
<color> had	-1 -2 -8 9 3 0 -2 0
<color> hour	7 0 0 0 0 0 0 -1
<color> in	-4 -6 15 6 2 -8 -7 0
<color> instead	-1 -1 5 -3 0 0 0 0
<color> is	-2 3 4 2 1 -4 0 0
<color> it	-2 0 -3 7 3 -1 0 -4
<color> less	0 -5 1 0 0 0 0 0
<color> letters	-5 0 2 0 0 -1 0 -1
<color> light	-6 19 -6 1 0 1 0 -1
<color> lights	3 0 -6 0 0 -1 -1 0
<color> more	0 -1 9 -2 0 0 0 0
<color> must	0 -2 6 0 0 0 0 0
<color> no	0 0 4 1 0 0 0 0
<color> now	-3 0 -1 0 0 -1 0 4
<color> of	-3 -5 11 0 0 -1 0 -1
<color> on	4 0 -1 0 0 -4 0 0
<color> one	1 -7 6 2 -4 7 -2 -7
<color> ones	-4 0 6 -1 1 -2 0 -2
<color> over	6 0 -7 0 0 0 0 0
<color> part	0 3 -5 0 0 0 0 0
<color> please	2 0 8 0 0 -2 0 0
<color> pulse	-3 0 -5 0 0 0 0 0
<color> rabbit	-6 17 -7 0 0 0 0 0
<color> so	0 0 5 0 0 0 0 -1
<color> that	0 0 6 0 0 0 0 0
<color> thing	0 0 -8 -1 0 9 0 -1
<color> tick	4 0 -5 0 -2 -4 0 0
<color> to	19 -2 -9 0 0 0 -4 0
<color> was	0 -5 -1 13 -4 0 0 0
<color> waves	4 0 -9 0 0 0 0 0
<color> where	4 -2 2 0 0 0 0 0
<color> with	12 -4 4 -4 -1 -4 0 3
<color> would	2 -1 4 0 0 0 0 0
<count>	-19 -23 32 -1 -6 3 -6 -10
<count> $	-12 -4 11 -1 0 -5 -1 -5
<count> ,	-3 -4 3 0 0 0 0 -3
<count> .	2 -4 10 -1 0 0 0 -7
<count> a	0 4 0 0 0 0 0 -2
<count> again	6 0 -2 0 0 -1 0 0
<count> and	-3 -5 4 0 0 0 0 -1
<count> as	-4 -8 4 0 0 -1 -3 0
<count> in	-12 4 9 0 0 -1 0 0
<count> more	-4 -10 -11 10 1 14 0 -3
<count> the	2 7 -3 -5 0 0 0 0
<earlier thing first>	-11 -4 -8 1 3 4 -1 -2
<earlier thing last>	-4 1 -4 3 -2 0 1 -8
<earlier thing>	-5 -4 -10 -10 -7 -3 -5 -1
<earlier thing> 	-15 -20 -10 -6 -10 5 -4 -9
<earlier thing> edit	9 -2 -2 0 -1 -3 0 0
<earlier thing><here thing> 	-1 12 -2 -3 0 -4 -1 -1
<earlier thing><here thing><new thing> 	-2 7 0 -1 0 -4 0 5
<earlier thing><new thing> 	4 0 2 -1 4 3 0 5
<earlier>	-16 -6 -14 -14 -5 28 -5 -11
<earlier> $	-8 -9 9 -2 -3 8 5 5
<earlier> ,	-4 -5 2 -13 -17 25 -3 -2
<earlier> .	0 -12 -16 2 1 21 0 -2
<earlier> <color>	-1 2 7 -1 -6 2 0 0
<earlier> <count>	-4 0 -3 -1 0 2 0 0
<earlier> <earlier>	-11 3 -12 -2 -4 4 2 -5
<earlier> <here>	0 -5 0 0 0 4 0 0
<earlier> <number>	12 -1 -7 0 -2 -1 3 -4
<earlier> <time>	0 0 4 0 0 -6 0 0
<earlier> a	6 6 1 -2 -3 3 0 2
<earlier> after	-3 -2 0 0 1 -4 0 -2
<earlier> again	-4 0 -16 0 -8 -3 0 -3
<earlier> and	0 -1 4 1 -4 2 -1 0
<earlier> as	0 -3 3 4 1 -2 0 -2
<earlier> at	-2 -5 0 0 -1 0 -1 4
<earlier> back	-2 -1 -4 -6 6 16 -1 -2
<earlier> before	0 -5 0 -1 0 7 0 0
<earlier> but	0 13 -5 0 0 -6 0 0
<earlier> can	0 -6 4 -1 1 0 -1 -1
<earlier> for	-10 0 -1 0 -1 3 0 -1
<earlier> from	-7 20 -1 -4 0 -11 0 -2
<earlier> have	0 7 -1 0 0 -3 1 0
<earlier> her	-4 0 -1 0 0 0 0 4
<earlier> his	0 -3 0 4 0 -2 0 0
<earlier> i	7 -5 0 0 2 -4 0 0
<earlier> in	0 -4 2 0 -2 4 0 -2
<earlier> into	0 6 -3 0 0 -4 0 0
<earlier> is	1 4 -7 -1 3 -7 1 3
<earlier> it	-1 4 1 0 2 3 -2 -2
<earlier> its	0 2 6 0 0 -1 0 0
<earlier> lamp	-2 -1 4 0 0 -1 10 -7
<earlier> less	-1 -1 12 0 0 -3 0 0
<earlier> light	-4 0 1 0 -1 2 0 0
<earlier> more	0 2 1 0 0 -7 0 0
<earlier> now	0 0 -1 0 0 5 -2 0
<earlier> of	-1 6 6 -1 0 -2 0 0
<earlier> on	-2 -12 5 0 4 10 -1 -5
<earlier> one	4 0 -6 -4 3 4 0 0
<earlier> out	-1 -7 -1 -2 0 3 0 0
<earlier> over	-7 0 8 0 0 2 -1 0
<earlier> please	0 -7 -5 -3 1 10 -1 -1
<earlier> says	0 -3 0 -5 0 -1 0 5
<earlier> should	0 -2 6 -1 0 -8 -2 2
<earlier> the	9 -9 -1 5 0 -1 -1 0
<earlier> thing	-7 5 0 -6 -2 10 0 -3
<earlier> to	1 -3 5 0 0 -3 0 0
<earlier> today	1 -2 0 0 0 0 0 9
<earlier> up	-2 0 6 0 2 -6 -1 -1
<earlier> was	0 -1 -1 -6 6 -1 0 0
<earlier> were	0 -3 0 0 3 4 0 0
<earlier> with	-4 -28 -4 0 -7 30 -1 -2
<earlier> would	1 4 0 0 0 -3 0 0
<earlier> you	-1 3 0 4 -1 0 -1 0
<edit>	-34 -43 53 -22 -7 -24 -11 -25
<er>	8 9 -25 3 -8 -1 2 5
<exclamation>	31 -9 -3 -7 9 -11 3 -6
<here thing first>	-5 -12 19 -3 0 1 -1 -9
<here thing last>	6 -4 -5 9 -1 -5 -2 8
<here thing>	3 3 -5 -11 -2 -3 -4 -7
<here thing> 	5 -10 -17 5 -3 2 -4 1
<here thing> edit	-7 -12 16 -14 -3 -4 -1 -3
<here thing><new thing> 	7 7 -6 1 4 8 3 -8
<here>	-18 4 0 8 -12 -6 -12 -13
<here> $	-1 -8 -5 4 2 -4 0 -3
<here> ,	-2 -2 -5 -2 -4 10 0 20
<here> .	13 -2 -7 5 -4 -7 -2 -2
<here> <color>	-7 -5 4 -2 0 -1 0 0
<here> <count>	0 -7 8 -3 0 0 -1 -3
<here> <earlier>	0 -4 4 -3 0 -1 0 -1
<here> <here>	0 -4 3 5 -1 0 -1 0
<here> <number>	1 -4 -2 -3 0 0 2 8
<here> <percent>	0 -5 3 0 0 0 0 0
<here> <time>	0 -4 1 0 0 0 0 0
<here> a	0 -8 6 -3 0 0 0 0
<here> and	-2 0 2 -1 -2 2 1 4
<here> any	0 -1 -5 0 0 0 0 0
<here> are	1 4 4 -3 0 -1 0 -6
<here> as	0 -2 4 0 0 0 0 0
<here> at	0 -3 4 -1 0 -1 0 -1
<here> away	-2 -4 3 -6 3 0 0 -1
<here> be	-1 -7 3 0 0 0 0 0
<here> bit	0 -5 6 -3 0 0 0 0
<here> can	0 2 6 -3 0 -1 0 -2
<here> do	0 8 -5 0 0 0 0 -2
<here> does	0 5 -7 3 0 0 0 0
<here> down	3 -6 0 0 0 0 -1 0
<here> every	-2 8 -3 0 0 0 0 0
<here> flash	0 -4 0 0 0 0 0 0
<here> for	-3 0 6 1 -2 -1 -4 -1
<here> glow	0 -8 13 -1 0 0 0 0
<here> goes	0 -4 1 -1 0 0 0 0
<here> had	0 -2 -2 -4 0 2 0 0
<here> haha	0 -3 5 0 0 0 0 0
<here> has	9 12 -14 -5 0 0 0 -4
<here> have	-3 9 2 0 0 -1 0 0
<here> i	5 -3 0 -1 0 0 0 0
<here> in	-11 -8 14 7 -2 -3 -2 -1
<here> into	-3 11 -2 0 0 0 0 0
<here> is	-1 1 -2 3 0 -2 0 10
<here> it	0 -5 -1 3 0 0 0 -3
<here> its	1 -1 6 0 0 0 0 0
<here> less	0 -12 2 0 0 0 0 0
<here> light	-6 2 -9 0 0 11 0 0
<here> like	0 5 -8 3 0 -1 0 0
<here> look	0 7 -5 0 0 0 0 0
<here> looks	0 14 -5 5 0 0 -2 -6
<here> make	0 -2 6 0 0 0 0 0
<here> makes	0 0 0 6 0 -1 0 -3
<here> may	0 -2 5 -1 0 0 0 0
<here> me	0 -6 -2 5 0 0 0 7
<here> more	-1 -4 -3 0 -3 -1 0 8
<here> must	-2 3 4 0 0 -1 0 0
<here> needs	0 8 -6 -1 0 0 0 0
<here> now	-3 -3 4 -4 0 0 0 0
<here> of	-1 7 0 -3 0 4 0 -2
<here> on	9 -2 1 0 0 0 -1 -1
<here> one	0 9 0 0 0 -1 0 0
<here> out	0 -6 11 -4 -4 -4 0 -2
<here> please	-1 -3 7 -1 0 5 -1 0
<here> should	0 6 -12 -4 0 0 0 -1
<here> smaller	0 -5 0 0 0 0 0 0
<here> still	0 -2 4 -5 0 0 0 -4
<here> takes	0 3 5 0 0 0 0 -2
<here> that	-1 0 6 -4 0 0 0 -1
<here> the	2 3 -5 -4 1 0 -2 0
<here> to	0 1 5 -3 0 -5 0 -1
<here> too	0 -8 -2 -1 0 0 0 2
<here> up	0 -6 8 0 0 0 0 -2
<here> was	0 -2 0 4 0 0 0 -2
<here> were	0 -4 -1 2 0 0 0 0
<here> where	0 -4 -2 4 0 0 0 0
<here> with	3 0 5 -3 0 5 0 0
<here> without	-1 12 -1 -4 0 -1 0 -2
<here> would	0 8 -2 -1 0 0 0 1
<known word>	19 9 -17 -2 -8 -5 -4 -9
<modal>	-24 21 1 -4 -2 -9 -4 -2
<mood>	5 26 -40 9 1 -8 -1 -7
<new thing first>	35 -25 2 -7 -5 -10 -9 -6
<new thing last>	16 -14 -4 -2 -4 -1 2 5
<new thing>	0 1 -6 -7 -10 -6 -6 -10
<new thing> 	10 -3 -18 -5 -18 -11 -6 -5
<new thing> edit	-20 -10 15 -2 0 -3 -2 -7
<no content>	-12 -33 -3 -12 -13 -25 -6 -5
<no program>	34 -49 -42 -9 -5 -14 -12 -23
<nothing known>	10 8 -7 -1 -3 -18 -2 5
<noun phrase>	29 -18 -20 -5 1 2 -1 -17
<number>	4 -34 30 0 -15 -5 -1 6
<number> $	1 -21 25 -3 -2 -4 -2 -17
<number> ,	9 1 3 -2 0 -2 -7 -7
<number> .	5 -2 5 -1 1 -1 4 -14
<number> <color>	0 0 7 0 0 -3 -5 -1
<number> <earlier>	4 -4 -2 2 0 6 0 1
<number> <here>	-4 1 4 1 0 -1 0 0
<number> <number>	4 -1 -2 -2 0 1 -1 -3
<number> am	6 -2 -4 5 0 -2 -1 1
<number> and	-5 -2 2 0 1 0 -1 -1
<number> beats	-5 -4 8 0 0 0 -2 0
<number> bpm	0 -6 7 0 0 0 0 -3
<number> candles	0 5 0 -1 0 -1 0 0
<number> children	-3 -1 -3 -1 0 -2 0 8
<number> degrees	-2 -4 11 0 0 0 0 -3
<number> in	-7 -5 5 -1 0 9 -2 -4
<number> is	-3 2 -9 9 -4 0 0 2
<number> more	-4 -7 5 -3 0 3 1 0
<number> nm	-4 -2 6 0 0 0 -1 -4
<number> of	-3 2 -13 -1 0 3 0 10
<number> on	7 6 -9 0 0 0 -2 -5
<number> out	-5 -1 6 -1 -4 0 0 7
<number> per	-1 0 -4 0 0 0 4 -1
<number> so	0 0 6 0 -1 3 -1 0
<number> st	8 3 -1 0 0 0 0 -2
<number> step	4 0 -3 0 0 0 0 0
<number> steps	0 0 -8 5 0 0 0 0
<number> to	8 0 -11 0 -1 1 0 -1
<number> with	-5 -2 0 0 0 0 0 7
<number> year	-6 1 0 0 0 0 0 -1
<number> years	1 -1 -2 -1 1 -1 0 4
<only earlier>	-6 -16 -20 -10 -7 13 -2 -5
<only here>	-6 -24 16 -10 0 4 -1 -2
<ordinal>	-7 -2 -4 5 -4 25 -5 -12
<percent>	1 -15 29 -9 -1 -9 3 -20
<percent> $	-10 -8 -3 -2 -3 -6 11 -3
<percent> ,	9 0 -8 -1 0 0 0 0
<percent> .	-2 -1 10 -3 0 0 -3 -4
<percent> brightness	0 0 -8 0 0 0 5 0
<percent> less	-5 -1 3 0 0 0 0 0
<percent> of	-2 -1 11 0 0 0 -7 3
<power>	-16 -2 -16 -9 5 -9 24 -10
<praise>	-24 -18 -19 -14 6 -7 -13 47
<program>	-52 6 21 -21 -27 -9 -11 -6
<quality>	23 -22 8 -15 -3 -1 -7 -8
<question>	4 28 0 -13 -7 -8 4 -35
<quote>	-5 -10 -13 -6 -9 -10 14 20
<redo>	-6 -2 -4 0 28 -2 -1 -3
<save>	-4 -7 -4 -8 -5 -8 16 6
<says brightness>	-8 -6 -26 1 -3 -1 16 -5
<says control>	-55 -52 -64 -17 -29 -38 124 -61
<says new-conversation>	-5 -2 0 0 -4 -5 10 -5
<says off>	0 -8 6 -5 -1 -2 12 -17
<says on>	-11 1 -1 -2 -6 -6 12 -3
<says pause>	-14 -15 -2 -1 -6 -3 22 -2
<says play>	-6 -2 -1 -1 2 -2 16 -8
<says redo>	-15 -30 2 -36 52 -18 -4 -20
<says restore>	-17 -10 -21 -3 -2 35 -3 -7
<says save>	-4 -18 -4 -6 -6 -15 24 -18
<says sleep-at>	-3 -1 -13 -1 0 0 5 -1
<says sleep>	-4 0 -23 0 -3 -4 8 -3
<says undo>	-9 -33 -27 63 -12 -16 -3 -44
<some talk>	-4 -2 -4 10 13 0 -4 5
<sounds like an edit>	-21 -8 35 -14 -12 -16 -2 -20
<start>	9 8 -9 -10 -1 1 -1 -6
<the earlier thing>	-4 7 -7 -7 1 -9 -3 0
<the here thing>	-9 -11 -3 6 0 -9 -3 1
<the new thing>	-9 2 11 -11 -1 7 -4 2
<time>	-8 -18 26 -15 -8 -8 2 -13
<time> $	-9 5 6 -2 -6 -8 1 -6
<time> ,	-2 2 5 -2 0 2 -1 0
<time> .	-4 -6 -4 -3 0 6 3 -4
<time> ago	0 -2 -7 5 -1 0 0 0
<time> apiece	1 0 -5 0 0 0 0 0
<time> are	-1 5 0 0 0 -2 0 0
<time> before	0 -1 6 0 0 0 0 0
<time> each	0 5 -10 0 0 0 0 0
<time> for	-8 -1 2 -1 0 0 0 4
<time> instead	0 -8 3 0 0 -2 0 0
<time> is	0 -3 7 0 0 0 0 0
<time> long	0 -3 4 0 0 0 0 0
<time> of	2 -5 1 0 0 -1 0 0
<time> only	-1 -2 5 0 0 0 0 0
<time> then	-4 2 -4 0 0 -1 5 0
<time> would	0 0 8 0 0 0 0 0
<vague>	-22 40 -33 -8 -4 -8 -6 -3
^ <color>	-6 -10 12 -4 -3 1 2 -3
^ <count>	-7 -3 23 -4 -3 -3 0 -7
^ <earlier>	-11 -12 6 -11 -11 18 0 3
^ <here>	-5 -25 35 -13 3 -9 -4 1
^ <number>	-1 -7 22 -2 -4 -7 -4 -1
^ <percent>	11 -1 -3 -1 0 0 -6 -3
^ <time>	11 -10 14 -6 0 -3 -4 4
^ a	33 -8 -19 -2 -3 0 -2 -8
^ actually	9 -1 -6 4 2 -3 0 -10
^ add	-8 13 -7 -2 -3 0 0 -2
^ after	6 2 -3 0 0 1 0 -1
^ again	1 6 24 -5 -4 -14 -1 -3
^ ah	-5 -2 -3 5 -2 3 -2 5
^ all	-1 -6 -4 1 0 0 0 0
^ almost	-2 23 -5 -1 0 -1 0 -12
^ alright	-5 0 -2 0 4 2 0 3
^ also	2 2 -6 -1 0 0 0 0
^ alternate	0 2 5 0 0 -3 0 0
^ amplitude	-1 0 7 -3 0 0 -3 -3
^ an	0 12 -4 -2 0 0 0 -3
^ and	-7 8 1 11 -1 14 2 -18
^ angrier	-1 8 -3 0 0 0 -1 -1
^ another	-2 -3 13 0 0 0 -1 -1
^ anyway	5 0 -2 3 0 -1 0 -3
^ append	-5 -1 6 0 0 0 0 0
^ as	1 10 0 0 -1 -3 -1 -5
^ asleep	-15 14 0 0 0 0 -1 1
^ at	-6 7 3 0 0 -1 1 0
^ back	2 -6 -3 15 -2 5 -1 -11
^ beautiful	0 -1 -2 -1 0 0 0 5
^ belay	-2 -1 -2 11 5 0 0 -5
^ better	-3 8 -3 0 0 -1 0 5
^ big	-6 -1 0 0 -3 3 0 3
^ bigger	-2 5 0 -2 0 -2 0 0
^ bit	-5 5 -6 1 0 0 0 -1
^ boss	5 -6 0 0 0 0 0 0
^ break	1 -2 4 -1 0 0 0 -2
^ brightness	-8 0 -4 0 0 0 5 0
^ bring	-3 10 -2 -4 5 10 0 -1
^ bubbles	-8 9 -1 -1 0 -1 0 0
^ build	-5 11 0 -4 0 -2 0 0
^ but	-5 9 4 -3 -2 3 0 -3
^ calmer	-1 20 -11 0 0 0 0 -5
^ campfire	10 -6 -1 0 0 0 0 -1
^ can	-6 20 -26 -1 -2 4 -3 -3
^ chat	-3 0 -2 -3 2 0 -4 16
^ checkout	-8 -3 -2 -1 0 7 0 0
^ christmas	5 -3 0 0 0 0 0 -2
^ close	-6 14 0 0 0 0 2 -6
^ closer	-8 15 -2 0 0 -1 0 -1
^ closing	7 0 0 -2 0 -2 0 -3
^ color	-4 5 3 -1 0 0 0 -1
^ compromise	-8 5 0 0 0 0 0 0
^ cool	0 -2 -4 0 4 3 0 2
^ correct	0 -1 -3 -3 0 -1 0 7
^ could	-6 5 -3 -4 -1 5 -1 -4
^ countdown	4 -1 -2 0 0 -2 0 -1
^ crank	0 -7 7 -1 0 0 -1 0
^ croissant	12 -7 -2 0 0 0 0 -6
^ crossfade	-4 -2 6 0 -3 0 0 -1
^ ctrl	-2 -3 0 16 -1 0 0 0
^ cut	-4 -9 8 -1 0 0 0 -2
^ darker	0 6 -6 -1 0 0 0 0
^ deeper	0 13 -7 0 0 0 0 -1
^ desert	4 -2 0 0 0 0 0 0
^ dessert	4 0 -1 0 0 0 0 0
^ dim	0 0 1 0 0 0 4 0
^ dimmer	-1 0 4 0 0 0 -1 0
^ disco	5 -5 0 0 0 -2 0 0
^ ditch	0 -5 6 0 0 0 0 0
^ do	17 -14 -8 -5 7 0 -1 4
^ down	0 -6 3 0 0 0 0 0
^ drop	-3 -8 6 -1 0 -1 0 0
^ dust	-5 6 6 0 0 0 0 -4
^ each	0 -5 3 -1 0 0 -3 0
^ eh	-2 -6 -4 13 3 -1 0 -4
^ end	2 9 -3 0 0 0 -2 0
^ enough	-4 -3 0 2 0 3 0 0
^ even	-2 -10 13 0 0 0 0 0
^ evening	-7 6 -1 0 0 6 0 0
^ every	-2 3 4 0 0 0 0 -2
^ everyones	-2 -13 -2 0 0 0 0 10
^ ew	-1 10 -8 3 -2 0 0 -1
^ eyes	-3 4 5 0 0 0 0 -5
^ f1	4 0 0 0 0 0 -3 0
^ fade	10 -4 -13 0 0 -1 5 0
^ faster	7 0 -3 0 0 0 -1 -8
^ feels	0 5 0 -1 0 0 0 -4
^ fewer	-3 -2 4 0 0 -1 -1 0
^ file	0 -5 0 0 0 0 1 0
^ finally	1 -5 -1 0 0 0 -1 7
^ fine	-5 -2 4 0 4 4 -1 1
^ finish	-8 -6 11 0 0 -1 0 0
^ fire	1 0 6 0 0 0 0 -8
^ first	2 -11 -9 0 0 10 -1 -2
^ flame	-3 0 -5 0 0 0 0 0
^ flames	-2 10 0 0 0 0 0 0
^ flip	0 -4 4 -2 0 2 0 0
^ fog	-11 11 0 0 0 0 0 -2
^ for	10 -13 -11 -2 0 -6 0 2
^ forget	6 -1 0 0 0 0 0 -1
^ forward	-1 -2 -2 0 11 0 0 -2
^ freeze	-5 -3 0 0 0 0 4 0
^ friday	3 0 0 0 0 0 -1 -5
^ friendlier	0 6 -6 -1 0 -1 0 -1
^ from	-1 -3 6 0 0 3 0 -3
^ full	-2 5 -4 0 0 0 2 0
^ get	-2 7 -1 0 0 0 -1 -1
^ getting	3 6 0 0 0 -1 -1 -10
^ gg	1 2 -9 -3 0 -2 -1 6
^ ghost	-4 3 0 0 0 0 0 -2
^ git	-2 -2 -6 9 -3 3 0 0
^ give	-9 23 -16 -1 -6 0 -1 -1
^ global	0 0 -2 0 0 0 4 0
^ go	-2 -3 -4 4 0 5 -3 -1
^ goal	2 2 -2 -1 0 0 0 -7
^ good	-3 -6 -1 -4 0 -7 1 1
^ great	-1 -8 0 0 0 0 0 9
^ ha	-5 -6 -3 -3 -1 0 -1 13
^ haha	-4 2 -20 -3 2 2 -2 17
^ half	0 -5 2 0 0 0 -3 -4
^ halve	0 -2 4 0 0 0 -1 0
^ happy	16 -8 0 0 0 -3 0 -8
^ hard	-1 -1 8 -5 0 0 0 0
^ have	2 3 -4 0 0 0 -1 -1
^ he	0 2 -4 -8 -1 1 -1 1
^ heavier	-7 -1 12 0 0 0 0 0
^ hell	0 -3 -6 0 0 0 0 6
^ hello	-9 0 0 0 0 0 0 7
^ her	11 1 -3 -1 0 0 -1 -5
^ hi	1 -3 0 0 -1 0 -1 10
^ his	0 -3 12 0 0 0 0 -8
^ hm	-4 4 -5 13 7 -10 -1 -5
^ hmm	-5 7 1 -1 3 -8 0 -6
^ hold	-2 -4 -4 0 -1 0 6 0
^ honestly	-1 -5 -1 0 0 0 0 5
^ how	-3 0 -4 -3 1 -3 7 3
^ hue	-9 -2 14 0 0 0 0 -3
^ i	-5 2 0 12 0 9 -3 2
^ in	-9 5 12 -2 -1 -9 -3 7
^ invert	-1 -4 11 -1 -2 0 0 -4
^ is	12 -3 2 0 -2 1 0 -7
^ it	-2 12 -8 -2 -3 -5 0 -22
^ its	-3 17 -15 3 -2 -3 0 0
^ jk	-2 0 -9 0 10 -4 -1 0
^ just	6 -1 8 -1 2 -2 -2 -6
^ keep	-5 -3 -4 0 -3 -2 6 9
^ kill	0 0 -5 0 0 -1 3 0
^ kindly	0 0 1 -1 0 4 1 0
^ lamp	-1 0 -7 -2 -3 0 7 -5
^ last	5 4 5 -9 0 -6 -1 -5
^ lastly	8 -6 0 0 0 0 0 -3
^ lava	9 -3 -2 0 0 0 0 -7
^ leave	-2 -4 0 -2 2 -1 -1 6
^ less	-9 30 -11 -3 0 0 0 -1
^ let	-1 1 -2 -8 -2 8 -2 9
^ lightning	-10 -3 14 0 -1 0 0 0
^ lights	-2 -3 2 0 0 0 5 0
^ like	-21 39 -4 0 0 -5 0 -9
^ little	15 -6 0 0 0 0 0 -7
^ load	-2 -5 -1 -1 0 17 -1 -4
^ loading	4 0 -2 0 0 -1 0 0
^ longer	0 -7 3 0 0 0 0 0
^ looks	-3 9 0 2 0 0 0 -6
^ loop	0 -5 14 0 0 0 -5 0
^ lose	-3 -10 10 -1 -2 0 0 0
^ lost	-5 0 0 -1 0 1 0 7
^ lower	0 -6 6 0 0 0 -2 0
^ lunch	0 -4 0 0 0 0 0 0
^ m	0 -12 -6 -3 0 0 -1 19
^ make	-7 17 -9 -4 -1 -5 0 -4
^ mamma	-5 -2 4 -1 0 0 0 5
^ matrix	3 -5 0 0 0 0 0 0
^ maybe	-2 9 -3 -1 0 0 0 -2
^ meh	1 7 -6 9 0 0 0 -6
^ mia	0 -4 -2 3 0 -4 0 8
^ mix	-4 18 -9 0 0 -9 0 0
^ mm	-1 0 -2 3 -3 -1 0 8
^ moon	4 -5 0 0 0 0 0 -1
^ more	-1 30 -14 -9 2 -4 -3 -13
^ much	0 -1 -3 0 0 0 0 5
^ mum	-1 -4 5 3 0 0 9 -6
^ my	6 -8 -9 -2 -3 4 -6 11
^ name	-2 -1 0 0 0 0 3 -4
^ nap	-4 0 0 0 0 1 0 0
^ nearly	0 17 -6 0 0 0 0 -14
^ needs	-7 12 -9 -1 0 0 0 -2
^ never	2 -5 0 -4 3 -1 0 0
^ new	5 -5 0 0 -4 -1 3 -5
^ next	10 -3 -11 0 -1 -2 0 -3
^ nice	0 -5 4 0 0 0 0 1
^ night	-4 -2 0 0 0 0 -2 7
^ no	-3 0 -5 27 3 -7 -2 -18
^ not	-10 15 6 -1 -3 -2 0 -10
^ now	18 -7 16 -6 -3 -1 -4 -7
^ och	0 7 -2 -1 2 0 0 0
^ off	-4 -2 -11 -6 -3 0 8 -5
^ oh	-4 -6 -14 8 -1 -2 2 17
^ okay	3 -4 11 -1 -1 10 -2 -7
^ on	-7 6 1 5 7 -2 4 -7
^ one	1 10 -8 -2 0 -6 1 4
^ only	-5 3 -2 -1 -1 0 0 -3
^ ooh	-1 -1 0 -2 0 -1 0 4
^ oops	-3 -6 -3 7 3 0 0 0
^ open	12 -3 -3 0 0 -2 -1 -4
^ or	-4 0 3 -1 5 -2 -1 -3
^ our	1 5 1 -1 0 1 0 1
^ out	-1 -3 10 0 0 0 -6 8
^ paint	0 -2 5 0 0 0 0 0
^ pause	-7 -3 -1 0 -1 -1 3 -1
^ peace	-2 -4 -2 -4 0 4 0 10
^ perfect	0 -6 0 -1 0 0 0 4
^ perhaps	-5 3 -3 1 0 0 0 0
^ petals	-4 0 6 0 -1 0 0 -1
^ pizza	4 -2 0 0 0 0 0 -2
^ play	-1 -5 7 -1 -1 0 0 0
^ please	6 -3 -6 -3 0 0 2 -1
^ police	4 -4 0 0 0 0 0 -2
^ pomodoro	7 -2 -5 0 0 -1 0 -1
^ power	0 1 -8 0 0 0 2 0
^ previous	-1 0 -5 3 0 0 0 0
^ put	-12 15 -12 0 7 2 -1 0
^ rain	15 -11 -2 0 -2 0 -1 -1
^ rainy	4 -4 -1 0 0 0 0 0
^ rarer	-1 -4 4 0 0 0 0 -2
^ reading	5 -2 -1 0 0 0 0 0
^ reapply	0 -4 -2 0 6 0 0 -1
^ redder	0 -1 4 0 0 0 0 0
^ redo	-5 -3 -1 0 12 0 0 -3
^ remember	-2 0 -1 -1 0 0 6 -3
^ resume	-1 0 0 -1 0 0 6 0
^ return	0 -5 -1 -6 0 8 0 0
^ reverse	-4 -1 13 -6 0 0 0 -1
^ revert	0 0 -8 13 -2 0 0 -2
^ right	-2 4 0 -7 -4 5 4 -4
^ rollback	0 0 0 6 3 0 0 0
^ sadder	0 11 -8 0 0 0 0 0
^ save	-4 -3 -3 -7 0 -7 8 -7
^ scrap	0 -2 0 6 0 0 0 -4
^ scratch	0 -2 -3 8 0 0 0 -3
^ set	-6 0 -2 0 0 0 4 -1
^ she	-14 5 -2 -3 -7 -1 0 13
^ shed	-2 0 3 -1 0 0 0 4
^ shorter	0 -1 -4 4 0 0 0 0
^ show	15 -13 -6 0 -3 4 0 -5
^ silly	-4 -1 0 3 0 0 0 0
^ skull	2 5 -4 0 0 0 0 -1
^ slow	11 0 -17 0 -6 0 -2 -2
^ slower	-3 -2 8 -2 -1 0 0 -4
^ snow	6 -3 0 0 -1 -1 0 0
^ so	-1 5 -6 -2 0 0 0 10
^ softer	-2 10 -4 0 0 0 0 -3
^ somebody	11 -3 -1 0 0 0 0 -7
^ someone	6 3 -1 -1 0 -1 0 -7
^ something	-2 19 -4 -1 -2 -1 -2 -3
^ sorry	-1 -3 5 7 2 -2 0 -1
^ spin	-2 -5 7 0 0 0 0 0
^ start	-8 -2 6 0 0 1 4 0
^ stay	-5 -2 0 0 0 0 8 0
^ steam	-6 -5 7 0 0 0 0 0
^ step	5 0 0 0 0 0 -4 0
^ stick	-7 5 3 0 0 0 0 -1
^ still	2 -9 12 -4 0 -1 0 -1
^ stop	-6 0 -3 0 0 0 4 0
^ store	-2 -3 -5 0 -2 -3 5 0
^ story	4 -4 0 0 0 0 0 -1
^ stretch	-3 0 6 0 0 0 0 0
^ sunset	6 -6 0 0 0 0 -1 0
^ superimpose	-1 5 -2 -1 0 0 0 0
^ swap	-2 -5 10 -2 0 -2 -1 -2
^ switch	-1 -4 0 0 0 0 3 0
^ tack	0 -2 11 0 0 -1 0 0
^ tail	0 5 -5 0 0 0 0 -1
^ take	2 -5 12 3 -2 -3 -3 -2
^ thank	-2 -5 -4 -1 -1 1 -1 6
^ thanks	-7 -6 -2 -2 0 0 0 7
^ that	-9 -3 -8 4 -4 11 0 7
^ the	5 -12 15 -1 -12 14 -6 -4
^ then	-4 17 0 -3 4 -4 0 0
^ there	0 -3 -5 0 0 0 0 1
^ they	-5 3 -11 -2 -2 9 -2 9
^ theyve	-1 -3 0 0 1 2 0 4
^ thicker	0 6 -2 -2 0 -2 0 0
^ third	7 -6 0 0 0 0 -2 -1
^ this	-2 -2 -8 2 2 4 0 -4
^ those	-5 -2 0 9 0 0 0 0
^ throw	-3 -2 8 -2 0 0 0 0
^ thunder	-4 2 0 0 0 0 0 0
^ thunderstorm	7 -6 0 0 0 0 0 0
^ time	5 -1 -1 0 0 -1 -1 -1
^ timer	8 0 -3 0 0 0 -2 0
^ to	1 -3 5 0 0 0 0 -3
^ tom	3 -2 0 0 4 0 0 0
^ too	4 -18 8 16 0 -6 0 3
^ traffic	4 0 -1 0 0 0 0 0
^ try	6 0 0 0 -2 -3 0 0
^ turn	-4 2 -2 0 -2 -2 -1 0
^ ugh	-1 -3 -3 2 1 0 0 4
^ un	0 0 0 -5 8 0 0 0
^ undo	0 -3 -3 11 4 0 0 -3
^ victory	5 0 -4 0 -1 0 0 -3
^ wait	0 -1 -7 -2 7 -4 -2 -2
^ wall	-3 -8 17 -1 0 0 -7 -1
^ warmer	0 -2 4 0 0 0 0 0
^ was	0 -2 0 7 0 0 0 -4
^ water	-8 4 3 0 0 0 0 0
^ we	10 -6 -6 -1 -5 8 0 0
^ well	-9 -8 0 -3 6 -1 -3 13
^ were	-2 11 -2 -2 0 -2 1 9
^ what	7 0 -10 -6 -3 -8 1 11
^ where	-1 3 -3 -3 0 6 0 -5
^ while	3 -4 0 0 0 0 0 0
^ with	-53 56 21 -1 -1 -13 -1 -9
^ without	5 -8 18 -1 0 -2 -1 0
^ works	-4 -1 -1 0 -2 0 0 10
^ would	-7 6 0 -1 0 -5 0 0
^ wow	-6 -2 0 1 0 -2 0 6
^ yes	-1 -11 2 -1 3 -1 0 4
^ yo	-2 -1 -10 -2 0 0 1 9
^ you	-9 21 -6 -1 -1 1 1 1
a	20 18 -4 -19 -19 -36 -13 -13
a <color>	14 8 -3 -1 0 -6 0 -10
a <earlier>	-1 11 11 -1 -3 -4 0 7
a <number>	0 -2 1 0 0 0 -1 -5
a baby	1 -4 0 -2 0 0 0 2
a bad	0 4 -4 0 0 0 0 0
a ball	3 -4 0 0 0 0 0 0
a beach	9 0 -4 -1 0 0 0 -1
a bee	-5 7 0 0 0 0 0 0
a big	8 5 -4 0 0 0 0 -1
a bit	-2 10 -8 -4 -3 -1 0 1
a blink	-2 -1 5 0 0 0 0 0
a boat	6 -6 -2 0 0 0 0 0
a bowl	9 -1 -1 0 -1 0 0 -4
a branch	4 -1 0 0 0 0 0 0
a bumblebee	-3 5 0 0 0 0 0 0
a cactus	-3 4 0 0 0 0 0 0
a cake	-1 7 0 -1 0 0 0 -2
a call	6 0 2 0 0 0 -2 0
a cat	13 -3 -4 -1 0 0 0 -4
a caterpillar	4 -5 0 0 0 0 0 -2
a change	-3 0 -2 0 0 0 0 6
a clock	7 0 0 0 0 0 0 0
a coffee	0 7 -1 0 0 0 -4 0
a countdown	-4 4 0 0 0 0 0 -1
a cozy	5 -6 0 0 0 0 0 -1
a creeper	6 -4 -1 0 -3 0 0 -2
a crown	4 -3 -2 0 0 -1 0 0
a cup	5 -5 0 0 0 0 0 0
a customer	-1 -6 -3 0 1 0 0 12
a d20	10 -3 -3 0 0 0 0 -4
a digger	8 -3 0 0 0 -1 0 0
a dinosaur	7 -3 -6 -2 0 -2 0 -2
a disco	-2 -4 0 0 0 -1 0 0
a draught	-1 8 -3 0 0 0 0 -2
a drop	-4 8 -1 0 0 0 0 0
a face	0 4 -2 0 0 0 0 0
a fair	-3 -3 8 0 0 0 0 4
a feeling	-3 6 0 -2 0 0 0 -2
a fence	1 5 -5 -2 0 0 0 -2
a few	-3 -2 15 -3 -1 -1 0 -1
a fire	6 -4 -2 0 0 -2 0 -3
a fish	-10 8 0 0 0 0 0 0
a flower	-5 4 0 0 0 0 0 0
a forest	5 -8 0 0 0 0 0 0
a fox	2 4 -1 0 0 0 0 -5
a full	-5 -9 13 -1 0 -2 -1 0
a ghost	-4 -6 0 -1 0 0 0 0
a glass	6 -4 0 0 0 0 0 0
a good	-1 -5 11 2 0 1 0 -5
a great	0 3 0 0 0 0 0 -4
a gull	-9 7 0 0 0 0 0 0
a hair	0 -7 4 0 0 0 0 0
a headache	0 -3 6 2 0 0 0 -2
a heart	0 -4 -4 0 0 0 0 -1
a heartbeat	2 -4 0 0 0 0 0 0
a hedgehog	-4 11 0 0 0 0 0 -1
a heron	-4 4 0 0 0 0 0 0
a kind	-3 7 -3 0 0 0 0 -1
a kitchen	-3 -6 11 0 0 0 0 0
a kitten	5 -1 0 0 0 0 0 -3
a lake	5 -5 -1 0 0 0 0 0
a lamp	-5 5 -2 0 0 0 -4 11
a light	-5 -1 0 0 0 0 0 13
a lighthouse	-2 3 -5 0 0 0 0 0
a little	-12 2 10 -3 -1 3 -1 -8
a long	-2 4 -2 0 0 0 0 2
a lot	-7 -10 12 -1 0 0 0 4
a lullaby	5 -3 3 0 0 0 0 0
a man	-2 -1 -4 0 3 0 0 3
a mess	-2 -1 -2 -3 0 0 0 6
a mistake	0 -2 0 4 0 0 0 -3
a moment	-7 -3 -1 8 -1 0 1 0
a moon	-6 10 -2 0 0 0 0 -3
a notch	0 0 4 1 0 0 -2 0
a photo	-4 -1 0 0 0 0 1 5
a pirate	6 0 0 0 -2 0 0 -2
a pizza	5 -4 0 0 0 0 0 0
a pond	1 -4 0 0 0 0 0 0
a pulse	0 -6 3 0 0 0 0 0
a quarter	-3 -1 7 0 0 0 0 -2
a quiet	5 0 0 0 0 0 0 -1
a rainbow	-1 7 -2 0 -1 0 0 0
a robin	6 -2 -4 0 -2 0 0 -1
a rocket	1 -5 0 0 0 0 0 0
a row	0 -6 9 0 0 0 0 0
a sad	2 -7 -3 0 0 0 0 0
a second	-8 9 1 3 -1 1 4 -1
a shade	-2 -5 10 0 0 0 0 0
a ship	-9 4 0 0 0 -1 0 0
a single	0 -1 -4 0 0 1 0 2
a skull	3 -5 0 0 0 0 0 -1
a slow	9 -5 -6 -1 0 0 2 -1
a small	1 -2 4 0 0 -2 0 -1
a soft	-3 -8 10 0 0 0 0 0
a star	4 -8 0 0 0 0 0 0
a steam	7 -9 -1 0 0 0 0 -1
a storm	-1 -3 4 0 0 0 0 0
a summer	-2 7 -1 0 0 0 0 0
a sunrise	9 -7 -3 0 0 -1 0 0
a t	5 -1 0 0 0 0 0 0
a tent	5 0 -1 0 0 0 0 0
a thing	4 -7 -7 -3 0 0 0 9
a third	-5 -10 18 -3 0 0 -4 -4
a tiny	-2 -2 12 0 0 0 0 -3
a tooth	5 0 0 0 0 0 0 -6
a traffic	4 -4 -1 2 0 0 0 -3
a very	-3 -4 0 0 2 0 0 -1
a volcano	9 -8 -1 0 0 -1 0 0
a way	0 5 -2 0 0 0 0 0
a while	-4 1 -3 0 0 -1 0 0
a whole	0 -4 7 0 0 0 0 2
a window	-6 9 0 0 0 0 0 0
a word	-6 2 -1 0 0 1 2 1
about	-5 -1 2 -5 1 -1 -2 9
about a	-2 -4 -6 -1 0 0 1 -5
about half	0 -1 6 0 0 0 0 0
about it	1 2 0 0 1 0 -2 4
about the	0 12 2 -1 -1 4 0 3
about to	-2 10 -6 -1 0 0 0 -2
abou…	2 -1 2 1 -3 -4 -3 9
above	0 4 -4 0 0 0 0 -4
above it	0 2 -4 0 0 0 0 -3
abov…	0 4 -4 0 0 0 0 -4
abo…	3 3 -2 -1 -3 -6 -3 6
abr…	5 -2 -1 -2 0 0 0 -1
accen…	-6 1 0 0 0 0 0 0
accor…	4 -4 7 0 0 -1 0 -1
acco…	4 -4 7 0 0 -1 0 -1
accurate	-5 0 -2 -1 0 0 0 9
accurate $	-5 0 -2 -1 0 0 0 9
accur…	-5 0 -2 -1 0 0 0 9
accu…	-5 5 -10 -1 0 0 0 9
acc…	-3 9 -6 -2 0 -1 1 8
ach…	-1 5 -5 0 1 0 0 -4
across	0 1 -3 -1 2 0 0 -5
across ,	1 5 -4 -1 -1 0 0 0
across a	0 -5 0 0 0 0 0 0
across the	-3 -2 4 0 3 0 0 -3
acros…	0 1 -3 -1 2 0 0 -5
acro…	0 1 -3 -1 2 0 0 -5
acr…	0 1 -3 -1 2 0 0 -5
actual	0 0 0 -2 -5 0 0 0
actually	0 0 1 4 3 -5 0 1
actually $	0 -4 14 0 -1 -2 0 -2
actually ,	0 -5 7 -2 3 0 0 0
actually no	0 0 0 -3 -6 0 0 0
actua…	1 -1 1 3 -1 -5 0 1
actu…	1 -1 1 3 -1 -5 0 1
act…	-2 -2 3 3 -1 -5 0 1
add	-11 16 -10 -2 -3 0 0 4
add a	-7 -2 10 -1 -3 0 0 0
afor…	0 0 0 -1 0 0 0 5
afo…	0 0 0 -1 0 0 0 5
afraid	-1 1 3 3 -1 -1 0 -4
afrai…	-1 1 3 3 -1 -1 0 -4
afra…	-1 1 3 3 -1 -1 0 -4
afr…	-1 1 3 3 -1 -1 0 -4
after	2 0 6 -1 4 -8 1 -5
after $	0 -1 6 0 0 0 0 0
after <time>	0 -1 -12 0 0 0 8 0
after a	-5 5 4 0 0 0 -1 0
after all	-7 -10 2 3 5 -10 -4 -5
after another	6 0 -2 0 0 -1 0 -1
after control	18 -25 -24 -8 -11 11 13 12
after edit	-27 35 10 25 -14 -9 -11 10
after follow-up	-20 -2 24 25 -28 -5 -11 29
after it	0 -10 14 0 0 0 0 0
after new	-63 47 41 -19 -12 6 -14 -22
after none	31 -48 -42 -9 -5 -13 -12 -21
after redo	18 1 -6 -11 -7 7 -3 2
after remark	24 -13 4 13 -7 7 -5 -35
after restore	3 -22 -11 7 -17 2 25 14
after the	7 16 -13 -3 0 -2 0 -2
after this	4 -1 4 0 0 0 0 -1
after undo	-3 -15 -17 -53 67 -29 -6 -17
after…	3 -3 -5 5 -1 1 -1 2
afte…	5 -2 1 4 3 -7 0 -3
aft…	5 -2 1 4 3 -7 0 -3
again	-6 -10 4 3 4 6 0 -6
again $	-14 -5 2 9 6 2 4 -5
again ,	-13 -1 1 0 10 3 -1 3
again .	10 -1 -2 -1 2 -5 0 -4
again after	0 0 -5 0 6 -2 0 0
again and	-3 -2 8 1 0 -4 0 3
again my	0 0 -5 0 -3 2 0 0
again please	-6 -1 0 -1 1 4 0 0
against	4 0 -1 -3 2 0 0 3
again…	4 0 -1 -3 2 0 0 3
agai…	-2 -10 3 1 6 6 0 -4
aga…	-2 -10 3 1 6 6 0 -4
age…	0 -1 0 -1 0 4 0 -2
ago	-1 -6 -7 13 -3 0 0 -1
ago $	0 -4 0 6 -1 0 0 -1
ago .	2 -2 -7 5 -2 0 0 0
agree…	-5 0 0 0 2 -1 0 7
agre…	-5 -1 1 -1 2 -1 0 6
agr…	-5 -1 -2 -1 2 -1 0 6
ah	-5 -7 -3 5 -2 3 -1 5
ah ,	-5 0 -2 2 -2 3 -2 5
air	1 13 -3 -1 -1 0 0 -2
air ,	2 8 0 -1 -1 0 0 0
alarm	-1 -5 9 -3 3 0 2 0
alar…	-1 -5 9 -3 3 0 2 0
ala…	-1 -5 9 -3 3 0 2 0
alert	4 0 -4 0 0 0 0 0
aler…	4 0 -2 2 0 -1 0 0
ale…	4 0 -3 2 0 -1 0 0
aliens	-3 2 5 0 0 0 0 0
alien…	-4 2 5 0 0 0 0 0
alie…	-5 2 5 7 0 -1 0 -2
alive .	-1 -2 -1 0 0 0 0 4
ali…	0 0 4 4 0 -2 0 0
all	4 0 -4 -5 0 1 -4 8
all $	-8 1 1 -6 11 -2 -2 -4
all ,	0 -2 8 -1 -8 -1 -2 -3
all .	-3 1 -3 9 1 2 -2 -1
all of	0 -5 -1 0 0 0 0 -1
all the	9 1 -3 0 -1 0 0 1
alle…	1 -2 10 -2 -1 0 0 -1
allowed	6 1 -1 0 0 -1 0 -1
allow…	6 1 -1 0 0 -1 0 -1
allo…	5 0 0 -1 0 -1 0 0
all…	6 -2 10 -2 -1 -1 0 -1
almost $	-2 6 2 0 0 0 0 -8
almost .	0 14 -5 -1 0 -1 0 -2
almost <color>	0 -6 6 0 0 -2 0 0
alone	0 -3 -3 5 0 -1 0 2
alone $	-1 -3 1 -1 0 -1 0 5
alone .	0 -3 0 7 0 0 0 0
alone in	1 2 -4 0 0 0 0 -2
along	-5 12 1 0 -2 -1 -1 0
along .	1 -4 0 0 0 0 -1 -3
along the	-4 7 0 0 0 0 0 -3
along with	-1 5 -1 0 -1 -1 0 7
alon…	-5 9 -2 5 -2 -2 -1 2
aloud	-2 -5 5 0 0 0 0 0
alou…	-2 -5 5 0 0 0 0 0
alo…	-8 4 3 5 -2 -3 -1 2
already	-1 -5 -4 -3 -2 2 -1 7
already $	-3 -9 -3 0 -4 0 -1 5
already ,	0 6 -1 -1 1 0 0 0
alrea…	-1 -5 -4 -3 -2 2 -1 7
alre…	-1 -5 -4 -3 -2 2 -1 7
alright	-5 -3 -2 0 4 2 0 3
alrig…	-5 -3 -2 0 4 2 0 3
alri…	-5 -3 -2 0 4 2 0 3
alr…	-6 -7 -6 -3 2 4 -1 10
also	9 1 -4 -3 -3 0 -1 1
also a	12 -9 -2 0 -2 0 0 0
also some	-4 2 1 0 0 0 0 0
als…	9 1 -4 -3 -3 0 -1 1
alternate	0 2 5 0 0 -3 0 0
alter…	0 -1 7 0 0 -3 -1 -3
alte…	0 -1 7 0 0 -3 -1 -3
although	-1 -2 4 0 3 -1 0 0
altho…	-1 -2 4 0 3 -1 0 0
alth…	-1 -2 4 0 3 -1 0 0
alt…	-3 -6 11 1 2 0 2 -5
alway…	0 12 -5 -7 0 -2 0 5
alwa…	0 12 -5 -7 0 -2 0 5
alw…	0 12 -5 -7 0 -2 0 5
am	4 -8 0 -4 -2 -7 3 13
am $	-1 0 2 0 0 0 0 -4
am ,	-5 0 0 3 0 -2 -1 5
am about	4 0 0 0 0 0 0 -2
am at	2 0 0 0 -4 -2 -1 0
am awake	-4 0 0 -4 0 0 0 3
am done	-2 5 0 -1 -1 -3 1 2
am i	-2 5 0 0 0 0 0 2
am tired	2 -5 0 0 0 1 0 -1
am told	-1 11 0 0 0 0 0 -7
ambe…	-3 -2 0 -2 -2 4 -3 -1
amb…	-1 -2 -1 -3 -2 4 -3 -1
amo…	-2 0 4 0 0 0 1 0
amplitude	-1 0 7 -3 0 0 -3 -3
ampli…	-1 0 7 -3 0 0 -3 -3
ampl…	-1 0 7 -3 0 0 -3 -3
amp…	-1 0 7 -3 0 0 -3 -3
an	6 7 5 0 0 -9 -3 -1
an <color>	0 10 4 0 0 -5 0 0
an aquarium	7 -2 -1 0 0 0 0 -2
an hourglass	-3 4 0 0 0 0 0 0
an old	2 -8 1 -2 0 0 0 5
an owl	-4 12 -1 0 0 0 0 -3
anal…	0 5 -4 0 0 0 0 -2
ana…	2 5 -4 0 0 -3 0 -2
and	12 10 -15 -17 -5 -5 5 -1
and <color>	3 4 -2 -2 -2 -1 0 0
and <here>	0 3 -10 0 0 7 -2 -2
and <number>	-10 7 11 -2 -1 -5 -2 -3
and a	-8 17 -17 -2 0 0 0 4
and after	0 7 0 0 0 0 0 0
and again	-1 -3 26 -1 -1 -4 0 -6
and all	10 3 -5 -3 -1 8 0 -5
and an	3 -7 0 0 0 0 0 0
and asked	-2 1 0 0 -1 0 0 8
and before	9 -4 0 -1 0 -2 0 0
and do	4 -1 -1 0 0 0 1 0
and drop	-3 -3 4 0 0 0 0 0
and everything	-4 4 -2 0 0 0 0 0
and fade	0 -7 8 0 0 0 -3 0
and faster	3 0 -2 -1 0 0 0 5
and go	4 5 -8 0 0 0 6 0
and he	-4 -6 -3 0 2 -2 -1 0
and i	-10 2 3 1 1 -3 0 7
and if	-2 4 0 0 0 -2 0 0
and is	0 2 -5 -4 0 0 0 -1
and it	-4 1 0 -1 0 0 0 2
and keep	-2 0 3 0 0 -1 1 -5
and more	4 -2 6 0 0 0 -2 0
and my	-1 1 0 2 0 4 0 -1
and no	5 3 -5 -1 0 -2 0 0
and nobody	-3 -4 -2 -1 0 0 0 6
and not	0 -9 9 -3 0 0 2 0
and now	-3 1 -4 6 1 3 0 -3
and off	0 -4 4 0 0 0 0 0
and on	0 3 -4 0 0 0 0 -1
and one	3 -5 -8 7 -2 -1 0 0
and only	-4 0 2 0 0 0 0 0
and out	0 -6 20 0 0 -1 -9 0
and put	7 0 -4 0 0 2 0 0
and right	0 4 -1 0 0 0 0 0
and run	-4 -6 2 0 -1 1 1 0
and slower	-5 0 2 0 0 0 0 6
and that	-3 0 -3 -1 4 0 0 7
and the	-4 -2 0 9 -4 2 0 -3
and then	-18 17 -11 -1 -4 -1 5 -6
and they	-1 -2 7 -1 0 0 0 -1
and turn	-3 -4 5 0 0 0 0 0
and wants	0 0 -4 0 3 0 0 0
and were	4 -6 0 -1 -1 3 3 0
and what	0 -7 8 -3 0 4 0 -2
and where	-1 -2 5 0 0 -1 0 0
and would	-1 -9 6 0 0 0 0 0
and you	-2 -8 0 0 0 0 0 0
angrier	-5 8 -3 0 0 0 -1 -1
angri…	-5 8 -3 0 0 0 -1 -1
angry	-6 10 -5 -1 -1 3 0 -5
angr…	-11 15 -8 -1 0 3 -1 -5
ang…	-14 10 -2 -1 0 3 -1 -5
anno…	6 0 0 -1 1 0 0 0
ann…	6 -1 0 -2 0 -2 0 -3
another	4 -6 9 -1 -1 2 -1 -2
anoth…	4 -6 9 -1 -1 2 -1 -2
anot…	4 -6 9 -1 -1 2 -1 -2
ano…	4 -6 9 -1 -1 2 -1 -2
answer	-3 3 -4 -1 3 -6 0 0
answering	0 1 0 0 0 4 0 -1
answe…	-3 9 -10 2 2 0 0 -1
answ…	-3 9 -10 2 2 0 0 -1
ans…	-3 9 -10 2 2 0 0 -1
ant…	0 -7 8 0 0 0 0 0
any	-18 -43 -20 -30 -32 -24 -24 -29
any more	0 -1 -4 -1 0 0 0 3
anybody	0 -5 0 -1 0 3 0 0
anybo…	0 -5 0 -1 0 3 0 0
anyb…	0 -5 0 -1 0 3 0 0
anymore	0 -3 0 4 0 0 -1 -1
anymo…	0 -3 0 4 0 0 -1 -1
anym…	0 -3 0 4 0 0 -1 -1
anyone	5 2 0 -3 0 0 0 0
anyon…	5 2 0 -3 0 0 0 0
anyo…	5 2 0 -3 0 0 0 0
anything	0 0 -4 -1 0 -2 0 4
anything $	-6 0 -2 0 0 0 0 11
anyth…	0 0 -4 -1 0 -2 0 4
anyt…	0 0 -4 -1 0 -2 0 4
anyway	-2 -4 1 4 1 -1 0 4
anyway $	1 -4 3 0 3 -1 0 -1
anywa…	-2 -4 1 4 1 -1 0 4
anyw…	0 -5 1 3 1 -3 0 6
any…	4 -10 -2 2 1 -2 -1 9
apart	0 -5 8 0 0 -2 0 0
apar…	0 -5 8 0 0 -2 0 0
apa…	0 -5 8 0 0 -2 0 0
apiece	1 0 -5 0 0 0 0 0
apiec…	1 0 -5 0 0 0 0 0
apie…	1 0 -5 0 0 0 0 0
api…	1 0 -5 0 0 0 0 0
apo…	5 3 -2 2 0 0 0 -1
apparently	3 3 4 5 0 0 0 -2
apparently $	0 1 -1 5 0 0 0 -2
appar…	3 3 1 5 0 0 0 -2
appa…	3 3 1 5 0 0 0 -2
appear	0 7 -6 0 0 -1 0 -2
appea…	-1 7 -10 -1 -1 -2 0 2
append	-7 -1 6 0 0 0 0 0
append a	-2 -1 6 0 0 0 0 0
appen…	-7 -1 6 0 0 0 0 0
appe…	-7 5 -4 -1 -1 -2 0 2
appl…	0 -7 -1 1 2 1 -1 -2
appro…	-2 -5 -5 0 -1 0 0 17
appr…	6 -4 -6 0 -1 0 0 12
app…	1 -3 -10 4 1 -1 -1 10
aquarium	8 -1 -1 0 0 0 0 -2
aquar…	8 -1 -1 -1 -1 1 0 -2
aqua…	8 -1 -1 -1 -1 1 0 -2
aqu…	8 -1 -1 -1 -1 1 0 -2
arc…	0 3 -6 0 0 0 -1 0
are	-17 -6 8 3 0 0 0 22
are <earlier>	0 5 -4 0 0 -1 0 -1
are a	-5 -7 3 0 0 0 -1 8
are all	-3 0 -1 0 0 -1 0 6
are gone	3 0 0 -2 -1 3 0 -5
are not	-2 -1 3 0 0 4 0 0
are on	4 3 -5 0 0 2 0 -2
are the	-1 -4 -3 -2 0 0 0 5
arm…	-1 6 0 -2 0 0 0 0
around	-1 12 -8 -3 -2 2 0 -2
around .	0 -2 8 -3 0 0 0 0
around it	-2 8 -16 0 -2 5 0 -4
around the	-1 10 -3 0 0 -1 0 0
aroun…	-1 12 -8 -3 -2 2 0 -2
arou…	-1 12 -8 -3 -2 2 0 -2
aro…	-1 6 -1 -3 -2 2 0 -2
arrive	-5 3 0 0 0 0 0 0
arrives	-2 7 0 0 0 0 0 -3
arriving	0 -5 0 0 0 5 0 -1
arriving ,	0 -1 0 0 0 4 0 0
arriv…	-7 5 0 0 2 3 2 -4
arri…	-7 5 0 0 2 3 2 -4
arro…	0 0 -5 0 0 1 0 0
arr…	-7 6 -7 1 0 4 2 -4
as	0 -4 -1 1 -8 5 7 -11
as <here>	0 0 -2 -4 0 0 2 0
as a	3 0 0 2 0 0 -1 4
as bright	0 0 0 0 0 -1 -4 0
as i	-2 -2 -1 2 1 7 -1 -3
as if	-3 9 0 0 0 -3 -1 -6
as in	-3 5 -2 0 0 0 0 0
as it	0 2 0 -5 -1 11 0 -3
as long	0 -4 1 0 0 0 -3 0
as many	-1 -2 4 0 0 0 0 -1
as often	0 -4 4 0 0 0 0 0
as the	3 -3 0 0 0 -1 0 7
as they	0 -8 5 7 1 -1 0 -2
as though	0 6 -2 -1 -1 -5 0 0
as we	0 -3 -2 -1 0 8 0 -1
as well	2 5 2 10 -6 -1 0 0
as you	4 -1 1 -2 4 -6 -2 0
ask	-2 7 1 0 0 -2 0 -4
ask for	5 -2 0 0 0 0 0 -4
asked	-4 -9 -3 2 -1 4 0 5
asked for	-4 0 0 6 0 3 0 -10
asked if	-2 0 0 0 -1 0 0 4
aske…	-4 -9 -3 2 -1 4 0 5
asking	-1 0 -2 0 -1 8 -1 1
asking for	-2 0 -2 0 -1 9 0 -2
askin…	-2 0 -2 0 -1 8 -1 1
aski…	-2 0 -2 0 -1 8 -1 1
asks	1 10 -3 -1 0 -4 0 -1
asks if	-1 1 -3 -1 0 -2 0 5
asks whether	-1 8 -5 0 0 0 0 -1
ask…	-5 0 -8 1 -2 10 -1 5
asleep	-16 8 -4 2 0 3 0 7
asleep $	-5 10 -3 0 0 3 0 -1
asleep .	-8 0 0 0 0 0 -1 3
aslee…	-8 6 -4 2 0 3 0 7
asle…	-2 1 -4 2 0 3 0 6
asl…	-2 1 -4 2 0 3 0 6
asp…	12 -2 0 0 -8 0 -1 -2
aswa…	0 0 -1 -2 0 1 4 3
asw…	0 0 -1 -2 0 1 4 3
at	0 0 3 -7 -11 -9 5 8
at $	0 -1 0 5 0 0 0 0
at <number>	-1 -1 5 -2 -5 -3 5 -5
at <percent>	4 -3 -1 -1 0 -1 4 -4
at <time>	-4 -5 8 0 0 0 0 0
at a	-4 9 5 0 0 -2 -5 -1
at about	-2 -1 8 -1 0 0 0 0
at all	0 -1 7 3 -1 0 -2 -2
at dusk	3 -5 0 0 0 -1 0 0
at half	0 0 -4 0 0 0 0 -1
at home	-3 -2 0 0 -1 0 0 10
at it	3 -4 -2 -1 1 -1 0 0
at last	-1 -5 -2 -4 0 4 0 11
at night	5 6 -3 0 0 0 -2 -7
at noon	9 -4 -2 -1 0 -1 2 0
at the	-13 10 -8 -4 -3 0 1 4
at them	-1 5 -1 -4 0 0 0 2
at this	0 -2 0 0 0 0 0 4
att…	0 -3 4 -1 0 1 0 0
aunt	-1 -1 5 0 0 0 0 0
aun…	-1 -1 5 -1 1 0 0 0
auror…	4 -2 -1 0 0 0 -1 -1
auro…	4 -2 -1 0 0 0 -1 -1
aur…	4 -2 -1 0 0 0 -1 -1
autumn	5 -4 3 0 0 0 0 -1
autum…	5 -4 3 0 0 0 0 -1
autu…	7 -6 3 0 0 0 0 -1
aut…	7 -9 3 0 0 0 0 3
awake	-1 -6 -2 8 0 0 0 3
awake $	-2 0 2 13 0 -1 -1 -3
awake .	-3 -5 -2 -4 0 0 0 6
awak…	1 -6 -2 8 0 0 0 3
away	-4 12 1 -5 -1 -4 -1 -9
away $	-4 8 -7 -2 4 -3 -1 1
away ,	-4 -7 5 5 -2 0 0 1
away .	0 6 4 -5 2 0 -1 -7
away again	0 -2 -2 -4 -1 0 0 0
away from	-2 4 0 0 0 0 0 -2
awa…	-3 6 -2 7 -1 -4 -2 -4
aye	2 -6 -2 0 0 0 1 0
b4	-1 -2 0 6 0 -1 0 -1
babies	0 1 2 -4 0 -1 0 -1
babie…	0 1 2 -4 0 -1 0 -1
babi…	0 1 2 -4 0 -1 0 -1
baby	1 -6 -3 4 -1 0 0 2
bab…	1 -5 1 0 -1 0 0 0
back	-9 -11 -18 10 1 9 -5 -3
back $	-3 -3 -18 23 4 -12 -1 -15
back ,	-2 -3 -1 -4 2 11 0 -3
back .	1 0 -6 -3 2 -5 0 -1
back <number>	-1 0 -5 11 0 -1 0 -5
back a	0 1 6 0 0 0 0 0
back at	0 8 0 -4 0 2 1 0
back how	0 0 0 2 -6 -1 0 0
back in	3 -7 6 -1 5 0 0 -2
back on	-2 0 0 -2 4 5 -1 -1
back one	-2 0 -1 4 -1 -5 0 0
back please	-2 -1 -2 3 0 -4 -1 0
back the	0 -1 -1 1 -4 6 0 -3
back to	-3 -5 1 -14 -3 8 -3 14
back up	2 -1 0 -1 -2 4 0 0
background	-3 -4 4 -1 0 -1 0 0
backg…	-3 -4 4 -1 0 -1 0 0
backwards	0 -2 6 0 0 0 -1 -1
backw…	0 -2 6 -1 0 0 -1 -1
back…	-3 -6 10 -2 0 -1 -1 -1
bac…	-12 -17 -9 8 2 8 -5 -3
bad	-4 4 0 0 -2 0 0 7
bahi…	0 5 0 0 0 -2 0 0
bah…	0 5 0 0 0 -2 0 0
bak…	2 -6 -2 5 0 0 -1 0
ball	11 -8 -1 0 0 0 -1 0
ball $	-4 9 -1 0 0 0 0 0
ball ,	4 -3 0 0 0 0 -1 0
balloon	0 0 -1 5 0 0 0 0
ballo…	-1 -2 1 2 0 1 0 -4
ball…	0 -3 0 2 0 1 0 -4
bal…	13 -12 -1 0 0 0 -1 -1
bamboo	6 0 -3 0 -6 0 0 0
bambo…	6 0 -4 0 -6 0 0 0
bamb…	6 0 -4 0 -6 0 0 0
bam…	6 0 -4 0 -6 0 0 0
banan…	9 -2 2 0 0 0 -3 -3
bana…	9 -2 2 0 0 0 -3 -3
band	0 -4 -1 0 0 -6 0 0
bang	-1 -4 5 -3 0 0 0 0
ban…	11 -4 1 -4 0 -6 -3 -6
bar	4 -6 -3 0 0 0 0 -1
bar…	2 4 -7 -4 1 4 0 9
baske…	3 -5 0 0 0 0 0 0
bask…	3 -5 0 0 0 0 0 0
bath	5 -1 -3 0 0 0 0 -1
bats	11 -9 0 -1 0 0 0 -4
bat…	11 1 -1 -3 0 2 0 -7
be	-18 8 10 -6 5 -3 5 -7
be ,	4 2 -7 0 0 0 5 -1
be <color>	-2 -15 28 -1 0 0 0 3
be a	-12 8 5 0 0 0 0 -2
be like	4 -5 -1 0 0 0 0 0
be more	0 4 -7 0 0 0 0 -1
be nice	0 5 -5 0 0 0 0 -3
be on	0 5 -1 0 0 0 0 0
be possible	-7 4 0 0 0 -3 0 0
be shorter	0 -4 0 0 0 0 0 0
be so	-1 -2 6 -2 0 7 0 5
be the	-1 7 -8 -1 0 0 -1 6
beach	12 -1 -4 -1 0 -2 0 -1
beach with	4 -2 0 0 0 -2 0 0
beac…	12 -1 -6 -1 0 1 0 -1
beam	-9 -2 9 0 0 0 0 0
beam going	-4 5 0 0 0 0 0 0
bear	11 -6 -1 -1 0 0 -1 -5
beat	-8 2 11 0 0 3 0 -3
beat $	0 6 -7 0 0 0 0 0
beats	-1 -7 6 0 0 0 -2 0
beats <time>	-5 -1 4 0 0 0 -2 0
beat…	3 -7 6 0 0 0 -2 0
beautiful	-2 -4 1 -2 0 -1 0 5
beautiful $	0 -1 -1 0 0 0 0 6
beautiful ,	0 0 -5 -1 0 -1 0 4
beautiful but	0 -3 6 0 0 0 0 -2
beaut…	-2 -4 1 -2 0 -1 0 5
beau…	-2 -4 1 -2 0 -1 0 5
bea…	3 -5 9 -1 -4 0 -3 -8
because	-2 4 -3 -1 -1 -2 0 -2
because of	-1 2 -6 0 0 0 0 0
because that	0 -1 6 0 0 0 0 -1
becau…	3 2 5 -1 -1 -3 0 -2
bec…	0 -2 4 1 -1 -3 0 -2
bed	-6 -6 2 -2 3 3 6 0
bed .	0 3 -1 0 0 0 4 0
bed…	-8 -6 0 0 0 1 2 4
bee	-5 7 -3 0 0 1 0 0
bee $	-2 4 0 0 0 0 0 0
been	-9 -4 5 -1 0 1 2 10
beer	6 -2 -3 0 0 0 0 4
bees	1 7 -2 0 0 0 0 -4
bee…	-4 -2 -7 -1 0 12 2 10
before	4 -3 2 5 -5 2 -2 -7
before $	2 -7 -6 12 -1 3 0 -2
before .	-1 -4 -1 10 0 -3 -2 0
before a	-4 5 0 0 0 0 0 0
before he	0 -1 6 -2 0 1 0 0
before i	-10 -4 -4 -4 0 7 1 -3
before it	0 4 5 2 -3 0 0 1
before she	1 -8 5 -1 0 1 0 0
before that	0 0 -4 2 0 -1 0 -1
before the	7 3 6 -12 0 3 0 3
befor…	4 -3 2 5 -5 2 -2 -7
befo…	4 -3 2 5 -5 2 -2 -7
bef…	7 -3 2 5 -5 2 -2 -7
begin	-5 -5 1 0 0 1 1 -1
beginners	-5 0 9 -1 0 0 -1 -3
beginning	1 -2 -2 0 0 5 0 -2
beginning ,	0 0 -2 0 0 6 0 -2
begin…	-4 -2 7 -2 0 5 -1 -5
begi…	-9 -7 8 -2 0 7 0 -5
beg…	-10 -7 3 3 -1 5 -1 5
behind	-3 3 3 5 -1 -5 -1 2
behind $	-5 9 -3 -1 0 -2 0 0
behind her	-5 2 5 0 -1 -1 0 0
behind it	8 4 -9 -1 0 -2 -1 0
behind the	0 4 -3 3 0 0 0 4
behin…	-3 3 3 5 -1 -5 -1 2
behi…	-3 3 3 5 -1 -5 -1 2
beh…	-3 6 -2 5 -1 -5 -1 2
being	2 3 -2 1 1 -2 0 -5
bein…	2 3 -2 1 1 -2 0 -5
bei…	5 3 -4 1 1 -2 0 -6
belay	-2 -1 -2 11 5 0 0 -5
belay that	0 0 -2 11 0 0 0 -3
bela…	-2 -1 -2 11 5 0 0 -5
belie…	-2 -2 1 -1 0 1 -1 8
beli…	-2 -2 1 -1 0 1 -1 8
bell	-2 4 -2 -1 0 4 0 0
belly	0 4 -4 0 0 0 0 0
bell…	-3 -3 -1 -7 0 0 0 4
below	-4 6 3 0 0 -5 -1 -1
below $	0 5 0 0 0 -4 0 0
below the	-6 4 0 0 0 -1 0 0
belo…	-6 10 3 0 0 -5 -1 -1
bel…	-15 7 -1 2 5 -1 -2 6
ben…	3 11 -3 0 1 -2 0 -2
best	1 9 -5 0 0 2 -3 3
bes…	0 8 -8 0 1 2 -4 1
better	-9 2 -10 5 1 1 0 6
better $	-2 -3 2 1 0 0 0 8
better .	-3 9 -2 0 3 0 0 -7
better than	-3 -1 -4 -2 0 0 0 7
better with	0 0 -1 -7 2 0 0 0
bette…	-9 2 -10 5 1 1 0 6
bett…	-9 2 -10 5 1 1 0 6
between	0 -4 11 -2 -3 -1 -1 -5
between $	4 -6 6 0 0 -1 0 0
between <number>	5 0 -4 0 0 0 0 0
between the	-5 8 -7 0 -3 0 -1 -2
betwe…	0 -4 11 -2 -3 -1 -1 -5
betw…	0 -4 11 -2 -3 -1 -1 -5
bet…	-9 -3 0 2 -1 -1 -1 5
big	9 4 -7 0 -6 -4 0 3
bigger	1 -1 4 -2 0 -2 0 0
bigge…	1 -1 4 -2 0 -2 0 0
bigg…	1 -1 4 -2 0 -2 0 0
big…	1 -1 4 -2 0 -2 0 0
bike	4 -8 8 -2 0 0 0 -2
bik…	4 -8 8 -2 0 0 0 -2
bill…	5 0 -2 -3 0 0 0 5
bil…	1 7 -9 -3 0 0 0 5
bin	-1 -6 1 9 0 -1 0 -2
bird	2 -3 0 0 0 4 0 -1
birds	-6 17 -5 0 -1 0 0 -2
bird…	-6 12 -5 1 -1 4 0 -2
birthday	4 -2 0 0 0 0 0 -2
birth…	4 5 0 0 0 -1 0 -2
birt…	4 5 0 0 0 -1 0 -2
bir…	1 11 -8 -2 -1 6 0 -4
bisc…	-1 -2 -3 -3 0 0 0 4
bis…	-1 -2 -3 -3 0 0 0 4
bit	-6 -16 33 2 -4 -3 0 -7
bit $	-3 -9 15 6 0 0 0 -4
bit ,	3 0 6 -1 0 -2 0 0
bit <color>	2 0 -6 0 0 0 0 6
bit like	0 5 -3 0 0 0 0 0
bit more	-1 2 -4 -3 0 0 0 -1
bit of	4 3 -7 0 0 0 0 -1
bit too	-2 5 0 0 0 0 0 0
bite	-2 8 -5 0 0 0 -1 -1
bits	-4 2 4 -2 0 0 0 0
bit…	0 7 -1 -2 0 0 -1 -1
blac…	5 -4 8 -4 -1 -9 0 -3
blan…	-4 3 1 -1 0 -1 0 0
bla…	-2 4 4 -5 -1 -7 0 -3
blee…	-1 8 0 0 0 -1 0 -5
blen…	-1 4 5 0 0 3 -1 0
bless	0 0 2 0 0 0 -2 4
bles…	0 0 2 0 0 0 -2 4
ble…	-2 9 7 0 0 2 -4 2
blink	-1 -5 11 0 0 0 0 -3
blinking	2 -2 3 4 0 -5 -1 -1
blinking ,	4 -2 -2 0 0 0 0 0
blinks	0 3 6 -1 0 0 0 -1
blink…	3 -1 9 4 -4 -3 -1 -3
blin…	0 -7 10 1 1 -1 -1 -6
bli…	0 -7 10 1 1 -1 -1 -6
blob…	0 4 -5 0 0 0 0 0
block…	1 5 -2 0 0 -6 0 0
bloc…	1 5 -2 0 0 -6 0 0
blood	0 4 7 -1 0 -1 0 0
bloo…	0 5 8 2 0 3 -2 -3
bloss…	1 -2 0 -1 -1 4 0 0
blos…	1 -2 0 -1 -1 4 0 0
blow up	0 4 -6 0 0 0 0 0
blow…	-1 1 -6 -2 0 -2 0 -2
blo…	0 9 -2 0 -2 -1 -2 -4
bluer	0 -2 6 -1 0 -1 0 0
bluer $	0 0 6 -1 0 -1 0 0
blue…	2 -2 6 -1 0 0 0 -2
blurr…	4 -3 0 0 0 0 0 0
blur…	4 -3 0 4 0 0 0 0
blu…	16 -14 1 -1 -2 1 -1 -2
boat	5 -3 -4 0 0 0 0 -3
boat $	4 -6 -1 0 0 0 0 0
boat on	12 -10 -2 0 0 0 0 -3
boat with	-5 3 0 0 0 0 0 0
boa…	6 -3 5 -5 -3 -2 -1 2
boil…	-1 8 -1 0 0 -2 0 0
boi…	-1 8 -1 0 0 -2 0 0
bolt	-4 5 -5 0 0 0 0 0
bol…	-1 5 -8 5 0 -2 0 -1
bom…	6 -4 0 0 0 0 0 -2
bon…	5 2 -1 0 0 2 -2 2
boom $	0 5 -2 0 0 0 0 1
boo…	-3 1 4 -3 1 -3 1 2
bored	4 3 -2 -1 0 -1 0 -1
bore…	4 3 -2 -1 0 -1 0 -1
bor…	3 2 5 -2 -1 -1 0 -3
bosph…	2 5 0 -3 -1 0 0 -1
bosp…	2 5 0 -3 -1 0 0 -1
boss	-2 -7 0 0 0 3 0 0
boss ,	-5 1 0 0 0 0 0 0
boss fight	2 -4 0 0 0 0 0 0
bos…	-1 1 0 -4 -1 3 0 -2
both	-7 -4 -4 5 0 -3 2 13
both of	1 -2 -4 2 0 0 1 7
bottom	5 -4 -3 0 -1 0 0 -2
bottom $	5 -3 -1 0 0 0 0 0
botto…	5 0 4 0 -1 -4 0 -2
bott…	6 -5 12 0 -1 -4 0 -2
bot…	-1 -9 8 4 -1 -7 2 11
bou…	0 -3 5 -1 0 -2 0 -1
bow	0 8 -5 0 0 0 0 -5
bowl	12 -3 -1 0 -1 0 0 -4
bow…	11 1 -2 -1 -1 0 0 -4
box	12 -5 -2 -1 0 0 0 1
boy	3 -12 1 -3 0 4 0 5
boys	-1 -3 -5 3 -2 0 1 4
boys are	-2 -6 0 3 -2 0 1 4
boy…	-1 -4 -5 8 -2 -2 1 3
bpm	0 -6 7 2 0 0 0 -6
bpm $	0 -6 8 0 0 0 0 -3
brak…	6 -5 -1 0 0 0 0 0
branch	2 -1 0 7 0 -1 0 -2
branch ,	1 0 0 7 0 -1 0 -2
branc…	2 -1 0 5 -3 0 0 -2
bran…	2 -1 2 5 -3 0 0 -2
bravo	-5 -2 0 0 0 0 0 6
brav…	-8 -4 0 -2 1 0 -1 7
bra…	7 -6 -5 3 -6 -1 -1 5
break	3 8 -3 -3 -1 0 0 -3
break…	5 6 -5 -1 0 3 0 -3
breathe	-3 4 -1 0 0 0 -1 1
breathing	-4 5 4 0 0 -1 -1 -4
breathing $	0 5 0 0 0 -1 0 -4
breathing in	-3 4 0 0 0 0 0 0
breaths	-1 0 6 0 0 0 -1 0
breat…	-1 -11 5 -3 2 -1 -5 6
brea…	5 -3 -3 -7 1 7 -2 2
bre…	4 2 -5 -7 1 7 -2 2
bride	-1 4 -3 -1 0 -5 0 2
bridge	4 5 -4 0 0 0 0 -1
bridge ,	4 0 0 0 0 0 0 0
bridg…	4 4 -4 0 0 0 0 -1
brid…	-6 8 -7 -1 -2 -6 0 12
bright	5 -7 11 2 0 -3 0 -6
bright ,	5 -3 0 2 0 -1 -4 -1
brighter	-1 -5 3 -1 -2 0 -1 11
brightness	-5 -5 -4 -1 0 0 6 -3
brightness ,	5 -5 5 0 0 0 -2 0
brightness <number>	0 0 0 0 0 0 4 0
brightness <percent>	-6 0 0 0 0 0 2 0
brightness to	-3 0 -7 0 0 0 5 -2
brigh…	-1 -20 10 0 -2 -3 5 2
brig…	-1 -11 9 0 -2 -3 5 0
bring	4 4 0 -4 6 11 0 -6
bring back	-2 0 0 3 -1 4 0 -3
bring it	0 -3 5 -3 8 -2 0 0
bring the	10 -1 3 -4 -2 1 0 -2
bring up	0 -2 -2 0 0 4 0 0
brin…	4 4 0 -5 6 11 0 -6
bri…	-4 3 4 -5 2 2 3 4
broken	-8 12 -5 0 0 -1 0 4
broke…	-8 12 -5 0 0 -1 0 4
brok…	-2 9 -6 0 0 -1 0 4
brought	0 -5 0 0 0 0 0 2
broug…	0 -5 0 0 0 0 0 2
brou…	0 -5 0 0 0 0 0 2
brown…	8 3 -3 -1 0 0 0 -6
brow…	2 -3 6 3 2 2 0 -6
brushing	-2 0 4 0 0 0 0 0
brush…	1 0 4 0 0 0 0 -2
brus…	4 0 1 0 0 0 0 -2
bubbles	3 1 -4 -1 0 -1 0 1
bubbles $	0 -6 2 0 0 0 0 0
bubbling	-6 8 0 0 0 0 0 0
bubbl…	-8 -10 8 -2 0 -1 0 1
bubb…	-8 -10 8 -2 0 -1 0 1
bub…	-13 8 8 -2 -8 -1 0 -2
buc…	0 -5 0 0 0 0 0 4
bud…	0 -1 0 6 0 0 0 -1
build	-3 7 -2 -4 0 -2 0 0
build is	3 -9 0 0 0 0 0 0
build up	-2 8 -2 0 0 0 0 0
building	-5 3 0 0 0 0 0 0
build…	-4 0 -1 2 0 0 0 -3
buil…	6 4 -14 -2 0 7 0 -3
bui…	6 4 -14 -2 0 7 0 -3
bulb…	1 6 -1 0 0 2 -1 0
bul…	5 -3 0 -2 0 2 -1 2
bumblebee	-3 5 0 0 0 0 0 0
bumbl…	-3 5 1 0 0 0 0 0
bumb…	-3 5 1 0 0 0 0 0
bump	0 -4 4 0 0 0 -1 -1
bum…	-3 -1 5 0 1 0 -1 -2
bunny	5 2 -2 0 0 3 0 -3
bunn…	5 0 -1 -1 0 6 0 -4
bun…	5 5 -4 -1 -1 3 0 -4
burns	-3 7 -1 0 0 0 0 0
burn…	-5 10 -2 1 -1 3 0 2
burst	-1 -7 7 0 0 0 0 0
burst of	-1 -7 7 0 0 0 0 0
bursts	-4 1 2 0 0 0 0 0
burst…	-4 1 2 0 0 0 0 0
burs…	-4 -5 9 0 0 0 0 0
bur…	-5 4 5 1 -1 4 1 2
bus	4 0 -2 0 0 0 0 -1
busy	4 -4 4 0 0 -2 0 -1
busy $	1 -1 5 0 0 -2 0 -1
bus…	2 -10 -8 -1 0 4 0 12
but	17 12 2 -10 -7 -17 -5 -6
but <color>	-2 7 3 0 0 -5 0 0
but <here>	0 2 4 -2 0 0 0 -3
but a	-4 -3 -2 0 0 0 0 -5
but i	2 -2 -1 0 -2 -1 0 8
but in	4 -1 0 0 0 -2 0 0
but it	-1 -1 -8 -1 0 2 0 2
but not	6 -5 -2 -3 -1 0 0 -3
but one	-4 3 2 0 0 0 0 0
but only	5 -4 0 0 0 0 0 -1
but she	-1 1 0 -3 -2 0 0 7
but the	-2 0 10 1 0 0 -2 -3
but where	0 8 -3 0 0 0 0 -4
but with	13 6 -3 0 0 -3 -2 0
butterfly	2 -4 -1 0 0 0 0 -3
butte…	4 -8 2 -2 0 -1 0 -2
butt…	4 -8 2 -2 0 -1 0 -2
but…	4 -8 2 -2 0 -1 0 -2
buzz	-8 2 7 0 0 0 0 -1
buz…	-7 4 5 0 0 0 0 -1
by	-2 -4 2 -4 -1 -13 -6 15
by $	-1 9 -3 0 0 0 0 -5
by <number>	-9 0 -5 -2 0 1 0 6
by <percent>	0 -1 7 0 0 0 -4 0
by a	-2 0 7 0 0 0 -1 -4
by half	-3 -6 10 -2 0 0 0 0
by one	7 2 2 -1 0 -3 -3 -2
by the	-1 7 -10 -2 0 -1 0 13
cab…	-4 9 -10 1 0 0 0 0
cactus	-3 4 0 0 0 0 0 0
cactu…	-3 4 0 0 0 1 0 -1
cact…	-3 4 0 0 0 1 0 -1
cac…	-3 4 0 0 0 1 0 -1
cake	2 2 -4 -2 0 1 0 3
cake with	0 5 0 -1 0 0 0 0
call	6 8 -2 -4 -2 -5 0 4
call ,	4 0 0 1 0 0 0 0
call it	0 0 0 -2 -2 -2 4 0
calls	-6 1 -1 0 0 0 0 4
call…	-7 2 -3 -1 0 4 0 4
calm	9 -15 7 1 -2 -4 0 2
calm it	-1 -2 7 -3 -1 0 0 -1
calm the	-1 -4 2 0 0 0 0 0
calmer	-4 10 -2 0 2 0 0 -6
calmer $	-1 20 -11 0 0 0 0 -5
calmer .	-3 -4 1 0 2 0 0 -1
calme…	-4 10 -1 0 2 -1 0 -6
calming	-4 -3 -2 0 0 0 0 8
calmi…	-4 -3 -2 0 0 0 0 8
calm…	-7 4 -3 0 2 -1 0 2
cal…	0 -2 0 -4 -1 -5 -1 11
came	-5 3 -5 -1 3 4 0 -2
came out	0 2 0 0 0 -4 0 0
came…	3 -5 -1 0 4 -2 0 0
campfire	10 -10 -1 0 0 0 0 -2
campf…	10 -10 -1 0 0 0 0 -2
camp…	10 -10 -1 0 0 0 0 -2
cam…	8 -12 -7 -1 7 2 0 -3
can	-5 1 -2 0 -1 -3 -2 -1
can <earlier>	1 5 -4 0 0 -2 0 2
can a	-4 5 -1 -1 0 0 0 -1
can almost	0 -6 0 0 0 0 0 7
can be	3 10 -3 0 0 0 0 -3
can go	0 -1 12 -2 -2 -1 0 -4
can hardly	0 -5 5 0 0 0 0 0
can hear	-2 -4 0 0 0 0 0 0
can i	1 -14 0 0 0 8 0 -2
can it	-4 25 -16 -2 0 -2 -1 -4
can manage	4 3 -3 -2 0 0 0 -2
can not	3 -15 3 6 -1 0 -3 7
can put	-4 0 -2 0 0 0 1 0
can tell	0 0 4 0 0 0 0 -1
can the	-2 10 1 -1 0 -1 0 0
can there	0 5 -3 0 0 0 0 0
can they	-5 12 -4 0 0 0 -1 -2
can we	4 -6 0 -1 -2 0 0 0
can you	3 -15 5 2 -1 2 1 3
cana…	5 -9 0 -3 0 4 0 -1
cancel	-9 -1 -4 14 7 -4 0 -6
cancel that	-1 -1 -2 4 1 0 0 0
cancel the	-8 0 -2 5 7 -4 0 0
cancelled	-3 0 -2 6 -2 0 0 -1
cance…	-11 -1 -6 20 6 -4 0 -7
canc…	-11 -1 -6 20 6 -4 0 -7
candle	5 -4 0 -1 0 -2 0 0
candle ,	5 -1 0 0 0 -2 0 0
candlelight	-5 0 0 0 0 0 0 0
candlelit	1 7 -6 0 0 0 0 0
candles	3 -1 6 -1 0 2 0 0
candl…	10 8 -12 -4 -1 0 0 -3
cand…	11 1 -12 -4 -1 1 0 -3
canno…	0 3 0 -4 0 0 0 0
cann…	0 6 -1 -6 0 0 0 4
can…	0 -3 -18 7 5 2 0 -6
cap…	0 7 1 0 0 0 0 -3
card	16 5 -18 -3 0 0 0 0
care	0 2 -4 0 0 0 0 -1
carnaval	0 -3 7 0 0 -1 0 0
carna…	4 -3 0 -3 0 0 0 0
carn…	7 -6 0 -3 0 3 0 -1
caro…	3 -5 0 -1 0 0 0 -2
carry	-7 3 0 0 0 0 5 -5
carry on	-6 -1 0 0 0 0 5 -5
carrying	-2 9 0 0 0 0 0 0
carry…	-2 9 0 0 0 0 0 0
carr…	-9 11 0 0 0 0 5 -5
car…	13 -2 2 -8 -1 -1 3 -9
castle $	4 -5 0 0 0 0 0 0
cas…	5 -5 -1 -1 0 1 0 0
cat	9 -5 -4 0 0 -1 0 -7
cat $	9 -6 0 0 0 0 0 -3
cat on	-3 8 -4 0 0 0 0 -2
caterpillar	4 -5 0 0 0 0 0 -2
caterpillar that	4 -5 0 0 0 0 0 -1
cater…	4 0 -4 0 0 0 0 -2
cate…	4 0 -4 0 0 0 0 -2
cat…	-3 1 -4 0 2 3 0 0
cau…	-6 8 0 0 0 0 0 0
cave	6 -3 -1 0 0 0 0 0
cav…	6 -3 -1 0 0 0 0 0
cella…	2 -4 0 -1 0 -1 0 0
cell…	3 -4 0 -1 0 -1 0 -1
cel…	6 -6 2 -1 0 1 0 -2
cent	0 0 -3 -1 0 0 4 0
cent…	0 5 -4 0 0 -1 0 -2
cen…	0 5 -7 -1 0 -1 4 -2
chairs	0 5 1 0 0 -2 0 -1
chair…	0 5 1 0 0 -2 0 -1
chai…	0 5 1 0 0 -2 0 -1
champagne	6 2 1 0 0 -1 -1 -4
champagne bubbles	4 -2 -1 0 0 0 0 0
champ…	3 2 3 0 0 -3 -1 -4
cham…	3 2 3 0 0 -3 -1 -4
change	-2 -3 -2 1 3 -3 -1 11
change $	-2 0 0 4 0 0 0 -1
change n <earlier thing>	-11 5 -11 -8 -8 8 -4 -9
change n <here thing>	8 0 -5 -11 1 1 -2 8
change n <new thing>	-2 5 -13 -7 -9 -4 -3 -1
change n <nothing>	2 -7 -8 -5 -4 -6 -5 3
change y <earlier thing>	6 -9 1 -2 2 -11 -1 9
change y <here thing>	-6 3 1 0 -3 -4 -2 -14
change y <new thing>	2 -4 7 0 -1 -3 -2 -8
change y <nothing>	-11 -4 6 0 -2 -7 -3 -9
changed	-5 -1 0 0 1 -3 0 -2
changed her	-4 0 0 0 -1 0 0 -4
changed my	0 0 0 1 1 -2 0 -4
changes	4 -4 -8 10 0 -1 -1 -1
chang…	-1 -9 -9 7 4 -8 -2 8
chan…	-1 -9 -9 7 4 -8 -2 8
chapter	-5 2 0 0 0 0 0 5
chapter <number>	-6 0 0 0 0 0 0 8
chapt…	-7 0 0 0 -3 1 1 11
chap…	-7 0 -2 0 -3 1 1 11
character	3 6 -1 0 0 0 -1 -1
chara…	6 4 -7 0 0 4 -1 -1
char…	4 0 -7 0 1 4 -1 -4
chase	0 0 8 0 0 0 0 -2
chasing	-11 12 0 0 0 0 0 -2
chasi…	-9 11 -1 0 0 0 0 -2
chas…	-9 11 4 0 0 1 0 -5
chat	-2 -6 -2 -6 0 -1 4 8
chat $	0 -3 -1 0 -4 0 3 3
chat ,	-3 0 0 -2 0 0 4 -2
chat is	-1 -4 -2 -1 0 0 -2 13
chat says	5 -3 0 -2 0 0 -3 0
cha…	-7 2 -13 0 1 -9 2 13
cheap	0 -4 0 0 0 0 0 3
chea…	0 2 -7 0 0 0 0 4
checked	0 0 2 -5 2 0 0 -1
checkout	-8 -5 -2 -1 0 11 0 0
check…	-4 -5 -5 -4 -1 10 0 -3
chec…	-4 -4 -5 -4 -1 10 0 -3
cheerful	2 0 0 0 0 0 0 -5
cheers	-5 -4 -1 -1 0 -1 0 8
cheer…	-3 -4 -1 -1 0 -1 0 5
cheese	-3 0 -1 -1 0 0 0 5
cheese .	-3 0 0 -1 0 0 0 5
chees…	-2 -1 -1 -1 0 -2 0 5
chee…	-1 -7 -7 -3 0 -7 0 18
ches…	-2 -1 0 0 0 0 0 4
che…	-11 -13 -19 -7 -2 2 -1 29
childhood	6 0 -1 0 0 0 0 0
children	-2 4 -5 -1 0 -3 0 3
childrens	4 -4 0 0 0 0 0 4
child…	5 1 -7 -2 0 0 0 7
chil…	15 -4 -4 -2 0 0 0 0
chi…	12 -8 -6 1 -3 0 0 9
cho…	5 -4 -1 0 -5 0 -4 10
christmas	6 -1 0 0 0 0 0 -3
chris…	6 -1 -2 0 0 0 0 -3
chri…	6 -1 -2 0 0 0 0 -3
chr…	6 0 -4 0 0 0 0 -3
church	-4 2 3 0 0 0 0 0
churc…	-4 1 3 0 0 0 0 0
chur…	-4 1 3 0 0 0 0 0
chu…	-4 1 3 0 0 0 0 0
ci	2 -4 -3 0 0 0 2 0
cinem…	1 7 -4 -1 0 0 0 -1
cine…	1 7 -4 -1 0 0 0 -1
cin…	2 8 -4 -1 -1 0 0 -1
circl…	0 5 2 0 0 0 0 0
circ…	4 1 2 0 0 0 0 -2
cir…	4 1 2 0 0 0 0 -2
city	12 8 -17 0 2 -4 0 -2
cit…	12 5 -17 4 2 -4 0 -3
clai…	-1 -2 -2 -1 0 0 0 7
clap…	5 0 -5 -3 0 0 0 2
class	-1 -1 -1 0 0 6 0 0
class ,	-3 -1 -1 0 0 6 0 0
clas…	0 0 -2 5 0 8 0 -4
cla…	3 0 -7 0 0 9 0 4
clean	-1 6 -4 4 0 -2 0 3
cleaner	-2 -4 0 0 4 0 1 -2
clean…	-2 -1 -2 0 4 0 1 -2
clear	-5 0 7 -1 0 7 1 -2
clear ,	-6 -5 10 0 0 7 1 0
clea…	-6 5 2 4 3 3 2 -1
clever	0 0 -1 -2 0 0 0 5
cleve…	0 0 -1 -2 0 0 0 5
clev…	0 0 -1 -2 0 0 0 5
client	-1 5 -2 2 -1 -1 0 -2
clien…	-1 5 -2 2 -1 -1 0 -2
clie…	-1 5 -2 2 -1 -1 0 -2
climb…	-2 5 -5 0 0 0 0 0
clim…	-2 5 -5 0 0 0 0 0
clinical	-2 7 0 -1 0 0 0 -4
clini…	-2 5 0 2 -1 0 0 -4
clin…	-1 9 -3 3 -1 0 0 -8
cli…	0 12 -8 5 -2 -1 0 -10
clock	9 -3 0 0 0 2 0 -1
cloc…	8 -4 1 0 0 2 0 -1
close	2 6 -2 -1 0 -6 2 -7
close ,	0 2 0 -1 0 -4 -1 0
closed	1 -3 -4 0 0 6 -1 0
closer	-8 12 -2 0 0 -1 0 -1
closer ,	-3 4 0 0 0 0 0 0
closer .	-3 10 0 0 0 -1 0 0
closes	2 -8 0 0 0 0 0 -1
close…	-5 2 -6 0 0 4 -1 -2
closing	8 -5 -1 -2 -1 1 4 -3
closi…	8 -5 -1 -2 -1 1 4 -3
clos…	6 5 -9 -3 -1 -1 5 -11
clouds	10 -10 -2 0 -1 -3 0 3
cloud…	7 -4 -4 0 -1 -4 0 2
clou…	4 -1 -4 0 -1 -4 0 5
clo…	18 2 -12 -4 -2 -2 5 -8
club	-7 3 1 0 0 0 -1 0
clu…	-8 4 -2 5 0 0 -1 -5
coals	6 1 0 0 -4 0 0 0
coal…	6 1 -2 0 -1 2 0 0
coast	-5 -1 2 0 0 7 2 0
coas…	-5 -1 2 0 0 7 2 0
coa…	2 1 -2 0 -2 9 1 0
cobal…	-6 -1 5 0 0 3 0 0
coba…	-6 -1 5 0 0 3 0 0
cob…	-6 -1 5 0 0 3 0 0
cocktail	0 -7 0 0 0 7 0 0
cocktail glass	5 -7 0 0 0 0 0 0
coco…	2 -4 2 -1 0 0 0 0
code	-3 -2 -2 0 0 -1 0 5
cod…	2 -3 -2 0 0 -1 0 5
coffee	3 -1 -1 0 -1 2 -4 4
coffe…	0 -1 -3 -1 -1 2 -4 4
coff…	0 -1 -3 -1 -1 2 -4 4
cofounder	-3 -2 -2 4 2 0 0 0
cofou…	-3 -2 -2 4 2 0 0 0
cofo…	-3 -2 -2 4 2 0 0 0
cof…	-3 -3 -4 3 0 2 -4 4
coin…	5 -6 2 0 0 0 0 0
coi…	9 -6 -2 0 0 0 0 0
cold	-4 8 0 0 0 0 0 0
colder	0 -4 8 0 0 0 0 0
colde…	0 -4 8 0 0 0 0 0
cold…	0 -4 8 0 0 0 0 0
coll…	-4 -4 -1 5 0 0 0 1
color	0 0 6 0 -1 -3 -1 -2
color $	-4 2 -1 7 -1 -2 0 -5
color ,	6 -4 -1 -1 0 0 0 0
color <color>	-4 0 0 0 0 0 0 0
color is	-5 0 4 -1 0 0 0 0
colored	0 5 -2 -1 0 0 0 5
colors	0 -3 6 1 -1 -6 -2 -2
colors ,	2 -5 3 -2 0 0 -1 0
colors of	0 5 -2 0 -1 -3 0 -1
color…	2 2 4 0 -2 -6 -2 2
colo…	1 -7 10 1 -2 -9 -3 0
colum…	2 2 -5 4 0 -2 0 0
colu…	2 2 -5 4 0 -2 0 0
col…	-5 -13 4 9 -2 -10 -3 7
come	1 9 -6 5 1 3 3 -7
come $	-2 -4 0 0 0 0 5 -1
come back	0 -4 0 2 0 5 0 0
come home	-8 3 0 6 0 -2 0 0
come in	2 6 -3 0 0 2 0 -1
come on	8 2 -4 0 0 0 0 0
come up	-2 5 0 0 1 -1 0 0
comes	-6 14 0 -2 -1 0 0 -2
comes out	-2 2 -4 0 0 0 0 -1
come…	-6 14 -3 -2 1 -1 0 -2
coming	1 4 -3 -1 0 -2 1 -6
coming down	-8 9 3 0 0 0 0 0
coming out	4 -7 0 0 0 0 0 -2
comin…	0 8 -3 -1 0 -2 1 -6
comi…	0 8 -3 -1 0 -2 1 -3
commi…	-2 -1 -2 0 0 0 0 5
comm…	-4 -7 -2 0 0 0 0 7
compa…	-1 3 -4 -2 -1 0 0 -1
complete	-4 2 0 0 0 0 0 0
completely	6 -6 13 -1 -4 -1 0 -5
completely $	-1 0 7 0 -4 0 0 0
compl…	0 -5 10 1 -5 1 0 7
compromise	-4 3 0 3 1 0 0 0
compromise ,	-4 3 0 3 1 0 0 0
compr…	-4 3 0 3 1 0 0 0
compu…	0 4 -4 0 0 -5 1 0
comp…	-2 1 2 1 -5 -4 1 2
com…	-11 14 -12 1 -4 -8 4 -3
confe…	-4 1 4 0 -1 -1 0 -2
confu…	-2 -5 2 6 0 -2 0 -1
conf…	-5 -2 6 6 -1 -3 0 -3
congo	-1 0 5 -1 0 0 0 0
congo <color>	-1 0 5 -1 0 0 0 0
cong…	2 -1 5 -1 0 -1 0 -1
contrast	10 -2 1 0 0 0 0 -1
contr…	10 -2 1 0 3 0 0 -3
cont…	12 -4 -5 0 2 -1 2 -2
conversation	-2 0 0 0 0 -3 4 -1
conve…	-2 0 -5 4 0 -3 4 -1
conv…	-5 -2 -6 3 0 -3 4 7
con…	4 -13 2 9 1 -8 4 -3
cool	-3 10 -17 0 4 2 0 4
cool $	0 4 -14 0 0 0 0 9
coole…	0 -3 4 -2 0 -2 0 0
cool…	1 -6 4 -2 0 -2 0 0
coo…	-2 2 -9 -3 5 -2 0 4
cop…	-7 1 0 0 0 -1 0 0
cora…	0 -1 -2 5 0 -1 0 0
corner	2 5 -3 0 0 0 0 4
corner of	-2 -1 2 0 0 0 0 4
corne…	2 5 -3 0 0 0 0 4
corn…	2 5 -3 0 0 0 0 4
corporate	2 1 -7 0 0 0 0 -2
corpo…	2 1 -7 0 0 0 0 -2
corp…	2 3 -8 0 0 0 0 -2
correct	-2 -1 0 -4 2 1 0 6
correct .	0 -1 0 -2 0 -3 0 6
corre…	-2 -1 2 -7 2 0 0 6
corr…	-2 -5 2 -7 1 3 0 6
cor…	4 9 -12 -2 1 1 0 5
cotto…	1 -7 0 0 0 1 0 0
cott…	9 -8 0 0 0 1 0 -2
cot…	9 -8 0 0 0 1 0 -2
couch	0 -2 0 0 -3 0 -3 7
couc…	0 -2 0 0 -3 0 -3 7
could	-6 5 -2 -1 -2 1 0 -5
could a	-6 12 -3 0 0 0 0 -4
could come	0 -4 3 0 0 0 0 0
could i	10 -11 0 -2 -1 4 0 -3
could it	-6 8 0 0 -1 -1 0 -1
could look	1 1 0 5 0 -1 0 -1
could one	-3 4 0 -1 0 -1 0 0
could the	-2 2 -6 -1 0 7 0 0
could we	6 -5 5 -2 0 1 0 -1
could you	2 -5 3 3 0 -2 0 -4
coul…	-6 5 -2 -1 -2 1 0 -5
count	3 -1 3 0 0 0 -5 0
countdown	5 3 -10 0 0 -2 0 -3
counter	9 -3 -5 0 0 -2 0 5
counter ,	9 0 -5 0 0 -2 0 0
counting	-5 -8 5 0 0 0 0 2
count…	11 -10 -4 0 1 -3 -1 3
coun…	14 -11 -5 0 0 -3 -4 2
course	1 5 -1 -1 3 0 -1 -2
course .	-1 5 -1 0 3 0 -1 -2
cours…	0 10 -2 -1 3 0 -1 -2
cour…	1 10 -2 -1 3 0 -1 -2
cousi…	0 0 5 -1 0 0 0 0
cous…	0 0 5 -1 0 0 0 0
cou…	6 12 -9 -5 -2 -2 -8 1
cove…	-2 -3 0 5 0 -1 0 1
cov…	-2 -3 0 5 0 -1 0 1
cow	10 9 -5 -4 0 0 -1 -2
cozy	5 2 -2 -2 0 1 0 -3
cozy $	-1 7 -2 -2 0 1 0 1
coz…	5 3 -6 -3 0 1 0 -3
crack	-1 7 -5 2 0 -1 0 -1
crackle	-2 7 0 0 0 0 0 -1
crac…	-2 4 -2 1 0 2 0 -3
crank	0 -7 7 -1 0 0 -1 0
cran…	1 -8 7 -1 0 0 -1 0
crash	-1 5 0 0 0 0 1 -1
cras…	-1 5 0 0 1 0 1 -1
crawl	0 -5 4 -1 0 0 0 -1
craw…	0 -5 4 -1 0 0 0 -1
crazy	3 -8 0 1 0 0 0 1
craz…	3 8 -7 1 0 0 0 1
cra…	3 6 -1 -5 0 2 0 -4
crea…	-3 0 -6 1 -1 1 0 0
creeper	17 -10 -1 0 -3 0 -2 -4
creeper face	7 -6 -1 0 -3 0 -1 -2
creeping	0 -5 0 0 0 -1 0 0
creepy	0 13 -5 1 0 -2 0 0
creep…	12 1 -6 1 -3 -2 -2 -4
cree…	12 1 -6 1 -3 -2 -2 -4
cre…	14 4 -15 1 -6 1 -2 -4
crick…	0 6 -2 0 0 0 0 -2
cric…	0 6 -2 0 0 0 0 -2
cried	-3 0 -1 2 0 -5 0 7
cried .	-1 -3 -1 5 0 -5 0 5
crie…	-3 0 -1 2 0 -5 0 7
crim…	0 -3 5 0 0 -2 0 0
cring…	1 4 -4 0 -1 0 0 -2
crin…	1 4 -4 0 -1 0 0 -2
criti…	-8 -2 5 0 0 0 0 0
crit…	-8 -2 5 0 0 0 0 0
cri…	-10 3 7 2 0 -8 0 7
croco…	2 2 -4 0 0 0 0 -1
croc…	2 2 -4 0 0 0 0 -1
croissant	12 -10 -2 0 0 0 0 -7
croissant .	4 -3 -1 0 0 0 0 -4
crois…	9 3 -6 0 0 -3 0 -7
croi…	9 3 -6 0 0 -3 0 -7
cross	4 -1 2 0 0 0 0 -1
crossfade	-5 -4 14 -4 -3 0 0 -1
crossfade between	-4 -1 4 0 -3 0 0 0
crossing	1 6 -1 0 -1 0 -2 0
crossing $	-4 1 0 0 0 0 0 0
crossing a	6 -1 0 0 -1 0 0 0
cross…	-6 -2 11 -3 -2 -2 -2 -3
cros…	-2 -3 13 -3 -2 -2 -2 -4
crowd	-3 6 -2 0 0 -1 -1 7
crown	6 -3 -5 0 0 -1 0 0
crown $	6 -6 0 0 0 -1 0 0
crow…	0 -2 -5 0 4 -2 -1 5
cro…	10 2 3 -4 1 -7 -3 -9
crumb…	-2 5 -2 0 0 -3 0 2
crum…	-2 5 -2 0 0 -3 0 2
cru…	0 7 -3 -2 0 0 -1 1
crying	-4 -4 0 5 -1 -1 0 2
crying ,	0 -2 -3 3 0 0 0 -6
crying .	-6 -2 0 -4 -1 0 0 7
cryin…	-4 -4 0 5 -1 -1 0 2
cryi…	-4 -4 0 5 -1 -1 0 2
cry…	-4 -5 -2 5 -1 -1 0 2
ctrl	-5 -4 -7 15 5 0 -1 -6
ctrl y	-5 0 0 -3 11 0 -1 0
ctrl z	0 -4 -7 18 -5 0 0 -6
ctr…	-5 -4 -7 15 5 0 -1 -6
cube…	-6 11 -3 -2 0 0 0 0
cub…	-6 11 -3 -2 0 0 0 0
cue	-4 -1 3 0 0 0 0 0
cue…	-1 -2 2 5 -3 -1 0 -5
cup	6 -5 0 0 0 0 0 -2
cup of	5 -4 0 0 0 0 0 0
cursor	-1 9 -2 0 0 0 -1 0
curso…	-1 7 -2 0 0 0 -1 0
curs…	-1 7 -2 0 0 0 -1 0
curtains	-5 0 0 0 0 0 0 -1
curta…	-3 5 -2 0 0 -5 0 -1
curt…	-3 5 -2 0 0 -5 0 -1
cur…	4 20 -9 -1 0 -7 -1 -3
customer	-1 -6 -3 -1 1 -3 0 14
customer just	-1 -4 -3 0 0 0 0 8
custo…	-2 -4 -3 -1 1 -3 -1 13
cust…	-2 -4 -3 -1 1 -3 -1 13
cus…	-2 -4 -3 -1 1 -3 -1 13
cut	-8 -5 16 -1 0 -1 -1 -3
cut the	-4 -9 3 0 0 0 0 0
cute	-4 10 0 2 0 0 0 -7
cute $	-4 10 0 0 0 0 0 -2
cuts	-1 -3 7 -2 0 0 0 0
cut…	-5 10 6 0 0 0 0 -8
cya…	0 -4 6 -1 -3 1 0 -1
cycle	0 -1 4 0 0 0 0 -2
cycl…	0 -1 4 0 0 0 0 -2
cyc…	0 -1 4 0 0 0 0 -2
d20	10 -3 -3 0 0 0 0 -4
dad	3 -2 -2 -1 0 0 0 4
dads	0 0 0 -3 0 0 0 4
dad…	-2 1 0 -4 0 0 0 4
dama…	-4 5 0 2 0 -2 0 -6
dam…	-4 2 0 -1 0 0 0 -1
dance	4 7 -5 0 0 -3 -3 2
dance .	8 0 -3 0 0 -1 0 -2
dance…	-1 -2 3 -1 -1 7 0 -3
dancing	-2 4 -3 -1 0 2 -2 0
dancing ,	-2 4 -1 -1 0 6 -1 -1
danci…	-2 4 -3 -1 0 2 -2 0
danc…	1 9 -5 -2 -2 5 -5 -2
dange…	-2 5 -5 0 0 0 0 0
dang…	-2 5 -5 0 0 0 0 0
dan…	-1 14 -10 -2 -2 5 -5 -2
dark	1 -4 -4 -1 -1 -4 1 -3
dark $	-1 -2 11 0 0 -2 0 -2
darker	-5 -5 11 -2 -2 0 0 0
darker ,	0 -4 3 0 0 0 0 0
darker .	0 -5 1 -1 0 0 0 0
darke…	-6 -5 11 -2 -2 0 0 0
dark…	3 -5 11 -2 -8 0 0 -2
dar…	10 -8 3 -2 -9 0 0 -5
date	-4 0 6 0 0 0 0 -2
dat…	-4 -1 6 -1 0 0 0 0
daughter	8 0 2 0 -1 0 0 -5
daugh…	8 0 2 0 -1 0 0 -5
daug…	8 0 2 0 -1 0 0 -5
dau…	8 0 2 0 -1 0 0 -5
dave	0 0 -1 7 0 -1 0 1
dav…	-5 0 -1 7 4 -1 0 1
dawn	10 -4 0 0 0 -2 -1 -2
dawn ,	8 -2 0 0 0 -2 -1 -1
daw…	10 -4 0 0 0 -2 0 -2
day	0 -5 -11 -2 -1 0 0 11
day ,	3 -4 -2 0 -1 0 0 -1
day .	4 -1 -2 0 0 0 0 -2
dead	-2 -2 -6 9 -1 -1 0 -2
dead $	-2 -7 -1 7 0 0 0 0
dead .	0 0 0 4 -1 0 0 0
deadl…	0 6 -2 -2 0 -2 0 3
dead…	0 6 -2 -2 0 -2 0 3
deal	0 -4 9 0 0 0 0 -3
dear	1 -4 6 -3 0 -1 0 -2
dear ,	2 -4 1 -3 0 0 0 -1
dear .	-1 -1 5 0 0 -1 0 0
dea…	-3 -5 7 4 -1 -6 0 -5
debu…	4 1 -1 -2 0 1 0 -4
deb…	4 1 -1 -2 0 1 0 -4
decid…	-1 2 -2 5 0 0 0 0
deci…	-2 1 -2 9 0 0 0 -2
deck	-2 -6 -1 -1 0 9 0 -2
dec…	2 -8 -7 6 -1 9 0 4
deeper	-1 12 -2 0 0 0 0 -1
deeper ,	0 13 -7 0 0 0 0 -1
deeper <color>	-1 -4 4 0 0 0 0 0
deepe…	-1 12 -2 0 0 0 0 -1
deep…	-1 9 -4 0 0 0 0 7
deer	-4 12 -7 0 0 0 0 -5
dee…	4 11 -12 0 -1 4 -2 1
degrees	-2 -4 11 0 0 0 0 -3
degre…	-2 -3 9 0 0 0 0 -3
degr…	-2 -3 9 0 0 0 0 -3
deg…	-2 -3 9 0 0 0 0 -3
deli…	-4 -2 0 0 0 2 0 6
del…	-2 -2 5 0 0 2 0 4
deman…	6 -3 0 0 2 0 -1 -2
dema…	6 -3 0 0 2 0 -1 -2
dem…	2 -3 -2 -2 1 -1 -1 6
denser	0 -5 1 0 0 0 0 0
dense…	0 -5 1 0 0 0 0 0
density	-5 0 6 -1 0 0 0 -2
densi…	-5 0 6 -1 0 0 0 -2
dens…	-5 -8 8 -1 0 0 0 -2
den…	0 -8 6 -3 0 0 0 -3
depth .	-1 7 -2 0 0 0 0 -1
dep…	-1 1 4 3 0 0 0 -1
desert	6 -7 2 0 0 0 0 0
desert $	1 -5 2 0 0 0 0 0
deser…	5 -4 2 0 1 0 0 -1
dese…	5 -4 2 0 1 0 0 -1
desk	-2 -2 5 0 0 0 0 0
desp…	-3 11 -5 0 0 -1 0 0
dessert	0 0 -4 0 0 2 0 -1
desse…	4 -2 -5 0 0 2 0 -1
dess…	4 -2 -5 0 0 2 0 -1
des…	5 2 -4 0 1 1 0 -2
dew	1 8 -1 0 -1 0 -1 -6
dew on	0 5 0 0 -1 0 -1 -2
diago…	4 0 0 0 0 0 0 0
diag…	4 0 0 0 0 0 0 0
dia…	5 -1 2 -1 0 -1 -2 0
dic…	7 -5 4 -2 0 0 0 -1
did	-6 -3 -8 15 5 -4 0 8
did $	-1 -4 -3 13 0 0 0 -4
did .	0 -3 -4 0 0 -1 -1 0
did it	-3 2 0 -1 0 0 0 6
did not	7 -1 0 -3 0 -1 2 3
die	-1 2 -2 0 0 0 1 -4
die $	1 0 -6 0 0 0 0 -2
died	1 -3 -1 0 0 0 0 5
die…	1 5 -3 0 0 -1 0 5
different	9 -9 -3 0 -1 -1 0 -2
diffe…	9 -11 11 -2 -1 -1 0 -4
diff…	9 -11 11 -2 -1 -1 0 -4
dif…	10 -11 11 -2 -1 -1 0 -4
digger	9 -3 0 0 0 -2 0 -2
digge…	6 3 -2 0 -3 5 0 -2
digg…	8 2 -2 0 -3 5 0 -2
digits	5 0 -1 0 0 0 0 0
digit…	4 -2 6 -1 0 -1 0 0
digi…	4 -2 6 -2 0 -1 0 0
dig…	13 4 4 -2 -3 4 0 -8
dim	-3 -1 5 0 0 0 4 0
dim the	-1 0 1 0 0 0 4 0
dimmer	-1 -2 5 0 0 -3 -1 -1
dimmer ,	-1 -1 5 0 0 0 -1 0
dimme…	-1 -2 5 0 0 -3 -1 -1
dim…	-1 -14 22 1 2 -3 -2 -1
dinosaur	8 -3 -6 4 0 -2 0 -5
dinosaur .	7 -3 -6 0 0 0 0 -2
dinosaurs	0 4 -2 -1 0 0 0 -2
dinos…	7 0 -6 4 0 -2 0 -7
dino…	7 0 -6 4 -3 -2 0 -7
din…	4 -2 -3 0 -3 -3 2 -8
direction	-3 -11 17 -5 -1 0 -1 -4
direction $	0 0 5 0 -1 0 -1 0
direction ,	-2 0 4 -3 0 0 0 0
direction .	-1 -3 8 -5 0 0 0 -2
director	0 1 -3 5 0 0 0 -1
direc…	-3 -10 15 0 -1 0 -1 -5
dire…	-3 -10 15 0 -1 0 -1 -5
dir…	-5 -3 12 0 -1 0 -1 -5
disappointed	0 6 -3 0 0 0 0 -1
disap…	0 10 -6 0 0 0 0 -1
disa…	0 10 -6 0 1 -4 0 -1
disco	9 -5 -2 -3 0 -3 -1 -2
disco $	0 -5 0 0 0 0 0 0
disco ball	9 -3 -1 0 0 -1 -1 0
disc…	-5 7 -5 5 -1 -2 -1 -3
dishes	5 -4 0 1 -1 0 0 -2
dishe…	5 -4 0 1 -1 0 1 -2
dish…	5 -2 0 1 -1 0 1 -2
display	7 -3 -2 -1 0 1 0 -1
displ…	7 -3 -2 -1 0 1 0 -1
disp…	7 -5 -2 -1 0 1 1 -1
disso…	2 -4 4 0 0 0 0 0
diss…	2 -4 4 0 0 0 0 0
distance	-4 0 0 0 0 0 0 0
dista…	-4 0 0 0 0 0 0 0
distracting	0 3 2 5 0 -1 0 -3
distr…	0 1 2 5 0 -1 0 -3
dist…	-4 -1 3 4 1 -2 0 -3
dis…	3 2 -11 8 0 -2 1 -12
ditch	0 -5 6 0 0 0 0 0
ditch the	0 -5 6 0 0 0 0 0
ditc…	0 -5 6 0 0 0 0 0
dit…	-4 -5 6 0 0 0 0 0
dive…	0 7 0 -3 0 0 0 -4
div…	-2 10 -4 5 1 0 0 -7
dizzy	0 -2 4 0 0 0 0 -1
dizzy $	0 -2 4 0 0 0 0 0
dizz…	0 -2 4 0 0 0 0 -1
diz…	0 -2 4 0 0 0 0 -1
do	31 -11 -16 3 14 -7 3 -13
do $	-4 -4 0 -1 0 7 0 -1
do .	3 -6 3 0 0 0 0 0
do a	16 -20 -2 0 0 -2 0 -3
do it	-1 3 -5 0 6 0 0 -2
do me	6 -4 0 0 0 0 0 -1
do n <earlier thing>	-7 -2 -6 -6 4 2 -5 0
do n <here thing>	-4 8 -9 5 -2 -2 -1 -4
do n <new thing>	7 1 -16 -5 -4 -2 -8 5
do n <nothing>	-7 1 -6 0 -8 -7 -10 0
do not	-14 0 8 7 -1 -2 1 7
do one	5 -1 0 0 0 0 0 0
do something	9 -1 -4 0 0 0 0 -1
do that	0 6 -2 -1 0 0 0 0
do the	0 7 -11 0 9 -6 0 -1
do y <earlier thing>	2 -1 -4 -4 -10 -5 0 -1
do y <here thing>	7 -4 4 -16 1 -1 -3 -3
do y <new thing>	-7 -1 9 -2 -5 -5 2 -15
do y <nothing>	-2 -12 3 -5 2 -6 2 -7
do you	6 -3 -1 0 -1 0 -1 -4
does	6 -3 4 0 -2 -2 0 -3
does $	1 -7 4 -1 0 0 0 0
does .	-1 10 -3 0 3 -1 0 -2
does a	8 -7 1 0 -3 0 0 -1
does not	-2 11 -8 1 -2 1 0 0
doe…	6 -3 4 0 -2 -2 0 -3
dog	-1 -6 -6 -4 0 -1 0 7
dog…	-11 -7 0 0 0 0 0 14
dol…	-9 11 0 0 0 0 0 0
done	-2 4 -1 -2 -4 -8 1 13
done $	-12 -6 5 0 0 -3 -1 9
done ,	0 -3 -1 -2 -3 -1 1 8
done .	3 -1 -6 0 -2 -1 0 3
done with	-2 9 0 -1 -1 -3 1 2
don…	1 3 0 -2 -4 -11 1 12
door .	1 -4 6 -1 0 0 0 -2
door…	-2 6 0 0 0 -1 0 0
dot	11 -2 -10 0 0 0 0 0
dots	-5 -3 2 9 0 -1 0 0
dots $	0 -5 3 0 0 0 0 0
dot…	-5 -3 -7 13 0 -1 0 0
double	1 -7 4 0 3 0 0 -1
double slit	2 0 -4 0 0 0 0 0
doubl…	-2 -7 14 -6 3 0 0 -5
doub…	-2 -7 16 -10 3 0 0 -5
dou…	4 -8 16 -10 3 0 1 -8
down	1 -4 13 -2 -5 -4 4 0
down $	-10 9 6 -1 -6 2 0 -1
down ,	2 -4 4 0 0 0 -2 -2
down .	11 -10 4 0 2 -1 0 -1
down a	-6 -2 7 0 0 0 -2 4
down by	0 0 5 -2 0 0 -1 0
down from	9 2 -10 0 0 0 0 -3
down in	4 -3 -9 0 0 -2 1 0
down one	0 -4 2 0 0 0 -1 3
down some	0 -10 12 0 0 0 -2 0
down to	-3 -1 4 0 0 -2 4 -1
down…	-12 4 0 0 6 0 0 -3
dow…	-10 0 13 -2 1 -4 4 -3
dragon	7 -5 -2 0 0 0 0 -2
drago…	8 -1 -2 0 0 -3 0 -2
drags	0 -5 1 4 0 0 0 0
drag…	4 -7 6 2 0 -3 0 -2
drain…	-9 14 0 -1 0 0 0 -5
drai…	-10 13 0 -1 0 2 0 -5
drama	1 -3 -1 0 0 2 0 4
dram…	2 1 -4 -2 0 1 0 4
draught	-1 8 -3 0 0 0 0 -2
draw	12 -7 -2 0 0 0 0 0
draw a	6 -5 -1 0 0 0 0 0
drawn	2 -6 0 0 0 0 0 -3
draw…	1 -5 0 0 0 0 0 -3
dra…	7 4 -5 0 0 -1 -1 -7
dream…	-3 8 -4 0 0 1 0 -3
drea…	-3 7 -7 0 3 1 0 -3
dre…	-2 4 -7 -1 3 3 0 -3
drift	-5 6 -3 0 0 0 0 0
drifting	3 1 0 -2 0 4 0 -1
drifting $	-4 5 0 -2 0 4 0 0
drift…	3 0 0 -2 0 4 0 -1
drif…	-2 6 -3 -2 0 4 0 -1
drink	-6 0 4 0 0 0 0 0
drin…	-8 0 4 -1 0 0 0 0
dripping	10 -6 0 -3 0 0 0 0
dripp…	10 -6 0 -3 0 0 0 0
drips	0 7 -6 0 0 0 0 0
drip…	10 -4 1 -3 0 0 0 -2
drive…	0 4 -2 0 0 0 0 -1
driving	-7 11 -1 0 0 0 -1 -3
drivi…	-7 9 -1 -1 0 1 -1 -3
driv…	-8 15 -2 -1 0 0 -1 -6
drizzle $	4 2 0 0 0 -1 0 -2
dri…	-8 16 -4 -6 1 4 0 -12
drop	-8 -3 12 6 0 -3 -1 3
drop $	-4 9 0 0 0 0 0 -1
drop .	0 -4 0 0 0 0 0 4
drop that	6 0 -2 2 0 -2 0 0
drop the	-4 -8 16 -2 0 0 0 0
drops	-4 -1 6 0 0 0 0 0
drops $	-8 0 7 0 0 0 0 0
drop…	-1 -2 4 0 0 0 2 0
drow…	0 0 -1 -4 0 2 0 0
dro…	-9 -4 6 2 0 5 0 3
drum…	10 -5 -3 0 0 0 0 0
dru…	7 -2 -7 0 0 0 0 -2
duck	10 -4 0 0 -1 0 0 -5
duck $	5 -3 0 0 0 0 0 -4
duc…	5 2 -12 -1 -1 4 0 -4
due	4 4 -3 -1 0 0 0 -3
dull	3 6 -7 -1 0 -2 0 -3
dum…	0 2 -1 2 0 0 0 -6
dusk	3 -5 -2 0 0 -2 0 0
dusk .	3 -5 0 0 0 0 0 0
dust	-9 9 6 0 0 0 0 -4
dus…	-10 -2 14 0 0 -2 0 -4
each	-8 3 3 -1 1 0 -3 -1
each $	0 5 -10 0 0 0 0 0
each other	-4 16 -6 0 1 0 0 0
eac…	-8 3 3 -1 1 0 -3 -1
earlier	-3 -5 -2 1 -2 1 0 0
earlier 0	6 -10 0 -2 -12 -24 -9 -6
earlier 0 here 0	10 8 -7 -1 -3 -18 -2 5
earlier 0 here 1	8 -7 -1 -4 -7 -6 -2 -7
earlier 0 here 2	-12 -11 8 3 -2 0 -5 -4
earlier 1	7 6 3 4 3 -8 -5 -5
earlier 1 here 0	15 -7 9 -5 7 0 -1 -4
earlier 1 here 1	-3 8 -10 9 -4 -5 -4 0
earlier 1 here 2	-5 4 4 0 0 -2 0 -1
earlier 2	2 6 -6 -15 -4 6 -3 -10
earlier 2 here 0	-13 -16 -25 -18 -10 26 -2 -12
earlier 2 here 1	-3 2 5 -2 1 9 -1 -1
earlier 2 here 2	-3 9 0 0 0 -1 0 0
earlier 3	-21 -12 -14 -5 -6 26 0 -3
earli…	-3 -5 -2 1 -2 1 0 0
early	1 4 -4 -1 0 0 -2 -2
earl…	-1 -1 -6 -1 -5 2 -2 -2
ear…	-4 -1 -6 -2 -4 2 -2 0
eas…	6 -5 6 -3 0 0 0 -2
eat	-2 2 -5 1 0 -1 0 -1
eclipse	5 -6 0 0 0 -1 0 0
eclip…	5 -6 0 0 0 -1 0 0
ecli…	5 -6 0 0 0 -1 0 0
ecl…	5 -6 0 0 0 -1 0 0
edge	-3 5 -5 0 0 0 0 0
edg…	-3 5 -1 -1 0 -2 0 0
edit…	-4 -1 0 -1 2 1 0 -1
edi…	-4 -1 0 -1 2 1 0 -1
egg	0 5 0 0 0 0 0 -3
eh	-2 -6 -4 13 3 -1 0 -4
eighties	0 4 -3 3 0 0 0 0
eight…	0 4 -3 3 0 0 2 0
eigh…	-1 -7 11 3 0 0 -5 -5
eig…	-1 -7 11 3 0 0 -5 -5
elect…	0 -7 2 0 0 0 0 3
elec…	0 -7 2 0 0 0 0 3
elephant	7 -3 0 0 0 0 0 0
eleph…	7 -2 0 -2 0 0 0 -4
elep…	7 -2 0 -2 0 0 0 -4
eleve…	0 -1 4 -1 0 -1 2 3
elev…	0 -1 4 -1 0 -1 2 3
ele…	7 -10 7 -3 0 -1 2 -2
else	0 1 5 -3 -1 -1 0 -2
else $	-4 2 2 -3 0 0 0 0
else ,	2 -4 2 -1 0 -1 0 0
else .	5 -2 0 0 0 0 0 -2
els…	2 -3 5 -3 -1 -1 0 -2
embers	7 -5 -1 -1 0 0 0 -2
ember…	3 -5 1 -4 0 5 -1 -5
embe…	3 -5 1 -4 0 5 -1 -5
emb…	4 -5 1 -4 0 5 -1 -6
empti…	-3 3 -2 0 -5 8 0 0
empt…	-5 5 -4 0 -6 10 2 -3
emp…	-5 5 -7 0 -6 10 2 -2
end	-10 -12 28 -3 -3 2 -4 -5
end $	6 -21 11 0 -3 -1 -2 -3
end %	-5 -1 6 0 0 -6 6 -3
end ,	-5 -1 11 0 0 0 -1 -1
end .	0 -4 0 -1 0 -1 0 4
end 0	-3 9 -6 0 0 0 1 -1
end 1	9 0 -4 -1 0 0 -1 -4
end 10	0 0 -4 0 0 0 0 -3
end 14	0 0 -2 0 0 1 0 4
end 2	-1 4 -3 -1 0 0 0 0
end 20	-1 -2 6 0 0 -6 0 -3
end 25	0 -1 0 0 0 -1 0 -4
end 3	7 -4 1 -3 0 -1 0 -3
end 30	0 -4 0 -3 0 0 0 -1
end 4	5 -2 3 -3 0 2 -4 0
end 40	-1 -5 7 0 0 0 4 0
end 5	-3 0 6 -1 0 0 2 -2
end 6	-1 -4 4 0 0 0 -1 0
end 60	0 -2 5 0 0 0 0 0
end 7	1 0 4 0 0 0 0 -3
end 9	-3 5 3 3 0 0 -2 0
end a	-1 -2 3 -13 -1 -8 -2 -2
end about	-5 13 -1 -2 2 0 -2 -9
end across	-4 -4 -1 0 0 0 0 0
end actually	-3 6 9 0 -1 -2 0 0
end after	-3 2 -3 4 5 -2 -4 -6
end again	1 -7 -13 14 18 -19 -2 -5
end against	4 0 -1 -1 0 0 0 3
end ago	2 -6 -7 13 -2 0 0 -1
end alarm	0 -2 6 0 0 0 0 0
end alive	1 -4 0 -2 0 0 0 2
end all	-4 3 -8 -1 4 8 -4 -1
end almost	-2 -4 1 0 0 0 0 0
end alone	-1 0 2 -1 0 -1 0 5
end always	-1 4 -3 -6 0 0 0 8
end am	-9 7 1 -3 -1 -1 3 -4
end amber	-4 -2 2 0 0 1 -1 0
end an	5 -5 9 -4 -1 -6 1 1
end and	13 1 -13 -6 -4 8 -5 3
end any	3 6 -5 -1 0 -2 0 -1
end anybody	0 -5 0 0 0 3 0 0
end anyone	5 2 0 -3 0 0 0 0
end anything	1 4 -1 -1 0 0 0 1
end anyway	1 -4 3 0 3 -1 0 -1
end apparently	0 1 0 5 0 0 0 -2
end are	1 2 3 -5 0 -1 -1 3
end around	4 -1 0 0 0 4 0 1
end as	2 -1 -10 1 3 9 -6 -3
end ask	-4 6 1 0 0 -1 -1 0
end asked	-7 -2 0 4 -1 -1 0 6
end at	15 -12 1 6 -1 -2 2 -6
end awake	2 -2 0 0 0 0 -1 5
end away	-6 10 -14 12 1 -3 -1 -2
end back	-4 -5 2 12 -7 -13 -1 -14
end bad	-2 0 -3 0 -1 -2 0 12
end bahia	0 5 0 0 0 -2 0 0
end ball	3 -4 0 0 0 -1 0 0
end bar	1 -6 0 -3 0 0 0 0
end be	7 -15 3 1 2 6 0 10
end beach	9 0 -4 -1 0 2 0 0
end beautiful	2 -2 -1 0 0 0 0 4
end because	4 0 3 -1 -1 0 0 1
end bed	-4 -1 0 0 0 -1 3 1
end bee	-5 7 0 0 0 0 0 0
end been	-7 -4 6 0 0 -1 0 7
end before	-1 4 -4 4 -1 0 -2 -5
end behind	4 -2 0 4 0 -3 0 -1
end being	8 -4 -2 1 1 0 0 -3
end believe	1 3 -2 -1 0 0 0 5
end better	-2 1 -3 11 -3 2 0 -3
end between	8 -6 2 0 0 -1 0 0
end big	13 -8 0 0 -3 -3 0 -2
end bigger	3 -4 2 0 0 0 0 0
end bit	0 -2 -4 0 -1 0 0 4
end black	9 8 -9 -4 0 0 0 0
end bless	0 0 0 0 0 0 -2 4
end blink	-4 2 0 0 0 0 0 0
end blinking	-2 5 -4 4 0 -2 -1 0
end blocks	1 2 -1 0 0 -5 0 0
end blue	-1 9 -3 -3 4 -1 0 2
end boat	-2 2 0 -1 0 0 0 5
end both	4 -5 3 0 0 0 2 -1
end bottom	6 -3 -4 0 -1 0 0 0
end boys	0 1 -5 0 0 0 1 0
end bread	0 -5 -2 1 0 0 0 0
end breath	-5 2 0 0 0 0 0 0
end breathing	-2 -6 3 0 3 -2 0 0
end bring	6 -3 0 0 0 0 0 -2
end brought	0 -5 0 0 0 0 0 2
end bubbles	8 -1 -3 -1 0 0 0 0
end bubbling	-6 8 0 0 0 0 0 0
end burning	-2 0 0 4 -1 -1 0 5
end but	5 15 -9 -6 -3 -13 -1 7
end by	6 -9 -1 -5 -2 -2 -1 8
end call	0 0 2 -2 0 -2 -4 0
end calm	-1 -7 6 1 -1 0 0 1
end can	6 6 1 0 -2 -10 4 -6
end cancel	-1 -1 -4 14 0 -4 0 -6
end carry	-5 4 0 0 0 0 5 -5
end cat	4 -5 -4 2 -2 6 0 -5
end champagne	4 -8 1 0 0 0 -1 -2
end character	0 6 -1 0 0 0 0 -1
end chat	0 0 -1 0 0 0 0 5
end children	-5 4 0 0 0 0 0 -2
end city	-2 9 -5 0 -1 0 0 0
end clear	4 -2 -2 0 0 0 -1 0
end closing	0 0 -1 0 0 0 4 0
end coffee	1 -1 -1 -1 0 0 -4 0
end color	0 0 -3 5 -1 -2 0 -2
end colored	4 0 0 0 0 0 0 -1
end colors	6 -2 1 -1 0 -2 -1 0
end come	1 -1 1 6 1 -1 -2 -2
end comes	-6 13 2 0 1 -2 0 0
end coming	7 1 -3 0 0 -3 1 0
end confetti	-2 5 -1 0 0 0 0 0
end corner	2 5 -2 0 0 0 0 -1
end could	0 -2 7 3 -1 2 1 -2
end count	-1 -2 0 0 0 0 0 4
end counting	-6 -6 5 0 0 0 0 2
end cozy	5 7 -1 -2 0 0 0 -6
end crazy	1 -2 0 5 0 0 0 0
end creeping	1 -6 0 0 0 0 0 0
end crossing	-7 10 -1 0 -1 0 0 0
end crying	5 0 3 -1 0 0 0 -3
end ctrl	0 -1 0 2 0 0 0 -6
end cup	-1 5 -2 -3 0 0 0 -3
end cursor	-1 7 -2 0 0 0 -1 0
end cut	-5 6 8 0 0 -1 -1 -2
end cute	0 0 0 2 0 0 0 -5
end cyan	0 0 5 -1 -3 1 0 0
end dance	3 5 0 0 0 -1 -2 -1
end dark	6 4 7 0 -1 -4 1 -2
end day	-2 0 -5 -1 0 0 0 6
end deal	0 -4 7 0 0 0 0 -3
end dear	-3 -4 4 0 0 -4 0 0
end deep	8 -7 -1 0 -1 0 0 -1
end desk	-3 -2 5 0 0 0 0 0
end dew	0 7 0 0 0 0 0 -4
end did	-4 -7 -8 14 3 -2 0 2
end dim	-3 0 7 0 0 0 0 0
end dinosaur	1 -2 -1 8 0 0 0 -3
end disappointed	0 6 -3 0 0 0 0 -1
end disco	-7 11 -1 0 0 -4 0 0
end do	1 6 -2 -1 4 3 1 -5
end does	-2 -1 6 -3 -2 0 0 0
end door	2 -3 -3 0 0 0 0 4
end dots	0 -5 -9 4 0 0 0 0
end double	-1 0 5 0 0 0 0 0
end down	-5 8 0 -2 0 2 0 6
end drawn	2 -6 0 0 0 0 0 -3
end drifting	3 0 0 -2 0 4 0 -1
end drip	0 1 -4 0 0 0 0 0
end drizzle	5 -4 0 0 0 -1 0 -2
end drop	0 -4 -5 10 0 -1 -1 3
end drops	0 -7 7 0 0 0 0 0
end duck	1 -3 0 -1 0 4 0 -3
end each	5 2 -12 0 0 0 0 0
end earlier	-2 -7 0 6 -1 5 0 0
end early	-1 6 0 0 0 0 -2 -2
end egg	0 4 0 0 0 0 0 -2
end embers	5 -8 0 -3 0 4 0 -2
end enough	0 1 4 -1 0 -2 0 -2
end even	3 1 -5 -1 0 -1 0 4
end evening	-2 -7 0 0 3 -1 0 6
end ever	-4 7 0 0 0 0 0 8
end every	0 -9 -2 0 0 -1 0 6
end everybody	8 -4 0 -1 0 0 0 -2
end everything	8 3 1 -2 0 -2 1 -2
end everywhere	4 -4 0 0 0 0 -1 -2
end except	0 -5 1 0 0 0 0 0
end exhale	0 0 3 0 0 4 0 0
end eyes	-7 2 1 3 -1 1 -1 -2
end face	4 -6 -1 0 0 -2 0 -1
end fade	-9 -1 7 0 0 0 0 0
end fades	4 0 0 0 -1 -4 0 0
end faint	2 -1 -5 0 0 0 0 0
end fall	0 -6 1 0 0 2 1 0
end falling	1 -3 -3 5 0 -1 0 0
end fast	-1 2 -3 -4 2 -1 0 -1
end feel	-4 0 0 -1 0 0 0 1
end feeling	2 3 0 -2 -3 0 0 4
end fence	4 -2 0 -2 0 0 0 0
end few	2 -6 12 0 -1 -1 0 0
end fewer	-3 -1 9 -5 0 0 0 -1
end final	-2 1 -4 0 -4 5 0 0
end finally	-2 -1 0 0 0 0 0 9
end find	2 4 0 0 0 0 1 -1
end fine	2 -5 -6 5 4 0 -1 0
end fire	2 -3 4 4 0 -4 1 0
end fireworks	9 -2 0 0 0 0 0 -3
end first	-6 20 -3 8 2 -7 0 6
end fish	0 3 -1 -1 0 4 0 -2
end five	9 -3 -6 0 0 0 -2 -2
end flames	3 -7 0 0 0 0 0 0
end flash	-2 5 -2 0 0 1 0 0
end flashing	-3 9 -2 0 0 0 0 0
end flip	-1 -5 8 -3 0 -3 0 -2
end floor	-4 10 -2 0 0 -2 0 0
end flying	4 -2 0 0 0 -1 0 0
end fog	2 -5 0 0 0 1 0 0
end for	-13 11 10 -7 0 4 -4 5
end forget	-1 -3 -5 11 0 -2 0 -7
end found	-6 0 3 0 0 0 0 -1
end four	3 -1 -4 0 0 2 0 0
end freeze	4 0 -3 0 0 0 -2 0
end friend	-7 -3 -2 0 2 0 -2 9
end from	1 -14 7 2 -1 3 0 0
end front	-4 5 -1 -1 0 2 0 -3
end fruit	9 0 -1 0 1 0 0 -5
end gentle	8 -3 0 0 -1 -1 0 -1
end get	-6 3 7 2 -3 7 -1 6
end gets	-1 3 5 0 0 0 0 -2
end getting	1 -1 -7 0 0 3 1 8
end giant	3 -5 0 0 0 0 0 0
end girl	1 0 4 -1 0 0 0 -2
end give	2 -5 11 3 3 -3 0 -2
end glass	3 5 -1 0 0 -1 -1 3
end glowing	2 -6 3 0 0 0 0 0
end go	1 -3 -6 16 -4 -3 -4 -4
end going	1 -6 0 0 0 7 0 -4
end gold	-4 8 -4 1 -1 -1 0 -1
end gone	10 -1 -3 -3 0 0 0 0
end good	-8 -2 12 0 -3 1 -1 -2
end got	11 -2 -1 -3 0 -1 0 -5
end green	17 -4 -14 1 0 -2 -4 5
end haha	0 0 0 0 -4 0 0 1
end half	-3 -7 6 -5 -1 -1 2 0
end hands	3 -1 0 -2 0 -1 0 4
end hang	0 -7 3 0 0 0 0 -1
end hard	-2 -1 8 0 0 -2 0 0
end hardly	3 5 -8 -1 0 0 0 -1
end has	7 -6 14 -2 2 -3 1 -3
end have	-9 -4 14 5 0 4 -3 -3
end he	-7 -11 2 -2 -2 3 -1 12
end head	4 0 0 -1 0 -1 0 0
end hear	0 -4 -2 0 0 0 0 2
end heart	-7 0 -6 -1 3 0 0 6
end hearts	5 -3 -1 0 0 -1 0 -2
end hed	0 -4 0 6 0 -2 0 0
end hedgehog	-4 10 0 -1 0 0 0 -1
end hello	-1 4 0 0 0 -1 0 0
end help	-5 2 0 -1 0 0 0 3
end her	-1 6 10 -3 3 -1 1 5
end here	0 1 1 0 0 -2 0 6
end him	4 -4 11 -8 -2 4 0 6
end his	0 -4 3 7 0 -4 -1 5
end hit	-5 2 -2 0 0 0 0 3
end holding	-7 1 8 -1 0 0 0 -3
end home	3 -4 3 3 0 -2 0 -3
end honest	5 -1 -2 -1 0 0 0 -2
end honey	-6 2 3 -1 -1 1 0 -1
end hospital	-3 5 7 -1 0 0 0 0
end hour	-2 -2 0 0 -1 -1 0 4
end hourglass	-3 4 0 0 0 0 0 0
end house	-4 3 1 0 0 2 -1 -1
end how	3 2 0 -4 -4 0 -2 -1
end huge	3 -5 0 0 0 0 0 0
end hungry	-6 0 0 0 0 0 0 4
end i	-6 11 -4 -1 5 0 1 6
end ice	4 -3 1 0 0 2 0 0
end idea	-3 4 0 0 0 0 0 -2
end if	6 2 -3 3 -2 8 3 -6
end ignore	0 0 -1 -2 2 -1 0 7
end in	1 -5 1 -1 -2 -4 -8 6
end inhale	0 0 -2 0 0 4 0 1
end inside	4 -7 -4 0 0 0 0 -1
end instead	-4 2 6 0 0 0 0 0
end interval	-5 0 0 0 0 5 0 0
end is	-14 11 23 -9 2 -5 9 -15
end it	11 -17 5 19 5 6 3 3
end its	-3 -10 8 -3 0 7 -1 8
end joke	0 -3 8 0 4 0 0 -2
end just	-3 5 -6 2 1 1 -2 4
end keep	-5 -2 9 -1 4 0 -3 -2
end kick	4 0 0 -1 0 0 0 -1
end kids	4 0 6 0 0 0 -2 -2
end kill	0 0 0 0 0 0 5 0
end kind	7 -10 -1 -2 -1 9 0 4
end kindly	-2 -1 -6 3 4 -1 0 -3
end kitchen	-4 -3 10 0 0 0 0 0
end kitten	0 5 0 0 0 0 0 -3
end know	4 10 -3 -2 0 0 0 -3
end lake	0 4 -1 0 0 0 0 0
end lamp	7 -1 -2 -2 0 -6 -4 14
end lamps	2 0 4 0 0 0 0 0
end last	-4 4 -19 16 -2 0 0 -7
end late	10 -2 0 3 -1 -5 0 -2
end lazy	2 2 -4 0 0 0 -1 0
end leave	6 8 -2 4 0 -2 0 -1
end leds	-2 0 -1 0 -2 0 0 7
end left	1 -8 1 -4 -1 6 0 3
end less	-5 2 -7 2 0 0 0 5
end let	-7 2 5 -3 1 3 0 -5
end letter	1 8 -5 0 -1 0 0 0
end letters	-5 -1 7 -2 0 0 0 -2
end level	-4 0 6 3 0 0 -2 0
end life	-4 5 0 0 0 0 0 0
end light	3 11 -11 -1 0 0 3 0
end lightning	-3 4 2 0 2 -9 0 0
end lights	0 4 -6 2 0 0 -3 -1
end like	-4 -4 15 7 -1 1 1 -6
end likes	0 -5 5 2 0 0 -1 -3
end line	1 -7 4 0 0 0 0 0
end lit	9 -2 0 0 0 0 0 -6
end little	-7 10 -3 -1 -1 -1 -3 3
end lives	0 -2 4 0 0 0 0 0
end long	4 2 1 -2 -1 -3 0 0
end look	4 1 2 -1 0 -4 1 -3
end looking	-2 -1 -1 1 1 -2 0 -5
end looks	5 -5 7 -1 4 0 0 -3
end lose	0 6 -2 0 -1 0 0 0
end lost	-1 4 -3 0 0 0 0 -2
end loud	2 8 -6 0 0 -1 0 5
end love	5 -8 -1 -2 0 0 0 7
end lower	-1 7 0 0 0 -2 0 0
end luck	-7 0 0 0 -1 -2 0 4
end machine	4 -1 0 0 2 -2 0 -2
end make	3 5 3 1 0 -1 0 -7
end many	4 4 -5 0 0 0 0 0
end match	-7 -4 5 -1 0 5 -1 -1
end may	1 -1 2 3 7 -1 -2 -7
end me	-8 -2 -1 -2 -5 6 -4 6
end mean	-3 -3 4 3 1 0 0 -4
end means	0 -1 0 0 0 0 0 4
end meet	4 -1 2 -3 0 0 0 -2
end middle	8 -9 9 -3 0 -1 0 0
end might	0 -4 -1 0 0 0 -1 8
end mind	0 7 -4 0 3 0 0 -4
end mine	-2 -2 1 2 4 -1 0 -2
end minute	7 -6 -5 2 0 0 -1 0
end minutes	-3 0 -3 0 0 5 -2 2
end mist	2 -5 -1 0 0 0 0 0
end mistake	0 0 -7 6 -1 0 1 0
end moment	4 -1 -4 1 -1 0 0 0
end monster	0 7 -3 0 0 0 0 -1
end moon	2 -4 2 -6 1 -2 0 -1
end moonlight	2 -3 -1 0 2 -6 0 0
end more	9 10 15 -6 6 -7 -2 -6
end morning	-7 5 3 -1 0 1 -1 1
end moves	4 -4 1 -1 0 0 0 -3
end moving	1 -7 2 -3 0 -1 0 0
end much	3 1 1 -9 0 0 0 0
end must	-1 5 -5 0 2 0 0 2
end my	-7 -1 7 -5 5 -7 0 9
end name	1 -4 0 0 0 -1 1 -5
end need	6 0 -3 -1 -1 5 1 1
end needs	-1 -17 12 0 0 0 0 0
end never	-3 0 -4 1 3 -1 -1 5
end new	-6 -1 -2 -2 0 3 3 6
end next	-4 -2 -1 0 2 6 2 2
end nice	-3 -2 -2 1 0 -1 0 6
end no	2 0 -2 2 0 -4 0 -2
end nobody	4 -3 8 -1 -1 -4 1 1
end noon	9 -4 0 0 0 -1 0 0
end not	-9 -3 2 -4 -6 -3 0 6
end nothing	7 -1 -3 -4 -2 5 0 1
end now	-7 -2 7 -3 -3 0 -1 16
end number	-2 5 -7 0 0 0 5 6
end of	13 -7 18 -8 -1 -4 2 -5
end off	-1 -2 -4 8 -2 0 3 -3
end old	4 -12 11 3 0 -2 -1 -1
end on	5 1 -2 -8 8 -6 3 0
end once	-8 3 -13 0 5 2 0 -3
end one	8 -20 -6 8 -5 4 -2 1
end ones	-9 -4 12 4 -1 4 -1 -7
end only	2 8 -8 0 -4 -4 0 -1
end opening	4 -5 5 0 0 0 -1 0
end or	-6 0 -10 -3 -1 0 0 8
end other	1 -10 4 0 0 0 0 0
end others	0 11 -10 -1 0 0 0 0
end otherwise	0 6 -1 0 0 0 0 -2
end our	-2 -2 3 0 0 -1 0 5
end out	-3 5 6 6 0 -3 -5 -4
end over	3 3 -5 0 -2 -2 1 -1
end own	0 1 -4 0 0 0 0 2
end part	-4 -1 5 -2 0 0 0 0
end people	0 -6 6 0 -1 -3 0 4
end per	-1 -4 1 -1 0 0 0 0
end perfect	-4 -2 0 0 0 0 0 3
end perhaps	1 2 4 0 0 0 0 -2
end phone	-1 -4 0 0 4 0 2 0
end picture	0 -5 3 0 0 2 0 -1
end pink	4 8 -9 2 -1 -8 0 0
end place	-5 4 1 0 0 -2 0 0
end plain	3 5 -4 0 0 2 0 0
end plane	-7 4 5 0 -4 1 0 0
end please	-4 -11 -3 13 0 3 -1 -4
end point	0 -5 2 0 0 0 0 0
end previous	-2 -6 -5 5 0 -2 0 -3
end proper	0 -3 0 0 0 4 0 0
end proud	-3 -4 -3 0 -3 0 0 10
end put	2 -11 6 -5 1 4 2 -6
end quick	-7 0 -9 2 0 8 0 -1
end quiet	5 -6 -3 0 0 -6 0 4
end rain	-8 7 -1 0 0 1 0 -1
end rate	-3 0 0 -1 0 0 0 6
end rather	-2 7 -8 3 0 -2 0 1
end reaching	-5 7 0 -2 0 -2 0 0
end read	-3 -1 13 0 0 -2 -2 0
end real	-4 2 -5 1 0 0 0 1
end reapply	0 -1 0 -5 0 -1 0 -1
end red	13 5 -8 0 -5 -6 -5 -6
end redder	4 -2 -6 0 0 0 0 2
end redo	0 -1 -8 -3 3 -2 0 -2
end reds	-2 9 -1 0 0 0 -2 0
end remove	-1 -2 5 1 0 0 0 -4
end rest	-1 -4 0 0 0 -2 0 0
end return	-3 -5 -2 9 2 -8 -1 -2
end reverse	4 -4 -10 12 -1 -4 0 6
end rewind	0 0 -5 5 2 0 0 0
end rid	0 -1 5 5 0 -1 0 -1
end right	3 -3 -3 -4 4 1 -1 3
end ring	4 -2 0 0 0 0 0 0
end rings	1 5 -2 -1 0 0 0 -2
end rising	7 -2 0 0 0 0 0 -1
end road	-2 4 0 0 0 0 0 0
end roll	-4 -1 0 1 0 5 0 0
end room	-6 -1 0 6 -2 -1 0 -1
end rose	-1 8 0 0 0 0 0 0
end roses	2 3 -5 0 0 0 0 -1
end round	0 8 -4 0 0 2 0 0
end rounds	-1 0 -2 0 -3 4 0 0
end row	-5 8 2 -1 0 0 0 -1
end running	5 -5 -3 0 0 0 -1 0
end s	3 -1 6 -4 0 0 -4 0
end sad	5 -7 6 0 0 0 0 -2
end same	-2 14 1 -4 -2 1 0 0
end sand	4 2 -4 0 0 -1 0 -2
end saudade	0 -2 0 0 0 -1 0 7
end saved	-4 0 0 0 0 7 -1 -2
end saw	2 1 0 -4 0 0 -1 -1
end say	-4 -8 5 0 0 -2 4 3
end says	0 -3 4 5 0 -3 0 8
end school	2 -4 1 0 0 0 0 2
end scrap	-3 -1 -4 9 0 0 -1 -2
end sea	4 -1 -1 0 0 1 -1 3
end second	-9 -1 -2 3 0 6 1 -1
end seconds	-1 -6 2 -2 -3 -2 0 0
end see	-3 12 -8 -3 -2 -1 0 -4
end seen	0 4 -1 0 0 0 0 -2
end sees	0 0 6 0 0 -1 0 0
end shall	-5 -3 -1 0 0 -1 0 4
end she	-7 1 12 -2 -1 -3 1 5
end shimmer	1 9 -2 0 0 0 0 0
end ship	7 -3 -6 0 0 3 0 -3
end short	-5 -2 5 -3 -2 1 0 0
end should	4 -16 -3 -3 0 1 0 17
end show	2 -7 1 -5 -2 4 -4 -3
end sign	-5 7 0 0 0 -3 0 5
end silver	5 -1 -4 0 0 0 0 0
end since	5 -2 3 -2 0 0 2 -1
end sitting	0 3 0 0 0 0 0 -5
end six	1 0 5 -1 0 -1 -3 -3
end sleep	7 -5 4 0 0 0 -1 0
end slow	3 -8 -12 0 0 1 2 17
end slower	-4 -1 3 -2 1 -1 0 -4
end slowly	5 -4 -3 0 0 -1 0 0
end small	8 -11 7 -1 1 -1 -2 2
end smell	0 5 -5 0 0 0 0 0
end so	-7 5 1 8 5 9 -2 -6
end soft	4 -1 0 0 -1 0 -1 0
end soften	0 -1 4 0 0 0 0 -2
end softer	-3 -1 5 0 0 0 0 2
end some	-1 7 1 -3 0 0 0 -1
end somebody	-1 5 -2 -1 0 0 2 -1
end somehow	-3 5 -2 0 0 -1 0 -2
end something	5 -2 -2 -2 -1 -4 1 0
end somewhere	4 -7 4 0 0 0 0 0
end soon	0 0 -1 0 0 5 0 0
end sort	0 6 -3 0 0 0 0 -1
end spooky	-1 6 -3 -1 0 0 0 0
end spot	4 0 0 0 -1 0 0 0
end stars	7 5 0 -2 0 -2 -2 0
end started	-5 -1 1 -2 0 1 0 4
end starts	-1 -2 0 -1 -2 4 0 0
end state	-6 -1 -1 -1 -1 6 0 -1
end stay	-2 -4 3 3 3 -3 5 -4
end steady	0 1 0 3 0 0 0 -5
end steam	0 12 -14 -2 0 0 0 4
end steaming	4 -2 0 -1 0 1 0 -1
end step	-3 -8 -4 13 -1 -8 0 0
end still	-4 8 -10 3 -2 -2 0 3
end stop	-4 -4 17 -1 0 0 -4 -1
end stopped	5 -10 0 -3 0 0 0 5
end storm	-5 1 3 0 -2 12 -1 -2
end street	0 10 0 0 0 -3 0 -1
end strike	0 -4 -6 8 0 0 0 -1
end stripes	1 2 -7 5 0 -1 0 3
end style	1 4 -2 -1 0 0 -1 0
end summer	3 5 -4 0 0 0 0 0
end sun	8 1 -4 0 0 -7 2 -3
end sunday	1 5 0 0 0 2 0 -1
end sunrise	6 0 -2 0 0 0 0 0
end swinging	-6 0 0 0 0 3 0 0
end table	3 -5 3 0 -1 0 0 0
end take	-5 -5 -5 12 -3 -3 4 5
end talk	6 0 0 0 0 0 0 -2
end taste	2 -3 5 0 0 0 0 -3
end ten	-4 -4 -5 -1 -3 10 -1 0
end tent	5 -4 0 0 0 0 0 -2
end text	4 -3 -4 -1 0 -4 0 0
end than	13 3 -8 -8 0 0 0 3
end thank	-3 0 0 -1 1 1 0 4
end that	8 15 -9 -4 3 3 -1 -6
end the	-7 -1 -5 4 -1 13 0 3
end them	6 -5 0 4 5 3 0 -7
end then	6 -9 3 -3 -4 4 -8 6
end there	-5 1 0 3 -1 -2 0 -3
end they	3 3 -1 -1 0 -7 0 3
end thing	-6 -9 -10 0 -2 5 0 1
end think	7 1 -11 1 0 -3 0 -3
end thinks	-1 -1 1 0 0 0 0 4
end this	-7 5 -3 -1 -3 -4 0 3
end those	1 -4 3 -3 0 2 -1 -1
end though	0 8 0 -2 0 -3 0 -1
end three	-1 -6 7 0 0 -1 0 2
end through	12 -3 -1 -1 -1 0 0 -3
end tick	4 0 -5 0 0 -2 0 -1
end tide	-2 1 0 0 4 -3 0 0
end till	4 0 -2 -1 -1 0 2 0
end time	-9 4 7 8 2 -3 4 3
end timer	-5 0 0 -1 0 6 3 -3
end times	3 0 -4 4 0 0 0 -2
end tired	2 -5 0 0 0 1 0 -1
end to	24 -12 4 17 -4 -11 -2 -2
end told	-1 7 6 -1 0 0 0 -6
end tom	-5 1 0 -1 0 0 1 5
end tomorrow	-3 5 -3 -2 0 0 3 0
end tone	-4 0 1 4 0 0 0 0
end too	16 -12 1 -1 -2 -3 0 2
end top	4 -1 -5 0 0 0 0 1
end towards	0 0 -6 0 0 0 0 0
end trumpets	-1 0 -2 -1 0 6 -1 0
end try	2 -4 5 0 0 0 0 -2
end turn	2 5 6 2 -2 -7 3 0
end turning	3 5 -6 0 0 0 1 0
end tv	4 -4 -3 0 0 0 0 0
end two	3 -5 5 -1 -3 -2 -1 -4
end type	2 -7 0 0 0 0 0 1
end un	0 -2 -2 -7 3 0 0 -2
end under	4 4 0 0 -1 -2 4 0
end undo	-1 -4 -2 -2 -3 -4 -1 -3
end until	5 2 -6 0 0 0 1 -1
end up	-6 0 11 -4 3 3 0 -3
end us	3 -11 9 2 1 4 1 -7
end version	-2 -4 -2 8 1 3 0 -6
end very	0 6 -1 -1 0 1 -1 -4
end violet	1 0 6 0 0 0 0 -1
end waiting	-3 -5 0 6 -2 -2 0 0
end wake	-7 -1 4 0 -1 0 0 0
end walked	-2 1 0 0 -1 0 0 5
end wandering	-1 0 -1 5 0 -1 0 -2
end want	-14 16 -1 -5 5 -3 0 -1
end wants	9 9 -4 -4 0 -1 1 4
end warm	1 12 -5 0 -1 0 0 -3
end was	-3 12 -4 -8 -11 -1 -2 10
end water	-1 2 8 0 0 -1 0 -1
end way	-3 9 -7 -2 -4 1 0 6
end we	1 -4 15 0 0 2 2 -5
end weather	0 5 -1 0 1 -2 0 -2
end well	-5 0 5 -4 -1 -1 0 0
end were	-2 -5 7 -2 5 -4 0 -5
end whale	-1 -4 0 -1 1 -1 0 0
end what	4 -2 -1 15 2 -3 -2 -6
end whatever	-6 5 -3 0 0 -1 0 3
end when	6 -5 0 -10 -1 10 -1 1
end where	6 -2 -6 5 -2 1 -1 -4
end which	4 -10 -3 -1 0 0 0 2
end while	0 11 -2 0 4 0 0 0
end white	16 -6 -12 3 -2 -5 0 0
end who	5 -5 -1 0 -1 -1 0 0
end whole	3 -2 1 0 -1 2 -1 -4
end wife	-2 0 -1 0 -1 0 0 5
end wild	0 -6 2 4 0 -2 0 0
end will	0 -9 1 2 0 -1 -1 6
end wind	2 -4 -1 1 0 -2 0 0
end window	-2 8 3 -1 0 0 0 -1
end windows	3 1 -5 0 0 1 -1 0
end wish	0 5 -9 1 0 -2 0 2
end with	11 -7 -3 0 -3 -2 -4 -1
end withdraw	-4 -1 -4 4 0 0 0 0
end without	-6 2 -10 1 4 1 -1 -2
end wood	4 0 0 0 0 0 0 -3
end words	-4 6 2 -2 0 -2 0 -2
end work	-9 4 -1 0 0 8 0 -3
end works	4 -6 -1 0 0 0 0 5
end worse	-2 5 -1 3 -1 -1 0 2
end would	-5 -4 11 3 1 6 1 -4
end wow	0 -3 0 4 0 0 0 -1
end write	5 0 -2 0 -1 0 0 -6
end year	-6 1 4 -1 0 0 1 1
end yellow	4 2 -11 5 4 -3 0 -2
end yet	-1 13 9 3 3 1 -1 -14
end you	1 -4 -5 -4 6 -2 1 -6
end youd	0 -3 2 -1 0 9 0 -2
end your	-2 8 -2 -3 3 0 0 -2
endle…	-4 4 4 0 0 0 0 0
endl…	-4 4 4 0 0 0 0 0
ends	2 -8 8 0 0 0 0 0
end…	10 -6 8 0 0 0 0 -5
energy	0 4 -4 0 0 -1 0 0
energ…	1 4 -4 -1 0 -1 0 0
ener…	1 4 -4 -1 0 -1 0 0
ene…	1 4 -4 -1 0 -1 0 0
engine	7 -7 0 0 0 -2 0 -3
engin…	6 -1 -2 0 0 -2 0 -5
engi…	6 -1 -2 0 0 -2 0 -5
eng…	7 -1 -1 0 0 -3 0 -5
enough	5 -6 4 -5 0 4 0 -2
enough $	-4 -4 11 0 0 -3 0 -2
enough of	8 -5 -2 0 0 0 0 -2
enoug…	5 -6 2 -5 0 5 0 -2
enou…	5 -6 2 -5 0 5 0 -2
eno…	5 -6 2 -5 0 5 0 -2
entrance	0 -4 0 0 0 0 0 0
entra…	-2 -5 0 0 0 0 1 -1
entr…	-3 -6 0 6 0 0 1 -2
ent…	0 -10 0 6 0 0 1 -2
epi…	2 2 0 -5 -1 0 0 0
equal…	6 -3 -1 0 0 0 0 0
equa…	6 -3 -1 0 0 0 0 0
equ…	6 -3 -1 0 0 0 -1 0
erup…	-2 5 0 0 0 0 0 0
eru…	-2 5 0 0 0 0 0 0
esp…	-2 -3 1 0 0 -3 1 8
even	-1 -3 5 0 0 -1 0 -3
even more	0 -4 11 0 0 0 0 0
evening	-1 -3 -4 -2 -1 4 1 5
evening $	2 -3 0 0 -1 0 0 4
evening .	2 -4 0 0 0 0 0 0
eveni…	-1 -5 -4 -2 2 1 1 5
even…	-1 -5 -4 -2 2 1 1 5
ever	-1 1 0 0 0 0 -4 11
ever $	-4 7 0 0 0 0 -3 8
every	-1 8 0 0 0 -2 0 -6
every <time>	2 -4 7 0 0 0 0 -7
every so	-2 13 -10 0 0 0 0 -1
every time	-2 -4 2 0 0 0 0 3
everybody	0 9 -6 -1 0 -1 0 -4
everyone	0 -1 2 -1 0 7 -1 -1
everyones	-2 -11 -5 -1 0 0 0 10
everything	-2 7 1 2 0 -3 3 0
everything $	1 -1 5 -2 0 1 0 0
everything ,	-2 0 0 5 0 -1 2 -1
everything .	-3 -3 0 0 0 0 0 5
everywhere	2 -6 3 -4 0 0 -1 4
everywhere $	4 -4 0 0 0 0 -1 -2
everywhere ,	-2 -1 -2 0 0 0 0 6
every…	-3 -2 2 -5 0 0 0 9
ever…	-3 3 4 -6 -1 -1 0 2
eve…	-6 -3 1 -8 1 -1 -2 13
evi…	-3 12 -5 -2 0 0 0 -2
ew	-1 10 -8 3 -3 0 0 -1
exactly	-3 -5 -2 -3 -1 1 0 9
exact…	-3 -5 -2 -3 -1 1 0 9
exac…	-3 -5 -2 -3 -1 1 0 9
exam	0 -1 -2 0 -1 3 1 -5
exam $	-2 1 -2 0 0 3 0 -4
exa…	-3 -9 -4 -3 -2 5 1 4
except	0 -1 9 -6 0 -2 0 -5
except the	0 -5 3 -1 0 0 0 -5
excep…	0 -1 9 -6 0 -2 0 -5
exce…	-1 -1 9 0 0 -2 0 -6
exc…	0 -2 9 2 0 -3 0 -6
exhale	-5 0 11 0 0 3 0 0
exhale <number>	-5 0 4 0 0 0 0 0
exhal…	-5 -3 10 0 0 3 0 0
exha…	-5 -3 10 0 0 3 0 0
exh…	-5 -3 10 0 0 3 0 0
explain	0 6 -3 0 -3 0 1 -2
expla…	3 6 -3 0 1 0 1 -4
explosion	0 -1 8 -3 0 -4 0 0
expl…	4 7 -2 -1 1 -2 0 -7
expre…	2 -5 0 0 0 0 0 0
expr…	2 -5 0 0 0 0 0 0
exp…	4 2 -2 -2 2 -3 0 -4
ext…	-7 0 0 0 0 0 2 4
eye	4 0 -1 1 1 -2 0 0
eye ,	4 1 -3 1 0 -1 0 0
eyes	-16 11 1 5 1 -1 -1 -4
eyes $	-4 12 0 0 0 0 0 -1
eyes ,	-1 -5 -2 5 -1 0 0 10
eyes .	1 -6 1 0 0 0 0 0
eyes are	0 -2 14 -1 2 0 0 -8
eye…	-17 10 3 -4 1 5 -2 -2
f1	4 0 0 0 0 0 -3 0
f1 start	4 0 0 0 0 0 -3 0
face	4 -4 -5 -2 -3 -1 -1 -3
face $	6 0 -1 -1 -3 0 -1 -2
fac…	3 2 -3 -2 -3 -1 -1 -7
fade	0 -17 12 -1 0 -1 2 0
fade between	-2 -1 5 0 0 0 -1 0
fade in	-1 -3 7 0 0 0 -3 0
fades	4 -1 -4 2 -1 0 0 0
fade…	4 -1 -4 2 -1 -4 0 0
fad…	4 -18 10 2 -1 -5 2 0
failed	-1 -2 0 8 0 0 0 -3
faile…	-1 -2 0 8 0 0 0 -3
fail…	-1 2 -2 6 0 0 0 -3
faint $	-4 -1 5 0 0 0 0 0
faint…	-1 0 3 0 0 -1 0 -7
fain…	2 -1 -3 0 0 -1 0 -7
fair	-7 -3 9 0 -1 0 0 4
fairy	-2 5 0 0 0 0 0 -5
fair…	-2 6 -3 0 -1 0 0 -5
fai…	-9 9 1 6 -1 -1 0 -12
fall	-3 1 6 2 0 0 -1 -3
falling	7 -6 -2 5 0 2 0 -3
falli…	7 -9 1 4 0 2 -1 -3
falls	-9 6 -2 0 0 -2 0 0
fall…	3 -3 -1 4 0 -1 -1 -3
fal…	0 -2 5 4 3 0 0 -6
family	0 -1 -2 0 0 4 0 2
famil…	0 1 -3 0 0 4 0 2
fami…	0 1 -3 0 0 4 0 2
fam…	0 1 -3 0 0 4 0 2
far	-7 9 7 -4 -1 -1 -1 -7
far away	-2 4 -3 -4 -1 0 0 -2
far off	-3 4 0 -1 0 0 -1 0
far too	-3 9 5 0 0 0 0 -3
fart	13 -3 -5 0 -3 0 -1 -2
far…	13 -5 -5 0 -3 0 -1 -3
fast	-5 -1 5 -10 5 -1 -2 2
fast $	-3 0 -9 0 3 -1 0 4
fast ,	-6 0 7 0 0 0 -2 -1
fast for	5 -2 4 0 0 0 0 -1
faster	3 -9 3 -4 -1 0 -1 2
faster $	0 -9 8 0 0 0 0 -5
faster and	-2 0 0 -1 0 0 0 11
faste…	1 -9 0 -4 -1 0 -2 6
fast…	1 -9 0 -4 -1 0 -2 6
fas…	-4 -10 6 -14 4 -1 -3 6
fathe…	-1 4 -3 -3 0 0 0 0
fath…	-1 4 -3 -3 0 0 0 0
fat…	-1 4 -3 -3 0 0 0 0
fault	-1 -1 -4 -1 -3 0 0 6
faul…	-1 -1 -4 -1 -3 0 0 6
fau…	-1 -1 -4 -1 -3 0 0 6
favourite	-8 0 4 -1 0 5 0 -3
favou…	-8 0 4 -1 0 4 1 -3
favo…	-8 0 4 -1 0 4 1 -3
fav…	-8 0 4 -1 0 4 1 -3
fea…	-7 -2 -1 0 2 0 0 -4
feeding	5 -3 -3 0 0 0 0 -6
feedi…	5 -3 -3 0 0 0 0 -6
feed…	5 -3 -3 0 0 0 0 -6
feel	-11 13 -10 -1 -1 -1 0 0
feel $	0 -5 0 0 0 0 0 2
feel like	-4 6 -1 -1 0 0 0 -8
feeling	0 7 0 -2 -3 1 0 -7
feeli…	0 7 0 -2 -3 1 0 -7
feels a	-1 -1 5 0 0 0 0 0
feels like	0 -3 8 -1 0 0 0 0
feel…	-2 9 2 -5 -3 0 0 -4
feet	1 0 0 -2 0 -1 0 4
fee…	-9 21 -10 -7 -4 -3 0 -5
fell	0 -5 0 -1 0 0 1 7
fell asleep	0 -3 0 -1 0 0 0 7
felt	0 0 -2 -5 0 0 0 1
fel…	-1 0 -2 -6 0 0 1 9
fence	1 5 -5 -2 0 0 0 -2
fence $	0 3 -5 -2 0 0 0 0
fenc…	1 5 2 -2 -1 -2 0 -2
fen…	1 5 2 -2 -1 -2 0 -2
ferry	2 5 0 -3 -1 0 0 0
ferr…	0 7 0 -5 -1 3 0 0
fer…	1 7 0 -5 -1 3 0 0
festive	0 4 -2 0 0 0 0 0
festi…	-1 4 -3 0 0 0 0 0
fest…	-1 4 -3 0 0 0 0 0
fes…	-1 4 -3 0 0 0 0 0
few	2 -2 12 0 -1 1 0 -1
fewer	-6 -13 17 0 1 -2 -1 -3
fewer .	0 -4 4 0 1 0 0 -1
fewe…	-6 -17 22 -6 1 -2 -1 -3
few…	-6 -17 22 -6 1 -2 -1 -3
field	4 -3 -1 0 0 -1 0 0
fiel…	7 -6 -2 0 2 0 0 0
fie…	15 -7 -4 0 2 0 0 -1
fight	3 -9 1 0 0 0 0 -2
figh…	3 -4 1 1 -1 4 1 -2
fig…	3 -4 4 1 -1 4 1 -2
file it	0 -4 0 0 0 0 1 0
film	2 10 -7 0 -1 0 1 -1
fil…	7 -8 -4 -1 -1 -1 3 5
final	1 0 -4 0 -1 -1 -2 -4
finally	2 -8 -4 0 0 0 -1 17
final…	2 -8 -5 0 0 0 0 17
fina…	3 -8 -9 0 -1 -1 -2 13
find	2 4 3 -2 -1 3 1 -4
find it	0 3 0 0 0 0 1 -4
find the	0 -4 5 0 0 0 0 -1
finds	-1 5 -3 0 0 0 1 -1
finds it	-1 5 -3 0 0 0 1 -1
find…	-1 6 -7 0 1 -1 1 -1
fine	-4 0 -4 3 4 7 5 -4
fine $	-1 0 -4 1 4 0 -1 1
fine ,	-3 6 0 -1 0 -1 -1 2
fine .	-3 -2 0 4 0 10 0 -6
finger	5 -2 0 0 0 0 0 0
finge…	4 -2 0 0 0 0 0 -1
fing…	4 -2 0 0 0 0 0 -1
finish	1 -1 9 0 -3 -5 -1 -2
finish .	1 -4 -1 0 0 0 0 0
finish with	-4 -1 6 0 0 -1 0 0
finished	-1 0 2 5 0 3 -1 -3
finis…	0 -1 11 5 -3 -2 -2 -5
fini…	0 -1 11 5 -3 -2 -2 -5
fin…	4 -3 -6 5 0 6 3 -3
fir	0 -10 4 0 0 0 0 0
fire	7 9 5 -1 1 -2 -1 -8
fire $	1 2 -9 4 0 0 0 2
fire ,	-7 7 -6 -1 0 0 0 -1
fire engine	7 -7 0 0 0 -2 0 -3
fire in	7 0 -1 0 2 -1 -1 0
fireflies	0 4 -7 0 0 0 0 0
firef…	-1 0 5 0 0 -3 0 0
fireplace	4 -4 0 0 -2 1 0 -2
fireplace $	1 -4 0 0 0 0 0 0
firep…	4 -4 0 0 -2 1 0 -2
fireworks	10 -6 -3 0 0 0 0 -8
fireworks $	5 -7 0 0 0 0 0 0
firew…	9 -8 -3 0 0 2 0 -8
fire…	14 -7 -2 0 -2 1 0 -10
first	-3 4 -4 -8 -2 5 -1 2
first $	2 3 -2 -1 0 6 0 -1
first ,	-4 4 2 -2 0 -1 0 0
first <color>	-3 0 -4 -1 0 8 0 -1
first <earlier>	5 8 -6 9 -5 -10 0 0
first dance	8 -5 0 0 0 -2 0 -2
first one	-1 8 -8 -5 0 3 0 -4
first time	-1 -2 -1 -1 2 1 0 5
first version	-5 -1 -2 -4 0 5 0 0
firs…	-3 4 -4 -8 -2 5 -1 2
fir…	23 5 -1 -9 -4 -1 -3 -16
fish	12 -1 -7 0 0 -1 0 0
fish ,	-10 7 0 0 0 0 0 0
fish…	-3 5 -3 0 0 0 0 0
fis…	2 3 -10 -1 -2 9 0 -3
fiv…	3 -18 15 -1 0 0 -3 4
flag	16 -5 -10 0 -2 -1 0 -1
flakes	-2 -1 4 0 0 0 0 0
flake…	-2 -1 4 0 0 0 0 0
flak…	-2 -1 4 0 0 0 0 0
flame…	2 3 -4 1 1 0 0 -1
flam…	4 -3 -2 1 1 1 0 -2
flash	-7 -15 21 -1 0 -2 0 -2
flash ,	0 -1 4 -1 0 0 0 0
flashes	-6 -6 11 -3 0 -3 0 0
flashes $	-4 -3 4 0 0 0 0 0
flashing	-2 9 -3 -1 0 0 0 -4
flash…	-5 0 10 -5 0 -3 0 -4
flas…	-10 -14 27 -10 0 -7 -1 -7
flat	2 7 1 0 0 0 0 -3
flatm…	-6 0 -3 0 0 5 0 1
flat…	-6 0 -3 0 0 5 0 1
fla…	8 -20 17 -8 -2 -3 -2 -13
flicker	0 -3 -2 -1 0 -5 0 -1
flicker at	0 -4 0 -1 0 0 0 0
flickers	0 -8 10 0 0 0 -2 1
flickers too	0 -8 5 0 0 0 0 0
flick…	0 -13 10 0 -2 -3 -2 0
flic…	0 -1 6 0 -2 -3 -2 -1
flip	-1 -9 12 -1 -2 -1 0 -2
flip it	0 -6 6 -1 0 2 0 -2
fli…	-3 -3 15 -1 -3 -3 -2 -4
float…	1 4 -8 -2 2 -3 0 -3
floa…	1 2 -8 -2 2 -5 0 -3
floor	-6 -1 6 0 0 -3 0 4
floor $	3 8 -6 0 0 -1 0 0
floo…	-3 0 6 0 0 -3 0 4
flower	-2 9 -5 0 0 0 0 0
flower $	-5 4 0 0 0 0 0 0
flowe…	-2 5 -6 0 1 6 0 -4
flow…	1 4 -5 0 1 6 -1 -6
flo…	0 11 -8 -4 3 -1 -2 -5
fly	6 2 3 -1 0 -1 0 -4
foa…	1 -1 4 0 0 -1 0 -2
fog	0 3 -8 0 0 -1 -1 -3
fog $	-1 8 -5 0 0 -1 -1 0
fog ,	2 -5 0 0 0 0 0 0
fog .	4 -5 0 0 0 0 0 0
fog in	5 0 -2 0 0 0 0 0
fogg…	2 1 -3 0 0 5 0 -2
fog…	1 0 -3 0 0 5 0 -2
follow	-4 4 0 3 0 0 -1 -1
follo…	-4 1 -1 3 0 1 -1 5
foll…	-4 1 -1 3 0 1 -1 5
fol…	-3 1 -1 2 0 -1 -1 4
foot…	6 -2 0 2 -2 1 0 0
foo…	9 -1 -2 2 -2 1 0 0
for	25 -24 5 -15 -2 5 2 -10
for <color>	-6 11 -3 0 0 -1 0 -1
for <count>	4 -2 -3 0 0 0 0 0
for <earlier>	-2 3 -4 0 0 1 0 0
for <here>	5 -3 3 0 0 0 0 0
for <number>	-1 -2 13 0 0 -2 -11 -1
for <time>	0 8 -5 0 0 -1 -2 -3
for a	7 -15 1 -1 4 0 4 -5
for babies	0 0 6 -4 0 0 0 -1
for each	-5 -2 5 0 0 0 0 0
for her	-1 4 1 -1 3 -1 0 2
for him	3 3 2 -8 0 0 0 -3
for initiative	2 -4 0 0 0 0 0 0
for it	-5 3 0 6 0 0 0 -10
for longer	-1 -1 5 0 0 0 -1 0
for me	-3 2 6 -1 -1 0 -1 -3
for my	7 2 -1 1 0 -3 0 -9
for now	-3 -2 0 0 0 5 0 0
for one	-3 3 0 0 0 -2 5 4
for the	-4 -7 -5 -2 -1 10 4 7
for when	4 -2 0 0 0 -2 0 0
forest	7 1 0 0 0 0 0 -3
forest .	4 -2 0 0 0 0 0 -1
fores…	8 2 -2 0 -3 1 0 -3
fore…	7 2 -2 0 -3 1 0 1
forget	1 -6 0 4 -2 -2 4 -8
forget that	-4 0 5 -2 0 0 0 -1
forget the	0 -4 -5 6 0 0 0 -3
forge…	3 -2 -4 4 -2 -2 3 -8
forgot	-2 9 0 0 0 0 0 -3
forgot the	-3 11 0 0 0 0 0 -3
forgo…	-1 9 0 0 0 0 0 -3
forg…	2 7 -4 3 -1 -3 3 -12
form	0 0 -3 0 0 5 0 0
form .	0 0 -3 0 0 5 0 0
fort…	-6 0 3 -1 0 -1 -1 4
forward	-4 -1 -2 -2 11 -3 0 -4
forward $	-2 -2 -1 0 6 -1 0 -2
forward again	0 0 -1 -2 4 -2 0 0
forwa…	-4 -1 -2 -2 11 -3 0 -4
forw…	-4 -1 -2 -2 11 -3 0 -4
for…	-2 0 -2 -1 7 0 2 -1
found	6 -7 1 1 0 0 0 3
foun…	6 -7 1 1 0 0 0 3
fou…	1 -6 -3 0 0 -5 -5 10
fox	2 4 -1 0 0 0 0 -5
fr	-2 6 -3 -2 0 0 -1 0
fr $	-2 6 -3 -2 0 0 -1 0
fram…	0 1 -4 0 0 -1 2 0
fran…	0 -2 0 0 0 0 0 5
fra…	0 -1 -4 0 0 -1 2 5
freeze	-1 -7 -3 0 0 0 4 0
freeze it	-2 -7 -3 0 0 0 6 0
freez…	0 -7 -3 0 0 0 4 0
free…	0 -7 -3 0 0 0 4 0
frequ…	-3 -2 5 0 -1 0 0 0
freq…	-3 -2 5 0 -1 0 0 0
fre…	-5 4 -4 5 -1 -1 6 -3
friend	-7 2 -2 -1 0 0 -2 7
friend $	-7 0 -2 0 0 0 -2 9
friendlier	-2 8 -6 -1 0 -1 0 -3
friendlier ,	0 5 -4 -1 0 -1 0 -1
friendly	5 3 0 0 -2 -1 0 -3
friendly $	6 -8 0 0 -1 0 0 0
frien…	-5 13 -10 -2 1 -1 -2 3
frie…	-5 13 -10 -2 1 -1 -2 3
frightened	0 -2 4 4 -1 -1 0 -3
frigh…	0 -4 8 1 -1 -3 0 -2
frig…	0 -4 8 1 -1 -3 0 -2
fri…	-3 13 -4 -2 -1 -5 -2 -4
from	-1 0 -1 -4 -4 -1 -1 2
from <color>	8 0 -8 0 0 0 -1 0
from <number>	10 -1 -5 0 0 -2 -2 -7
from a	-1 6 -5 0 0 0 0 -1
from across	0 -5 5 0 3 0 0 -3
from before	-7 18 -1 -4 0 0 0 0
from both	-5 -3 0 0 0 0 1 5
from earlier	-1 9 0 -1 -2 -9 0 0
from it	-2 4 4 -1 0 0 0 -2
from my	4 0 -3 0 0 0 0 0
from our	-1 2 5 0 0 0 0 0
from the	-2 -2 -1 3 -4 4 -2 11
from this	-1 0 -1 -2 0 6 0 -2
from time	0 3 -4 0 0 0 0 0
front	-5 1 10 -1 0 1 0 -2
front $	0 -3 11 0 0 0 0 0
fron…	-5 1 10 -1 0 1 0 -2
fros…	12 7 -4 0 -1 -8 0 -6
frot…	2 -7 -1 9 4 -1 0 0
fro…	15 6 1 3 0 -11 -2 -5
fruit	9 0 -1 0 1 0 0 -5
frui…	8 0 -1 -3 0 0 -3 -5
fru…	8 0 -1 -3 0 0 -3 -5
full	-8 -3 6 -1 0 -1 3 -3
full minute	-5 -7 12 0 0 -2 -1 0
full moon	-1 4 -2 0 0 0 0 0
ful…	-9 -3 6 -1 0 0 3 -3
funny	-8 7 0 -1 -1 -4 0 1
funn…	-8 12 -3 -1 -1 -4 0 1
fun…	-8 12 -3 -1 -1 -4 0 1
further	-5 -6 8 -1 0 0 0 0
furth…	-5 -6 8 -1 0 0 0 0
furt…	-5 -6 8 -1 0 0 0 0
fur…	1 -11 8 -3 0 0 0 -1
fus…	-3 0 0 4 0 0 0 -1
gala…	10 0 -10 -2 0 2 0 -4
gallo…	-2 5 -1 0 0 0 0 -1
gall…	-5 4 -1 0 0 0 0 5
gal…	5 2 -14 -2 0 2 0 4
game	3 -5 -3 0 0 0 0 -3
gam…	5 -2 -1 0 0 0 0 -4
gap	-4 -2 3 -1 0 0 0 3
garage	-1 2 4 -1 0 0 0 0
garag…	-1 2 4 -1 0 0 0 0
gara…	-1 2 4 -1 0 0 0 0
garden	5 0 -3 4 -1 -1 0 -2
garden .	4 1 -2 0 0 -1 0 0
garde…	4 0 -3 6 -1 -3 0 -2
gard…	4 0 -3 6 -1 -3 0 -2
gar…	5 2 1 5 -1 -3 0 -2
gas	-2 -4 3 -1 3 -2 0 1
gat…	0 5 -2 -2 0 2 0 0
gave	2 0 -5 0 0 5 0 0
gave me	2 0 0 0 0 5 0 -5
gav…	2 0 -5 0 0 5 0 0
gear…	7 0 -3 0 0 0 0 -5
gea…	7 0 -3 0 0 0 0 -5
gentle	8 -3 0 0 -1 -1 0 -1
gentler	-8 -2 5 1 0 0 0 -1
gentl…	-1 -9 5 1 -1 -1 0 0
gent…	-1 -9 5 1 -1 -1 0 0
gen…	-1 -13 7 1 -1 -1 0 6
geral…	0 1 -5 -2 0 0 0 2
gera…	0 1 -5 -2 0 0 0 2
ger…	0 1 -6 -2 0 0 0 2
gest…	-2 2 -1 0 0 0 5 -2
ges…	-2 2 -1 0 0 0 5 -2
get	0 12 1 -6 -6 0 -3 8
get a	2 7 -1 0 -2 -2 -1 -1
get it	0 -2 -3 0 -1 0 0 6
get rid	0 -3 8 -3 0 -1 0 0
get the	-3 1 0 0 2 2 0 -4
gets	1 2 4 3 -1 -1 0 -3
gets migraines	-1 -3 5 0 0 0 0 0
getting	8 5 -5 0 -1 1 0 -4
getting there	0 10 0 0 0 0 0 -10
getti…	8 5 -5 0 -1 1 0 -4
gett…	8 5 -5 0 -1 1 0 -4
get…	9 7 0 3 -2 0 0 -7
gg	12 2 -10 -3 0 -2 -3 1
ghost that	8 -4 0 0 0 0 0 -1
ghost…	0 8 -5 -1 0 1 -1 -3
ghos…	2 4 -5 -1 0 -1 -1 -7
gho…	2 4 -5 -1 0 -1 -1 -7
giant	4 -5 0 0 0 0 0 0
gian…	4 -5 0 0 0 0 0 0
gia…	4 -5 0 0 0 0 0 0
giggling	-3 -6 -2 0 0 0 0 10
giggl…	-3 -6 -2 0 0 0 0 10
gigg…	-3 -6 -2 0 0 0 0 10
gig…	-3 -6 -2 0 0 0 0 10
ginger	0 2 5 -1 0 0 0 -2
ginge…	0 2 5 -1 0 0 0 -2
ging…	0 2 5 -1 0 0 0 -2
gin…	0 2 5 -1 0 0 0 -2
girl	6 -3 4 -2 0 0 0 -4
gir…	3 -6 7 -2 0 0 0 -4
git	-2 -2 -6 4 0 3 0 0
give	-5 14 -9 1 0 2 -1 -10
give him	-2 7 -4 0 0 0 0 -1
give it	-4 5 -4 -1 -1 -1 -1 0
give me	8 -9 -1 -3 -5 2 0 -3
give that	0 -2 6 -1 4 0 0 -2
give the	-2 8 -5 0 1 -3 0 0
give us	5 -4 -3 0 0 -1 0 0
gives	4 -1 -3 -1 0 0 0 0
give…	5 -4 -3 -1 0 0 0 0
giving	-2 -1 5 2 0 0 0 -2
giving me	0 -3 5 2 0 0 0 -2
givin…	-2 -1 5 2 0 0 0 -2
givi…	-2 -1 5 2 0 0 0 -2
giv…	-2 9 -7 2 0 2 -1 -12
glam	1 8 -7 0 0 0 0 -2
glass	4 -16 2 1 5 -3 -1 2
glass $	7 -8 4 0 0 0 0 0
glass ,	-2 -5 4 1 0 0 0 0
glass of	-2 -6 0 0 2 0 0 -1
glas…	3 3 -5 -1 5 -7 -1 3
gla…	3 6 -10 -1 4 -5 -1 1
glide…	2 3 -2 0 -3 6 0 0
glid…	2 6 -2 0 -3 4 0 -1
glimm…	0 -4 5 -2 0 0 0 0
glim…	-3 -4 8 -2 0 0 0 0
glitch	-7 15 -3 0 0 -1 0 -1
glitc…	-7 16 -8 0 0 -1 0 -2
glitter	-1 -11 19 0 0 0 0 0
glitter on	0 -5 2 0 0 0 0 0
glitt…	0 -11 11 2 -2 2 0 -1
glit…	-7 4 3 2 -2 1 0 -3
gli…	-8 7 7 0 -5 4 0 -3
global	0 0 -2 0 0 0 4 0
globa…	0 0 -2 0 0 0 4 0
glob…	0 0 -2 0 0 0 4 0
gloomier	-1 13 -6 0 0 0 0 -3
gloom…	4 12 -6 0 0 -1 0 -5
gloo…	4 12 -6 -6 0 4 0 -5
glow	-2 -11 13 -1 0 2 0 -2
glow $	0 -4 8 0 0 0 0 -1
glow ,	1 -1 -5 0 0 -2 0 -1
glo…	3 -3 4 -7 0 6 4 -4
go	-6 -5 -3 11 -5 -4 4 -6
go $	3 7 -11 -3 0 -3 -3 10
go ,	0 -4 0 2 0 -1 0 3
go back	-2 0 -14 7 -7 -5 -2 -4
go down	-2 2 -7 0 0 0 8 0
go home	4 0 0 0 0 0 -1 0
go out	5 2 -2 -1 0 0 2 0
go to	0 0 -4 5 0 7 0 -4
goal	12 -4 -2 -2 -1 0 0 -5
goal $	1 13 -2 -1 0 0 0 -7
goa…	4 0 -6 -2 5 3 0 -5
goes	-2 -3 1 1 2 -3 0 6
goes in	0 -4 0 0 0 0 0 0
goes too	-3 0 8 0 0 0 0 0
goe…	-2 -3 1 1 2 -2 0 6
going	6 -6 -7 -1 0 0 -1 2
going $	5 -6 0 0 0 -1 0 0
going by	1 -4 0 0 0 0 0 0
going down	3 5 -2 0 0 -2 -2 0
going in	-5 -1 5 0 0 3 0 -1
going round	4 0 -3 0 0 0 0 0
going to	-3 -4 0 1 0 1 3 4
goin…	3 0 -7 -1 0 0 -1 2
goi…	4 0 -10 -1 0 0 -1 2
golde…	3 -8 6 0 0 2 0 2
goldfish	4 0 0 0 -1 0 0 0
goldf…	4 0 0 0 -1 0 0 0
gold…	7 -8 6 0 -1 2 0 2
gol…	2 0 4 2 -2 -2 0 0
gone	7 -4 2 1 4 1 -1 -11
gone $	0 0 2 -5 -1 0 0 -3
gone .	8 0 0 -2 -1 5 0 -3
gone home	5 -1 0 -1 0 2 0 0
gone to	-4 -1 0 3 0 -3 0 -1
gon…	8 -6 -1 1 4 3 -1 -11
good	-16 -8 9 2 0 -6 -2 7
good $	-1 -4 5 0 3 0 -2 3
good ,	-1 7 -11 6 0 0 0 -4
good .	0 -2 5 -2 0 0 0 0
good <earlier>	-3 -3 0 0 0 -7 1 1
good bit	0 0 5 0 0 0 0 -1
good but	0 1 4 0 0 0 -2 -1
good deal	0 -4 9 0 0 0 0 -3
good evening	4 -1 0 0 0 0 0 -4
good night	-6 -4 -5 0 0 1 -1 -4
goodnight	-1 1 0 0 0 5 0 -3
goodn…	-1 -1 2 0 0 5 0 -3
good…	3 -1 2 0 0 5 0 -3
goos…	5 3 -2 -3 0 -2 0 6
goo…	-5 -1 3 -1 0 -3 -3 6
got	6 -5 -7 -3 -2 -1 -1 1
got that	0 0 -1 -4 0 0 0 -3
gradi…	0 -1 4 0 -2 0 0 0
grad…	0 -2 4 0 -2 0 0 0
grai…	-4 9 4 0 0 0 0 0
granddaughter	3 0 -1 0 0 0 0 -7
grandfather	4 -4 0 0 0 -1 0 8
grandpas	-5 0 -1 0 0 7 0 0
grandson	4 -7 0 -1 0 0 0 4
grandson says	0 -4 0 -1 0 0 0 3
grand…	7 -7 -4 -3 0 3 0 5
gran…	10 -7 -4 -3 0 3 0 5
grat…	2 -5 2 0 0 0 0 0
gra…	8 -10 6 -5 0 2 0 7
greener	-5 -5 9 0 0 0 0 3
green…	-1 -5 9 0 0 -1 0 -2
gree…	6 -13 4 -3 -3 2 -2 -1
grew	-4 2 0 0 0 0 0 0
gre…	4 -11 3 -4 -3 2 -2 0
gri…	3 14 2 -2 -2 -3 -2 -4
groa…	-1 -3 0 0 0 0 0 5
groom	-2 -4 0 0 3 -1 0 0
groov…	-6 12 -6 0 0 4 0 -2
groo…	-8 5 -7 0 5 1 0 2
ground	5 1 0 1 0 -1 0 0
groun…	5 1 0 1 0 -1 0 0
group	-3 -4 0 0 -1 3 1 0
group is	-4 -1 0 0 -1 3 1 0
grow	-1 8 -2 0 3 -1 -1 -1
growing	3 -4 -2 0 0 2 0 0
growi…	3 -4 -2 0 0 2 0 0
grow…	7 -8 -2 0 0 2 0 0
gro…	-1 2 -12 1 7 5 0 7
guess	1 -5 2 0 0 0 0 -1
guests	6 -3 -3 0 0 0 0 -1
guest…	6 -3 -3 0 0 0 0 -1
gues…	2 -9 -1 0 0 0 0 1
gue…	2 -9 -1 0 0 0 0 1
gui…	11 -7 0 2 -1 0 -1 -6
gull	-9 7 0 0 0 0 0 0
gul…	-5 5 0 0 0 0 0 -1
guy	-1 10 -9 0 -1 4 0 1
ha	-6 -10 2 -3 -1 0 -1 13
ha ,	-4 -2 -3 -3 -1 0 0 8
ha .	-2 -7 5 0 0 0 -1 5
had	-3 0 -11 8 7 -2 -2 2
had enough	3 2 1 -1 0 -2 0 -4
had in	4 -5 0 -4 0 0 0 0
had it	0 -2 0 5 1 0 0 -5
had more	-1 -7 -11 11 0 -3 -2 4
had something	-1 4 0 0 3 0 0 0
had the	0 0 -3 6 -2 0 0 4
had to	2 0 0 0 4 0 0 -1
haha	-6 -13 4 -3 -2 -1 -2 10
haha $	-3 -15 13 0 -4 -3 0 5
haha i	-3 0 0 0 -4 1 -1 5
haha no	0 0 0 3 4 0 0 0
haha okay	0 -2 -4 1 1 0 0 4
haha…	0 8 -3 0 0 0 0 0
hah…	-6 -5 1 -3 -2 -1 1 9
hair	6 -3 -2 0 0 0 0 -5
hai…	6 -3 3 0 0 0 0 -5
half	1 -12 15 -5 -1 -4 0 -3
half $	6 -3 0 -1 0 0 0 -1
half ,	0 -3 6 0 0 0 0 0
half .	0 -6 1 0 0 0 0 -1
half as	-2 -5 8 0 0 0 -4 -1
half hour	0 0 0 0 0 0 0 4
half of	0 0 8 -1 0 0 0 0
half past	0 0 -5 0 0 0 0 0
half that	-2 -2 4 0 0 0 0 -1
halfway	-6 9 0 0 0 0 0 0
halfway and	-4 5 0 0 0 0 0 0
halfw…	-6 9 0 0 0 0 0 0
half…	-6 9 0 0 0 0 0 0
hall…	5 -3 0 0 1 0 0 -1
halve	0 -2 4 0 0 0 -1 0
halve the	0 -2 4 0 0 0 -1 0
halv…	0 2 8 0 0 0 -1 -3
hal…	-4 -5 14 -8 -1 -6 0 -6
hands	3 -1 0 -2 0 -1 0 4
hand…	2 -1 0 -2 0 0 0 4
hang	-3 -7 3 1 1 -2 0 3
hanging	0 -2 4 0 0 0 0 0
hangi…	0 -2 4 0 0 0 0 0
han…	5 0 8 -1 1 -3 0 2
happe…	-1 1 0 3 4 0 0 -4
happi…	6 -2 0 0 0 0 0 0
happy	4 -1 -3 0 -1 -4 0 -1
happy ,	-1 -2 0 0 0 0 0 4
happy <number>	7 -4 -1 0 0 0 0 -2
happy hour	6 -8 0 0 0 0 0 -5
happ…	9 -1 -3 2 3 -2 0 -4
hap…	9 -1 -3 2 3 -2 0 -4
harbour	6 -4 0 0 0 -2 -1 0
harbo…	6 7 -4 -1 0 -1 -1 -1
harb…	6 7 -4 -1 0 -1 -1 -1
hard	-6 -2 5 6 -1 -1 0 2
hard cuts	-1 -3 7 -2 0 0 0 0
harder	0 -1 -2 0 0 0 0 4
harde…	0 -1 -2 0 0 0 0 4
hardly	2 -3 6 0 0 0 0 -4
hardly any	0 -6 8 -1 0 0 0 -3
hardly see	0 -5 5 0 0 0 0 0
hardl…	2 -3 6 -1 0 0 0 -4
hard…	2 -4 4 -1 0 0 0 1
har…	1 2 6 1 -1 -4 -1 6
has	5 7 -2 -9 5 -6 1 -1
has <earlier>	-2 0 0 -1 2 -6 0 0
has a	-11 6 -1 0 3 0 1 0
has gone	4 0 0 1 -2 2 0 -1
has just	4 -6 -1 -1 -1 0 0 5
has to	-10 26 3 0 0 2 0 -14
hat	-3 12 -4 0 0 -3 0 -1
hate	1 -6 0 0 0 0 0 4
hates	0 -3 0 5 0 0 0 1
hates it	0 0 0 6 0 0 0 -1
hate…	0 -3 0 5 0 0 0 1
hat…	-3 -4 1 5 0 0 0 5
have	-3 9 -3 0 -2 3 -1 2
have a	6 -2 -4 -1 0 4 1 6
have an	5 -1 -1 0 0 0 0 -2
have been	-2 -3 4 -1 0 0 2 2
have changed	0 0 0 1 0 0 0 -4
have got	6 -2 2 0 0 0 0 -5
have it	0 -12 3 3 1 0 -2 -4
have made	1 0 0 0 4 -4 0 1
have no	-6 4 -3 -1 0 -1 0 6
have one	0 4 1 0 0 0 -1 0
have saudade	0 -2 0 0 0 1 0 7
have the	3 -13 4 -4 -1 14 1 -2
have to	-4 11 3 -2 -3 -1 0 -7
have you	4 -2 -2 0 0 0 0 0
hav…	-2 5 2 -1 -1 3 -1 -1
he	-8 10 -5 0 -3 0 -4 -7
he <here>	0 -4 4 0 0 0 0 0
he did	-4 5 0 2 -1 0 0 -2
he gets	-2 6 0 0 0 0 0 -2
he has	1 -4 -1 -1 3 0 0 2
he is	9 -5 -11 8 3 -2 -3 -5
he likes	0 1 4 0 0 0 -1 -3
he looks	0 -2 0 -4 0 0 0 2
he loved	0 5 0 0 2 -6 0 0
he needs	0 5 -2 0 0 0 0 -3
he never	0 6 0 -1 0 0 -1 -2
he said	-2 -2 0 0 0 -1 0 5
he says	-3 16 0 -1 3 0 0 -8
he wants	10 -11 5 0 -6 3 -1 -2
he was	1 8 -4 -5 -2 2 0 -3
head	6 13 -17 7 -2 -1 0 -5
head $	4 3 -1 0 -2 -1 0 0
head ,	8 -1 -5 0 0 0 0 0
head .	0 8 -1 -1 0 0 0 -5
headache	0 -3 6 2 0 0 0 -2
heada…	0 -3 6 2 0 0 0 -2
headlights	-2 13 -6 0 0 0 0 -2
headl…	-2 9 -3 -2 0 0 0 -2
head…	-4 6 0 0 0 1 1 -4
healing	4 -1 0 0 5 -1 0 -3
heali…	4 -1 0 0 5 -1 0 -3
health	5 -4 0 0 0 0 0 -1
health bar	5 -4 0 0 0 0 0 -1
healthy	-5 2 0 -1 0 5 0 -1
healt…	-6 5 0 -2 0 7 0 -2
heal…	-2 3 0 -2 5 6 0 -5
heap	6 -5 0 0 0 0 0 -3
hear	-1 -5 -2 -1 0 0 0 4
hear a	-2 -4 0 0 0 0 0 2
heard	-4 2 -1 0 0 -1 0 3
heart	2 -9 -2 -1 0 2 0 7
heart $	1 -6 3 0 0 0 0 0
heart ,	4 -1 0 0 0 0 0 0
heartbeat	2 -5 -2 0 0 0 0 2
hearts	11 -1 -3 0 -1 -3 0 0
hearts $	5 0 -1 0 0 0 0 0
hearts ,	4 -3 0 0 0 0 0 0
heart…	11 -6 0 -1 -1 0 -1 -1
hear…	4 -5 0 -4 0 -3 -1 6
heat…	5 -3 1 2 0 0 0 0
heave…	0 -2 0 0 0 0 0 5
heavier	-7 -8 11 0 0 0 0 0
heavi…	-7 -8 11 0 0 0 0 0
heav…	-7 -6 10 2 0 -4 0 5
hea…	5 0 -6 4 4 -2 -1 -1
hed	0 -4 0 6 0 -2 0 0
hedgehog	-2 11 0 0 0 0 0 -1
hedge…	1 4 0 -1 0 2 0 -1
hedg…	1 4 0 -1 0 2 0 -1
hed…	1 4 0 -1 0 2 0 -1
hehe	0 0 0 0 3 0 -5 0
heh…	0 0 0 0 3 0 -5 0
held	-2 5 0 -1 0 -2 0 0
hell	0 -2 -4 0 0 0 0 4
hell yes	0 -3 -6 0 0 0 0 6
hello	0 -2 0 -1 0 -2 0 5
hello $	-2 -4 0 0 0 -2 0 5
hell…	0 -2 0 -1 0 0 -2 5
hel…	-2 5 -4 -4 0 -2 -2 12
her	5 3 -5 3 6 3 0 9
her $	1 -2 -8 0 0 -3 0 3
her ,	4 -1 -5 4 6 -3 0 3
her .	-5 0 9 -1 -1 3 0 0
her mind	-4 0 0 0 -1 0 0 -4
her name	9 0 -1 0 0 6 -1 -1
here	2 -8 6 0 2 -3 1 5
here $	1 -6 1 0 0 -1 0 3
here ,	-5 -5 8 0 -1 -1 0 -2
here .	0 -1 -10 0 4 1 0 4
here 0	12 -14 -22 -25 -6 8 -5 -11
here 1	2 3 -7 3 -10 -2 -8 -8
here 2	-21 0 15 0 -3 -3 -3 0
here 3	1 2 -3 3 0 -1 -1 -5
here and	4 -2 2 0 0 0 0 -1
here are	0 5 4 0 0 -1 0 -1
heron	-4 4 0 0 0 0 0 0
heron ,	-4 4 0 0 0 0 0 0
hero…	-4 4 1 0 0 0 0 -1
her…	-6 -9 7 -1 2 -3 -1 13
hesitate	0 5 -3 0 0 0 0 0
hesit…	0 6 -7 -1 2 -2 0 -1
hesi…	0 6 -7 -1 2 -2 0 -1
hes…	0 6 -7 -1 2 -2 0 -1
hi	11 -1 -12 0 -1 -1 -1 10
hi ,	5 -2 0 0 -1 0 0 -4
hide	-1 9 -4 0 0 0 0 0
hides	0 2 1 0 0 0 0 -4
hide…	0 2 1 0 0 0 0 -4
hid…	-12 6 -4 0 0 0 0 9
higher	-2 -8 11 0 0 0 0 -2
highe…	-2 -8 11 -1 0 0 0 -2
high…	-1 -10 11 -1 -1 0 0 -2
hig…	-1 -10 11 -1 -1 0 0 -2
hill	2 4 -3 0 0 0 0 0
hill $	0 4 -3 0 0 0 0 0
hil…	6 2 -3 0 0 0 0 0
him	-7 15 -10 7 1 7 -3 -2
him $	-11 4 -3 -2 0 0 0 7
him ,	-3 -2 0 3 0 1 0 -5
him .	0 -2 8 -12 0 0 -1 2
him a	-2 7 -4 0 0 0 0 2
him to	4 0 0 -1 0 1 -2 1
his	-6 9 11 -1 -7 7 -4 0
his <earlier>	0 -4 0 -2 -1 6 -1 0
his eyes	0 -4 6 -1 0 0 -1 -4
his old	4 2 -1 6 0 -2 0 -3
histo…	-2 5 0 0 0 0 0 -2
hist…	-2 5 0 0 0 0 0 -2
his…	-2 7 -1 -2 2 -2 0 -3
hit	-2 -2 4 0 0 0 0 3
hits	2 0 -4 -4 0 -1 -2 1
hits $	0 0 -2 -4 0 0 0 1
hit…	4 0 -5 -4 0 -3 -2 -1
hiv…	0 0 0 0 0 0 0 4
hm	-4 4 -5 13 7 -10 -1 -5
hm ,	-1 -11 -1 13 1 -2 0 -4
hm .	-2 10 -2 -2 1 -4 0 2
hm no	-1 0 -1 -4 5 -4 -1 0
hmm	-5 7 1 -1 3 -8 0 -6
hmm ,	-3 11 1 1 1 -4 0 -4
hmm the	0 -5 -1 4 0 0 0 0
hold	-3 -6 1 0 -1 -2 3 0
hold it	0 -4 0 0 0 0 2 0
holding	-7 3 8 -1 3 0 0 -6
holdi…	-7 3 8 -1 3 0 0 -6
hold…	-7 3 8 -1 3 0 0 -6
hole	9 0 -1 0 0 0 -2 -6
hol…	-7 -6 11 -2 4 -3 -2 -14
home	1 -2 1 2 -1 0 -1 4
home $	6 -4 -1 -3 0 0 0 3
home .	-1 -3 0 6 -1 -2 0 4
home to	-1 5 -2 0 0 0 0 0
homesick	-1 -1 0 -3 0 4 0 -2
homes…	-1 -1 0 -3 0 4 0 -2
homework	3 0 -5 0 0 -1 0 -1
homew…	1 6 -5 0 0 -6 0 -1
home…	0 5 -5 -3 0 -2 0 -4
hom…	4 3 -4 -1 -1 -2 -2 0
honest	5 -1 -6 3 0 -1 0 -4
honestly	-2 8 -4 -2 0 0 0 4
honestly $	0 6 -5 0 0 0 0 0
hones…	2 8 -10 2 0 -2 0 0
honey	0 -6 5 -1 0 0 0 -1
honey $	-4 -1 6 -1 0 0 0 -1
hone…	2 1 -5 1 -1 -2 0 -2
hon…	2 1 -5 1 -2 -2 0 -2
hoo…	2 7 0 0 0 0 0 -3
hope	3 5 0 0 0 0 0 0
hop…	7 -1 -2 -2 0 -1 0 7
horiz…	-3 3 1 -2 -5 7 0 -1
hori…	-3 3 1 -2 -5 7 0 -1
horn	2 -2 5 0 0 -2 0 0
horse	3 -9 -1 -1 0 2 0 0
hors…	3 -4 -3 -1 0 1 0 -4
hor…	1 0 -1 -5 -5 5 0 -2
hospital	1 1 5 0 -1 0 0 0
hospi…	1 1 5 0 -1 0 0 0
hosp…	1 1 5 0 -1 0 0 0
hos…	1 1 5 0 -1 0 0 0
hour	6 -5 -4 -1 0 2 5 1
hour .	4 0 0 0 0 -1 0 0
hourglass	5 -1 -2 0 0 0 0 0
hourg…	5 -3 -2 0 0 3 0 0
hour…	1 -6 0 0 0 2 2 2
house .	-7 4 0 0 0 -1 0 3
house…	-2 5 -6 0 0 0 0 0
hous…	-2 6 -7 -3 -1 2 -3 3
hou…	4 -8 -14 -5 -3 6 11 6
how	-10 3 -18 7 -4 -4 6 25
how a	0 -7 -1 0 0 0 0 8
how about	-1 5 0 0 -1 0 0 -4
how clever	0 0 0 0 0 0 0 5
how it	0 0 0 4 -6 0 0 0
how much	-6 12 -4 -1 0 0 0 0
how very	0 -1 0 -2 0 0 0 5
hue	-13 -2 15 0 0 0 0 -3
huge	5 -5 0 0 0 0 -1 0
hug…	5 -1 -4 0 0 0 -1 0
hummi…	-1 5 -1 0 0 0 0 -3
humm…	-1 5 -1 0 0 0 0 -3
hum…	-1 11 -7 2 0 -2 0 -4
hundr…	-1 -4 3 -2 0 0 -1 3
hund…	-1 -4 3 -2 0 0 -1 3
hungry	9 -4 0 -1 0 0 -1 -1
hungr…	9 -4 0 -1 0 0 -1 -1
hung…	6 -4 0 -1 0 0 -1 2
hunting	-4 5 -2 0 0 -1 0 -3
hunti…	-5 8 -2 0 0 -1 0 -3
hunt…	-5 11 -2 0 0 -1 0 -6
hun…	0 5 1 -4 0 -1 -1 -2
hurri…	-4 0 4 0 0 0 0 0
hurry	0 3 -4 0 0 0 0 -1
hurr…	-4 3 -1 0 0 0 0 -1
hurt	0 0 0 1 0 1 0 4
hur…	-6 -3 2 1 0 8 0 3
husband	-3 0 0 -1 0 -2 0 5
husband says	0 0 -4 -1 0 0 0 5
husba…	-3 0 0 -1 0 -2 0 5
husb…	-3 0 0 -1 0 -2 0 5
hus…	-1 0 0 -1 0 -5 0 5
hyp…	-1 10 -17 -3 0 0 0 0
i	-6 -29 -4 -7 -1 13 0 20
i <earlier>	4 0 3 0 -1 -3 0 0
i am	2 -13 4 -9 -2 -6 4 14
i asked	-4 0 -3 -2 0 8 0 -10
i believe	2 0 1 0 0 0 1 -5
i can	4 -12 1 0 0 -2 -2 11
i could	1 -9 1 0 0 0 0 8
i did	-3 -1 0 -2 0 0 0 9
i do	-5 7 -3 8 -2 -5 0 -1
i feel	-1 -2 -4 3 -1 0 0 4
i find	-1 7 -2 -2 -1 3 1 -4
i get	4 -9 0 0 0 1 0 -2
i had	5 2 0 1 0 -1 0 0
i have	-2 -2 -1 -1 1 3 -1 -9
i just	1 0 -1 -3 4 0 0 -1
i keep	-1 3 -4 3 -1 2 -1 2
i like	-4 -3 0 -1 0 0 0 0
i liked	0 0 -2 4 -1 -1 0 -2
i look	0 1 3 0 1 -1 0 -5
i mean	-6 1 4 0 0 0 1 0
i meant	-1 12 -3 -4 0 0 -3 -4
i miss	0 7 -1 -3 1 1 0 -8
i need	2 2 -5 -1 -1 3 0 0
i never	0 -4 -4 -1 0 0 0 4
i prefer	0 -4 4 2 0 1 0 0
i preferred	0 -4 -2 2 -2 -1 0 -2
i said	0 2 8 -3 1 0 0 -7
i saw	-4 -1 3 -5 0 0 0 5
i see	3 14 -5 -1 -3 1 0 -2
i shall	-6 -3 -1 -3 0 3 1 6
i should	12 -21 -4 6 -3 14 0 9
i suppose	0 4 2 0 0 0 0 0
i take	1 0 -17 2 4 -2 2 0
i think	0 -10 4 4 0 1 -2 6
i want	4 11 2 -6 -1 -3 0 -4
i was	9 2 -3 -7 3 -10 0 2
i will	0 -6 -3 2 -3 2 0 1
i would	15 -7 -1 6 -1 1 -1 -2
ice	-2 6 2 -1 0 0 0 0
idea	-2 0 -5 7 0 -1 0 -3
idea ,	-4 -4 0 5 0 0 0 0
idea for	4 0 -5 0 0 -1 0 0
ide…	-2 0 -5 7 0 -1 0 -5
idle	-2 -4 -1 -1 0 9 0 -2
idl…	-3 -4 -1 -1 0 9 0 -2
if	-13 31 -4 -9 -2 -1 2 -12
if <number>	-1 6 0 0 0 0 0 0
if a	-4 2 0 0 0 -1 0 -1
if he	0 -9 0 6 0 0 0 -2
if i	5 0 -1 2 -1 -1 1 -1
if it	3 17 -5 -8 0 0 -1 -4
if its	-4 4 0 0 0 0 0 0
if possible	0 -6 0 0 0 0 0 0
if someone	-3 7 0 -1 0 0 0 -1
if that	-2 2 -4 0 0 0 5 -2
if the	-9 14 0 -3 0 -8 0 3
if you	-5 0 6 -3 0 2 -1 -1
if youd	0 -3 2 -1 0 9 0 -2
ignore	0 0 -1 -2 2 -1 0 7
ignor…	-1 2 -2 -2 2 -1 0 5
igno…	-1 2 -2 -2 2 -1 0 5
ign…	-1 2 -2 -2 2 -1 0 5
imagine	-4 3 0 0 0 0 0 -2
imagine a	-4 1 0 0 0 0 0 0
imagi…	-4 6 0 0 0 0 0 -3
imag…	-4 6 0 0 0 0 0 -3
ima…	-4 6 0 0 0 0 0 -3
impre…	-2 -3 -1 -1 0 0 0 4
impr…	-2 -5 -5 6 0 0 0 0
imp…	-2 -2 -6 6 1 0 -2 0
in	11 10 -9 -12 2 -5 -3 -7
in $	-17 11 -3 1 9 -2 1 -7
in ,	-2 -7 8 -1 0 -2 -1 -5
in .	-9 13 -2 -1 0 8 0 -4
in <color>	9 -8 6 -4 0 3 -2 -7
in <earlier>	5 3 0 0 -1 -1 0 4
in <number>	-16 -3 -15 0 2 2 14 12
in <time>	0 -4 -5 -1 -3 3 4 0
in a	6 -1 -4 -3 -2 -1 0 2
in again	-3 0 0 -2 9 -5 0 -2
in an	4 -9 0 -1 0 0 0 0
in and	2 -9 21 0 -1 0 -9 4
in between	-1 -7 7 0 0 0 0 0
in front	-2 -4 -1 0 0 2 0 1
in her	2 -2 -2 0 0 0 0 6
in it	3 17 -2 2 -4 6 0 -6
in its	0 1 -9 0 1 9 0 0
in light	6 -3 1 0 0 0 0 0
in mind	0 4 0 -3 0 0 0 0
in my	-5 5 0 -4 -1 -2 0 7
in now	-2 7 1 0 0 -1 0 -1
in our	-6 -1 1 -2 0 0 0 0
in place	-7 -3 8 0 0 0 0 0
in real	-2 4 1 0 0 0 0 -1
in some	-4 -7 9 0 0 0 0 0
in that	0 -7 5 3 0 0 0 -5
in the	8 24 -15 -4 -4 -17 1 -14
in there	-9 8 -2 0 -1 -2 0 -1
in this	0 7 8 0 0 -1 -8 -4
in tromsø	3 -5 -1 -1 0 0 -1 4
incoming	1 -4 0 0 0 0 1 0
incom…	1 -4 0 0 0 0 1 0
inco…	1 -4 0 0 0 0 1 0
inc…	2 -5 0 -2 0 2 -2 -2
indeed	0 -1 0 -2 0 0 0 4
indee…	0 -1 0 -2 0 0 0 4
inde…	0 -1 0 -2 0 0 0 4
indi…	-1 5 -3 0 0 -3 0 0
ind…	-1 3 -2 -2 0 -3 0 4
inhale	-3 1 -2 0 0 4 0 1
inhal…	-3 1 -1 0 0 4 0 1
inha…	-3 1 -1 0 0 4 0 1
inh…	-3 1 -1 0 0 4 0 1
initiative	2 -4 0 0 0 0 0 0
initi…	12 -9 0 0 0 0 0 -4
init…	12 -9 0 0 0 0 0 -4
ini…	12 -9 0 0 0 0 0 -4
ink	7 -3 4 0 0 -2 0 -2
inside	-2 7 -5 0 0 -5 0 -1
inside $	-4 8 -4 0 0 0 0 0
inside the	1 0 -1 0 0 -5 0 0
insid…	-2 2 2 0 0 -5 0 -1
insists on	-4 1 0 0 0 0 0 -1
insis…	-2 -2 0 -2 1 4 0 -2
insi…	-4 0 2 -2 1 -1 0 -3
insta…	-1 4 0 0 0 -1 0 0
instead	-6 -5 13 -4 0 -3 -2 -3
instead $	-1 -5 9 0 0 -1 0 -1
instead ,	3 -4 -2 0 0 2 0 0
instead .	4 0 -5 0 0 0 0 0
instead of	-13 3 11 -4 0 -5 -2 -2
inste…	-6 -8 14 -4 0 -3 -2 -3
inst…	-7 -5 12 0 0 -5 -2 -3
ins…	-9 -9 9 -3 1 -8 -3 4
intensity	-1 -1 10 0 0 0 -3 0
inten…	-1 -1 10 0 0 0 -3 0
interval	-5 0 0 0 0 5 0 0
inter…	-2 -5 -2 -1 0 5 0 4
inte…	-3 -4 8 -1 0 5 -3 4
into	-3 8 -1 -1 -1 -5 0 -2
into a	5 6 -6 0 0 0 0 -2
into it	0 12 -6 0 0 0 0 0
into something	-6 -3 6 -1 0 0 0 0
into the	1 -13 8 0 0 -1 0 -1
int…	-7 7 5 -2 -1 1 -1 2
invad…	7 -3 -4 0 0 0 0 -1
inva…	7 -3 -4 0 0 0 0 -1
invert	-1 -4 11 -1 -2 0 0 -4
inver…	-1 -4 11 -1 -2 0 0 -4
inve…	1 -7 11 -1 -2 0 0 -2
invi…	-1 4 2 0 1 0 0 -1
inv…	7 -11 9 -2 0 -1 0 3
is	-12 -9 3 -11 -2 -4 -9 31
is $	0 2 -1 0 3 -1 -1 -8
is ,	0 -4 -1 -1 2 0 0 2
is .	0 -5 1 0 2 0 -1 3
is <here>	3 5 -6 -1 0 0 0 -2
is <number>	4 -1 6 0 1 0 -2 -5
is a	-2 -7 22 5 0 -3 4 6
is actually	-4 0 -3 3 0 0 0 4
is all	-5 1 7 0 0 0 0 0
is an	0 -2 0 0 0 0 0 4
is awake	5 -3 -1 -1 0 1 -1 -5
is beautiful	0 0 5 0 0 0 0 0
is better	0 -2 0 -6 2 0 0 3
is broken	2 -6 -3 0 0 0 0 1
is coming	-2 2 6 0 0 -1 1 -3
is crying	3 -4 2 6 1 -1 0 -7
is done	0 5 0 -3 0 -2 0 -4
is enough	4 -6 4 0 0 -2 0 -4
is exactly	0 -4 -6 0 0 0 0 7
is fine	0 0 1 0 -5 5 0 4
is for	-3 -3 9 -2 0 0 0 -1
is getting	0 -2 0 5 -1 -1 1 -6
is going	-3 -2 1 0 0 3 -1 7
is happy	-1 -1 0 2 0 0 0 4
is here	3 5 -3 0 0 0 -1 -2
is in	-6 8 -4 -4 0 7 0 2
is it	-1 0 -3 -6 -1 0 5 -1
is just	0 0 -3 2 1 0 0 4
is laughing	0 10 0 -2 0 0 0 -9
is left	-4 15 -4 -1 0 0 0 0
is like	0 -8 0 0 0 0 0 3
is looking	0 -7 0 -2 0 0 0 7
is lovely	0 -4 0 0 0 0 0 2
is missing	-6 10 -1 0 0 -1 0 -2
is more	1 6 -8 2 0 -4 0 2
is my	-4 -1 -6 0 0 7 0 1
is nice	-2 3 0 0 0 -1 0 -4
is no	4 1 -5 5 0 0 0 -2
is not	6 9 -18 -4 2 0 0 8
is now	0 -4 0 0 0 -1 0 4
is okay	0 -4 -2 0 0 0 0 6
is on	-1 4 2 0 -3 -2 -2 7
is over	8 -3 -3 0 0 2 0 -2
is possible	4 1 -1 0 0 0 0 -2
is rather	0 -1 -4 0 0 -1 0 4
is right	0 0 -3 4 0 0 0 -4
is running	2 -3 5 0 0 0 -2 0
is sad	0 0 6 1 0 0 0 0
is scared	-1 -1 4 0 0 0 0 0
is screaming	-4 -4 0 0 0 0 0 5
is sitting	-4 6 0 0 2 0 -3 -4
is smiling	-1 -6 0 0 0 0 0 3
is so	0 3 -14 0 0 0 0 5
is the	-4 12 -10 -7 -5 -6 0 12
is there	14 -5 -3 0 -2 0 0 0
is too	-6 -1 8 4 0 -1 0 -4
is turning	0 0 4 0 0 0 1 -2
is up	5 -1 0 0 0 -1 0 3
is very	-2 -8 5 -1 -1 -1 0 -3
is what	0 0 7 -3 2 0 0 0
it	-58 34 0 -4 14 -17 5 -6
it $	3 -14 -7 -2 7 -2 2 13
it ,	1 -3 -9 -3 7 -3 -3 12
it .	2 1 0 5 -5 8 -2 2
it <color>	3 -7 13 -1 0 0 0 5
it <count>	-4 -3 7 -1 0 -1 -1 -2
it <here>	0 -6 6 -1 0 -1 1 -2
it <number>	0 0 -2 0 0 0 0 5
it <time>	-1 -6 1 0 0 0 0 0
it a	-6 6 -4 0 0 0 0 4
it after	0 -1 -4 0 0 0 -2 0
it again	0 2 -4 1 9 -4 0 -1
it and	-4 6 -5 0 0 0 0 1
it as	0 -3 -4 16 -4 -2 -1 0
it at	-4 -2 -1 1 -1 0 5 -3
it away	0 -1 2 3 -4 0 0 0
it back	0 -6 11 -3 11 -6 -2 -1
it backwards	0 -2 5 0 0 0 -1 -1
it be	2 -13 1 -1 0 -3 0 -1
it beat	0 3 -5 0 0 0 0 0
it could	0 6 -5 0 0 -1 0 -7
it did	-1 -3 -6 6 0 -1 0 -1
it down	-1 -4 14 -3 0 0 -2 -2
it for	-4 -2 1 0 2 3 2 7
it from	0 0 0 0 1 4 0 -3
it go	-1 6 -3 2 -1 0 0 -4
it goes	0 -4 6 2 3 -1 0 0
it got	-4 0 0 -2 0 3 0 0
it has	-1 15 -5 -1 0 2 0 -4
it in	2 -4 3 0 2 0 -1 -1
it is	20 -10 -12 -3 9 -4 -2 10
it lacks	0 8 -3 -1 0 -2 0 -6
it like	1 -7 -8 9 0 -1 0 12
it look	-9 11 -8 -2 0 0 0 -5
it looked	0 4 -1 -2 0 2 0 0
it looks	0 1 -9 -3 -1 0 0 7
it may	0 -2 6 0 -2 0 0 0
it more	0 10 -9 -1 0 0 -1 -1
it must	0 7 -7 0 0 0 0 0
it needs	0 -4 1 -1 -1 0 0 -1
it never	0 -2 5 0 0 0 0 -5
it now	0 -8 -1 4 0 -1 -1 10
it off	0 -1 -4 0 0 0 2 0
it on	-5 1 4 0 4 0 1 -1
it open	-3 5 0 0 0 0 -1 0
it out	7 -2 -1 8 0 0 0 -3
it possible	-1 6 0 0 -1 0 0 -1
it should	-5 1 -4 -1 0 -6 0 -5
it so	-2 9 -4 0 0 0 0 0
it some	-4 1 -1 -2 0 0 -1 0
it still	0 -2 11 7 -4 1 -2 -4
it takes	0 2 -4 0 0 0 0 -2
it the	-1 5 4 0 0 0 0 -1
it there	-1 -6 -1 0 0 0 4 0
it to	-7 6 8 -3 -1 0 0 -5
it towards	0 -7 4 0 0 0 0 0
it under	0 -6 0 0 0 0 1 0
it up	-1 15 -1 -1 0 4 -2 -5
it wants	-7 18 -3 -3 0 0 0 0
it was	-8 -9 -11 -7 -6 12 1 5
it were	0 5 -1 -4 0 0 0 -2
it with	-3 15 -2 -1 -3 -7 2 0
it would	0 -2 2 0 0 0 0 -4
italy	2 3 -4 0 0 0 0 0
ital…	3 1 -4 0 0 -1 0 -1
ita…	3 1 -4 0 0 -1 0 -1
its	-17 18 4 0 -6 2 -5 -5
its <number>	1 -4 -2 0 -1 -2 0 9
its a	-1 6 0 0 0 0 0 -1
its about	-6 10 -6 -1 0 0 0 0
its brightness	0 0 6 0 0 0 -4 0
its eyes	0 3 -6 0 0 0 0 0
its gone	-1 0 0 4 0 -1 0 0
its just	-1 0 -4 -2 0 0 0 5
its like	0 -2 6 0 0 0 0 0
its rings	-1 5 0 -1 0 -1 0 0
itself	0 5 3 -1 0 0 -2 0
itself ,	0 5 -2 0 0 0 0 0
itsel…	0 5 3 -1 0 0 -2 0
itse…	0 5 3 -1 0 0 -2 0
its…	0 5 3 -1 0 0 -2 0
jac…	2 4 0 0 0 -3 0 0
jealous	-2 0 -1 0 -2 0 0 5
jealo…	-2 0 -1 0 -2 0 0 5
jeal…	-2 0 -1 0 -2 0 0 5
jea…	-2 0 -1 0 -2 0 0 5
jellyfish	3 -5 0 0 0 0 0 0
jellyfish $	4 -4 0 0 0 0 0 0
jel…	6 -2 0 -1 0 0 0 -6
jer…	-2 -1 4 0 0 0 0 0
jess	0 7 -1 -1 0 -1 0 0
jes…	0 7 -1 -2 0 -1 0 1
jk	0 0 -9 0 10 -4 -1 -1
joa…	0 0 -3 6 0 0 0 2
job	2 -4 0 0 0 -1 -1 6
joke	-5 -4 5 3 4 2 0 -2
joke ,	-5 -1 0 2 -4 4 0 0
joke…	2 -3 0 0 -1 5 0 -3
jok…	-2 -7 5 2 3 7 0 0
jonas	-3 2 4 0 -1 0 0 -1
jona…	-3 2 4 2 -1 -1 0 -1
jon…	-3 2 4 2 -1 -1 0 -1
joy	-6 4 0 0 -1 -1 0 4
judg…	3 1 0 0 0 0 0 -4
jud…	3 1 0 0 0 0 0 -4
jul…	-2 0 2 5 3 0 -5 0
jump	-1 6 0 2 0 0 0 -3
jump $	0 8 -2 -1 0 0 0 -1
jumped	-2 -1 -1 -3 0 4 0 7
jumpe…	-2 -3 -1 -3 0 5 0 7
jumping	-9 4 10 -2 0 -6 0 -2
jumping over	-9 10 0 -2 0 0 0 0
jumpi…	-9 4 9 -2 0 -3 0 -2
jump…	-15 1 4 -6 0 1 0 7
jum…	-16 7 4 -3 0 1 0 5
just	1 -10 -1 1 2 -6 -1 12
just a	-1 3 6 0 -1 -1 0 -8
just as	0 0 2 -1 0 6 0 0
just asked	-1 -5 0 0 0 0 0 6
just before	3 -1 -2 8 0 -1 -2 -2
just did	-1 -1 -2 10 -1 -1 0 -7
just like	-3 -6 0 -2 0 0 0 7
just one	-4 7 3 -1 0 0 0 -3
just right	-3 0 -2 0 1 0 0 7
just the	8 -6 7 0 -2 -1 0 -1
just took	-2 0 0 -3 4 0 -1 0
jus…	-4 1 -1 1 2 -6 -1 11
keep	-13 -4 1 0 0 3 4 6
keep it	-5 -2 1 0 0 -2 0 3
keep the	-3 1 5 -1 4 -3 2 -1
keep thinking	0 -2 -3 -2 -1 4 0 0
keep this	0 0 -3 0 -3 0 10 -8
keeper	0 1 -2 0 0 0 0 5
keepe…	0 1 -2 0 0 0 0 5
keep…	0 -1 -1 -1 0 0 0 4
kee…	-13 -5 0 -1 0 3 4 10
kept	0 -2 -4 3 0 0 0 -1
kep…	-5 -2 -4 12 0 0 0 -1
key…	4 -2 0 0 0 3 0 -1
kick	4 0 0 -2 0 0 0 -1
kid	10 -4 -1 -2 0 0 0 -5
kidding	0 -2 -1 -1 -1 -2 0 11
kiddi…	0 -2 -1 -1 -1 -2 0 11
kidd…	0 -2 -1 -1 -1 -2 0 11
kids	-3 1 7 -3 4 -4 -2 -3
kids are	1 -5 2 0 0 0 0 -2
kid…	-1 -1 0 0 3 -5 -2 12
kill	0 0 -7 0 0 -1 8 0
kill it	0 0 -2 0 0 0 6 0
kill the	0 0 -5 0 0 -1 2 0
kill…	0 -1 -2 8 -2 -6 0 0
kil…	0 -1 -9 8 -2 -7 7 5
kind	4 -1 -5 -2 -1 9 0 1
kind of	-3 1 -1 -1 0 0 0 7
kind that	0 5 0 0 -1 0 0 0
kinda	-4 7 -1 0 0 0 0 -1
kinde…	-5 1 0 0 -2 5 0 0
kindly	-2 -8 0 1 4 3 0 -1
kindl…	-2 -8 -1 2 4 3 2 -3
kind…	-11 0 -2 2 2 8 2 -5
kin…	-7 1 -9 -1 1 14 2 -3
kis…	-5 -4 0 3 0 0 0 11
kitchen	-1 -12 9 0 1 -3 0 1
kitch…	-1 -10 9 0 1 -3 0 1
kitc…	-1 -10 9 0 1 -3 0 1
kitten	5 -1 0 0 0 0 0 -3
kitte…	5 1 -5 0 -2 0 0 1
kitt…	6 -1 -5 0 -2 0 0 -1
kit…	5 -11 4 0 0 -3 0 0
knight	7 -1 0 0 0 0 0 0
knigh…	5 1 2 0 0 0 0 0
knig…	5 1 2 0 0 0 0 0
kni…	5 1 2 0 0 0 0 0
know	1 10 -6 -4 0 -3 -1 0
know $	-9 7 0 0 0 0 0 -1
know ,	-5 8 0 0 0 -4 0 1
know the	13 -2 -3 0 0 0 -1 -4
know…	0 -2 5 0 0 0 0 -2
kno…	1 8 1 -4 0 -3 -1 -3
koi	4 0 0 0 0 -1 0 0
kra…	-4 0 0 0 0 0 0 0
lacks	-3 11 -3 -1 0 -2 0 -6
lacks the	-3 4 0 0 0 0 0 -5
lack…	-3 11 -3 -1 0 -2 0 -6
lac…	-3 11 -3 -1 0 -2 0 -6
lady	-4 0 0 0 0 0 1 4
lady…	5 -1 -3 0 0 0 0 -1
lad…	5 -5 -4 2 0 -2 1 3
lag…	-2 7 -2 0 0 3 0 0
lake	8 -9 -1 0 0 0 0 0
lake $	5 -5 -1 0 0 0 0 0
lak…	8 -7 -1 0 0 4 0 -1
lamp	-1 -7 -16 -5 -4 -10 9 7
lamp $	1 -2 -2 -3 0 0 -11 14
lamp ,	-2 -1 0 0 0 0 -1 5
lamp .	0 0 2 0 0 0 -2 6
lamp down	0 0 -4 0 0 0 0 0
lamp off	0 0 -3 -1 0 -3 4 -8
lamp on	-1 6 0 0 0 -6 -1 0
lamp to	1 0 -8 0 -3 0 7 0
lamps	2 -6 3 4 0 0 0 -1
lamp…	2 -6 3 4 0 0 0 -2
lam…	1 -12 -12 0 -4 -10 9 5
land	1 2 -5 0 0 0 0 0
lands	4 -3 -2 -1 0 0 0 0
land…	4 -1 -2 -3 -1 1 0 0
lantern	-1 4 0 0 0 0 0 -2
lantern ,	-1 4 0 0 0 0 0 -2
lanterns	-4 2 0 0 -1 0 0 -3
lante…	-7 4 0 0 -1 -6 0 -5
lant…	-7 4 0 0 -1 -6 0 -5
lan…	-2 4 -6 -4 -2 -5 0 -3
large	-4 -1 -1 0 2 0 0 -1
larg…	-4 3 -3 0 2 0 0 -1
lar…	-4 5 -3 0 2 2 0 -4
last	-1 -5 0 21 -3 -5 -2 -3
last $	-2 -4 0 -4 0 0 0 9
last <number>	-1 -1 -6 9 0 0 -1 -1
last <time>	-7 4 0 -1 0 6 0 0
last bit	-2 -1 -4 7 0 0 0 -2
last clause 1	10 0 -4 0 0 0 -1 -4
last clause 40	-1 -5 7 0 0 0 4 0
last clause 5	-3 0 7 -1 0 0 0 -2
last clause 5 	-2 0 5 -1 0 0 0 -2
last clause a	18 -9 1 -7 -2 -3 -1 4
last clause a bit	0 -8 6 0 0 0 0 0
last clause a little	-5 12 -7 0 0 0 0 -2
last clause again	12 0 0 0 -1 -9 0 0
last clause and	2 7 -2 -3 1 -3 -1 1
last clause and a	6 -2 -3 0 0 0 0 -2
last clause and i	-7 -3 -1 0 0 0 0 5
last clause and no	5 3 -2 -1 0 -2 0 0
last clause and she	-6 -1 0 0 2 0 0 -2
last clause as	-6 11 -8 -1 4 -6 -1 -6
last clause as a	0 0 -7 2 0 1 0 -1
last clause as if	-3 6 1 -1 0 -3 0 0
last clause as in	-3 5 0 0 0 0 0 0
last clause as though	0 4 -2 -1 0 -2 0 0
last clause as you	0 0 0 -1 3 -5 0 0
last clause at	1 4 -4 0 0 0 -1 -1
last clause at the	0 3 -4 0 0 0 0 0
last clause back	-2 -3 0 6 -6 -5 2 -7
last clause back 	0 -2 -4 10 -6 0 0 -6
last clause back to	0 0 0 -1 0 -4 0 -2
last clause before	-1 -6 3 -5 0 6 0 0
last clause before i	-5 0 0 0 0 1 0 0
last clause before the	0 -1 -1 -4 0 5 0 0
last clause big	9 -4 0 0 -3 -3 0 -2
last clause black	6 5 -2 -3 0 -2 0 0
last clause bless	0 0 0 0 0 0 -2 4
last clause blinking	-2 10 -4 0 0 0 0 0
last clause blue	-8 -3 7 0 0 4 0 0
last clause bring	-4 -1 0 0 2 4 0 -2
last clause bring the	-2 0 -3 0 0 5 0 -2
last clause bubbling	-6 8 0 0 0 0 0 0
last clause but	5 4 -4 -4 -2 -8 -1 5
last clause but it	-2 -5 0 -1 0 0 0 3
last clause but not	2 -2 -4 0 0 0 0 0
last clause calm	-1 -2 7 -3 -1 0 0 -1
last clause calm it	-1 -2 7 -3 -1 0 0 -1
last clause can	-2 8 -2 -3 0 1 1 4
last clause can it	-1 6 -3 -1 0 0 0 -1
last clause can we	-4 5 0 -1 0 -1 0 0
last clause can you	4 -13 5 -1 0 0 1 4
last clause cancel	0 -1 -4 9 0 -4 0 0
last clause cancel the	0 0 -2 5 0 -4 0 0
last clause cat	1 -1 0 0 -2 6 0 -3
last clause could	2 -6 3 2 0 2 1 -4
last clause could it	0 -6 1 0 0 0 0 0
last clause could we	4 -3 4 -2 0 1 0 -1
last clause could you	-1 0 1 4 0 0 0 -4
last clause ctrl	0 -1 0 2 0 0 0 -6
last clause dear	-1 -4 5 0 0 -1 0 0
last clause dear 	-1 -4 5 0 0 -1 0 0
last clause do	6 -1 3 -2 2 -3 1 -7
last clause do a	1 -6 0 0 0 -2 0 -1
last clause do not	-1 1 9 0 0 -2 2 0
last clause double	-1 0 5 0 0 0 0 0
last clause drop	0 -2 -4 7 0 0 -1 0
last clause each	4 0 -3 0 0 0 0 0
last clause early	-3 6 0 0 0 0 -1 -2
last clause every	-5 -7 2 0 0 -1 0 4
last clause everybody	1 -4 0 0 0 0 0 -2
last clause everything	8 0 0 -2 0 0 0 -3
last clause far	-5 3 0 0 -1 0 0 0
last clause far away	-5 3 0 0 -1 0 0 0
last clause fewer	-2 -1 7 -5 0 0 0 0
last clause final	0 0 0 0 -4 4 0 0
last clause fireworks	9 -2 0 0 0 0 0 -3
last clause first	-5 0 0 0 0 1 0 2
last clause flip	0 -5 6 -3 0 -2 0 -2
last clause for	7 4 -4 0 0 3 0 -2
last clause for a	5 -4 0 0 0 0 0 -2
last clause for the	-1 0 -1 0 0 6 0 0
last clause forget	-1 -2 -5 12 0 -2 0 -7
last clause forget the	0 -2 -5 7 0 0 0 -3
last clause from	1 -4 1 2 0 0 0 0
last clause get	-3 -2 5 5 1 3 0 -2
last clause get rid	0 -1 5 5 0 -1 0 -1
last clause give	7 -10 10 3 3 -3 0 -2
last clause give it	-4 -3 5 0 -1 0 0 0
last clause give me	8 -4 -4 0 -3 1 0 0
last clause give us	4 -3 -1 0 0 0 0 0
last clause go	-2 -12 -6 16 -2 0 -4 -3
last clause go 	4 -1 0 0 0 1 -4 0
last clause go back	-2 0 -4 4 -2 -1 -1 -3
last clause gold	-3 10 -2 0 0 0 0 0
last clause good	-10 4 -2 -2 -2 0 1 5
last clause good night	0 0 0 0 0 0 1 -4
last clause green	7 -1 -3 6 0 0 -4 -1
last clause half	0 5 -5 0 0 0 0 -1
last clause half a	0 5 -6 0 0 0 0 0
last clause hardly	3 2 -5 -1 0 0 0 -1
last clause have	0 5 0 0 0 0 0 -2
last clause he	-7 2 0 -3 0 -2 -1 11
last clause he is	4 -5 -3 2 -3 -1 0 10
last clause he likes	0 -5 5 2 0 0 -1 0
last clause his	-1 -6 5 -2 0 1 -1 4
last clause i	-3 -2 -6 0 0 6 2 13
last clause i am	-5 3 1 -1 -1 0 1 -6
last clause i can	-1 -4 0 0 0 -1 0 2
last clause i do	-3 15 -5 0 2 -1 0 -1
last clause i have	-2 1 1 -1 -1 -1 0 4
last clause i look	0 -4 3 0 0 0 0 -1
last clause i need	1 0 0 -1 0 5 0 -2
last clause i should	4 -8 0 0 0 1 0 7
last clause i take	0 0 -5 1 0 -1 0 0
last clause i think	0 -4 0 3 0 -1 0 0
last clause i want	-4 13 -5 -5 -2 -2 0 -1
last clause i will	0 -2 -5 0 0 0 0 5
last clause i would	10 -2 -1 1 0 7 0 -8
last clause if	9 4 -2 -2 0 11 -2 -9
last clause if it	7 1 0 -1 0 0 0 0
last clause if that	-2 6 0 0 0 0 0 -1
last clause if you	-2 3 4 -2 0 3 -1 -3
last clause in	-6 -4 -2 4 1 10 -1 4
last clause in its	0 -2 -3 0 0 7 0 0
last clause in my	-4 6 0 -1 0 -1 0 4
last clause is	-7 6 3 0 -1 1 0 -4
last clause it	-4 6 2 -5 -1 -4 0 -5
last clause it is	0 -4 -1 0 0 -1 0 4
last clause it needs	0 -7 1 0 0 0 0 0
last clause it should	0 3 -4 -1 0 0 0 -2
last clause it was	0 6 -4 -5 0 0 0 -1
last clause its	-5 -10 16 -1 2 0 -1 4
last clause just	-4 1 6 -6 -2 5 0 -1
last clause just a	-1 6 0 -2 0 -1 0 0
last clause just as	0 0 0 -1 0 6 0 0
last clause keep	-3 1 4 -1 4 0 -1 -1
last clause keep the	-1 1 0 -1 4 0 -1 0
last clause kids	0 0 5 0 0 0 -2 -2
last clause kill	0 0 0 0 0 0 5 0
last clause kill it	0 0 0 0 0 0 5 0
last clause kindly	-1 -1 -6 3 3 -2 0 -3
last clause lamp	0 0 0 0 0 -6 2 -1
last clause last	-2 0 -3 4 0 0 0 0
last clause leave	-1 7 -7 3 0 -1 0 -1
last clause leave it	0 -2 -5 3 0 0 0 3
last clause leave the	0 9 -7 -1 0 0 0 -1
last clause less	5 10 -5 -3 0 0 0 0
last clause let	-6 3 3 -3 1 -2 1 -5
last clause let me	0 0 -4 -2 0 -1 0 -2
last clause let us	0 -12 8 0 0 0 0 -1
last clause like	-16 20 5 -4 0 0 0 -5
last clause like an	-4 5 1 0 0 0 0 0
last clause like in	-2 5 -5 0 0 -1 0 0
last clause like it	-1 6 -4 -3 0 0 0 -1
last clause like the	0 -1 6 -5 0 -1 0 0
last clause like when	0 -5 0 -1 0 0 0 2
last clause little	-8 0 -1 -1 0 -1 0 5
last clause long	0 -1 4 0 -1 0 0 0
last clause make	5 5 4 1 -1 -1 0 -6
last clause make them	-1 9 -6 -3 0 0 0 0
last clause many	0 4 -5 0 0 0 0 0
last clause maybe a	3 -7 3 0 0 0 0 0
last clause more	3 11 -2 0 0 0 0 0
last clause more like	-3 6 -2 0 0 0 0 0
last clause my	-6 -3 9 3 1 -1 0 1
last clause my wife	-2 0 -1 0 -1 0 0 5
last clause nearly	1 5 0 0 0 0 0 -2
last clause new	-6 -1 -2 -2 0 3 3 6
last clause next	-10 0 -1 0 2 9 0 -1
last clause nice	-2 -1 -2 -2 0 0 0 6
last clause nice 	-2 -1 -2 -2 0 0 0 6
last clause no	5 0 -1 2 0 -2 0 -6
last clause no more	2 0 5 -4 0 0 0 0
last clause nobody	0 -2 11 -3 -1 -2 0 2
last clause not	-12 8 4 -4 -2 0 0 -1
last clause not a	0 -5 0 0 0 0 0 0
last clause nothing	5 4 -4 0 0 0 0 3
last clause nothing else	2 8 -1 0 0 0 0 -2
last clause now	0 4 0 -4 -1 0 0 6
last clause now 	6 -1 0 0 -1 2 0 -3
last clause now i	-6 0 0 0 0 0 0 5
last clause obviously 	5 -1 0 -1 0 0 0 -1
last clause off	-2 -1 0 7 -1 0 0 -3
last clause old	0 6 -2 -1 0 0 0 5
last clause on	-3 5 -1 0 2 0 2 -1
last clause once	-4 4 0 0 0 0 0 0
last clause one minute	4 0 -1 0 0 0 -1 0
last clause only	2 12 -2 0 -1 -7 0 -5
last clause only the	7 -9 2 0 0 0 0 0
last clause or	4 -1 0 -1 -1 0 0 -1
last clause otherwise	0 4 -1 0 0 0 0 -2
last clause out	0 -4 0 3 2 0 -3 0
last clause people	-6 6 5 0 -1 -2 0 1
last clause phone	-1 -4 0 0 0 0 2 0
last clause plain	3 5 -2 0 0 2 0 0
last clause please	-8 -2 1 7 -1 -4 -2 -3
last clause please 	-1 0 -3 7 -2 2 0 -1
last clause please a	-7 -1 4 0 0 0 0 0
last clause previous	-2 -6 -5 5 0 -1 0 -2
last clause purple	-1 0 4 0 0 0 0 0
last clause put	-4 -4 4 -2 1 4 2 -6
last clause put it	-1 0 -4 -1 -1 4 3 -1
last clause put that	0 0 0 -3 4 0 0 0
last clause quick	0 0 -6 0 0 6 0 -1
last clause quick 	0 0 -6 0 0 6 0 -1
last clause real	0 8 -8 0 0 0 0 0
last clause red	-1 -4 3 0 -2 -2 0 -4
last clause red 	-1 3 9 -4 -2 0 0 0
last clause red and	-4 0 1 0 0 0 0 0
last clause redo	0 0 -8 -3 3 -2 0 -2
last clause redo 	0 0 -6 0 3 -2 0 -1
last clause return	-2 0 -5 5 -1 -4 0 0
last clause reverse	-3 -4 -7 13 -1 -4 0 6
last clause revert	-1 -1 0 4 -2 0 0 -2
last clause rewind	0 0 -5 12 -1 0 0 0
last clause roll	-4 -1 0 1 0 5 0 0
last clause sad	4 0 -1 0 0 -1 0 -2
last clause same	-6 11 -3 -4 -2 2 0 0
last clause say	-5 -1 2 0 0 -1 3 -2
last clause scrap	-3 -1 -4 9 0 0 -1 -2
last clause she	-5 3 10 -4 -5 -2 1 7
last clause she is	-1 -4 5 -1 0 0 1 0
last clause she says	-1 0 1 -1 0 0 0 4
last clause should	0 7 -4 0 0 0 0 0
last clause show	1 -3 0 -4 -2 4 -4 -6
last clause show me	0 0 0 -4 0 0 -4 0
last clause show the	-7 0 0 0 -2 3 0 0
last clause since	5 -2 3 -2 0 0 2 -1
last clause six	-1 -1 4 0 0 -1 0 0
last clause slow	0 -1 -2 0 0 -2 0 8
last clause slow 	0 0 -4 0 0 -1 0 -1
last clause slow and	0 0 -4 0 0 0 0 6
last clause slow it	0 0 5 0 0 0 0 -1
last clause slowly	5 -3 -2 0 0 0 0 0
last clause so	-3 9 -7 12 6 3 0 -13
last clause so a	3 5 -5 -1 0 0 0 0
last clause so it	-2 4 -4 0 1 -1 0 5
last clause so that	0 4 -2 -3 -1 2 1 0
last clause so the	-5 7 5 -1 0 2 0 -4
last clause softer	-3 -1 4 0 0 0 0 2
last clause somebody	-1 7 -2 -1 0 0 2 -1
last clause something	9 -2 -2 0 0 -4 0 -1
last clause something that	10 -3 0 0 0 0 0 0
last clause something with	2 -4 0 0 0 -1 0 0
last clause stars	2 4 0 -2 0 0 0 0
last clause steady	0 0 0 3 0 0 0 -5
last clause steaming	4 -2 0 0 0 0 0 -1
last clause step	-1 -1 -1 3 0 -5 0 0
last clause step back	-1 -1 -1 3 0 -5 0 0
last clause still	-4 -3 -2 2 0 -2 0 10
last clause strike	0 -3 -4 8 0 0 0 -1
last clause stripes	1 0 -3 6 0 -3 0 0
last clause sun	4 -2 -2 0 0 0 0 -2
last clause take	-2 -3 1 11 -1 1 0 -2
last clause take it	-1 0 -1 6 0 0 0 0
last clause take that	0 0 -8 9 -1 -1 0 0
last clause thank	-3 0 0 -1 -1 4 0 6
last clause thank you	-3 0 0 -1 -1 4 0 6
last clause that	11 -9 3 -13 1 -3 0 3
last clause that is	3 -5 -1 1 0 -2 0 -5
last clause that one	0 0 0 -4 2 0 0 0
last clause that was	-2 0 5 -7 -1 0 0 4
last clause the	-4 -3 -17 -7 2 8 -2 1
last clause the first	-2 9 -2 0 0 -3 0 0
last clause the kind	0 4 0 0 0 0 0 0
last clause the sea	3 -4 0 0 0 0 0 0
last clause the version	0 -4 0 -2 1 0 0 0
last clause then	6 -8 4 -3 -3 6 -6 6
last clause then 	0 0 -2 0 -3 6 0 6
last clause then a	0 0 -4 0 0 0 0 0
last clause then stop	0 0 7 0 0 0 -5 -1
last clause there	0 -2 1 0 0 -2 0 -4
last clause there is	0 -2 3 0 0 -2 0 -4
last clause they	-3 -3 0 -3 0 2 0 5
last clause they are	0 1 -4 1 0 0 0 0
last clause think	0 11 -9 -1 0 -2 0 0
last clause this	-1 2 0 -8 -1 0 1 0
last clause three	3 -6 5 0 0 0 0 -4
last clause to	1 -4 -2 8 -2 0 0 -2
last clause tom	-4 1 0 0 0 0 1 0
last clause tone	0 0 0 4 0 0 0 0
last clause tone it	0 0 0 4 0 0 0 0
last clause turn	-1 -1 7 3 0 -2 1 0
last clause two	6 -9 2 1 -3 -3 -1 0
last clause undo	-1 -4 -2 3 -4 -4 -1 -3
last clause undo 	0 0 -1 6 -5 0 0 -2
last clause very	-4 5 0 -1 0 0 0 2
last clause wall	1 0 -6 0 0 0 0 0
last clause we	0 -3 5 0 0 -7 2 2
last clause we can	0 -1 5 0 0 -6 0 0
last clause well	-6 0 5 -1 0 -1 0 0
last clause were	-7 2 4 -4 0 0 1 0
last clause were not	0 -5 5 -2 0 0 0 0
last clause what	-3 3 0 5 0 -2 0 5
last clause whatever	-3 1 0 0 0 -1 0 5
last clause when	5 -1 0 -2 0 2 0 -1
last clause which	1 -5 -1 -1 0 0 0 2
last clause white	12 8 -14 3 0 -1 0 0
last clause white on	5 -1 -6 0 0 0 0 0
last clause with	9 -11 1 -2 0 2 0 -3
last clause with a	4 0 -3 0 0 -1 0 0
last clause with its	-2 5 0 -1 -2 1 0 0
last clause with long	6 0 0 0 0 -2 0 0
last clause with the	3 -8 0 0 0 0 0 0
last clause without	1 -7 -4 6 0 4 0 0
last clause would	-4 1 5 0 0 0 0 -1
last clause would you	0 -3 5 0 0 0 0 -1
last clause write	5 0 -2 0 0 0 0 -2
last clause yellow	5 -2 -20 8 4 -1 0 0
last clause you	-2 -6 -3 -7 1 0 2 8
last clause you are	-6 0 0 -2 0 0 -1 8
last clause you can	0 -4 -1 0 0 0 5 -5
last clause you have	-4 -3 0 -3 0 0 0 4
last clause you know	8 4 -3 -2 0 0 0 -4
last longer	-2 -4 7 0 0 0 0 0
last one	4 1 -2 5 -2 -4 -1 -1
last orders	7 4 -8 -2 0 -5 0 -2
last step	-2 0 6 -3 -1 0 0 -3
last thing	2 0 -6 17 0 -6 0 -4
lastly	8 -6 0 0 0 0 0 -3
lastl…	8 -6 0 0 0 0 0 -3
lasts	-2 0 4 0 0 -1 0 0
last…	6 -6 4 -1 0 -1 0 -3
las…	10 -10 4 19 -4 -6 -2 -7
late	8 -5 -1 -3 -1 -4 0 6
late ,	-1 -6 0 0 0 0 0 4
later	-6 3 -4 0 0 0 0 2
late…	-6 3 -4 0 0 0 0 2
lat…	-3 -2 -6 1 -2 -4 0 8
laughing	-5 6 0 -4 0 0 0 2
laughing $	-4 9 0 -3 0 0 0 -6
laugh…	-8 0 -4 -4 3 0 0 14
laug…	-5 0 -3 -4 3 0 0 14
lau…	-2 -3 -3 -4 3 0 0 14
lava	12 -2 -3 -1 0 0 -1 -9
lava lamp	10 -2 0 0 0 0 0 -7
laven…	11 -2 -6 0 0 0 -1 0
lave…	11 -2 -6 0 0 0 -1 0
lav…	22 -7 1 -1 0 2 -2 -9
lazy	1 8 -10 8 0 0 -1 -2
laz…	0 -4 4 8 0 -1 -1 -2
leave	3 -8 4 3 1 -3 -1 5
leave a	-3 4 -5 0 0 0 0 0
leave it	2 -7 -3 2 2 0 0 9
leave out	0 -4 5 2 0 -1 -1 -3
leave the	5 6 -2 -1 -1 -1 0 -1
leaves	-5 6 0 -1 0 0 0 1
leaves .	1 4 -1 -1 0 0 0 -2
leave…	-3 5 6 -1 0 -3 0 -2
leav…	0 -2 10 0 1 -3 -1 3
lea…	-1 0 2 -2 0 0 -1 6
leds	-2 -2 1 -1 -2 0 0 5
led…	-2 -2 1 -1 -2 0 0 5
left	-1 11 0 1 -1 3 1 -3
left $	1 1 1 -4 0 0 0 -1
left ,	-3 7 -4 0 0 1 0 0
left .	-2 -8 10 0 0 1 0 0
left and	0 4 -1 0 0 0 0 0
left it	0 0 -2 -1 0 5 0 -1
left to	1 -2 7 -2 0 0 0 -4
lef…	-1 1 8 1 0 -2 1 -3
lena	-3 -1 1 0 2 -5 0 -2
lengt…	-2 -3 5 -3 0 0 0 0
leng…	-2 -3 5 -3 0 0 0 0
len…	-4 -4 6 -4 2 -4 0 -2
leo	5 0 -2 6 4 -1 -1 -5
leo…	-3 9 0 4 0 -1 0 -4
less	-10 -1 12 -2 0 -3 -2 -2
less $	-5 -13 14 0 0 0 0 -2
less <color>	0 -7 9 -1 0 0 0 0
less <here>	0 -7 6 -2 0 0 0 0
less bright	-1 -7 5 0 0 -1 0 0
less like	-4 9 -10 0 0 0 0 -1
less of	-2 -8 3 0 0 0 0 6
less often	0 -7 3 0 0 0 0 0
less than	0 0 12 -6 0 0 0 -5
les…	-9 -1 12 -2 0 -4 -2 -2
let	-10 14 -1 3 4 7 -2 2
let a	-5 24 -8 0 0 0 0 -2
let her	0 6 0 0 0 -1 0 0
let him	-1 0 -3 10 2 2 0 0
let it	-2 -1 5 -2 0 0 1 -1
let me	9 -15 -2 -5 0 11 0 -3
let the	-9 14 -3 -1 1 -4 0 0
let us	3 -26 5 0 1 3 -1 10
letter	5 7 -5 0 -1 -1 0 -2
letter $	4 7 -5 0 -1 0 0 -2
letters	-2 -4 13 -2 0 -3 -1 -3
letters $	7 -2 -1 0 0 0 -1 -2
letters ,	4 -1 1 0 0 -2 0 0
letters in	-5 0 5 -2 0 0 0 0
lette…	8 2 4 -3 -1 -6 -1 -5
lettu…	0 -7 4 0 0 0 0 0
lett…	8 -5 9 -3 -1 -6 -1 -5
let…	8 -1 7 -3 -1 -6 -1 -5
level	2 -3 3 -1 0 0 -4 0
leve…	2 -3 3 3 0 0 -5 0
lev…	2 -3 3 3 0 0 -5 0
lie	0 -6 -3 0 0 1 0 8
lie…	-1 -6 0 7 0 0 0 0
life	-6 5 -2 2 0 0 -2 2
lif…	-9 8 -1 1 -3 -2 -2 5
light	-5 4 -2 -2 1 10 6 4
light $	9 -12 -9 0 0 10 1 6
light ,	-2 2 -6 0 -1 2 1 7
light .	5 0 -3 0 3 -2 0 0
light for	6 -7 0 0 0 0 -1 -6
light like	-4 0 0 0 0 0 0 5
light on	-4 0 7 -1 0 0 0 -1
light should	0 4 -2 0 0 -1 0 -3
lighter	-3 -7 7 0 0 0 0 0
lighthouse	-1 2 -5 0 0 0 -1 0
lighthouse $	7 -7 0 0 0 0 0 0
lighthouse ,	0 4 0 0 0 0 0 0
lightning	-5 11 8 -1 -1 -1 0 0
lights	10 -13 -2 2 -1 -3 2 -7
lights $	8 -8 -7 3 -1 -1 2 -1
lights ,	-1 -7 -2 0 0 6 -2 0
lights in	-1 4 -1 0 0 0 0 -4
lights of	0 8 0 0 0 -5 -1 0
lights out	-2 0 -6 0 0 -2 9 0
light…	2 -11 10 0 -2 -8 0 -8
ligh…	4 2 -2 -2 -1 0 -1 -3
lig…	4 2 -2 -2 -1 0 -1 -3
like	-5 0 -2 -2 -2 5 -5 7
like $	13 -8 -1 -1 -4 0 0 -2
like .	13 -10 0 0 0 -1 0 -2
like <color>	3 3 -7 -3 0 0 0 6
like <number>	1 -3 7 0 0 -1 0 -1
like <time>	0 -7 9 3 0 -3 0 -1
like a	-5 8 8 -2 -1 -4 0 -4
like an	-9 7 4 1 0 0 0 3
like being	-2 5 0 0 0 0 0 0
like him	0 -7 0 -1 0 2 0 5
like how	-4 -1 0 3 0 0 0 0
like i	1 5 -1 -1 0 0 0 -4
like in	-7 12 -5 0 0 -2 0 1
like it	-3 -3 -7 1 0 -1 0 1
like its	-5 15 -10 -1 0 -2 0 -1
like leaves	5 -5 0 0 0 0 0 -2
like that	1 -15 -8 -5 0 0 0 28
like the	9 6 -3 2 -1 -8 0 -1
like to	1 0 -4 2 0 5 1 -3
like when	-1 -7 -1 -1 0 2 0 2
liked	-1 -3 -5 4 1 1 0 0
likes	9 0 3 0 1 -2 -1 -10
likes the	7 0 -1 0 1 -2 0 -5
like…	8 -2 -2 4 2 0 -1 -10
lik…	3 -3 -4 2 0 5 -6 -2
lila…	-4 -3 3 0 0 -1 -1 0
lil…	-2 -5 4 -1 -1 -2 -1 -3
limit	-2 -2 2 4 0 0 0 -2
limi…	-2 -2 2 4 0 0 0 -2
lim…	4 -4 -2 4 0 1 0 -2
line	1 -7 3 -1 0 0 0 -2
line ,	4 -4 0 0 0 0 0 0
line…	2 -5 3 0 0 0 -1 0
lin…	3 6 -5 -1 0 -2 -1 -2
lio…	9 -2 -2 -2 0 1 0 0
lip…	0 -6 2 0 0 2 0 -1
lit	10 6 -1 0 0 0 0 -5
liter…	-6 5 -3 2 0 7 0 -1
lite…	-6 5 -3 2 0 7 0 -1
little	2 -3 5 -2 -4 -2 -5 1
little $	0 -5 12 0 0 0 0 -1
little ,	0 -4 2 0 0 0 0 3
little <color>	4 -1 -8 0 0 -1 0 1
little <earlier>	0 8 -1 0 0 -3 0 -1
little less	-4 7 -4 0 0 0 0 0
little more	-6 4 0 -3 0 0 0 0
little one	8 -5 -2 1 -2 -2 0 -1
littl…	2 -3 5 -2 -4 -2 -5 1
litt…	2 -7 5 -2 -4 -2 -5 1
lit…	-2 -2 -3 0 -4 5 -5 0
live	-4 7 -2 0 -1 3 3 0
lively	-1 -8 2 0 -1 0 0 0
livel…	-1 -8 2 0 -1 0 0 0
lives	0 -4 4 0 0 0 0 -2
live…	0 -7 3 -1 -1 2 0 -4
liv…	-5 0 1 -1 -2 5 2 -4
load	-2 -5 -1 -1 0 17 -1 -4
loading bar	4 0 -2 0 0 0 0 0
load…	3 -4 -2 0 0 -1 0 0
loa…	1 -8 0 -2 0 16 -1 -4
lock	4 0 0 0 0 -1 0 0
loc…	9 -2 -1 0 -1 3 0 0
log	-6 1 0 0 0 0 0 0
lonelier	0 8 -3 0 0 0 0 -1
lonelier $	0 8 -3 0 0 0 0 -1
lonely	0 6 -6 -2 -1 1 0 -5
lonely .	0 4 -4 0 0 0 0 -3
lonel…	0 14 -9 -2 -1 1 0 -6
lone…	0 14 -9 -2 -1 1 0 -6
long	0 -6 9 -3 -1 -5 -5 2
long $	0 -5 3 0 0 0 0 0
longer	-6 -8 5 2 4 2 -3 -2
longer $	0 -3 7 0 0 0 -2 -2
longer ,	-2 -7 3 3 2 0 0 -2
longer .	0 -1 -2 0 0 6 -1 2
longer <here>	0 3 -5 0 0 0 0 0
longer than	0 -2 5 0 0 -1 0 0
longe…	-6 -8 5 2 4 2 -3 -2
long…	-6 -8 5 2 4 2 -3 -2
lon…	-9 0 5 -3 3 -2 -8 -6
look	11 2 -13 -2 -2 4 -3 -6
look ,	4 0 0 1 0 3 -4 3
look at	0 -10 -1 2 0 6 1 4
look like	9 -2 -3 -1 -3 -1 0 -9
look more	0 6 -3 0 0 0 0 -1
looked	0 6 3 -4 1 1 0 -2
looke…	0 6 3 -4 3 1 0 -2
looking	-4 -2 4 0 3 -5 0 2
looki…	-4 -2 4 0 3 -5 0 2
looks	0 1 -6 5 2 -1 -2 4
looks a	0 4 -1 0 0 0 0 0
looks as	0 -4 0 5 0 0 0 -3
looks like	-1 -7 -1 5 -2 0 -2 1
look…	-4 4 1 2 8 -5 -2 4
loop	-5 -5 19 0 -1 0 -5 0
loop it	0 -5 8 0 0 0 0 0
loop…	-6 -1 11 -1 0 0 0 -1
loo…	-4 1 11 0 4 2 -9 -4
lose	0 -4 8 1 -4 -4 -1 4
lose the	-3 -10 10 -1 -3 0 0 0
lost	1 3 -5 -1 -2 6 0 -2
lost .	3 4 0 0 -2 2 0 -6
los…	4 -4 1 0 -6 0 -2 3
lot	-7 -10 12 -2 0 -2 0 4
lot $	-3 -6 1 -2 0 -2 0 5
lots	7 -7 6 -1 0 0 0 0
lott…	0 -4 0 0 0 0 0 -1
lotus	6 -1 -2 0 0 -1 0 0
lotus opening	8 -5 -2 0 0 -1 0 0
lotu…	4 -2 -2 0 -2 4 0 0
lot…	11 -13 5 -1 -2 4 0 -1
loud	2 8 -5 2 0 -1 0 -1
loud $	-1 5 -2 0 0 -1 0 0
loud .	-1 4 -5 3 0 0 0 0
louder	-1 6 -4 0 0 0 0 0
loude…	-1 6 -4 0 0 0 0 0
loud…	-1 6 -4 0 0 0 0 0
lou…	2 8 -4 4 0 -3 0 -1
love	9 -9 -1 -2 0 5 -2 0
love a	-7 6 0 0 0 0 0 0
love it	-2 -5 -1 0 0 5 0 13
love to	8 -3 0 0 0 0 0 -4
loved	0 5 0 0 2 -6 0 0
lovely	-4 -3 -2 0 0 2 0 6
lovel…	-4 -3 -2 0 0 2 0 6
loves	-3 4 -1 0 0 -1 0 4
loves it	-3 -3 -1 0 0 0 0 4
love…	-7 5 -3 0 1 -5 0 10
lov…	2 -4 -4 0 0 -1 -2 10
low	2 -4 0 0 0 0 0 -1
lower	-1 -7 8 0 0 -2 -2 0
lower $	0 -12 6 0 0 0 -1 0
lowe…	-1 -7 8 0 0 -2 0 0
lowkey	-8 3 0 0 0 0 0 0
lowke…	-8 3 0 0 0 0 0 0
lowk…	-8 3 0 0 0 0 0 0
low…	-8 -4 8 0 0 -2 0 0
luck	-9 0 0 0 -1 -2 0 7
luck $	-9 0 0 0 0 -2 0 7
luc…	-9 0 0 0 -1 -2 1 7
lullaby	5 -3 1 0 0 0 0 0
lulla…	5 -3 1 0 0 0 0 0
lull…	5 -3 1 0 0 0 0 0
lul…	5 -3 1 0 0 0 0 0
lunch	0 -4 0 1 0 0 0 -1
lunc…	0 -4 -1 1 0 0 0 -3
lun…	3 -4 -1 1 0 0 0 -4
lying	-4 2 0 0 0 0 0 -1
lyin…	-4 2 0 0 0 0 0 -1
lyi…	-4 2 0 0 0 0 0 -1
m	0 -12 -6 -3 0 0 -1 19
made	8 -6 -1 2 1 0 0 -7
made it	7 -2 5 4 -4 1 0 -3
mad…	6 -7 -1 5 1 0 0 -7
magen…	-6 -6 9 0 2 0 0 -3
mage…	-6 -6 9 0 2 0 0 -3
magical	4 9 -4 0 0 0 0 -3
magic…	4 10 -7 0 0 0 0 -4
magi…	3 10 -7 0 2 -1 0 -7
mag…	-6 5 2 0 4 -1 0 -9
mai…	0 -6 5 0 0 0 0 0
make	5 14 -3 -4 -1 -9 -2 -9
make <here>	0 7 -10 0 0 0 0 0
make a	5 -5 -3 0 0 0 1 0
make him	0 4 -1 0 0 0 0 0
make it	2 10 -19 3 -1 -1 -1 -2
make out	0 6 -4 0 0 0 0 0
make that	-5 -10 23 -2 0 -2 0 -1
make the	5 -10 10 1 0 -4 -2 -3
make them	-1 10 -10 -3 0 0 0 0
makes	-4 -2 1 7 -2 -2 0 3
makes me	-2 0 2 7 0 -1 0 -3
make…	-4 -2 1 7 -2 -2 0 3
making	-4 -3 4 0 0 0 0 0
makin…	-4 -3 4 0 0 0 0 0
maki…	-4 -3 4 0 0 0 0 0
mak…	-4 9 2 2 -3 -10 -2 -6
mama	0 1 -4 0 0 -1 0 0
mamma	-5 -2 4 -1 0 0 0 5
mamma mia	-5 -2 4 -1 0 0 0 5
mamm…	-5 -2 4 -1 0 0 0 5
mam…	1 -2 0 -2 0 -1 -2 5
man	-10 11 -10 4 3 0 0 6
man ,	-3 1 0 5 0 0 0 -1
manage	4 3 -3 -2 0 0 0 -2
manag…	3 5 -3 -2 0 0 0 -2
mana…	3 5 -3 -2 0 0 0 -2
mane	0 6 -1 0 0 0 0 0
many	-1 -11 11 -1 0 0 0 -3
many ,	0 -3 4 -1 -1 0 0 0
many colors	4 0 0 0 0 0 0 0
many for	-1 0 -4 1 0 0 0 0
man…	5 -8 7 -5 0 0 0 1
march	3 5 -2 0 0 0 0 -1
march .	4 11 -7 0 0 0 0 -1
marc…	5 9 -5 0 0 0 0 2
margaret	0 -1 4 -2 1 0 0 1
margaret has	0 -1 4 -2 1 0 0 0
marga…	0 -1 4 -2 1 0 0 1
marg…	0 -1 4 -2 1 0 0 1
mark	-1 5 4 0 0 -1 0 0
marri…	-4 -3 0 8 -1 0 0 -4
marr…	-3 -3 0 7 -2 -4 0 -4
mars	4 -6 1 0 0 -2 0 -1
marshmallow	-8 2 0 0 0 0 0 0
marvellous	-4 -2 2 0 0 0 0 5
marve…	-4 3 -1 0 0 0 0 5
marv…	-4 3 -1 0 0 0 0 5
mar…	-3 1 5 5 -2 -1 -1 -1
master	0 -1 -5 0 0 0 7 -1
master brightness	0 0 -3 0 0 0 4 -1
maste…	0 -1 -5 0 0 0 7 -1
mast…	3 -3 -5 0 0 0 7 -1
mas…	-1 0 -6 0 0 -5 6 2
match	6 -7 3 -1 0 3 -1 -2
matc…	11 -8 1 -1 0 3 0 -2
mate	-1 2 11 0 0 0 0 1
math…	2 -5 -2 0 0 1 0 -1
matrix	3 -5 0 0 0 -1 0 -1
matrix rain	3 -5 0 0 0 0 0 -1
matri…	3 -5 -2 0 0 1 0 -1
matr…	3 -5 -2 0 0 1 0 -1
matte…	1 7 -2 -5 0 0 0 0
matt…	1 7 -2 -5 0 0 0 0
mat…	16 -1 5 -6 0 4 0 -4
max	-3 0 7 0 0 0 -2 0
may	4 -4 9 2 2 -1 -4 -11
may stay	0 0 0 0 5 0 -3 -2
maybe	-10 13 -4 -2 -2 -2 0 -4
maybe ,	-4 5 -2 0 0 0 0 0
maybe .	-8 7 0 0 0 0 0 0
maybe a	2 -6 3 0 0 0 0 -1
mayb…	-9 8 -4 -2 0 -5 0 -4
may…	-16 15 -1 -4 -1 -5 0 -4
me	-3 -24 -11 6 -1 17 -8 15
me $	5 5 1 4 1 -1 0 0
me ,	-4 -1 1 2 3 -8 0 2
me .	-5 -4 1 -4 5 -3 0 7
me a	15 -10 -1 3 -1 -2 -4 -4
me an	8 -5 0 -1 0 0 0 0
me as	0 4 -2 -4 0 -2 0 0
me awake	-3 0 0 8 0 0 0 0
me back	0 0 0 -3 -2 -1 0 8
me out	-1 0 -4 3 -2 6 0 -1
me see	8 -7 -2 -5 0 7 0 -2
me something	2 -4 0 0 0 0 0 0
me that	-7 -2 7 -2 0 0 0 -1
me the	4 -2 -4 -3 -5 6 -1 -5
me to	-7 4 -1 -1 0 7 0 0
me with	-5 6 0 0 2 0 -3 -1
meadow	5 -1 -2 0 0 0 0 -2
meado…	5 -5 4 0 0 -1 0 -2
mead…	5 -5 4 0 0 -1 0 -2
mean	-4 -2 4 3 1 0 0 -3
mean $	-1 0 4 0 0 0 0 0
meaner	0 11 -9 0 0 0 -1 0
meaner $	0 10 -8 0 0 0 0 0
meane…	0 11 -9 0 0 0 -1 0
means	0 -1 0 0 0 0 0 4
meant	-2 11 -1 -5 -1 0 2 -5
mean…	-1 17 -7 -5 -1 0 1 -1
measured	-2 0 -1 0 0 0 0 6
measu…	-2 0 -1 6 0 -5 0 6
meas…	-2 0 -1 6 0 -5 0 6
mea…	-3 9 0 8 2 -9 1 -2
medki…	-1 8 -2 -1 0 0 0 0
medk…	-1 8 -2 -1 0 0 0 0
med…	6 5 -5 -1 0 0 0 -1
meet	4 -2 4 -3 0 -2 0 -2
meeting	-12 0 -2 0 0 2 0 12
meeti…	2 -3 -3 0 0 1 2 8
meet…	2 -3 -3 0 0 1 2 8
mee…	6 -5 0 -3 0 -1 2 6
meh	1 7 -6 9 0 0 0 -6
meh ,	-1 7 -3 4 0 0 0 -4
melancholy	-1 4 -6 1 1 0 0 -1
melan…	-1 1 -6 1 1 2 0 -1
mela…	-1 1 -6 1 1 2 0 -1
melt	-1 -6 8 0 0 -2 0 -2
melt into	-1 -5 8 0 0 -2 0 0
melting	-4 13 -1 -1 0 -1 0 -6
melti…	-4 13 -1 -1 0 -1 0 -6
melt…	-4 13 -2 -1 0 -1 0 -6
mel…	-7 14 -1 1 1 -1 0 -11
merma…	0 5 -5 -1 0 0 0 0
merm…	0 5 -5 -1 0 0 0 0
mer…	5 3 -5 -2 0 0 0 -2
mess	-2 -1 -2 -3 0 0 0 6
mess…	-2 6 -4 0 3 -6 0 0
mes…	3 4 -8 -3 3 -6 0 2
metal	-5 0 0 0 0 3 0 0
meta…	-5 0 0 0 0 3 0 0
metronome	4 -1 0 0 0 0 0 0
metro…	4 -1 -5 0 0 0 -1 0
metr…	3 1 -5 0 0 0 -1 -2
met…	-1 1 -5 0 0 3 -1 -2
mia	-3 -6 2 2 0 -5 0 12
miam…	-4 -1 0 0 0 2 0 0
mia…	-4 -1 0 0 0 2 0 0
mid	0 6 -6 0 0 0 0 3
mid ,	0 8 -7 0 0 0 0 0
middle	-3 -2 9 -3 0 -1 0 0
middle ,	-5 -2 10 0 0 0 0 0
middl…	-3 -3 9 -3 0 -2 0 0
midd…	-3 -3 9 -3 0 -2 0 0
mid…	-1 -2 8 -3 0 -2 2 -1
might	-3 8 -2 0 0 -1 -1 4
might be	0 6 1 0 0 -1 0 -1
might the	0 -4 -3 0 0 0 0 0
migh…	-3 6 0 0 0 -1 -1 4
migraines	-1 -3 5 0 0 0 0 0
migraines $	-1 -3 5 0 0 0 0 0
migra…	-1 -4 5 2 0 0 0 0
migr…	-1 -4 5 2 0 0 0 0
mig…	-4 2 5 2 0 -1 -1 4
milk	-4 -1 1 -2 0 4 0 9
milky	6 -2 -2 0 0 0 0 -3
milky way	6 -2 -2 0 0 0 0 -3
milk…	6 -2 -2 0 0 0 0 -3
mil…	-7 3 -2 -2 0 3 0 9
mind	-2 1 -4 7 5 -5 0 -4
mind $	0 -2 0 13 2 0 0 -4
mind ,	-4 4 0 -1 -1 -4 0 -6
mind .	0 -2 0 -5 0 0 0 6
mind my	0 4 0 1 3 0 0 -2
mind the	2 -5 0 1 5 -1 0 0
mine	-4 0 5 3 4 -1 0 8
minecraft	10 -4 0 0 0 0 -2 -4
minecraft creeper	10 -4 0 0 0 0 -2 -3
minec…	10 -4 0 0 0 0 -2 -4
mine…	8 -2 0 -1 0 0 -2 -4
minka	-4 3 0 -1 0 0 0 2
mink…	-4 3 0 -1 0 0 0 2
minus	-7 0 8 6 0 -2 -3 -3
minus <percent>	-2 0 9 -3 0 0 -3 -3
minute	-3 -1 14 0 0 -2 -1 -2
minute $	-5 -7 17 0 0 -2 -1 -1
minute ,	0 6 -2 0 0 0 0 -1
minutes	-3 0 0 -1 0 3 1 4
minut…	9 -10 3 -3 -2 2 5 3
minu…	2 -10 10 2 -2 0 2 0
min…	-1 -9 3 11 8 -7 11 -6
mirror	-8 9 0 0 0 0 0 0
mirro…	-7 9 0 0 0 0 0 -1
mirr…	-7 9 0 0 0 0 0 -1
mir…	-10 8 0 0 -1 0 0 5
miss	2 8 -1 -4 -2 1 0 -8
miss the	0 13 -1 0 -1 0 0 -7
missed	0 0 1 -1 0 5 0 0
misse…	0 -2 0 1 2 4 0 0
missing	-3 8 2 -4 -2 0 0 -3
missing ,	0 9 -1 0 -2 0 0 -2
missi…	-3 8 2 -4 -2 0 0 -3
miss…	-4 6 2 -3 0 3 0 -3
mistake	0 -2 -7 10 -1 0 1 -3
mistake $	0 0 -7 8 -1 0 1 0
mista…	0 -2 -7 10 -1 0 1 -3
mist…	0 -2 -7 10 -1 0 1 -3
mis…	0 16 -4 5 -3 2 1 -20
mix	-4 23 -9 0 0 -15 0 0
mix in	-4 17 -9 0 0 -7 0 0
mm	-1 0 -2 3 -3 -1 0 8
mm .	-1 0 -2 -2 -3 -1 0 9
mode…	0 -2 -1 0 0 0 0 4
mod…	1 -1 -4 5 3 0 -3 1
mom	3 -6 0 0 0 1 3 -1
moment	-3 4 3 2 -1 -2 3 -8
moment ,	-4 0 0 0 0 0 4 0
moment ago	-1 -4 0 3 0 0 0 0
momen…	-3 5 1 2 -2 -2 3 -8
mome…	-3 5 1 2 -2 -2 3 -8
mom…	0 5 0 2 -2 -2 3 -9
monday	-3 0 2 4 0 0 0 0
monda…	-3 0 2 4 0 0 0 -1
moni…	-4 0 0 0 1 5 0 0
monst…	0 5 -3 0 0 4 0 -1
mons…	-2 12 -6 0 0 4 0 -1
mon…	-2 8 -14 1 1 8 -1 3
mood	-4 13 -15 -1 3 -4 0 11
mood ,	0 -3 0 0 3 -1 0 5
mood .	0 -12 0 0 0 -1 0 10
mood…	0 4 -1 -1 0 0 0 -1
moon	10 3 -5 -5 -1 -8 -1 -2
moon $	8 -7 -2 -4 -1 0 -1 -1
moonlight on	0 -4 0 0 0 -1 0 0
moonl…	1 -3 -1 0 2 -6 0 -1
moons	-6 5 -1 0 0 0 0 0
moon…	-3 -1 -3 1 2 -6 0 -3
moo…	1 16 -21 -9 5 -14 -2 4
more	-10 17 -2 5 -5 -4 -2 1
more $	-2 -34 39 2 1 5 -2 -6
more ,	0 -8 -2 11 -2 5 0 0
more .	0 -2 -5 1 0 0 0 1
more <color>	-6 -10 16 -2 1 -4 0 -2
more <here>	7 -10 9 -2 0 -1 0 0
more <time>	0 22 -26 0 0 0 -1 0
more festive	0 6 -5 0 0 0 0 0
more flashes	0 -4 0 0 0 0 0 0
more in	0 -3 6 -3 0 0 0 0
more light	0 -12 17 0 0 0 0 0
more like	-9 20 -17 1 0 0 0 1
more of	1 -14 6 -1 -1 -1 0 1
more panic	0 8 -6 0 0 0 0 0
more slow	-2 -2 18 0 0 -1 0 0
more slowly	0 -11 8 0 -2 0 0 2
more strong	0 0 5 -1 0 0 0 0
more than	8 -2 2 -1 0 0 0 1
more time	0 -3 6 0 1 -2 0 0
more warm	0 3 -4 0 0 0 0 0
more weight	0 7 -2 0 0 -1 0 -1
morning	6 -5 4 0 0 4 -1 -5
morning $	-5 -4 5 0 0 7 -1 1
morning ,	6 0 0 0 0 -2 0 -2
morni…	3 -5 4 -2 -3 0 0 0
morn…	3 -5 4 -2 -3 0 0 0
mor…	-3 10 -5 -3 -8 1 -2 -1
most	-3 -3 3 0 0 -1 0 7
mos…	-1 1 3 -1 -1 -2 0 11
mother	-3 7 -4 1 0 -3 0 3
mothe…	-3 7 -6 1 0 -3 0 4
moth…	-3 7 -6 1 0 -3 0 4
motion	8 -1 -3 -1 0 0 0 -6
motio…	8 -1 -3 -1 0 0 0 -6
moti…	7 -2 -3 -1 0 0 0 -2
mot…	4 5 -12 -2 0 -3 0 2
mount…	1 6 -3 -5 -1 2 -1 -2
moun…	3 0 -3 -5 -1 2 -1 -2
mou…	10 2 -3 -6 -1 1 -3 -2
moved	0 0 3 0 0 -1 0 -5
moves	4 -4 3 0 0 0 0 -4
moves $	3 -4 0 -1 0 0 0 0
move…	4 -4 9 -1 0 -1 -1 -8
movie	3 -5 -3 0 0 0 0 0
movi…	2 -7 -2 -3 0 -1 0 0
mov…	6 -11 8 -3 -1 -2 -1 -9
much	-9 5 12 -5 0 -4 0 -4
much $	0 -4 13 0 0 0 0 -7
much ,	6 -2 -3 6 0 0 0 -2
much .	-4 8 -6 0 0 -4 0 -1
much <here>	0 7 -4 -1 0 0 0 0
much for	0 -4 5 -8 0 0 0 0
much more	0 0 -2 0 0 0 0 4
much of	0 1 -4 1 0 0 0 0
muc…	-3 2 10 -4 0 -4 0 -4
mug	2 6 -1 -1 0 0 0 0
mum	-3 -3 5 3 0 0 8 -3
mum says	0 0 0 5 0 0 -1 -2
mushr…	-2 1 -4 0 0 2 0 0
mush…	-2 1 -4 0 0 2 0 0
musical	4 -5 -3 0 0 0 -2 0
musical statues	4 -5 -3 0 0 0 -2 0
music…	4 -5 -3 0 0 0 -2 0
must	-3 8 -4 0 2 -1 0 -1
must be	0 4 -9 0 0 0 0 2
must to	0 1 5 0 0 -1 0 0
mus…	-3 6 -10 -2 1 -2 -3 0
my	1 -30 -14 -6 5 3 -4 25
my <color>	-4 2 0 0 0 2 0 0
my <earlier>	1 3 -8 -4 -7 7 -1 3
my <here>	-3 -2 -8 7 2 10 -2 -5
my dads	0 1 0 -3 0 0 0 4
my daughter	8 0 2 0 -1 0 0 -5
my day	-4 0 -4 -1 0 0 0 5
my eye	-2 4 2 0 0 0 0 0
my eyes	0 -3 10 6 1 0 0 -6
my granddaughter	3 0 -1 0 0 0 0 -7
my head	0 -4 0 -1 0 0 0 0
my husband	-1 0 0 -1 0 -1 0 4
my little	0 -1 0 2 0 0 0 -6
my mind	0 0 0 1 1 -4 0 -4
my mom	4 -6 0 0 0 1 0 -1
my mother	-1 4 0 0 0 -2 0 0
my neighbour	-3 -1 -1 4 1 -1 0 4
my nephew	6 -3 0 0 0 0 0 -2
my parents	3 0 -2 0 0 -1 0 4
my sister	1 -2 -4 5 -2 1 0 4
my son	3 -8 0 0 -1 -1 0 -2
my students	-1 5 -4 0 0 0 -1 -1
my whole	0 -1 -5 -1 0 0 -1 8
my wife	0 1 -2 2 1 -1 0 -4
myself	4 -3 0 0 0 0 0 0
mysel…	4 -3 0 0 0 0 0 0
myse…	4 -3 0 0 0 0 0 0
mys…	4 4 -2 -1 0 0 0 0
na	-4 -5 3 0 -1 1 0 0
na ,	-4 -5 3 0 0 1 0 0
nach…	0 9 -2 0 0 -3 0 -1
nac…	0 9 -2 0 0 -3 0 -1
name	6 -2 4 0 -1 1 2 -7
name $	-1 11 -1 0 0 -3 0 -1
name ,	5 -1 -2 0 0 0 0 0
name is	7 0 5 0 0 0 -3 -1
name this	0 0 0 0 0 0 0 -4
nam…	-2 -4 4 -1 -1 0 0 4
napol…	0 6 0 0 -6 6 0 0
napo…	0 6 0 0 -6 6 0 0
nap…	7 -1 -2 0 -6 6 0 -2
nast…	0 3 -4 -1 0 0 0 0
nas…	0 3 -4 -1 0 0 0 0
natur…	-3 5 -1 -4 0 0 0 0
natu…	-3 5 -1 -4 0 0 0 0
nat…	-3 5 -1 -4 0 0 0 0
near	0 0 4 -1 0 0 0 -3
nearly	-4 3 5 -1 0 -1 1 -6
nearly $	0 18 -4 0 0 0 0 -11
nearly <color>	-4 -7 7 0 0 0 0 0
nearl…	-4 3 5 -1 0 -1 1 -6
near…	-4 3 5 -1 0 -1 1 -6
nea…	-4 5 9 -2 0 -3 1 -4
nec…	3 5 -3 -2 0 -2 0 0
need	7 -8 -3 -2 0 1 2 0
need a	1 -12 3 0 0 0 0 0
need something	2 -6 0 0 0 0 0 0
need to	1 -3 4 -2 0 6 0 -1
needs	-8 16 -5 -4 -1 -4 0 -7
needs a	-6 4 0 0 0 0 0 -4
needs more	0 15 -16 -1 0 0 0 -1
needs to	-1 -13 12 0 0 -4 0 0
need…	-10 20 -12 -5 -2 -3 0 -7
nee…	-3 12 -14 -7 -3 -1 2 -7
neighbour	0 -1 -1 4 1 -1 0 3
neigh…	-1 1 0 4 1 -1 0 4
neig…	-1 1 -5 4 1 -1 0 9
nei…	-1 0 -5 6 1 -1 0 9
neo…	1 6 -5 -1 0 -1 0 -4
nephew	6 -3 0 0 0 0 0 -2
nephe…	6 -3 0 0 0 0 0 -2
neph…	6 -3 0 0 0 0 0 -2
nep…	5 0 0 0 -1 0 0 -2
nervous	2 -3 5 -1 0 -2 0 -2
nervous ,	0 -9 6 1 0 -1 0 0
nervo…	2 -4 6 -2 2 -3 0 -3
nerv…	2 -1 4 -2 2 -3 0 -3
ner…	2 -1 6 -2 2 -3 0 -3
net	3 -8 8 -3 0 0 0 -1
net $	3 -11 9 -3 0 0 0 -1
nether	5 -4 0 0 0 0 0 0
nethe…	5 -4 0 0 0 0 0 0
neth…	5 -4 0 0 0 0 0 0
net…	8 -4 -1 0 0 0 0 -1
never	1 -1 -1 5 2 -5 -1 1
never .	0 -4 -4 -1 0 0 0 4
never mind	1 -10 -1 9 6 -1 0 -2
neve…	1 -1 -1 5 2 -5 -1 1
nev…	1 -1 -1 2 2 -6 -1 6
new	5 -7 -3 -2 -4 -2 8 2
new chat	0 0 0 0 -4 0 2 -4
newbo…	6 2 -3 0 0 0 0 0
newb…	6 2 -3 0 0 0 0 0
new…	7 11 -3 0 0 0 0 -4
next	8 -3 -5 -1 -1 3 -2 4
next $	-2 -6 8 0 0 0 0 0
next ,	7 -3 -2 0 -1 -2 0 -2
next .	5 -6 5 0 0 0 0 0
next group	-4 0 0 0 -1 3 1 0
next to	-4 12 0 0 0 -3 -5 8
nex…	8 -3 -5 -1 -1 3 -2 4
nice $	-3 -8 -4 -1 0 -1 0 9
nice .	0 5 -4 -1 0 0 0 -1
nicely	-1 8 -6 0 0 0 0 0
nicely .	-1 7 -6 0 0 0 0 0
nicel…	-1 8 -6 0 0 0 0 0
nicer	0 -4 -2 2 -1 4 0 0
nice…	-1 4 -7 1 -1 4 0 0
nic…	-4 -1 -7 1 -1 2 0 3
night	-4 -5 -12 -2 -1 4 4 2
night $	-2 4 -3 0 0 0 -1 0
night ,	-2 -8 -3 0 0 -4 1 6
night .	-10 -5 -1 -1 0 8 3 5
night and	2 -4 -1 0 -1 0 0 0
nights	-7 -3 8 0 0 -1 0 4
night…	-11 2 11 0 0 -2 1 4
nigh…	6 -11 -3 -2 -1 -6 6 3
nig…	6 -11 -3 -2 -1 -6 6 3
nin…	-4 2 -4 -1 -1 0 0 5
nm	-4 -2 6 0 0 0 -1 -4
nm .	1 0 3 0 0 0 0 -4
no	5 -27 15 35 3 -15 -2 -30
no $	-4 -7 -1 23 0 0 0 -8
no ,	-6 12 -12 -7 3 3 3 -8
no .	-2 0 -19 11 1 0 -1 -8
no <color>	1 -3 4 -9 0 2 0 0
no <earlier>	-2 -5 4 0 0 -1 0 0
no <here>	-5 0 2 1 0 -1 -1 -10
no i	-3 10 2 0 -4 0 -3 -2
no idea	-3 4 0 0 0 0 0 -2
no it	0 -3 -1 -7 2 0 0 0
no more	11 0 1 -5 0 0 0 0
no no	-4 8 -8 10 3 1 0 0
no put	0 -1 -3 5 2 -2 0 0
no that	0 -1 -5 10 0 -1 0 0
no the	0 0 0 -3 0 -5 0 0
no this	0 -3 0 4 0 0 0 -1
nobody	0 -8 5 3 -1 -3 1 3
nobody in	-3 2 4 0 0 0 0 -2
nobody is	-1 2 0 0 0 -1 0 -4
nobod…	0 -6 5 3 -1 -3 1 3
nobo…	0 -6 5 3 -1 -3 1 3
nob…	0 -6 5 3 -1 -3 1 3
noc…	10 -4 -2 0 0 0 3 -5
noise	5 3 -8 0 0 0 0 -1
noise ,	8 0 -8 0 0 0 0 0
nois…	4 3 -8 -1 0 0 0 -1
noi…	4 3 -8 -1 0 0 0 -1
normal	0 -1 0 5 0 0 0 0
norma…	0 -1 0 5 0 0 0 0
norm…	0 -1 0 5 0 0 0 0
nort…	5 -3 -3 0 0 0 0 -1
norw…	2 -3 0 -1 0 5 0 -1
nor…	5 -5 -3 4 0 4 0 -1
nose	0 -3 6 0 0 0 0 2
nos…	0 -3 6 -1 0 0 0 4
not	-22 6 17 7 -3 -10 -3 -1
not $	2 -3 -4 2 0 0 0 0
not .	0 8 -4 -4 0 0 0 -3
not <color>	-6 -3 13 -6 0 -2 0 -5
not <count>	-4 -2 5 -3 0 0 0 0
not <earlier>	-4 2 0 0 0 0 2 -1
not <number>	0 0 1 -2 0 0 0 -7
not a	-3 -1 6 -1 0 0 2 -1
not an	0 -2 -4 8 0 0 0 -4
not be	0 4 1 -1 0 0 0 0
not believe	-4 0 0 0 0 1 -1 0
not change	-6 -1 -2 2 -1 0 0 11
not come	-2 8 -3 -1 0 0 0 0
not do	0 6 0 -1 0 0 0 -2
not find	0 -5 5 0 0 0 0 -1
not have	0 -11 6 10 -3 0 0 -5
not it	0 4 -8 0 0 0 0 0
not know	-4 7 -2 0 0 0 0 -2
not like	0 -9 9 4 0 0 0 -1
not moving	0 -2 5 -2 0 0 0 0
not quite	-1 17 -7 -3 0 0 0 -4
not read	0 -3 8 -1 0 0 -2 -1
not see	0 5 -6 6 -1 0 -1 -3
not so	-1 -8 8 0 0 0 0 -5
not sure	-2 5 -2 -1 0 0 0 0
not the	-1 -11 8 -4 3 0 -1 13
not there	0 6 -3 -1 0 0 0 -1
not too	7 2 -5 -1 0 0 0 0
not want	0 -5 6 5 0 0 0 0
not what	-1 4 0 -1 0 0 0 -1
notch	0 -3 6 1 0 0 -2 0
notc…	0 -3 6 1 0 0 -2 0
note	5 0 0 -3 0 0 0 0
nothing	5 -8 0 -1 -2 -3 0 1
nothing ,	1 -1 0 4 0 -1 0 0
nothing but	0 -5 0 0 0 0 0 -3
nothing else	3 6 2 -3 -1 -1 0 -2
nothi…	4 -10 -1 -1 -2 2 0 1
noth…	4 -10 -1 -1 -2 2 0 1
notice	0 3 -5 0 2 0 0 6
noticed	-1 -1 -2 4 0 -1 0 -1
noticed .	-1 -2 0 4 0 -1 0 0
notic…	-1 7 -10 4 2 -1 0 5
noti…	-1 7 -10 4 1 -1 0 5
not…	8 -7 -5 1 -1 1 -2 6
nove…	1 -4 1 0 0 0 0 0
nov…	2 -4 1 0 0 0 0 -1
now	-1 -6 4 1 -3 5 2 9
now $	3 -13 7 1 -2 10 6 6
now ,	-14 -5 -2 -7 -3 5 2 22
now .	13 -2 -6 3 -1 -5 0 -3
now <color>	-1 0 7 0 0 0 0 -6
now a	8 -13 1 -1 -1 -1 -1 -5
now and	-12 2 -5 0 -1 0 0 3
now for	4 -3 -1 0 0 -2 0 -1
now he	-3 6 0 1 0 0 0 -3
now i	-7 -8 -5 1 1 6 0 6
now it	-5 7 9 -1 -1 -1 0 -12
now its	2 0 -1 6 -1 -1 0 0
now just	6 -3 0 0 0 0 0 -5
now let	-3 11 -5 0 0 0 0 -1
now make	1 -2 -4 0 0 0 0 0
now she	8 -11 -2 0 6 -2 0 -3
now so	7 0 -3 0 0 -2 0 0
now something	2 -8 0 0 0 0 -1 0
now that	-9 21 -2 -3 2 -1 0 13
now the	1 -2 -5 -1 -4 12 0 -5
now there	-4 -4 0 6 0 -2 0 0
now they	10 -2 3 4 0 -3 0 -2
now we	-7 2 3 0 0 -1 0 0
now…	9 -5 -1 0 0 0 0 -2
number	1 -5 0 -1 0 0 3 4
number <number>	-2 3 -3 0 0 -4 0 5
nuts	4 -4 -1 -1 0 0 0 1
nut…	4 -4 -1 -1 0 0 0 1
o	0 -4 0 -1 2 1 0 -2
obsessed	-1 -3 -1 -1 0 -1 0 7
obses…	-1 0 -3 -1 0 -1 0 6
obse…	-1 0 -3 -1 0 -1 0 6
obs…	3 -3 -3 -1 0 -1 0 6
obviously $	5 -1 0 -1 0 -1 0 -1
obv…	0 -4 2 1 0 -1 0 -1
occ…	-9 11 0 0 0 -1 0 -1
ocean	7 -2 -3 0 0 1 0 -3
ocean $	7 -2 -3 0 0 0 0 -3
ocea…	7 -3 -3 0 0 2 0 -3
oce…	7 -3 -3 0 0 2 0 -3
och	0 7 -2 -1 2 0 0 0
ochr…	0 -1 -5 0 0 -3 0 0
och…	0 -1 -5 0 0 -3 0 0
of	1 8 9 -15 -1 -11 3 -11
of <color>	-3 -4 2 -1 0 0 0 0
of <earlier>	0 2 -1 0 -6 4 0 0
of <here>	3 -5 10 -3 0 -2 -1 -1
of <number>	0 0 -8 -1 -4 -3 -3 14
of a	5 5 -11 0 0 0 -1 1
of an	5 2 0 0 0 0 -4 0
of coffee	5 -4 0 0 0 0 0 0
of course	1 5 -1 -1 3 0 -1 -2
of her	6 7 -1 0 -1 -1 0 -1
of it	1 -3 0 -2 0 -5 0 2
of its	0 5 3 0 0 0 -4 -2
of mine	0 -1 0 2 0 0 0 5
of that	-6 -1 25 -4 0 -1 -7 -7
of the	-19 14 0 -10 2 -6 0 6
of them	3 -6 -10 1 -1 2 -1 8
of thing	4 -6 0 0 0 0 0 -2
of this	0 -2 1 -1 0 8 -1 3
of what	0 -1 0 7 0 0 0 -1
off	-3 4 -1 8 -4 -3 9 -9
off $	-3 -1 -5 6 -1 0 2 6
off ,	-3 0 5 -2 2 -3 2 -2
off .	-2 7 1 0 0 0 -2 1
off a	0 -1 10 0 0 0 0 -2
off at	-1 -1 -10 -1 0 0 6 -1
off in	-2 0 -4 0 -3 0 3 0
off with	0 -1 0 7 0 0 -1 -3
offe…	3 -2 -3 0 -4 2 0 0
off…	3 -2 -3 -2 -4 2 0 1
often	-2 0 5 -1 0 0 0 -1
often $	0 5 -3 0 0 0 0 -1
often ,	0 -2 5 -1 0 0 0 0
ofte…	-2 0 5 -1 0 0 0 -1
oft…	-2 0 5 -1 0 0 0 -1
oh	-4 -5 -14 7 -1 -2 2 14
oh ,	0 -5 -1 -1 1 -2 0 4
oh and	-3 4 0 -2 0 -2 3 -3
oh dear	0 0 -1 4 0 0 0 -3
oh my	0 -3 4 -1 0 -2 0 4
oh no	0 -1 -3 11 -3 -2 0 -2
oh that	0 0 -5 -7 0 0 0 8
okay	-2 -12 2 -7 8 4 3 7
okay $	-15 0 0 0 1 -1 -1 18
okay ,	-4 0 1 0 4 -2 0 0
okay .	-3 -3 -1 -1 0 -1 6 4
okay enough	4 0 -1 0 0 0 0 0
okay he	3 0 0 5 -1 0 0 0
okay my	0 -1 0 7 0 0 0 -6
okay next	5 0 -4 0 0 1 0 -1
okay now	-1 -5 -2 0 5 0 -2 -1
okay okay	-3 0 11 0 2 -1 0 -14
okay something	4 -3 0 0 0 0 0 -1
okay that	-4 -1 12 -7 -1 -2 0 -2
oka…	-2 -12 2 -7 6 4 3 7
old	8 -11 12 0 2 -2 -2 3
old <earlier>	4 8 -2 0 0 0 0 0
older	-2 6 -1 -3 0 0 0 -1
olde…	-2 5 0 -3 0 0 0 -1
olive…	-1 -2 -2 3 0 -1 0 4
oliv…	3 4 -1 3 0 -6 0 4
oli…	3 4 -1 3 0 -6 0 4
on	5 10 2 -6 6 -2 4 2
on $	-16 5 -4 -8 5 9 10 -3
on ,	0 -3 3 1 -2 -1 2 4
on .	0 -1 1 0 2 0 5 -5
on <color>	3 8 -11 0 0 -4 0 0
on a	20 -21 7 0 -1 -1 -3 3
on again	-2 1 -2 -1 -3 7 0 0
on and	1 -4 4 -3 1 0 0 0
on fire	0 6 -5 0 0 0 0 0
on for	-1 -3 2 0 0 0 6 0
on her	-2 -1 0 0 0 -1 0 4
on his	0 10 -2 -2 -1 2 -3 0
on it	-7 15 -12 -1 -1 0 -5 5
on its	4 5 0 -1 0 0 0 0
on mars	3 -4 0 0 0 0 0 -1
on my	0 4 -3 0 0 0 0 0
on reflection	-5 -3 -5 9 5 0 -2 -4
on second	-4 -2 0 -2 5 0 0 0
on the	7 10 14 3 -9 -4 -1 -3
on this	-1 -2 4 0 0 0 0 0
onc…	-9 -3 -9 7 0 10 0 -1
one	-5 11 -15 8 -7 12 -2 -11
one $	-10 -10 0 1 -3 25 -7 -14
one ,	-1 9 -11 -2 2 1 -1 -3
one .	-2 0 8 -5 4 2 0 -3
one <color>	11 -3 -1 0 0 -4 0 0
one <earlier>	-3 4 1 -1 0 -4 0 0
one <here>	0 -3 8 -3 0 -4 0 -1
one <number>	0 0 -1 0 0 0 0 -4
one after	11 8 -14 1 -1 -1 -2 -1
one again	0 0 -8 0 0 0 0 0
one and	2 -5 12 0 0 0 -2 0
one back	0 0 0 -2 -1 -5 0 -1
one before	2 0 0 11 -3 -6 -1 0
one by	7 2 -2 0 0 -1 -3 -2
one can	-4 8 2 1 0 0 0 -2
one every	0 -4 0 0 0 0 0 0
one for	2 -4 -1 -1 0 4 0 -1
one from	-2 1 0 0 0 6 0 0
one has	0 -5 0 3 -2 0 0 3
one i	0 -3 0 -1 1 5 0 -2
one in	-1 1 6 -3 0 -1 1 5
one is	2 1 -3 4 0 0 1 -1
one last	-5 1 -2 0 0 3 0 0
one more	-2 -6 2 6 -1 0 6 0
one of	-1 16 -10 -2 0 8 -2 -4
one step	-4 -5 -3 9 0 -6 0 0
one that	-3 -5 0 -1 0 3 0 -1
one warm	5 2 0 0 -1 -1 0 -2
one was	0 -1 6 -4 1 -1 0 0
one with	-9 -11 -2 -2 0 9 1 -2
ones	-3 -3 3 2 -2 3 4 -3
ones $	-3 -4 9 -1 0 -1 1 -2
ones ,	7 -3 -3 -1 0 -2 4 0
ones .	0 -3 0 0 0 4 0 0
one…	-3 -3 3 2 -2 3 4 -3
only	-6 1 10 -2 -3 -4 0 -4
only $	-1 -6 1 5 0 -2 0 -2
only <count>	-4 -6 4 0 0 -2 0 -1
only a	6 -15 -3 0 0 0 0 0
only one	0 -3 0 -2 0 0 0 4
only that	-4 -2 7 0 0 5 0 0
only the	8 1 6 -3 -1 3 0 -1
only with	-1 17 0 0 0 -6 0 0
onl…	2 -3 11 -3 -3 -4 0 -4
ooh	-1 -1 0 -2 0 -1 0 4
oops	-3 -6 -3 7 3 0 0 0
oop…	-3 -6 -3 7 3 0 0 0
open	9 4 -11 0 -1 -3 -2 -2
open $	4 1 -1 0 0 0 -1 0
opening	2 -6 -2 -1 0 5 -1 -1
opening $	8 -9 3 0 0 -1 -1 0
openi…	-4 -6 6 -1 0 3 -2 -2
open…	-2 -5 6 -1 0 3 -2 -3
opera…	-1 4 0 0 0 0 0 0
oper…	1 6 0 0 0 -4 0 0
ope…	9 4 -5 -2 -1 -5 -3 -5
opposite	-3 -4 8 -1 0 0 0 0
oppos…	-5 -2 8 -1 0 0 0 0
oppo…	-5 -2 8 -1 0 0 0 0
opp…	-5 -2 8 -1 0 0 0 0
optimistic	0 12 -6 0 0 -1 0 0
optim…	0 12 -6 0 0 -1 0 0
opti…	0 12 -6 0 0 -1 0 0
opt…	0 12 -6 0 0 -1 0 0
or	-8 8 -9 -4 5 -5 -2 3
or something	-6 1 0 0 0 0 0 0
orang…	-2 -8 7 -5 -2 0 -2 -2
oran…	-2 -8 7 -5 -2 0 -2 -2
ora…	-2 -8 7 -5 -2 0 -2 -2
order	-2 -4 13 6 -1 -1 -4 -1
order $	-1 -1 3 8 -1 0 0 0
orders	6 5 -9 -2 0 -5 0 -2
orders ,	4 4 -6 -2 0 -5 0 -2
order…	6 5 -9 -3 0 -5 0 -2
orde…	4 1 4 3 -1 -6 -4 -3
ord…	4 1 4 3 -1 -4 -4 -3
original	-3 -3 -2 -1 0 9 0 -3
origi…	-3 -3 -2 -1 0 9 0 -3
orig…	-3 -3 -2 -1 0 9 0 -3
ori…	-3 -3 -2 -1 0 9 0 -3
oska…	-1 4 0 0 0 0 0 0
osk…	-1 4 0 0 0 0 0 0
other	-2 -4 6 -2 0 -2 0 -1
other $	0 6 -7 0 0 0 0 0
other ,	-1 6 -9 0 0 -1 0 0
other .	-1 10 0 0 -1 0 0 0
other <number>	-2 -4 2 0 0 0 2 0
other thing	4 -2 0 0 -1 -1 0 -1
other way	-1 -19 18 -2 0 0 -1 0
others	2 6 -4 -1 0 -1 0 0
otherwise	0 6 -1 0 0 0 0 -2
other…	2 12 -4 -1 0 -2 0 -2
othe…	0 9 2 -3 0 -4 0 -3
oth…	0 9 2 -3 0 -4 0 -3
ought	-7 9 -4 -1 0 -1 0 -3
ought to	-7 9 -4 -1 0 -1 0 -3
ough…	-7 9 -4 -1 0 -1 0 -3
oug…	-7 9 -4 -1 0 -1 0 -3
our	-1 2 7 -4 0 2 0 3
ours	-4 2 6 -3 0 0 -1 4
our…	-4 2 6 -3 0 0 -1 4
out	-7 8 4 2 -5 -10 2 0
out ,	-8 -2 19 5 -2 0 4 -6
out .	4 11 -6 -3 0 -5 2 -2
out again	-1 -4 -5 7 0 -1 0 0
out and	-2 -2 -8 -2 0 0 6 0
out at	4 -1 -2 1 0 0 0 -1
out for	0 0 11 0 0 0 -10 0
out in	-2 -4 0 0 0 0 1 0
out loud	1 -3 0 0 0 -1 0 6
out of	2 15 -16 -3 -4 -3 0 4
out one	0 2 -4 0 0 0 0 0
out the	0 -2 6 -4 0 -1 2 -3
outline	2 -5 5 -2 0 0 0 0
outli…	2 -5 5 -2 0 0 0 0
outl…	2 -5 5 -2 0 0 0 0
outside	-2 -2 -2 0 0 -3 0 4
outside $	-4 2 -2 0 0 -3 0 6
outside .	-2 -4 0 0 0 0 0 1
outsi…	-2 -2 -2 0 0 -3 0 4
outs…	-2 -2 -2 0 0 -3 0 4
out…	0 0 2 -3 2 -5 0 2
oven	3 5 -2 0 0 0 -2 0
oven $	0 6 -2 0 0 0 -1 0
over	9 6 -18 -2 -2 5 0 -10
over .	3 -5 0 0 0 3 1 0
over <time>	11 -1 -10 0 0 -2 -1 0
over a	1 0 2 -4 0 -2 -1 -2
over it	-8 10 -1 0 0 1 0 -3
over the	-11 13 0 0 -1 2 0 -1
overall	0 9 -12 0 0 0 2 0
overall $	0 12 -14 0 0 0 2 0
overa…	0 9 -12 0 0 0 2 0
overdone	0 -5 11 -3 -2 0 0 0
overd…	0 -9 11 -2 -2 0 0 0
overruled	0 0 0 6 4 -4 0 -1
overr…	0 0 0 6 4 -4 0 -1
overs…	2 5 0 0 0 -1 -4 0
over…	-4 8 13 3 1 -4 -1 -14
ove…	13 12 -3 -1 -1 -1 -2 -24
owl	-2 9 -1 0 0 0 0 -3
own	-1 4 -4 0 2 -1 0 1
pace	-2 -7 9 3 0 0 0 -3
pac…	-1 -5 9 3 0 0 0 -4
page…	5 -4 -2 0 0 0 0 0
pag…	5 -4 -3 3 0 -2 1 0
paint	-4 0 4 -1 0 5 0 -1
paint $	-4 2 -1 -1 0 5 0 -1
pain…	-3 -1 4 -1 0 5 0 -2
pai…	-6 1 -5 -3 0 5 0 2
paler	0 -3 4 0 0 0 0 0
paler ,	0 0 4 0 0 0 0 0
palm	-5 7 -2 0 0 -2 0 -2
palm trees	-6 8 -2 0 0 0 0 -2
palm…	3 3 -6 0 0 0 0 0
pal…	-6 6 2 0 2 -4 -1 -1
panic	0 5 -6 -1 0 0 0 0
pani…	0 5 -6 -1 4 -2 0 0
pan…	1 7 -2 -3 4 -3 -1 0
pape…	3 -4 -3 0 -1 -1 0 -3
pap…	4 -7 3 0 -1 -1 0 -3
parents	-4 0 -2 0 0 -3 0 9
paren…	-4 0 -2 0 0 -3 0 9
pare…	-4 0 -2 0 0 -3 0 9
paris	2 3 -5 0 0 0 0 -2
pari…	-1 10 -6 0 0 -1 0 -2
part	-6 -2 10 -3 0 0 0 0
part ,	-2 1 6 0 0 0 0 0
part .	-3 -1 4 0 0 0 0 0
party	4 -2 -3 0 0 0 -1 3
par…	-3 3 -2 -1 -3 -5 -1 8
pass	-2 3 4 0 -1 0 0 0
passed	5 -1 -2 0 0 -4 0 0
passed ,	9 -1 -2 0 0 -4 0 0
passes	-1 0 4 -1 0 -2 0 0
passe…	4 -2 6 -1 0 -5 0 0
passing	-4 -3 0 0 -1 0 0 0
passi…	-4 0 -6 0 -1 -1 0 -2
pass…	0 -1 0 0 -5 -6 0 -2
past	-6 12 -7 -2 0 -1 0 -1
past ,	0 9 -1 -1 0 3 0 -4
past <number>	4 0 -5 0 0 0 0 0
past n <earlier thing>	-5 9 -1 -9 -10 -1 -3 -2
past n <here thing>	-3 -7 8 -11 1 -9 -3 -3
past n <new thing>	4 1 -5 -9 -14 -4 -2 -18
past n <nothing>	0 2 -1 -11 -9 -3 -1 -13
past y <earlier thing>	0 -13 -8 -2 4 -1 -2 1
past y <here thing>	6 10 -13 0 -3 6 0 -4
past y <new thing>	-4 0 -1 2 4 -2 -3 8
past y <nothing>	-10 -13 -1 6 3 -10 -7 6
past…	6 -1 0 -1 0 0 0 -2
pas…	-3 13 -3 -4 -6 -7 0 -6
patc…	0 5 -4 -1 -2 0 0 0
path	2 6 0 0 -1 0 0 -3
patient	-4 4 -3 0 1 0 0 2
pat…	-1 17 -4 -3 -3 -2 0 -1
pause	-7 -6 2 0 -1 -2 5 -1
pause ,	-3 0 0 0 0 -2 5 -1
pause…	0 -4 3 -1 0 0 1 0
paus…	-7 -10 4 -1 -1 -2 6 -1
pau…	-8 -12 3 -2 -1 -2 6 6
paw…	-4 7 0 0 0 0 0 -1
peace	3 -2 -2 -4 4 0 1 7
peac…	-4 -11 7 -3 3 1 0 9
peak	-1 4 0 0 0 -1 0 0
pea…	-5 -7 12 1 1 0 0 5
peeking	-8 5 0 0 0 0 0 0
peeki…	-8 5 0 0 2 0 -1 0
peek…	-8 7 0 6 2 -3 -1 -3
pee…	-8 8 -1 6 2 -3 -1 -3
penta…	-3 5 -2 -1 -2 1 0 0
pent…	-3 5 -2 -1 -2 1 0 0
pen…	1 5 -3 -1 -2 1 0 -4
people	-2 -5 4 -1 1 -1 0 1
people ,	0 -4 6 0 0 0 0 0
people n <earlier thing>	0 0 -4 -11 -10 -2 -2 0
people n <here thing>	-3 -1 2 -9 -8 -6 -4 -9
people n <new thing>	-2 1 0 -8 -6 -4 -4 -9
people n <nothing>	-7 -6 1 -4 -7 -6 -6 -9
people should	0 -5 -1 0 0 0 0 4
people y <earlier thing>	-5 -4 -5 0 4 -1 -3 -1
people y <here thing>	6 4 -7 -2 6 3 0 3
people y <new thing>	2 -1 -6 1 -4 -2 -2 -1
people y <nothing>	-3 -5 -4 -1 1 -7 -1 2
peopl…	0 7 -2 -2 1 -4 0 1
peop…	0 7 -2 -2 1 -4 0 1
peo…	0 7 -2 -2 1 -4 0 1
per	4 -8 -1 -1 -1 -2 4 -1
per second	-1 -5 2 0 0 0 0 0
perce…	-3 -7 11 -4 -3 -1 4 -4
perc…	-3 -9 7 -1 -3 -1 4 -4
perfect	-4 -5 -3 -1 0 0 0 6
perfe…	-4 -5 -4 -1 0 0 0 6
perf…	-4 -5 -4 -1 0 0 0 6
perhaps	-5 8 -2 1 0 0 0 -2
perhaps .	1 -5 0 0 0 0 0 0
perhaps a	-4 6 0 0 0 0 0 -2
perha…	-5 8 -2 1 0 0 0 -2
perh…	-5 8 -2 1 0 0 0 -2
period	0 -1 4 0 0 0 0 -5
period of	0 0 4 0 0 0 0 -5
perio…	0 -1 4 0 0 0 0 -5
peri…	0 -1 4 0 0 0 0 -5
person	0 5 -5 0 0 0 0 -2
personally	-3 -2 5 0 -1 0 0 4
per…	-13 3 -2 -2 -4 -1 4 -4
petals	-8 3 7 0 -2 0 0 -1
petal…	-9 -6 9 0 -2 2 0 -1
peta…	-13 3 8 0 -2 2 0 -1
pet…	-13 0 7 -2 -2 2 0 6
phase ,	4 -2 -2 0 0 0 0 0
pha…	2 1 -4 0 -1 3 0 0
phew	-4 -2 0 0 0 1 0 7
phe…	-4 -2 0 0 0 1 0 7
phone	-3 -6 0 0 4 0 3 4
phone…	0 -1 5 -1 0 0 0 -1
phon…	-3 -7 5 -1 4 0 3 3
photo	-2 -6 0 0 -1 -1 1 5
photo $	0 -6 0 0 0 0 1 1
photo…	-1 5 5 -1 0 -3 0 -1
phot…	-3 -1 5 -1 -1 -4 1 3
pho…	0 -5 6 -2 3 -5 4 5
piano	4 -2 0 0 0 0 -1 -2
pian…	4 -2 2 0 0 -1 -1 -2
pia…	4 -2 2 0 0 -1 -1 -2
picture	2 -5 3 0 0 2 0 -1
picture ,	5 -1 0 0 0 -1 0 0
pictu…	4 -5 3 0 0 2 0 -2
pict…	4 -5 3 0 0 2 0 -2
pic…	6 -5 3 0 0 -2 0 -2
piec…	-4 2 -3 2 -1 2 1 3
pie…	-4 2 3 2 -1 0 1 3
pil…	0 6 -4 -2 0 0 0 0
pine…	0 3 -4 1 1 -2 0 0
pinker	-1 -4 7 0 0 -2 0 0
pinke…	-1 -4 7 0 0 -2 0 -2
pink…	-1 -4 7 0 0 -2 0 -2
pint	10 -7 -2 0 0 0 0 -3
pint of	8 -7 0 0 0 0 0 0
pin…	9 -15 4 0 1 -7 0 -7
pirate	6 0 0 0 -2 0 0 -2
pirat…	6 0 -2 0 -2 0 0 -2
pira…	6 0 -2 0 -2 0 0 -2
pir…	6 0 -2 0 -2 0 0 -2
pitch	2 -7 3 0 0 0 0 0
pitc…	2 -7 3 0 0 0 1 0
pit…	2 -7 3 0 0 0 1 0
pixel	6 0 -2 0 0 0 0 0
pixe…	6 0 -2 0 0 -2 0 0
pix…	6 0 -2 0 0 -2 0 0
pizza	4 -6 0 -1 2 -3 2 -2
pizza ,	0 -4 0 0 2 -3 0 0
pizz…	3 1 -5 -1 2 -3 2 -2
piz…	3 1 -5 -1 2 -3 2 -2
place	-7 -3 8 0 0 0 0 0
place of	-7 -3 8 0 0 0 0 0
place…	-2 0 -1 0 0 6 -1 1
plac…	-9 1 6 0 0 4 -1 1
plain	1 -2 -2 0 0 4 0 0
plain <color>	1 5 -2 0 0 0 0 0
plai…	1 -2 -2 0 0 4 0 0
plane	-3 4 0 0 0 -3 0 -1
planet	-1 2 -2 -1 0 7 0 0
plane…	0 -1 -2 -1 0 7 0 0
plant…	0 1 -4 0 0 0 0 1
plan…	-4 3 -1 0 -4 4 0 -1
plat…	-4 -4 0 0 0 0 0 8
play	-1 -5 11 -1 -1 0 1 -3
play it	0 -4 8 -1 0 0 -2 0
playe…	0 9 -8 0 0 0 0 3
playing	5 2 -1 -1 0 0 4 -7
playi…	5 2 -1 -1 0 0 4 -7
play…	5 8 -8 -1 0 0 4 -8
pla…	-11 -1 6 -3 -5 11 3 -3
please	-7 -1 1 2 0 0 4 -8
please $	-8 3 -6 13 2 7 -2 -1
please ,	-3 12 9 -5 1 -2 1 -2
please .	2 -9 2 0 -3 2 5 -1
please a	-7 -1 4 0 0 0 0 0
please display	7 0 0 -1 0 0 -2 -1
please keep	0 -1 0 0 0 -2 4 0
please turn	0 0 -4 0 0 0 0 0
pleas…	-7 -1 1 2 0 0 4 -4
plea…	-8 -1 5 -4 1 0 4 -4
ple…	-8 -3 4 -4 1 0 4 -4
plus	-5 -3 5 -3 0 0 0 0
plu…	-6 -3 4 -3 0 0 0 2
point	-2 4 1 0 0 0 0 -2
point of	4 -5 2 0 0 0 0 -2
points	1 -5 0 -1 0 0 0 6
point…	0 -9 2 -1 0 0 0 11
poin…	-2 -3 3 -1 0 0 0 10
poi…	-2 -4 3 -1 0 0 0 10
pole	4 4 -4 0 0 -1 0 0
pole…	0 0 5 -3 0 -1 0 0
police	4 -4 1 -1 0 0 0 -2
polic…	4 -4 1 -1 0 0 0 -2
polite	-1 7 -4 0 0 0 0 0
polit…	-1 10 -6 0 0 0 0 -1
poli…	4 6 -5 -1 0 0 0 -2
pol…	6 13 -10 -4 4 1 -1 -3
pomodoro	7 -2 -5 0 0 -1 0 -1
pomod…	7 -2 -5 0 0 1 0 -1
pomo…	7 -2 -5 0 0 1 0 -1
pom…	8 -2 -5 -1 0 1 0 -4
pond	5 -2 -2 0 0 -3 0 0
pon…	13 -4 -3 0 0 -5 0 -6
poo	9 -3 0 0 0 0 -1 -1
poor	0 -4 -2 2 -1 -1 0 -3
poo…	-1 5 -5 2 -1 -1 0 -7
pop	4 -7 6 0 0 0 0 -2
popping	0 13 -3 0 0 0 0 -3
poppi…	0 6 -2 0 0 2 0 -3
popp…	2 5 -2 0 0 2 0 -3
portal	5 -3 0 0 0 -3 0 0
porta…	5 -3 0 0 0 -4 0 0
possible	-4 5 -1 0 -1 -3 0 -5
possible .	-3 -4 0 0 0 0 0 -3
possible that	-1 5 0 0 0 0 0 -1
possible to	-5 4 0 0 0 -3 0 0
possi…	-4 5 -1 0 -1 -3 0 -5
poss…	-4 5 -1 0 -1 -3 0 -5
pos…	-4 3 -1 0 -3 -3 0 -6
potas…	1 -5 -1 0 1 0 0 -1
pour	0 -2 -1 7 0 -1 0 4
pour…	3 -4 -2 0 0 0 0 -4
pou…	3 -6 -4 7 0 -1 0 1
power	0 9 -9 0 0 0 1 -2
power down	-1 0 -5 0 0 0 2 0
power…	3 -5 0 0 0 0 1 0
powe…	3 4 -9 0 0 0 2 -2
pow…	3 4 -9 0 0 0 2 -2
pract…	2 -1 -5 2 0 0 0 1
prac…	2 -1 -5 2 0 0 0 1
pra…	5 1 -6 2 0 -3 0 -1
prefer	0 -4 7 2 0 1 0 0
preferred	0 -4 -5 7 -2 -3 0 -4
preferred the	0 -4 -4 7 0 -2 0 -4
prefe…	0 -8 3 9 -2 -2 0 -4
pref…	0 -8 3 9 -2 -2 0 -4
present	-1 1 4 0 0 0 -1 0
prese…	-1 -3 1 -1 0 -1 4 7
pres…	-1 -3 1 -3 0 -1 4 10
prete…	0 7 -2 -1 -1 0 0 2
pretty	0 -1 1 -2 0 0 0 5
pretty $	0 -5 0 -1 0 0 0 5
prett…	0 -1 1 -2 0 0 0 5
pret…	5 3 -3 2 -1 0 0 7
previous	-3 -6 -11 8 -2 -2 0 -3
previ…	-3 -6 -11 8 -2 -2 0 -3
prev…	-5 -6 -11 17 -2 -2 0 -7
pre…	-2 -13 -6 23 -4 -7 4 3
prior	-4 0 -1 7 0 -4 0 0
prio…	-4 0 -1 7 0 -4 0 0
priy…	-1 2 -2 0 0 0 0 5
pri…	-3 1 -5 5 -2 -7 -1 4
progr…	-4 -1 -1 0 0 1 0 0
prog…	-4 -1 -1 0 0 1 0 0
prom…	1 10 -2 2 0 -2 -1 -1
proper	-1 0 0 0 0 4 0 0
properly	0 5 -6 0 0 1 0 0
prope…	-1 5 -6 0 0 5 0 0
prop…	-1 1 1 -4 0 5 0 -1
protest	0 0 -2 6 1 -2 0 0
prote…	-1 0 -3 5 4 -6 0 -2
prot…	-1 0 -3 5 4 -6 0 -2
proud	-3 -4 -3 0 -3 0 0 10
prou…	-3 -4 -3 0 -3 0 0 10
pro…	2 -3 -15 -1 2 -2 -2 11
puddl…	-2 9 -4 0 0 0 0 0
pudd…	-5 16 -4 0 0 0 0 0
pud…	-5 16 -4 0 0 0 0 0
puff…	-5 1 0 0 0 0 0 0
puf…	-7 4 0 0 0 0 0 0
pull	-1 -4 0 0 0 1 0 0
pulse	-3 -9 2 0 0 0 0 0
pulse at	-1 -5 0 0 0 0 0 0
pulsing	-4 -1 9 3 0 0 0 -5
pulsi…	-4 -1 9 3 0 0 0 -5
puls…	1 -16 8 6 0 -3 0 -5
pul…	0 -20 8 5 0 -1 0 -5
pum…	0 -4 4 0 0 3 -1 -1
punch	0 5 -3 2 0 0 0 0
punc…	0 5 -3 2 5 0 0 0
pun…	0 5 -3 2 5 0 0 0
pupil	0 0 2 -1 0 0 1 7
pupi…	0 0 2 -1 0 0 1 7
pup…	0 0 2 -1 0 0 1 7
purpl…	-5 -1 6 1 -4 -3 0 0
purp…	-5 -2 10 1 -4 -3 0 0
pur…	3 -14 -5 9 -4 7 0 -1
push	0 0 8 0 0 -6 0 -1
push the	0 0 9 0 0 -6 0 -1
pus…	3 3 7 0 0 -4 0 -2
put	-15 -3 -14 2 8 12 2 2
put a	2 7 -10 0 0 -1 0 0
put also	-6 8 0 -1 0 0 0 0
put it	-1 -14 -4 1 5 0 5 -1
put me	0 0 0 0 -4 3 0 0
put some	-6 7 0 0 0 0 0 0
put that	0 0 0 -3 4 0 0 0
put the	-6 3 -3 11 3 -1 -2 -3
put up	7 -1 -4 0 0 0 0 0
pyr…	-2 -5 0 0 0 5 0 0
quarter	-4 -2 10 0 0 0 0 -2
quarter of	-3 0 7 0 0 0 0 -2
quart…	-4 -6 12 0 0 0 2 -4
quar…	-4 -6 12 0 0 0 2 -4
qua…	-4 -8 11 -1 0 0 2 -1
queen	-1 4 -3 0 0 0 0 0
quee…	-2 4 1 0 0 0 0 0
question mark	3 -5 4 0 0 0 0 0
que…	-1 8 3 0 0 -3 1 3
quick	-8 -6 7 0 -3 7 0 -2
quick $	-6 0 -9 2 0 4 0 -1
quick ,	-1 -5 9 -1 1 2 0 0
quicker	-6 -3 1 5 0 0 0 -2
quicker than	0 0 -5 5 0 0 0 -2
quickly	-1 -2 6 -2 0 -1 0 -2
quickly ,	0 -2 4 -1 0 0 0 0
quick…	-7 2 5 -2 0 -1 0 -4
quic…	-12 -4 12 -3 -3 5 0 -6
quiet	10 -9 -4 0 0 -2 0 6
quieter	0 -5 5 0 0 0 0 0
quietly	-4 2 -1 0 0 0 0 0
quiet…	-4 -2 4 0 0 0 0 0
quie…	6 -10 0 0 0 -1 0 6
quit	-2 -3 6 5 0 0 0 -2
quite	1 8 -7 1 -1 -1 0 -3
quit…	1 8 -7 1 -1 -1 0 -3
qui…	0 -16 19 3 -5 4 0 -4
rabbit	-5 9 -2 0 0 -1 0 0
rabbi…	-5 6 -3 0 -2 1 0 0
rabb…	-5 6 -3 0 -2 1 0 0
rab…	-5 6 -3 0 -2 1 0 0
race	-3 3 -2 0 0 5 0 0
racing	-3 -1 8 0 0 0 0 -1
racin…	-3 -1 8 0 0 0 0 -1
raci…	-3 -1 8 0 0 0 0 -1
rac…	-5 2 5 0 0 5 0 -1
rad…	6 1 -1 0 0 0 0 -2
rain	4 0 -2 0 -4 -1 -1 1
rain $	-11 14 2 0 -2 -1 0 -2
rain ,	9 -5 -2 0 -1 0 0 0
rain on	0 -4 -1 0 -1 0 -1 0
rainbow	5 4 -2 -1 -1 0 0 0
rainbow $	1 -4 0 0 -1 0 0 0
rainb…	-3 8 4 3 2 -1 0 -4
raining	1 4 -5 5 0 -3 0 0
raining down	10 -8 0 0 0 0 0 0
raini…	1 4 -5 5 0 -3 0 0
rainy	4 -4 -1 0 -3 0 0 -1
rain…	7 0 -2 7 -1 -3 0 -5
rai…	15 -12 8 5 -6 -12 -2 -6
rangoli	-2 4 0 0 0 0 0 0
rango…	-2 4 0 0 0 0 0 0
rang…	-2 4 0 0 0 0 0 0
ran…	-6 9 1 -1 0 2 0 -4
rarer	-7 -6 11 0 0 0 0 -2
rare…	-7 -11 19 0 0 0 0 -3
rar…	-7 -11 23 -1 0 0 0 -3
rate	-4 -2 4 -1 0 0 0 4
rather	1 -2 8 -2 0 2 -1 -7
rather have	16 -6 -1 0 0 0 0 -3
rather more	1 11 -10 0 0 0 0 -5
rather than	-10 0 15 -1 0 -2 0 0
rathe…	-1 -2 6 3 -1 2 -1 -7
rath…	-1 -2 6 3 -1 2 -1 -7
rat…	-5 -4 10 2 -1 2 -1 -3
re	-2 0 0 0 6 0 -1 0
reach…	-5 7 0 -2 0 -2 0 -1
reac…	-9 10 -3 -5 1 -1 0 -3
read	-3 -3 12 -1 -1 -3 -2 0
reading	6 -5 -1 0 0 0 0 -3
readi…	4 0 1 0 -1 -3 0 -3
reads	-3 6 0 1 0 0 0 0
reads as	-2 5 0 1 0 0 0 0
ready	5 2 -4 4 0 0 0 -2
read…	4 7 -3 5 -1 -3 2 -5
real	0 8 -11 0 0 1 0 4
real <here>	3 1 -12 0 0 2 0 4
real life	-1 4 0 0 0 0 0 -1
realistic	0 -6 -3 9 0 0 0 -2
reali…	0 -8 -2 9 0 0 0 -2
really	3 1 0 0 1 0 0 -7
reall…	3 1 0 0 1 0 0 -7
real…	3 -4 -6 9 1 0 0 -8
reapply	0 -4 -2 -5 7 -1 0 -3
reapply .	0 0 0 -5 0 -1 0 -1
reapply it	0 -4 -2 0 6 0 0 -1
reapp…	0 -4 -2 -5 7 -1 0 -3
reap…	0 -4 -2 -5 7 -1 0 -3
reaso…	0 0 4 0 0 0 0 0
reas…	0 0 4 0 0 0 0 0
rea…	-3 11 -8 3 6 -7 0 -16
record	-2 -1 -2 -2 0 -1 0 6
record ,	-8 0 -1 -2 0 -1 0 10
recor…	-2 -1 -2 -2 0 -1 0 6
reco…	-2 -1 14 -6 0 -2 0 -1
rec…	1 -2 8 -7 0 -1 0 0
redder	4 -6 5 -1 0 0 0 1
redder $	0 -1 4 0 0 0 0 0
redde…	4 -7 5 -1 0 0 0 1
redd…	4 -9 10 -1 0 0 0 1
redo	-6 -5 -9 -3 15 -2 0 -6
redo $	-6 0 -6 0 9 -2 0 -1
redo that	0 -1 -4 0 6 0 0 -2
red…	-3 -12 9 -5 15 -2 -3 -6
ree…	3 -4 0 0 0 3 0 0
refer…	4 0 -3 -3 0 0 0 0
refe…	4 0 -3 -3 0 0 0 0
reflection	-5 -3 -5 9 5 0 -2 -4
reflection ,	-4 0 0 4 3 0 -1 0
refle…	-2 -2 -5 9 4 -1 -2 -4
refl…	-2 -2 -5 9 4 -1 -2 -4
refuse	0 7 -5 0 0 0 0 0
refus…	0 8 -5 -1 0 0 0 -1
refu…	0 7 -5 5 0 0 0 -2
ref…	2 7 -13 11 4 -1 -2 -7
regul…	-1 7 -1 -1 2 0 0 0
regu…	-1 7 -1 -1 2 0 0 0
reg…	-1 7 -1 -1 2 -1 0 -1
reind…	4 -1 0 0 0 0 0 0
reinstate	-1 -1 0 0 7 -2 -1 -5
reinstate it	-1 -1 0 0 5 -2 0 -5
reins…	-5 -2 0 0 9 -2 -1 -6
rein…	-1 -3 0 0 9 -2 -1 -6
rei…	-1 -3 0 0 9 -2 -1 -6
relat…	0 0 -2 7 0 0 0 -1
rela…	1 -1 -1 6 0 0 0 -1
rel…	1 -1 -2 6 0 0 0 -1
remain	-4 -4 5 0 0 0 0 -1
remai…	-4 -4 5 0 0 0 0 -1
rema…	-4 -6 5 0 0 0 0 5
remember	-2 0 -1 -1 0 0 6 -3
remember this	0 0 -1 -1 0 0 6 -3
remem…	-2 4 -3 -1 0 -1 6 -3
reme…	-2 4 -3 -1 0 -1 6 -3
remove	-2 -4 4 3 0 -1 -1 0
remove the	0 -2 6 -1 0 -1 -1 -2
remov…	-4 -4 4 5 -2 -1 -1 -1
remo…	-4 -4 4 5 -2 -1 -1 -1
rem…	-10 -3 5 3 -2 -3 6 4
repe…	-2 -3 6 0 0 -1 0 -3
repl…	-1 0 0 -1 1 0 0 5
rep…	-3 -3 5 -1 1 0 0 -1
request n <earlier thing>	8 -1 -3 -4 1 -9 -3 1
request n <here thing>	-2 3 2 -9 0 -5 -3 -6
request n <new thing>	-9 2 -5 -2 -10 -5 -5 12
request n <nothing>	-8 -9 -1 -4 0 -9 -8 1
request n do n past n people n change n	0 3 2 -2 -1 -7 -4 3
request n do n past n people n change n 	0 -6 1 2 4 2 0 10
request n do n past n people n change n <earlier thing>	-5 -1 10 -4 -1 2 -2 -3
request n do n past n people n change n <earlier thing><new thing>	9 13 0 0 1 -7 0 -3
request n do n past n people n change n <here thing>	-3 -6 -4 0 -1 -5 -1 5
request n do n past n people n change n <here thing><new thing>	-5 3 -2 1 0 0 0 0
request n do n past n people n change n <new thing>	5 -3 -4 -1 -4 4 -1 -6
request n do n past n people n change y	-3 -12 11 -9 -7 -8 1 -7
request n do n past n people n change y 	0 8 -1 -1 -6 5 -2 -5
request n do n past n people n change y <earlier thing>	1 -5 5 2 -1 -7 1 -4
request n do n past n people n change y <earlier thing><new thing>	0 -13 -2 0 1 1 0 10
request n do n past n people n change y <here thing>	-6 -7 2 -4 -1 -2 -1 4
request n do n past n people n change y <here thing><new thing>	0 -5 6 1 0 0 0 0
request n do n past n people n change y <new thing>	2 5 1 -7 0 -5 3 -12
request n do n past n people y change n	-6 -4 -4 4 -6 -1 0 3
request n do n past n people y change n 	-2 6 -3 5 -5 2 0 -2
request n do n past n people y change n <earlier thing>	-1 0 -7 -1 0 11 0 -4
request n do n past n people y change n <earlier thing><new thing>	-4 4 0 -1 0 1 0 0
request n do n past n people y change n <here thing>	3 -7 5 -2 0 -4 0 1
request n do n past n people y change n <here thing><new thing>	7 -5 3 0 4 0 0 -1
request n do n past n people y change n <new thing>	-8 -2 -2 1 -5 -10 1 9
request n do n past n people y change y 	4 -10 5 -3 2 4 0 -2
request n do n past n people y change y <earlier thing>	0 -1 0 0 -1 -2 0 4
request n do n past n people y change y <here thing>	-1 4 0 -1 0 0 0 -2
request n do n past n people y change y <here thing><new thing>	-1 2 -2 5 0 0 0 -3
request n do n past n people y change y <new thing>	-2 4 -3 -4 -2 0 -3 7
request n do n past y people n change n	-4 -16 -10 -1 3 -1 -4 11
request n do n past y people n change n 	-7 -10 -5 -5 -1 -5 0 10
request n do n past y people n change n <earlier thing>	-5 -3 -4 -1 2 8 -1 -2
request n do n past y people n change n <here thing>	7 -6 3 6 -1 -2 0 -7
request n do n past y people n change n <here thing><new thing>	-4 4 0 -2 0 4 1 -2
request n do n past y people n change n <new thing>	5 -1 -3 2 4 -8 -4 11
request n do n past y people n change y	-3 3 -5 15 0 -3 -3 1
request n do n past y people n change y 	-7 3 -1 5 -2 -1 -3 -1
request n do n past y people n change y <earlier thing>	7 0 -1 0 3 -9 0 2
request n do n past y people n change y <earlier thing><new thing>	-2 -4 0 0 0 5 0 -1
request n do n past y people n change y <here thing>	-2 8 -2 7 -2 -2 0 -5
request n do n past y people n change y <here thing><new thing>	0 0 2 -3 0 5 0 0
request n do n past y people n change y <new thing>	1 -4 -2 6 1 -1 0 5
request n do n past y people y change n	-5 -12 -5 -1 -4 -4 -1 20
request n do n past y people y change n 	-2 -4 -1 0 -3 -7 -1 4
request n do n past y people y change n <earlier thing>	-1 0 0 6 2 -5 0 -1
request n do n past y people y change n <here thing>	-4 6 -6 -5 0 7 0 4
request n do n past y people y change n <new thing>	1 -18 4 -1 -2 4 0 8
request n do n past y people y change y	6 8 -9 2 6 -5 -3 2
request n do n past y people y change y 	3 11 -10 0 8 -1 -2 1
request n do y past n people n change n	-7 9 18 -10 -4 -11 -3 -9
request n do y past n people n change n 	13 -7 4 -7 2 -6 1 -4
request n do y past n people n change n <earlier thing>	-1 11 -3 0 1 -14 0 0
request n do y past n people n change n <here thing>	-3 -4 10 -3 -3 5 -3 -2
request n do y past n people n change n <new thing>	-18 6 8 3 -4 1 -1 -2
request n do y past n people n change y	-3 0 -2 -7 -1 -6 -1 -4
request n do y past n people n change y 	-5 0 0 -3 4 -8 2 -3
request n do y past n people n change y <earlier thing>	5 2 0 0 -5 9 0 0
request n do y past n people n change y <here thing>	-4 -4 5 -1 0 0 0 0
request n do y past n people n change y <here thing><new thing>	4 3 -11 0 0 0 0 0
request n do y past n people n change y <new thing>	-3 0 4 -3 0 -4 -3 -1
request n do y past n people y change n	-7 2 -9 -4 4 6 2 -3
request n do y past n people y change n 	-1 5 -2 -3 1 -1 1 -2
request n do y past n people y change n <new thing>	-4 -1 -1 0 0 7 0 -1
request n do y past n people y change y	2 3 2 4 -2 -1 1 -5
request n do y past n people y change y 	-1 -3 5 3 -2 0 0 -1
request n do y past n people y change y <new thing>	3 8 -2 1 0 -1 1 -4
request n do y past y people n change n	18 -4 -6 -5 -2 6 1 -6
request n do y past y people n change n 	-1 -5 2 -2 0 7 0 -3
request n do y past y people n change n <here thing>	13 3 -6 -1 0 -2 0 -1
request n do y past y people n change n <new thing>	7 0 -3 -2 -1 -3 1 -3
request n do y past y people n change y	-3 2 4 -1 -1 3 -2 -2
request n do y past y people n change y 	-1 4 3 5 -1 1 -2 -1
request n do y past y people n change y <here thing>	3 -1 0 -7 0 -2 0 0
request n do y past y people n change y <new thing>	-1 -1 -2 0 0 4 0 -1
request n do y past y people y change n <new thing>	-2 6 -1 2 0 0 0 -2
request n do y past y people y change y	0 -4 3 2 0 0 0 0
request y <earlier thing>	-13 -3 -7 -7 -7 7 -2 -2
request y <here thing>	5 0 -7 -2 -2 2 -1 -1
request y <new thing>	9 -1 -2 -5 0 -1 -1 -22
request y <nothing>	-1 -2 -1 -2 -6 -4 0 -7
request y do n past n people n change n	4 9 -12 2 -4 0 -5 -11
request y do n past n people n change n 	3 14 -8 7 2 -1 -5 -10
request y do n past n people n change n <earlier thing>	-3 -5 -2 -3 -3 2 0 0
request y do n past n people n change n <earlier thing><new thing>	4 -5 0 0 0 2 0 0
request y do n past n people n change n <here thing>	-1 -3 6 -1 -1 0 0 0
request y do n past n people n change n <here thing><new thing>	2 3 -4 0 0 0 0 0
request y do n past n people n change n <new thing>	0 0 -4 -1 -2 -4 0 -1
request y do n past n people n change y	-2 -7 -2 -9 -1 6 1 -5
request y do n past n people n change y 	-2 -4 4 -7 -2 0 3 -6
request y do n past n people n change y <earlier thing>	-2 -3 -5 1 1 2 0 2
request y do n past n people n change y <earlier thing><new thing>	-2 -3 0 0 0 4 0 0
request y do n past n people n change y <here thing>	0 -7 -1 -1 0 0 0 0
request y do n past n people n change y <here thing><new thing>	8 0 -5 -1 0 0 0 0
request y do n past n people n change y <new thing>	-4 3 5 0 0 2 -2 -1
request y do n past n people y change n	1 -1 -4 -7 -8 14 1 -8
request y do n past n people y change n 	-3 6 3 -4 -6 2 2 -4
request y do n past n people y change n <earlier thing><new thing>	-1 -3 0 0 -1 6 0 0
request y do n past n people y change n <here thing>	4 10 -7 0 0 0 0 0
request y do n past n people y change n <new thing>	1 -10 -4 -2 0 6 0 -3
request y do n past n people y change y	2 7 -2 0 2 1 -1 -2
request y do n past n people y change y 	-1 -1 -4 -2 -1 -4 0 8
request y do n past n people y change y <earlier thing><new thing>	-1 7 0 0 0 0 0 0
request y do n past n people y change y <here thing>	-1 0 -1 0 0 3 0 -4
request y do n past n people y change y <new thing>	4 -1 2 2 -1 4 -1 -4
request y do n past y people n change n	-12 14 -4 -3 -4 6 0 -5
request y do n past y people n change n 	4 4 -1 -3 -3 3 1 -4
request y do n past y people n change n <earlier thing><new thing>	-5 3 0 0 0 -2 0 0
request y do n past y people n change n <here thing><new thing>	-5 1 0 2 0 0 0 0
request y do n past y people n change n <new thing>	-7 8 -1 -1 0 4 -1 -1
request y do n past y people n change y	-3 1 8 6 -2 -5 -1 -3
request y do n past y people n change y 	0 -3 12 2 -2 -5 -1 -1
request y do n past y people n change y <earlier thing>	0 4 -2 0 0 1 0 0
request y do n past y people y change n	5 -4 2 -4 6 -4 -1 -2
request y do n past y people y change n 	0 -7 7 1 4 0 -1 -1
request y do n past y people y change n <earlier thing><new thing>	4 3 0 0 0 -2 0 0
request y do n past y people y change n <here thing>	-2 -4 2 0 0 -1 0 6
request y do n past y people y change n <here thing><new thing>	3 -5 0 0 0 0 0 -1
request y do n past y people y change n <new thing>	0 9 -7 -3 4 -3 0 -6
request y do n past y people y change y	1 -6 -5 4 2 -3 0 -2
request y do n past y people y change y 	2 -6 -5 2 2 1 0 4
request y do y past n people n change n	8 -15 -5 3 -6 -5 -3 9
request y do y past n people n change n 	0 -2 -7 3 0 0 -4 10
request y do y past n people n change n <earlier thing>	0 -2 0 0 -4 0 0 0
request y do y past n people n change n <new thing>	9 -10 3 0 -1 -5 1 0
request y do y past n people n change y	-1 -13 12 -2 -4 3 2 0
request y do y past n people n change y 	-3 -4 1 0 -3 5 1 0
request y do y past n people n change y <new thing>	2 -8 1 -1 0 -2 2 0
request y do y past n people y change n	-4 1 1 0 0 -1 1 0
request y do y past n people y change y	-2 1 -1 0 2 -6 -1 -1
request y do y past y people n change y 	0 -1 -3 0 0 -2 4 0
request y do y past y people y change n	4 -6 1 0 0 1 0 0
resem…	-2 7 0 0 0 0 -1 -1
reset	-4 0 -6 7 -1 1 0 0
rese…	-6 7 -6 7 -1 1 -1 -1
rest	0 -9 11 0 0 -6 0 -1
rest $	0 -8 6 0 0 -1 -1 -1
resta…	-1 -2 0 -2 0 0 0 4
restore	0 -4 0 -1 2 7 0 -2
resto…	0 -4 0 -1 2 12 0 -4
rest…	2 -10 6 -3 0 12 0 -2
res…	-8 -8 15 1 3 1 -3 -7
retr…	0 0 0 4 2 -2 1 -4
return	-3 -11 -2 3 2 7 -1 -2
return $	-1 -3 3 4 3 0 0 0
return .	0 -3 -1 2 2 -4 0 -2
return one	0 0 0 1 -4 0 0 0
return to	-2 -5 -1 -6 1 9 0 0
retur…	-4 -9 -4 5 2 7 -1 -1
retu…	-4 -9 -4 5 2 7 -1 -1
ret…	-4 -9 -4 12 3 5 0 -5
reverse	0 -4 1 7 -1 -4 -1 4
reverse $	6 0 4 -3 0 0 -1 0
reverse that	-4 -3 -3 8 -1 0 0 -2
reverse the	-1 -1 4 2 0 -4 0 -2
revert	-1 -1 -8 4 0 0 -1 -4
revert the	0 0 -7 -4 2 0 -1 0
rever…	0 -6 -5 11 0 -4 -1 0
reve…	-1 -6 -8 11 0 -4 -1 0
revi…	-3 -4 0 -1 0 7 -1 4
rev…	-3 -10 -5 10 0 3 -3 4
rewind	0 0 -5 5 2 0 0 0
rewin…	0 0 -5 5 2 0 0 0
rewi…	0 0 -5 5 2 0 0 0
rew…	-3 0 -5 5 2 3 0 0
rex	5 -1 0 0 -2 0 0 -2
rhythm	-3 0 -1 7 0 0 0 -1
rhythm ,	-5 0 -1 7 0 0 0 -1
rhyth…	-3 0 -1 7 0 0 0 -1
rhyt…	-3 0 -1 7 0 0 0 -1
rhy…	-3 0 -1 7 0 0 0 -1
ribbo…	5 -1 0 0 0 0 -1 -3
ribb…	5 -1 0 0 0 0 -1 -3
rib…	5 -1 0 0 0 0 -1 -3
rid	0 -3 8 5 0 -1 0 -1
rid of	0 -3 8 5 0 -1 0 -1
right	-6 -3 1 4 -2 1 3 5
right $	-5 -3 1 5 4 -1 -1 6
right ,	-2 4 -8 -4 -1 5 5 -4
right .	0 -1 -3 4 1 -1 0 -4
right to	0 -11 17 -1 0 0 0 -4
right…	-3 3 0 -1 4 0 0 -4
righ…	-6 -7 9 2 1 -1 3 0
rig…	-6 -7 9 2 3 -1 3 0
rings	5 3 -2 -1 0 -1 0 -2
ring…	5 -1 -4 -1 0 8 1 -2
rin…	9 0 1 -3 -1 0 1 0
rippl…	-10 8 0 0 0 -1 0 0
ripp…	-11 8 0 0 0 -1 0 5
rip…	-11 8 0 0 0 -1 0 4
rise	-2 -7 4 -1 0 0 0 4
rise ,	0 -11 4 0 0 0 0 0
rising	9 -2 -3 0 0 0 0 -1
risin…	9 -2 -3 0 0 0 0 -1
risi…	9 -2 -3 0 0 0 0 -1
ris…	7 -7 0 -1 0 0 0 3
rive…	-2 -4 -1 0 -1 -2 0 8
riv…	-2 -4 -1 0 -1 -2 0 8
road	-2 6 -2 0 2 -1 0 0
roar…	0 5 -3 -7 0 -1 0 5
roa…	0 13 -5 -7 1 3 0 -1
robin	6 0 -4 0 -2 0 0 -4
robi…	5 0 -4 0 -2 1 0 -2
robo…	3 -1 -1 -2 0 4 0 -3
rob…	8 -1 -7 -2 -2 8 0 -5
rocket	5 0 -1 -1 -1 0 0 -4
rockets	4 -4 2 0 0 0 0 -1
rocke…	9 -3 1 -1 -1 0 0 -4
rock…	8 -3 1 -1 -1 2 0 -4
roc…	8 -8 2 -1 -1 2 0 -4
rogue	-2 -1 -1 0 0 0 0 4
rogu…	-2 -1 -1 0 0 0 0 4
rog…	-2 -1 -1 0 0 0 0 4
roll	0 -3 -3 1 0 5 0 -2
roll for	2 -4 0 0 0 0 0 0
rollback	0 0 0 4 5 0 0 0
rollback $	0 0 0 0 5 0 0 0
rollb…	0 0 0 4 5 0 0 0
rolling	0 3 0 0 0 -1 0 -4
rolling in	-7 10 0 0 0 -1 0 -2
rolli…	0 3 0 0 0 -1 0 -4
rolls	-2 7 -2 -1 0 -2 0 2
roll…	-5 9 -2 3 5 -3 0 -3
rol…	-4 6 -5 4 5 2 0 -5
romantic	0 2 -5 0 0 0 0 0
roman…	4 -3 -5 0 0 0 0 0
roma…	4 -3 -5 -1 0 0 0 0
rom…	4 -3 -5 -1 0 0 0 0
room	-1 3 -3 0 1 9 -1 0
room $	-2 4 -2 0 0 -1 0 3
room ,	-4 0 0 5 0 7 0 3
room .	4 -4 0 -3 0 0 0 3
roo…	9 -13 -8 8 -1 0 -1 -1
rose	5 -11 2 0 0 0 0 -1
rose…	2 10 -6 0 0 3 0 -3
ros…	2 -3 -8 -1 0 6 0 -5
rothko	8 0 -4 0 0 -2 0 -4
rothk…	8 3 -4 0 0 -3 0 -4
roth…	8 3 -4 0 0 -3 0 -4
rot…	8 3 -4 0 0 -3 0 -4
rough…	-2 7 -3 0 0 0 0 0
roug…	-3 9 -5 0 0 0 0 0
round	0 -2 5 0 -1 1 -1 -2
round $	0 -3 6 0 0 0 0 0
round ,	-1 -6 3 -3 0 1 0 0
round .	0 -4 3 -1 0 3 0 -2
round the	0 7 -4 0 0 0 0 0
round…	-1 -3 1 0 -3 4 0 -4
roun…	-2 -4 7 -1 -3 5 -1 -6
rou…	-2 3 1 -1 -3 5 -1 -6
row	-3 3 7 -1 0 1 0 -1
row $	0 -4 8 0 0 0 0 0
row…	0 6 -4 0 1 -1 -1 -2
rubber	5 -3 0 0 -1 0 0 -1
rubber duck	5 -3 0 0 -1 0 0 -1
rubbe…	5 -3 -2 1 -1 0 0 -3
rubb…	5 -3 -2 1 -1 0 0 -3
rub…	5 -3 -2 1 -1 0 0 -3
run	-5 -13 14 0 -5 0 3 5
run again	0 0 -1 0 -5 -1 3 10
run it	0 -10 16 0 0 0 0 -1
running	12 -9 -1 0 -1 -1 0 1
running ,	2 -4 0 0 0 0 0 0
running across	6 0 -1 0 -1 0 0 -2
running down	0 0 -4 0 0 0 0 0
running out	9 -4 -2 0 0 0 0 0
runni…	12 -9 -1 0 -1 -1 0 1
runn…	12 -9 -1 0 -1 -1 0 1
runs	-4 8 2 0 0 -1 0 0
run…	8 -2 1 0 -1 -1 0 0
rus…	-2 1 -5 2 0 3 0 0
sad	-2 6 1 2 0 -1 0 -7
sad one	2 -6 -3 0 0 0 0 0
sadder	0 11 -8 0 0 0 0 0
sadde…	0 11 -8 0 0 0 0 0
sadd…	0 11 -8 0 0 0 0 0
sad…	0 9 -8 0 0 0 0 0
safe…	7 -3 0 0 -6 7 0 -5
saf…	2 -4 0 0 -6 7 0 -5
said	-2 0 5 -5 0 -3 0 2
sailing	-6 6 0 0 0 -2 0 0
saili…	-6 6 -2 0 0 0 0 0
sai…	0 2 3 -5 0 -2 0 0
sale	1 0 -4 0 0 0 0 0
salut…	0 0 -4 0 0 0 0 0
salu…	0 0 -4 0 0 0 0 0
sal…	-1 0 -8 0 0 0 0 0
same	-3 3 5 -5 -2 -1 0 8
same as	-3 -11 1 -2 -1 2 0 10
same time	-2 -2 7 0 0 0 0 -2
sam…	-3 3 5 -5 -2 -1 0 8
sand	1 -3 6 0 0 -1 0 -2
sand…	-4 5 0 0 0 0 0 3
san…	1 -2 5 0 2 -3 0 1
sar…	3 -3 5 0 -1 -1 0 -1
satis…	-4 2 0 0 0 0 0 6
sati…	-4 2 0 0 0 0 0 6
saturation	-3 0 6 -2 0 0 0 -3
saturn with	4 -2 0 0 0 -1 0 0
satur…	-1 -8 6 0 0 -1 0 -5
satu…	-1 -8 6 0 0 -1 0 -5
sat…	-5 -12 10 0 -1 -1 0 1
sauc…	0 5 -1 0 0 0 0 0
saudade	0 4 -8 0 0 -1 0 7
sauda…	0 4 -8 0 0 -1 0 7
saud…	0 4 -8 0 0 -1 0 7
sau…	0 9 -9 0 0 -1 0 7
save	-8 -8 -3 -7 -2 -7 12 -8
save ,	-2 0 0 0 0 -5 1 0
save that	0 -6 0 -3 0 0 6 0
save this	0 0 0 -1 0 0 0 -4
saved	-4 -1 0 0 0 5 4 -2
save…	-4 3 0 0 0 5 4 -2
sav…	-8 -2 -8 -7 -2 -2 15 -10
saw	-1 1 0 -5 0 -2 -1 4
saw it	2 1 0 -4 0 0 -1 -1
saw the	-2 -1 0 -2 0 -2 0 5
say	11 10 -8 -4 0 -2 1 -6
saying	1 0 -1 0 -1 0 0 6
sayin…	1 0 -1 0 -1 0 0 6
sayi…	1 0 -1 0 -1 0 0 6
says	3 -2 -7 7 4 -3 -3 -1
says ,	1 1 0 -4 0 -1 0 -4
says <color>	2 -1 8 -1 0 0 0 -1
says he	0 6 -4 0 3 0 0 -2
says i	1 -3 0 -1 0 0 0 4
says it	-3 1 -4 -1 0 0 0 12
says its	-1 4 0 -5 0 0 0 -2
says that	0 -1 -2 4 0 0 0 -4
says the	-3 -3 -2 -3 1 -2 0 7
say…	1 2 -2 -1 4 -9 7 3
scared	-1 -3 4 0 0 2 0 0
scared of	-1 -3 4 0 0 0 0 0
scare…	-1 -3 4 0 0 2 0 0
scarier	0 -4 -4 0 0 1 0 -2
scarier ,	0 1 -4 1 0 0 0 0
scari…	0 -2 0 0 0 1 0 -4
scary	1 7 -6 1 0 0 0 0
scary $	0 4 0 -3 0 0 0 0
scar…	-5 10 -5 3 0 4 0 -4
sca…	-2 10 -5 3 0 4 0 -5
scene	0 0 -4 -1 0 8 0 -1
scen…	0 0 -4 -1 0 8 0 -1
sce…	0 0 -4 -1 0 8 0 -1
scoo…	8 -7 -4 0 0 0 0 0
score	9 0 -4 0 0 0 -1 -4
scor…	9 -1 -3 0 0 0 -1 -4
sco…	16 -8 -3 0 0 0 -1 -4
scrap	-3 -3 -8 14 -1 0 3 -7
scrap that	-3 -3 -6 13 0 0 0 -5
scrap the	0 0 -2 -5 -1 0 5 0
scratch	0 -2 -3 8 0 0 0 -3
scrat…	0 -2 -3 8 0 0 0 -3
scra…	-3 -5 -11 22 -1 0 3 -9
screamed	-1 0 -5 -2 0 0 0 4
screaming	-4 -4 -1 0 0 0 0 5
screa…	-6 -4 -6 -2 0 1 0 9
screen	3 2 -1 0 0 -4 0 -2
scree…	5 2 -1 -1 -1 -4 1 -3
scre…	-2 -2 -7 -3 -1 -3 1 6
scrolling	7 0 -2 -2 0 0 0 -2
scrol…	6 -1 0 -2 0 -1 0 -2
scro…	6 -1 8 -2 -1 -1 0 -2
scr…	12 -14 -11 16 -3 -4 4 -9
sea	13 -8 -5 0 0 1 -2 1
sea $	9 -9 -2 0 0 -2 0 0
sea .	2 4 0 0 0 0 0 2
sea is	-3 4 -1 0 0 0 0 0
seasick	0 -5 2 0 0 0 0 0
seasi…	-5 -5 2 0 0 7 0 0
seaso…	8 -1 -2 0 -1 0 0 0
seas…	3 -6 0 0 -1 7 0 0
seawe…	0 2 2 -4 0 -1 0 -1
seaw…	0 2 2 -4 0 -1 0 -1
sea…	-3 -2 -2 -4 -1 5 0 1
second	4 7 -11 -1 7 7 0 -1
second ,	0 3 -7 0 0 0 4 0
second <here>	-5 1 3 -1 0 0 0 0
second ago	0 0 0 4 -1 0 0 -1
second one	0 2 6 -1 0 0 0 0
second thoughts	-4 -2 0 -2 5 0 0 0
secon…	-7 -8 13 -5 2 -3 -4 -9
seco…	-7 -8 13 -5 2 -3 -4 -9
sec…	-5 -9 13 -2 2 -4 -4 -9
see	8 -12 1 -1 -3 13 -1 -13
see a	12 4 -6 2 0 0 0 -5
see how	-3 5 0 -2 0 0 0 0
see the	1 -5 1 -4 2 7 -1 -4
see what	-4 3 -1 -1 0 4 0 0
seem	0 1 -4 0 0 0 0 -1
seem…	0 7 4 0 -3 0 0 -2
seen	-2 6 -5 -1 2 0 0 2
sees	0 1 4 0 0 0 0 0
see…	-2 15 -2 -1 -1 -2 0 2
sem…	2 -5 0 -1 0 0 0 7
send	-1 -5 0 0 0 0 0 4
sense	-4 1 -2 -2 0 0 0 0
sense of	-3 2 -4 0 0 0 0 0
sens…	-4 -1 -2 -2 0 0 0 -3
sen…	-10 -7 -2 -3 0 0 0 2
seque…	5 1 -1 0 0 0 0 0
sequ…	5 1 -1 0 0 0 0 0
seq…	5 1 -1 0 0 0 0 0
serious	6 0 0 0 0 0 0 -2
serio…	7 0 0 0 0 0 0 -2
seri…	7 0 0 0 0 0 0 -2
server	0 3 -4 0 0 0 0 0
serve…	0 3 -4 0 0 1 0 0
ser…	7 2 0 0 0 1 0 -2
session	-4 2 0 0 0 7 -1 -2
sessi…	-4 2 0 0 0 7 -1 -2
sess…	-4 2 0 0 0 7 -1 -2
ses…	-4 2 0 0 0 7 -1 -2
set	-2 -3 -6 -2 0 0 5 -4
set the	0 0 -4 -1 0 0 0 -1
settling	-4 5 -1 0 0 0 0 3
settl…	1 5 -1 0 0 0 -4 3
sett…	1 5 -1 0 0 0 -2 3
set…	1 5 -6 0 0 0 -2 7
shade	-2 -5 4 0 -2 7 0 0
shadow	0 6 0 0 0 -3 0 -1
shado…	0 6 1 0 0 -3 0 -1
shad…	-2 1 7 0 -2 4 0 -1
shake	0 4 -1 0 0 0 0 0
shak…	-1 10 -4 0 0 0 0 -5
shall	-3 -3 -5 -3 0 2 2 3
shal…	-3 -3 -5 -3 0 2 2 3
shame	4 2 -1 0 0 0 0 -2
sham…	-1 6 -1 -1 0 2 0 -2
shap…	0 4 -2 0 0 0 0 -1
shark	7 -6 0 0 0 0 0 -2
shar…	3 -7 -2 0 0 1 2 -1
sha…	-3 14 -3 -5 -2 8 3 -8
she	1 -7 -1 1 4 -8 -4 -1
she <count>	5 2 -4 -1 0 0 0 1
she <here>	0 3 0 -4 0 0 0 -2
she asks	-1 3 4 0 0 -1 0 -6
she can	1 -3 -2 0 0 -1 0 4
she does	-3 2 0 0 1 -1 0 6
she got	0 -2 -1 7 0 0 0 -1
she has	-1 1 0 0 3 -4 0 -5
she is	-2 -16 1 -8 -6 3 -2 3
she likes	8 0 -1 0 0 0 0 -8
she says	0 10 -2 -2 -1 0 0 -7
she wants	2 -10 -1 0 0 0 0 1
she was	1 2 0 1 -5 -1 0 5
she would	6 -4 -1 0 0 5 0 0
shed	-1 -5 2 -2 0 7 -1 4
sheep	13 -7 0 -2 0 0 0 -10
shee…	13 2 -9 -3 -1 1 0 2
she…	14 -4 -9 -5 -1 8 -1 3
shift	-1 -4 3 0 0 2 0 1
shift the	0 0 4 0 0 0 0 -4
shiny	6 0 -3 0 0 -1 0 0
shin…	6 -3 1 -1 0 -3 0 -1
ship	-11 10 1 0 0 -1 0 7
shi…	-5 1 -2 0 -1 -2 0 5
shoot	0 5 0 0 0 0 0 -1
shooting	-5 11 0 -5 0 2 0 0
shooting star	-4 0 0 0 0 0 0 0
shoot…	-5 9 -5 -1 -1 2 0 -2
shoo…	-5 13 -5 -1 -1 2 0 -2
shop	3 -1 -5 -1 0 0 0 5
short	-5 -6 13 -4 -2 1 0 0
shorter	0 -5 2 3 0 -2 0 0
shorter $	0 0 5 -1 0 -2 0 0
short…	0 -6 5 3 0 -2 0 0
shor…	-5 -8 16 -1 -2 -5 0 0
shots	-1 -3 4 0 0 0 0 0
shot…	-1 -3 4 0 0 0 0 0
shoud	0 4 1 0 -1 -1 0 -3
shoud be	0 4 -6 0 0 -1 0 -3
should	-8 5 -2 -1 -3 -3 -2 0
should <earlier>	0 8 -1 0 0 -6 0 3
should be	-4 -11 15 -1 0 -1 0 10
should drift	-3 5 0 0 0 0 0 0
should feel	-1 8 -3 -1 0 0 0 -4
should have	0 -3 -5 6 0 0 0 1
should like	6 -9 -1 -1 0 14 0 -2
should look	0 2 0 -1 0 0 0 -4
should not	0 -1 -1 1 0 -4 0 -1
should see	0 -4 1 0 0 0 0 0
should stay	0 -3 4 0 0 0 0 0
should take	0 -1 5 0 0 0 0 -2
shoul…	-8 2 -2 -1 -1 -5 -2 3
shouting	0 -3 0 0 0 0 0 4
shout…	0 0 -2 -1 1 -1 0 5
shou…	-11 7 -2 -1 -1 -7 -2 5
show	15 -7 -13 5 -7 13 -5 -12
show a	5 -4 0 0 0 0 0 -3
show him	4 -1 0 0 0 1 0 -3
show me	9 -2 -4 -5 -3 -3 -4 -1
show that	-1 5 0 -1 0 3 0 -1
show the	-9 -4 -3 0 -3 9 0 3
showing	6 0 -1 -1 0 0 0 -6
showi…	6 0 -1 -1 0 0 0 -6
show…	5 0 -2 -1 0 0 0 -6
sho…	-4 9 -6 -2 -12 3 -7 -2
shut	-3 -4 -10 0 0 0 9 3
shut down	-3 0 -9 0 0 0 10 0
shutt…	2 -4 -1 0 0 0 0 0
shut…	2 -4 -1 0 0 0 0 0
shu…	-1 -14 -3 0 0 0 9 3
shy	0 -2 5 0 0 0 0 -1
sick	-2 -4 -2 2 0 0 -2 7
sick $	-2 -4 -2 -5 0 0 0 10
sic…	-2 -4 -2 2 0 0 -2 7
side	2 1 -7 0 2 0 0 0
sides	0 5 -3 0 0 0 0 -2
sides $	0 5 -3 0 0 0 0 -2
side…	-1 1 -3 -4 0 -1 0 8
sid…	1 0 -10 -4 2 1 0 8
sign	14 -4 -7 -2 -2 5 -2 -4
sign $	8 -6 -4 -2 -2 6 -1 -2
sign ,	0 -4 0 0 0 -2 0 0
sig…	9 4 -8 -2 -6 -1 2 -3
silence	3 4 -4 -3 0 -1 -1 8
silent	-6 5 -1 0 0 0 0 0
silent $	-6 5 -1 0 0 0 0 0
silen…	-3 9 -5 -3 0 -1 -1 8
sile…	-3 9 -5 -3 0 -1 -1 8
sill	-4 8 -3 0 0 0 0 -2
silly	-2 -5 -1 7 0 1 0 -2
silly ,	0 0 -1 7 0 -2 0 0
silly me	0 0 0 -5 0 4 0 -2
sill…	-2 -5 -1 7 0 1 0 -2
sil…	0 11 -9 3 0 -1 -1 1
simple	4 0 -2 0 0 0 0 0
simpl…	4 -1 0 0 0 0 2 -1
simp…	4 -1 0 0 0 0 2 -1
since	4 1 3 -3 0 -4 2 0
sinc…	4 1 3 -3 0 -4 2 0
sine	7 -2 -5 0 0 0 -1 0
sing	-6 0 0 0 0 0 1 0
singe…	-6 2 0 0 0 0 0 0
singing	-3 0 0 0 0 0 0 6
singi…	-3 0 0 0 0 0 0 6
single	5 -3 -4 1 0 4 0 1
single <color>	-5 -1 0 0 0 -1 0 0
singl…	5 -3 -4 1 0 4 0 1
sing…	-4 -1 -4 1 0 4 0 7
sink	5 -5 3 -2 0 0 0 0
sin…	2 -4 -6 -2 -1 0 1 3
sirens	6 -2 -1 0 0 0 0 0
siren…	6 -2 -2 3 0 0 0 0
sire…	9 -4 1 3 0 -1 0 -1
sir…	9 -4 1 3 0 -1 0 -1
sister	-5 -3 1 3 -2 1 0 4
sister says	1 -1 -3 0 -2 0 0 7
siste…	-5 -3 1 3 -1 1 -1 4
sist…	-5 -3 1 3 -1 1 -1 4
sis…	-5 -3 1 3 -1 1 -1 4
sit	0 -9 2 0 0 6 0 1
sit there	0 -8 6 0 0 0 0 0
site	5 0 -1 0 -1 0 0 -1
sitting	-2 2 0 1 2 0 -3 -7
sitti…	-2 2 0 1 2 0 -3 -7
sit…	5 0 -1 1 -2 0 -3 1
sixt…	5 -1 -2 0 0 0 3 -1
six…	5 -1 -2 0 0 0 3 -1
size 1	6 -2 -8 -5 -6 3 1 -1
size 12	-11 -11 -3 -6 -12 -12 -11 -3
size 3	-8 -2 -3 -7 3 10 -4 -16
size 6	-15 -13 1 -4 -8 -9 -3 -3
size long	9 -14 -8 -8 -8 -17 -7 -6
skin	-1 -5 -1 0 0 0 0 4
ski…	-1 -7 0 -2 0 0 0 4
skull	5 0 -4 0 0 0 0 -1
skull $	12 -7 0 0 0 0 0 -1
skul…	5 -4 -3 -1 0 1 0 -1
sku…	5 -4 -3 -1 0 1 0 -1
sky	-3 -15 15 0 -1 2 -1 -1
sky $	9 -2 -4 0 0 0 0 -1
sky ,	0 0 -4 0 0 5 0 0
slaps	0 -7 -2 0 0 0 -1 6
slap…	0 -7 -3 0 0 -3 -1 6
sla…	-8 -6 -6 -2 4 -7 -2 15
sleep	4 -7 -1 -1 0 -5 3 1
sleep $	5 -3 4 -1 0 -1 -3 3
sleep timer	-2 0 -5 0 0 -1 2 0
sleepier	-1 5 -3 0 0 0 0 0
sleeping	0 5 4 0 -1 1 0 -2
sleeping ,	-2 -2 0 0 -1 4 0 0
sleepy	4 -9 0 1 3 -3 0 -2
sleep…	2 5 -2 1 -3 11 -1 -6
slee…	5 -2 -3 0 -3 6 2 -4
sle…	7 -2 -4 0 -3 5 2 -4
slice	4 -4 0 0 0 0 0 1
slices	0 6 -3 0 0 0 0 -3
slice…	0 6 -3 0 0 0 0 -3
slic…	2 6 -3 0 0 0 0 -1
slightly	0 -7 6 0 0 0 0 -2
sligh…	0 -7 6 0 0 0 0 -2
slig…	0 -7 6 0 0 0 0 -2
slit	2 -1 -4 0 0 0 0 0
sli…	-3 15 -3 -2 0 -1 -1 -4
slow	25 -14 -18 -4 -2 -5 -1 8
slow $	-5 -3 5 -5 0 -2 0 0
slow ,	4 -3 6 0 0 0 0 -4
slow <color>	1 0 -20 0 0 -2 -2 4
slow and	0 3 -4 0 0 0 0 6
slow as	6 -1 0 0 0 -1 0 6
slow it	0 0 9 0 -6 0 0 -1
slower	-4 -1 5 -2 1 -1 0 0
slower $	-4 -2 8 0 0 -1 0 -6
slower than	4 0 -2 0 0 0 0 0
slowe…	-4 -5 8 -3 1 2 0 0
slowly	-2 4 5 -1 -2 -1 -6 1
slowly ,	-4 -3 4 0 0 0 0 -2
slowly .	2 4 3 -1 -2 0 0 -1
slowly from	0 0 -4 0 0 0 0 0
slowl…	-2 4 5 -1 -2 -1 -6 1
slow…	-12 -1 17 -3 -1 1 -6 1
slo…	15 -16 -5 -8 -4 -3 -7 9
slu…	0 2 5 -1 0 3 0 -2
smaller	-3 -3 6 -1 0 0 0 0
small…	-7 -3 6 -1 0 1 0 0
smal…	-1 3 4 0 1 -2 -2 -4
sma…	-1 3 4 0 1 -2 -2 -4
smell	0 3 -5 0 0 0 0 2
smell the	0 1 -5 0 0 0 0 5
smel…	0 3 -5 0 0 0 0 3
sme…	0 3 -5 0 0 0 0 3
smidg…	-2 -2 9 0 -1 0 0 0
smid…	-2 -2 9 0 -1 0 0 0
smiled	-5 -3 -1 -3 0 0 0 9
smiled .	-4 0 0 -2 0 0 0 5
smiles	1 5 0 0 0 0 0 -1
smile…	-5 4 -1 -3 0 0 0 6
smiling	1 -9 0 0 0 0 0 6
smili…	1 -9 0 0 0 0 0 6
smil…	-5 -5 -1 -3 0 0 0 12
smi…	-7 -7 8 -4 -1 0 0 12
smoke	-2 16 -8 -2 -2 -5 0 0
smoke $	6 -1 -2 0 -2 -3 0 0
smoky	2 -4 0 0 0 0 -1 0
smok…	0 12 -7 -5 -2 -1 -1 -2
smo…	3 12 -7 -5 -2 -1 -1 -2
snail	7 2 -1 -1 -1 0 0 -5
snai…	7 -3 -7 4 3 -3 0 0
snake	6 -5 -2 0 0 0 0 -3
snak…	6 -3 -2 -6 0 2 0 -3
sna…	13 -8 -9 -4 3 -1 0 0
sni…	9 -5 -2 0 0 0 0 -3
snore	-5 8 0 0 0 0 0 -7
snoring	0 -5 0 -3 0 -2 0 6
snoring $	0 -5 0 -3 0 0 0 6
snori…	0 -5 0 -3 0 -2 0 6
snor…	-5 3 -2 -3 0 0 0 -1
snow	8 -6 1 0 -1 -1 -1 -1
snowdrops	10 -2 -5 0 0 0 0 -3
snowd…	10 -2 -5 0 0 0 0 -3
snowf…	-1 -6 8 0 0 0 0 0
snowman	-8 12 -1 0 0 0 0 0
snowm…	-8 12 -1 0 0 0 0 0
sno…	6 -2 5 1 -2 0 -1 -7
so	5 -21 9 -2 6 11 -4 -5
so $	-3 -8 4 3 -3 0 0 0
so ,	7 2 1 -2 1 0 0 -1
so <earlier>	-2 -4 0 -2 4 0 0 0
so <here>	-2 -1 0 -2 0 8 0 -3
so a	4 5 -5 -1 0 0 0 -1
so bright	-2 0 9 0 0 0 0 -5
so do	0 0 -1 5 -1 0 -1 0
so fast	-7 0 0 0 0 0 0 4
so good	0 -1 10 0 0 2 -2 0
so i	5 -2 -1 2 -3 -2 0 -7
so it	-2 4 -4 -2 0 -1 0 5
so its	0 0 4 0 0 0 0 0
so kind	0 -5 0 -1 0 9 0 -2
so let	-4 1 2 0 1 3 -1 0
so much	0 -4 -1 -2 0 -4 0 3
so often	-2 13 -10 0 0 0 0 -1
so that	0 8 -3 -3 -1 2 1 0
so the	-8 5 4 -2 0 6 0 -4
so they	3 -1 9 0 0 0 0 -1
so we	4 0 -3 -2 0 0 -4 -1
so you	-2 1 6 0 0 0 -1 0
sob…	-1 -7 3 0 0 0 0 7
soc…	-2 -2 0 0 0 0 0 8
soft	3 -10 11 -1 -1 0 0 0
soften	0 -1 4 0 0 0 0 -2
soften it	0 -1 4 0 0 0 0 -2
softer	-7 9 1 -4 0 0 0 -1
softe…	-7 7 1 -4 0 0 0 -3
soft…	-2 7 1 -4 0 0 0 -3
sof…	2 -3 11 -3 1 -3 -1 -2
sold	3 -1 -5 -1 0 1 0 3
sold out	4 -1 1 -1 0 1 0 0
sol…	3 6 -8 -1 0 2 0 -1
some	-18 18 11 -4 -5 -3 -2 -7
some $	0 -6 3 0 0 0 0 0
some <color>	7 -2 2 0 0 0 0 0
some sort	0 5 -2 0 0 0 0 -2
some sparkles	0 -12 4 0 0 0 0 0
somebody	6 3 -4 -1 -1 0 -1 -2
someb…	6 2 -4 -1 -1 0 -1 -2
somehow	-5 15 -6 -1 0 -3 0 -2
somehow $	-3 5 -2 0 0 -2 0 -2
someh…	-5 15 -6 -1 0 -3 0 -2
someone	3 7 -2 -2 -2 -2 -1 -5
someones	-8 6 0 0 0 0 0 0
someo…	-6 14 -2 -2 -2 -2 -1 -6
something	14 -17 -7 -3 -4 -6 -2 -3
something $	-6 3 0 0 0 0 0 0
something a	-4 4 0 0 0 0 0 -1
something for	4 1 -1 0 0 0 0 -2
something is	-9 10 0 0 0 0 0 -2
something like	5 -8 0 0 0 0 0 0
something more	-4 8 0 0 0 0 0 0
something of	-3 -5 6 0 0 0 0 0
something should	-3 6 0 0 0 0 0 0
something that	4 -7 0 -1 -1 0 0 -1
something to	7 -6 -1 0 0 0 0 -1
something with	6 -18 0 0 0 -1 0 0
sometimes	-5 13 -4 0 0 0 0 -1
sometimes $	-2 6 -3 0 0 0 0 0
somet…	9 -2 -12 -3 -4 -6 -2 -4
somewhat	-1 -16 16 0 0 0 0 0
somewhere	1 3 -6 0 0 1 -1 0
somewhere $	4 -4 0 0 0 0 0 0
somewhere in	-2 8 1 0 0 0 0 0
somew…	0 -13 10 0 0 1 -1 0
some…	4 16 -13 -6 -7 -10 -4 -14
som…	-13 34 -2 -10 -12 -13 -7 -20
son	3 -8 0 0 -1 -1 0 -2
song	1 4 0 0 0 -2 -2 6
song ,	5 5 0 0 0 -2 -2 0
son…	4 -2 3 0 0 -2 -2 4
soon	4 -1 -2 0 0 5 0 0
soon $	0 0 -1 0 0 5 0 0
soo…	6 -2 -2 0 0 5 0 -3
sorro…	1 2 -8 0 0 5 0 0
sorry	0 -4 8 2 3 -2 -1 0
sorry ,	-2 -6 9 3 4 -1 0 -7
sort	-1 15 -8 -1 -1 0 0 -3
sort of	-1 11 -5 -1 -1 0 0 -3
sor…	1 13 -8 0 3 0 -1 -3
soun…	0 4 0 -1 -2 1 0 -1
southern	4 -1 0 0 0 -1 0 0
south…	4 -1 0 0 0 -1 0 0
sout…	4 -1 0 0 0 -1 0 0
sou…	3 6 -11 6 -2 0 0 -2
space	8 -1 -4 0 -2 0 0 -1
spac…	8 -1 -1 0 -2 0 0 -2
sparkle	0 -7 7 0 0 0 -1 0
sparkles	-7 -14 17 0 0 0 0 0
sparkles after	0 -6 3 0 0 0 0 0
sparkles on	-5 -7 4 0 0 0 0 0
spark…	-6 -27 21 1 -3 -2 -2 -1
spar…	-12 -25 20 3 -3 1 -2 -1
spa…	5 -22 14 5 -6 1 -2 -5
spec…	-2 -1 7 0 0 -1 0 -4
speed	-3 -5 16 -5 -1 0 -1 -6
speed $	-1 -5 5 -1 -1 0 0 -2
speed ,	0 -1 6 -1 0 0 -1 -3
spee…	-2 -6 14 -3 -1 0 -1 -6
spel…	3 -9 5 0 0 -1 0 -1
spe…	-5 -14 22 -3 -2 -2 -2 -1
spider	1 -4 0 0 0 0 0 0
spide…	1 -4 0 0 0 0 0 0
spid…	1 -4 0 0 0 0 0 0
spilled	0 -6 0 0 0 0 0 1
spill…	3 -6 0 0 0 0 0 0
spil…	3 -6 0 0 0 0 0 0
spin	-2 -5 9 0 0 0 0 0
spin it	-3 -5 9 0 0 0 0 0
spinning	12 -3 -1 -1 0 0 -1 -5
spinn…	13 -7 -1 -1 0 0 -1 -5
spin…	14 -11 2 -1 0 0 -1 -5
spira…	0 3 -5 4 0 0 0 0
spir…	0 4 -5 4 -1 0 0 0
spit	-3 8 -6 -1 0 0 0 0
spi…	8 2 -4 2 -2 -1 -2 -8
splash	-3 8 -2 0 0 0 0 0
splas…	-3 3 -5 -1 0 0 0 0
spla…	-3 3 -5 -1 0 0 0 0
splendid	-1 -2 -1 -1 -1 0 0 4
splendid .	-1 -2 -1 -1 -1 0 0 4
splen…	-1 -2 -1 -1 -1 0 0 4
sple…	-1 -2 -1 -1 -1 0 0 4
split	1 -1 6 -2 0 0 0 -2
spli…	1 -1 6 -2 0 2 0 -2
spl…	-3 1 0 -4 -1 2 0 2
spoil…	0 -9 -7 14 0 0 0 -3
spoi…	0 -9 -7 14 0 0 0 -3
spooky	-1 6 -3 -1 0 0 0 0
spook…	-1 6 -3 -1 -2 0 0 0
spoo…	-1 6 -3 -1 -2 0 0 0
sport…	-1 4 0 0 0 0 0 0
spor…	-1 4 0 -1 -1 0 0 2
spot…	2 0 0 -4 0 0 0 -1
spo…	4 3 -11 9 -4 -1 0 -4
spra…	4 -10 8 0 0 0 0 -2
spring	5 -4 0 0 -1 0 0 0
sprin…	2 -7 4 0 -1 0 0 0
spri…	2 -7 4 0 -1 0 0 0
spr…	6 -15 10 0 -2 -2 0 -2
st	9 0 -1 0 0 0 0 -2
stag…	0 -4 6 0 0 -2 0 0
stairs	7 -2 -2 0 0 0 0 -2
stairs ,	7 -2 -2 0 0 0 0 -2
stair…	8 -2 -2 0 0 2 0 -2
stai…	8 -2 -2 0 0 2 0 -2
standing	7 -2 -4 1 0 -3 0 3
stands	-1 2 -2 0 6 0 0 -1
stand…	4 2 -6 1 6 -3 0 2
stan…	5 1 -6 3 6 -3 1 2
star	7 -6 0 0 0 -1 0 -2
star $	6 -5 0 0 0 0 0 0
star now	-4 0 0 0 0 0 0 0
stare	0 -3 0 0 0 0 0 4
stare at	0 -3 0 0 0 0 0 4
stars	12 0 -6 -3 0 -3 -3 -2
stars $	-5 9 -4 0 0 -2 0 0
start	-4 8 0 -1 -5 6 3 -2
start $	5 0 -3 0 -4 3 0 -1
start ,	-2 -2 0 -1 0 5 0 -2
start a	0 -2 0 0 0 -3 4 0
start lights	-2 0 -1 0 0 6 -3 0
start…	-5 2 -4 -3 -2 3 0 5
star…	5 6 -9 -4 -7 5 -1 -1
state	-4 -2 -4 5 -1 3 0 -1
state $	-2 0 0 0 0 7 0 0
state .	-4 0 -1 2 0 0 0 0
static	-3 -5 5 0 0 2 0 0
station	0 8 0 0 0 0 0 0
stati…	-3 2 5 1 0 1 0 0
statues	4 -5 -3 0 0 0 -2 0
status	2 -4 0 0 0 0 0 0
statu…	6 -9 -3 0 0 0 -2 0
stat…	-1 -4 -5 6 -1 3 -2 -1
stay	-7 -6 8 5 2 -2 9 -4
stay on	-5 -2 0 -6 -1 0 13 0
stays	-3 -4 8 3 4 -2 -2 1
stays $	-3 0 7 0 4 -2 0 -2
stays <time>	0 0 5 0 0 0 -2 0
stay…	-3 -4 3 3 4 5 -2 1
sta…	-1 -14 -11 13 1 9 4 3
steady	1 0 5 2 1 0 0 -5
steady <color>	4 0 0 0 0 0 0 0
stead…	1 -7 6 2 1 0 0 -5
steam	6 -8 3 -1 0 0 0 -4
steam $	-2 4 -5 0 0 0 0 0
steam ,	3 5 0 0 0 0 0 -3
steam train	4 -9 0 0 0 0 0 -1
steaming	6 -5 0 -1 0 1 0 -4
steam…	1 4 -4 -1 0 1 0 -4
stea…	7 -7 1 0 0 2 0 -9
step	1 -5 4 8 -1 -11 -4 -4
step $	0 -4 0 3 0 -1 0 0
step <time>	0 -2 6 -1 0 0 0 0
step back	-4 -2 -1 3 0 -8 0 0
step before	-1 -1 -3 5 0 -2 0 0
step out	-1 3 -4 -1 0 0 0 0
steps	-1 0 -2 4 0 0 -1 0
steps back	0 0 -4 2 0 0 0 0
step…	-1 0 -2 4 0 0 -1 0
ste…	7 -10 5 11 -1 -8 -5 -14
stick	-7 7 1 -1 2 3 0 -1
stic…	-7 7 1 -1 2 3 0 -1
still	-5 -2 8 1 -4 0 -2 -3
still $	1 2 -3 -6 0 -2 0 0
still ,	0 -5 8 1 0 0 -2 -1
still .	-3 -4 3 0 0 0 0 -1
still <here>	4 -3 0 0 0 0 0 0
still too	0 -2 3 -4 0 0 0 -4
still…	0 -5 6 0 0 0 0 -1
stil…	-2 -2 7 1 -4 1 -2 -4
sti…	-5 7 0 -1 -4 3 -2 3
stone…	-2 9 -5 0 0 0 0 0
ston…	-2 9 -5 0 0 0 0 0
stop	-11 -4 13 -1 0 0 -4 0
stop $	-3 -1 4 0 0 0 -1 0
stop .	0 -2 12 0 0 0 -5 -5
stop at	0 6 0 0 0 0 0 0
stop for	-4 0 0 0 0 0 2 0
stopped	5 -3 -1 -3 0 0 0 3
stopp…	3 -5 3 -3 0 0 0 5
stop…	2 -7 3 -4 -3 0 0 4
store	-2 -3 -5 0 -2 -5 7 0
store as	-1 0 -5 0 -2 -1 3 0
storm	-3 0 3 0 0 7 -1 -2
stor…	8 -1 -9 -4 -2 1 6 -5
sto…	-1 8 -1 -9 -5 1 1 -2
strai…	3 4 1 -1 0 3 0 -2
stran…	-3 5 0 0 0 -1 0 0
stra…	-2 12 0 -2 0 3 0 -2
street	3 -4 1 2 -1 1 0 -2
stree…	3 1 2 1 -1 1 0 -5
stresses	0 0 -4 3 -2 6 0 0
stretch	-3 0 8 0 0 0 0 0
stretch the	-3 0 6 0 0 0 0 0
stret…	0 0 8 0 0 0 0 0
stre…	4 -3 6 6 -1 4 0 -5
strike	0 1 -5 5 -1 0 0 -1
strik…	0 5 -4 5 -1 0 -4 -1
stripes	1 -3 -4 0 0 -1 0 0
stripes $	0 -5 3 0 0 -1 0 0
strip…	3 -5 -3 5 0 -2 0 3
stri…	3 1 -7 7 -1 -2 -4 -4
strobe	3 -10 9 -1 0 0 0 0
strob…	-2 -10 -3 1 0 6 -2 0
strong	1 -1 4 -1 0 -2 0 0
stron…	1 -1 7 -2 1 -3 0 0
stro…	0 -8 4 -1 1 1 -2 -2
str…	5 2 3 10 -1 6 -6 -13
stuck	-6 13 0 0 -1 -5 0 0
stuc…	-6 11 0 0 -1 -3 0 0
student	-6 0 0 0 1 -1 0 0
students	-1 5 -4 0 0 0 -1 -1
stude…	-3 5 -4 0 1 -2 -1 -1
studying	2 -1 0 0 0 5 0 -1
study…	2 -1 0 0 0 5 0 -1
stud…	1 3 -4 0 1 3 -1 -2
stuff	6 -6 -3 0 0 -1 0 4
stuff $	6 -6 -3 0 0 0 0 5
stuf…	6 -6 -3 0 0 -1 0 4
stutt…	-4 8 -4 0 1 0 0 -2
stut…	-4 8 -4 0 1 0 0 -2
stu…	4 11 -11 1 4 -1 -2 -2
style	1 -3 4 -1 0 0 -1 0
style $	1 4 -2 -1 0 0 -1 0
styl…	1 -3 4 -1 0 -2 -1 0
sty…	1 -3 4 -1 0 -2 -1 0
subtl…	2 6 -5 0 0 0 0 -1
subt…	2 6 -5 0 0 0 0 -1
sub…	7 1 -5 0 0 0 0 -4
succe…	-3 -3 0 0 0 0 -3 4
succ…	-3 -3 0 0 0 0 -3 4
such	6 -4 -3 0 0 0 0 4
such a	5 -5 -2 0 0 0 0 3
suc…	3 -5 -3 -1 0 1 -3 8
suddenly	6 0 -1 0 0 0 -2 0
sudde…	6 0 -1 0 0 0 -2 0
sudd…	6 0 -1 0 0 0 -2 0
sud…	6 0 -1 0 0 0 -2 0
suga…	-2 6 -5 7 0 0 -1 -1
sug…	-2 8 -5 7 0 -1 -1 -1
suit	0 -2 4 0 0 0 0 -1
sui…	0 -2 4 0 0 2 0 -1
summer	1 2 -4 0 0 0 0 0
summe…	1 2 -4 0 0 3 0 0
summ…	3 2 -5 0 0 3 0 -1
sum…	5 1 -5 0 0 3 0 -5
sun	9 -2 -8 -1 0 0 0 0
sun $	5 -1 0 0 0 0 0 -1
sun .	4 2 -3 0 0 0 0 -2
sunglasses	0 3 -4 0 0 0 0 -1
sungl…	0 3 -4 0 0 0 0 -1
sung…	0 3 -4 0 0 0 0 -1
sunrise	9 -5 -3 0 -1 -1 0 0
sunrise ,	-4 4 -1 0 0 0 0 0
sunri…	9 -5 -4 0 -1 -1 0 0
sunr…	9 -5 -4 0 -1 -1 0 0
sunset	7 -4 0 -2 0 -2 -1 -3
sunset $	6 -3 0 0 0 0 0 -2
sunset on	3 -4 0 0 0 0 0 0
sunse…	7 -4 0 -2 0 -1 -1 -3
suns…	7 -7 0 -2 0 -1 -1 -1
sun…	13 -4 -8 -2 -1 -1 0 -4
super	0 -8 -2 -4 2 0 0 11
superimpose	-1 5 -2 -1 0 0 0 0
super…	-1 1 4 -1 0 -3 0 1
supe…	-1 -7 2 -5 2 -3 0 12
suppose	0 4 2 0 0 0 0 0
supposed	0 7 0 2 0 -1 0 -7
supposed to	0 7 0 2 0 -1 0 -7
suppo…	0 11 2 2 0 -1 0 -7
supp…	0 10 1 2 0 -1 0 -7
sup…	-2 3 4 -3 2 -4 0 5
sure	-3 5 -2 -1 0 0 0 -1
surpr…	1 5 -3 0 0 -4 0 3
surp…	1 5 -3 0 0 -4 0 3
survi…	1 -4 -1 0 0 0 -1 7
surv…	1 -4 -1 0 0 0 -1 7
sur…	-3 12 -13 -2 0 -3 -1 10
swall…	-6 10 0 0 0 -1 0 0
swal…	-6 10 0 0 0 -1 0 0
swap	-3 -8 13 0 0 -2 -1 1
swap the	-2 -1 4 -2 0 -2 0 0
swaying	-4 4 -2 0 0 0 0 -2
swayi…	-4 4 -2 0 0 0 0 -2
sway…	-4 4 -2 0 0 0 0 -3
swa…	-16 8 8 -3 2 -2 -1 -2
swea…	-2 5 -10 0 0 0 0 5
sweep	3 0 7 0 0 0 0 -4
swell	1 -4 1 0 0 0 0 0
swel…	1 -6 4 0 0 0 0 0
swim	-4 -4 1 0 1 0 0 0
swimming	6 -2 2 0 0 0 0 -1
swimm…	6 0 2 0 0 -1 0 -1
swims	-9 3 -1 0 0 0 0 0
swing	0 7 0 0 0 -4 -2 -1
swinging	-6 0 0 0 0 3 0 0
swing…	-9 1 0 -1 0 3 0 -1
swin…	-9 6 0 -1 0 -1 -2 -1
swirl…	3 5 -4 -2 0 0 0 -3
swir…	3 5 -4 -2 0 0 0 -3
switch	-1 -4 -1 -5 2 0 2 -3
switch $	0 0 6 1 -1 0 -1 -1
switch it	1 -4 -1 0 0 0 1 0
switch off	-1 0 -4 -3 0 0 2 -1
switc…	2 -7 -1 -2 2 0 2 -3
swit…	2 -7 -1 -2 2 0 2 -3
swi…	-11 4 -4 -5 3 -2 0 -9
sword	10 -2 -3 0 0 0 -1 -2
swor…	10 -2 -1 -1 0 0 -1 -2
swo…	10 -2 -1 -1 0 0 -1 -2
t	5 -1 0 0 -2 0 0 -2
t rex	5 -1 0 0 -2 0 0 -2
table	3 -7 1 -2 -1 0 0 1
table $	3 -5 0 0 -1 0 0 0
tabl…	3 -8 -2 -2 2 4 0 8
tab…	-2 -1 -3 -2 2 4 0 4
tack	0 -2 11 0 0 -1 0 0
tack a	0 -2 11 0 0 -1 0 0
tac…	0 -2 12 0 0 -1 0 0
tad	0 -3 10 -1 0 0 0 -1
tail	4 1 -3 -2 0 0 -4 -3
tail $	3 -6 5 0 0 0 -1 -1
tai…	4 2 1 -2 -1 0 -4 -5
take	-5 -16 6 9 1 -2 3 1
take back	0 0 -5 -2 4 -1 0 0
take it	-4 0 3 0 1 0 -1 3
take that	0 0 -9 9 -3 -2 0 0
take the	-1 -8 6 10 -3 -6 0 -1
taken	0 -4 0 0 0 0 0 1
takes	0 3 5 -5 -1 -4 0 11
takes longer	0 0 2 0 0 0 0 -5
takes me	0 0 -4 -5 0 -4 0 18
take…	0 -1 5 -5 -1 -4 0 12
taking	-1 0 0 -5 2 -1 0 -1
takin…	-1 0 0 -5 2 -1 0 -1
taki…	-1 0 0 -5 2 -1 0 -1
tak…	-6 -18 10 2 -1 -4 3 17
talk	6 0 0 0 0 0 0 -2
talking	-1 -4 0 0 0 0 0 3
talki…	-1 -4 0 0 0 0 0 3
tal…	4 3 1 0 0 -1 0 0
tape	-2 -1 0 0 0 5 0 0
tap…	-2 -1 0 0 0 5 0 0
tar…	1 -8 2 -3 0 -2 0 5
taste	1 -13 3 1 0 -1 0 4
tast…	1 -13 3 1 0 -1 0 3
tas…	1 -13 3 1 0 -1 0 3
taver…	1 0 -1 0 0 4 0 -2
tave…	1 0 -1 0 0 4 0 -2
tav…	1 0 -1 0 0 4 0 -2
tea	3 -6 -1 -1 0 0 2 0
team	1 0 -6 0 0 0 -1 4
tears	-3 -7 -2 3 3 0 1 2
tears .	-2 -4 -1 -3 3 2 1 -1
tear…	-7 -13 5 3 3 0 1 5
tea…	-5 -6 1 1 0 -3 0 8
teh	-2 -6 9 0 0 0 0 0
tells	-3 5 0 0 0 0 0 -1
tell…	1 5 -1 0 0 0 -1 -1
tel…	4 4 1 -1 0 0 -1 -3
tempo	-3 -7 5 8 -1 1 -1 -1
tempo ,	-2 -4 0 7 0 0 0 0
temp…	-3 -6 5 6 -1 0 -1 -1
tem…	-3 -6 5 6 -1 0 -1 -1
tension	-7 13 0 -4 0 0 0 0
tensi…	-7 12 0 -4 0 0 0 0
tens…	-7 12 0 -2 0 -1 0 0
tent	10 -4 -1 0 0 0 0 -2
ten…	-3 8 3 -2 0 0 0 -4
termi…	1 -2 2 0 0 -4 0 0
term…	1 -2 2 0 0 -4 0 0
terra…	0 4 -1 0 0 -2 0 0
terr…	1 5 -2 0 2 -2 -5 -1
ter…	2 3 0 0 2 -6 -5 -1
test	3 -3 -4 0 0 -1 0 -3
tests	2 2 -8 0 0 0 0 0
test…	2 2 -8 0 0 0 0 0
tes…	6 -2 -9 -1 0 0 0 -3
text	4 -3 0 -1 0 -1 0 -1
tex…	7 -6 8 -4 -1 -6 -2 -2
than	11 -7 5 -10 0 -5 0 2
than <color>	-6 0 1 0 0 0 0 0
than a	-1 2 -4 0 0 0 0 0
than i	-3 0 -1 0 0 0 0 4
than in	0 0 -1 5 0 -1 0 -2
than my	0 0 -7 0 0 0 0 9
than that	0 5 9 -10 0 -2 0 -2
than the	-5 -4 -1 -3 0 -2 0 13
than this	0 2 4 0 0 0 0 -7
thank	-3 -2 -5 -1 0 2 -1 10
thank you	-5 -2 -5 -1 0 2 -1 10
thanks	-9 -6 0 -3 0 -1 1 9
thanks $	-7 -3 0 -2 0 -1 0 5
thank…	-9 -6 0 -3 0 -1 1 9
than…	-12 -8 -5 -4 0 1 0 19
that	-8 11 2 11 1 -4 -8 -3
that $	-12 -5 17 -3 6 2 -7 9
that ,	3 10 1 -1 0 -5 1 -4
that .	-2 -13 0 5 0 -3 0 -3
that <color>	-6 5 -8 0 0 7 0 0
that <earlier>	5 -5 2 1 -2 7 0 -3
that <here>	2 4 3 0 0 -2 0 -1
that <number>	-3 -10 11 -1 0 9 0 -1
that a	-3 8 -1 0 0 0 0 -5
that again	-5 0 -4 2 1 0 0 0
that come	5 -3 -1 0 0 0 -2 0
that goes	5 1 -12 0 0 0 0 4
that has	4 -3 0 0 0 0 0 0
that he	-2 11 -4 -1 0 0 0 2
that i	-6 15 1 2 4 -1 0 -1
that in	-4 -3 2 -2 0 0 0 5
that is	-3 -15 4 -9 -8 -11 5 15
that it	0 11 -3 -1 0 0 0 -7
that last	2 -4 -18 21 -2 -1 0 -3
that looks	2 -4 0 -1 -1 0 0 -4
that on	-4 -1 0 -2 0 -1 0 5
that one	-8 3 2 -8 2 8 3 4
that says	0 -4 0 0 0 -2 0 0
that step	0 -2 6 -1 0 0 0 0
that the	0 8 7 0 -1 0 0 -4
that was	-2 -2 0 0 -1 2 0 -5
tha…	-4 -13 -3 5 1 -7 -9 12
the	-6 9 1 0 6 11 0 -14
the <color>	-18 4 -4 8 -2 6 0 -8
the <count>	0 0 -4 4 -3 3 0 0
the <earlier>	-27 5 8 -26 -4 15 -12 -8
the <here>	-18 17 -3 9 -6 -21 -4 -6
the <number>	-4 12 -7 -3 -1 9 -1 -6
the air	-5 7 -3 0 0 0 0 -1
the back	-1 9 3 -7 0 0 0 2
the ball	7 -11 0 0 0 0 0 0
the bed	3 -5 0 0 0 0 0 0
the beginning	0 -2 -2 0 0 4 0 -2
the belly	0 2 -4 0 0 0 0 0
the big	0 0 0 0 0 0 0 5
the bird	1 -1 0 0 0 4 0 0
the blinking	0 -7 9 0 0 -3 0 -1
the boss	-5 1 0 0 0 0 0 0
the bottom	-1 5 -6 0 -1 0 0 0
the bride	-1 4 -3 -1 0 -5 0 2
the change	0 0 -6 -1 4 0 0 1
the children	-1 5 -2 0 0 -1 0 -3
the childrens	4 -5 0 0 0 0 0 4
the colors	-7 3 3 -2 1 -3 0 -1
the couch	0 -2 0 0 -3 0 -3 7
the counter	0 -3 0 0 0 0 0 5
the crowd	-2 9 0 0 0 0 0 -5
the day	-1 -2 -2 0 0 0 0 6
the desk	-3 -2 5 0 0 0 0 0
the door	4 -6 -5 0 0 2 1 -1
the edge	-4 2 0 0 0 0 0 0
the end	-4 -13 13 -1 -3 -2 0 -1
the evening	5 -3 3 -2 -1 0 0 -2
the explosion	0 -1 9 -3 0 -4 0 0
the eyes	-4 4 -4 0 0 0 0 3
the feeling	6 0 0 0 0 0 0 -4
the fire	2 -8 24 0 0 -5 0 0
the first	9 -2 -1 -5 -1 -4 0 0
the flames	-1 -5 1 0 0 0 0 0
the flash	0 -4 4 0 0 -1 0 -2
the front	-1 6 0 -1 0 0 0 -2
the glass	-6 -4 2 2 0 -3 0 4
the glow	-1 -3 10 0 0 -2 0 0
the goal	5 -5 0 0 0 0 0 0
the grass	-3 6 0 0 0 0 0 -1
the groom	0 -4 0 0 0 -1 0 0
the guests	5 -3 0 0 0 0 0 0
the harbour	4 0 0 0 0 -2 -1 0
the hour	-3 4 0 0 0 0 0 0
the inhale	-1 1 -2 0 0 4 0 1
the kind	0 4 0 0 0 0 0 0
the kitchen	1 -6 1 0 2 -3 0 2
the lamp	2 -5 -7 -1 0 -1 5 1
the last	-4 18 -13 8 0 -1 -1 -3
the left	-1 0 4 0 0 0 0 -2
the letters	6 -2 2 0 0 0 -1 -1
the light	-7 -6 5 0 3 -1 6 0
the lightning	0 3 5 0 0 0 0 0
the lights	3 3 -5 0 0 -7 3 0
the little	1 4 4 1 -2 -3 0 -2
the longer	0 3 -6 0 2 -2 0 0
the middle	-8 -1 9 -3 0 -1 0 0
the moment	-1 4 3 -1 0 -2 0 0
the moon	9 0 -1 -4 -1 -2 0 0
the morning	2 -4 6 0 0 -1 -2 -2
the name	-4 10 9 0 -1 -5 -1 -5
the net	3 -8 8 -3 0 0 0 -1
the next	-6 -6 13 -1 0 3 1 -1
the night	-2 0 0 0 0 8 3 -3
the nozzle	0 4 -1 0 0 0 0 0
the number	6 -4 1 0 0 -1 -1 -1
the one	-8 -12 3 11 -8 -3 0 11
the opposite	-2 -8 11 -1 0 0 0 0
the order	-1 0 5 0 0 -1 0 0
the original	-3 -3 -1 -1 0 9 0 -3
the other	-1 -11 5 -2 2 -1 0 0
the others	4 2 1 -1 0 -1 0 0
the oven	2 6 -2 0 0 0 -2 0
the pace	-2 -1 6 3 0 0 0 -1
the people	0 8 -3 0 0 0 0 -3
the petals	0 8 -6 0 -1 0 0 -1
the plain	-3 0 -4 0 0 2 0 0
the quiet	0 -2 0 0 0 4 0 -2
the rain	-4 7 0 0 0 -1 0 3
the real	5 -7 -1 0 0 2 0 0
the record	-4 0 -2 -2 0 -1 0 10
the rest	-1 -1 4 0 0 -3 0 -1
the right	1 -2 2 7 -2 -2 0 0
the same	7 -5 7 0 0 -2 0 -1
the sand	0 -2 5 0 0 -1 0 0
the sea	7 -1 -6 0 0 1 0 1
the second	10 10 -12 -1 1 -1 0 0
the shop	3 -4 -5 0 0 0 0 3
the sill	-4 8 -3 0 0 0 0 -2
the sky	-4 -8 4 1 0 0 0 -1
the slow	-2 -3 -2 2 4 3 0 0
the small	-4 -1 -2 3 0 0 0 0
the snow	5 -7 -1 0 0 0 0 -1
the speed	0 -3 6 -5 0 0 0 -1
the stairs	7 -2 -2 0 0 0 0 -2
the start	-5 4 1 -1 -5 10 0 -2
the steps	-1 0 6 -1 0 0 -1 0
the sun	-4 13 -3 0 0 0 2 0
the swell	-1 6 -4 0 0 0 0 0
the swing	0 -12 10 0 0 0 -2 0
the table	-1 0 0 0 -1 0 0 4
the tail	0 -7 5 0 0 0 0 -1
the tempo	-1 -3 5 1 -1 1 0 -1
the third	-3 6 -5 0 0 0 0 4
the timer	-3 0 0 -6 -2 5 5 0
the top	-5 8 -7 0 0 5 0 1
the undo	0 0 0 -16 11 0 0 0
the version	0 -4 -2 1 1 -1 0 -2
the very	1 7 -1 -1 -2 7 0 -2
the village	1 -4 0 0 0 0 0 0
the wall	-8 -7 14 -1 0 -1 -1 -3
the warm	-4 3 -2 0 0 0 0 0
the water	-5 4 1 0 -1 0 0 -2
the way	-8 10 -3 -1 -4 4 -1 4
the wet	2 -4 0 0 0 5 0 0
the whole	-6 2 1 0 -1 2 6 -9
the wife	5 -1 0 1 0 3 0 -3
the wind	6 -3 -3 0 -1 -3 0 -1
the window	1 -4 0 0 0 0 0 0
the word	9 -1 0 0 0 -1 0 -3
the world	0 4 -2 0 0 0 0 -2
the writing	0 0 6 -2 0 0 0 0
their	7 -5 0 0 1 2 0 -4
thei…	7 -5 0 0 1 2 0 -4
them	-9 -6 5 3 5 4 -1 3
them $	5 15 -9 -6 1 2 -1 -4
them ,	-1 0 5 0 0 1 0 0
them .	-10 4 -2 8 2 -1 0 -2
them at	0 5 -1 0 0 1 0 -1
them down	6 -3 -1 0 -1 0 0 0
then	6 17 -8 -2 -3 -8 0 -7
then $	7 -2 -3 0 -1 0 0 0
then ,	10 -3 -2 -1 1 -2 0 -1
then .	-3 6 -1 6 -3 1 0 4
then a	2 2 -5 0 0 -3 0 0
then end	-3 -3 9 0 0 0 -1 0
then go	-6 1 0 0 0 0 0 0
then he	0 7 -2 -1 0 0 0 -3
then i	-1 4 -2 0 0 0 0 0
then out	4 0 -6 0 0 0 0 0
then stop	0 -2 8 0 0 0 -6 -1
then the	5 6 -10 0 0 -1 0 0
thera…	0 -1 1 0 0 0 0 4
there	-15 13 -6 -1 -3 -6 3 -2
there $	-5 5 6 2 0 -1 0 4
there ,	-1 -11 4 0 0 -3 3 2
there .	-3 4 -2 0 -1 0 -1 -2
there <count>	0 5 -1 0 0 0 0 0
there a	0 -4 -2 0 0 0 2 0
there are	-2 0 -1 5 0 -2 0 2
there be	-1 7 -5 0 0 0 -1 -1
there is	-4 3 6 -1 0 -2 0 -7
there it	0 -7 0 0 0 0 0 5
there ought	0 5 -2 0 0 0 0 0
there should	0 1 -6 0 0 0 0 0
there was	0 2 4 -2 0 3 0 0
there yet	0 4 -3 -1 0 0 0 -1
ther…	-16 13 -5 -1 -3 -6 3 1
thes…	0 -8 2 2 0 -4 0 3
they	-5 7 8 4 -2 -1 -3 -6
they all	-1 4 0 -1 0 0 0 -1
they are	-3 -8 -5 0 -1 5 -1 12
they can	0 -4 5 0 0 0 0 0
they do	-2 8 -2 1 0 0 0 -1
they fall	3 -3 5 3 0 0 0 -3
they have	-6 6 0 0 0 0 -1 0
they look	-3 -4 5 0 0 -3 0 -1
they say	0 6 0 -2 0 0 0 -4
they should	0 -11 4 1 0 0 0 0
they want	3 -8 0 0 0 5 0 -1
they were	0 -2 0 5 4 3 0 -3
theyll	-1 -2 1 -1 0 5 0 0
theyl…	-1 -2 1 -1 0 5 0 0
theyve	-1 -3 0 -1 1 2 0 4
theyv…	-1 -3 0 -1 1 2 0 4
they…	-2 -4 2 -2 1 7 0 4
the…	-12 12 0 -5 -2 -10 -2 -11
thick	-1 0 5 0 0 -1 0 -1
thicker	0 7 -4 -2 0 -2 0 0
thick…	0 7 -1 -2 0 -2 0 0
thic…	-1 7 0 -2 0 -4 0 -1
thing	-1 -10 -4 8 -4 10 0 2
thing $	-1 -8 -12 2 0 4 0 6
thing ,	1 -2 4 0 -1 -2 0 0
thing back	0 7 0 0 0 1 0 0
thing to	-3 0 6 0 0 0 0 0
things	9 -7 -1 1 0 0 0 0
thing…	9 -7 -1 1 0 0 0 0
think	-3 13 -7 2 0 -1 -2 -2
think $	-4 2 0 -1 0 0 0 -2
think i	0 -4 0 2 0 0 -1 3
thinking	0 6 -1 -2 -1 4 0 0
thinking of	0 1 0 -2 -1 4 0 -3
thinks	-1 3 -5 0 0 0 0 1
think…	-1 9 -6 -2 -1 4 0 0
thin…	4 5 -12 9 -5 10 -3 1
third	-1 -7 17 -4 0 -2 -6 -1
third $	0 0 4 0 0 0 0 -2
third ,	6 0 1 0 0 0 -2 -1
third .	-2 -6 8 -1 0 -2 0 -1
third of	0 -8 12 -3 0 0 -4 0
thirt…	0 2 -5 0 0 0 0 -1
thir…	-2 -6 15 -6 0 -3 -5 -1
this	-14 -3 -2 -4 -2 -4 8 11
this $	0 -7 -4 3 0 0 0 -1
this ,	0 2 -6 7 0 0 -1 -1
this .	0 -7 6 -3 0 0 0 4
this <color>	0 0 4 -2 -2 6 0 0
this <earlier>	0 2 5 -1 0 -1 -4 -3
this as	-1 -2 -3 -2 -3 0 13 -3
this in	0 0 0 0 0 0 0 4
this is	-3 4 -13 -1 3 -3 -2 6
this morning	-4 0 -1 0 0 3 0 -2
this one	-1 1 -1 -1 0 -2 -4 1
this thing	0 -3 0 -1 0 -3 0 5
this time	-5 11 0 0 0 -5 0 0
this under	0 -2 -1 -1 0 -2 5 -2
this was	0 0 8 -3 0 -4 0 -1
this year	4 0 0 0 0 0 0 0
thi…	-9 -5 4 0 -7 4 0 4
those	-4 -9 4 1 1 1 -1 3
those $	0 2 4 -3 0 -1 0 -2
those .	4 -4 -1 0 0 0 0 1
thos…	-4 -9 4 1 1 1 -1 3
though	-6 5 5 -2 0 -1 -2 -4
though $	-3 -3 11 -1 0 0 -2 0
though ,	-2 -9 -1 0 0 5 0 -1
though the	0 6 -2 0 -1 -5 0 0
thought	4 3 0 3 0 0 0 -9
thoughts	-4 -2 -3 -2 5 0 0 0
thoug…	-6 5 3 -1 5 -1 -2 -14
thou…	-3 5 3 -1 5 -1 -2 -14
tho…	-7 -3 7 0 5 0 -3 -11
threatening	0 12 -11 0 0 0 0 0
threa…	1 14 -14 -1 0 0 0 1
thre…	7 2 -6 1 1 -4 -3 3
through $	1 -4 0 -1 0 0 0 -2
through ,	-4 -4 2 0 0 0 0 0
through the	-3 4 -3 0 0 -1 0 3
throw	-9 -1 8 -2 0 0 0 0
throw in	0 -6 9 -2 0 0 0 0
throw…	-5 13 -7 0 0 0 0 0
thro…	-13 10 1 -3 -3 -2 0 1
thr…	-9 19 -7 -3 -2 -5 -3 4
thunder	-9 10 -3 0 -1 0 0 0
thunderstorm	7 -6 0 0 0 0 0 0
thursday	-4 -3 0 0 0 0 0 6
thurs…	-4 -3 0 0 0 0 0 6
thur…	-4 -3 0 0 0 0 0 6
thu…	8 1 -6 0 2 0 -1 3
tick	4 0 -5 0 -2 -4 0 -1
tick $	4 0 -5 0 0 -2 0 -1
ticking	6 -4 0 0 0 -1 0 -2
ticki…	6 -4 0 0 0 -1 0 -2
tick…	6 -4 0 0 3 -1 0 -2
tic…	11 -4 -5 0 1 -5 0 -3
tidy	-2 13 -3 -4 0 0 0 -2
tid…	1 7 -3 0 1 -3 0 -5
tight…	0 0 4 0 0 0 0 -1
tigh…	0 0 4 0 0 0 0 -1
tig…	0 0 4 0 0 0 0 -1
till	4 0 -2 -1 -1 -1 2 0
til…	17 -7 -1 -2 -1 -5 1 -8
time	-1 -4 2 -3 2 -5 -5 9
time $	-9 7 -5 -2 3 -5 0 2
time ,	6 -6 -3 0 1 -1 0 -1
time .	-6 -3 -3 0 -1 3 -4 5
time for	0 0 5 0 0 -1 0 -1
time to	4 0 -4 0 0 0 -1 0
timer	6 0 -21 -6 -2 8 5 -3
timer $	0 0 0 0 0 5 1 0
timer ,	5 0 -2 -6 -1 -1 4 0
timer <time>	0 0 -6 0 0 0 1 -3
times	-6 3 -3 0 0 0 0 7
time…	3 -24 6 -8 -2 1 4 0
timi…	-2 8 -5 -2 0 -1 0 -3
tim…	4 -18 6 -9 0 -7 -2 1
tiny	-6 6 1 0 0 0 0 -4
tiny ,	-2 5 -5 0 0 0 0 0
tiny bit	-1 -9 15 0 0 0 0 -2
tin…	-6 6 3 0 0 0 0 -4
tipto…	0 -2 -1 0 0 0 0 4
tipt…	0 -2 -1 0 0 0 0 4
tip…	0 12 -14 0 0 0 0 4
tired	1 1 -1 -3 0 3 0 -4
tired .	0 5 0 -3 0 0 0 -4
tire…	1 1 -1 -3 0 3 0 -4
tir…	1 1 -1 -3 0 3 0 -4
titan	0 3 -1 0 0 0 0 -4
tita…	0 2 3 0 0 0 0 -5
tit…	0 -4 2 0 0 0 1 2
to	-18 14 7 -15 1 8 0 -6
to <color>	6 -7 3 -3 0 -1 -4 0
to <earlier>	-1 3 4 3 0 -2 -1 0
to <here>	4 -10 9 0 0 -2 0 -1
to <number>	6 -14 9 -2 -1 -4 3 0
to <percent>	-6 -2 -18 0 -3 0 10 -1
to <time>	-3 -2 9 -3 0 -1 0 0
to a	-5 -2 17 0 0 -1 1 -2
to be	-8 -7 6 2 3 -1 5 -1
to change	1 4 -2 0 0 0 0 2
to come	-2 0 0 4 0 2 0 0
to die	1 0 -6 0 0 0 0 -2
to do	1 -14 0 -1 0 7 0 -3
to explain	0 6 -3 0 -3 0 1 -2
to fall	0 5 0 0 0 2 0 0
to feel	-4 5 0 0 0 0 0 -1
to finish	3 -8 5 0 0 0 0 0
to get	2 5 0 -3 2 -3 -1 -4
to go	8 -5 6 -8 4 -1 -2 -4
to have	-6 17 -4 0 0 -6 0 -2
to her	-4 0 -2 3 5 0 0 0
to his	-1 3 -1 6 0 0 0 -3
to it	3 3 -8 0 -2 -5 -1 11
to jump	0 8 -2 -1 0 0 0 -1
to know	-2 -4 0 -1 0 0 0 7
to left	0 -11 17 -1 0 0 0 -4
to me	-6 7 -2 3 0 3 -3 1
to my	0 4 -3 -5 0 8 0 1
to nothing	4 -3 0 0 -1 0 0 0
to right	1 -2 7 -2 0 0 0 -4
to say	0 5 -1 -1 -1 0 0 -2
to see	0 3 -2 -1 -2 0 0 -4
to sense	0 4 0 0 0 0 0 0
to sit	0 0 -4 0 0 6 0 0
to sleep	7 -3 0 -2 0 -4 -2 0
to stay	-2 0 0 11 -1 -1 0 -2
to take	-6 -1 0 0 0 0 0 11
to that	-2 -1 4 0 0 0 0 2
to the	-7 -6 -9 -1 1 18 -2 -6
to time	0 3 -4 0 0 0 0 0
to where	0 -5 0 5 -2 5 0 0
to you	-6 14 0 0 0 0 0 -1
toast	9 -2 -1 0 0 0 0 -3
toast…	-6 2 0 0 0 0 0 1
toas…	4 0 -1 0 0 0 0 -3
toa…	4 0 -1 0 0 0 0 -3
today	5 -2 2 -2 0 0 -3 3
today $	11 0 -4 -1 0 0 -3 -3
today ,	-6 0 6 -1 0 0 0 2
toda…	5 -2 2 -2 0 0 -3 3
toddl…	0 7 0 0 0 -1 0 0
todd…	0 7 0 0 0 -1 0 0
tod…	5 5 2 -2 0 -2 -3 3
told	2 7 3 -1 2 -3 0 -8
told me	4 -5 -2 0 2 -3 0 0
tol…	2 7 2 -2 2 -3 0 -6
tom	0 -3 -1 0 4 -2 0 -4
tomorrow	4 2 -3 -2 -1 -1 3 -4
tomorrow .	3 2 0 0 0 0 0 -4
tomor…	4 1 -3 -2 -1 -1 3 -4
tomo…	4 1 -3 -2 -1 -1 3 -4
tom…	0 0 -4 -2 -1 -2 3 -5
tone	-5 0 3 4 0 2 0 0
tone it	0 0 0 4 0 0 0 0
tone…	0 -4 4 0 0 0 0 0
tonight	-3 -2 -3 -1 1 -2 -1 5
tonight ,	-4 0 0 -1 0 -2 0 4
tonig…	-2 -2 -3 -1 1 -2 -1 4
toni…	-2 -2 -3 -1 1 -2 -1 4
ton…	-7 -5 4 3 1 0 -1 3
too	-14 -1 16 5 2 -12 3 -15
too $	-9 12 -20 2 -2 0 0 2
too ,	-2 8 1 -3 0 0 0 0
too .	-7 4 -5 0 4 0 0 0
too <here>	0 -3 -5 1 0 0 0 0
too busy	-4 -1 3 0 0 0 0 0
too clean	0 7 -1 -1 0 0 0 0
too early	0 2 -4 -1 0 0 0 0
too faint	0 -5 4 0 0 0 0 0
too far	0 -8 5 0 0 0 0 0
too lively	-1 -8 2 0 0 0 0 0
too long	-3 -3 6 0 0 -1 -1 0
too many	-1 -7 1 -1 0 0 0 0
too much	-7 0 6 -2 0 0 0 -5
too often	0 -3 8 -1 0 0 0 0
too quick	-1 -2 8 -1 1 -1 0 0
too slow	-1 0 7 0 0 0 0 -1
too soon	0 -1 -1 0 0 5 0 0
took	-5 -5 0 2 2 -3 -1 10
took a	-4 -1 0 0 0 0 0 5
took away	0 0 0 -3 4 -1 -1 -4
took the	0 -4 0 0 0 -1 0 7
tooth	5 3 0 -2 0 0 0 -7
toot…	5 3 0 -2 0 0 0 -7
top	-7 12 -6 -1 0 5 -1 -2
top of	0 -1 -4 0 0 0 0 1
top to	0 -6 6 0 0 0 0 -1
tops	0 -1 7 -1 0 -1 0 -1
top…	-1 0 7 -1 0 -1 0 -1
torchlight	4 0 0 0 0 0 0 -2
torch…	4 -1 0 0 0 0 0 -2
torc…	4 -1 0 -1 0 0 0 -2
tor…	4 -1 0 -1 0 0 0 -1
total	3 -8 0 0 0 -1 0 4
tota…	1 -6 3 0 0 -1 -3 4
tot…	1 -6 3 0 0 -1 -3 4
touches	0 5 -4 0 0 0 0 0
touch…	-1 2 -4 1 0 0 1 1
touc…	-1 2 -4 1 0 0 1 1
tou…	-6 7 -4 1 0 0 1 1
towards <color>	-5 -8 4 0 0 0 0 0
towe…	6 -2 -3 0 0 0 0 -1
tow…	4 0 -6 0 0 0 -1 -1
tractor	8 -1 -1 0 -6 0 0 -1
tract…	8 -2 -1 0 -6 2 0 -2
trac…	6 0 -2 0 -6 2 1 -4
traffic	5 -5 -5 1 0 0 0 0
traffic light	10 -7 -5 0 0 0 0 0
traff…	2 -5 -6 1 -1 2 -1 0
traf…	2 -5 -6 1 -1 2 -1 0
trail	-7 7 -5 -2 0 0 0 0
trail behind	-3 4 -5 0 0 0 0 0
train	4 -7 -4 0 0 0 0 -1
train $	4 -3 0 0 0 0 0 0
trai…	1 6 1 -5 1 -2 0 -3
trans…	2 -4 2 0 0 0 0 -2
tran…	1 -6 6 -1 0 0 0 -2
travelling	0 5 -2 0 0 0 0 0
trave…	8 5 -7 0 0 0 0 -3
trav…	8 5 -7 0 0 0 0 -3
tra…	15 -1 -6 -6 -7 -2 0 -13
treasure	13 -3 0 0 0 0 0 -7
treas…	11 -3 0 0 0 0 0 -7
trea…	11 -3 0 0 0 0 1 -6
trees	-4 10 -5 0 0 0 0 -3
tree…	-4 10 -5 0 -1 1 0 -3
tre…	4 3 2 -2 -1 1 1 -11
trian…	0 4 2 0 0 -4 0 0
tria…	0 4 2 0 0 -4 0 0
trick…	4 -1 0 0 0 0 0 -1
trifl…	-1 -4 5 0 0 0 0 0
trif…	-1 -4 5 0 0 0 0 0
tripl…	0 -1 -2 0 0 6 0 0
tripp…	-4 4 -2 0 0 0 0 5
trip…	-4 3 -3 0 0 6 0 5
tri…	-10 11 1 0 0 2 0 7
tromsø	3 -5 -1 -1 0 0 -1 4
troms…	3 -5 -1 -1 0 0 -1 4
trom…	3 -5 -1 -1 0 -2 -1 4
trophy	2 4 -2 -1 -1 0 0 -3
troph…	2 4 -2 -1 -1 0 0 -3
trop…	2 4 -2 -1 -1 0 0 -3
trouble	5 -1 1 1 0 0 0 0
trouble ,	7 -2 0 0 0 0 0 0
troub…	5 -1 1 1 0 0 0 0
trou…	5 -1 1 1 0 0 0 0
tro…	10 -3 -2 0 -1 -2 -1 1
truck	2 4 0 0 0 -1 0 -1
truc…	1 0 5 -3 0 5 0 -1
true	-2 3 -1 0 3 -2 0 5
trump…	-1 5 -2 -1 0 6 -1 -1
trum…	-1 5 -2 -1 0 6 -1 -1
trun…	3 6 -6 0 0 -1 0 -1
tru…	-2 11 -8 0 3 9 5 0
try	12 -6 2 0 -2 -3 0 -2
try a	2 0 4 0 0 0 0 0
tube	2 4 0 0 0 -2 0 0
tub…	2 4 0 0 0 -2 0 0
tuesd…	1 -4 0 2 0 0 0 -1
tues…	1 -4 0 2 0 0 0 -1
tue…	1 -4 0 2 0 0 0 -1
tumbling	4 -5 0 0 0 0 0 0
tumbl…	4 -5 -1 0 0 0 0 0
tumb…	4 -5 -1 0 0 0 0 0
tum…	4 -5 -1 0 0 0 0 0
tun…	-16 -2 -3 -1 0 0 12 9
turn	-7 6 -2 1 -3 -1 4 -3
turn $	3 4 -2 0 0 0 0 0
turn ,	7 -2 0 0 -1 0 0 0
turn it	0 -3 -4 0 -1 0 2 0
turn on	-10 0 -3 0 -1 0 1 0
turn the	-5 -7 14 0 0 -2 -1 -2
turn timer	8 0 -11 0 0 0 -1 0
turned	0 -5 2 0 0 -1 0 3
turne…	0 -5 2 0 0 -1 0 3
turning	7 -2 -2 0 0 0 1 -2
turning in	3 -5 0 0 0 0 0 0
turni…	7 -2 -2 0 0 0 1 -2
turns	2 1 -5 -1 1 0 0 0
turn…	10 -9 -6 -2 1 -1 1 1
turqu…	-6 0 7 -1 0 0 0 -1
turq…	-6 0 7 -1 0 0 0 -1
tur…	7 2 -6 3 -4 -8 6 -5
tv	6 -6 -3 0 0 0 2 0
twe…	-1 -4 -6 0 3 -2 0 4
twic…	-2 -8 10 -3 -3 -1 -4 0
twinkle	0 -4 3 0 0 0 0 0
twinkles	-1 -4 3 0 0 0 0 0
twink…	-4 -11 14 -1 0 0 0 0
twin…	-3 -11 14 -1 0 0 0 0
twi…	-8 -10 23 -6 -3 -1 -4 -1
type	-4 4 0 0 0 0 0 1
typed	4 -1 0 -1 0 -2 0 1
type…	4 -1 0 -1 0 -2 0 1
typ…	-6 3 0 -2 0 -2 0 10
ugh	-1 -3 -3 2 1 0 0 4
ugh ,	0 -1 0 6 -1 0 0 -3
umbrella	-5 3 -1 0 0 0 0 0
umbre…	-5 4 0 0 0 -4 0 -1
umbr…	-5 4 0 0 0 -4 0 -1
umb…	-5 4 0 0 0 -4 0 -1
un	-1 -2 -2 -13 13 0 0 -2
unb…	-5 -5 -5 7 0 0 0 3
uncl…	3 2 -4 0 0 0 0 0
unc…	3 2 -4 0 0 0 0 0
under	2 1 -7 -4 -3 -5 8 -1
under <earlier>	0 -6 -1 -1 0 -4 9 0
under that	0 5 0 0 0 0 0 0
underneath	-7 12 -1 0 0 -2 0 0
understand	-3 5 0 0 0 0 0 -3
under…	-2 9 2 0 -1 -2 -4 -2
unde…	1 13 -7 -4 -4 -7 3 -3
undo	-1 -7 -5 10 0 -4 -1 -7
undo $	0 -2 0 0 8 -2 0 -3
undo the	0 -2 -3 -7 8 0 0 -3
und…	0 5 -14 12 -2 -12 3 -11
unico…	0 3 -7 -3 -2 7 -1 2
unic…	1 -2 -7 -3 -2 7 -1 2
uni…	1 -2 -9 -3 -2 7 -1 2
unp…	3 4 -6 -1 -1 0 2 0
unr…	-11 1 3 0 13 0 0 -2
unseen	-4 1 0 0 0 0 0 0
unsee…	-4 1 0 0 0 0 0 0
unse…	-7 2 0 0 0 0 0 0
uns…	-7 1 -5 7 0 0 0 -1
until	2 -3 -6 0 0 -1 7 -3
until it	7 -1 -5 0 0 0 0 -1
until the	-2 -1 0 0 0 -1 5 -2
unti…	1 1 -6 0 0 -2 7 -3
unt…	0 1 -6 0 -2 -2 7 -3
up	-2 12 6 -5 -3 2 -4 -14
up $	-1 9 -4 -5 0 5 1 -6
up ,	4 4 -3 -2 -3 -2 -1 -1
up .	-4 14 -10 -1 -3 3 0 -5
up a	-5 -6 4 0 0 0 0 0
up again	7 -8 19 0 3 -3 -1 -1
up and	9 2 -5 -1 0 0 0 -3
up at	-4 -4 -1 0 0 0 0 2
up behind	-3 5 -2 0 0 0 0 0
up for	0 -5 8 0 0 0 0 -1
up from	4 -5 -2 0 0 0 0 0
up on	1 -4 0 0 0 0 0 0
up slowly	-1 5 -5 0 0 0 0 0
up the	10 -5 -1 -1 0 4 -1 -1
up to	-1 -2 6 0 0 -1 0 -2
upse…	0 0 0 3 0 0 0 -5
ups…	-1 -1 5 10 2 0 0 -7
upward	4 -3 4 0 0 -1 0 -1
upwards	-1 -8 7 0 0 0 0 -2
upwar…	3 -11 11 0 0 -1 0 -2
upwa…	3 -11 11 0 0 -1 0 -2
upw…	3 -11 11 0 0 -1 0 -2
us	11 -11 -5 3 1 1 0 6
us $	0 7 -3 0 0 0 1 -1
us ,	-3 4 -1 0 0 -1 0 2
us go	1 -5 0 -1 0 -2 -1 12
us have	4 -8 -1 1 1 -1 -1 -2
us see	-2 0 -1 -1 0 8 0 0
use	3 4 -1 0 0 0 0 -1
used	-4 -1 -1 0 2 -1 0 3
used to	-4 -1 -1 0 2 -1 0 3
usua…	-2 -1 -6 0 2 0 1 -1
usu…	-2 -1 -6 0 2 0 1 -1
v1	0 -4 -6 -3 0 17 0 -6
v1 $	0 -4 -6 -3 0 17 -1 -6
valentines	0 5 -5 0 0 0 0 -1
valen…	0 5 -5 0 0 0 0 -1
vale…	0 5 -5 0 0 0 0 -1
valley	3 -5 2 0 0 0 0 -1
valle…	3 -5 2 0 0 0 0 -1
vall…	3 -5 2 0 0 0 0 -1
var…	1 -2 -1 0 0 0 0 4
vel…	2 -4 6 -1 0 -3 0 0
ven…	0 -3 5 -2 0 0 0 -2
version	-4 -3 -4 6 1 7 0 -9
version $	-1 0 -2 1 -3 5 0 0
versi…	-4 -3 -4 6 1 7 0 -9
vers…	-4 -3 -4 6 1 7 0 -9
very	-9 -5 3 -5 -2 5 -1 12
very first	-2 0 0 -1 -2 5 0 -1
very nice	0 -5 0 -1 0 0 0 4
very top	0 10 -1 0 0 0 0 -2
ver…	-9 -9 -2 0 -6 10 -2 11
vesuv…	5 -3 0 0 0 0 0 0
vesu…	5 -3 0 0 0 0 0 0
ves…	5 -3 0 0 0 0 0 0
vibes	6 -1 0 0 -1 1 -1 -4
vibe…	6 -1 0 0 -1 1 -1 -4
vib…	7 0 0 -2 -1 1 -1 -7
victory	4 -2 -4 0 -1 -1 0 0
victo…	4 -2 -4 0 -1 -1 0 0
vict…	4 -2 -4 0 -1 -1 0 0
vic…	4 -2 -4 0 -1 -1 0 0
video	-4 4 0 0 0 -2 0 1
vide…	-4 6 0 0 0 -2 0 0
vid…	-4 6 0 0 0 -2 0 0
vie…	0 1 -5 0 0 0 0 5
village	5 -6 3 -1 -1 -1 0 -2
villa…	5 -6 3 -1 -1 0 0 -2
vill…	5 -6 3 -1 -1 0 0 -2
vil…	5 -4 0 -1 -1 0 0 -2
vin…	9 4 -2 -3 0 0 0 -5
viole…	0 -9 5 4 1 0 0 -1
violi…	-1 6 -2 0 0 2 0 0
viol…	-1 -3 3 4 1 1 0 -1
vio…	-1 -3 3 4 1 1 0 -1
visible	3 4 -2 0 0 0 0 -2
visib…	3 4 -2 0 0 0 0 -2
visit	-6 6 0 0 0 0 0 0
visi…	-6 10 -3 0 0 0 0 -2
visua…	7 3 0 0 0 0 0 -7
visu…	7 3 0 0 0 0 0 -7
vis…	0 16 -4 0 0 0 0 -9
viv…	0 -2 4 0 0 0 0 0
volcano	3 -8 -1 0 0 0 0 -1
volca…	3 -8 -2 -1 0 10 -1 -5
volc…	3 -8 -2 -1 0 10 -1 -5
vol…	11 -10 -2 -1 0 10 -1 -6
vote…	0 0 0 -1 4 0 0 -2
vot…	0 0 0 -2 4 0 0 -2
wag…	-1 5 0 0 0 0 0 0
wait	0 -2 -1 0 8 -6 -1 0
wait ,	2 0 0 5 1 -2 0 -1
wait no	0 0 0 -4 0 0 0 0
waite…	-3 0 0 0 0 0 0 4
waiting room	-3 0 0 -4 0 3 0 -1
waiti…	-3 -3 -1 5 -1 -1 -1 -1
wait…	-6 -3 -1 5 -1 -1 -2 4
wai…	-8 -5 -2 5 7 -6 -2 3
wake	-10 4 4 -1 0 0 0 0
wake up	-3 4 0 -1 0 0 0 0
wake…	0 0 -2 4 0 0 0 0
waking	4 -4 0 0 0 0 0 -1
waking up	4 -4 0 0 0 0 0 -1
wakin…	4 -4 0 0 0 0 0 -1
waki…	4 -4 0 0 0 0 0 -1
wak…	-7 -3 2 3 -1 1 0 -1
walking	-6 11 -2 1 0 1 0 0
walki…	-6 11 -2 1 0 1 0 0
walks	-3 4 -3 0 0 0 1 -5
walk…	-9 10 -2 1 -1 2 1 -2
wall	-12 -13 25 1 0 -1 -8 -4
wall <color>	0 0 3 0 0 0 -7 0
wall light	-9 -1 10 0 0 0 0 -1
wall part	0 0 4 0 0 0 0 0
waltz	0 7 -4 -5 0 0 0 0
walt…	0 7 -4 -5 0 0 0 0
wal…	-18 3 20 -3 -2 0 -7 -6
wande…	-1 0 -1 5 0 -1 -1 -2
wand…	-1 0 -1 5 0 -1 -1 -2
want	-3 -6 3 3 3 -2 0 -8
want a	4 -3 -6 0 0 0 0 -1
want it	-4 6 10 -3 3 -2 0 0
want see	0 -4 0 0 0 -2 0 0
want the	4 5 -4 -1 2 2 0 0
want to	-4 1 8 -4 -1 -4 0 -1
wants	3 1 -4 -2 -2 5 0 8
wants a	8 6 -5 -4 0 -3 0 -4
wants an	-4 3 0 0 0 0 0 0
wants it	0 2 -7 0 3 0 0 -2
wants the	-4 -3 7 4 2 -3 0 -6
wants them	-1 -3 4 3 0 0 0 0
wants to	-4 -9 -2 -2 0 3 1 14
want…	1 1 -5 5 -2 4 0 8
wan…	-3 -3 -5 15 1 2 -1 -2
warm	6 13 -9 9 -1 -1 0 -5
warm ,	5 -2 0 0 0 0 0 0
warm and	1 4 -5 0 0 0 0 -2
warmer	0 -1 4 0 0 -2 0 -1
warmer ,	-1 -3 5 0 0 -1 0 0
warme…	0 -1 5 0 0 -2 0 -1
warm…	2 -6 9 0 0 -2 0 -1
warning	-7 -2 0 0 0 5 0 -1
warni…	-7 -2 0 0 0 5 0 -1
warn…	-7 -2 0 -3 0 5 0 -1
war…	11 5 -12 6 -1 8 -1 -10
was	-12 -5 1 8 -4 1 -1 -9
was $	-1 -10 6 14 -7 0 0 -8
was .	-3 2 0 -4 -1 6 0 -1
was <color>	0 0 7 -4 0 1 0 0
was <count>	1 8 -2 -5 0 0 0 0
was <earlier>	0 -2 9 -1 0 -3 0 -1
was a	-8 2 2 2 -3 0 -1 12
was before	0 -1 -5 7 0 -2 0 -1
was better	0 -2 -5 -5 1 0 0 -3
was cleaner	0 -4 0 5 -1 0 0 -2
was good	0 0 0 3 0 -1 0 -5
was it	0 0 0 -5 1 -2 0 0
was more	0 0 -2 4 0 0 0 0
was not	0 6 -2 1 1 0 0 -5
was one	0 6 -3 0 0 0 0 -1
was right	-3 -1 -1 7 5 -2 0 -4
was too	11 -1 -1 -6 0 -8 0 0
was when	0 0 0 -7 0 6 0 0
was wrong	0 -1 -3 -12 1 -1 0 0
watch	-3 -5 -3 0 0 0 3 8
watch .	-1 -2 0 0 0 0 0 4
watching $	-1 4 0 0 0 0 0 -2
watc…	-6 -4 -4 -3 0 0 3 8
water	-6 6 6 -1 -1 -2 -1 -2
water $	-7 5 5 0 0 0 0 -1
water ,	10 -1 -4 0 0 -2 0 0
wate…	-3 8 7 -1 -1 -4 -1 -3
wat…	-7 4 3 -4 -1 -4 2 5
waves	4 5 -10 0 0 0 -1 -1
wave…	7 0 -9 -4 -1 -2 -1 -4
waving	4 0 -1 0 -3 0 0 -1
wavin…	4 0 -1 0 -3 0 0 -1
wavi…	4 0 -1 0 -3 0 0 -1
wav…	11 0 -3 -4 -4 -2 -2 -5
way	-7 3 17 2 -10 2 -2 -2
way $	3 -12 6 0 0 0 0 4
way ,	2 -2 -5 -2 0 0 0 2
way .	0 -5 1 0 0 0 0 0
way <here>	-2 -1 4 0 0 0 0 0
way faster	0 -4 1 0 0 0 0 -1
way round	-1 -2 3 5 0 -2 0 0
way to	-1 6 -3 0 0 0 0 0
we	7 -17 5 -5 -8 6 -2 3
we can	0 1 5 -1 0 -6 -4 0
we had	-2 0 4 5 0 0 0 -3
we have	0 -10 0 -4 1 6 0 0
we left	0 0 -2 -1 0 5 0 -1
we lost	7 -1 -3 0 -2 4 0 -6
we need	5 1 -4 0 0 1 2 0
we shall	3 0 -4 0 0 0 0 0
we want	2 -6 0 0 0 0 0 0
we would	-4 0 0 0 0 0 1 -1
weather	2 3 -5 0 -3 6 0 -3
weather .	2 -2 -2 0 -2 6 0 0
weath…	2 3 -5 0 -2 4 0 -3
weat…	2 3 -5 0 -2 4 0 -3
wea…	6 -3 1 1 0 2 -1 2
wedding	2 2 -2 0 0 0 0 -4
weddi…	1 2 -4 6 0 -4 0 -4
wedd…	1 2 -4 6 0 -4 0 -4
wed…	2 2 -5 6 -1 -4 0 -4
wee…	2 -2 2 6 0 2 -2 -2
weight	0 8 -5 0 0 -2 0 -1
weight $	0 8 -5 0 0 -1 0 0
weigh…	0 8 -5 0 0 -2 0 -1
weig…	0 8 -5 0 0 -2 0 -1
weir…	-3 -5 1 0 0 0 0 5
wei…	-3 3 -4 0 0 -2 0 4
welcome	10 0 -3 -1 0 0 -2 -1
welco…	10 0 -3 -1 0 0 -2 -1
welc…	10 0 -3 -1 0 0 -2 -1
well	-10 3 2 4 0 -3 -3 11
well ,	-7 13 2 -1 4 -1 -3 0
well done	-4 -3 -9 0 0 -1 0 11
well i	0 -4 -4 -1 0 0 0 4
wel…	0 2 -1 2 0 -4 -5 14
went	-3 -2 -5 -7 2 0 -6 13
wen…	-3 -2 -5 -7 2 0 -6 13
were	1 12 0 -7 2 1 3 0
were $	0 -1 -1 -1 0 4 0 -3
were .	0 0 0 5 1 -3 0 0
were a	-7 2 -1 0 0 0 0 0
were at	4 -3 0 0 -2 0 0 0
were better	0 0 -5 9 -2 0 0 -3
were not	0 -5 6 -3 0 0 0 0
wer…	0 12 0 -7 2 1 3 -1
wet	8 -1 -3 0 -1 3 0 0
whale…	3 0 -3 -1 0 5 0 0
whal…	2 -1 -3 0 1 4 0 -3
what	0 3 -4 7 -2 -6 -1 -5
what a	-9 -3 -2 0 0 0 0 19
what about	5 -6 -4 -1 0 0 0 0
what i	-1 10 -6 -6 3 -1 0 0
what if	-13 25 -3 -3 0 -5 0 0
what it	-1 -3 7 -1 0 0 0 -3
what the	-2 0 0 0 0 4 0 0
what was	0 -4 0 5 0 -1 -1 0
what we	-1 -1 3 5 -1 0 2 -3
what would	8 -8 -1 -2 0 0 0 -2
what you	1 -2 0 10 0 -1 -1 -11
whatever $	-6 1 0 0 0 -1 0 3
what…	-4 -2 6 -2 0 -1 0 -1
wha…	3 13 -1 4 -2 -8 -1 -7
wheels	-3 5 -2 0 0 0 0 0
wheel…	1 4 -3 0 0 -1 0 0
whee…	2 6 -3 -1 0 -1 0 0
when	-3 1 -4 -4 -1 5 1 -4
when he	1 -5 0 0 0 0 1 0
when its	-3 0 2 4 0 -1 0 0
when the	3 -3 0 -7 0 4 0 0
when there	0 -4 1 0 0 4 0 -1
when they	-3 2 -5 0 0 0 0 -1
when you	-2 4 -2 0 0 0 0 0
where	1 2 -2 5 -2 5 -2 -8
where is	-5 18 -7 -3 0 6 0 -10
where it	0 -11 -1 14 -2 0 0 0
where its	-2 -4 10 0 0 0 0 0
wher…	1 1 -2 5 -2 7 -2 -8
whether	-5 4 -5 2 0 -2 0 6
whether the	0 7 -5 0 0 0 0 1
whether you	-1 -6 0 0 0 0 0 4
wheth…	-5 4 -5 2 0 -2 0 6
whet…	-5 4 -5 2 0 -2 0 6
whe…	2 9 -15 2 -3 5 -1 -7
which	3 -6 0 -1 0 -1 0 2
whic…	3 -4 0 -1 0 -1 0 0
while	2 4 1 -1 0 -1 2 -2
while $	-7 4 0 0 0 0 0 0
while ,	-3 4 0 0 0 -1 0 0
while and	3 -5 0 0 0 0 0 -1
while the	-3 4 2 -1 0 0 0 0
while we	4 -1 0 0 0 0 0 0
whil…	2 4 1 -1 0 -1 2 -2
whispering	0 -3 -5 0 0 -2 0 7
whisp…	0 -3 -1 0 0 -2 0 7
whis…	1 -3 -1 0 0 1 0 7
whiter	-10 -5 12 0 0 0 0 0
whiter $	-6 0 5 0 0 0 0 0
white…	-10 -5 12 0 0 0 0 0
whit…	-2 -8 3 -3 0 0 0 -3
whi…	7 -10 2 -6 -1 -2 1 -1
who	0 -17 1 -2 1 -1 1 7
who is	-2 -6 0 0 2 0 0 -2
whole	-8 -2 4 -2 -1 1 4 5
whole lamp	0 0 -6 0 0 0 4 0
whole thing	-4 1 13 0 0 -1 0 -3
whol…	-7 -5 4 -2 -1 1 4 5
who…	-14 2 1 6 -1 -1 4 2
why not	3 2 -4 0 0 0 0 -1
wi	3 -2 0 0 0 4 0 0
wi the	3 -4 0 0 0 4 0 0
wide	0 0 -1 8 0 -1 0 -2
wide awake	-1 0 -1 8 0 -1 0 -2
wid…	0 0 -1 8 0 -1 0 -2
wife	7 -1 -2 2 1 0 0 -7
wife just	-3 -2 0 0 -1 0 0 6
wife would	2 -5 0 -1 0 0 0 3
wif…	8 -3 -2 -3 1 -1 0 -4
wild	-3 -2 -4 4 0 -2 0 0
wilder	-1 11 -5 0 0 0 0 -5
wilde…	-1 11 -5 0 0 0 0 -5
wild…	-1 7 -3 0 0 0 0 -5
will	1 0 -6 0 -3 -3 -2 17
will be	0 6 -3 0 0 -4 1 7
will…	-6 11 0 0 0 0 0 0
wil…	-9 15 -14 4 -3 -4 -2 11
win	0 0 0 0 0 5 0 2
wind	7 0 -5 0 -1 -3 0 -2
wind $	4 -4 0 0 0 0 0 0
windows	3 5 -6 0 0 -1 -1 0
windo…	0 1 -1 -3 3 -2 -1 -5
wind…	2 -2 1 -3 2 3 -1 -7
wine	-5 -3 4 0 2 0 1 3
wine ,	-4 -3 0 0 2 0 0 3
wings	-7 4 3 6 0 -4 0 0
wing…	-7 4 3 6 0 -4 0 0
winne…	2 1 -1 0 0 4 0 0
winn…	2 0 -1 0 0 4 0 0
wins	-4 -3 -5 2 2 0 0 1
winter	4 0 0 0 0 0 0 -2
win…	-6 -2 2 4 3 -1 0 -2
wish	-7 1 -5 0 0 0 0 3
wishes	7 0 -2 0 0 0 0 0
wishe…	4 0 -2 -1 0 -1 -1 3
wish…	4 0 -2 -1 0 -1 -1 3
wist…	0 5 0 0 0 -1 0 0
wis…	-4 8 -11 0 0 -2 -1 7
witch…	-3 8 -3 0 0 0 0 0
witc…	-3 8 -3 0 0 0 0 0
with	6 1 -10 -2 0 4 -7 5
with .	-5 2 0 0 0 -3 0 0
with <color>	1 5 1 -4 3 -2 0 -2
with <earlier>	-2 -2 6 -2 0 10 0 -1
with <number>	0 9 -1 2 0 -1 0 -1
with a	2 -14 0 -4 2 -2 -2 3
with an	-12 13 0 0 0 -5 1 3
with her	0 -2 0 0 0 7 0 0
with it	1 -3 -2 7 3 1 -1 2
with its	-2 5 0 -1 -2 0 0 0
with long	6 0 -3 0 0 -2 0 0
with many	4 0 0 0 0 0 0 0
with me	-6 1 0 -2 1 -5 0 10
with name	0 -2 0 0 0 0 4 0
with no	3 -3 10 0 -1 -2 0 0
with o	0 -4 0 -1 2 1 0 -2
with one	-5 4 -2 -1 0 -3 0 0
with palm	4 0 0 0 0 -2 0 -2
with snow	-8 4 0 0 0 0 0 0
with someone	1 -4 0 0 0 0 0 0
with stars	-9 7 0 0 0 -1 0 0
with steam	8 -7 0 0 0 0 0 0
with that	0 6 0 0 -1 -1 0 2
with the	-16 -7 -14 2 -1 19 -1 -12
with this	0 -4 -3 1 -1 0 0 9
withdraw	-4 -1 -4 12 0 0 0 -8
withdraw it	0 -1 -4 4 0 0 0 0
withd…	-4 -1 -4 12 0 0 0 -8
within	0 -5 1 -1 0 0 0 5
withi…	0 -5 1 -1 0 0 0 5
without	7 -9 8 2 0 1 4 -7
without <color>	-1 -1 4 0 0 0 0 0
without any	9 -7 4 -1 0 -2 0 0
without it	0 -4 0 5 0 -1 0 0
without the	-1 -8 2 6 0 -2 0 -2
witho…	7 -9 3 2 0 1 4 -7
with…	2 -15 -1 12 1 1 4 -10
wit…	9 -6 -14 9 1 0 -3 -9
wobble	0 0 4 -1 0 0 0 0
wobbly	0 -1 4 0 0 0 0 0
wobbl…	0 0 7 -1 1 0 0 -4
wobb…	0 0 7 -1 1 0 0 -4
wob…	0 0 7 -1 1 0 0 -4
wol…	0 5 -6 0 0 -5 0 0
woman	-4 -2 0 0 0 0 0 1
woma…	-8 -2 0 0 0 0 0 1
womb	4 0 0 0 0 0 -1 0
won	-6 2 0 0 1 0 0 -2
won .	-6 0 0 0 1 0 0 -1
wonder whether	-2 4 0 0 0 -2 0 -3
wonde…	-3 2 2 0 0 -2 0 -5
wond…	-3 2 2 0 0 -2 0 -5
won…	-3 6 -1 0 0 -2 0 -5
wood	5 -3 -1 0 0 0 0 -3
wooden	-8 2 0 0 0 -1 0 2
woode…	-8 2 0 0 0 -1 0 2
wood…	-8 4 0 0 0 -1 0 2
wool	-2 10 0 1 0 -1 0 -5
woo…	-2 14 5 0 0 -7 0 -9
word	2 7 -7 0 0 0 1 0
words	-4 6 -2 -2 -1 -1 -1 3
words .	1 5 -3 0 0 -1 0 3
word…	-4 3 0 -2 -1 -3 -1 3
work	-4 -2 5 -1 1 4 -1 -4
worked	0 -5 0 -3 0 3 0 2
worke…	0 -5 0 -3 0 3 0 2
working	-2 4 -3 0 0 0 0 2
worki…	-2 4 -3 0 0 0 0 2
works	-1 -5 -1 0 -1 0 0 9
work…	1 -9 -4 -5 -1 3 0 15
world	0 4 -2 0 0 0 0 -2
worl…	0 4 -2 0 0 0 0 -2
worm	4 -2 0 0 0 0 0 0
worse	-2 5 -1 8 -2 -1 0 -7
wors…	-5 5 -1 8 -2 -1 0 -1
wor…	-9 1 -10 1 -3 -2 0 12
would	5 -8 5 -2 -1 0 1 4
would a	8 -13 -6 0 0 0 0 -1
would be	1 14 1 -1 0 0 0 -6
would do	-5 -1 3 0 0 0 0 0
would have	-10 -6 2 -4 0 0 -1 14
would it	-7 2 1 -3 0 -3 0 -1
would like	10 -16 -4 3 0 1 1 -5
would make	-3 10 0 0 0 0 0 -1
would not	-3 5 -9 -1 0 0 0 12
would rather	14 4 -7 2 0 0 0 -6
would suit	0 -2 4 0 0 0 0 -1
would you	2 -14 13 0 0 2 1 -1
woul…	5 -8 5 -2 -1 0 1 4
wou…	5 -3 5 -2 -1 -1 1 3
wow	-6 -10 -1 -1 0 -2 -2 3
wow $	0 -9 0 2 0 0 -2 4
wreat…	1 -4 -2 2 0 -1 0 0
wrea…	1 -4 -2 2 0 -1 0 0
wre…	1 -4 -2 2 0 -1 0 0
write	16 -9 -4 0 -1 0 -2 -2
writing	-3 0 6 -2 0 -1 0 0
writi…	-3 0 6 -2 0 -1 0 0
writ…	11 -11 0 -2 -1 -1 -2 2
wri…	11 -11 0 -2 -1 -1 -2 2
wrong	-5 -1 -4 2 3 -2 0 -4
wrong ,	0 0 -3 -5 0 0 0 0
wrong .	0 -1 0 4 1 0 0 -1
wron…	-5 -1 -4 2 3 -2 0 -4
wro…	-5 -4 -4 2 3 -2 0 -4
y	-5 0 0 -3 11 0 -1 0
y $	-3 0 0 -1 6 0 0 0
y2k	4 0 -3 -1 0 0 -1 0
year	-2 -1 1 -2 0 0 1 7
year old	-5 3 0 0 0 0 0 -1
years	-2 0 -2 -1 1 -1 0 6
years .	-1 0 4 0 0 -1 0 -1
year…	-2 0 -2 -1 1 -1 0 6
yea…	6 -1 0 -3 1 -4 1 9
yello…	2 -9 2 1 4 -5 0 -4
yell…	2 -9 2 3 4 -5 0 -4
yelow	0 0 7 5 -3 0 0 0
yelo…	0 0 7 5 -3 0 0 0
yel…	2 -9 7 8 2 -5 0 -4
yes	-3 -14 13 -7 4 -2 -2 3
yes $	0 -5 -2 0 7 0 0 -3
yes ,	-4 1 5 -4 7 -1 -1 -2
yes .	-1 -10 8 -3 -3 -1 0 10
yes and	0 0 18 0 -1 0 0 -8
yes that	-1 -4 -8 0 -6 0 0 6
yest…	0 -2 0 0 0 -4 0 5
yes…	0 -2 0 0 0 -4 0 5
yet	0 20 0 3 3 1 -1 -18
yet $	-2 10 -3 1 4 0 1 -7
yet ,	2 -4 -3 6 0 0 0 0
yet .	0 14 0 -3 0 1 0 -11
yo	-2 -1 -10 -2 0 0 1 9
you	4 -6 -7 -6 3 -5 7 5
you $	-6 8 -6 0 0 0 6 4
you ,	-2 0 2 -1 -1 1 1 4
you .	-4 4 -1 -2 1 -2 0 3
you <earlier>	-2 0 0 0 0 -4 0 0
you and	-3 0 0 0 0 4 -1 0
you are	-7 -6 -3 -2 0 -1 -1 18
you be	-3 -5 6 0 0 2 0 0
you bring	0 -2 4 0 0 0 0 0
you can	3 -12 4 -1 -1 0 5 -7
you could	2 -3 6 -3 0 0 0 2
you do	10 -11 4 0 -2 -1 -1 -2
you have	5 -13 3 0 -2 -3 -1 12
you just	-1 -1 0 9 4 -1 -1 -12
you kindly	0 -5 4 0 0 2 0 0
you know	9 4 -4 -3 0 -3 -1 -3
you like	6 -1 0 0 0 -1 0 -2
you make	0 -6 0 0 0 -2 0 0
you may	0 0 0 0 0 1 1 -5
you please	1 0 -5 0 0 3 -1 0
you put	-7 -1 3 3 0 2 0 0
you should	-1 3 -1 0 0 0 0 4
you so	0 0 -4 0 0 0 0 3
you were	0 0 0 -2 4 -6 -1 0
you write	3 -4 0 0 0 0 0 -3
youd	0 -3 2 -1 0 9 0 -2
youd be	0 -3 2 -1 0 9 0 -2
youngest	4 0 0 0 -2 0 0 0
young…	4 -2 -1 0 -2 -1 0 7
youn…	3 4 -1 0 -2 -1 0 7
your	0 -1 -2 1 0 0 -1 -5
yourself	-2 0 -5 -2 0 0 2 0
yours…	-2 0 -5 -2 0 0 2 0
your…	-2 0 -5 -2 0 0 2 0
you…	1 3 -7 -3 -2 9 1 -1
z	0 -4 -4 18 -5 0 0 -7
z $	0 -4 0 5 0 0 0 -6
zer…	-3 8 -2 0 0 -3 0 0
….5	-4 -5 6 0 -1 1 0 -1
…00	-9 -8 10 0 0 -3 2 -2
…20	5 -4 2 0 0 0 0 -7
…28	0 -2 9 0 0 0 -1 -6
…2k	4 0 -3 -1 0 0 -1 0
…32	-1 0 5 0 0 0 0 -1
…40	0 -4 -4 0 0 10 -1 -3
…50	-5 0 9 -4 0 0 0 -5
…70	0 -6 0 0 0 0 1 0
…83	0 0 -4 -2 0 -2 0 8
…983	0 0 -4 -2 0 -2 0 8
…able	-11 4 -12 7 -1 4 0 17
…ably	-1 2 -5 0 0 0 0 0
…aby	6 -9 -1 4 -1 0 0 2
…ac	-4 -3 3 0 0 -1 -1 -2
…ace	5 0 -7 -4 -3 3 -1 -5
…aces	-2 6 2 -2 0 7 -1 -4
…ach	1 3 -1 -3 -1 3 -4 -3
…ache	1 -3 6 2 0 0 0 -2
…ack	-6 -6 -5 10 6 -2 -4 -5
…acks	-3 11 -3 -1 0 1 0 -6
…act	3 -3 -4 7 0 -2 0 -4
…ad	0 1 3 13 6 8 -6 -13
…ada	4 -2 -1 -4 0 -2 0 5
…ade	5 -14 5 -1 -2 6 2 -7
…ades	8 -5 -6 2 -1 0 0 0
…adow	5 1 4 0 0 -4 0 -3
…ads	4 -2 -5 -3 1 -2 0 4
…ady	1 -3 -3 3 -1 2 0 4
…ae	5 -5 2 -3 0 2 0 3
…aft	12 -5 0 0 0 0 -2 -4
…ag	16 -3 -13 0 -2 -1 1 -1
…age	11 -4 8 7 -5 -3 0 -5
…ager	-2 7 -2 0 0 3 0 0
…agne	3 2 3 0 0 -3 -1 -4
…agon	6 -2 1 2 0 -3 0 -2
…ags	2 -8 1 2 0 0 0 0
…ah	0 5 -5 0 0 0 0 1
…aha	-6 -13 4 -3 -2 -1 1 12
…ahia	0 5 0 0 0 -2 0 0
…aid	-1 0 3 -3 -1 -4 0 -2
…ail	5 10 -7 0 3 -1 -4 -5
…ails	11 -1 -1 0 -1 0 -1 0
…ain	-5 5 10 -5 0 1 -3 -8
…ains	-5 5 2 -4 0 -2 0 -1
…aint	-2 -3 -4 -1 0 5 0 8
…ainy	4 -4 -1 -1 -3 0 0 -1
…air	-4 11 -2 0 -1 -1 0 -2
…airs	-2 3 -2 7 6 -2 0 -5
…airy	-2 5 0 0 0 0 0 -5
…ait	0 -2 -1 0 7 -6 -1 0
…ak	3 8 -5 1 -1 3 1 -4
…ake	3 -2 -10 5 -1 2 2 -5
…aken	-5 -2 0 0 0 0 0 1
…aker	4 0 -4 0 0 -1 0 0
…akes	4 -1 3 5 -3 -6 0 8
…aks	2 6 -4 0 0 0 0 0
…al	2 -2 -16 7 -1 9 -3 1
…ale	-9 -3 8 1 2 2 0 -3
…aler	0 -4 4 0 0 1 0 0
…ales	3 0 -3 -1 0 5 0 0
…alf	-7 -15 10 -8 -1 -5 2 -3
…alk	7 0 0 0 0 0 0 -2
…alks	-3 3 0 0 0 0 1 -5
…all	9 -11 11 0 -2 -5 -9 -5
…alls	-8 7 -4 2 0 -3 0 4
…ally	-14 0 -3 5 4 0 0 14
…alm	4 -8 6 1 -2 -6 0 0
…alms	4 0 -6 0 0 0 0 0
…als	6 -9 3 -1 -3 4 -1 1
…alt	-4 -1 5 0 -1 3 -1 0
…alth	4 -4 0 0 0 2 0 -1
…altz	0 7 -4 -5 0 0 0 0
…alve	0 -2 4 0 0 0 -1 0
…aly	3 4 -7 0 0 -1 0 0
…am	-2 -8 6 -3 -3 1 0 -7
…ama	1 -2 -5 -1 0 2 0 4
…ame	0 2 -5 0 -1 1 3 -5
…amed	-1 0 -5 -3 0 0 0 5
…amel	3 -5 0 0 4 -2 0 0
…ames	0 3 -6 2 1 0 0 2
…ami	-4 -1 0 0 0 2 0 0
…amma	-5 -2 4 -1 0 0 0 5
…amp	-3 -2 -16 -5 -4 -10 9 10
…amps	2 -6 3 4 0 0 0 -1
…amy	-5 10 -4 0 0 0 0 0
…an	8 -2 -7 -6 -2 -4 3 4
…ana	7 2 -3 0 0 1 -3 -4
…ance	2 -5 -6 -3 0 -3 -2 0
…anch	2 -1 0 5 -1 0 0 -2
…and	6 -11 -5 4 4 -10 0 -2
…ands	7 -3 -4 -3 6 0 0 3
…andy	1 -7 0 0 0 1 0 0
…ane	-3 6 -1 -1 -4 -3 0 11
…aner	-2 6 -9 0 4 0 0 -2
…anet	-1 2 -2 -1 0 7 0 0
…ang	-5 -10 10 -5 1 0 0 3
…ange	-8 -8 7 -4 1 -2 -2 8
…anic	0 5 -6 -1 4 -2 0 0
…ank	-4 2 -2 -2 0 2 -2 8
…anks	-9 -6 0 -3 0 -1 1 9
…ano	5 -10 0 -1 0 9 -1 -7
…ans	2 0 -6 0 -1 0 0 0
…ant	13 3 -7 -5 1 -6 0 -10
…ants	3 3 -5 -2 -2 5 0 4
…any	-1 -8 10 -4 0 0 0 -3
…ao	0 -1 -3 7 0 -1 0 -1
…ap	-5 -7 7 5 0 -6 3 -9
…ape	3 -2 0 0 -1 4 0 -1
…aper	3 3 -5 0 -1 -1 0 -2
…apes	-2 4 -3 -1 1 0 0 0
…appy	4 -1 -3 0 -1 -2 0 -1
…aps	3 2 -6 -3 0 -1 -1 3
…ar	14 9 -17 2 -6 -2 1 -11
…ara	5 -4 0 -1 1 -1 0 -2
…arch	5 2 -6 0 0 -1 0 -1
…ard	4 -4 -10 11 9 -5 3 -3
…ards	1 -12 12 4 0 -1 -1 -3
…are	0 1 0 -3 0 2 0 5
…ared	-5 -1 4 -2 0 2 0 4
…arer	-7 -6 11 0 0 0 0 -2
…arf	-6 8 -3 0 0 1 0 0
…arge	-4 -1 -1 0 2 0 0 -1
…ari	0 -7 3 0 -1 1 0 -1
…aris	2 7 -6 0 0 -1 0 -2
…ark	5 -6 -2 -2 -1 6 1 -2
…arly	-1 7 1 -2 -3 -2 -1 -8
…arm	1 3 -3 5 2 -2 2 -1
…arp	3 0 -5 0 0 -2 2 1
…arry	-5 3 0 -1 -1 -3 5 -5
…ars	8 -3 5 -5 6 -2 -2 -2
…art	9 2 5 -6 -7 1 1 -1
…arts	6 -2 1 -4 -2 -1 0 1
…arty	6 -2 -3 0 0 0 -1 3
…ary	5 -4 -7 2 0 2 0 4
…as	-3 -1 -4 -1 5 -7 -2 0
…ase	-2 -1 6 7 -1 4 -1 -11
…ash	-16 -6 13 -5 5 -4 -2 -3
…ass	2 1 -4 0 3 3 -2 -1
…ast	-7 -1 5 6 2 1 -2 -6
…aste	-4 -13 2 1 0 -1 -2 12
…asts	1 -2 4 0 0 -1 0 0
…at	9 2 -21 2 -8 -3 -6 7
…atch	4 -8 -7 5 -3 5 3 3
…ate	3 -2 0 1 0 -5 -2 8
…ated	-4 -2 1 2 4 -4 0 -8
…ater	-3 9 1 -1 -1 -3 -1 -1
…ates	-6 8 -2 4 0 5 0 0
…ath	-3 16 -5 1 0 -3 -1 -7
…ato	-4 -1 2 0 0 -1 0 0
…ator	-1 6 -2 -1 0 -1 0 0
…ats	4 0 1 -2 0 -3 -3 -5
…atus	2 -4 0 0 0 0 0 0
…aty	0 4 -5 0 2 0 1 1
…au	-2 0 -1 0 0 0 0 5
…auce	0 5 -1 0 0 0 0 0
…ault	7 -2 -4 -1 -3 0 0 1
…aur	8 -3 -6 6 0 -2 0 -5
…ause	-5 -5 7 -1 -1 -4 7 -3
…ava	11 -5 6 -1 0 2 -1 -9
…aval	-1 -3 7 0 0 0 0 0
…ave	2 -9 -4 0 -2 -3 7 -1
…aved	-4 -1 0 -3 0 4 4 -1
…avel	8 1 -5 0 0 0 0 -2
…aves	-1 8 -5 -3 4 -5 -1 -4
…avo	-5 -2 0 0 0 0 0 6
…avy	1 4 -1 2 -1 -3 0 -2
…aw	8 -4 -8 5 0 -2 -2 -5
…awn	11 -7 -2 -1 0 -2 0 -5
…aws	-3 8 0 0 0 0 0 -1
…ax	2 -4 7 -1 0 2 -2 -1
…ay	3 -7 -1 3 3 -14 1 9
…aya	-1 -6 10 -2 0 0 0 0
…aybe	-9 8 -4 -2 0 -5 0 -4
…ayed	0 0 -5 0 0 7 0 5
…ayer	2 7 -5 0 0 -2 0 0
…ays	-2 2 2 -1 6 -13 6 4
…azy	4 1 -11 9 0 0 -1 -1
…ba	-3 0 -4 0 0 2 0 0
…back	1 2 -1 3 5 0 0 0
…bal	3 0 -5 0 0 0 4 0
…ball	6 -3 -2 0 -1 1 0 0
…balt	-6 -1 5 0 0 3 0 0
…band	-3 0 0 -1 0 -2 0 5
…bber	5 -3 -2 1 -1 0 0 -3
…bbit	-5 6 -3 0 -2 1 0 0
…bble	0 -4 7 -1 1 0 0 -4
…bbly	0 -1 4 0 0 0 0 0
…bby	-7 14 -3 0 0 2 0 -4
…be	-9 2 -7 -2 0 -1 -2 -5
…beat	-1 -5 -2 0 0 3 -1 1
…bee	-3 5 1 0 0 0 0 0
…ber	6 -14 -2 -2 -3 3 7 0
…bers	2 -2 2 -5 0 4 -1 -6
…bes	0 10 -3 -2 -1 1 -1 -4
…bies	0 1 2 -4 0 -1 0 -1
…bin	8 -3 -4 0 -2 2 0 -4
…bing	0 -2 0 0 0 0 0 7
…bird	2 3 -3 0 0 0 0 -4
…bit	-5 6 -3 0 -2 1 0 0
…ble	-1 -4 -4 6 1 -2 0 3
…bles	-10 18 -8 -2 -8 -1 -1 0
…body	5 0 -4 0 -2 -2 0 2
…boo	6 0 -4 0 -6 0 0 0
…born	0 4 -2 0 2 0 0 0
…bot	3 -1 -1 -2 0 4 0 -3
…bour	6 5 -5 3 1 -2 -1 2
…bout	2 -1 2 1 -3 -4 -3 9
…bove	0 4 -4 0 0 0 0 -4
…bow	-1 2 4 2 2 -1 0 -4
…bows	-1 10 -1 1 0 0 0 -4
…bra	1 0 9 0 0 -5 0 0
…bs	7 3 -7 0 0 2 -1 0
…by	4 4 -4 2 -1 5 0 -4
…cal	-3 8 -6 1 -1 0 -2 -1
…cano	1 -8 -2 -1 0 10 -1 -5
…card	-1 -1 -8 10 0 0 0 -3
…carf	-6 8 -3 0 0 1 0 0
…cary	1 7 -6 4 0 0 0 0
…ce	-3 -2 10 3 -6 -1 -6 4
…cean	7 -3 -3 0 0 2 0 -3
…ced	3 -1 0 4 0 -2 0 0
…cel	-9 -1 -4 14 7 -4 0 -6
…cely	-1 8 -6 0 0 0 0 0
…cene	0 0 -4 -1 0 8 0 -1
…cent	-10 -7 11 -4 -3 -1 4 -4
…cept	0 -1 9 -6 0 -2 1 -5
…cer	4 3 -6 1 -2 6 0 -1
…ces	-4 6 -3 -3 0 10 -1 -1
…cess	11 -1 -7 6 0 0 -3 1
…ch	2 -7 4 1 -1 0 -5 -1
…che	1 2 1 2 1 0 3 -6
…ched	0 2 -4 0 -2 -1 0 1
…chen	-1 -10 9 0 1 -3 0 1
…cher	2 4 -6 0 0 0 0 3
…ches	-5 8 -7 -1 -3 0 0 10
…chre	0 -1 -5 0 0 -3 0 0
…chy	0 2 0 0 5 0 0 0
…cing	-6 0 6 -7 0 1 -2 10
…ck	10 -7 -15 8 -1 10 -5 -3
…cked	0 2 2 -5 2 0 0 -1
…cker	-6 0 -2 2 -2 -6 0 -4
…cket	3 0 -3 -1 2 0 0 5
…ckle	-2 7 0 0 2 -1 0 -1
…ckly	0 -2 6 -2 0 -1 0 -2
…cks	-6 11 5 -1 -1 -3 -1 -9
…cky	-2 6 -1 2 0 0 1 -2
…cle	-1 -2 5 0 0 0 0 5
…cles	6 1 -4 0 0 0 0 0
…co	6 2 -3 -10 -1 3 -1 -3
…come	7 1 1 -1 0 0 -2 -4
…cond	2 7 -9 -1 6 4 1 -1
…cord	-2 -1 -2 -2 0 -1 0 6
…core	3 -1 -3 0 0 3 -1 -4
…corn	2 -3 -5 -3 -2 6 -1 -1
…crap	-3 -3 -8 14 -1 0 3 -7
…cs	0 1 -6 0 0 0 -1 0
…ct	3 -2 -10 -1 -3 -2 0 8
…cter	3 6 -1 0 0 0 -1 -1
…ctly	-3 -5 -4 -3 -1 1 0 9
…ctor	8 -1 -3 2 -6 2 -1 -2
…cts	-1 8 -4 0 3 0 0 -2
…ctus	-3 4 0 0 0 1 0 -1
…cus	5 0 -2 0 0 -1 0 -2
…da	4 -1 -2 -5 0 -1 0 2
…dade	0 4 -8 0 0 -1 0 7
…day	11 -5 -1 2 2 -4 -3 5
…dd	-11 15 -8 -2 -3 -1 0 4
…dder	4 4 -3 -1 0 0 0 1
…ddle	-5 6 5 -3 0 -2 0 0
…de	-1 1 -5 -10 10 -7 -4 3
…dea	-2 0 -5 7 0 -1 0 -3
…ded	2 3 -5 6 1 3 -2 -6
…deed	0 -1 0 -2 0 0 0 4
…deer	4 -1 0 0 0 0 0 0
…den	-1 3 -7 4 -1 0 0 4
…dent	-8 5 0 -2 1 1 0 -1
…deo	-4 4 0 0 0 -2 0 1
…der	-5 13 -4 -1 -3 1 2 -2
…ders	7 1 -11 -2 0 -5 0 1
…des	-1 3 -13 -1 -2 0 -1 6
…dge	-3 5 7 0 2 -2 0 -2
…did	-1 -6 -1 0 1 0 0 4
…dier	0 -2 4 -1 0 0 0 -2
…dile	2 2 -4 0 0 0 0 -1
…ding	3 8 0 5 0 -12 -1 10
…dish	0 -2 5 0 0 0 0 0
…dkit	-1 8 -2 -1 0 0 0 0
…dle	3 2 -8 -7 -2 4 -1 -4
…dles	0 3 5 -1 2 3 0 -1
…dly	6 -23 11 1 2 2 2 -10
…dnt	-1 0 0 10 -1 0 0 0
…do	-6 -12 -17 9 16 -7 -1 -13
…dom	-5 4 0 0 0 0 0 -1
…don	0 0 0 4 -2 2 0 -3
…done	0 -8 11 1 -2 0 0 -1
…doro	7 -2 -5 0 0 1 0 -1
…dow	3 2 3 -2 3 -4 1 -7
…down	6 1 -9 -1 0 3 0 -3
…dpa	-1 -5 0 0 0 0 0 4
…dpas	-5 0 -1 0 0 7 0 0
…draw	-4 -1 -4 12 0 0 0 -8
…dred	1 -4 8 -1 0 0 -1 -1
…dren	-5 4 -5 -2 0 0 0 3
…ds	-5 -1 5 -9 0 -16 -12 -6
…dson	4 -7 0 -1 0 0 0 4
…dy	7 6 -13 4 -4 -1 -1 -4
…ea	12 -8 -13 2 -5 1 -1 6
…eace	3 -2 -2 -4 4 0 1 7
…each	6 1 -3 -1 -1 3 0 -3
…ead	-3 -2 4 8 -4 -2 -3 -10
…eads	-1 5 -3 0 1 0 0 0
…eady	5 -3 -3 3 -1 2 -1 0
…eak	-2 8 -5 1 -1 0 1 -3
…eaks	2 6 -4 0 0 0 0 0
…eal	-4 3 2 -1 0 1 0 0
…eam	1 -11 7 -1 -1 -2 -2 0
…eamy	-5 10 -4 0 0 0 0 0
…ean	1 4 -6 11 3 -3 0 -1
…eans	1 -1 0 0 -1 0 0 4
…eant	-2 11 -1 -5 -1 0 2 -5
…eap	6 -9 0 0 2 -1 0 1
…ear	1 1 0 -2 -2 -6 1 -3
…eard	-7 4 -1 0 0 -1 0 3
…ears	2 -5 -5 1 5 -2 1 3
…eart	-3 3 0 -2 1 -2 0 4
…eas	0 0 4 -6 0 0 0 -2
…ease	-7 -3 3 2 0 0 0 -8
…east	-4 2 -3 0 0 0 0 5
…eat	-7 6 -7 1 1 6 -1 -2
…eath	-10 11 -3 2 0 -3 -1 -3
…eave	3 -8 4 3 1 -3 -1 5
…eavy	0 3 -1 2 0 -4 0 0
…ebee	-3 5 1 0 0 0 0 0
…ebra	1 0 9 0 0 -5 0 0
…ece	-1 3 -7 2 -1 3 1 0
…eck	-2 -6 -1 -4 -2 9 0 0
…ect	-3 -1 -3 -6 2 1 0 12
…ed	11 -4 -8 -5 -6 5 -5 1
…edo	-6 -5 -9 -3 15 -2 0 -6
…eds	-14 19 -8 -5 -4 -5 -3 1
…ee	1 8 0 -5 -3 7 -8 -10
…eed	-1 0 9 -4 -2 -4 -1 -1
…eeds	-7 20 -16 -4 -1 -4 0 -10
…eeks	1 3 0 6 0 -3 0 -3
…eel	-6 13 -10 -3 -1 -1 0 0
…eels	-5 6 -1 -2 0 -1 0 3
…eem	0 1 -4 0 0 0 0 -1
…een	5 -8 6 -9 -3 -4 -1 1
…eep	4 -11 -5 -3 -1 7 6 1
…eepy	4 4 -9 2 -1 9 0 -2
…eer	12 10 -12 0 0 3 -2 -4
…eers	-5 -4 -1 -1 0 -1 0 8
…ees	-6 13 2 -1 3 2 0 -10
…eese	-3 0 -1 -1 0 0 0 5
…eet	0 2 -1 -1 -2 -2 0 4
…eeze	-2 -10 -1 0 0 0 5 -1
…efer	0 -4 7 2 0 1 0 0
…eg	0 5 0 3 -2 0 0 -3
…egin	-5 -5 1 0 0 1 1 -1
…eh	-1 3 -1 8 0 6 -1 -6
…ehe	0 0 0 0 3 0 -5 0
…ehog	-2 7 -3 -1 0 1 0 -1
…ehow	-5 15 -6 -1 0 -3 0 -2
…eir	7 -5 0 0 -1 2 0 -4
…eird	-3 -5 1 0 0 0 0 5
…ek	0 -8 2 8 0 0 0 0
…eks	1 3 0 6 0 -3 0 -3
…el	12 -8 -15 15 10 1 -4 -14
…elay	-2 -1 -2 11 5 0 0 -5
…elf	1 3 0 -4 0 0 -1 -2
…elit	1 7 -6 0 0 0 0 0
…ell	-9 -1 -3 1 0 0 -2 18
…ella	-5 6 3 0 0 -1 0 -1
…ello	-2 -3 0 -1 0 -2 0 7
…elly	3 4 -4 -6 0 0 0 0
…elow	-4 6 10 5 -3 -5 -1 -1
…elt	-1 -6 6 -5 0 -2 0 -1
…ely	2 -4 5 -4 -5 1 0 0
…em	3 -1 1 3 5 -3 -5 2
…ema	0 7 -4 -1 0 0 0 -1
…eman	-1 -4 0 0 0 0 0 4
…empo	-3 -7 5 8 -1 1 -1 -1
…ems	4 5 2 0 -3 0 0 0
…en	-7 4 -7 -5 -7 8 1 -1
…ena	-2 1 1 0 1 -5 -2 -2
…ence	2 12 6 -5 -1 -4 -1 7
…ench	0 8 -5 0 1 -2 0 -2
…ency	0 0 5 0 -1 -1 0 0
…end	-14 1 8 -1 2 -1 -2 10
…ends	-1 8 -1 2 -1 0 0 -2
…ene	0 0 -4 -1 -1 8 0 -1
…ened	-1 0 4 8 -1 -1 0 -6
…ener	-5 -5 9 1 0 -2 0 3
…enge	0 -1 4 -1 0 0 0 0
…ens	8 1 0 2 0 0 0 1
…ense	-4 -1 -1 -1 0 -1 0 0
…ent	-3 -1 -10 -1 -4 -6 1 7
…enta	-6 -6 9 0 2 0 0 -3
…enth	0 -2 5 0 0 0 0 0
…ents	-1 0 -1 -1 0 -4 -1 7
…enty	-5 -6 2 -3 3 0 1 3
…eo	2 3 3 5 4 -7 -2 -3
…eon	-3 17 -5 3 0 -2 0 -8
…eone	3 7 -2 -2 -2 -2 -1 -5
…ep	11 -14 -3 0 -3 -3 2 -3
…eper	9 11 -7 -1 -3 0 -2 0
…eps	1 1 -1 5 -1 1 -1 -2
…ept	-2 -4 5 -2 0 -4 1 -3
…epy	4 4 -9 2 -1 9 0 -2
…er	-4 -6 20 -14 -1 -4 -5 -5
…era	2 0 0 0 0 -4 0 0
…eral	-1 5 0 0 0 0 0 -2
…ere	1 4 0 -7 0 -2 4 3
…ered	-2 9 -4 -1 -3 -1 0 -7
…ergy	0 4 -4 0 0 -1 0 0
…erly	-2 8 -6 0 0 1 1 0
…ern	5 0 -6 0 0 -3 -1 0
…erns	-5 0 0 0 -1 -1 0 -3
…ero	-5 4 -2 0 0 -3 -1 3
…eron	-4 4 1 0 0 0 0 -1
…erry	2 4 -2 -5 -1 2 -1 -3
…ers	-1 7 -9 -8 -3 6 -4 7
…erse	0 -4 1 7 -1 -4 -1 4
…ert	2 -13 -3 3 10 -1 -1 -11
…erve	1 0 -1 -1 0 -1 4 0
…ery	-15 4 5 -6 -4 3 -1 11
…es	0 3 -1 -4 -5 -6 -4 -1
…ese	-5 6 -9 0 -2 -3 0 11
…eset	-4 0 -6 7 -1 1 0 -1
…esh	1 0 -6 0 0 -1 2 6
…esis	0 -5 0 0 0 1 0 4
…esk	-2 -2 5 0 0 0 0 0
…ess	1 3 3 -4 -2 -6 0 -1
…est	16 -9 -4 6 -9 -6 -2 -1
…ests	5 -2 -11 -1 2 -1 5 -2
…et	12 9 -22 14 -5 2 1 -8
…etal	-9 9 0 0 0 3 0 0
…etch	-3 0 8 0 0 0 0 0
…ete	-4 2 5 0 0 0 0 -3
…eter	1 -5 2 0 0 0 0 0
…etic	4 3 -2 -1 0 0 -1 0
…etly	-4 3 -1 0 0 0 0 0
…ets	7 -5 2 5 -1 3 -1 -7
…etti	5 5 -3 -1 -1 -1 0 -8
…etty	0 -1 1 -2 0 0 0 5
…ety	4 -3 0 0 0 -1 0 0
…eum	0 5 -6 0 -1 -1 0 0
…evel	2 -3 3 3 0 0 -5 0
…ever	-3 -6 6 2 2 -4 -1 7
…ew	3 -6 5 -4 -6 5 5 3
…ewer	-6 -17 22 -6 1 -2 -1 -3
…ex	5 -1 0 -1 -2 0 0 -2
…ext	10 -9 3 -5 -2 -4 -4 3
…ey	2 -4 2 -4 -4 -4 -4 5
…eyll	-1 -2 1 -1 0 5 0 0
…eys	4 -2 0 -1 0 0 0 -1
…eyve	-1 -3 0 -1 1 2 0 4
…eze	-2 -10 -1 0 0 0 5 -1
…fade	-5 -6 7 -3 -1 0 0 -3
…fall	2 -5 5 0 0 0 0 -1
…fast	3 -6 8 0 0 -3 0 -2
…fe	1 3 -4 -1 1 -3 -2 -2
…fect	-4 -5 -3 -1 0 0 0 6
…fee	0 -1 -3 -1 -1 2 -4 4
…fer	0 -5 7 2 -4 3 0 0
…ff	-4 2 3 7 -4 -5 5 -10
…ffee	0 -1 -3 -1 -1 2 -4 4
…ffic	2 -5 -6 1 -1 2 -1 0
…fic	2 -5 -6 1 -1 2 -1 0
…fire	11 -9 -5 0 0 1 -2 -2
…fish	11 -3 0 -1 -1 0 0 -6
…fle	-1 -4 5 0 0 0 0 0
…fly	0 -6 7 -2 0 -1 0 0
…fo	1 5 0 -1 0 0 0 -1
…fore	3 -3 2 4 -5 2 -2 -3
…fs	-5 3 0 0 0 0 0 -1
…ft	3 -9 16 0 0 -1 -2 -7
…ften	-2 -1 8 -1 0 0 0 -3
…fter	-5 9 6 -5 4 -8 1 -5
…fuse	0 7 -5 0 0 0 0 0
…fway	-6 9 0 0 0 0 0 0
…ga	5 -1 0 0 0 -1 0 -3
…gain	-6 -10 4 3 4 6 0 -6
…gar	-2 1 -9 9 -3 -4 -1 12
…ge	2 -3 8 5 -2 -7 -3 -3
…ged	-3 1 -5 -5 0 5 0 1
…gen	0 -3 2 -1 0 6 0 0
…ger	9 -5 5 -2 0 5 -4 1
…gers	1 8 -3 0 0 0 0 -1
…ges	3 -8 -6 6 0 -3 -1 -1
…gest	4 0 0 0 -2 0 0 0
…get	-1 -7 0 10 -2 -2 4 -9
…gg	0 5 -4 1 1 -1 0 -3
…gged	-1 4 -1 -4 0 0 0 0
…gger	15 -4 -3 -2 -3 3 0 -1
…ggy	2 -6 -2 0 0 5 0 -1
…gh	-2 2 2 -6 3 0 -2 -1
…gher	-3 -1 8 0 0 0 0 -3
…ght	4 1 -6 -1 -2 1 0 0
…ghts	0 -6 2 -2 4 -4 3 -7
…gic	-1 -1 5 2 1 -1 0 -3
…gin	-5 -5 1 0 0 1 1 -1
…gine	2 -2 -2 0 0 -2 0 -6
…ging	1 -2 10 -2 0 1 1 -3
…gits	4 -2 6 -1 0 -1 0 0
…gle	4 -3 -1 1 0 0 -1 1
…gn	11 -1 -9 1 0 -2 -2 -3
…gne	3 2 3 0 0 -3 -1 -4
…go	9 -8 -7 12 -3 -3 0 -3
…goli	-2 4 0 0 0 0 0 0
…gon	6 -3 1 1 0 -3 0 -2
…gons	2 7 -3 -1 0 0 0 0
…got	-2 9 0 0 0 0 0 -3
…gram	-3 5 -2 -1 -2 1 0 0
…gry	3 3 -5 -2 0 3 -1 -6
…gs	-2 0 0 9 -2 -7 -1 3
…gth	-2 -1 9 -3 2 0 1 -4
…gy	2 -1 -6 0 0 4 0 -1
…ha	-2 -13 4 -3 -2 -1 1 8
…hade	-2 -5 4 0 -2 7 0 -1
…hake	0 4 -1 0 0 0 0 0
…hale	-7 -1 10 1 1 2 0 -2
…hall	-3 -3 -5 -3 0 2 2 3
…han	11 -7 5 -10 0 -5 0 2
…hank	-3 -2 -5 -1 0 2 -1 10
…haps	-5 8 -2 1 0 0 0 -2
…hard	4 -2 0 0 0 0 0 0
…hark	1 -7 0 0 0 1 0 -2
…hase	2 0 2 -1 -1 4 0 -2
…hat	-3 -10 11 8 -1 -10 -4 -1
…hday	9 4 -2 0 0 -1 0 -2
…he	-17 -5 13 -6 8 5 -3 5
…head	0 5 0 -2 0 0 0 0
…heap	0 -4 0 0 0 0 0 3
…hed	-1 -2 -1 0 -1 7 -2 7
…heep	11 4 -3 -3 -1 1 0 -6
…heir	7 -5 0 0 1 2 0 -4
…hem	-6 2 1 3 5 -4 -1 2
…hen	4 6 -2 -4 -5 -8 0 -10
…her	5 -6 8 1 -5 -2 -5 1
…here	-2 5 -10 -2 -5 0 0 -7
…hern	6 -2 -3 0 0 -1 -1 -1
…hers	0 14 -6 -1 0 -1 0 -3
…hes	-1 4 5 -1 -4 -3 1 1
…hest	-2 -1 0 -1 0 0 0 4
…hew	2 -5 0 0 0 1 0 5
…hey	-5 7 8 4 -2 -1 -3 -6
…hia	0 5 0 0 0 -2 0 0
…hich	3 -7 0 -1 0 -1 0 2
…hick	-2 -6 2 5 0 -1 0 -1
…hier	0 -15 15 0 0 0 0 0
…hift	-1 -4 3 -1 0 2 0 1
…hile	2 4 1 -1 0 -1 2 -2
…hin	-6 6 -3 -1 -3 -1 7 0
…hind	-3 3 3 5 -1 -5 -1 2
…hing	18 -13 -11 -3 -7 -4 -1 -7
…hink	-3 13 -4 1 0 -1 -2 -2
…hiny	6 0 -3 0 0 -1 0 0
…hip	-10 10 -5 -2 0 1 0 3
…hird	-1 -7 17 -4 0 -2 -6 -1
…his	-14 -3 -2 -4 -2 -4 8 11
…hite	8 -2 -9 -3 0 -2 0 -3
…hko	8 3 -4 0 0 -3 0 -4
…hm	6 -2 -3 5 2 0 0 -6
…hn	0 0 4 0 0 0 0 -1
…ho	4 -8 -1 -2 1 -5 1 6
…hog	-2 7 -3 -1 0 1 0 -1
…hole	-8 -2 4 -2 -1 1 4 5
…holy	-1 4 -6 1 1 0 0 -1
…hone	-4 -8 -2 0 4 0 3 4
…hood	6 0 -1 0 0 0 0 0
…hoot	5 5 0 0 0 0 -4 -1
…hop	7 0 -5 -1 0 0 0 4
…hor	5 -3 -3 0 0 -1 0 4
…horn	0 4 -3 0 0 -4 0 0
…hort	-5 -6 13 -4 -2 1 0 0
…hose	-5 -2 -2 -1 0 5 -1 3
…host	3 -4 0 -1 2 -2 0 -3
…hot	-3 2 0 0 0 -2 1 7
…hoto	-2 -6 0 0 -1 -1 1 5
…hots	-1 -3 4 0 0 0 0 0
…houd	0 4 1 0 -1 -1 0 -3
…hout	3 -7 3 2 0 1 4 -7
…how	11 -1 -15 3 -7 10 -5 -14
…hre	0 -1 -5 0 0 -3 0 0
…hree	6 -13 8 1 -1 -4 -3 3
…hrow	-9 -1 8 -2 0 0 0 0
…hs	-3 1 -5 -1 3 -1 -1 4
…ht	4 1 -6 -1 -2 1 0 0
…hter	8 -16 11 -1 1 0 -1 0
…htly	-3 -7 6 0 0 0 0 -1
…hts	0 -6 2 -2 4 -4 3 -7
…hut	-3 -4 -10 0 0 0 9 3
…hy	4 1 -2 6 4 2 0 0
…ia	-1 -9 1 0 0 -1 0 13
…ial	2 2 4 -3 0 -1 -2 -2
…ials	9 -5 0 0 0 0 0 -4
…iami	-4 -1 0 0 0 2 0 0
…ian	16 -7 -4 -4 0 4 1 -7
…iano	4 -2 2 0 0 -1 -1 -2
…iant	3 -7 0 0 0 0 -1 1
…ibes	6 -1 0 0 -1 1 -1 -4
…ible	-1 7 -1 0 -1 -3 0 -8
…ic	-6 3 -7 5 3 -1 -2 -7
…ical	-3 8 -6 1 -1 0 -2 -1
…ice	-3 4 8 -3 -2 -3 -4 8
…iced	-1 -1 -2 4 0 -1 0 -1
…icer	0 -4 -2 2 -1 4 0 0
…ices	0 3 -7 0 0 -1 0 4
…ich	3 -7 0 -1 0 -1 0 2
…ick	3 -5 -4 -1 -1 5 -2 0
…icks	4 -2 2 0 -1 0 -1 0
…icky	-2 6 0 0 0 0 0 -2
…id	5 0 -5 5 7 -9 -2 4
…iday	1 1 0 -1 3 0 -1 -5
…ide	-8 21 -16 7 9 -9 -1 -2
…ideo	-4 4 0 0 0 -2 0 1
…ider	1 -3 -1 0 -3 6 0 0
…ides	-9 7 -3 -3 -2 0 0 6
…idge	0 4 5 0 3 0 0 -1
…ids	4 3 4 2 4 -3 -2 -3
…idy	-2 13 -3 0 -2 0 0 -5
…ie	11 -8 -11 -3 0 -3 1 5
…iece	-1 3 -7 2 -1 3 1 0
…ied	0 -2 -4 1 0 -5 0 8
…ief	-1 3 0 0 0 0 0 -4
…ield	4 -2 -1 0 -1 0 0 0
…iend	-7 -1 -2 -1 2 0 -2 7
…iens	-4 2 5 0 0 0 0 0
…ient	-1 8 2 1 -2 -2 -1 0
…ier	-20 60 -26 1 -2 -1 -3 -23
…ies	10 4 -3 0 0 -4 -1 -12
…iet	10 -9 -4 0 0 -1 0 6
…ife	1 4 -4 -1 1 -3 -2 -2
…ifle	-1 -4 5 0 0 0 0 0
…ift	-11 4 2 -1 0 2 0 1
…iful	-2 -4 1 -4 0 -1 0 5
…ig	8 2 -8 2 -5 -6 0 6
…ight	10 -9 -3 -3 -2 3 0 10
…ign	11 -1 -9 1 0 -2 -2 -3
…ike	7 -7 5 0 -3 5 -9 3
…iked	-1 -3 -5 4 1 1 0 0
…ikes	6 10 -1 -1 1 -2 -1 -11
…il	1 5 -8 -3 1 0 4 0
…ilac	-4 -3 3 0 0 -1 -1 0
…ild	7 1 -17 0 0 5 0 0
…ile	6 4 3 -2 0 -1 3 -6
…iled	-6 -4 -1 4 0 0 0 3
…iler	0 7 -13 8 0 0 0 -2
…ilk	-4 -1 1 -2 0 4 0 9
…ilky	6 -2 -2 0 0 0 0 -3
…ill	1 10 -5 0 -8 0 6 -8
…ills	-1 -2 -4 6 0 -1 0 0
…illy	-2 -5 -1 7 0 1 0 -2
…ilm	6 7 -7 0 -1 0 1 -1
…ils	10 3 -4 3 -1 -2 -1 0
…im	-3 8 -18 11 4 -3 0 7
…ime	3 -6 8 0 2 -4 -5 3
…imer	6 -11 -2 -6 -2 8 4 -3
…imes	-8 -11 23 -2 0 -7 -2 2
…imit	-2 -2 2 4 0 0 0 -2
…imo	-8 -2 0 0 0 0 0 8
…ims	-10 2 -1 0 0 0 0 1
…in	15 -5 -4 -2 -13 5 1 0
…inal	-1 -5 -6 -1 -1 4 -2 -8
…inas	-2 -1 -3 3 0 -3 1 8
…ince	4 1 3 -3 0 -4 2 0
…ind	9 0 -13 8 2 0 0 -7
…inda	-4 7 -1 0 0 0 0 -1
…inds	1 6 -13 0 1 1 1 3
…ine	0 1 -10 2 4 -10 4 4
…ined	0 7 -1 -3 2 4 0 -1
…ines	2 -2 -1 -3 1 -4 -1 2
…ing	9 -1 -18 -9 -6 7 -1 7
…inge	1 7 -6 0 -1 0 0 -2
…ings	6 1 -2 2 0 -8 -1 -3
…inic	-3 5 3 -1 0 0 0 -4
…ink	-1 -4 2 0 4 -4 -2 -7
…inka	-4 3 0 -1 0 0 0 2
…inks	-1 6 1 -1 0 0 0 0
…ino	-2 0 6 -3 0 -1 0 0
…ins	-3 -2 0 -2 2 -4 -1 1
…inst	4 0 -1 -3 2 0 0 3
…int	7 2 -6 -1 0 5 0 1
…ints	1 0 -2 -2 0 0 0 5
…inus	-7 0 8 5 0 -2 -3 -3
…iny	4 2 -1 -1 -3 -1 0 -5
…iod	0 -1 4 0 0 0 0 -5
…ion	2 -8 8 6 3 4 0 -5
…ions	4 -11 16 3 2 -2 0 -4
…ior	-4 0 -1 7 0 -4 0 0
…ious	9 3 -16 4 -2 -3 0 -5
…ip	-14 5 8 -4 -2 2 0 -1
…ipes	1 -5 -3 5 0 -2 0 3
…ipse	5 -6 0 0 0 -1 0 0
…ir	0 6 0 -2 -2 0 0 -2
…iral	0 3 -5 4 0 0 0 0
…ird	-3 -11 13 -5 0 2 -6 0
…irds	-6 15 -3 0 -1 4 0 -2
…ire	19 -2 4 -1 1 -1 -3 -10
…irl	6 -3 4 -2 0 0 0 -4
…irls	-3 5 0 -3 0 0 0 -3
…irs	-2 3 -1 7 6 -2 0 -5
…irst	-3 4 -4 -8 -2 5 -1 2
…irt	-2 0 -2 0 0 0 0 6
…irty	0 2 -5 0 0 0 0 -1
…iry	-2 5 0 0 0 0 0 -5
…is	-14 10 3 -6 -9 7 5 5
…isco	5 3 -2 -3 -1 -2 -1 -2
…ise	4 -8 13 -2 0 -1 -1 0
…ised	9 1 0 1 0 -6 -1 -3
…ises	0 5 3 -3 0 -1 0 -3
…ish	14 -4 -4 -4 -6 6 -1 -7
…isit	-6 6 0 0 0 0 0 0
…isk	-2 -1 -1 0 0 5 0 -3
…iss	-1 4 -2 -4 0 -1 0 0
…ist	0 8 -1 -2 -2 5 1 -4
…ists	-7 3 0 -3 1 2 0 -1
…it	-4 -8 21 5 0 2 -5 -17
…ital	1 -2 5 0 -1 0 0 0
…itan	0 2 3 0 0 0 0 -5
…itch	-7 3 2 -5 2 -1 3 -3
…ite	12 1 -6 -3 -4 2 -3 -13
…iter	-7 -7 9 0 0 -3 0 6
…ith	6 1 -10 -2 0 5 -7 5
…itor	-5 -1 0 -1 2 0 0 -1
…its	4 -2 4 -7 -3 1 -2 2
…ity	2 6 7 3 2 -5 -7 -7
…ium	11 -4 1 -2 1 -1 -1 -6
…ive	-5 12 -6 -2 -1 -1 -3 3
…ived	2 -5 0 0 2 0 2 0
…iven	1 4 -5 -1 0 0 0 -3
…iver	-4 8 -3 1 -2 0 0 -1
…ix	4 16 -3 -1 0 -15 -7 0
…ixel	6 0 -2 0 0 -2 0 0
…ixty	2 0 -4 0 0 0 3 -1
…iya	-1 2 -1 0 0 0 0 5
…izon	-3 3 1 -2 -5 7 0 -1
…izza	3 1 -5 -1 2 -3 2 -2
…izzy	0 -2 4 0 0 0 0 -1
…ject	4 -2 0 -1 0 0 0 -1
…ji	4 -5 -1 0 0 0 0 0
…ka	-4 3 0 -1 0 0 0 2
…kar	-1 4 0 0 0 0 0 0
…kay	-2 -12 2 -7 6 4 3 7
…ke	0 -2 -3 6 -2 3 -8 0
…ked	-2 -7 -7 -3 0 6 -2 10
…ken	-13 9 -3 0 0 -1 0 5
…ker	-7 -13 19 0 -4 -2 -1 -9
…kers	5 -12 12 0 0 -3 -2 1
…kes	10 9 -1 5 -3 -7 -1 -3
…ket	2 -3 -2 -2 2 -1 0 5
…kets	6 -4 2 0 0 -2 0 -1
…ki	-6 2 0 0 0 0 0 1
…kin	0 -5 -4 0 0 3 -1 4
…king	-7 0 -4 5 1 3 -2 5
…kit	-1 8 -2 -1 0 0 0 0
…kle	-2 -8 9 -1 0 -1 -1 -1
…kler	-4 3 3 2 0 -1 0 -1
…kles	-6 -33 21 2 -1 -1 0 -1
…kly	-1 -2 8 -2 0 -1 0 4
…ko	8 3 -4 0 0 -3 0 -4
…kout	-7 -5 -2 -1 0 11 0 0
…ks	-9 13 -14 4 -2 -8 -2 8
…kull	5 -4 -3 -1 0 1 0 -1
…ky	12 -12 11 -1 -2 -2 0 0
…la	2 3 1 -6 -1 -4 -2 14
…laby	5 -3 1 0 0 0 0 0
…lac	-4 -3 3 0 0 -1 -1 0
…lace	-3 -3 7 0 -2 -1 0 -2
…lack	5 -2 8 -4 0 -9 0 -2
…lag	16 -5 -12 0 -2 -1 0 -1
…lage	5 -6 3 -1 -1 0 0 -2
…lain	1 5 -3 0 -3 4 1 -2
…lam	1 4 -7 0 0 2 0 -2
…lame	-4 -2 3 0 0 2 0 0
…land	5 -10 -2 0 0 0 0 -1
…lane	-2 7 5 0 -4 -3 0 -2
…lap	-3 11 4 0 0 -4 0 -1
…laps	5 -4 -6 -3 0 0 -1 6
…lar	5 -4 -4 -1 2 -2 -1 1
…larm	-1 -5 9 -3 3 0 2 0
…lars	-5 4 0 -1 2 0 0 0
…lash	-15 -10 14 -5 4 -4 -1 -2
…lass	7 -6 -5 1 4 4 -2 2
…lat	2 7 1 0 0 0 0 -3
…late	-2 -5 1 0 0 0 0 6
…lay	1 -14 5 5 5 2 0 2
…lbs	1 6 -1 0 0 2 -1 0
…ld	3 9 -5 -7 -4 -10 0 -4
…lda	3 -6 0 0 0 1 0 0
…lder	-3 3 9 -3 2 0 -1 -5
…ldly	-2 -4 2 0 0 0 0 1
…lds	3 -4 -1 -1 2 0 0 1
…le	3 10 -3 -8 -5 -7 -2 -6
…lean	-1 6 -4 4 0 -2 0 3
…lear	-5 0 7 -1 0 7 1 -2
…led	-9 -9 5 8 0 -9 0 4
…leed	-1 8 0 0 0 -1 0 -5
…leep	-4 -1 -5 1 0 -2 3 8
…lent	-6 5 -1 0 0 0 -1 0
…ler	-14 -7 20 8 0 -3 -1 -9
…lers	0 4 0 0 0 0 0 0
…lert	4 0 -2 0 0 -1 0 0
…les	6 -11 15 -1 -3 3 -7 -4
…less	-4 14 5 0 -3 -1 -2 4
…let	1 -14 5 1 3 0 0 -1
…lete	-4 2 5 0 0 0 0 -2
…lf	-4 -9 7 -13 -1 -10 1 -5
…li	4 -3 0 -1 -4 6 1 0
…lice	6 -3 0 -1 0 0 0 0
…lick	0 13 -5 0 0 0 1 -1
…lier	-5 0 1 0 -2 0 0 -4
…lies	7 -3 1 1 0 -3 -1 -6
…lin	0 5 -2 -2 0 -2 0 0
…line	6 -2 3 -4 -4 -2 0 1
…ling	4 -3 3 -4 1 -2 0 -5
…link	-1 -3 -6 3 5 0 0 -5
…lip	-1 -5 12 -1 -2 -1 0 -2
…lips	-1 4 -2 0 0 0 0 -2
…lish	4 -1 1 -3 0 -1 0 0
…lit	4 6 -5 -3 0 1 0 -2
…lity	-1 -1 4 0 0 -1 -3 -2
…live	3 3 0 -3 0 -5 0 2
…lk	3 3 1 -4 0 2 0 4
…lked	0 4 -3 0 -1 -1 0 3
…lks	-3 3 0 0 0 0 1 -6
…lky	6 -2 -2 0 0 0 0 -3
…ll	-12 3 8 -2 -11 2 -2 2
…lla	-4 6 3 0 0 -1 0 -1
…llar	6 -9 0 -1 0 -1 0 -2
…lled	-4 -5 -4 5 -3 -2 0 6
…ller	-3 -14 21 -1 0 0 0 -1
…llet	1 -5 0 -3 0 0 0 0
…lley	5 -5 2 -2 0 0 0 -1
…llo	-2 -3 0 -1 0 -2 0 7
…llow	-14 8 -2 4 4 -4 -1 -5
…lls	-11 12 -7 7 -1 -5 0 0
…lly	-13 -1 -9 4 4 1 0 14
…lm	10 -1 -2 1 -3 -6 1 -1
…lmer	-4 10 -2 0 2 0 0 -6
…lms	4 0 -6 0 0 0 0 0
…lo	-8 17 -6 -1 0 -2 0 3
…lock	10 -3 -1 0 -1 2 1 -1
…lon	0 -2 0 -1 0 0 0 7
…lone	0 -3 -3 5 0 -1 0 2
…long	-5 12 1 0 -2 -1 -1 0
…lood	0 2 9 2 0 3 -2 -3
…loom	-2 4 0 -6 0 5 0 0
…loon	0 -3 2 4 0 -1 0 0
…loor	-6 -1 6 0 0 -3 0 4
…lor	0 -4 6 0 -1 -3 -1 -3
…lors	0 -3 6 1 -1 -6 -2 -2
…lose	2 6 -2 -1 0 -6 2 -7
…loud	-5 -2 5 0 0 -1 0 3
…lour	-2 -3 11 -1 0 0 0 -5
…lous	-2 -2 0 0 -2 0 0 10
…low	4 -9 12 3 -3 -9 -3 0
…lows	-4 3 -4 -2 0 0 0 0
…ls	8 16 -7 4 -9 -2 -5 -2
…lse	-5 -9 9 -3 2 -4 2 -2
…lses	1 -4 0 0 0 0 0 0
…lso	9 1 -4 -3 -3 0 -1 1
…lt	11 -9 -3 -7 -4 1 -1 -4
…lth	4 -4 0 0 0 2 0 -1
…lthy	-5 -2 -2 -1 0 5 0 3
…lts	0 3 -4 5 0 -2 0 -1
…ltz	0 7 -4 -5 0 0 0 0
…lub	-7 1 3 0 0 1 -1 0
…lue	9 -8 -2 -3 -2 -1 -1 1
…luer	0 -2 6 -1 0 -1 0 0
…lug	0 -1 4 0 0 3 0 2
…lus	-5 -3 5 -3 0 0 0 0
…lve	0 -8 9 0 0 -2 -1 1
…lved	0 4 4 -2 0 2 0 -4
…lver	5 -1 2 0 0 0 0 0
…ly	-4 -4 10 -13 -3 -7 -6 -1
…ma	-1 5 -4 -4 1 1 0 7
…maid	0 5 -5 -1 0 0 0 0
…main	-4 -4 5 0 0 0 0 -1
…mal	1 -3 -2 7 0 0 0 9
…mall	6 6 -2 1 1 -3 -2 -4
…man	-13 6 2 -1 0 0 0 7
…mas	14 -3 -2 0 0 0 -2 -3
…mate	1 0 -8 0 0 0 0 1
…mb	11 -8 -1 2 0 1 -1 -3
…mber	0 -8 -1 -4 -2 3 6 1
…mble	0 3 -4 -1 0 -3 0 0
…mboo	6 0 -4 0 -6 0 0 0
…mbs	6 -1 -6 0 0 0 0 0
…me	9 -3 -3 -6 0 -3 -3 -3
…med	-1 0 -5 -3 0 -1 0 6
…mel	3 -5 0 0 4 -2 0 0
…mell	0 3 -5 0 0 0 0 2
…ment	6 12 -11 13 -2 -5 1 -13
…mer	0 -9 2 -8 1 1 2 0
…mers	0 2 -4 0 0 3 -1 0
…mes	-13 5 17 -2 2 -9 -2 3
…mh	-2 -1 -1 -1 -5 -1 -2 12
…mi	-4 -1 0 0 0 2 0 0
…mid	1 8 -4 -2 0 -2 0 -3
…mier	-1 16 -9 -1 0 -1 0 -3
…ming	6 -12 -6 -1 3 -2 1 1
…mit	-1 -3 -1 4 0 -1 0 -1
…mm	-5 7 1 -1 3 -8 0 -6
…mma	-3 1 4 -2 0 0 0 4
…mmer	1 -3 6 -1 0 -3 -2 -1
…mmy	-1 4 -1 0 0 1 0 -1
…mn	9 -7 3 -2 1 -2 0 1
…mo	-9 -2 0 0 0 -1 0 7
…moke	-2 14 -4 -5 -2 -1 0 -2
…moky	2 -4 0 0 0 0 -1 0
…more	0 -3 0 4 0 0 -1 -1
…most	-3 3 4 -2 0 -3 0 0
…move	-2 -4 4 3 0 -1 -1 0
…mp	-4 -3 -7 -3 -4 -10 8 3
…mped	3 -1 -1 -3 0 4 -4 7
…mple	4 0 -3 0 0 0 0 0
…mpo	-3 -7 5 8 -1 1 -1 -1
…mps	-4 2 -2 2 1 -2 0 0
…mpt	-3 10 -2 0 0 1 0 0
…ms	10 4 -9 -4 -3 1 0 1
…msø	3 -5 -1 -1 0 0 -1 4
…my	-3 15 -5 0 0 -2 0 -3
…na	4 4 3 4 1 -5 -4 -12
…nae	3 0 -1 -2 0 0 0 5
…nage	4 3 -3 -2 0 0 0 -2
…nail	7 -3 -7 4 3 -3 0 0
…nake	6 -3 -2 -6 0 2 0 -3
…nal	2 -1 -6 -1 -1 3 -3 -6
…nary	3 -2 -2 -1 0 5 0 -1
…nas	-3 1 4 5 -1 -6 1 7
…nate	0 4 1 0 0 -3 0 0
…nbow	-1 2 4 2 2 -1 0 -4
…nce	-2 3 -7 -4 -1 -2 -2 5
…ncel	-9 -1 -4 14 7 -4 0 -6
…ncer	6 7 -4 0 -1 2 0 -1
…nces	0 -2 3 0 0 5 0 -3
…nch	1 4 -5 8 0 -2 0 -7
…ncle	3 2 -4 0 0 0 0 0
…ncy	2 -3 5 0 -1 -1 0 0
…nd	-9 10 7 -7 1 -16 -1 -7
…nda	-4 7 -1 0 0 0 0 -1
…nday	-2 2 2 4 0 2 0 -2
…nded	4 1 -4 0 0 3 0 -1
…nder	-4 8 -14 -2 -1 -3 6 0
…ndid	-1 -2 -1 -1 1 0 0 4
…ndle	14 2 -14 -3 -1 -5 0 -2
…ndly	2 -5 -1 2 2 2 2 -6
…ndo	-1 -7 -5 10 0 -4 -1 -7
…ndow	-4 1 -1 -2 3 0 1 -3
…ndpa	-1 -5 0 0 0 0 0 4
…nds	-1 -15 15 -4 -2 -3 -5 -8
…ndy	1 -7 0 0 0 1 0 0
…ne	1 2 -9 5 1 2 0 4
…ned	0 -8 5 3 1 4 0 3
…nely	0 6 -6 -2 -1 1 0 -5
…nema	0 7 -4 -1 0 0 0 -1
…ners	-10 -1 7 -2 0 4 -1 4
…nes	-11 -6 0 -6 0 -1 2 12
…nese	-3 9 -9 0 -2 0 0 7
…ness	0 -11 -2 -2 0 0 6 -4
…nest	5 -1 -6 3 0 -1 0 -4
…net	-2 2 -6 0 0 6 0 2
…ney	4 -10 -5 -6 -2 -3 0 12
…ng	5 8 -5 2 -9 -2 -9 -5
…nga	5 -1 0 0 0 -1 0 -3
…nge	-6 0 3 -5 0 -3 -2 6
…nged	-5 -3 -2 -1 1 5 0 -2
…nger	-7 -4 10 -1 3 -2 -3 2
…nges	2 -3 -6 7 0 -1 -1 -1
…ngle	4 -3 -1 1 0 0 -1 1
…ngo	2 -1 4 -1 0 0 0 0
…ngry	3 3 -5 -2 0 3 -1 -6
…ngs	4 6 -2 2 0 -8 -1 -3
…ngth	-2 -1 6 -3 0 0 1 -4
…ni	6 0 -3 0 0 -1 1 2
…nic	0 5 -4 -2 4 -2 0 -5
…ning	8 -2 -1 -3 -4 8 0 -11
…nion	0 4 -3 0 1 0 0 0
…nish	1 1 8 0 -3 -5 -1 -2
…nk	2 1 -1 -2 4 -6 -4 -1
…nka	-4 3 0 -1 0 0 0 2
…nker	-1 -6 7 0 0 -2 0 -2
…nkle	0 -7 3 0 0 0 0 0
…nks	-10 -5 -4 -4 0 -1 1 19
…nly	4 3 8 -3 -3 -4 -3 -6
…nnae	3 0 -1 -1 0 0 0 5
…nner	4 -4 -1 -1 0 0 2 -1
…nnon	0 3 0 -4 0 0 0 0
…nny	-1 7 -1 -2 -1 2 0 -3
…no	1 -10 5 -4 1 9 -1 -8
…nome	4 -1 -5 0 0 0 -1 0
…non	0 3 0 -4 0 0 0 0
…nore	-5 8 -1 -2 2 -1 0 0
…now	12 2 -1 0 -2 -2 -2 -5
…ns	8 15 -12 6 1 -12 0 -8
…nse	1 -1 -1 -1 0 -1 -4 0
…nser	0 -5 1 0 0 0 0 0
…nset	7 -4 0 -2 0 -1 -1 -3
…nst	4 0 -1 -3 2 0 0 3
…nt	9 1 -5 -2 -2 -6 -5 -4
…nta	-6 -9 9 0 2 0 0 -2
…nted	1 4 -7 10 0 -1 0 3
…nter	13 0 -5 -4 -2 -2 0 -4
…nth	0 -2 -1 0 0 0 -1 5
…ntic	1 2 -5 0 0 0 0 0
…ntil	1 1 -6 0 0 -2 7 -3
…ntle	8 -3 0 0 -1 -1 0 -1
…ntly	0 7 -1 5 0 0 0 -5
…nto	-3 11 -1 -1 -1 -6 0 -2
…ntry	-1 -1 0 6 0 0 0 -1
…nts	1 -3 1 -5 -1 2 -2 13
…nty	-5 -6 2 -5 3 0 1 3
…nus	-7 -3 13 5 0 -2 -3 -5
…nut	7 -4 0 0 0 0 0 -3
…nute	0 -5 5 0 2 -2 2 -1
…ny	5 -1 8 -5 -4 -2 0 -10
…oad	-2 1 -1 -1 1 15 -1 -4
…oal	6 -4 -4 -2 5 3 0 -5
…oals	6 1 -2 0 -1 2 0 0
…oam	1 -1 4 0 0 -1 0 -2
…oar	0 2 -3 -1 0 7 0 -6
…oast	4 -3 0 0 0 7 2 -3
…oat	6 -3 5 -5 -3 -1 0 2
…ob	8 -4 -1 1 0 -2 -1 6
…obal	0 0 -2 0 0 0 4 0
…obe	-2 -10 -3 1 0 6 -2 0
…obin	6 0 -4 0 -2 2 0 -4
…obot	3 -1 -1 -2 0 4 0 -3
…och	2 -2 0 0 0 4 0 0
…ock	13 -5 -2 0 -1 7 1 1
…ocks	-2 4 -1 0 0 -5 0 0
…od	7 -5 -12 3 3 -8 -5 16
…oday	5 -2 2 -2 0 0 -3 3
…ode	0 -2 -2 -5 3 -1 -1 5
…oden	-8 2 0 0 0 -1 0 2
…ody	5 5 -6 0 -2 -2 0 0
…oe	-1 -4 13 0 0 0 0 0
…oes	6 -7 5 1 0 -4 0 2
…oft	3 -10 11 -1 -1 0 -1 0
…og	-1 1 -20 -6 0 -2 -2 9
…oggy	2 -6 -2 0 0 5 0 -1
…ogs	-8 -4 5 0 0 1 0 13
…oh	-1 -1 0 -2 0 -1 0 4
…oi	0 9 1 -3 0 0 0 0
…oice	-2 7 -1 0 0 0 0 0
…oils	-1 4 -2 3 0 -2 0 0
…oin	5 0 -6 0 0 0 0 0
…oing	6 -4 -5 -8 1 0 0 2
…oins	4 0 0 0 0 0 0 0
…oint	2 6 -4 0 0 0 0 -2
…ok	3 -3 -6 -5 0 0 -4 8
…oke	3 -4 -1 0 2 1 0 -5
…oked	-1 5 5 -5 -2 0 -2 6
…oken	-8 12 -6 0 0 -1 0 4
…oker	1 -1 0 0 0 5 0 -3
…oks	0 1 -6 5 2 -1 -2 4
…ol	-7 13 -4 0 -12 4 -2 14
…old	-7 5 8 -3 0 -9 0 -3
…ole	5 2 -4 -2 -1 3 2 -1
…oles	0 0 5 -3 0 -1 0 0
…olet	0 -9 5 4 1 0 0 -1
…olf	1 3 -6 0 0 -5 0 0
…oli	-2 0 0 0 -4 6 0 0
…olin	-1 6 -2 0 0 2 0 0
…oll	5 -5 -1 1 0 4 0 -2
…olls	-3 9 -2 -1 0 -2 0 0
…olor	-3 0 6 0 -1 -3 -1 -2
…ols	8 -1 0 -1 0 0 -2 -3
…olt	-4 5 -5 0 0 0 0 0
…oly	-6 4 -6 1 1 0 0 -1
…om	7 -7 -5 -4 -6 2 -2 1
…oman	-4 -2 0 -1 0 0 0 1
…omb	11 -8 -1 -1 0 1 -1 -3
…ome	5 8 -4 -7 -5 3 -4 -3
…omer	-1 -6 -3 -1 1 -3 0 14
…omes	-6 14 0 -2 1 -1 0 -2
…oms	-2 -1 -5 0 0 2 0 4
…omsø	3 -5 -1 -1 0 0 -1 4
…on	7 -4 0 -1 -6 -3 -2 -7
…onal	-5 10 0 0 0 -1 0 2
…onas	-3 2 4 2 -1 -1 0 -1
…ond	5 3 -4 -3 6 -2 1 -1
…onds	-8 -15 22 -3 -5 -8 -5 -8
…one	3 -11 14 6 1 -2 -1 -5
…oned	2 -6 1 -2 0 2 0 -3
…ones	-11 0 -2 -5 0 1 0 13
…oney	5 -9 5 -2 -1 -1 0 -1
…ong	-1 9 7 -2 2 -11 -7 -2
…ongo	-1 -1 5 -1 0 0 0 0
…ons	6 -1 5 1 0 -2 -1 -9
…ont	-5 1 10 -1 0 1 0 -2
…ony	0 2 -1 0 0 -1 0 4
…oo	3 -7 10 5 -4 -12 3 -18
…ood	-4 7 -8 5 3 -8 -4 9
…ook	3 -2 -6 -3 0 0 -4 5
…ooks	0 1 -6 5 2 -1 -2 4
…ooky	-1 6 -3 -1 0 0 0 0
…ool	-4 16 -12 0 4 -2 0 1
…oom	6 -4 -10 1 -2 5 -1 1
…ooms	0 -2 -3 0 0 2 0 4
…oon	13 -3 -4 -6 -1 -1 -1 -5
…oons	-11 9 -8 0 0 2 0 -3
…oop	-1 -6 10 0 -2 3 -3 0
…oops	-5 -1 6 6 0 -1 0 -2
…oor	-5 -8 5 3 -1 -1 0 5
…oose	7 -5 0 -2 0 0 0 -1
…oot	8 1 -1 0 0 -3 -4 -1
…ooth	5 3 0 -2 0 0 0 -7
…oots	-3 3 -5 5 0 -1 0 -2
…oove	-1 7 -3 0 0 -3 0 0
…op	-13 1 5 2 -7 10 0 1
…oper	-4 1 0 0 0 4 0 0
…ophy	2 4 -2 -1 -1 0 0 -3
…ople	1 1 -4 -2 1 -4 0 1
…ops	2 -12 9 8 1 0 0 -7
…opy	-5 1 1 0 0 0 0 0
…or	16 -12 -1 -4 -6 1 -4 -7
…ora	4 -2 -1 0 0 0 -1 -1
…oral	0 -1 -2 5 0 -1 0 0
…orce	-5 -2 0 8 1 0 0 -3
…ord	8 1 -10 -5 -2 0 1 5
…ords	-4 3 0 -2 -1 -3 -1 3
…ore	-7 11 -5 5 -8 -2 1 -8
…ored	5 10 -3 -3 2 4 0 -1
…ork	2 7 -1 -1 0 -2 -1 -5
…orks	7 -13 -4 -1 -2 2 0 4
…orld	0 4 -2 0 0 0 0 -2
…orm	1 5 -2 -1 1 8 -2 -5
…orms	9 -3 3 -1 0 0 0 -1
…orn	3 3 -5 -3 0 0 -1 -1
…orns	6 4 -3 0 0 0 0 -1
…oro	7 -2 -5 0 0 1 0 -1
…orry	0 -9 8 2 3 -2 -1 5
…ors	13 -7 2 1 -1 -6 -2 -9
…orse	1 1 -5 7 -2 0 0 -8
…ort	-6 8 7 -6 -3 1 0 -4
…orty	-6 4 3 -1 0 -1 -1 4
…orus	2 5 0 -3 -1 1 -2 -1
…ory	8 -5 -11 -1 -4 1 0 1
…os	-3 9 -1 1 -3 -3 0 4
…ose	0 0 8 -6 -4 -2 0 -2
…osed	5 1 -4 1 0 5 1 -7
…oser	-5 12 -3 0 0 -1 0 -1
…oses	6 2 -6 0 0 -1 0 -3
…oss	2 1 -1 -2 2 1 0 -8
…ost	13 -4 1 -5 -1 -8 0 -1
…ot	8 -8 11 -2 -6 -11 -6 -1
…otal	3 -8 0 0 0 -1 0 4
…otch	0 -3 6 1 0 0 -2 0
…ote	5 -1 0 -4 0 0 0 0
…otel	-4 5 -2 2 0 0 0 0
…oth	-7 1 -7 1 4 -2 2 4
…oto	-2 -6 0 0 -1 -1 1 5
…ots	-2 -7 0 15 0 -2 0 -2
…otta	0 4 -1 0 0 -2 0 0
…otte	0 -4 0 0 0 0 0 -1
…otus	4 -2 -2 0 -2 4 0 0
…ou	4 -6 -7 -6 3 -5 7 5
…ouch	-3 -2 0 0 -3 -1 -3 9
…oud	-7 2 0 2 -4 5 0 7
…ouds	7 -4 -4 0 -1 -4 0 3
…ough	-4 5 4 -7 -1 2 -2 -5
…ould	-7 1 -1 -5 -5 -1 -1 2
…ound	5 7 -4 -3 -2 2 -1 -3
…ount	3 -7 2 0 -1 0 -5 -2
…oup	-5 1 -1 0 -1 2 1 0
…our	3 1 -11 6 -2 -6 6 5
…ours	-2 -7 -3 0 0 -1 3 7
…ous	4 3 -13 7 -2 -5 0 0
…ouse	12 -3 -8 -3 -2 9 -4 -2
…out	-5 7 0 1 -3 8 1 -2
…ove	9 -4 -3 0 -2 0 -2 -4
…oved	-2 4 3 3 -1 -7 0 -5
…oves	-4 -5 2 0 0 -1 0 13
…ovie	3 -5 -3 0 0 0 0 0
…ow	21 -7 -23 1 -11 6 -1 -3
…owd	-4 6 -2 0 2 -1 -1 7
…owed	5 1 -5 -1 0 2 0 2
…ower	-3 4 1 -2 2 -4 -1 -6
…owl	10 -3 1 -2 -1 0 0 -4
…owly	-2 4 5 -1 -2 -1 -6 1
…own	4 -6 6 -2 -4 1 3 -5
…ows	-2 11 -8 -2 0 -2 -1 -3
…ox	14 -1 -3 -1 0 0 0 -4
…oy	-2 -13 -1 -3 -1 3 0 12
…oyal	-1 -2 6 0 0 -2 0 0
…oys	-1 -3 -5 4 -1 -2 1 4
…ozy	5 2 -2 -2 0 1 0 -3
…pa	-1 1 -3 -1 -1 0 0 4
…pace	8 -1 -4 0 -2 0 0 -1
…part	9 -5 3 0 0 -4 0 0
…pas	-5 0 -1 0 0 7 0 0
…pe	4 12 -19 0 -1 4 0 2
…pear	0 10 -11 0 0 -1 0 -2
…ped	6 2 -5 -8 -1 0 -2 15
…peed	-3 -5 14 -3 -1 0 -1 -6
…pen	9 4 -11 0 2 -4 -2 -3
…pend	-7 -1 6 0 0 0 0 0
…per	5 -3 -9 -5 -3 3 -2 14
…pes	-1 -1 -6 4 1 -2 0 3
…pet	0 6 1 0 0 0 0 -1
…pets	-1 0 -2 -1 0 6 -1 0
…ph	0 3 -5 0 0 -1 0 2
…phew	6 -3 0 0 0 0 0 -2
…phy	2 4 -2 -1 -1 0 0 -3
…pier	0 7 -4 0 0 0 -1 -2
…pies	0 -6 1 0 0 2 0 0
…pil	0 0 2 -1 0 0 1 7
…pin	8 -7 7 0 0 0 -1 -5
…ping	9 0 13 3 -1 -3 0 -13
…pit	-3 8 -6 -1 0 0 0 0
…play	7 -3 -2 -1 1 2 0 -2
…ple	-11 5 -3 -1 -3 0 0 -1
…ples	7 -2 1 0 0 0 0 0
…plit	1 -1 6 -2 0 2 0 -2
…ply	-2 -8 -2 -5 9 -1 1 4
…pm	0 -6 9 2 0 0 0 -7
…po	-3 -7 5 8 -1 1 -1 -1
…pose	-2 10 0 -1 0 0 0 0
…pot	6 -1 1 -1 -1 0 0 -1
…pped	1 8 -2 -3 0 -6 2 3
…pper	-3 -1 1 0 0 0 0 5
…pple	-8 4 -1 1 0 0 0 -2
…pply	-2 -4 -2 -5 9 -1 -1 -3
…ppy	4 -6 -3 0 -1 -2 0 7
…pray	4 -2 -1 0 0 0 0 -2
…ps	6 -2 0 11 1 -3 -2 -9
…pt	4 5 6 -3 0 -3 1 -6
…pter	-2 1 0 0 0 1 0 5
…py	5 -2 -11 1 -2 6 -1 4
…ra	10 -9 7 -2 -1 -10 -1 5
…race	-3 4 -2 0 0 0 0 -1
…rack	0 5 -5 2 0 -1 1 -2
…ract	0 0 0 4 0 -1 0 -4
…raft	10 -4 0 0 0 0 -2 -4
…rage	0 2 6 -1 0 0 0 0
…rags	0 -5 1 4 0 0 0 1
…raid	-1 1 3 3 -1 -1 0 -4
…rail	-7 7 -2 -2 0 0 0 0
…ral	-1 4 -7 9 0 -1 0 -2
…rall	0 8 -15 5 0 0 2 0
…ram	-3 5 0 -2 -2 -2 0 -1
…rama	1 -3 -1 0 0 2 0 4
…rank	0 -4 6 -1 0 0 -1 0
…rant	-1 -2 -1 -2 0 0 0 4
…rap	-4 -3 -8 8 -1 0 4 -7
…rash	-1 5 0 0 1 0 1 -1
…rast	10 -2 1 0 0 0 0 -1
…rate	5 -3 -10 -1 -3 0 -1 1
…ravo	-5 -2 0 0 0 0 0 6
…raw	9 -5 -7 11 0 0 -1 -9
…rawn	2 -6 0 0 0 0 0 -3
…ray	10 0 -10 -1 0 -5 0 5
…razy	3 -8 0 1 0 0 0 1
…rce	1 -3 -2 8 1 0 0 -3
…rch	3 1 -7 2 0 -1 0 -1
…rcle	-1 0 6 0 0 0 0 0
…rcs	0 3 -6 0 0 0 -1 0
…rcus	5 0 0 0 0 0 0 -2
…rd	8 -14 -6 1 7 -3 -2 2
…rday	1 -5 -2 -1 0 -4 0 4
…rden	5 0 -3 4 -1 -1 0 -2
…rder	-2 -5 13 6 -2 -1 -4 2
…rdly	2 -3 6 -1 0 0 0 -4
…rds	-9 5 9 2 -2 0 -2 -2
…re	-3 0 -6 -5 -9 12 2 -4
…read	2 -10 1 -1 0 6 2 0
…reak	2 5 -3 -1 0 0 1 -3
…ream	-2 -2 -8 1 3 -1 0 0
…rect	-2 -1 0 -4 2 1 0 6
…red	0 13 -4 -2 -2 4 -2 -8
…ree	5 -14 14 -4 -1 -3 -3 1
…reen	11 -8 -7 -4 -4 -2 -2 -4
…rees	-6 7 3 0 3 -3 0 -6
…reet	-4 4 0 1 -1 1 0 -3
…rely	0 -3 7 0 0 0 0 -1
…rens	11 -6 -2 3 0 0 0 4
…rent	14 -10 -6 0 -1 -1 0 -2
…rer	-7 -6 6 7 0 2 0 -2
…ress	2 -5 2 -1 2 -1 0 0
…rest	8 1 -2 0 -3 1 0 -3
…rew	-6 3 -3 0 0 4 0 0
…rf	-6 9 -6 0 -1 2 0 2
…rfly	0 -6 7 -2 0 -1 0 0
…rful	2 -2 0 0 0 0 0 -4
…rge	-4 -1 -6 4 2 0 0 -1
…rget	1 -6 0 4 -2 -2 4 -8
…rgot	-2 9 0 0 0 0 0 -3
…rgy	0 4 -4 0 0 -1 0 0
…ri	0 -7 3 0 -1 1 0 -1
…ria	-1 -5 0 0 0 1 0 3
…ric	4 0 0 0 0 -1 0 -1
…rick	6 2 -4 0 0 0 0 3
…ride	-1 4 -3 -1 0 -6 0 2
…ried	-7 2 -1 2 -1 -5 0 5
…rief	-1 3 0 0 0 0 0 -4
…rier	-3 4 -7 0 0 1 -1 -2
…ries	-2 4 0 0 0 0 0 -5
…rift	-5 6 -3 0 0 0 0 0
…rike	0 0 0 5 -1 0 -4 -1
…rin	9 2 5 0 -6 -3 -2 -2
…ring	9 -8 -6 -6 5 4 0 7
…rink	-8 1 4 -1 0 0 0 0
…rint	-2 7 0 -1 0 -2 0 0
…riod	0 -1 4 0 0 0 0 -5
…rior	-4 0 -1 7 0 -4 0 0
…rip	0 1 -4 -1 0 2 0 -2
…ris	6 6 -7 -1 0 0 0 -2
…rise	10 -5 -4 0 -1 -1 0 -2
…rite	9 -9 0 -1 -1 5 -2 -5
…rity	-4 3 -1 1 0 -1 0 0
…rium	13 -2 -1 -2 -1 1 0 -2
…rive	-6 5 1 0 0 -1 0 -1
…rix	3 -5 -2 0 0 1 0 -1
…riya	-1 2 -2 0 0 0 0 5
…rk	7 7 -10 -3 -1 3 1 -7
…rked	0 -5 0 -3 0 3 0 2
…rker	-5 -5 11 -2 -2 0 0 0
…rkle	0 -7 6 -1 -3 0 -1 0
…rks	6 -11 -2 -2 -2 1 -1 0
…rl	1 -4 -3 13 5 0 -1 -10
…rld	0 4 -2 0 0 0 0 -2
…rls	-3 5 0 -3 0 0 0 -3
…rly	0 13 -6 -2 -3 -1 0 -8
…rm	-5 7 -6 4 2 6 0 -6
…rmal	0 -3 -2 5 0 0 0 9
…rmer	-1 1 4 0 0 -2 0 -2
…rms	9 3 3 -3 0 0 0 -1
…rn	4 -1 -14 1 -1 2 5 -5
…rned	0 -7 2 0 0 -1 0 6
…rner	2 5 -3 0 0 0 0 4
…rns	1 12 -10 0 1 -1 0 -6
…ro	-2 -6 0 -2 0 5 1 3
…robe	-2 -10 -3 1 0 6 -2 0
…rock	-5 5 0 0 0 3 0 0
…rog	6 -5 -1 0 0 0 0 0
…rol	3 -2 8 0 -1 0 0 -2
…roll	5 -1 2 0 0 -1 0 0
…rom	-1 0 -1 -4 -4 -1 -1 2
…ron	-13 3 0 0 0 0 0 5
…rong	-4 -1 0 1 4 -4 0 -4
…rons	0 -5 2 0 0 0 0 0
…ront	-5 1 10 -1 0 1 0 -2
…room	7 -7 -1 0 -1 0 0 -2
…rop	-8 -1 0 6 0 3 -1 3
…rops	7 -3 4 0 0 0 0 -3
…ror	-8 11 -3 0 3 0 -5 0
…rora	4 -2 -1 0 0 0 -1 -1
…ross	5 0 -1 -1 2 -1 0 -6
…rost	14 -1 0 0 -1 -8 0 -3
…roud	-3 -4 -3 0 -3 0 0 10
…roup	-3 -4 0 0 -1 3 1 0
…row	-6 18 -8 -4 3 0 3 -5
…rowd	-4 6 -2 0 2 -1 -1 7
…rown	-3 -5 0 1 2 5 0 0
…rp	3 0 -5 0 0 -2 2 0
…rple	-5 -1 6 1 -4 -3 0 0
…rred	0 -4 -5 7 -2 -3 0 -4
…rror	-8 11 -3 0 3 0 -5 0
…rrow	4 10 -15 -2 -1 1 3 -4
…rry	1 -2 1 -4 1 -4 4 -4
…rs	7 -7 4 -7 5 -6 -5 6
…rse	3 0 -5 12 1 -3 -1 -6
…rses	0 4 -1 0 0 0 0 -3
…rson	0 5 -5 0 0 0 0 -2
…rsor	-1 7 -2 0 0 0 -1 0
…rst	-7 -3 3 -8 -3 5 -1 8
…rsts	-4 1 2 0 0 0 0 0
…rt	-2 -3 10 -7 1 2 0 -7
…rtal	9 -7 0 0 0 -4 0 -2
…rter	-4 -11 13 2 0 -2 0 -2
…rts	6 -10 1 -2 -1 2 0 2
…rty	0 4 -5 -2 0 -1 -2 6
…ru	-3 8 -3 0 0 0 0 0
…ruck	1 0 5 -3 0 5 0 -1
…rue	-2 3 -1 0 3 -2 0 5
…ruit	9 0 -1 0 1 0 -3 -5
…rums	7 -6 0 0 0 0 0 0
…runk	0 6 -4 0 0 -1 0 -1
…rupt	-2 4 0 0 0 0 0 0
…rus	2 9 -5 -3 -1 1 -2 -1
…rval	-5 0 0 0 0 5 0 0
…rve	1 0 -1 -1 0 -1 4 0
…rver	0 -1 4 0 0 0 0 0
…ry	11 -2 -13 -6 -6 2 1 -5
…sa	-2 -1 -1 -1 0 2 0 6
…sage	-1 4 -4 0 -4 0 0 0
…sant	14 2 -6 0 -2 -3 0 -3
…saur	8 -3 -6 6 0 -2 0 -5
…sco	5 3 -2 -3 -1 -2 -1 -2
…sday	-4 -5 -1 2 -1 0 0 6
…se	7 -10 7 1 -11 -7 -4 -16
…sed	8 -2 -7 -1 2 -4 1 4
…seen	-4 1 0 0 0 0 0 0
…self	1 4 0 -4 0 0 -1 -2
…sent	-1 1 4 0 0 0 -1 0
…ser	1 9 -6 2 -1 -2 0 -1
…sert	8 -7 -4 0 0 0 0 -1
…ses	8 4 -8 -1 0 0 -1 -11
…set	3 -4 -6 6 -1 0 -1 -3
…sh	-3 -9 10 -10 -1 -6 -1 -5
…shed	1 0 2 4 1 1 -2 0
…shes	4 -6 12 0 -1 -3 1 -9
…shop	4 -1 0 0 0 0 0 -1
…sick	-1 -6 2 -3 0 4 0 -2
…side	-5 5 -1 -1 4 0 0 -3
…simo	-8 -2 0 0 0 0 0 8
…sin	-1 -4 -4 -1 0 0 0 13
…sing	-2 9 -4 6 -5 0 0 -11
…sion	-15 8 5 5 1 8 -1 -9
…sis	0 -6 0 0 0 2 0 4
…sit	-6 5 1 0 0 0 0 0
…site	-3 -4 8 -1 0 0 0 0
…sity	-5 -1 16 -1 0 0 -3 -2
…sium	1 -5 -1 0 1 0 0 -1
…sive	0 0 -6 4 0 0 0 0
…sk	-1 1 1 0 0 0 -2 -8
…skar	-1 4 0 0 0 0 0 0
…sked	-4 -9 -3 2 -1 4 0 5
…sks	1 9 -3 -1 0 -2 0 -2
…sky	-2 -3 6 0 0 3 0 0
…so	9 -1 -1 -3 -3 0 -1 1
…son	7 -5 -2 -3 0 -2 0 1
…sor	-1 7 -2 -1 0 0 -1 3
…sp	-1 4 -3 2 0 0 0 0
…ss	4 3 -3 -10 4 -1 -2 -10
…ssed	-3 -3 -2 -3 0 0 0 11
…ssy	1 2 -2 4 2 -6 0 -4
…st	1 -9 -1 -4 -6 8 -7 4
…sta	1 -1 -2 -1 0 0 0 4
…ste	-4 -13 2 1 0 -1 -2 12
…sted	2 2 -4 -2 1 -3 0 -3
…ster	-1 1 -12 -1 1 5 5 4
…stic	0 3 -8 9 0 -1 0 -2
…stly	6 8 -8 -3 0 -1 0 4
…sts	-5 2 -9 -5 3 1 5 -5
…sty	-2 -4 3 -2 -1 3 0 0
…sure	11 -3 0 0 0 0 0 -7
…swan	0 0 -1 -2 0 1 4 3
…swer	-1 3 -10 2 3 -2 0 0
…sy	15 5 -17 4 2 -4 0 -6
…sø	3 -5 -1 -1 0 0 -1 4
…ta	-9 -4 6 -1 2 -2 4 3
…tage	8 -2 2 0 0 0 0 -2
…tain	4 13 -1 -2 -1 -1 -1 -4
…take	0 -2 -7 10 -1 0 1 -3
…tal	5 -8 3 -1 -1 -2 0 5
…tals	-9 -6 6 0 -2 2 0 -1
…taly	3 1 -4 0 0 -1 0 0
…tan	1 2 1 -2 0 -2 0 -5
…tant	0 4 0 0 1 -1 -1 0
…tar	13 -10 -4 -2 -3 4 2 -6
…tare	0 -3 0 0 0 0 0 4
…tars	12 1 -1 -3 0 -3 -3 -3
…tart	-4 8 0 -1 -5 6 3 -2
…tate	-5 2 -7 5 6 0 -1 -6
…tay	-7 -10 8 8 2 -3 9 -4
…tays	-3 -4 8 3 4 -2 -2 1
…tch	-6 -9 9 2 -1 4 3 0
…te	6 -5 -1 -5 -3 -9 -3 1
…tead	-6 -5 13 -4 0 -3 -2 -3
…team	6 -4 -4 -2 -1 1 0 0
…ted	-1 5 -9 3 8 -8 -1 -2
…tely	9 -8 10 -1 -4 -1 0 2
…tem	6 -5 5 0 0 0 -4 0
…ten	-3 0 -2 -3 2 4 0 -1
…tep	1 2 2 4 -1 -11 -4 -4
…teps	1 0 -2 6 -1 0 -1 0
…ter	3 -12 7 -7 5 -15 3 8
…tern	-2 4 -1 0 0 -6 0 -1
…tes	10 -2 -4 1 -4 8 3 2
…test	-1 0 -8 6 1 -2 -1 4
…th	0 10 -6 -1 6 -4 -7 -1
…ther	4 -9 5 1 -5 -2 -5 1
…thin	0 -5 1 -1 0 0 0 5
…thko	8 3 -4 0 0 -3 0 -4
…thm	-3 1 -1 7 0 0 0 -1
…thy	3 -9 -3 8 0 3 0 3
…ti	5 5 -3 -1 -1 -1 0 -8
…tic	3 6 -9 5 -1 0 -1 1
…tice	-4 15 -6 0 2 0 0 5
…tick	-6 2 1 -1 2 5 0 -3
…tier	-1 18 -14 5 0 0 0 -2
…ties	3 3 -4 3 0 0 0 0
…til	1 1 -6 0 -2 -2 7 -3
…till	-2 3 1 1 -4 1 -2 -3
…ting	-13 6 -3 0 -1 5 -3 4
…tion	11 -18 9 3 2 -6 1 4
…tive	5 -4 3 -1 -1 0 0 -3
…tle	8 5 -4 -2 -4 -2 -4 -2
…tler	-8 -2 5 1 0 0 0 -1
…tly	3 5 -9 0 -1 1 0 7
…tmas	6 -1 -2 0 0 0 0 -3
…to	-9 4 1 -2 0 -10 1 5
…tom	5 0 4 0 -1 -4 0 -2
…ton	1 -7 0 0 0 1 0 -3
…top	-10 -4 13 -1 -5 0 0 -3
…tor	2 3 -5 0 -5 1 -1 -3
…tore	-2 -7 -5 -1 0 3 7 -2
…torm	-3 7 1 -1 0 6 -2 -3
…tory	6 -5 -5 -2 -1 1 0 1
…tout	-2 7 -2 0 0 0 0 3
…trix	3 -5 -2 0 0 1 0 -1
…trl	-5 -4 -7 15 5 0 -1 -6
…tron	0 -4 0 0 0 0 0 6
…try	-3 -1 -1 6 0 0 0 -1
…ts	-8 4 6 -1 -1 -1 -4 -15
…tta	-5 5 -1 0 0 0 0 0
…tte	-1 -5 -1 -1 0 -3 0 2
…tten	2 8 -12 0 -2 0 0 2
…tter	0 -9 -1 7 -4 1 0 11
…tti	5 5 -3 -1 -1 -1 0 -8
…ttle	1 -2 2 -2 -4 -2 -5 1
…ttom	5 0 4 0 -1 -4 0 -2
…tty	1 -4 1 -2 0 1 0 3
…tual	0 0 0 -2 -5 0 0 0
…tuce	0 -7 4 0 0 0 0 0
…tuck	-6 11 0 0 -1 -3 0 0
…tude	2 -3 7 -3 0 0 -3 -3
…tues	2 -5 -5 0 0 0 9 -6
…tuff	6 -6 -3 0 0 -1 0 4
…tumn	5 -4 3 0 0 0 0 -1
…ture	-1 7 1 -8 0 3 0 -3
…turn	-1 -10 -4 2 2 6 -1 -2
…tus	3 -2 -2 0 -2 5 0 -1
…ty	-3 -1 -6 -3 4 0 -1 4
…tyle	1 -3 4 -1 0 -2 -1 0
…tz	0 7 -4 -5 0 0 0 0
…ual	2 0 -3 -2 -5 0 0 0
…ube	2 4 0 0 1 -2 0 -1
…ubes	-6 11 -3 -2 0 0 0 0
…uble	5 -8 5 1 2 0 0 -1
…uce	-2 -6 5 0 0 -2 0 -1
…uch	0 -4 7 -5 -3 -5 -3 9
…uck	-7 15 -6 -3 -3 4 0 1
…ud	-9 2 0 1 -3 5 0 4
…ude	3 -4 7 -3 0 0 -3 -5
…uder	-1 6 -4 0 0 0 0 0
…uds	7 -4 -4 0 -1 -4 0 3
…ue	-7 -1 6 -5 -3 0 2 3
…ueen	-2 4 1 0 0 0 0 0
…uer	0 -2 4 0 0 -1 0 0
…ues	-3 -7 -4 4 -3 4 9 -8
…uess	1 -5 2 0 0 0 0 -1
…uff	4 -2 -3 0 0 -1 0 4
…ug	1 4 -3 -1 -1 3 0 7
…ugar	-2 6 -5 7 0 0 -1 -1
…uge	4 -3 -2 0 0 0 -1 0
…ugh	-1 5 5 -7 -1 2 -2 -5
…ught	-6 10 -2 2 0 -3 0 -10
…ugs	1 4 -2 0 -1 0 0 -2
…uh	-5 -1 0 -2 0 0 0 8
…uick	-5 -6 7 0 -3 6 0 -2
…uiet	10 -9 -4 0 0 -1 0 6
…uild	10 4 -13 -4 0 7 0 0
…uit	7 -7 10 2 1 0 -3 -4
…uite	1 8 -7 1 -1 -1 0 -3
…ul	0 -7 -12 5 0 3 -1 10
…ular	-2 8 -4 0 2 0 -1 3
…ulbs	1 6 -1 0 0 2 -1 0
…uld	-7 1 -1 -5 -5 -1 -1 2
…uled	0 0 0 6 4 -4 0 -1
…ules	0 0 0 5 3 0 -3 0
…ull	-13 12 -4 -3 0 1 3 -9
…ulse	-5 -9 5 3 0 -3 0 0
…ult	6 -4 -5 -1 -3 0 0 5
…um	3 -6 -4 -2 -1 -4 9 -2
…umbs	7 -1 -4 0 0 0 0 0
…ume	7 -2 0 -1 3 -3 1 -2
…umn	9 -4 3 0 0 -2 0 -3
…ump	-1 -2 11 2 0 0 -1 -4
…umps	-4 9 -6 -1 1 -2 0 1
…ums	6 -6 -2 0 0 0 0 -1
…un	7 -11 9 -2 -6 -11 9 1
…unch	3 -3 -4 3 0 0 0 -3
…und	5 7 -4 2 -3 2 -1 -3
…unds	-1 -4 1 0 -3 4 0 -4
…une	-8 -5 0 0 0 0 0 14
…ung	-1 8 0 1 0 0 1 0
…unk	-1 6 -4 0 0 -1 0 -1
…unny	-2 7 -1 -2 -1 2 0 -3
…uns	-5 8 2 0 -1 -2 1 0
…unt	2 -9 8 -1 1 0 -5 -2
…unts	-2 -6 10 0 1 1 -1 -3
…up	-3 10 -9 -1 -1 -4 1 -4
…uper	0 -8 -2 -4 2 0 0 11
…upil	0 0 2 -1 0 0 1 7
…upt	-2 4 0 0 0 0 0 0
…ur	10 1 -10 8 -2 -7 5 3
…urch	-4 1 3 0 0 0 0 0
…ure	5 12 -11 -8 0 12 0 -11
…urn	-4 -1 -6 4 -2 1 7 -5
…urns	-1 8 -8 0 1 0 0 -2
…urry	4 0 -4 0 0 0 0 -1
…urs	-5 -2 4 -2 0 -1 2 9
…urse	2 4 -1 -1 3 0 -1 -2
…urst	-1 -7 7 0 0 0 0 0
…urt	0 0 0 1 0 1 0 4
…us	10 -7 -4 4 -5 -2 -5 -3
…use	4 1 -6 -5 -3 3 2 -5
…ush	4 -2 7 0 0 -6 0 -1
…usk	3 -5 -2 0 0 -2 0 0
…ussy	2 -1 -1 4 0 1 0 -4
…ust	-10 7 -1 1 3 -6 -2 5
…usy	3 -6 1 0 0 4 0 -1
…ut	-9 15 -4 -4 -2 -7 -1 -10
…ute	-3 3 3 2 2 -2 3 -9
…uter	-3 17 -15 0 0 -5 0 0
…utes	9 -6 -2 -4 -4 4 2 4
…uth	6 3 -1 0 0 -2 -1 0
…uts	2 -5 4 -3 1 -1 0 1
…uy	-1 10 -9 -1 -1 1 0 3
…uzz	-8 2 7 0 0 0 0 -1
…va	7 -10 0 -3 0 1 -1 3
…val	2 -6 3 -1 0 8 0 -3
…ve	0 -4 -6 0 -5 -8 5 0
…ved	-6 2 7 -1 1 2 6 -10
…vel	10 0 -6 2 0 0 -5 -2
…vely	-5 -7 0 -1 -1 2 0 5
…ven	11 -4 0 -3 -3 5 -1 -2
…vent	0 -1 5 -1 0 0 0 -2
…ver	9 0 -14 3 -1 -4 -4 6
…vern	1 0 -1 0 0 4 0 -2
…vert	-10 -5 3 3 11 -1 -1 -10
…very	-4 10 1 0 -1 -2 0 -7
…ves	1 6 -8 1 4 -7 -1 11
…vie	3 -5 -3 0 0 0 0 0
…vier	-7 -3 10 0 0 0 0 -2
…ving	12 -9 1 -2 -2 6 -1 -8
…vo	-5 -2 0 0 0 0 0 6
…vous	1 -3 5 8 2 -2 0 -5
…vy	-3 5 -4 1 -1 4 0 -2
…wake	1 -6 -2 8 0 0 0 3
…wan	0 0 -1 -2 0 1 4 3
…wap	-3 -8 13 0 0 -2 -1 1
…ward	-5 0 1 -2 11 -1 0 -5
…way	-8 16 -1 0 2 -5 -1 -5
…ways	0 8 -5 -7 0 -3 0 6
…wd	-4 6 -2 0 2 -1 -1 7
…wed	5 1 -5 -1 0 2 0 2
…weed	0 2 2 -4 0 -1 0 -1
…ween	5 -6 11 -2 -2 -1 -1 -6
…weep	1 0 7 -2 0 1 0 -4
…well	1 -4 1 0 0 1 0 -1
…wer	-9 -14 22 -6 5 -7 -2 -8
…wers	3 -8 -5 0 0 6 0 2
…wful	0 -2 -3 1 0 5 0 0
…what	-1 -16 16 0 0 0 0 0
…wice	-2 -8 10 -3 -3 -1 -4 0
…wim	-4 -4 1 0 1 0 0 0
…wims	-9 3 -1 0 0 0 0 0
…wind	0 0 -5 5 2 0 0 0
…wing	12 -3 -2 -1 0 -3 -3 1
…wise	0 -3 12 0 0 0 0 -2
…wkey	-8 3 0 0 0 0 0 0
…wl	5 10 -4 -4 -1 -1 0 -6
…wls	0 5 0 0 -4 2 0 0
…wly	-2 4 5 -1 -2 -1 -6 1
…wman	-8 12 -1 0 0 0 0 0
…wn	14 -9 -1 -3 -2 -2 3 -9
…wo	8 14 -15 12 -2 2 -3 -5
…word	10 -2 -1 -1 0 0 -1 -2
…work	1 4 -5 0 0 -6 0 -1
…ws	-3 19 -8 -2 0 -2 -1 -5
…ww	2 -8 -4 5 0 -1 0 12
…xam	0 -1 -2 0 -1 3 1 -5
…xed	-1 0 0 -1 -4 0 0 -1
…xel	6 0 -2 0 0 -2 0 0
…xt	10 -9 3 -5 -2 -4 -4 3
…xty	2 0 -4 0 0 0 3 -1
…ya	-3 -4 15 -5 0 0 0 3
…yal	-1 -2 6 0 0 -2 0 0
…yan	0 -4 6 -1 -3 1 0 -1
…ybe	-9 8 -4 -2 0 -5 0 -4
…ycle	0 -3 4 0 0 0 0 -1
…ye	12 -6 -4 7 1 -2 1 0
…yed	0 0 -5 0 0 8 0 4
…yer	1 7 -7 0 0 -2 0 0
…yes	-17 10 3 -3 1 3 -1 -3
…ying	-2 12 -5 1 3 0 4 -2
…yle	1 -3 4 -1 0 -2 -1 0
…yll	-1 -2 1 -1 0 5 0 0
…yo	-1 -2 -5 0 0 0 0 5
…yone	5 1 2 -4 0 7 -1 -2
…ype	-4 12 -17 0 0 0 0 1
…yped	4 -1 0 -1 0 -2 0 1
…ys	5 -6 -5 5 6 -14 5 6
…ythm	-3 1 -1 7 0 0 0 -1
…yve	-1 -3 0 -1 1 2 0 4
…yway	-2 -4 1 4 1 -1 0 4
…za	9 -1 -5 -1 2 -3 2 -4
…ze	0 -7 -1 2 0 0 5 -2
…zel	5 -2 0 -2 0 0 0 2
…zing	9 1 -2 0 -6 0 1 -3
…zon	-3 3 1 -2 -5 7 0 -1
…zy	9 0 -9 7 0 1 -1 -5
…zz	-5 0 -2 0 0 1 0 -1
…zza	3 1 -5 -1 2 -3 2 -2
…zzy	0 -2 4 0 0 0 0 -1
`;
