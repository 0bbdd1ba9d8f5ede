import { writeFileSync } from 'node:fs';
import { madeProgramFormatPage, programFormatPage } from './generatedDocs';

// `npm run docs`: writes the tables that are made from the schema into their page.
writeFileSync(programFormatPage, await madeProgramFormatPage());
