import { abstract } from './abstract';
import { activities } from './activities';
import { alarms } from './alarms';
import { animals } from './animals';
import { arcade } from './arcade';
import { celebrations } from './celebrations';
import { colouredGlass } from './colouredGlass';
import { dayAndNight } from './dayAndNight';
import { deepSpace } from './deepSpace';
import { deserts } from './deserts';
import { drinks } from './drinks';
import { embers } from './embers';
import { evenings } from './evenings';
import { exercises } from './exercises';
import { festivals } from './festivals';
import { fireworks } from './fireworks';
import { flames } from './flames';
import { food } from './food';
import { forces } from './forces';
import { holidays } from './holidays';
import { ice } from './ice';
import { journeys } from './journeys';
import { lamps } from './lamps';
import { moods } from './moods';
import { moon } from './moon';
import { motifs } from './motifs';
import { mountains } from './mountains';
import { nature } from './nature';
import { notices } from './notices';
import { parades } from './parades';
import { parties } from './parties';
import { partyLights } from './partyLights';
import { pets } from './pets';
import { places } from './places';
import { planets } from './planets';
import { plants } from './plants';
import { retreats } from './retreats';
import { romance } from './romance';
import { seaAnimals } from './seaAnimals';
import { seasons } from './seasons';
import { shadows } from './shadows';
import { showers } from './showers';
import { signals } from './signals';
import { skies } from './skies';
import { space } from './space';
import { spaceTravel } from './spaceTravel';
import { taverns } from './taverns';
import { tempers } from './tempers';
import { things } from './things';
import { underwater } from './underwater';
import { vehicles } from './vehicles';
import { venues } from './venues';
import { water } from './water';
import { weather } from './weather';
import { fairground } from './fairground';
import { wildlife } from './wildlife';
import { households } from './households';
import { sights } from './sights';
import { delicacies } from './delicacies';
import { iconScenes } from './iconScenes';
import type { Scene } from './Scene';

const drawn: readonly Scene[] = [
  ...abstract,
  ...activities,
  ...alarms,
  ...animals,
  ...arcade,
  ...celebrations,
  ...colouredGlass,
  ...dayAndNight,
  ...deepSpace,
  ...deserts,
  ...drinks,
  ...embers,
  ...evenings,
  ...exercises,
  ...festivals,
  ...fireworks,
  ...flames,
  ...food,
  ...forces,
  ...holidays,
  ...ice,
  ...journeys,
  ...lamps,
  ...moods,
  ...moon,
  ...motifs,
  ...mountains,
  ...nature,
  ...notices,
  ...parades,
  ...parties,
  ...partyLights,
  ...pets,
  ...places,
  ...planets,
  ...plants,
  ...retreats,
  ...romance,
  ...seaAnimals,
  ...seasons,
  ...shadows,
  ...showers,
  ...signals,
  ...skies,
  ...space,
  ...spaceTravel,
  ...taverns,
  ...tempers,
  ...things,
  ...underwater,
  ...vehicles,
  ...venues,
  ...water,
  ...weather,
  ...fairground,
  ...wildlife,
  ...households,
  ...sights,
  ...delicacies,
];

/** Everything the composer can show; no two share a name or a word. */
export const allScenes: readonly Scene[] = [...drawn, ...iconScenes(drawn)];
