import { writeFileSync } from 'node:fs';
import { firmwareTablesFile, madeFirmwareTables } from './firmwareTables';
import { madeProgramFormatPage, programFormatPage } from './generatedDocs';

// `npm run docs`: writes what is made from the sources: the schema's tables into their page, the light's into the firmware.
writeFileSync(programFormatPage, await madeProgramFormatPage());
writeFileSync(firmwareTablesFile, madeFirmwareTables());
