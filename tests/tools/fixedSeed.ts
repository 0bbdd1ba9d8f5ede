import fc from 'fast-check';

/** The same cases in every run, so that a change is judged by what it changes. `FUZZ=1 npm test` looks for new ones. */
if (!process.env['FUZZ']) fc.configureGlobal({ seed: 20_261_115 });
