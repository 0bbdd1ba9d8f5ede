#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './buildIfStale.mjs';

/** `lamp serve` also needs the built window and the lamp process. */
const alsoNeeded = process.argv[2] === 'serve' ? ['renderer/index.html', 'main/lampProcess.js'] : [];

await import(pathToFileURL(await buildIfStale('main/lamp.js', ...alsoNeeded)).href);
