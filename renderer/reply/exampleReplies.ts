interface ExampleReply {
  readonly label: string;
  readonly text: string;
}

const sound = `{"program":{"name":"Aurora over the fjord",
 "steps":[
 {"id":"curtains","command":
  {"type":"pattern","name":"aurora",
   "params":{"color":"#1FD693",
    "color2":"#7B5CFF","speed":9000}},
  "duration":9000,"transition":800},
 {"id":"breath","command":
  {"type":"pattern","name":"breathing",
   "params":{"color":"#7B5CFF","speed":3000}},
  "duration":6000,"transition":400},
 {"id":"stars","command":
  {"type":"pattern","name":"sparkle",
   "params":{"color":"#E4EEFF",
    "bgColor":"#0B1030","speed":200,
    "density":0.08}},
  "duration":6000,"transition":1000}],
 "loop":{"count":0,"start_step":"curtains",
  "end_step":"stars"}}}`;

const mending = `Sure! Here is a storm over the sea:

\`\`\`json
{"program": {"name": "Storm over the sea",
 "steps": [
  {"id": "swell", "command": {
    "type": "wave", "params": {
     "color": "royalblue",
     "color2": "#0A1A3C", "speed": 2000}},
   "duration": "6s"},
  {"id": "flash", "command": {
    "type": "pattern", "name": "pulse",
    "params": {
     "color": "#FFFFFF", "speed": 700}},
   "duration": 700},
  {"id": "rain", "command": {
    "type": "pattern", "name": "rain",
    "params": {
     "color": "#87CEFA", "bgColor": "#0B1026",
     "speed": 900, "density": 0.2}},
   "duration": 5000}
 , "loop": {"count": -1,
    "start_step": "swell", "end_step": "rain"}
}}
\`\`\`

Tell me if you want more lightning!`;

const notAProgram = `What a lovely idea! Northern lights look best when they move slowly: greens near the horizon, a little violet above, and stars once the sky is dark.

Would you like me to write that as a program for your lamp?`;

/** Replies to try the page with: one that is sound, one as small models write them, one that is only talk. */
export const exampleReplies: Readonly<Record<'sound' | 'mending' | 'notAProgram', ExampleReply>> = {
  sound: { label: 'a sound program', text: sound },
  mending: { label: 'a reply that needs mending', text: mending },
  notAProgram: { label: 'not a program', text: notAProgram },
};
