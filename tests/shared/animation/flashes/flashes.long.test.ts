import { describe } from 'vitest';
import { calmedPromise } from './calmedPromise';

describe('softening many programs', () => {
  calmedPromise(60);
});
