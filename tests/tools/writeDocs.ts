import { writeFileSync } from 'node:fs';
import { firmwareTablesFile, madeFirmwareTables } from './firmwareTables';
import { madeModelfile, modelfile } from './modelfile';
import { madeProgramFormatPage, programFormatPage } from './generatedDocs';

// `npm run docs`: writes what is made from the sources: the schema's tables into their page, the light's into the firmware,
// the lamp model's prompt into the Modelfile.
writeFileSync(programFormatPage, await madeProgramFormatPage());
writeFileSync(firmwareTablesFile, madeFirmwareTables());
writeFileSync(modelfile, madeModelfile());
