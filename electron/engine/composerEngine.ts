import type { ComposerEngine } from './Engine';

/**
 * The built-in composer as an engine: it answers at once, from the words alone, and says what it understood. It is large, and
 * loaded with the first wish it answers.
 */
export const composerEngine: ComposerEngine = {
  kind: 'composer',
  async *stream({ wish, current }) {
    const { compose } = await import('#shared/composer/compose');
    const { program, note } = compose(wish, current);
    yield { type: 'text', text: JSON.stringify({ program }) };
    yield { type: 'notice', notice: { code: 'COMPOSER_NOTE', message: note } };
    yield { type: 'end', end: 'stop' };
  },
};
