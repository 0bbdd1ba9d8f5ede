#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './buildIfStale.mjs';

/** What `lamp serve` shows, and the lamp's process that it starts. */
const others = process.argv[2] === 'serve' ? ['renderer/index.html', 'main/lampProcess.js'] : [];

await import(pathToFileURL(await buildIfStale('main/lamp.js', ...others)).href);
