import { writeFileSync } from 'node:fs';
import { madeFirmwareHeaders } from './firmwareTables';
import { madeModelfile, modelfile } from './modelfile';
import { madePages } from './generatedDocs';

// `npm run docs`: writes what is made from the sources: the schema's tables and lamp code's
// lists into their pages, the light's into the firmware,
// the lamp model's prompt into the Modelfile.
for (const { file, text } of await madePages()) writeFileSync(file, text);
for (const { file, text } of madeFirmwareHeaders()) writeFileSync(file, text);
writeFileSync(modelfile, madeModelfile());
