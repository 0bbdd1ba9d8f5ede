import type { IconName } from '../../program/icons';
import { creatures } from './creatures';
import type { Drawing } from './Drawing';
import { places } from './places';
import { plants } from './plants';
import { signs } from './signs';
import { sky } from './sky';
import { things } from './things';
import { treats } from './treats';

/** Every icon of the library, drawn. */
export const drawings: Readonly<Record<IconName, Drawing>> = {
  ...creatures,
  ...plants,
  ...sky,
  ...places,
  ...treats,
  ...things,
  ...signs,
};
