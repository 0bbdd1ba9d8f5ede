import type { ComposerEngine } from './Engine';

/** The built-in composer. Its tables are large, so they are loaded with the first wish. */
export const composerEngine: ComposerEngine = {
  kind: 'composer',
  compose: async (wish, current) => {
    const { compose } = await import('#shared/composer/compose');
    return compose(wish, current);
  },
};
